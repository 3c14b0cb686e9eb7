// Made by `python -m quirebox.server.typescript` from src/quirebox/server/wire; do not edit.

/** Arrives as a message with values; `lib/speech.ts` makes the text of it before anybody else sees it. */
export type Sentence = string;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const PROTOCOL = 2;

/** Ask the others whether to end the game without a result. */
export interface Abandon {
  id: string;
  do: "abandon";
}

/** What moved one player's chance; everything but the result adds up to the result. */
export interface Account {
  start: number;
  choices: number;
  luck: number;
  rivals: number;
  rest: number;
  result: number;
  doubt: number;
}

/** How well a player chose. */
export interface Accuracy {
  value: number | null;
  judged: number;
  verdicts: Record<string, number>;
}

/** One sentence for next time: each is a fact of this game. */
export interface Advice {
  kind: "well" | "try" | "rule";
  said: Sentence;
  ply: number | null;
  rule: string;
  sentence: string;
}

/** Which seats know something that others do not. */
export interface AskHidden {
  id: string;
  do: "hidden";
}

/** All that happened after a ply. */
export interface AskLog {
  id: string;
  do: "log";
  since?: number;
}

/** What everybody's points are, as far as the viewer can know. */
export interface AskScores {
  id: string;
  do: "scores";
}

/** Ask the others whether decisions may be taken back further. */
export interface AskUndo {
  id: string;
  do: "ask_undo";
  ply: number;
  to: number;
}

/** A network from which nobody may come. */
export interface BanView {
  network: string;
  reason: string;
  until: number | null;
}

/** A kind of bot. */
export interface BotInfo {
  name: string;
  about: string;
  thinks: boolean;
}

/** Everybody's chances after some decisions, in shares of 1: value, low, high. */
export interface Chance {
  ply: number;
  shares: number[][];
  scores: number[];
  sheets: Record<string, number>[];
}

/** An option. */
export interface Choosable {
  text: string;
  kind: string;
  a: number;
  b: number;
  phrase: Sentence;
  caution?: Sentence;
}

/** A class was opened. */
export interface ClassOpened {
  class_id: string;
  code: string;
  token: string;
  path: string;
  tables: Opened[];
}

/** What a host asks of one table of a class, or of all. */
export interface ClassOrder {
  do: "start" | "fill" | "pause" | "resume" | "remove" | "chat_on" | "chat_off" | "join_on" | "join_off" | "new_code";
  table?: string | null;
  bot?: string;
}

/** One table on the host's page. */
export interface ClassTable {
  id: string;
  code: string;
  status: "open" | "running" | "paused" | "over";
  ply: number;
  actors: number[];
  seats: Seat[];
  people: Person[];
  result: Result | null;
}

/** All tables of a class. */
export interface ClassView {
  type: "class";
  id: string;
  code: string;
  title: string;
  game: string;
  same_seed: boolean;
  tables: ClassTable[];
}

/** How long people may think, and what happens when the time is used up. */
export interface Clock {
  kind?: "none" | "live" | "slow";
  minutes?: number;
  increment?: number;
  days?: number;
  at_zero?: "bot" | "resign";
}

/** The clock that was agreed. */
export interface ClockView {
  kind: "none" | "live" | "slow";
  minutes: number;
  increment: number;
  days: number;
  at_zero: "bot" | "resign";
}

/** The table is no more, or you were sent away; the socket closes. */
export interface Closed {
  type: "closed";
  message: string;
}

/** Why a table cannot be played with what is installed; what was played is kept. */
export interface Closure {
  why: "game" | "version" | "edition" | "marks";
  message: string;
}

/** An option that a bot thought about. */
export interface Considered {
  action: string;
  phrase: Sentence;
  value: number;
  low: number;
  high: number;
  visits: number;
}

/** A decision at a person's seat. */
export interface Decided {
  ply: number;
  text: string;
  ms: number | null;
}

/** One decision of a line. */
export interface Deed {
  text: string;
  phrase: Sentence;
}

/** By how many points a part of the score differs between two futures. */
export interface Difference {
  part: string;
  points: number;
}

/** A request was carried out and is safe on disk. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  ply: number;
  again: boolean;
}

/** A key to withdraw: it opens nothing any more. */
export interface DropKey {
  id: string;
}

/** What is printed, of a type that each game declares. */
export interface EditionInfo {
  game: string;
  edition: string;
  hash: string;
  printed: Record<string, Json>;
}

