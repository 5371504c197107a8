/** Client of the server's HTTP API, with typed requests and answers. */
import type {
  About,
  CampaignMade,
  Reason,
  Frames,
  NewTable,
  Problem,
  Progress,
  Replay,
  SeatKey,
  Sit,
  TableInfo,
  TableMade,
} from "./wire";

/** A request that the server refused, or that did not reach it. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly where = "",
  ) {
    super(reason.code);
  }
}

/** Send a request; `secret` authorizes access to a seat or a campaign. */
export async function ask<Answer>(
  method: "GET" | "POST",
  path: string,
  form?: object,
  secret?: string,
): Promise<Answer> {
  const headers: Record<string, string> = form === undefined ? {} : { "Content-Type": "application/json" };
  if (secret !== undefined) headers["Authorization"] = `Bearer ${secret}`;
  const body = form === undefined ? null : JSON.stringify(form);
  const response = await fetch(path, { method, headers, body }).catch(() => null);
  if (response === null) throw new Refusal({ code: "no_connection" });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalOf(answer);
  return answer as Answer;
}

function refusalOf(answer: unknown): Refusal {
  const problem = answer as Partial<Problem> | null;
  return new Refusal(problem?.reason ?? { code: "no_connection" }, problem?.where ?? "");
}

export const api = {
  about: () => ask<About>("GET", "/api/about"),
  makeTable: (form: NewTable) => ask<TableMade>("POST", "/api/tables", form),
  seeTable: (table: string) => ask<TableInfo>("GET", `/api/tables/${table}`),
  sit: (table: string, form: Sit) => ask<SeatKey>("POST", `/api/tables/${table}/seats`, form),
  replay: (form: Replay) => ask<Frames>("POST", "/api/replay", form),
  makeCampaign: () => ask<CampaignMade>("POST", "/api/campaigns"),
  campaign: (secret: string) => ask<Progress>("GET", "/api/campaign", undefined, secret),
};
