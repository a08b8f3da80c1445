"""Twenty-one of the clubs: stakes first, closed cards, all opened at the end (RULES.md, sections 6 and 7)."""
