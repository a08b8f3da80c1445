"""Phrases for the table: sent as a code, heard by each in their own language (ONLINE 11.2)."""

from __future__ import annotations

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "congratulations",
    "bad-luck",
    "thanks",
    "not-at-all",
    "sorry",
    "one-moment",
    "ready",
    "whose-turn",
    "your-turn",
    "again",
    "last-round",
    "goodbye",
    "yes",
    "no",
)
"""Each has a variant of the message `online-phrase`."""
