"""From a descriptor and a crosstable to exact values: views, terms, modifiers, folds."""
