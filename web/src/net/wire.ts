// Types of the wire, generated from crates/wire by `cargo xtask wire`: change them there.

/** A place on the table, `[x,y]`: x grows to the east, y to the south. */
export type Place = readonly [x: number, y: number];

/** Clockwise turns of a tile in degrees: 0, 90, 180 or 270. */
export type Rot = 0 | 90 | 180 | 270;

/** An edge of a tile as it lies. */
export type Edge = "N" | "E" | "S" | "W";

/** A half-edge of a tile as it lies: 0 to 7 clockwise from the west half of the north edge. */
export type Half = number;

/** A player, by the number of the seat from 0. */
export type Seat = number;

/** What a segment of a tile is. */
export type SegmentKind = "city" | "road" | "monastery" | "shrine" | "garden" | "field" | "river" | "carcassonne" | "wheel";

/** A kind of figure that players own. */
export type Figure = "meeple" | "large-meeple" | "abbot" | "builder" | "pig" | "mayor" | "wagon" | "barn" | "shepherd";

/** A piece that moves from spot to spot and is not deployed from a supply of figures. */
export type Piece = "mage" | "witch" | "dragon" | "fairy" | "count" | "ferry" | "gold" | "wagon" | "robber" | "wheel-pig";

/** A quarter of Carcassonne. */
export type Quarter = "castle" | "market" | "blacksmith" | "cathedral";

/** A sector of the wheel of fortune, clockwise from where its pig starts. */
export type Sector = "fortune" | "taxes" | "famine" | "storm" | "inquisition" | "pestilence";

/** A decision whose answer everybody has to follow, so that it is told as an event of its name. */
export type Announced = "crop-circle";

/** A segment of a tile whose place is said elsewhere. */
export type Segment = {
  /** What it is. */
  kind: SegmentKind,
  /** The edges that a road, river or city reaches. */
  edges?: Array<Edge>,
  /** The half-edges of a field, and of a city that reaches only half of an edge. */
  halves?: Array<Half>,
  /** Its number among the segments of the tile that are named alike. */
  n?: number, };

/** Where a figure stands. */
export type Spot = Segment | BoardSpot;

/** A spot of a start board, written `{"kind":"quarter","quarter":"castle"}`. */
export type BoardSpot = { "kind": "quarter",
  /** Which one. */
  quarter: Quarter, }
  | { "kind": "crown",
  /** Which one. */
  sector: Sector, };

/** A spot of a start board as a key beside others, such as `"quarter":"castle"`. At most one is there. */
export type BoardKeys = {
  /** A quarter of Carcassonne. */
  quarter?: Quarter,
  /** A sector of the wheel. */
  sector?: Sector, };

/** What a player does. */
export type Action = { "type": "place-tile",
  /** Where. */
  at: Place,
  /** How far turned. */
  rot: Rot,
  /** The tile: `abbey`, or the drawn one if the client likes to say which. */
  tile?: string, }
  | { "type": "deploy",
  /** Which figure. */
  figure: Figure,
  /** The tile; for a figure on a corner the one to the north-west of it. */
  at?: Place,
  /** The segment of that tile, or the spot of a start board; a figure on a corner has none. */
  segment?: Spot, }
  | { "type": "fly",
  /** Which figure. */
  figure: Figure, }
  | { "type": "move",
  /** Which piece. */
  piece: Piece,
  /** The tile. */
  at?: Place,
  /** The segment of that tile. */
  segment?: Segment,
  /** The figure on that segment, where the piece goes to a figure. */
  figure?: Figure,
  /** A quarter of Carcassonne. */
  quarter?: Quarter,
  /** A sector of the wheel. */
  sector?: Sector, }
  | { "type": "place-token",
  /** Which token: `gold`. */
  token: string,
  /** The tile. */
  at: Place, }
  | { "type": "recall",
  /** Whose figure. */
  owner?: Seat,
  /** Which figure. */
  figure?: Figure,
  /** Which piece, instead of owner and figure. */
  piece?: Piece,
  /** The tile. */
  at: Place,
  /** The segment of that tile. */
  segment?: Spot, }
  | { "type": "ferry",
  /** The lake. */
  at: Place,
  /** The two edges. */
  edges: Array<Edge>, }
  | { "type": "choose",
  /** The word. */
  choice?: string,
  /** A tile of the feature that is chosen. */
  at?: Place,
  /** A segment of it on that tile. */
  segment?: Segment, }
  | { "type": "pass" };