/** At how many tables a person was forgotten. */
export interface Forgotten {
  tables: string[];
}

/** A game on the shelf. */
export interface GameInfo {
  id: string;
  title: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  editions: string[];
}

/** A host lets another member run the table. */
export interface HandOver {
  id: string;
  do: "hand_over";
  member: number;
}

/** The first message on a socket: which table, and who asks. */
export interface Hello {
  id: string;
  do: "hello";
  table: string;
  token?: string | null;
  name?: string | null;
  seen?: Seen | null;
}

/** The first message on a host's socket: follow all tables of a class. */
export interface HelloClass {
  id: string;
  do: "hello_class";
  class_id: string;
  token: string;
}

/** Which seats know something that others do not: at one screen it is covered before somebody else sees it. */
export interface Hidden {
  type: "hidden";
  id: string;
  ply: number;
  seats: number[];
}

/** What a bot would choose. */
export interface Hint {
  id: string;
  do: "hint";
  ply: number;
  bot?: string | null;
}

/** What a bot would choose, and why. */
export interface Hinted {
  type: "hint";
  id: string;
  ply: number;
  bot: string;
  action: string;
  why: Sentence;
  alternatives: Considered[];
}

/** Something that happened to a seat beside the game: its people left, came back, gave up, or had no time left. */
export interface Incident {
  ply: number;
  kind: "left" | "sent_away" | "returned" | "bot" | "resigned" | "out_of_time" | "lost_on_time";
  seat: number;
}

/** Sitting down with a join code and a name. */
export interface Join {
  code: string;
  name: string;
  seat?: number | null;
  watch?: boolean;
}

/** Somebody sat down; the path is their own link, for this and any other device. */
export interface Joined {
  table: string;
  member: number;
  seat: number | null;
  token: string;
  path: string;
}

/** One turn or decision, beside the best alternative found. */
export interface Judged {
  ply: number;
  last: number;
  player: number;
  verdict: "best" | "good" | "inaccurate" | "mistake" | "blunder" | "unclear" | "only";
  loss: number[];
  tries: number;
  chosen: string;
  options: Weighed[];
  line: Deed[];
  better: Deed[];
  why: Difference[];
  told: Sentence[];
  instead: Sentence[];
}

/** A person who has a key; the key itself is not kept. */
export interface KeyView {
  id: string;
  kind: "operator" | "opener";
  name: string;
  created: number;
}

/** Stand up; once the game runs, a bot plays on until somebody of the seat comes back. */
export interface Leave {
  id: string;
  do: "leave";
}

/** First-game help: a summary and a few guided turns. */
export interface Lesson {
  game: string;
  title: string;
  edition: string;
  names: string[];
  summary: LessonPoint[];
  steps: LessonStep[];
}

/** Something that a free step wants. */
export interface LessonGoal {
  text: string;
  met: boolean;
}

/** One point of the summary of a game. */
export interface LessonPoint {
  sign: string;
  title: string;
  text: string;
}

/** A position of a lesson, what is explained there, and what the learner is to choose or may try. */
export interface LessonStep {
  chapter: string;
  text: string;
  point: string;
  view: Record<string, Json>;
  viewer: number;
  actors: number[];
  question: Sentence;
  options: Choosable[];
  refused: RefusedChoice[];
  rules: RuleSentence[];
  events: Told[];
  goals: LessonGoal[];
  way: string[];
  otherwise: string;
  result: Result | null;
}

/** A free step after what was tried there. */
export interface LessonTry {
  state: "open" | "met" | "missed";
  step: LessonStep;
}

/** A network from which people may come again. */
export interface LiftBan {
  network: string;
}

/** A line that was not played, from a position of a finished game. */
export interface Line {
  ply: number;
  actions: string[];
}

/** A public table in the list. */
export interface Listed {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  status: "open" | "running" | "paused" | "over";
  free: number[];
  people: string[];
  spectators: boolean;
  clock: ClockView;
}

/** What happened, in order. */
export interface Log {
  type: "log";
  id: string;
  since: number;
  ply: number;
  line: number;
  moves: Moved[];
  events: Told[];
}

/** The position at a ply; after the end also through other eyes. */
export interface Look {
  id: string;
  do: "look";
  ply: number;
  eyes?: number | null;
}

/** A position of the past. */
export interface Looked {
  type: "look";
  id: string;
  ply: number;
  last: number;
  viewer: number;
  actors: number[];
  view: Record<string, Json>;
  question: Sentence;
  events: Told[];
}

