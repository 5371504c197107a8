/** The steps of the check of a deal, each right or wrong. */
import type { Fair } from "../../api/wire";
import { recompute, type DealtRecord, type Recomputed } from "./fair_deal";
import type { WitnessedDeal } from "../../state/witnessed_deals";

/**
 * `promise`: the commitment is the one that was seen before. `secret`: the secret fits it.
 * `nonces`: those of this browser were used. `pile`: the cards lay as computed. `starter`: chance
 * chose the player who began, if it was left to chance.
 */
export type StepName = "promise" | "secret" | "nonces" | "pile" | "starter";

export interface Step {
  name: StepName;
  isRight: boolean;
}

export interface CheckedDeal {
  fair: Fair;
  record: DealtRecord;
  /** What this browser saw of the deal before it was made; null if it was not there. */
  seen: WitnessedDeal | null;
  /** The deal computed anew; null if the secret cannot be read. */
  found: Recomputed | null;
  steps: Step[];
  isFair: boolean;
}

export function checkDeal(fair: Fair, record: DealtRecord, seen: WitnessedDeal | null): CheckedDeal {
  const found = recompute(fair, record);
  const steps: Step[] = [
    { name: "promise", isRight: seen === null || seen.commitment === fair.commitment },
    { name: "secret", isRight: found?.commitment === fair.commitment },
    { name: "nonces", isRight: (seen?.nonces ?? []).every((nonce) => fair.nonces.includes(nonce)) },
    { name: "pile", isRight: found !== null && isSame(found.pile, record.pile) },
    { name: "starter", isRight: !fair.by_chance || found?.starter === fair.starter },
  ];
  return { fair, record, seen, found, steps, isFair: steps.every(({ isRight }) => isRight) };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card, place) => card === other[place]);
}
