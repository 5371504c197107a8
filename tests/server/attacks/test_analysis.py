"""The analysis of finished games: the number of concurrent analyses is limited."""

from concurrent.futures import ThreadPoolExecutor

from .client import ask
from .server_process import ServerProcess
from .survival import check_alive
from .tables import finished_table

AT_A_TIME = 4


def test_no_more_games_are_analysed_at_a_time_than_allowed(
    server: ServerProcess, attacker: str
) -> None:
    tables = [finished_table(server.port, address=attacker) for _ in range(8)]
    paths = [f"/api/tables/{table.id}/analysis" for table in tables]
    with ThreadPoolExecutor(len(paths)) as pool:
        answers = list(
            pool.map(lambda path: ask(server.port, "GET", path, address=attacker), paths)
        )
    begun = [answer for answer in answers if answer.status == 200]
    assert len(begun) <= AT_A_TIME, f"{len(begun)} games"
    check_alive(server)
