"""A whole game over the protocol."""

from random import Random

from pax import protocol
from tests.server.clients import Client, make_table


def test_a_person_plays_a_whole_game_against_bots(port: int) -> None:
    made = make_table(port, "person", "random", "random")
    hello = protocol.Hello(table=made.table.id, secret=made.seats[0].secret)
    with Client(port, hello) as client:
        play_to_the_end([client], Random(1))
        assert client.public is not None
        assert client.public.outcome is not None
        assert client.table.status == "over"


def test_four_people_play_a_whole_game_while_somebody_watches(port: int) -> None:
    made = make_table(port, *["person"] * 4)
    hellos = [protocol.Hello(table=made.table.id, secret=key.secret) for key in made.seats]
    clients = [Client(port, hello) for hello in hellos]
    with Client(port, protocol.Hello(table=made.table.id)) as spectator:
        play_to_the_end(clients, Random(2))
        while not spectator.is_over:
            spectator.receive()
        assert [type(each) for each in spectator.news] == [type(each) for each in clients[0].news]
    for client in clients:
        client.close()


def play_to_the_end(clients: list[Client], rng: Random) -> None:
    """Make random moves by the client who has the decision, to the end of the game."""
    newest = clients[0]
    while not newest.is_over:
        mover = next((each for each in clients if each.seat == decider(newest)), None)
        if mover is None:
            newest.receive()
            continue
        newest = mover
        while not newest.asked:
            newest.receive()
        answer = newest.move(rng.choice(newest.choices))
        assert isinstance(answer, protocol.Update), answer
    for client in clients:
        while not client.is_over:
            client.receive()


def decider(client: Client) -> int | None:
    """Return the seat that has the decision, as far as a client knows."""
    return None if client.public is None else client.public.deciding
