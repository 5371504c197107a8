"""The first table on a bad mobile connection."""

import time
from typing import Final

from .houses import House
from .networks import SlowNetwork
from .playing import MOVES

SECONDS: Final = 12


def test_the_first_table_is_there_soon_on_a_bad_mobile_connection(house: House) -> None:
    """400 kbit/s and 400 ms there and back, for the WebSocket, too."""
    network = SlowNetwork(house.server.port)
    try:
        with house.visitor(viewport={"width": 390, "height": 844}, has_touch=True) as page:
            begin = time.monotonic()
            page.goto(house.through(network.port, house.address))
            page.locator("[data-start=now]").click()
            page.locator(MOVES).first.wait_for()
            assert 2 < time.monotonic() - begin < SECONDS
    finally:
        network.close()