/** What is kept of a person at a table; at a shared seat the decisions are those of all who sit there. */
export interface Membership {
  table: string;
  game: string;
  status: "open" | "running" | "paused" | "over";
  opened: number;
  changed: number;
  member: number;
  name: string;
  seat: number | null;
  host: boolean;
  sent_away: boolean;
  said: Spoken[];
  decisions: Decided[];
}

/** Who decided at a ply, and when; what they chose is told by events. */
export interface Moved {
  ply: number;
  player: number;
  ms: number | null;
}

/** An address, or a network, from which nobody may come. */
export interface NewBan {
  network: string;
  reason?: string;
  days?: number | null;
}

/** Several tables under one host: a classroom, a club evening. */
export interface NewClass {
  title: string;
  tables: number;
  table: NewTable;
  same_seed?: boolean;
}

/** A new key: it is told this once. */
export interface NewKey {
  id: string;
  key: string;
  path: string;
}

/** A person who may open tables. */
export interface NewOpener {
  name: string;
}

/** Who may open tables, and how many there may be that are not over; 0: any number. */
export interface NewPolicy {
  opening: "everybody" | "password" | "list";
  password?: string | null;
  tables_in_all?: number;
  tables_of_each?: number;
}

/** What is agreed when a table is opened. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  edition?: string;
  visibility?: "private" | "public";
  spectators?: boolean;
  shared_seats?: boolean;
  chat?: boolean;
  clock?: Clock;
  name?: string;
  seat?: number | null;
  bots?: Record<string, string>;
  key?: string;
}

/** A question to the others. */
export interface OpenVote {
  vote: number;
  kind: "undo" | "abandon" | "swap" | "share";
  by: number;
  to: number | null;
  seats: number[];
  yes: number[];
}

/** A table was opened.  The tokens are told once, here; the server keeps only their hashes. */
export interface Opened {
  table: string;
  code: string;
  member: number;
  token: string;
  path: string;
  seats: SeatLink[];
}

/** Who may open tables. */
export interface OpeningInfo {
  opening: "everybody" | "password" | "list";
}

/** A variant of a game, with its values. */
export interface OptionInfo {
  id: string;
  title: string;
  values: Record<string, string>;
  default: string;
  free: string;
}

/** What only a host may do. */
export interface Order {
  id: string;
  do: "start" | "pause" | "resume" | "chat_on" | "chat_off" | "join_on" | "join_off" | "new_code" | "close";
}

/** A person at the table. */
export interface Person {
  member: number;
  name: string;
  seat: number | null;
  host: boolean;
  connected: boolean;
  ready: boolean;
}

/** Somebody by the name they use, at all tables or at some of them. */
export interface PersonWish {
  name: string;
  tables?: string[] | null;
}

/** Are you there? */
export interface Ping {
  id: string;
  do: "ping";
}

/** Choose an option. */
export interface Play {
  id: string;
  do: "play";
  ply: number;
  line?: number | null;
  action: string;
}

/** Playing on from an example of the rulebook, on seat 0 against bots. */
export interface PlayExample {
  bot?: string;
  name?: string;
  key?: string;
}

/** Who may open tables, and how many. */
export interface PolicyView {
  opening: "everybody" | "password" | "list";
  has_password: boolean;
  tables_in_all: number;
  tables_of_each: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The whole position as the viewer may know it, and what led to it. */
export interface Position {
  type: "position";
  table: TableView;
  game: string;
  ply: number;
  line: number;
  viewer: number;
  actors: number[];
  view: Record<string, Json>;
  question: Sentence;
  rule: string;
  options: Choosable[];
  refused: RefusedChoice[];
  rules: RuleSentence[];
  since: number;
  events: Told[];
  undo_to: number;
  result: Result | null;
}

/** What an option would do, as far as anybody can know. */
export interface Preview {
  id: string;
  do: "preview";
  ply: number;
  action: string;
}

/** What an option would do, as far as the viewer can know. */
export interface Previewed {
  type: "preview";
  id: string;
  ply: number;
  action: string;
  events: Told[];
  view: Record<string, Json>;
  complete: boolean;
}

/** Why a request over HTTP was not carried out. */
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  field: string | null;
}

/** Where others on the network find this server. */
export interface Reach {
  addresses: string[] | null;
}

