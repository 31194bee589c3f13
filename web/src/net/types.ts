// The wire vocabulary, mirroring docs/protocol.md and the server's contract. Plain data, nothing else.
// A server that is newer than this page may send kinds that are not named here; every closed list therefore ends in `string`.
// What a system adds to the wire is declared in its folder, src/systems.

export type Place = readonly [number, number];
export type Rot = 0 | 90 | 180 | 270;
export type Edge = 'N' | 'E' | 'S' | 'W';
export type Colour = 'blue' | 'red' | 'yellow' | 'teal' | 'black' | 'pink' | 'white' | 'green';
export type Open<T extends string> = T | (string & {});

export interface Segment {
  kind: Open<'city' | 'road' | 'river' | 'field' | 'monastery' | 'garden'>;
  edges?: Edge[];
  halves?: number[];
  n?: number;
}

export interface Action {
  type: Open<'place-tile' | 'deploy' | 'fly' | 'recall' | 'move' | 'place-token' | 'ferry' | 'choose' | 'pass'>;
  at?: Place;
  rot?: Rot;
  tile?: string;
  figure?: string;
  piece?: string;
  token?: string;
  owner?: number;
  segment?: Segment;
  edges?: Edge[];
  choice?: string;
}

export interface Decision {
  kind: Open<'place-tile' | 'figure' | 'scoring-order' | 'game-over'>;
  player?: number;
  tile?: string;
  phase?: string;
  points?: number;
  message?: string;
  /** Where the wagon stood that may drive on, or the shepherd whose flock is tended. */
  at?: Place;
  victim?: number;
  scores?: number[];
  winners?: number[];
}

export interface GameEvent {
  event: Open<
    | 'turn'
    | 'tile-drawn'
    | 'tile-discarded'
    | 'tile-placed'
    | 'deployed'
    | 'returned'
    | 'scored'
    | 'moved'
    | 'set-aside'
    | 'token'
    | 'token-placed'
    | 'track-moved'
    | 'game-over'
  >;
  version?: number;
  player?: number;
  number?: number;
  tile?: string;
  at?: Place;
  rot?: Rot;
  figure?: string;
  segment?: Segment;
  points?: number;
  for?: Open<'road' | 'city' | 'monastery' | 'garden' | 'field'>;
  final?: boolean;
  detail?: string;
  rules?: string[];
  piece?: string;
  edges?: Edge[];
  token?: string;
  count?: number;
  marker?: string;
  /** Totals of a marker, or the places of a flight. */
  from?: number | Place;
  to?: number | Place;
  die?: number;
  space?: number;
  message?: string;
  choice?: string;
  scores?: number[];
  winners?: number[];
}

export interface PlayerState {
  name: string;
  score: number;
  supply: Record<string, number>;
  tokens: Record<string, number>;
}
export interface PlacedTile {
  tile: string;
  at: Place;
  rot: Rot;
}
export interface Figure {
  owner: number;
  figure: string;
  at: Place;
  segment: Segment;
}
export interface Piece {
  piece: string;
  at: Place;
  edges?: Edge[];
  segment?: Segment;
  figure?: string;
}

export interface State {
  turn: number;
  turn_player: number;
  active_player: number;
  decision: Decision;
  players: PlayerState[];
  board: PlacedTile[];
  figures: Figure[];
  pieces?: Piece[];
  remaining: Record<string, number>;
  remaining_total: number;
  /** Tiles that wait beside the bag. */
  set_aside?: Record<string, number>;
}

export type SeatKind = 'human' | 'bot' | 'open';
export interface Seat {
  kind: SeatKind;
  name: string;
  colour: Colour;
  level?: string;
  online?: boolean;
  away?: boolean;
  resigned?: boolean;
  score?: number;
}

export interface SeatResult {
  place: number;
  points: number;
  ending: Open<'finished' | 'resigned' | 'left'>;
}

export interface Summary {
  id: string;
  status: 'waiting' | 'running' | 'over';
  title: string;
  players: Seat[];
  systems: string[];
  /** The variants that were chosen; what is not named is the default. */
  options?: Record<string, string | number | boolean>;
  created?: string | number;
  updated?: string | number;
  version: number;
  you: number | null;
  public?: boolean;
  aids: boolean;
  scores?: number[];
  winners?: number[];
  /** How it ended for every seat, when the game is over. */
  results?: SeatResult[];
  rematch?: string | null;
  turn?: number | null;
  tiles?: number;
  tiles_total?: number;
  creator?: boolean;
  invite?: string;
}

