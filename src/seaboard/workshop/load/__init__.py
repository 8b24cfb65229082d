"""How much a server carries: real sockets on this machine, the server a process of its own on its own core."""
