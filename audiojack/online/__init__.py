"""A player at tables that are kept elsewhere: the connection, and the seat at its end."""
