"""Playing with others: houses, signing in, tables, and the seat at one of them."""
