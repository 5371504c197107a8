import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Fair } from "../src/api/wire";
import { recompute, type DealtRecord } from "../src/features/deal_check/fair_deal";
import { checkDeal, type CheckedDeal } from "../src/features/deal_check/checks";
import { bytesOf, hex, hmac, sha256, utf8 } from "../src/features/deal_check/sha256";

/** Deals that `pax.tables.fair_deal` made; tests/server/leaks/test_fair_deal.py compares the file. */
interface Deal {
  fair: Fair;
  record: DealtRecord;
}
const DEALS = JSON.parse(readFileSync(new URL("fair_deals.json", import.meta.url), "utf-8")) as Deal[];
const [ONE] = DEALS as [Deal];

describe("hashes", () => {
  test("SHA-256 agrees with Node for every length around the block size", () => {
    for (let length = 0; length < 200; length += 1) {
      const data = Uint8Array.from({ length }, (_, place) => (place * 31 + length) % 256);
      expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
    }
  });

  test("HMAC agrees with Node for keys shorter and longer than a block", () => {
    for (const length of [0, 1, 32, 64, 65, 130]) {
      const key = Uint8Array.from({ length }, (_, place) => (place * 7) % 256);
      const expected = createHmac("sha256", key).update("pax-deal-1|ff#0").digest("hex");
      expect(hex(hmac(key, utf8("pax-deal-1|ff#0")))).toBe(expected);
    }
  });

  test("only hexadecimal text is a secret", () => {
    expect(bytesOf("00ff")).toEqual(Uint8Array.of(0, 255));
    expect([bytesOf("0"), bytesOf("0g"), bytesOf("+1")]).toEqual([null, null, null]);
  });
});

describe("deals", () => {
  test("there is one for every number of players, with one and with two copies", () => {
    const sizes = DEALS.map(({ record }) => record.players.length);
    expect(new Set(sizes)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  });

  test.each(DEALS)("the pile and the starter agree with Python: $record.players", ({ fair, record }) => {
    const found = recompute(fair, record);
    expect(found?.pile).toEqual(record.pile);
    expect(found?.commitment).toBe(fair.commitment);
    if (fair.by_chance) expect(found?.starter).toBe(fair.starter);
  });
});

const checked = (fair: Partial<Fair>, record: Partial<DealtRecord> = {}, seen = {}): CheckedDeal =>
  checkDeal(
    { ...ONE.fair, ...fair },
    { ...ONE.record, ...record },
    {
      commitment: ONE.fair.commitment,
      nonces: [],
      ...seen,
    },
  );
const failed = (deal: CheckedDeal): string[] =>
  deal.steps.filter(({ isRight }) => !isRight).map(({ name }) => name);

describe("checks", () => {
  test("a true proof passes every step", () => {
    const deal = checked({});
    expect(failed(deal)).toEqual([]);
    expect(deal.steps.map(({ name }) => name)).toEqual(["promise", "secret", "nonces", "pile", "starter"]);
    expect(deal.isFair).toBe(true);
  });

  test("another secret breaks its promise", () => {
    const secret = ONE.fair.secret.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    expect(failed(checked({ secret }))).toContain("secret");
    expect(failed(checked({ secret: "no secret" }))).toContain("secret");
  });

  test("another promise than the one this browser saw is found", () => {
    const other = { commitment: "0".repeat(64) };
    expect(failed(checked({}, {}, other))).toEqual(["promise"]);
    // Even if it fits another secret.
    const [, two] = DEALS as [Deal, Deal];
    expect(failed(checked({ secret: two.fair.secret, commitment: two.fair.commitment }))).toContain(
      "promise",
    );
  });

  test("a nonce that this browser sent must be among those used", () => {
    const [mine = ""] = ONE.fair.nonces;
    expect(failed(checked({}, {}, { nonces: [mine] }))).toEqual([]);
    expect(failed(checked({}, {}, { nonces: ["another"] }))).toEqual(["nonces"]);
  });

  test("two cards that changed places are found", () => {
    const [first = "", ...rest] = ONE.record.pile;
    const place = rest.findIndex((card) => card !== first);
    const pile = [rest[place] ?? "", ...rest.with(place, first)];
    expect(failed(checked({}, { pile }))).toEqual(["pile"]);
  });

  test("another starter is found if chance decided", () => {
    const chance = DEALS.find(({ fair }) => fair.by_chance);
    if (chance === undefined) throw new Error("no deal by chance");
    const seats = chance.record.players.length;
    const starter = ((chance.fair.starter ?? 0) + 1) % seats;
    const seen = { commitment: chance.fair.commitment, nonces: [] };
    expect(failed(checkDeal({ ...chance.fair, starter }, chance.record, seen))).toEqual(["starter"]);
  });
});
