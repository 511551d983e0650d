"""Where the server is and where requests come from: its public address, a proxy in front of it, a path prefix."""

from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from h11 import LocalProtocolError
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fidchell.core.errors import InvalidOptions

Network = IPv4Network | IPv6Network
PORTS: Final = {"http": 80, "https": 443}
SECURE: Final = {"http": "https", "ws": "wss"}
LOOPBACK: Final = "127.0.0.0/8,::1"
YEAR: Final = 365 * 24 * 3600  # seconds
HSTS: Final = (b"strict-transport-security", f"max-age={YEAR}".encode())
IDENTITIES: Final = ("fid", "admin")  # cookies that let somebody in


def origin(url: str) -> tuple[str, str, int] | None:
    """The origin of a URL: scheme, host and port. None if it has none."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None


def local(path: str) -> str:
    """A path on this site and no other, however browsers treat slashes; the front page for anything else."""
    plain = path.isascii() and path.isprintable() and "\\" not in path and " " not in path
    return path if plain and path.startswith("/") and not path.startswith("//") else "/"


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks with commas between them; `loopback` is this machine."""
    try:
        networks = text.replace("loopback", LOOPBACK).split(",") if text else []
        return tuple(ip_network(one.strip(), strict=False) for one in networks)
    except ValueError as error:
        raise InvalidOptions(f"--trust-proxy {text}: {error}") from None


def bare(word: str) -> str:
    """An address as proxies write it, without its port."""
    word = word.strip()
    if word.startswith("["):
        return word[1:].partition("]")[0]
    return word.partition(":")[0] if word.count(":") == 1 else word


@dataclass(frozen=True)
class Site:
    """How the server is reached, and which proxies are trusted to say where requests come from."""

    public_url: str = ""
    trusted: tuple[Network, ...] = ()
    hosts: tuple[str, ...] = ()  # further names that the operator allows

    @property
    def root(self) -> str:
        """The prefix of all our paths; mostly nothing."""
        return urlsplit(self.public_url).path

    @property
    def secure(self) -> bool:
        """Whether everybody reaches it by TLS."""
        return self.public_url.startswith("https://")

    @property
    def prefix(self) -> str:
        """What names of identity cookies begin with, so that no other host below the same domain can set them.

        `__Host-` demands the path `/`; below a path, `__Secure-` is what is left.
        """
        return ("__Secure-" if self.root else "__Host-") if self.secure else ""

    def answers_to(self, host: str) -> bool:
        """Return true if a Host header is one of ours.

        A page of another site can be given our address by its own name server (DNS rebinding) and would then be a page
        of this site for the browser, but it can't change the name that the browser sends.
        """
        name = bare(host).lower().removesuffix(".")
        if not name or name == "localhost" or name.endswith(".localhost"):
            return True  # a browser always sends a name
        public = origin(self.public_url)
        if name in self.hosts or (public is not None and name == public[1]):
            return True
        try:
            return bool(ip_address(name))
        except ValueError:
            return False

    def trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        known = (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
        return any(known in network for network in self.trusted)

    def base(self, connection: HTTPConnection) -> str:
        """The beginning of a link that is sent to somebody else."""
        return self.public_url or f"{connection.url.scheme.replace('ws', 'http')}://{connection.url.netloc}"

    def owns(self, url: str, connection: HTTPConnection) -> bool:
        """Whether a URL is on this site: at its public address, or at the one used by this request."""
        called = f"{connection.url.scheme.replace('ws', 'http')}://{connection.headers.get('host', '')}"
        return (found := origin(url)) is not None and found in (origin(self.public_url), origin(called))

    def back(self, connection: HTTPConnection) -> str:
        """Where somebody came from: a page of ours (without the root), whatever the header says."""
        referer = connection.headers.get("referer", "")
        return local(urlsplit(referer).path.removeprefix(self.root)) if self.owns(referer, connection) else "/"

    def sender(self, proxy: str, forwarded: list[str]) -> str:
        """Who sent a request: the last address that is no proxy of ours. What precedes it in the list may be forged."""
        found = proxy
        for word in map(bare, reversed(forwarded)):
            try:
                found = str(ip_address(word))
            except ValueError:
                return found
            if not self.trusts(found):
                return found
        return found


class Front:
    """The outermost layer. Inside it, requests are as the browser sent them, and paths have no prefix."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client, root, path = scope.get("client"), self.site.root, scope["path"]
        if client and self.site.trusts(client[0]):
            scope = self.forwarded(scope)
        if not f"{path}/".startswith(f"{root}/"):  # the proxy has stripped it
            path = root + path
        scope = {**scope, "root_path": root, "path": f"{root}/" if path == root else path}
        old = self.rename_cookies(scope)
        with suppress(LocalProtocolError):  # what came after the request was no HTTP: nobody can be answered
            await self.app(scope, receive, self.outward(scope, send, old))

    def rename_cookies(self, scope: Scope) -> dict[str, str]:
        """Take the prefix off the names of identity cookies; return those that have none, of an older version."""
        if not self.site.prefix:
            return {}
        found = HTTPConnection(scope).cookies
        named = {name: found.pop(f"{self.site.prefix}{name}", None) for name in IDENTITIES}
        old = {name: found[name] for name, value in named.items() if value is None and name in found}
        found |= {name: value for name, value in named.items() if value is not None}
        others = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
        text = "; ".join(f"{name}={value}" for name, value in found.items())
        scope["headers"] = [*others, (b"cookie", text.encode("latin-1", "replace"))] if found else others
        return old

    def forwarded(self, scope: Scope) -> Scope:
        """The request as the proxy reports it."""
        headers = Headers(scope=scope)
        told = {name: headers.getlist(f"x-forwarded-{name}") for name in ("for", "proto", "host")}
        said = {name: ",".join(lines).split(",") for name, lines in told.items() if lines}
        changed: Scope = {**scope}
        if "for" in said:
            changed["client"] = (self.site.sender(scope["client"][0], said["for"]), 0)
        if said.get("proto", [""])[-1].strip().lower() in SECURE.values():
            changed["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
        if "host" in said:
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            changed["headers"] = [*others, (b"host", said["host"][-1].strip().encode("latin-1"))]
        return changed

    def outward(self, scope: Scope, send: Send, old: dict[str, str]) -> Send:
        """Redirects get the root, and cookies are limited to it; `old`: cookies that get their present name."""
        root, secure, prefix = self.site.root, self.site.secure or scope["scheme"] in SECURE.values(), self.site.prefix
        limits = f"; Path={root or '/'}; SameSite=Lax{'; Secure' if secure else ''}".encode()
        identities = tuple(f"{name}=".encode() for name in IDENTITIES)

        def completed(name: bytes, value: bytes) -> bytes:
            if name == b"location":
                return root.encode() + local(value.decode("latin-1")).encode()
            if name != b"set-cookie":
                return value
            return (prefix.encode() if value.startswith(identities) else b"") + value + limits

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                given = tuple(value.partition(b"=")[0] for name, value in headers if name == b"set-cookie")
                kept = {name: value for name, value in old.items() if name.encode() not in given}
                headers += [
                    (b"set-cookie", f"{name}={value}; HttpOnly; Max-Age={YEAR}".encode("latin-1", "replace"))
                    for name, value in kept.items()
                ]
                message["headers"] = [(name, completed(name, value)) for name, value in headers]
                # Those of an older version go: otherwise they could be put back.
                gone = [(b"set-cookie", f"{name}=; Max-Age=0".encode() + limits) for name in old]
                message["headers"] += gone + ([HSTS] if self.site.secure else [])
            await send(message)

        return sent
