"""Who is placed where, and why: ranking, the rows that result, and comparisons."""
