/** The frames of a replay as lines of a log, so that it can be shown as turns. */
import type { Frame, TableNews } from "../../api/wire";

/** One line for each move, numbered by the moves made; the deal is the first. */
export function newsOf(frames: readonly Frame[]): TableNews[] {
  return frames.map((frame, at): TableNews => {
    const before = frames[at - 1]?.picture.public;
    if (before === undefined) {
      return {
        type: "begun",
        seq: frame.moves,
        at: 0,
        game: 1,
        commitment: "",
        nonces: [],
        events: frame.events,
      };
    }
    const seat = before.deciding ?? before.active;
    return { type: "moved", seq: frame.moves, at: 0, seat, by: "person", events: frame.events };
  });
}
