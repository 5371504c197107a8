// Generated from the server's schemas by `make web-types`. Do not edit.

/** The version of the protocol; the server refuses any other. */
export const PROTOCOL_VERSION = 1;
/** Characters that a name may have. */
export const NAME_LENGTH = 30;
/** Characters that a line of chat may have. */
export const TEXT_LENGTH = 500;

/** What this server offers; `protocol` is its version of the protocol. */
export interface About {
  version: string;
  levels: string[];
  decks: string[];
  hints: boolean;
  protocol: number;
}

/** A finished game looked back on, so far; `total` decisions there are to be. */
export interface Analysis {
  total: number;
  decisions: Weighed[];
}

export type AnyMessage = FromClient | FromServer;

/** A seat has the next decision; the step says which. */
export interface Asked {
  type: "Asked";
  seat: number;
  step: number;
}

/** Take one's seat back from the bot. */
export interface Back {
  type: "back";
  id: string;
}

/** Begin from a record, after so many of its moves, instead of a new deal. */
export interface Beginning {
  record: Record<string, unknown>;
  moves: number;
}

/** The game was dealt; `game` counts the games at this table from 1. */
export interface Begun {
  type: "begun";
  seq: number;
  at: number;
  game: number;
  commitment: string;
  nonces: string[];
  events: (RomeShowed | RomeHid | Saw | Laid | Kept | Drew | Took | Offered | Buried | Bought | Skipped | Played | Stopped | Passed | Peeked | Shown | Received | Conspired | RomeTook | Filled | RoundBegan | TurnBegan | Turned | Ended | Asked | TookBack)[];
}

/** A move that one might want, and the rule that forbids it. */
export interface Blocked {
  move: string;
  reason: Reason;
}

/** A seat bought the cards under a legion. */
export interface Bought {
  type: "Bought";
  seat: number;
  legion: number;
  price: number;
  cards: string[];
}

/** A seat put a card under the pile. */
export interface Buried {
  type: "Buried";
  seat: number;
  card: string | null;
}

/** A new campaign and the secret that opens it. */
export interface CampaignMade {
  secret: string;
  progress: Progress;
}

/** One category: strength of Rome and of each seat, who is stronger, whether Rome holds it. */
export interface Category {
  rome: number;
  seats: number[];
  stronger: number[];
  rome_holds?: boolean;
}

