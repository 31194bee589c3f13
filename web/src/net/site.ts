// Types of the wire, generated from crates/wire by `cargo xtask wire`: change them there.
import type { Seat, SegmentKind, Segment, Event, Move, Setup, Text, Parameter } from './wire';

/** The colour of a player's figures. */
export type Colour = "blue" | "red" | "yellow" | "teal" | "black" | "pink" | "white" | "green";

/** The person who asks, as others see them. */
export type Me = {
  /** An id that everybody may see. */
  id: string,
  /** The name that others see. */
  name: string,
  /** The favourite colour. */
  colour: Colour, };

/** What somebody changes about themselves. */
export type MeChange = {
  /** The new name, of 1 to 24 visible characters. */
  name?: string,
  /** The new favourite colour, by its name. */
  colour?: Colour, };

/** How somebody's games against one bot went. Only games of two count: the person and the bot. */
export type BotRecord = {
  /** The level of the bot. */
  level: string,
  /** Games that the person won. */
  won: number,
  /** Games that both won. */
  drawn: number,
  /** Games that the bot won. */
  lost: number,
  /** By how many points the person was ahead at the end of the last game; left out if it was not played to its end. */
  last?: number, };

/** Somebody's records against bots. */
export type BotRecords = {
  /** One for each bot that the person has finished a game against, in no particular order. */
  records: Array<BotRecord>, };

/** What sort of refusal it is. */
export type RefusalCode = "bad-request"
  | "bad-json"
  | "bad-setup"
  | "bad-notation"
  | "bad-save"
  | "seed-given"
  | "tiles-given"
  | "scripted-public"
  | "no-preset"
  | "no-tiles"
  | "too-many-tiles"
  | "too-many-games"
  | "too-many-bots"
  | "server-full"
  | "seat-count"
  | "bad-name"
  | "bad-colour"
  | "bad-chat"
  | "unknown-bot"
  | "unknown-guest"
  | "bad-origin"
  | "needs-invite"
  | "not-host"
  | "not-found"
  | "no-game"
  | "no-seat"
  | "seat-taken"
  | "already-started"
  | "not-started"
  | "open-seats"
  | "not-over"
  | "illegal-action"
  | "game-over"
  | "uploaded"
  | "stale"
  | "not-your-turn"
  | "not-playing"
  | "too-early"
  | "nobody-stalls"
  | "not-two-players"
  | "nothing-to-undo"
  | "undo-limit"
  | "assists-off"
  | "busy"
  | "no-hint"
  | "watchers-muted"
  | "chat-too-fast"
  | "too-large"
  | "too-fast"
  | "storage"
  | "stopping";

/** Why something is refused. */
export type Refusal = {
  /** What sort of refusal it is. */
  code: RefusalCode,
  /** Why exactly, by name, where there is more to say than the code does. */
  reason?: string,
  /** What the code or the reason is about, by name. */
  with?: { [key in string]: Parameter },
  /** The rule of the game that forbids it. */
  rule?: string, };

/** The answer to a request that is refused. */
export type Refused = {
  /** Why. */
  error: Refusal, };

/** How far a game has come. */
export type Stage = "waiting" | "running" | "over";

/** Who sits in a seat. */
export type SeatKind = "human" | "bot" | "open";

/** A seat as everybody sees it. */
export type SeatSummary = {
  /** Who sits there. */
  kind: SeatKind,
  /** The name that everybody sees; empty for an open seat. */
  name: string,
  /** The colour of the figures; nothing until somebody sits there. */
  colour?: Colour,
  /** The level of the bot. */
  level?: string,
  /** Whether the person is there; left out where it is told otherwise. */
  online?: boolean,
  /** Whether a bot keeps the seat until the person is back. */
  away: boolean,
  /** Whether the person resigned. */
  resigned: boolean,
  /** The score so far. */
  score?: number, };

/** How a game ended for somebody. */
export type Ending = "finished" | "left" | "resigned";

/** How a game ended for a seat. */
export type SeatResult = {
  /** The rank, from 1; equals share one. */
  place: number,
  /** The points. */
  points: number,
  /** How it ended. */
  ending: Ending, };

/** What a game is and who plays, for somebody who looks. */
export type Summary = {
  /** Its id. */
  id: string,
  /** How far it has come. */
  status: Stage,
  /** The preset that is played, if it is one. */
  preset?: string,
  /** The systems in play, or `system/part`. */
  systems: Array<string>,
  /** Options of the rules that were chosen; the others have their defaults. */
  options?: { [key in string]: Text },
  /** The seats. */
  players: Array<SeatSummary>,
  /** When it was made, in milliseconds since 1970. */
  created: number,
  /** When something last happened. */
  updated: number,
  /** How often the position has changed. */
  version: number,
  /** The number of the last point of its replay. */
  plies: number,
  /** The seat of whoever looks. */
  you: Seat | null,
  /** Whether whoever looks made it. */
  creator: boolean,
  /** Whether it is listed and anyone can join. */
  public: boolean,
  /** Whether the page may help with more than the rules need. */
  assists: boolean,
  /** Whether those who watch can chat. */
  watchers_chat: boolean,
  /** Whether chance follows a script. */
  scripted: boolean,
  /** Who has to decide. */
  turn: Seat | null,
  /** How many tiles lie on the table. */
  tiles: number,
  /** How many there are with those that are still to come. */
  tiles_total: number,
  /** How it ended for each seat, if it is over. */
  results?: Array<SeatResult>,
  /** The game that continues it. */
  rematch?: string,
  /** The path of the invite link, for those who play while seats are open. */
  invite?: string,
  /** Whether it began elsewhere, so that nobody can check its first draws. */
  brought?: boolean,
  /** Of a game that is kept on a device: its id at the server that it was uploaded to. */
  uploaded?: string, };