/** What the game waits for. */
export type Decision = {
  /** Who. */
  player: Seat,
  /** What is asked, such as `place-tile`. */
  kind: string,
  /** The tile to place. */
  tile?: string,
  /** The message that was drawn. */
  message?: string,
  /** The points at stake. */
  points?: number,
  /** The tile that it is about, such as the one where a wagon stood that may drive on. */
  at?: Place,
  /** Who would be robbed. */
  victim?: Seat,
  /** The step of the turn sequence. */
  phase: string, }
  | {
  /** Always `game-over`. */
  kind: string,
  /** The score of every player. */
  scores: Array<number>,
  /** The players who have won. */
  winners: Array<Seat>, }
  | {
  /** Always `chance`. */
  kind: string, };

/** Something that happened. */
export type Event = { "event": "turn", player: Seat, number: number, }
  | { "event": "tile-drawn", player: Seat, tile: string, }
  | { "event": "tile-discarded", player: Seat, tile: string, }
  | { "event": "tile-set-aside", player: Seat, tile: string, }
  | { "event": "tiles-mixed-in", player: Seat, count: number, }
  | { "event": "tile-hidden", player: Seat, }
  | { "event": "tile-placed", player: Seat, tile: string, at: Place, rot: Rot, }
  | { "event": "deployed", player: Seat, figure: Figure, at: Place, segment?: Spot, }
  | { "event": "returned", player: Seat, figure: Figure, at: Place, segment?: Spot, }
  | { "event": "scored", player: Seat, points: number, for: string, at: Place, final: boolean,
  /** The sum, term by term. */
  terms: Array<Term>,
  /** The rule that halves the sum, rounded up. */
  halved?: string,
  /** The sum in English words; a server leaves it out. */
  detail?: string, rules: Array<string>, segment?: Segment, }
  | { "event": "rolled", player: Seat, die: number, from: Place, to: Place, }
  | { "event": "moved", player: Seat, piece: string, at?: Place, segment?: Segment, figure?: Figure, space?: number, edges?: Array<Edge>,
  /** A quarter of Carcassonne. */
  quarter?: Quarter,
  /** A sector of the wheel. */
  sector?: Sector, }
  | { "event": "set-aside", player: Seat, piece: string, at?: Place, }
  | { "event": "token-placed", player: Seat, token: string, at: Place, }
  | { "event": "token", player: Seat, token: string, count: number, at: Place, }
  | { "event": "challenge", at: Place, lost: Place, }
  | { "event": "second-part", player: Seat, }
  | { "event": "track-moved", player: Seat, marker: string, from: number, to: number, }
  | { "event": "message", player: Seat, message: string, choice?: string, }
  | { "event": "game-over", scores: Array<number>, winners: Array<Seat>, }
  | { event: Announced, player: Seat, choice: string, };

/** A term of a sum of points: so many things at so many points each, by a rule. */
export type Term = {
  /** What is counted, such as `tiles`. */
  what: string,
  /** How many. */
  count: number,
  /** Points for each. */
  each: number,
  /** The rule that says so. */
  rule: string, };

/** An answer of chance: an object of one key, such as `{"tile":"base.A"}` or `{"die":2}`. */
export type Outcome = { "tile": string }
  | { "message": string }
  | { "die": number }
  | { "token": string };

/** An entry of a transcript. */
export type Move = Action | Outcome;

/** A whole game: its set-up, and what was played in it. */
export type Transcript = {
  /** The set-up, with the seed that chance followed from. */
  setup: Setup,
  /** The position with which it began, as text, where it did not begin with the set-up. */
  position?: string,
  /** Actions and answers of chance, in order. */
  moves: Array<Move>, };

/** What a game is to be played with. Only the players are required. */
export type Setup = {
  /** The players' names, in order of play. */
  players: Array<string>,
  /** The rules in force: systems, or `system/part`. */
  systems?: Array<string>,
  /** Tile sets with their number of copies. */
  sets?: { [key in string]: number },
  /** Files with tiles and sets of the players' own. */
  tiles?: Tiles,
  /** Variants of the rules by name. */
  options?: { [key in string]: Text },
  /** Pieces for each player. */
  supply?: { [key in string]: number },
  /** The tiles on the table. */
  start?: Array<StartTile>,
  /** The tiles in the order in which they are drawn. */
  draw?: Array<string>,
  /** Other answers of chance, in the order in which they are asked for. */
  chance?: Array<Outcome>,
  /** What all other chance follows from. */
  seed?: Text, };

