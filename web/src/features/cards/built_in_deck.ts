/** The deck that comes with the program; its file is the server's. */
import text from "../../../../src/pax/decks/reconstructed-1.deck?raw";
import { readDeck, type Counts } from "../../api/deck_table";

export const builtInDeck: Counts = readDeck(text).counts;
