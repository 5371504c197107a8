"""Quiet hours: a time of the day, in the player's time zone, in which no notice is sent."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pax.protocol.http import QuietHours

DAY_MINUTES: Final = 24 * 60


def zone_of(name: str) -> ZoneInfo | None:
    """Return a time zone by its name; None if there is no such zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(quiet: QuietHours | None, now: float) -> float | None:
    """Return the end of the quiet hours if it is quiet now; None if it is not."""
    zone = None if quiet is None else zone_of(quiet.zone)
    if quiet is None or zone is None:
        return None
    here = datetime.fromtimestamp(now, zone)
    minute = here.hour * 60 + here.minute
    if (minute - quiet.begin) % DAY_MINUTES >= (quiet.end - quiet.begin) % DAY_MINUTES:
        return None
    start_of_day = here.replace(hour=0, minute=0, second=0, microsecond=0)
    day = start_of_day + timedelta(days=1 if quiet.end <= minute else 0)
    end = day.replace(hour=quiet.end // 60, minute=quiet.end % 60)
    return max(end.timestamp(), now + 60.0)
