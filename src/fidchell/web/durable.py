"""The gate through which everything leaves a server: nothing is told that is not on disk."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fidchell.server.store import Store


class Durable:
    """Holds back whatever is sent until all that was written before is durable."""

    def __init__(self, app: ASGIApp, store: Store) -> None:
        self.app = app
        self.store = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        durable = self.store.durable

        async def sent(message: Message) -> None:
            await durable()
            await send(message)

        await self.app(scope, receive, sent)
