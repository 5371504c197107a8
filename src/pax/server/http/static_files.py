"""The built web client: files served from memory, compressed once.

The build adds Brotli files; gzip is for clients that do not accept them.
"""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from pax.text import languages, load_language
from pax.text.words import ENGLISH

# Everything comes from this host: the client never requests anything from another one.
_POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_POLICIES: Final = {"Content-Security-Policy": _POLICY, "Referrer-Policy": "no-referrer"}
_FOREVER: Final = "public, max-age=31536000, immutable"


_BROTLI: Final = ".br"
"""Suffix of the compressed files that the build of the client adds."""


class Page(NamedTuple):
    """A file of the client, compressed, with its media type and ETag."""

    gzip: bytes
    brotli: bytes | None
    type: str
    tag: str


@cache
def pages() -> dict[str, Page]:
    """Return the files of the client by path; empty if it was not built."""
    folder = resources.files("pax") / "web"
    files = dict(_read(folder, "")) if folder.is_dir() else {}
    return {
        path: _page(path, content, files.get(path + _BROTLI))
        for path, content in files.items()
        if not path.endswith(_BROTLI)
    }


def _read(folder: Traversable, prefix: str) -> Iterator[tuple[str, bytes]]:
    for item in folder.iterdir():
        path = f"{prefix}{item.name}"
        if item.is_dir():
            yield from _read(item, f"{path}/")
        else:
            yield path, item.read_bytes()


def _page(path: str, content: bytes, brotli: bytes | None) -> Page:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    tag = hashlib.sha256(content).hexdigest()[:16]
    return Page(gzip.compress(content, 9, mtime=0), brotli, kind, f'"{tag}"')


async def show_page(request: Request) -> Response:
    """Return a file of the client; `/` is its only page."""
    path = request.path_params.get("path") or "index.html"
    page = pages().get(path)
    if page is None:
        return PlainTextResponse("not_found\n", 404) if pages() else _advice(request)
    headers = {
        "Cache-Control": _FOREVER if path.startswith("assets/") else "no-cache",
        "ETag": page.tag,
        "Vary": "Accept-Encoding",
        "X-Content-Type-Options": "nosniff",
        **(_POLICIES if _has_policies(path) else {}),
    }
    if request.headers.get("If-None-Match") == page.tag:
        return Response(status_code=304, headers=headers)
    codings = request.headers.get("Accept-Encoding", "").split(",")
    accepted = {coding.split(";")[0].strip() for coding in codings}
    if page.brotli is not None and "br" in accepted:
        headers["Content-Encoding"] = "br"
        return Response(page.brotli, headers=headers, media_type=page.type)
    if "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
        return Response(page.gzip, headers=headers, media_type=page.type)
    return Response(gzip.decompress(page.gzip), headers=headers, media_type=page.type)


def _has_policies(path: str) -> bool:
    """Whether a file has policies of its own; others obey those of the page that loads them.

    Fifty small files would spend a twentieth of what the first table may cost on them.
    """
    return not path.startswith("assets/") or "worker" in path


def _advice(request: Request) -> Response:
    """Return instructions for a server without the web client, in the client's language."""
    wishes = request.headers.get("Accept-Language", "").lower().split(",")
    codes = [submission.strip()[:2] for submission in wishes]
    language = next((code for code in codes if code in languages()), ENGLISH)
    status = 404 if request.path_params.get("path") else 200
    return PlainTextResponse(load_language(language)("no-web-client") + "\n", status)


PAGES: Final = [Route("/", show_page), Route("/{path:path}", show_page)]
