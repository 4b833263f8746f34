"""The results of a tournament as immutable values: participants, points, crosstable."""
