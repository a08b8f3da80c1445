"""Ochko: the duels of every punter with the banker (RULES.md, sections 4 and 5)."""
