/**
 * What this browser saw of deals before their secrets were shown: the commitment and the nonces
 * that it sent. With these it can check later that the server kept its word.
 */
import { pageStorage } from "../api/page_storage";
import { savedList } from "./saved_values";

export interface WitnessedDeal {
  commitment: string;
  /** The nonces that this browser sent. */
  nonces: string[];
}

const KEY = "deals";
const MOST = 100;
type Saved = [deal: string, seen: WitnessedDeal][];

const read = (): Saved => savedList(KEY);

/** The deals that were seen in this page: a table changes often. */
const seenHere = new Set<string>();

const dealKey = (table: string, game: number): string => `${table}?game=${String(game)}`;

export function witnessedDeal(table: string, game: number): WitnessedDeal | null {
  const key = dealKey(table, game);
  return read().find(([deal]) => deal === key)?.[1] ?? null;
}

/** Save a commitment when it is first seen: a later one does not replace it. */
export function witnessCommitment(table: string, game: number, commitment: string): void {
  const key = dealKey(table, game);
  if (commitment === "" || seenHere.has(key)) return;
  seenHere.add(key);
  if (witnessedDeal(table, game) === null) save(key, { commitment, nonces: [] });
}

/** Save a nonce that was sent for a deal. */
export function witnessNonce(table: string, game: number, commitment: string, nonce: string): void {
  const known = witnessedDeal(table, game) ?? { commitment, nonces: [] };
  save(dealKey(table, game), { ...known, nonces: [...known.nonces, nonce] });
}

/** Forget the nonces sent for the deals of a table: whoever loses a seat loses its nonce, too. */
export function forgetNonces(table: string): void {
  for (const [key, seen] of read()) {
    if (key.startsWith(`${table}?`) && seen.nonces.length > 0) save(key, { ...seen, nonces: [] });
  }
}

function save(key: string, seen: WitnessedDeal): void {
  const others = read().filter(([deal]) => deal !== key);
  pageStorage.set(KEY, JSON.stringify([[key, seen], ...others].slice(0, MOST)));
}
