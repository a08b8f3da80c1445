"""The sounds of the table, made by code alone: `physics` holds the models of paper, felt, clay, wood and bell,
`cards`, `chips`, `results` and `interface` play them, `measure` says how loud, how long and how unlike they are,
`catalogue` names them all and levels them, `ogg` writes and reads the files.
"""
