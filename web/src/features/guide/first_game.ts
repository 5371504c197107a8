/** Begins the guided first game: a table of its own, from a fixed record, against one bot. */
import { freeBotNames, makeTable, me } from "../../state/new_table";
import DEAL from "./first_game.json";
import { saveMet } from "./first_game_progress";

/** An opponent who plays soundly and does not think for long. */
const OPPONENT = "citizen";

/** Create the table; return its address. */
export async function beginFirstGame(): Promise<string> {
  const own = me();
  const [name = ""] = freeBotNames([own.name ?? ""]);
  const address = await makeTable({
    seats: [own, { kind: "bot", name, level: OPPONENT }],
    begin: { record: DEAL, moves: DEAL.moves.length },
    starter: 0,
    hints: true,
  });
  saveMet(address.replace("/table/", ""), []);
  return address;
}
