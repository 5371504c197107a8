"""Options of `pax serve` for turn notices, and their check."""

from pathlib import Path
from typing import Annotated

import typer

from pax.cli.output.safe_text import UNREADABLE, stop
from pax.server.notices.settings import NoticeSettings
from pax.text import Words

PushKeyFile = Annotated[
    Path | None,
    typer.Option(
        "--push-key",
        metavar="FILE",
        help="Key of web push, made if it is missing; players can be told of their turns.",
    ),
]
PushContact = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="Where push services reach you: mailto:... or https://...; needed."
    ),
]
PushHost = Annotated[
    list[str] | None,
    typer.Option(
        metavar="HOST",
        help="Another push service, besides those of known browsers; may be repeated.",
    ),
]
WebhookHost = Annotated[
    list[str] | None,
    typer.Option(
        metavar="HOST[:PORT]",
        help="Host at which webhooks of tables may be, or *.HOST; default: none.",
    ),
]
NoticeDelay = Annotated[
    float,
    typer.Option(
        min=0, metavar="SECONDS", help="Length of a turn after which a notice of it is sent."
    ),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help="Address of the page, for links in the texts of webhooks."),
]
NoticeTestCa = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Only for tests: trust this authority, and send notices to loopback addresses.",
    ),
]


def check_notices(settings: NoticeSettings, words: Words) -> NoticeSettings:
    """Return the settings unchanged; exit if they cannot be used."""
    if not settings.are_offered:
        return settings
    contact = settings.push_contact
    if settings.push_key and not contact.startswith(("mailto:", "https://")):
        stop(words("serve-push-contact"), UNREADABLE)
    try:
        from pax.server.notices.push import PushKey, PushKeyError  # noqa: PLC0415 - an extra
    except ImportError:
        stop(words("serve-notices-extra"), UNREADABLE)
    if settings.push_key:
        try:
            PushKey(Path(settings.push_key), contact)
        except PushKeyError as error:
            stop(words("serve-push-key", why=str(error)), UNREADABLE)
    if settings.test_ca and not Path(settings.test_ca).is_file():
        stop(words("serve-test-ca", file=settings.test_ca), UNREADABLE)
    return settings