/** A page of a list of games. */
export type Games = {
  /** The games, the newest first. */
  games: Array<Summary>, };

/** What somebody wants to play. */
export type NewGame = {
  /** What the game is played with; who plays is said by the seats. */
  setup?: TableSetup,
  /** A preset, for what the set-up leaves open. */
  preset?: string,
  /** The seats, 1 to 8. */
  seats: Array<SeatWish>,
  /** Whether the page may help with more than the rules need. */
  assists?: boolean,
  /** Whether it is listed and anyone can join. */
  public?: boolean,
  /** Who plays first. */
  first?: First,
  /** Whether those who watch can chat. */
  watchers_chat?: boolean, };

/** A game that was played on a device, to go on with or to keep. */
export type Upload = {
  /** The game in our notation. */
  text: string,
  /** Who sits where from now on, in order of play. Seats of a game that is over cannot be open. */
  seats: Array<SeatWish>,
  /** Whether the people at the device gave the game up. */
  resigned?: boolean,
  /** Whether the page may help with more than the rules need. */
  assists?: boolean,
  /** What the device calls the game. Uploads of the same game under the same name are one table. */
  name?: string, };

/** A set-up without players. What is in it is read where the engine is, which says what is wrong. */
export type TableSetup = Partial<Omit<Setup, "players">>;

/** Who should sit in a seat. */
export type SeatWish = { "kind": "me",
  /** Several people at one screen have names of their own. */
  name?: string, }
  | { "kind": "open", }
  | { "kind": "bot",
  /** Its level. */
  level?: string, };

/** Who plays first. */
export type First = "random" | "seat";

/** A new game. */
export type Created = {
  /** Its id. */
  id: string,
  /** The path of its invite link, for whoever made it. */
  invite?: string, };

/** The code of a game that waits for players, as somebody typed it. */
export type JoinCode = {
  /** Six letters and digits: the first of the secret of the invite link. Capitals, spaces and hyphens do not matter. */
  code: string, };

/** Which seat, and by which invitation. */
export type Joining = {
  /** The seat; the first open one if it is left out. */
  seat?: Seat,
  /** The secret of the invite link. */
  invite?: string, };

/** The seat that was taken. */
export type Seated = {
  /** Its number. */
  seat: Seat | null, };

/** It is done, and there is nothing to say about it. */
export type Done = Record<symbol, never>;

/** Whether the server works. */
export type Health = {
  /** `ok`, or what is wrong: `cannot-write` if nothing can be stored, `damaged` if the database is, `stopping` if the server is about to stop, `no-bus` if it hears late of what other nodes do. */
  status: string, };

/** A game as JSON, with what its draws can be checked with. */
export type TableTranscript = {
  /** The SHA-256 hash of the seed, known from the start. */
  seed_hash: string,
  /** The seed that all draws followed from, once the game is over. */
  seed?: string,
  /** How many of the moves were played elsewhere, where the seed decided nothing. */
  brought?: number,
  /** The set-up, with the seed that chance followed from. */
  setup: Setup,
  /** The position with which it began, as text, where it did not begin with the set-up. */
  position?: string,
  /** Actions and answers of chance, in order. */
  moves: Array<Move>, };

/** Everything that a new game can be made of. */
export type Catalogue = {
  /** Set-ups with a name: the boxes. */
  presets: Array<PresetInfo>,
  /** The systems. */
  systems: Array<SystemInfo>,
  /** The tile sets that a set-up can name. */
  sets: Array<SetInfo>,
  /** The bots, the weakest first. */
  bots: Array<BotInfo>,
  /** The colours that players can have. */
  colours: Array<Colour>, };

/** A set-up with a name. */
export type PresetInfo = {
  /** Its name. */
  name: string,
  /** Its systems. */
  systems: Array<string>,
  /** Its tile sets. */
  sets: Array<string>,
  /** Its options that are not at their default. */
  options: { [key in string]: string }, };

/** A system. */
export type SystemInfo = {
  /** Its name. */
  name: string,
  /** Its parts; a system without parts is whole or not in play. */
  parts: Array<PartInfo>,
  /** Its options. */
  options: Array<OptionInfo>,
  /** The tile sets that it brings. */
  sets: Array<string>, };

/** A part of a system. */
export type PartInfo = {
  /** Its name. */
  name: string,
  /** Whether it comes on top of its system, which is whole without it. */
  extra: boolean, };

