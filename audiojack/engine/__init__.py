"""The rules that decide: pure values and functions, with no clock, no chance of their own and no effects.

`decide` turns a command into events or a refusal, `evolve` folds an event into the table, `redact` says what of
an event a seat may know. Everything else in the program stands above this package.
"""