/** A move and the chance to win with it, from 0 to 1, as the advisor sees it. */
export interface Chance {
  move: string;
  chance: number;
  error: number;
  tries: number;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** A legal move: what it costs now, what it brings, whether it makes its seat conspirator. */
export interface Choice {
  move: string;
  costs?: number;
  brings?: number;
  conspires?: boolean;
  romes?: boolean;
  sees?: number;
}

/** Host: close the table. */
export interface Close {
  type: "close";
  id: string;
}

/** The host closed the table. */
export interface Closed {
  type: "closed";
  seq: number;
  at: number;
}

/** A seat became the conspirator. */
export interface Conspired {
  type: "Conspired";
  seat: number;
}

/** How one of the tables with the same deal ended. */
export interface DealResult {
  table: string;
  players: string[];
  outcome: Outcome | null;
}

/** A message was accepted, now or when it came before, as this entry of the log. */
export interface Done {
  type: "done";
  answers: string;
  seq: number;
}

/** A seat began to draw from a pile of so many cards. */
export interface Drew {
  type: "Drew";
  seat: number;
  pile: number;
}

/** Other people who are to play the same deal. */
export interface Duplicate {
  seats: SeatPlan[];
}

/** The game ended. */
export interface Ended {
  type: "Ended";
  rome_wins: boolean;
  winners: number[];
  points: number[];
}

/** The answer to why; None if the move is allowed. */
export interface Explanation {
  type: "reason";
  answers: string;
  reason: Reason | null;
}

/** What the deal of a finished game was made from, for everybody to check. */
export interface Fair {
  commitment: string;
  secret: string;
  nonces: string[];
  starter?: number;
  by_chance?: boolean;
}

/** A card came from the pile under an empty legion. */
export interface Filled {
  type: "Filled";
  legion: number;
  card: string;
}

/** A record after so many moves; `open` has what the seats could not see. */
export interface Frame {
  moves: number;
  events: (RomeShowed | RomeHid | Saw | Laid | Kept | Drew | Took | Offered | Buried | Bought | Skipped | Played | Stopped | Passed | Peeked | Shown | Received | Conspired | RomeTook | Filled | RoundBegan | TurnBegan | Turned | Ended | Asked | TookBack)[];
  picture: Picture;
  open: Open;
}

/** A part of a replay, and how many moves the record has. */
export interface Frames {
  total: number;
  players: string[];
  frames: Frame[];
}

export type FromClient = Hello | PlayMove | Undo | Chat | Hint | Why | Look | History | Ready | Leave | Back | Shoulder | Start | Replace | Kick | Mute | Close | Rematch;

export type FromServer = Welcome | Update | Done | Refused | Explanation | Hints | Moment | Past;

/** The first message: which table, and what opens it. */
export interface Hello {
  type: "hello";
  table: string;
  secret?: string | null;
  host?: string | null;
  shoulder?: number | null;
  version?: number | null;
}

/** Ask the advisor, where the table allows it. */
export interface Hint {
  type: "hint";
  id: string;
  seq: number;
}

/** The answer to hint, best move first; `rome` is Rome's chance to win after that move. */
export interface Hints {
  type: "hints";
  answers: string;
  seq: number;
  moves: Chance[];
  rome: number;
}

/** Ask for the lines of the log before this one, as many as a welcome has. */
export interface History {
  type: "history";
  id: string;
  before: number;
}

/** A seat kept one of its first cards. */
export interface Kept {
  type: "Kept";
  seat: number;
  card: string | null;
}

/** Host: before the game begins, send away whoever took an open seat; it is open again. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** A solo player laid a card on the display in the set-up. */
export interface Laid {
  type: "Laid";
  seat: number;
  card: string;
}

/** Hand one's seat to a bot, of this level or an ordinary one. */
export interface Leave {
  type: "leave";
  id: string;
  level?: string | null;
}

/** A group in the market: its cards, their worth, and what each seat would pay. */
export interface Legion {
  cards: string[];
  worth: number;
  prices: number[];
}

/** Ask what the table looked like after an entry of the log. */
export interface Look {
  type: "look";
  id: string;
  at: number;
}

/** What one seat knows beyond the public part. */
export interface Mine {
  seat: number;
  aurei: number;
  hand: string[];
  view: string[];
  hidden: (string | null)[];
  question: Question | null;
  undo: number;
  standing: Standing | null;
}

/** The answer to look: the table after that entry of the log. */
export interface Moment {
  type: "moment";
  answers: string;
  at: number;
  public: Public;
  mine: Mine | null;
}

/** A move was made or taken back: what this connection may see of it. */
export interface Moved {
  type: "moved";
  seq: number;
  at: number;
  seat: number;
  by: "bot" | "clock" | "person";
  events: (RomeShowed | RomeHid | Saw | Laid | Kept | Drew | Took | Offered | Buried | Bought | Skipped | Played | Stopped | Passed | Peeked | Shown | Received | Conspired | RomeTook | Filled | RoundBegan | TurnBegan | Turned | Ended | Asked | TookBack)[];
}

/** Host: a seat's chat is shown no more, or again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  muted?: boolean;
}

/** A table to be made. It begins when all are ready, or when its host says so. */
export interface NewTable {
  seats: SeatPlan[];
  options?: Options | null;
  printing?: "de" | "en" | "fr" | "nl" | "pt" | null;
  starter?: number | "chance";
  deck?: string | Record<string, number> | null;
  solo?: number | null;
  seconds?: number | null;
  hints?: boolean;
  campaign?: string | null;
  begin?: Beginning | null;
}

/** A seat put a card face-up under a legion. */
export interface Offered {
  type: "Offered";
  seat: number;
  card: string;
  legion: number;
}

/** All that lies hidden, for replays of games that are over. */
export interface Open {
  hands: string[][];
  aurei: number[];
  pile: string[];
  hidden: string[];
  view: string[];
  aside: string[];
}

/** The choices that the printed rulebooks leave or make differently, in memory and on the wire. */
export interface Options {
  solo_peek?: boolean;
  rome_takes_last?: boolean;
  open_counts?: boolean;
}

/** How a game ended. */
export interface Outcome {
  rome_wins: boolean;
  winners: number[];
  points: number[];
}

/** A seat played nothing on another's Senator. */
export interface Passed {
  type: "Passed";
  seat: number;
}

/** The answer to history: the lines before, oldest first; none if there are none. */
export interface Past {
  type: "past";
  answers: string;
  news: (Begun | Moved | Said | Seated | Ruled | Closed)[];
}

/** A seat looked at Rome's hidden cards. */
export interface Peeked {
  type: "Peeked";
  seat: number;
}

/** A table through one pair of eyes; a spectator has nothing of its own. */
export interface Picture {
  public: Public;
  mine: Mine | null;
}

/** Make a move, written as in a record. */
export interface PlayMove {
  type: "move";
  id: string;
  seq: number;
  move: string;
}

/** A seat played a card onto its display. */
export interface Played {
  type: "Played";
  seat: number;
  card: string;
  price: number;
}

/** What lies before a seat; rows go by category. */
export interface Player {
  display: string[];
  cards: number[];
  symbols: number[];
  discount: number;
  limit: number;
  sees: number;
  peeked: boolean;
  aurei: number | null;
  hand: number | null;
  riches?: number | null;
}

/** Points by their parts; `richest` is None while riches are not shown. */
export interface Points {
  present: number;
  stronger: number;
  army: number;
  fleet: number;
  conspirator: number;
  richest: number | null;
  total: number;
}

/** A request that was refused: why, and in which field if it is one. */
export interface Problem {
  reason: Reason;
  where?: string;
}

/** How far a solo campaign has come: for each level how often it was tried and won. */
export interface Progress {
  tried: number[];
  won: number[];
  open: number;
}

/** Everything that lies open: the scene, and what few moves change. */
export interface Public {
  step: "answering" | "beginning" | "buying" | "keeping" | "laying" | "over" | "placing" | "playing";
  round: number;
  deciding: number | null;
  active: number;
  starter: number;
  conspirator: number | null;
  pile: number;
  rounds: [number, number];
  rome: string[];
  hidden: number;
  takes: number;
  turn: Turn;
  forced: "bury" | "draw" | "end" | "pass" | "skip" | "take" | null;
  solo: Solo | null;
  outcome: Outcome | null;
  legions: Legion[];
  players: Player[];
  standing: Standing;
}

/** The decision of a seat: its legal moves, and what is not allowed with the reasons. */
export interface Question {
  moves: Choice[];
  blocked: Blocked[];
}

/** Be ready to begin; the nonce becomes part of the deal, after the server has committed to it. */
export interface Ready {
  type: "ready";
  id: string;
  nonce?: string;
}

/** Why something is not possible: a code, the numbers that show it, and the step if it matters. */
export interface Reason {
  code: string;
  numbers?: Record<string, number>;
  step?: "answering" | "beginning" | "buying" | "keeping" | "laying" | "over" | "placing" | "playing" | null;
}

/** A seat received aurei from the bank. */
export interface Received {
  type: "Received";
  seat: number;
  aurei: number;
}

/** A message was not accepted; `answers` is None if it was no message at all. */
export interface Refused {
  type: "refused";
  answers: string | null;
  reason: Reason;
}

/** Play again at this table, with a new deal; then everybody is to be ready again. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Host: let a bot play for an absent player. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  level?: string | null;
}

/** Ask what a record looks like from move to move, through a seat's eyes or openly. */
export interface Replay {
  record: Record<string, unknown>;
  seat?: number | null;
  first?: number;
  count?: number;
}

/** The tables that play the same deal, compared. */
export interface Results {
  tables: DealResult[];
}

/** Rome got a hidden card; places count from 0. */
export interface RomeHid {
  type: "RomeHid";
  place: number;
}

/** Rome got a face-up card in the set-up. */
export interface RomeShowed {
  type: "RomeShowed";
  card: string;
}

/** Rome emptied a legion. */
export interface RomeTook {
  type: "RomeTook";
  legion: number;
  cards: string[];
}

/** A round began with this starter. */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  starter: number;
}