export interface Legal {
  action: Action;
  at: Place | null;
  spot: Place | null;
  label: string;
}
/** A legal action as it comes: the tile that it is about is part of the action. */
export type WireLegal = Omit<Legal, 'at'>;
/** Where the drawn tile fits, and its rotations there. */
export type Space = readonly [number, number, Rot[]];
export interface Member {
  at: Place;
  segment: number;
}
export interface Feature {
  kind: string;
  owners: number[];
  points: number;
  complete: boolean;
  open: number;
  members: Member[];
}
export interface Chat {
  from: number | null;
  name: string;
  text: string;
  time?: string | number;
}

export interface View {
  version: number;
  game: Summary;
  state: State;
  decision: Decision;
  phase_rule?: string;
  legal: Legal[];
  features: Feature[];
  projected: number[];
  events?: GameEvent[];
  history?: GameEvent[];
  last?: Record<string, Place>;
  holes?: Place[];
  chat?: Chat[];
  seed_hash?: string;
  seed?: string;
  spots?: (Place | null)[];
  can_undo?: boolean;
}

/** A view as it comes: spaces for the drawn tile apart from the other actions, and the number of its log entry. */
export interface WireView extends Omit<View, 'legal'> {
  seq?: number;
  spaces?: Space[];
  legal: WireLegal[];
}
/** What is different in a value: a new value, changes inside an object, or changes of a list. */
export type Patch =
  | { set: unknown }
  | { set?: never; in?: Record<string, Patch>; cut?: string[]; list?: never }
  | { set?: never; in?: never; cut?: never; list: ListChange[] };
/** An element that has changed, or elements in the place of others. */
export type ListChange = [number, Patch] | [number, number, unknown[]];
/** What has changed in a view since another one. */
export interface Change {
  from: number;
  seq: number;
  patch: Patch;
  events: GameEvent[];
  legal: WireLegal[];
  spaces: Space[];
  can_undo: boolean;
  you: number | null;
  online: number[];
}

/** What a turn changes, in points: scored at once, expected later, and what the strongest of the others can expect less of. */
export interface Gain {
  now: number;
  later: number;
  others: number;
}
/** The best turn from a version on, action by action. */
export interface Hint {
  version: number;
  line: Legal[];
  margin: number;
  win: number[];
  gain: Gain;
}

export type ClientMessage =
  | { type: 'play'; expected: number; ack: string; action: Action }
  | { type: 'undo'; ack: string }
  | { type: 'hint'; expected: number; ack: string }
  | { type: 'chat'; text: string }
  | { type: 'resync' }
  | { type: 'ping' };

export type ServerMessage =
  | ({ type: 'view' } & View)
  | ({ type: 'change' } & Change)
  | { type: 'ack'; ack: string; version: number }
  | { type: 'refused'; ack?: string; code: string; message: string; rule?: string }
  | ({ type: 'hint'; ack: string } & Hint)
  | ({ type: 'chat' } & Chat)
  | { type: 'presence'; seats: (Partial<Seat> | boolean)[] }
  | { type: 'pong' };

export interface Me {
  id: string;
  name: string;
  colour: Colour;
}
export interface Preset {
  name: string;
  title: string;
  systems: string[];
  sets?: Record<string, number> | string[];
}
export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  sentence: string;
}
export interface SystemInfo {
  name: string;
  title: string;
  sentence: string;
  parts: { name: string; sentence: string; extra?: boolean }[];
  options: OptionInfo[];
  sets: string[];
}
export interface SetInfo {
  id: string;
  title: string;
  tiles: number;
  draw: string;
}
/** A bot of the ladder; the ladder begins with the weakest. */
export interface BotInfo {
  name: string;
  called: string;
  grade: string;
  rating: number;
  sentence: string;
}
export interface Catalogue {
  presets: Preset[];
  systems: SystemInfo[];
  sets: SetInfo[];
  bots: BotInfo[];
  colours: Colour[];
}
export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string };
export interface NewGame {
  preset?: string;
  setup?: { systems?: string[]; sets?: Record<string, number>; options?: Record<string, string | number | boolean> };
  seats: SeatWish[];
  aids: boolean;
  public: boolean;
  first: 'random' | 'seat';
}
export interface Rule {
  id: string;
  system?: string;
  title: string;
  html: string;
}
export interface RulePage {
  id: string;
  title: string;
  sentence?: string;
}
export interface KindArt {
  segments: { kind: string; anchor: Place; outline: string; segment?: Segment }[];
}
