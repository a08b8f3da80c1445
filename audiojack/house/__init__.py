"""Tables of several people, kept in one place: what `audiojack serve` runs."""