/** A seat was muted or heard again, or allows or forbids to look over its shoulder. */
export interface Ruled {
  type: "ruled";
  seq: number;
  at: number;
  seat: number;
  what: "covered" | "heard" | "muted" | "open";
}

/** Somebody at a seat said something: text to be shown as text. */
export interface Said {
  type: "said";
  seq: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** A card came from the pile into a seat's view. */
export interface Saw {
  type: "Saw";
  seat: number;
  card: string | null;
}

/** Who has a seat: a person, a bot, or nobody yet. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  level: string | null;
  ready: boolean;
  away: boolean;
  here: boolean;
  muted: boolean;
  shoulder: boolean;
  taken: boolean;
  same_address: boolean;
}

/** A seat and the secret that opens it; it is told once. */
export interface SeatKey {
  seat: number;
  secret: string;
}

/** Who is to have a seat: a person with a name, a bot of a level, or whoever comes. */
export interface SeatPlan {
  kind: "bot" | "open" | "person";
  name?: string | null;
  level?: string | null;
}

/** Who plays a seat has changed. */
export interface Seated {
  type: "seated";
  seq: number;
  at: number;
  seat: number;
  name: string;
  how: "arrived" | "back" | "gone" | "kicked" | "late" | "left" | "ready" | "replaced" | "sat";
}

/** Allow others, or no longer, to look over one's shoulder. */
export interface Shoulder {
  type: "shoulder";
  id: string;
  allow: boolean;
}

/** One of Rome's hidden cards was shown to a seat that peeked. */
export interface Shown {
  type: "Shown";
  seat: number;
  place: number;
  card: string | null;
}

/** Take an open seat, any or a certain one. */
export interface Sit {
  name: string;
  seat?: number | null;
}

/** A seat bought nothing. */
export interface Skipped {
  type: "Skipped";
  seat: number;
}

/** What a level of the campaign asks for, and what is reached. */
export interface Solo {
  level: number;
  goal: number;
  beaten: number;
  present: number;
}

/** How it would end now, as far as Rome's cards are known; `certain` if all are. */
export interface Standing {
  categories: Category[];
  rome_holds: number;
  rome_wins: boolean;
  winners: number[] | null;
  points: Points[];
  certain: boolean;
  leaders?: number[];
}

/** Host: begin the game; bots of this level take the open seats. */
export interface Start {
  type: "start";
  id: string;
  level?: string | null;
}

/** A seat stopped playing cards. */
export interface Stopped {
  type: "Stopped";
  seat: number;
}

/** What everybody may know about a table; `deck` is a name, or the counts by kind. */
export interface TableInfo {
  id: string;
  status: "closed" | "over" | "running" | "waiting";
  game: number;
  seats: SeatInfo[];
  options: Options;
  deck: string | Record<string, number>;
  kinds: string[];
  solo: number | null;
  seconds: number | null;
  hints: boolean;
  commitment: string;
  origin: "dealt" | "duplicate" | "record";
}

/** A new table, the secret of its host, and those of the seats that are reserved. */
export interface TableMade {
  table: TableInfo;
  host: string;
  seats: SeatKey[];
}

/** A seat took a card into its hand. */
export interface Took {
  type: "Took";
  seat: number;
  card: string | null;
}

/** A seat took back its last moves. */
export interface TookBack {
  type: "TookBack";
  seat: number;
  moves: number;
}

/** The turn as everybody sees it: cards in view and to come, what was done, what is paid. */
export interface Turn {
  in_view: number;
  to_come: number;
  taken: boolean;
  offered: boolean;
  buried: boolean;
  played: number;
  cost: number;
  income: number;
}

/** A seat's turn began. */
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
}