/** An option of the rules. */
export type OptionInfo = {
  /** Its name. */
  name: string,
  /** Its values; the first is the default. */
  values: Array<string>,
  /** The rule that introduces it. */
  rule?: string, };

/** A tile set. */
export type SetInfo = {
  /** Its id. */
  id: string,
  /** How many tiles it has. */
  tiles: number, };

/** A bot. */
export type BotInfo = {
  /** Its level. */
  name: string,
  /** What it is called at the table. */
  called: string,
  /** How strong it is, if that was measured. */
  rating?: number,
  /** The styles that it can also play in: `marius` in the style `thief` is the level `marius:style=thief`. */
  styles: Array<string>, };

/** Every page, and the ids of every rule. */
export type RuleIndex = {
  /** The pages. */
  rules: Array<RulePage>,
  /** The ids of all rules. */
  ids: Array<string>, };

/** A page of the reference. */
export type RulePage = {
  /** Its name. */
  id: string,
  /** The systems that it describes. */
  systems: Array<string>, };

/** A rule. */
export type Rule = {
  /** Its id. */
  id: string,
  /** The name of its page. */
  page: string,
  /** Its text, in English. */
  html: string, };

/** All pages in one language. */
export type Guide = {
  /** The language of its texts. */
  language: string,
  /** One page for each system. */
  pages: Array<GuidePage>, };

/** The page of a system. */
export type GuidePage = {
  /** The system. */
  system: string,
  /** What it adds. */
  lead: string,
  /** How many tiles it brings. */
  tiles: number,
  /** What is in it. */
  cards: Array<GuideCard>,
  /** How to play it. */
  sections: Array<GuideSection>,
  /** Worked examples. */
  examples: Array<GuideExample>,
  /** How the editions differ. */
  editions: Array<GuideEdition>,
  /** Systems that go well with it. */
  with: Array<string>,
  /** Ids of its rules that no section has. */
  more: Array<string>, };

/** What is in the box, as a card. */
export type GuideCard = {
  /** What they are, and how many. */
  title: string,
  /** What they do. */
  line: string,
  /** Kinds of tiles to draw. */
  tiles: Array<string>,
  /** Figures and tokens to draw. */
  pieces: Array<string>, };

/** A paragraph, or a list. Two asterisks stand round what is important. */
export type GuideBlock = { "text": string }
  | { "list": Array<string> };

/** A picture of a position. */
export type GuidePicture = {
  /** Its address. */
  src: string,
  /** What it shows. */
  alt: string,
  /** Its width in tiles. */
  width: number,
  /** Its height in tiles. */
  height: number, };

/** A section of a page. */
export type GuideSection = {
  /** Its id on the page. */
  id: string,
  /** Its heading. */
  title: string,
  /** Its text. */
  blocks: Array<GuideBlock>,
  /** The ids of the exact rules behind it. */
  exact: Array<string>,
  /** The decisions that it is about. */
  answers: Array<string>,
  /** Its picture. */
  picture?: GuidePicture, };

/** A worked example. */
export type GuideExample = {
  /** Its id on the page. */
  id: string,
  /** Its heading. */
  title: string,
  /** What the situation is. */
  blocks: Array<GuideBlock>,
  /** The ids of the exact rules behind it. */
  exact: Array<string>,
  /** Its picture, with a number for each step. */
  picture: GuidePicture,
  /** What happens. */
  steps: Array<GuideStep>, };

/** A step of an example. */
export type GuideStep = {
  /** What happens. */
  text: string,
  /** The points with their sum, as the engine gave them. */
  award?: Event,
  /** The colour of the player who gets them. */
  colour?: Colour,
  /** Whether figures are lost. */
  lost: boolean, };

/** A difference between editions. */
export type GuideEdition = {
  /** What differs. */
  what: string,
  /** How it is played by default. */
  default: string,
  /** How else it can be played. */
  others: string, };

/** The exact rules of a system. */
export type ExactRules = {
  /** The rules, in the order of the reference. */
  rules: Array<ExactRule>, };

/** An exact rule. */
export type ExactRule = {
  /** Its id. */
  id: string,
  /** The heading above it in the reference. */
  heading: string,
  /** Its text, in English. */
  html: string, };

/** A tile of a kind, turned: what can be pointed at on it. Everything is in hundredths of its side. */
export type KindArt = {
  /** Its segments. */
  segments: Array<SegmentArt>,
  /** Where its flying machine is. */
  machine?: Point,
  /** The kind of segment whose figures its crop circle calls for. */
  circle?: SegmentKind, };

/** A segment of a drawn tile. */
export type SegmentArt = {
  /** What it is. */
  kind: SegmentKind,
  /** Where a figure stands on it. */
  anchor: Point,
  /** Its outline as path data. */
  outline: string,
  /** Its name, as actions have it. */
  segment?: Segment, };

/** A point of the board, in tiles: the middle of the tile at `[2,0]` is `[2.5,0.5]`. */
export type Point = readonly [x: number, y: number];