/** A tile that lies on the table from the start. */
export type StartTile = {
  /** The id of the tile. */
  tile: string,
  /** Where it lies. */
  at: Place,
  /** How it is turned. */
  rot?: Rot, };

/** A text; numbers and booleans stand for what they look like. */
export type Text = string | number | boolean;

/** Tile files by their names; a text alone is the file `tiles.toml`. */
export type Tiles = string | { [name in string]: string };

/** A value of a report. */
export type Report = null | number | string | Array<Report> | Reports;

/** Values by name. */
export type Reports = { [name in string]?: Report };

/** Everything on the table, what is asked, and what every feature is worth. */
export type State = {
  /** What the game waits for. */
  decision: Decision,
  /** Every feature that can hold figures. */
  features: Array<FeatureState>,
  /** The number of the turn, from 1. */
  turn: number,
  /** Whose turn it is. */
  turn_player: Seat,
  /** Whose tile is being resolved. */
  active_player: Seat,
  /** The players by their seats. */
  players: Array<PlayerState>,
  /** The score track: the markers of each player. */
  track: Array<MarkersState>,
  /** The tiles in the order of placement. */
  board: Array<TileState>,
  /** The figures in the order of placement. */
  figures: Array<FigureState>,
  /** Neutral pieces on the board. */
  pieces: Array<PieceState>,
  /** Undrawn tiles by id. */
  remaining: { [key in string]: number },
  /** How many these are. */
  remaining_total: number, } & Reports;

/** Everything on the table. */
export type TableState = {
  /** The number of the turn, from 1. */
  turn: number,
  /** Whose turn it is. */
  turn_player: Seat,
  /** Whose tile is being resolved. */
  active_player: Seat,
  /** The players by their seats. */
  players: Array<PlayerState>,
  /** The score track: the markers of each player. */
  track: Array<MarkersState>,
  /** The tiles in the order of placement. */
  board: Array<TileState>,
  /** The figures in the order of placement. */
  figures: Array<FigureState>,
  /** Neutral pieces on the board. */
  pieces: Array<PieceState>,
  /** Undrawn tiles by id. */
  remaining: { [key in string]: number },
  /** How many these are. */
  remaining_total: number, } & Reports;

/** A player. */
export type PlayerState = {
  /** The name. */
  name: string,
  /** The score in total. */
  score: number,
  /** Figures and pieces in hand. */
  supply: { [key in string]: number },
  /** Tokens won. */
  tokens: { [key in string]: number }, };

/** The totals of a player's markers. */
export type MarkersState = {
  /** The scoring meeple. */
  meeple: number, } & Reports;

/** A tile on the board. */
export type TileState = {
  /** Its id. */
  tile: string,
  /** Where it lies. */
  at: Place,
  /** How it is turned. */
  rot: Rot, };

/** A figure on the board. */
export type FigureState = {
  /** Whose it is. */
  owner: Seat,
  /** What it is. */
  figure: Figure,
  /** The tile. */
  at: Place,
  /** The segment of that tile; a figure on a corner stands at that to the south-east. */
  segment: Segment, };

/** A neutral piece on the board. */
export type PieceState = {
  /** The tile. */
  at: Place,
  /** The edges that it joins. */
  edges?: Array<Edge>,
  /** The figure that it goes with. */
  figure?: Figure,
  /** What it is. */
  piece: string,
  /** The segment of that tile, where it stands on one. */
  segment?: Segment, };

/** A feature. */
export type FeatureState = {
  /** What it is. */
  kind: SegmentKind,
  /** Its first tile: the smallest row, then column. */
  at: Place,
  /** A segment of it on that tile. */
  segment: Segment,
  /** How many tiles it spans. */
  tiles: number,
  /** Its open sides or, around a monastery or garden, the free cells. */
  open: number,
  /** Whether it is complete. */
  complete: boolean,
  /** What it would score if the game ended now. */
  points: number,
  /** Who would get the points. */
  owners: Array<Seat>, };

