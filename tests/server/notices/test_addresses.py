"""Only public https addresses of allowed hosts are used: strangers give them."""

import asyncio
from ipaddress import IPv4Address, IPv6Address
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax.server.notices.addresses import (
    AddressError,
    Target,
    check_resolved,
    is_public,
    target_of,
)
from pax.server.notices.https import HttpsSender, SendError
from pax.server.notices.settings import PUSH_HOSTS, NoticeSettings
from tests.server.notices.receiver import Receiver

HOSTS = ("discord.com", "*.example.org", "matrix.club.org:8448")
PRIVATE = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.1"),
    *("100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1"),
    *("2002:7f00:1::", "2002:a00:1::1"),
    *("fec0::1", "64:ff9b:1::7f00:1", "64:ff9b:1::808:808", "::7f00:1", "::808:808"),
    *("::ffff:0:7f00:1", "::ffff:0:808:808"),
]


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("https://discord.com/api/webhooks/1/x", ("discord.com", 443, "/api/webhooks/1/x")),
        ("https://DISCORD.com:443", ("discord.com", 443, "/")),
        ("https://a.b.example.org/x?wait=true", ("a.b.example.org", 443, "/x?wait=true")),
        ("https://matrix.club.org:8448/hook", ("matrix.club.org", 8448, "/hook")),
    ],
)
def test_addresses_of_allowed_hosts(address: str, target: tuple[str, int, str]) -> None:
    assert target_of(address, HOSTS) == Target(*target)


@pytest.mark.parametrize(
    "address",
    [
        "http://discord.com/x",
        "ftp://discord.com/x",
        "//discord.com/x",
        "https://discord.com:8443/x",
        "https://discord.com@evil.example/x",
        "https://evil.example/discord.com",
        "https://discord.com.evil.example/x",
        "https://evildiscord.com/x",
        "https://example.org/x",
        "https://evilexample.org/x",
        "https://matrix.club.org/hook",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://discord.com/x#fragment",
        "https://discord.com/a b",
        "https://discord.com/\r\nX-Evil: yes",
        "https://discord.com\\@evil.example/",
        "https://d\u0131scord.com/x",
        "https://discord.com:99999/x",
        "https://discord.com/" + "x" * 2000,
        "https://",
        "",
    ],
)
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(AddressError):
        target_of(address, HOSTS)


def test_push_services_of_known_browsers_are_allowed_only_with_a_key() -> None:
    address = "https://fcm.googleapis.com/fcm/send/x"
    assert target_of(address, NoticeSettings(push_key="key.pem").hosts_of("push"))
    assert NoticeSettings().hosts_of("push") == NoticeSettings().hosts_of("webhook") == ()
    assert all(each.count(".") > 1 for each in PUSH_HOSTS)


@pytest.mark.parametrize("address", PRIVATE)
def test_a_host_in_a_private_network_is_refused(address: str) -> None:
    with pytest.raises(AddressError):
        check_resolved(["93.184.215.14", address], loopback=False)


def test_only_tests_reach_loopback() -> None:
    assert check_resolved(["127.0.0.1", "::1"], loopback=True) == ["127.0.0.1", "::1"]
    with pytest.raises(AddressError):
        check_resolved(["192.168.1.1"], loopback=True)
    with pytest.raises(AddressError):
        check_resolved([], loopback=True)


@given(st.integers(0, 2**32 - 1).map(IPv4Address))
def test_an_address_inside_another_is_as_public_as_alone(inner: IPv4Address) -> None:
    number = int(inner)
    around = [0xFFFF << 32 | number, 0x64FF9B << 96 | number, 0x2002 << 112 | number << 80]
    for each in around:
        assert not is_public(IPv6Address(each)) or is_public(inner)
    if not is_public(inner):
        assert not any(is_public(IPv6Address(each)) for each in around)


@given(st.ip_addresses())
def test_a_public_address_is_neither_private_nor_local(address: IPv4Address | IPv6Address) -> None:
    if is_public(address):
        assert not any((address.is_private, address.is_loopback, address.is_link_local))
        assert check_resolved([str(address)], loopback=False) == [str(address)]


def test_a_name_is_resolved_once_and_the_checked_address_is_used(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def rebinding(_: object, host: str, port: int, **__: object) -> list[Any]:
        """Answer with a public address first, then with a private one."""
        asked.append(host)
        address = "192.0.0.9" if len(asked) == 1 else "127.0.0.1"
        return [(2, 1, 6, "", (address, port))]

    connected: list[str] = []

    async def connect(address: str, *_: object, **__: object) -> None:
        """Take note of the address, and fail."""
        connected.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr("asyncio.base_events.BaseEventLoop.getaddrinfo", rebinding)
    monkeypatch.setattr("asyncio.open_connection", connect)
    target = Target("localhost", receiver.server_port, "/ok")
    with pytest.raises(SendError, match="no_connection"):
        asyncio.run(HttpsSender().post(target, {}, b""))
    assert (asked, connected) == (["localhost"], ["192.0.0.9"])
    assert receiver.begun == []


def test_a_certificate_of_an_unknown_authority_is_refused(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pax.server.notices.https.check_resolved", lambda *_, **__: ["127.0.0.1"])
    target = Target("localhost", receiver.server_port, "/ok")
    with pytest.raises(SendError, match="tls"):
        asyncio.run(HttpsSender().post(target, {}, b""))
    assert receiver.begun == []
