// Generated from the server's schemas by `make web-types`. Do not edit.

/** The version of the protocol; the server refuses any other. */
export const PROTOCOL_VERSION = 1;
/** Characters that a name may have. */
export const NAME_LENGTH = 30;
/** Characters that a line of chat may have. */
export const TEXT_LENGTH = 500;

/** The features of this server; `protocol` is its version of the protocol. */
export interface About {
  version: string;
  levels: string[];
  decks: string[];
  hints: boolean;
  protocol: number;
  announcement?: string;
  push_key?: string;
  webhook_hosts?: string[];
  lan_address?: string;
}

/** The analysis of a finished game so far; `total` is its number of decisions. */
export interface Analysis {
  total: number;
  decisions: Weighed[];
}

/** What the operator of the server tells everybody; an empty text withdraws it. */
export interface Announcement {
  type: "announcement";
  text: string;
}

export type AnyMessage = FromClient | FromServer;

/** Spectator: ask a player for permission to see their seat's view. */
export interface AskToLook {
  type: "ask_to_look";
  id: string;
  seat: number;
}

/** A seat has the next decision; `step` is the number of the step. */
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

/** Begin from a record, after this number of its moves, instead of a new deal. */
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

/** An illegal move that a player may want to make, and the rule that forbids it. */
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

/** One category: Rome's strength, each seat's, the stronger seats, whether Rome holds it. */
export interface Category {
  rome: number;
  seats: number[];
  stronger: number[];
  rome_holds?: boolean;
}

/** What differs: its value after the move that is advised, and after the other one. */
export interface Cause {
  code: "aurei" | "beaten" | "beats_rome" | "cards" | "conspirator" | "conspires" | "discount" | "has_category" | "income" | "knows_rome" | "lead" | "limit" | "plays" | "plays_it" | "richest" | "rival_beats_rome" | "rival_buys" | "rival_conspirator" | "rival_conspires" | "rome_holds" | "rome_takes" | "rome_wins" | "rounds" | "sight" | "symbols";
  value: number;
  other: number;
  seat?: number | null;
  category?: string | null;
  cards?: string[];
}

/** A move and the advisor's estimate of the probability to win with it, from 0 to 1. */
export interface Chance {
  move: string;
  chance: number;
  error: number;
  tries: number;
}

/** Send a chat message to the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** A legal move with its cost, its gain, and whether the seat becomes conspirator. */
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

/** Why one move is better than another; most important cause first. */
export interface Comparison {
  move: string;
  other: string;
  gain: number;
  clear: boolean;
  causes?: Cause[];
}

/** A seat became the conspirator. */
export interface Conspired {
  type: "Conspired";
  seat: number;
}

/** The result of one of the tables with the same deal. */
export interface DealResult {
  table: string;
  players: string[];
  outcome: Outcome | null;
  status?: "closed" | "over" | "running" | "waiting";
  game?: number;
}

/** What was requested is deleted, at this table if it was about one. */
export interface Deleted {
  table?: string;
}

/** A command was accepted, now or when it was first sent; `seq` is its log entry. */
export interface Done {
  type: "done";
  answers: string;
  seq: number;
}

/** A seat began to draw; `pile` is the number of cards in the pile. */
export interface Drew {
  type: "Drew";
  seat: number;
  pile: number;
}

/** A request to create a table that plays the same deal with other people. */
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

/** The answer to why; `reason` is None if the move is allowed. */
export interface Explanation {
  type: "reason";
  answers: string;
  reason: Reason | null;
}

/** The inputs of a finished game's deal, for everybody to verify. */
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

/** The position of a record after `moves` moves; `open` is what the seats could not see. */
export interface Frame {
  moves: number;
  events: (RomeShowed | RomeHid | Saw | Laid | Kept | Drew | Took | Offered | Buried | Bought | Skipped | Played | Stopped | Passed | Peeked | Shown | Received | Conspired | RomeTook | Filled | RoundBegan | TurnBegan | Turned | Ended | Asked | TookBack)[];
  picture: Picture;
  open: Open;
}

/** A page of a replay, and the number of moves of the record. */
export interface Frames {
  total: number;
  players: string[];
  frames: Frame[];
}

export type FromClient = Hello | PlayMove | Undo | Chat | Hint | Why | Look | History | Ping | Ready | Leave | Back | Shoulder | AskToLook | Start | Replace | Kick | Swap | Mute | Close | Rematch;

export type FromServer = Welcome | Update | Done | Refused | Explanation | Hints | Moment | Past | Pong | LookWanted | Announcement;

/** The first message: the table, and the secrets that open it. */
export interface Hello {
  type: "hello";
  table: string;
  secret?: string | null;
  host?: string | null;
  shoulder?: number | null;
  version?: number | null;
}

/** Ask the advisor for the best moves, if the table allows hints. */
export interface Hint {
  type: "hint";
  id: string;
  seq: number;
}

/** The answer to hint, best move first; `rome` is Rome's probability to win after that move. */
export interface Hints {
  type: "hints";
  answers: string;
  seq: number;
  moves: Chance[];
  rome: number;
  comparison?: Comparison | null;
}

