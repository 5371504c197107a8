/** How it stands, in short sentences about the reader. */
import type { Public, Standing } from "../api/wire";
import { ROME_NEEDS } from "./rules_text";
import { t } from "./words.svelte";

export interface VerdictPart {
  text: string;
  /** Whether it is about Rome. */
  isRomes: boolean;
}

type Names = (seats: readonly number[]) => string;

/** What Rome has, who leads, and what a conspirator hopes for. */
export function verdictOf(
  open: Public,
  standing: Standing,
  seat: number | null,
  names: Names,
): VerdictPart[] {
  if (open.solo !== null) {
    const { present, beaten, goal } = open.solo;
    return [{ text: t("verdict-solo", { present, beaten, goal }), isRomes: false }];
  }
  const texts = [lead(standing, seat, names), hope(open, standing, seat)].filter((text) => text !== "");
  return [{ text: romes(standing), isRomes: true }, ...texts.map((text) => ({ text, isRomes: false }))];
}

function romes({ rome_holds: held, rome_wins: wins }: Standing): string {
  if (!wins) return t("verdict-rome", { held, needs: ROME_NEEDS });
  return t("verdict-rome-wins", { held, more: held - ROME_NEEDS + 1 });
}

function lead({ points }: Standing, seat: number | null, names: Names): string {
  const totals = points.map(({ total }) => total);
  const most = Math.max(0, ...totals);
  if (most === 0) return "";
  const leaders = totals.flatMap((total, each) => (total === most ? [each] : []));
  const others = leaders.filter((each) => each !== seat);
  const named = { names: names(others), n: others.length, points: most };
  if (seat === null) return t("verdict-leader", named);
  if (others.length === leaders.length) {
    return t("verdict-behind", { ...named, behind: most - (totals[seat] ?? 0) });
  }
  if (others.length > 0) return t("verdict-level", named);
  const second = Math.max(0, ...totals.filter((_, each) => each !== seat));
  return t("verdict-lead", { points: most, margin: most - second });
}

/** A conspirator wins with Rome. */
function hope({ conspirator }: Public, standing: Standing, seat: number | null): string {
  if (conspirator === null || conspirator !== seat) return "";
  if (standing.rome_wins) return t("verdict-with-rome");
  return t("verdict-hope", { more: ROME_NEEDS - standing.rome_holds });
}
