"""The commands of the command line besides playing: each prints plain text that reads well aloud."""