/** Ask for the page of log lines before this one; a page is as long as a welcome's. */
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

/** Host: remove the player who took an open seat, before the game begins; it is open again. */
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

/** Hand one's seat to a bot, of this level or the default one. */
export interface Leave {
  type: "leave";
  id: string;
  level?: string | null;
}

/** The group under a legion: its cards, the sum of their values, and each seat's price. */
export interface Legion {
  cards: string[];
  worth: number;
  prices: number[];
}

/** Ask for the table's snapshot after a log entry. */
export interface Look {
  type: "look";
  id: string;
  at: number;
}

/** Somebody asks this seat for permission to see its view (`shoulder` grants it). */
export interface LookWanted {
  type: "look_wanted";
  seat: number;
}

/** The private part of a snapshot. */
export interface Mine {
  standing: Standing | null;
  seat: number;
  aurei: number;
  hand: string[];
  view: string[];
  hidden: (string | null)[];
  question: Question | null;
  undo: number;
  undo_to_choice?: number;
}

/** The answer to look: the table's snapshot after a log entry. */
export interface Moment {
  type: "moment";
  answers: string;
  at: number;
  public: Public;
  mine: Mine | null;
}

/** A move was made or taken back; `events` is what this connection may see of it. */
export interface Moved {
  type: "moved";
  seq: number;
  at: number;
  seat: number;
  by: "bot" | "clock" | "person";
  events: (RomeShowed | RomeHid | Saw | Laid | Kept | Drew | Took | Offered | Buried | Bought | Skipped | Played | Stopped | Passed | Peeked | Shown | Received | Conspired | RomeTook | Filled | RoundBegan | TurnBegan | Turned | Ended | Asked | TookBack)[];
}

/** Host: mute a seat's chat, or unmute it. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  muted?: boolean;
}

/** A request for notices: of one's own turns by web push, or of all turns by webhook. */
export interface NewSubscription {
  kind: "push" | "webhook";
  address: string;
  keys?: PushKeys | null;
  language?: string;
  quiet?: QuietHours | null;
}

