"""What goes over the wire between a program and a house: pure, without sockets of its own."""
