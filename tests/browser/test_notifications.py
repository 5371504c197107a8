"""The box for notifications tells the truth on every device.

Chromium on a desktop has notifications. Two other devices are emulated by scripts that run before
the page: Android, where the constructor throws, and iOS, where there is no `Notification`.
"""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import LAN_ADDRESS
from .houses import House, bots, person
from .playing import MOVES, seq_of

ANDROID: Final = """
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor() {
    throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
  }
};
"""
IOS: Final = "delete window.Notification;"
BLOCKED: Final = """
window.Notification = class {
  static permission = 'denied';
  static requestPermission = async () => 'denied';
};
"""
ALLOWED: Final = """
window.shown = [];
window.Notification = class {
  static permission = 'default';
  static requestPermission = async () => (Notification.permission = 'granted');
  constructor(title) {
    if (Notification.permission === 'granted') window.shown.push(title);
  }
  close() {}
};
"""
HIDDEN: Final = "Object.defineProperty(document, 'hidden', { get: () => true });"


def opened(page: Page) -> Locator:
    """Open the settings; return the label with the box for notifications."""
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog").locator("label", has_text="Notify me")


@pytest.mark.parametrize(
    ("device", "reason"),
    [(ANDROID, "not available"), (IOS, "not available"), (BLOCKED, "blocked")],
    ids=["android", "ios", "blocked"],
)
def test_the_box_says_why_there_are_no_notifications(
    house: House, device: str, reason: str
) -> None:
    with house.visitor() as page:
        page.add_init_script(device)
        page.goto(house.address)
        box = opened(page)
        box.locator("input").click(force=True)
        expect(box.locator("input")).not_to_be_checked()
        assert reason in page.get_by_role("dialog").inner_text()


def test_plain_http_has_no_notifications(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address.replace("127.0.0.1", LAN_ADDRESS))
        opened(page)
        assert "https" in page.get_by_role("dialog").inner_text()


def goes_on(page: Page, seq: int) -> bool:
    """Whether a page shows more than an entry in time."""
    for _ in range(200):
        if seq_of(page) > seq:
            return True
        page.wait_for_timeout(100)
    return False


def test_a_turn_on_a_device_whose_constructor_throws_goes_on(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor(settings={"notify": True}) as page:
        page.add_init_script(ANDROID + HIDDEN)
        page.goto(table.links[0])
        before = seq_of(page)
        page.locator(MOVES).first.click()
        assert goes_on(page, before + 1)
        page.locator(MOVES).first.wait_for()
        box = opened(page)
        expect(box.locator("input")).not_to_be_checked()


def test_an_allowed_box_shows_a_notification_at_once(house: House) -> None:
    with house.visitor() as page:
        page.add_init_script(ALLOWED)
        page.goto(house.address)
        box = opened(page)
        box.locator("input").click()
        expect(box.locator("input")).to_be_checked()
        assert page.evaluate("() => window.shown.length") == 1
