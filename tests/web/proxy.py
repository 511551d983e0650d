"""A way to a server that can lead elsewhere, and be cut: connections are passed on as they are."""

import socket
import threading
from contextlib import suppress
from typing import Final

PIECE: Final = 65536


class Proxy:
    """Listens at a port of its own; `target`: the port that new connections are led to."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listening.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.ends: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here = self.listening.accept()[0]
                threading.Thread(target=self._pass_on, args=(here,), daemon=True).start()

    def _pass_on(self, here: socket.socket) -> None:
        try:
            there = socket.create_connection(("127.0.0.1", self.target), 10)
        except OSError:
            here.close()
            return
        there.settimeout(None)
        self.ends |= {here, there}
        back = threading.Thread(target=self._pump, args=(there, here), daemon=True)
        back.start()
        self._pump(here, there)
        back.join()
        for end in (here, there):
            self.ends.discard(end)
            end.close()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(PIECE):
                target.sendall(data)
        for end in (source, target):  # whoever ends one direction ends both, as a cut line would
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Cut all that is connected now."""
        for end in list(self.ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.listening.close()
        self.cut()
