// Types of the wire, generated from crates/wire by `cargo xtask wire`: change them there.
import type { RefusalCode, Refusal, SeatSummary, Summary, Point } from './site';
import type { Place, Rot, Seat, SegmentKind, Action, Decision, Event, TableState, Gain, Parameter } from './wire';

/** A view for somebody. */
export type View = {
  /** What has happened since the last message, with a point of a replay: at that point. */
  events: Array<LoggedEvent>,
  /** Everything that has happened. */
  history: Array<LoggedEvent>,
  /** What was said. */
  chat: Array<ChatLine>,
  /** Where the drawn tile fits, if the viewer has to place it. */
  spaces: Array<Space>,
  /** Every other action that the viewer can take. */
  legal: Array<LegalAction>,
  /** Whether the viewer can take the last action back. */
  can_undo: boolean,
  /** How long the table has waited for the person who has to decide. */
  wait: Wait | null,
  /** How often the position has changed. */
  version: number,
  /** The number of the last entry of the table's log. */
  seq: number,
  /** What the game is and who plays. */
  game: Summary,
  /** What lies on the table; nothing while seats are open. */
  state: TableState | null,
  /** What the game waits for, or how it ended. */
  decision: Decision | null,
  /** The rule of the step that the game is at. */
  phase_rule: string | null,
  /** Every feature with the segments that it consists of. */
  features: Array<FeatureView>,
  /** Where the figures stand, in the order of the state. */
  spots: Array<Point>,
  /** Where figures and pieces stand on a start board, by `what/where`. */
  board_spots: { [key in string]: Array<Point> },
  /** The last tile of each player. */
  last: { [key in Seat]: Place },
  /** What the score of each player would be if the game ended now; empty without assists. */
  projected: Array<number>,
  /** Spaces that no tile will ever fill; empty without assists. */
  holes: Array<Place>,
  /** The SHA-256 hash of the seed, known from the start. */
  seed_hash: string,
  /** The seed that all draws followed from, once the game is over. */
  seed?: string, };

/** What everybody sees of a table. */
export type Shared = {
  /** How often the position has changed. */
  version: number,
  /** The number of the last entry of the table's log. */
  seq: number,
  /** What the game is and who plays. */
  game: Summary,
  /** What lies on the table; nothing while seats are open. */
  state: TableState | null,
  /** What the game waits for, or how it ended. */
  decision: Decision | null,
  /** The rule of the step that the game is at. */
  phase_rule: string | null,
  /** Every feature with the segments that it consists of. */
  features: Array<FeatureView>,
  /** Where the figures stand, in the order of the state. */
  spots: Array<Point>,
  /** Where figures and pieces stand on a start board, by `what/where`. */
  board_spots: { [key in string]: Array<Point> },
  /** The last tile of each player. */
  last: { [key in Seat]: Place },
  /** What the score of each player would be if the game ended now; empty without assists. */
  projected: Array<number>,
  /** Spaces that no tile will ever fill; empty without assists. */
  holes: Array<Place>,
  /** The SHA-256 hash of the seed, known from the start. */
  seed_hash: string,
  /** The seed that all draws followed from, once the game is over. */
  seed?: string, };

/** Where the drawn tile fits, `[x,y,[rot,...]]`. */
export type Space = readonly [x: number, y: number, rots: Rot[]];

/** An action that can be taken, and where on the board it is. */
export type LegalAction = {
  /** The action. */
  action: Action,
  /** Where it is; nothing for what happens beside the board. */
  spot: Point | null,
  /** What it is worth, where that can be told and the game is played with assists. */
  worth?: Worth, };

/** What an action is worth to whoever takes it, compared with declining. */
export type Worth = {
  /** Points that are scored at once. */
  now: number,
  /** Points beyond these, if the game ended then. */
  later: number,
  /** What the feature scores once it is finished with the tiles that it has; nothing for what is finished, or never will be. */
  finished?: number,
  /** Whether the figure is back at once. */
  back?: boolean,
  /** Whether the figure stays until the end of the game. */
  stays?: boolean, };

/** A feature with the segments that it consists of. */
export type FeatureView = {
  /** What it is. */
  kind: SegmentKind,
  /** Who would get its points. */
  owners: Array<Seat>,
  /** What it would score if the game ended now. */
  points: number,
  /** Whether it is complete. */
  complete: boolean,
  /** Its open sides, or the free cells around it. */
  open: number,
  /** Its segments. */
  members: Array<Member>, };

/** A segment of a feature. */
export type Member = {
  /** The tile. */
  at: Place,
  /** The number of the segment on it, as the drawing of its kind counts them. */
  segment: number, };

/** An event with the number of the point at which it happened: its `version` in a replay. */
export type LoggedEvent = { version: number } & Event;

/** A line of chat. */
export type ChatLine = {
  /** The seat of who wrote it; nothing for spectators. */
  from: Seat | null,
  /** The name of who wrote it. */
  name: string,
  /** What it says. */
  text: string,
  /** When it was written, in milliseconds since 1970. */
  time: number, };

/** How long a table has waited for a decision. Durations mean the same on every clock. */
export type Wait = {
  /** How long when this was sent, in milliseconds. */
  so_far: number,
  /** After how long the others may act, in milliseconds. */
  longest: number,
  /** In how many milliseconds a bot takes the seat; left out while the person is there, or nobody else is. */
  bot_in?: number, };

