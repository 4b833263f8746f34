"""Results for people and programs: workings in words, tables, plain data, pages."""