/** Say before the start whether you are ready. */
export interface Ready {
  id: string;
  do: "ready";
  yes: boolean;
}

/** A finished game, for the replay. */
export interface RecordInfo {
  id: string;
  game: string;
  title: string;
  edition: string;
  version: number;
  players: number;
  names: string[];
  options: Record<string, string>;
  plies: number;
  printing: string;
  closed: Closure | null;
  result: Result | null;
  text: string;
  moves: Moved[];
}

/** A request was not carried out, and nothing changed. */
export interface Refusal {
  type: "error";
  id: string | null;
  code: string;
  message: string;
  rule: string | null;
  field: string | null;
}

/** Something that might be tried, and the rule that forbids it now. */
export interface RefusedChoice {
  text: string;
  kind: string;
  a: number;
  b: number;
  phrase: Sentence;
  rule: string;
}

/** Open another table with the same people and set-up. */
export interface Rematch {
  id: string;
  do: "rematch";
}

/** A host sends somebody away; their link no longer works. */
export interface Remove {
  id: string;
  do: "remove";
  member: number;
}

/** Take another name. */
export interface Rename {
  id: string;
  do: "rename";
  name: string;
}

/** Give up. */
export interface Resign {
  id: string;
  do: "resign";
}

/** How a game ended. */
export interface Result {
  kind: "played" | "resigned" | "abandoned";
  scores: number[];
  sheets: Record<string, number>[];
  winners: number[];
  places: number[];
  record: string | null;
}

/** Take your seat back from the bot that stood in. */
export interface Return {
  id: string;
  do: "return";
}

/** A whole review. */
export interface Review {
  format: number;
  game: string;
  version: number;
  players: number;
  names: string[];
  plies: number;
  depth: string;
  seed: string;
  result: number[];
  scores: number[];
  chances: Chance[];
  judged: Judged[];
  moved: Swing[];
  turning: Turning[];
  accounts: Account[];
  accuracy: Accuracy[];
  advice: Advice[][];
  tempo: Tempo[];
}

/** What decided a finished game, as far as it is known. */
export interface Reviewed {
  state: "waiting" | "working" | "done" | "failed" | "early" | "off";
  share: number;
  review: Review | null;
}

/** The rules of a game: each rule in a sentence, and the page about it. */
export interface RuleBook {
  game: string;
  title: string;
  rules: Record<string, string>;
  page: string | null;
}

/** A rule in a sentence. */
export interface RuleSentence {
  rule: string;
  sentence: string;
}

/** A line of the chat. */
export interface Said {
  type: "said";
  number: number;
  member: number;
  name: string;
  text: string;
  at: number;
}

/** Speak at the table. */
export interface Say {
  id: string;
  do: "say";
  text: string;
}

/** A part of a score: exact where low equals high, else what is possible as far as the viewer knows. */
export interface ScoreRange {
  low: number;
  high: number;
}

/** Everybody's points as far as the viewer can know. */
export interface Scores {
  type: "scores";
  id: string;
  ply: number;
  totals: ScoreRange[];
  sheets: Record<string, ScoreRange>[];
}

/** Which tables an operator wants to see. */
export interface Search {
  status?: "open" | "running" | "paused" | "over" | null;
  opener?: string | null;
  text?: string;
  skip?: number;
}

/** One seat of the table. */
export interface Seat {
  seat: number;
  name: string;
  kind: "empty" | "person" | "bot" | "absent";
  bot: string | null;
  connected: boolean;
  resigned: boolean;
  clock: number | null;
}

/** What to give to the person who is to sit there. */
export interface SeatLink {
  seat: number;
  member: number;
  token: string;
  path: string;
}

/** How far this device has followed the table. */
export interface Seen {
  ply: number;
  line: number;
}

/** What operators see of a server. */
export interface ServerView {
  version: string;
  me: string;
  policy: PolicyView;
  keys: KeyView[];
  bans: BanView[];
  tables: Record<string, number>;
  connections: number;
  database_bytes: number;
}

/** Put a bot on a seat, or let it stand in for people who are away; null takes it away again. */
export interface SetBot {
  id: string;
  do: "bot";
  seat: number;
  bot: string | null;
}

/** A host changes what was agreed, before the start; null leaves it as it is. */
export interface Settle {
  id: string;
  do: "settle";
  players?: number | null;
  options?: Record<string, string> | null;
  clock?: Clock | null;
  visibility?: "private" | "public" | null;
  spectators?: boolean | null;
  shared_seats?: boolean | null;
}