/** A request to create a table. The game begins when all are ready, or when the host starts it. */
export interface NewTable {
  seats: SeatPlan[];
  options?: Options | null;
  printing?: "de" | "en" | "fr" | "nl" | "pt" | null;
  open_counts?: boolean;
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

/** All hidden cards, for replays of finished games. */
export interface Open {
  hands: string[][];
  aurei: number[];
  pile: string[];
  hidden: string[];
  view: string[];
  aside: string[];
}

/** Rule options on which the printed rulebooks differ, in memory and on the wire. */
export interface Options {
  solo_peek?: boolean;
  rome_takes_last?: boolean;
  open_counts?: boolean;
}

/** The result of a game. */
export interface Outcome {
  rome_wins: boolean;
  winners: number[];
  points: number[];
}

/** A seat declined to answer a Senator. */
export interface Passed {
  type: "Passed";
  seat: number;
}

/** The answer to history: earlier log lines, oldest first; empty at the beginning of the log. */
export interface Past {
  type: "past";
  answers: string;
  news: (Begun | Moved | Said | Seated | Swapped | Ruled | Closed)[];
}

/** A seat looked at Rome's hidden cards. */
export interface Peeked {
  type: "Peeked";
  seat: number;
}

/** Everything that is stored about the player of a seat: log entries, and subscriptions. */
export interface PersonalData {
  table: string;
  games: PersonalGame[];
  subscriptions?: Subscription[];
}

/** The log entries of one game that are about a player. */
export interface PersonalGame {
  game: number;
  entries: Record<string, unknown>[];
}

/** A snapshot for one seat; `mine` is None for a spectator. */
export interface Picture {
  public: Public;
  mine: Mine | null;
}

/** Ask for an answer, to find out whether the connection is alive. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Make a move, in the notation of records. */
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

/** The public part of a seat; `cards` and `symbols` are listed by category. */
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

/** Points by part; `richest` is None while riches are hidden. */
export interface Points {
  present: number;
  stronger: number;
  army: number;
  fleet: number;
  conspirator: number;
  richest: number | null;
  total: number;
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
  answers: string;
}

/** A refused request: the reason, and the field that is wrong, if any. */
export interface Problem {
  reason: Reason;
  where?: string;
}

/** The state of a solo campaign: attempts and wins by level. */
export interface Progress {
  tried: number[];
  won: number[];
  open: number;
}

/** The public part of a snapshot: the scene, and the fields that few moves change. */
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

/** The keys of a browser, with which messages to it are encrypted. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The decision of a seat: its legal moves, and illegal ones with the reasons. */
export interface Question {
  moves: Choice[];
  blocked: Blocked[];
}

/** A time of every day in which no notice is sent; it may contain midnight. */
export interface QuietHours {
  begin: number;
  end: number;
  zone: string;
}

/** Become ready to begin; the nonce enters the deal, to which the server has already committed. */
export interface Ready {
  type: "ready";
  id: string;
  nonce?: string;
}

/** Why an action is not possible: a code, the numbers that explain it, and perhaps the step. */
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

/** A command was refused; `answers` is None if the message could not be decoded. */
export interface Refused {
  type: "refused";
  answers: string | null;
  reason: Reason;
}

/** Play again at this table with a new deal; everybody must become ready again. */
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

/** A request for the positions of a record, as a seat saw them or with all cards open. */
export interface Replay {
  record: Record<string, unknown>;
  seat?: number | null;
  first?: number;
  count?: number;
}

/** The results of all tables that play the same deal. */
export interface Results {
  tables: DealResult[];
}

/** Rome got a hidden card; places are numbered from 0. */
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

/** A seat was muted or unmuted, or allows or forbids others to see its view. */
export interface Ruled {
  type: "ruled";
  seq: number;
  at: number;
  seat: number;
  what: "covered" | "heard" | "muted" | "open";
}

/** A chat message of a seat; clients show it as plain text. */
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

/** The occupant of a seat: a person, a bot, or nobody. */
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

/** A seat and the secret that opens it; it is sent only once. */
export interface SeatKey {
  seat: number;
  secret: string;
}

/** Who gets a seat: a person with a name, a bot of a level, or (open) anybody who takes it. */
export interface SeatPlan {
  kind: "bot" | "open" | "person";
  name?: string | null;
  level?: string | null;
}

/** The player of a seat has changed. */
export interface Seated {
  type: "seated";
  seq: number;
  at: number;
  seat: number;
  name: string;
  how: "arrived" | "back" | "gone" | "kicked" | "late" | "left" | "ready" | "replaced" | "sat";
}

/** Allow or forbid others to see one's seat's view. */
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

/** Take an open seat: this one, or any. */
export interface Sit {
  name: string;
  seat?: number | null;
}

/** A seat bought nothing. */
export interface Skipped {
  type: "Skipped";
  seat: number;
}

/** The goal of a solo level, and the progress towards it. */
export interface Solo {
  level: number;
  goal: number;
  beaten: number;
  present: number;
}

/** The result if the game ended now, by Rome's known cards; `certain` if all are known. */
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

/** Where and how somebody is told of turns. */
export interface Subscription {
  id: string;
  kind: string;
  address: string;
  language: string;
  quiet?: QuietHours | null;
}

/** The subscriptions of one secret at a table. */
export interface Subscriptions {
  subscriptions: Subscription[];
}

/** Host: let the players of two seats change places, before the game begins. */
export interface Swap {
  type: "swap";
  id: string;
  seat: number;
  other: number;
}

/** The players of two seats changed places. */
export interface Swapped {
  type: "swapped";
  seq: number;
  at: number;
  seat: number;
  other: number;
}

/** The public part of a table's state; `deck` is a name, or the counts by kind. */
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
  printing?: "de" | "en" | "fr" | "nl" | "pt" | null;
  by_chance?: boolean;
  public_from?: number | null;
}

/** A new table, the host's secret, and the secrets of the reserved seats. */
export interface TableMade {
  table: TableInfo;
  host: string;
  seats: SeatKey[];
}

/** The public part of a table's state, the seat that has the decision, and since when. */
export interface TableNow {
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
  printing?: "de" | "en" | "fr" | "nl" | "pt" | null;
  by_chance?: boolean;
  public_from?: number | null;
  deciding: number | null;
  since: number;
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

/** The public state of the current turn: cards in view and to come, and what was done. */
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

/** Take back one's own last moves, as far as the rules for undo allow. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  moves?: number;
}

/** The changes since the last message, at most one log line; a part that is None is unchanged. */
export interface Update {
  type: "update";
  seq: number;
  news: (Begun | Moved | Said | Seated | Swapped | Ruled | Closed)[];
  table?: TableInfo | null;
  public?: Public | null;
  mine?: Mine | null;
  deadline?: number | null;
  answers?: string | null;
}

/** The table's snapshot as one's own seat sees it. */
export interface ViewNow {
  table: TableInfo;
  seq: number;
  picture: Picture | null;
  events: (RomeShowed | RomeHid | Saw | Laid | Kept | Drew | Took | Offered | Buried | Bought | Skipped | Played | Stopped | Passed | Peeked | Shown | Received | Conspired | RomeTook | Filled | RoundBegan | TurnBegan | Turned | Ended | Asked | TookBack)[];
}

/** The analysis of one decision of a finished game, from what its seat could know. */
export interface Weighed {
  moves: number;
  seat: number;
  played: string;
  best: string;
  chance: number;
  error: number;
  rome: number;
  cost: number;
  chances?: number[];
  comparison?: Comparison | null;
}

/** The answer to hello, sent again when a new game begins: the table and its newest log lines. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  shows: number | null;
  host: boolean;
  seq: number;
  now: number;
  deadline: number | null;
  news: (Begun | Moved | Said | Seated | Swapped | Ruled | Closed)[];
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
