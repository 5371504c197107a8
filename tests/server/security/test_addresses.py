"""Addresses: how clients are counted, and which proxies are trusted."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax.server.security.addresses import TrustedProxies, address_group

V4 = st.builds(IPv4Address, st.integers(0, 2**32 - 1))
V6 = st.builds(IPv6Address, st.integers(0, 2**128 - 1))
ANY = st.one_of(V4, V6).map(str)
JUNK = st.sampled_from(["", "unknown", "1.2.3", "a:b", "[::1", "1.2.3.4:x", "[1.2.3.4]", "_hidden"])


@pytest.mark.parametrize(
    ("host", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("/run/pax.sock", ""),
        ("localhost", ""),
        ("192.0.2.7%eth0", ""),
    ],
)
def test_a_client_is_counted_by_its_network_prefix(host: str, group: str) -> None:
    assert address_group(host) == group


@given(V6, st.integers(0, 2**64 - 1))
def test_all_addresses_of_a_64_count_as_one(address: IPv6Address, other: int) -> None:
    if address.ipv4_mapped is None:
        network = IPv6Network((int(address) >> 64 << 64, 64))
        assert address_group(str(network[other])) == address_group(str(address)) == str(network)


@given(V4)
def test_a_mapped_address_counts_as_its_ipv4(address: IPv4Address) -> None:
    assert address_group(f"::ffff:{address}") == address_group(str(address)) == str(address)


@pytest.mark.parametrize("given", ["proxy.example", "10.0.0.0/33", "10.0.0.1/8", "", "::1/x"])
def test_malformed_proxies_are_refused(given: str) -> None:
    with pytest.raises(ValueError, match="not an address or a network"):
        TrustedProxies([given])


def test_proxies_are_trusted_by_address_or_network() -> None:
    proxies = TrustedProxies(["10.0.0.0/8", "::1", "::ffff:192.0.2.0/120"])
    trusted = ["10.1.2.3", "::ffff:10.1.2.3", "::1", "192.0.2.9"]
    assert all(map(proxies.trusts, trusted))
    assert not any(map(proxies.trusts, ["11.0.0.1", "::2", "192.0.3.9", "", "localhost"]))


PROXIES = TrustedProxies(["10.0.0.0/8", "2001:db8:ffff::/48"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        pytest.param("192.0.2.1", ["198.51.100.1"], "192.0.2.1", id="a stranger says so"),
        pytest.param("10.0.0.1", ["198.51.100.1"], "198.51.100.1", id="a proxy says so"),
        pytest.param("10.0.0.1", [], "10.0.0.1", id="the proxy itself"),
        pytest.param("10.0.0.1", ["6.6.6.6, 192.0.2.1"], "192.0.2.1", id="the client's own word"),
        pytest.param("10.0.0.1", ["192.0.2.1, 10.0.0.2,10.0.0.3"], "192.0.2.1", id="a chain"),
        pytest.param("10.0.0.1", ["192.0.2.1", "10.0.0.2"], "192.0.2.1", id="two headers"),
        pytest.param("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3", id="all are trusted"),
        pytest.param("10.0.0.1", ["192.0.2.1:4711"], "192.0.2.1", id="a port"),
        pytest.param("10.0.0.1", ["[2001:db8::1]:443"], "2001:db8::1", id="brackets and a port"),
        pytest.param("10.0.0.1", ["[2001:db8::1]"], "2001:db8::1", id="brackets"),
        pytest.param("10.0.0.1", ["2001:db8::1%2"], "2001:db8::1", id="a scope"),
        pytest.param("::ffff:10.0.0.1", ["::ffff:192.0.2.1"], "192.0.2.1", id="mapped"),
        pytest.param("2001:db8:ffff::1", ["192.0.2.1"], "192.0.2.1", id="a proxy by IPv6"),
        pytest.param("10.0.0.1", ["192.0.2.1, unknown"], "10.0.0.1", id="malformed at once"),
        pytest.param("10.0.0.1", ["192.0.2.1, x, 10.0.0.2"], "10.0.0.2", id="malformed later"),
        pytest.param("10.0.0.1", ["192.0.2.1, "], "10.0.0.1", id="an empty entry"),
        pytest.param("", ["192.0.2.1"], "", id="no peer"),
    ],
)
def test_the_client_is_the_first_address_that_is_not_a_trusted_proxy(
    peer: str, forwarded: list[str], client: str
) -> None:
    assert PROXIES.client(peer, forwarded) == client


@given(ANY, st.lists(st.one_of(ANY, JUNK)))
def test_without_proxies_no_header_is_trusted(peer: str, forwarded: list[str]) -> None:
    assert TrustedProxies().client(peer, forwarded) == peer


@given(V4, st.lists(st.one_of(ANY, JUNK, st.text())), st.lists(st.integers(1, 255)))
def test_forged_entries_of_a_client_change_nothing(
    client: IPv4Address, said: list[str], proxies: list[int]
) -> None:
    """Forged entries are left of what the first proxy writes."""
    if not PROXIES.trusts(str(client)):
        chain = [*said, str(client), *(f"10.0.0.{each}" for each in proxies)]
        assert PROXIES.client("10.0.0.1", [", ".join(chain)]) == str(client)
