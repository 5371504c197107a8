"""What operators tell running servers: bans, limits, an announcement, and changed tables.

`pax admin` writes it into the database, and every server reads it once a second. Who can write to
the database is an operator, so there is no other credential and no other port.
"""

from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, select

from pax.server.storage.schema import operator_rules

Kind = Literal["ban", "limit", "announcement", "table"]
TABLE_SECONDS: Final = 600.0
"""Time for which the change of a table is announced to servers."""


class Rule(NamedTuple):
    """One rule; `made` differs each time that it is written."""

    kind: Kind
    name: str
    value: str
    made: float
    expires: float | None


class OperatorRules(NamedTuple):
    """The rules that apply now; `tables` are those that an operator changed, and when."""

    bans: frozenset[str] = frozenset()
    limits: frozenset[tuple[str, float]] = frozenset()
    announcement: str = ""
    tables: frozenset[tuple[str, float]] = frozenset()


def rules_now(engine: Engine, now: float) -> OperatorRules:
    """Return the rules that have not expired."""
    rules = [each for each in all_rules(engine) if each.expires is None or each.expires > now]
    return OperatorRules(
        frozenset(each.name for each in rules if each.kind == "ban"),
        frozenset((each.name, float(each.value)) for each in rules if each.kind == "limit"),
        next((each.value for each in rules if each.kind == "announcement"), ""),
        frozenset((each.name, each.made) for each in rules if each.kind == "table"),
    )


def all_rules(engine: Engine) -> list[Rule]:
    """Return all rules that are stored."""
    query = select(operator_rules).order_by(operator_rules.c.kind, operator_rules.c.name)
    with engine.connect() as connection:
        return [Rule(*row) for row in connection.execute(query)]


def set_rule(engine: Engine, rule: Rule) -> None:
    """Write a rule in place of the one with its name, and delete expired ones."""
    with engine.begin() as connection:
        put_rule(connection, rule)


def put_rule(connection: Connection, rule: Rule) -> None:
    """Write a rule as part of a transaction."""
    _delete(connection, rule.kind, rule.name)
    connection.execute(delete(operator_rules).where(operator_rules.c.expires <= rule.made))
    connection.execute(insert(operator_rules).values(rule._asdict()))


def delete_rule(engine: Engine, kind: Kind, name: str = "") -> bool:
    """Delete a rule; False if there is none."""
    with engine.begin() as connection:
        return _delete(connection, kind, name)


def _delete(connection: Connection, kind: Kind, name: str) -> bool:
    same = (operator_rules.c.kind == kind, operator_rules.c.name == name)
    return bool(connection.execute(delete(operator_rules).where(*same)).rowcount)


def table_changed(table_id: str, now: float) -> Rule:
    """Return the rule by which servers read a table again from the database."""
    return Rule("table", table_id, "", now, now + TABLE_SECONDS)