/** Something that a person said. */
export interface Spoken {
  at: number;
  text: string;
}

/** Change seats: a host at once, others if those of the other seat agree. */
export interface Swap {
  id: string;
  do: "swap";
  seat: number;
  with_seat: number;
}

/** What moved the chances of everybody in one stretch; the parts add up to the change. */
export interface Swing {
  ply: number;
  last: number;
  player: number;
  choice: number[];
  luck: number[];
}

/** Seats, people, clocks, votes or settings changed; the position did not. */
export interface TableChanged {
  type: "table";
  table: TableView;
}

/** What an operator does with tables. */
export interface TableOrder {
  do: "end" | "delete";
  tables: string[];
}

/** A table as operators see it: nothing of the game itself. */
export interface TableSummary {
  id: string;
  game: string;
  status: "open" | "running" | "paused" | "over";
  visibility: "private" | "public";
  people: string[];
  bots: number;
  ply: number;
  created: number;
  changed: number;
  opener: string;
  opener_name: string;
  addresses: string[];
  ended: "played" | "resigned" | "abandoned" | null;
  closed: boolean;
}

/** A table as one viewer sees it. */
export interface TableView {
  id: string;
  code: string | null;
  seq: number;
  game: string;
  title: string;
  edition: string;
  printing: string;
  players: number;
  options: Record<string, string>;
  visibility: "private" | "public";
  spectators: boolean;
  shared_seats: boolean;
  chat: boolean;
  joining: boolean;
  clock: ClockView;
  status: "open" | "running" | "paused" | "over";
  seats: Seat[];
  people: Person[];
  watching: number;
  watchers: string[];
  incidents: Incident[];
  running: number | null;
  turn: number | null;
  vote: OpenVote | null;
  you: number | null;
  your_seat: number | null;
  host: boolean;
  class_id: string | null;
  closed: Closure | null;
  record: string | null;
  rematch: string | null;
}

/** Sit down. */
export interface Take {
  id: string;
  do: "take";
  seat: number;
}

/** A player becomes the host after no host has been at the table for a while. */
export interface TakeOver {
  id: string;
  do: "take_over";
}

/** How fast a player went. */
export interface Tempo {
  turns: number;
  decisions: number;
  seconds: number | null;
  thirds: number[];
}

/** A fact of the game as the viewer learned it. */
export interface Told {
  ply: number;
  player: number;
  sentence: Sentence;
  reveals?: true;
  kind: string;
  values: Record<string, number | string | number[]> | null;
}

/** What a learner has tried at a free step of a lesson, from its beginning. */
export interface Tried {
  step: number;
  actions: string[];
}

/** One of the moments that weighed most. */
export interface Turning {
  ply: number;
  last: number;
  player: number;
  cause: "choice" | "luck" | "both";
  choice: number[];
  luck: number[];
  before: number[];
  after: number[];
}

/** Take back own decisions, down to `position.undo_to`. */
export interface Undo {
  id: string;
  do: "undo";
  ply: number;
  to: number;
}

/** Answer a question. */
export interface Vote {
  id: string;
  do: "vote";
  vote: number;
  yes: boolean;
}

/** One way to decide, and what came of it for who decides: value, low, high. */
export interface Weighed {
  text: string;
  phrase: Sentence;
  share: number[];
}

/** Playing on from a position of a finished game, against bots. */
export interface WhatIf {
  ply: number;
  seat?: number;
  bot?: string;
  name?: string;
  key?: string;
}

/** What a game says in one language: messages, and tables of fixed texts. */
export interface Words {
  language: string;
  messages: string;
  printed: Record<string, string>;
  rules: Record<string, string>;
}

export type Request =
  | Hello
  | HelloClass
  | Play
  | Undo
  | AskUndo
  | Abandon
  | Vote
  | Resign
  | Rematch
  | Say
  | Rename
  | Take
  | Leave
  | Return
  | Swap
  | SetBot
  | Ready
  | Settle
  | Order
  | HandOver
  | TakeOver
  | Remove
  | Preview
  | Hint
  | AskScores
  | AskHidden
  | AskLog
  | Look
  | Ping;

export type Message =
  | Position
  | TableChanged
  | Done
  | Refusal
  | Previewed
  | Hinted
  | Scores
  | Hidden
  | Log
  | Looked
  | Said
  | Pong
  | Closed
  | ClassView;
