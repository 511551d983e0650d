"""Ports for servers that tests start."""

import socket
import weakref


def reserved_port(owner: object) -> int:
    """Return a port that nobody else is given as long as its owner lives.

    A socket is bound to it that does not listen: the system gives the port to nobody who asks for any, but whoever
    names it can listen there, again and again.
    """
    reserved = socket.socket()
    weakref.finalize(owner, reserved.close)
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    return int(reserved.getsockname()[1])
