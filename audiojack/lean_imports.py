"""Reads msgspec without typing_extensions: that alone would take a tenth of the time to the first word.

msgspec asks for typing_extensions first and takes what it needs from `typing` where there is none, which from Python
3.11 on is all there. It may be imported by whoever wants it afterwards.
"""

import sys

NAME = "typing_extensions"

if NAME not in sys.modules and "msgspec" not in sys.modules:
    sys.modules[NAME] = None  # type: ignore[assignment] # how Python notes that a module can't be imported
    try:
        import msgspec  # noqa: F401
    finally:
        del sys.modules[NAME]
