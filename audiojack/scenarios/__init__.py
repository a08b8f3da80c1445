"""Scenario files: one table, one stacked pack, a list of commands, and what must come of them.

Rules are tested by them, teachers write practice deals with them, and `audiojack check` runs them.
"""