/** What a bot would do. */
export type Advice = {
  /** Its action. */
  action: Action,
  /** How likely each player is to win; a shared win counts in parts. */
  value: Array<number>, };

/** What was thought. */
export type Thoughts = {
  /** The turns, the best first. */
  candidates: Array<Thought>,
  /** How many actions there are, listed or not. */
  actions: number,
  /** Positions that were looked at. */
  nodes: number,
  /** The time that it took, in milliseconds. */
  millis: number, };

/** A turn. */
export type Thought = {
  /** The decisions of the player who is asked, as far as chance or others do not come in between. */
  actions: Array<Action>,
  /** By how many points the player will be ahead of the others in the end. */
  margin: number,
  /** Each player's chance to win. */
  win: Array<number>,
  /** Positions that were looked at beyond the end of the turn. */
  visits: number,
  /** Why it is good or bad. */
  gain: Gain, };

/** What a turn brings, in points. */
export type Gain = {
  /** What the player scores at once. */
  now: number,
  /** What the player can expect more of later, against the mean of all turns. */
  later: number,
  /** What the strongest of the others can expect less of, against the mean of all turns. */
  others: number, };

/** What sort of error it is. */
export type Code = "bad-json" | "unknown-command" | "bad-setup" | "no-game" | "illegal-action" | "game-over";

/** Why a request is refused. */
export type Error = {
  /** What sort of error it is. */
  code: Code,
  /** What was wrong, in English, with the id of the rule where there is one. */
  message: string,
  /** The id of the rule that forbids it. */
  rule?: string,
  /** The code of the reason, which stays the same in every language. */
  reason?: string,
  /** The names and numbers that the reason is about. */
  with?: { [key in string]: Parameter }, };

/** What a reason is about: a word of the wire, something that the request named, or a number. */
export type Parameter = number | string;

/** A request. */
export type Request = { "cmd": "hello" }
  | { "cmd": "new",
  /** The set-up. */
  setup: Setup, }
  | { "cmd": "legal" }
  | { "cmd": "play",
  /** The action. */
  action: Action, }
  | { "cmd": "state" }
  | { "cmd": "transcript" }
  | { "cmd": "load",
  /** The transcript. */
  transcript?: Transcript,
  /** The position as text, in place of a transcript. */
  position?: string, }
  | { "cmd": "position" }
  | { "cmd": "undo" }
  | { "cmd": "bot",
  /** How well it plays. */
  level?: string,
  /** How long it may think, in milliseconds. */
  millis?: number, }
  | { "cmd": "think",
  /** Who thinks. */
  level?: string,
  /** For how long, in milliseconds. */
  millis?: number,
  /** About how many positions. */
  nodes?: number,
  /** On how many threads. */
  threads?: number,
  /** How many turns are listed. */
  best?: number, };

/** A reply. Whoever reads one takes the first form that fits, so that those with more fields come first. */
export type Reply = Hello | {
  /** What happened. */
  events: Array<Event>,
  /** What is asked now. */
  decision: Decision, }
  | {
  /** What is asked. */
  decision: Decision,
  /** Every answer. */
  actions: Array<Action>, }
  | {
  /** What is asked now. */
  decision: Decision, }
  | {
  /** Everything on the table. */
  state: State, }
  | {
  /** The game so far. */
  transcript: Transcript, }
  | {
  /** The whole state as text. */
  position: string, }
  | Advice | Thoughts | {
  /** What was wrong. */
  error: Error, };

/** Who is there, and what it can play. */
export type Hello = {
  /** Always `bastide`. */
  name: string,
  /** The version of the program. */
  version: string,
  /** The version of the protocol. */
  protocol: number,
  /** The systems that a set-up can name. */
  systems: Array<string>,
  /** The tile sets that a set-up can name. */
  sets: Array<string>,
  /** The levels of bots. */
  bots: Array<string>,
  /** Set-ups with a name. */
  presets: Array<Preset>, };

/** A set-up with a name. Systems, sets and options have the form of a set-up, so that a client can copy them into the one that it sends. */
export type Preset = {
  /** Its name. */
  name: string,
  /** What it is, in a sentence. */
  title: string,
  /** Its systems. */
  systems: Array<string>,
  /** Its tile sets with their number of copies. */
  sets: { [key in string]: number },
  /** Its options that are not at their default. */
  options: { [key in string]: string }, };
