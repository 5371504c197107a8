/** Requests to the backend, typed as in its HTTP API. */
import { backend, type Request } from "./backend";
import type {
  About,
  CampaignMade,
  Deleted,
  Duplicate,
  Fair,
  Reason,
  Frames,
  NewSubscription,
  NewTable,
  PersonalData,
  Problem,
  Progress,
  Replay,
  Results,
  SeatKey,
  Sit,
  Subscription,
  Subscriptions,
  TableMade,
  TableNow,
  ViewNow,
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
  method: Request["method"],
  path: string,
  form?: object,
  secret?: string,
): Promise<Answer> {
  const body = form === undefined ? null : JSON.stringify(form);
  const reply = await backend.request({ method, path, body, secret: secret ?? null });
  if (reply === null) throw new Refusal({ code: "no_connection" });
  if (!reply.ok) throw refusalOf(reply.answer);
  return reply.answer as Answer;
}

function refusalOf(answer: unknown): Refusal {
  const problem = answer as Partial<Problem> | null;
  return new Refusal(problem?.reason ?? { code: "no_connection" }, problem?.where ?? "");
}

export const api = {
  about: () => ask<About>("GET", "/api/about"),
  makeTable: (form: NewTable) => ask<TableMade>("POST", "/api/tables", form),
  seeTable: (table: string) => ask<TableNow>("GET", `/api/tables/${table}`),
  view: (table: string, secret?: string) =>
    ask<ViewNow>("GET", `/api/tables/${table}/view`, undefined, secret),
  record: (table: string, game: number) =>
    ask<Record<string, unknown>>("GET", `/api/tables/${table}/record?game=${String(game)}`),
  fair: (table: string, game: number) => ask<Fair>("GET", `/api/tables/${table}/fair?game=${String(game)}`),
  makeDuplicate: (table: string, form: Duplicate, host: string) =>
    ask<TableMade>("POST", `/api/tables/${table}/duplicates`, form, host),
  results: (table: string, game: number) =>
    ask<Results>("GET", `/api/tables/${table}/results?game=${String(game)}`),
  sit: (table: string, form: Sit) => ask<SeatKey>("POST", `/api/tables/${table}/seats`, form),
  replay: (form: Replay) => ask<Frames>("POST", "/api/replay", form),
  makeCampaign: () => ask<CampaignMade>("POST", "/api/campaigns"),
  campaign: (secret: string) => ask<Progress>("GET", "/api/campaign", undefined, secret),
  personalData: (table: string, secret: string) =>
    ask<PersonalData>("GET", `/api/tables/${table}/mine`, undefined, secret),
  erase: (table: string, secret: string) =>
    ask<Deleted>("DELETE", `/api/tables/${table}/mine`, undefined, secret),
  deleteTable: (table: string, host: string) =>
    ask<Deleted>("DELETE", `/api/tables/${table}`, undefined, host),
  subscribe: (table: string, secret: string, form: NewSubscription) =>
    ask<Subscription>("POST", `/api/tables/${table}/subscriptions`, form, secret),
  subscriptions: (table: string, secret: string) =>
    ask<Subscriptions>("GET", `/api/tables/${table}/subscriptions`, undefined, secret),
  unsubscribe: (table: string, secret: string, subscription: string) =>
    ask<Deleted>("DELETE", `/api/tables/${table}/subscriptions/${subscription}`, undefined, secret),
  deleteCampaign: (secret: string) => ask<Deleted>("DELETE", "/api/campaign", undefined, secret),
};
