"""The parts of the program that have the keyboard, one after another or one over another."""