/** What a client says. */
export type ClientMessage = { "type": "play",
  /** The version that the client has seen. */
  expected: number,
  /** The client's id for it. */
  ack: string,
  /** The action. It is read where the game is, which says what is wrong with it. */
  action: Action, }
  | { "type": "undo",
  /** The client's id for it. */
  ack: string, }
  | { "type": "hint",
  /** The version that the client has seen. */
  expected: number,
  /** The client's id for it. */
  ack: string, }
  | { "type": "give-to-bot",
  /** The client's id for it. */
  ack: string, }
  | { "type": "claim",
  /** The client's id for it. */
  ack: string, }
  | { "type": "take-seat",
  /** The client's id for it. */
  ack: string, }
  | { "type": "rematch",
  /** The client's id for it. */
  ack: string, }
  | { "type": "no-rematch",
  /** The client's id for it. */
  ack: string, }
  | { "type": "chat",
  /** What. */
  text: string, }
  | { "type": "react",
  /** Which. */
  reaction: Reaction, }
  | { "type": "resync" }
  | { "type": "ping" };

/** What a table says. */
export type ServerMessage = { "type": "view" } & View | { "type": "change" } & Change | { "type": "ack",
  /** The client's id for it. */
  ack: string,
  /** The version that it led to. */
  version: number, }
  | { "type": "refused",
  /** The client's id for it. */
  ack?: string,
  /** What sort of refusal it is. */
  code: RefusalCode,
  /** Why exactly, by name, where there is more to say than the code does. */
  reason?: string,
  /** What the code or the reason is about, by name. */
  with?: { [key in string]: Parameter },
  /** The rule of the game that forbids it. */
  rule?: string, }
  | { "type": "hint",
  /** The client's id for the question. */
  ack: string,
  /** The version that it is about. */
  version: number,
  /** The steps of the turn. */
  line: Array<LegalAction>,
  /** By how many points the player will be ahead of the others in the end. */
  margin: number,
  /** Each player's chance to win. */
  win: Array<number>,
  /** What it brings. */
  gain: Gain, }
  | { "type": "chat" } & ChatLine | { "type": "reaction",
  /** The seat of the player. */
  from: Seat,
  /** Which. */
  reaction: Reaction, }
  | { "type": "presence",
  /** The seats. */
  seats: Array<SeatSummary>,
  /** How many sockets are open at the table. */
  sockets: number,
  /** How long the table has waited for the person who has to decide. */
  wait: Wait | null, }
  | { "type": "rematch",
  /** The offer; nothing if it has ended. */
  offer: RematchOffer | null, }
  | { "type": "pong" };

/** What has changed between two states of a table. Whoever has not seen the first asks for a whole view. */
export type Change = {
  /** The number of the log's entry from which it has changed. */
  from: number,
  /** The number of the entry to which it has changed. */
  seq: number,
  /** What is different in what everybody sees. */
  patch: Patch,
  /** What has happened. */
  events: Array<LoggedEvent>,
  /** The seat of the viewer. */
  you: Seat | null,
  /** The seats whose people are there. */
  online: Array<Seat>,
  /** Where the drawn tile fits, if the viewer has to place it. */
  spaces: Array<Space>,
  /** Every other action that the viewer can take. */
  legal: Array<LegalAction>,
  /** Whether the viewer can take the last action back. */
  can_undo: boolean,
  /** How long the table has waited for the person who has to decide. */
  wait: Wait | null, };

/** What is different in a value, in the form that [`diff`](crate::diff) makes. */
export type Patch = { set: unknown }
  | { in?: { [key in string]: Patch }, cut?: string[] }
  | { list: ([index: number, patch: Patch] | [index: number, cut: number, values: unknown[]])[] };

/** The best turn from a version on, action by action, and why it is good. */
export type Hint = {
  /** The version that it is about. */
  version: number,
  /** The steps of the turn. */
  line: Array<LegalAction>,
  /** By how many points the player will be ahead of the others in the end. */
  margin: number,
  /** Each player's chance to win. */
  win: Array<number>,
  /** What it brings. */
  gain: Gain, };

/** What a player can say at once, without a word. */
export type Reaction = "hello" | "well" | "thanks" | "laugh" | "wow" | "oops";

/** An offer to play again. The game begins as soon as everybody who is there has accepted. */
export type RematchOffer = {
  /** The seat of whoever offered. */
  by: Seat,
  /** The seat that will begin. */
  first: Seat,
  /** The seats that are ready, those of bots among them. */
  ready: Array<Seat>,
  /** In how many milliseconds the offer ends. */
  left: number, };

/** Every lesson, the first one first. */
export type Lessons = {
  /** The lessons. */
  lessons: Array<LessonInfo>, };

/** A lesson. */
export type LessonInfo = {
  /** The system that it is about. */
  name: string,
  /** Its scenes. */
  scenes: Array<SceneInfo>, };

/** A scene of a lesson. */
export type SceneInfo = {
  /** Its name. */
  name: string,
  /** What is asked in it, by name. */
  steps: Array<string>, };

/** Where the answers of a learner lead. */
export type LessonAnswer = { "result": "point" } & LessonPoint | { "result": "other",
  /** The name of what the lesson says about it, if it says anything. */
  reply?: string, }
  | { "result": "refused" } & Refusal;

/** A point of a scene. */
export type LessonPoint = {
  /** What is asked now, by name; nothing when the scene is over. */
  asked?: string,
  /** The answer that a hint shows. */
  solution?: LegalAction,
  /** What the learner sees after the last answer and after every move that followed it, the present last. */
  views: Array<View>, };