/** One of Rome's hidden cards was turned over at the end. */
export interface Turned {
  type: "Turned";
  place: number;
  card: string;
}

/** Take back one's own last moves, as far as that is fair. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  moves?: number;
}

/** What is new, at most one line of the log; a part that is None is as it was. */
export interface Update {
  type: "update";
  seq: number;
  news: (Begun | Moved | Said | Seated | Ruled | Closed)[];
  table?: TableInfo | null;
  public?: Public | null;
  mine?: Mine | null;
  deadline?: number | null;
  answers?: string | null;
}

/** The table through one's own eyes. */
export interface ViewNow {
  table: TableInfo;
  seq: number;
  picture: Picture | null;
  events: (RomeShowed | RomeHid | Saw | Laid | Kept | Drew | Took | Offered | Buried | Bought | Skipped | Played | Stopped | Passed | Peeked | Shown | Received | Conspired | RomeTook | Filled | RoundBegan | TurnBegan | Turned | Ended | Asked | TookBack)[];
}

/** A decision of a finished game, weighed by what its seat could know. */
export interface Weighed {
  moves: number;
  seat: number;
  played: string;
  best: string;
  chance: number;
  error: number;
  rome: number;
  cost: number;
}

/** The answer to hello, and sent again when a new game begins: the table and its newest lines. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  shows: number | null;
  host: boolean;
  seq: number;
  now: number;
  deadline: number | null;
  news: (Begun | Moved | Said | Seated | Ruled | Closed)[];
  public: Public | null;
  mine: Mine | null;
  version?: number | null;
}

/** Ask why a move is not allowed. */
export interface Why {
  type: "why";
  id: string;
  move: string;
}

/** What a client wants. */
export type AnyCommand = Exclude<FromClient, Hello>;
/** One entry of a table's log. */
export type TableNews = Welcome["news"][number];
/** Something that happened in the game. */
export type GameEvent = Begun["events"][number];
