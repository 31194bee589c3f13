// What the page works with: the types of the wire (wire.ts, site.ts and table.ts, generated), each union seen as one record, so that code can ask
// "is there a segment?" before it knows which sort of action or event it has. What a system adds is declared in its folder,
// src/systems. A server that is newer than this page may send kinds that are not named here.
import type * as Site from './site';
import type * as Live from './table';
import type * as Wire from './wire';

export type { Edge, Place, Rot, Term } from './wire';
export type {
  BotInfo,
  BotRecord,
  Catalogue,
  Colour,
  First,
  Me,
  NewGame,
  OptionInfo,
  PresetInfo as Preset,
  Refusal as WireRefusal,
  RefusalCode,
  Rule,
  RulePage,
  SeatKind,
  SeatResult,
  SeatSummary as Seat,
  SeatWish,
  SetInfo,
  Summary,
  SystemInfo,
} from './site';
export type {
  Change,
  ChatLine as Chat,
  ClientMessage,
  LegalAction as WireLegal,
  LessonAnswer,
  LessonInfo,
  LessonPoint,
  Member,
  Patch,
  Reaction,
  RematchOffer,
  Space,
  Worth,
} from './table';

/** What a type names, without the names that it merely allows. */
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type Keys<U> = U extends unknown ? keyof U : never;
type Value<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;
/** A union as one record: what every variant has, and what only some have as optional. */
type Merged<U, Shared extends keyof U = keyof U> = { [K in Shared]: U[K] } & {
  [K in Exclude<Keys<U>, Shared>]?: Value<U, K>;
};
/** A name of a list, or a newer one. */
export type Open<T extends string> = T | (string & {});

export interface Segment extends Omit<Merged<Wire.Spot>, 'kind'> {
  kind: Open<Wire.Spot['kind']>;
}
export interface Action extends Omit<Merged<Wire.Action>, 'type' | 'segment' | 'figure' | 'piece'> {
  type: Open<Wire.Action['type']>;
  segment?: Segment;
  figure?: string;
  piece?: string;
}
export type Decision = Merged<Wire.Decision>;
export interface GameEvent extends Omit<Merged<Live.LoggedEvent>, 'event' | 'version' | 'segment' | 'figure'> {
  event: Open<Wire.Event['event']>;
  version?: number;
  segment?: Segment;
  figure?: string;
}

export type PlayerState = Wire.PlayerState;
export type PlacedTile = Wire.TileState;
export interface Figure extends Omit<Wire.FigureState, 'figure' | 'segment'> {
  figure: string;
  segment: Segment;
}
export interface Piece extends Omit<Wire.PieceState, 'figure' | 'segment'> {
  figure?: string;
  segment?: Segment;
}
export interface State extends Omit<Known<Wire.TableState>, 'track' | 'figures' | 'pieces'> {
  figures: Figure[];
  pieces?: Piece[];
  /** Tiles that wait beside the bag. */
  set_aside?: Record<string, number>;
}

/** A legal action, with the tile that it is about. */
export interface Legal extends Omit<Live.LegalAction, 'action'> {
  action: Action;
  at: Wire.Place | null;
}
export interface Feature extends Omit<Live.FeatureView, 'kind'> {
  kind: string;
}

/** A view as it comes: spaces for the drawn tile apart from the other actions, history and chat with whole views alone. */
export type WireView = Omit<Live.View, 'history' | 'chat'> & Partial<Pick<Live.View, 'history' | 'chat'>>;
/** A view with every legal action spelled out. While seats are open there is no state, and nobody looks at it. */
export interface View extends Omit<
  WireView,
  'seq' | 'spaces' | 'legal' | 'state' | 'decision' | 'features' | 'events' | 'history'
> {
  state: State;
  decision: Decision;
  legal: Legal[];
  features: Feature[];
  events?: GameEvent[];
  history?: GameEvent[];
}

/** The best turn from a version on, action by action. */
export interface Hint extends Omit<Live.Hint, 'line'> {
  line: Legal[];
}
export type Gain = Wire.Gain;

/** What a socket tells the page: messages of the server, with views and hints spelled out. */
export type ServerMessage =
  | ({ type: 'view' } & View)
  | ({ type: 'hint'; ack: string } & Hint)
  | Exclude<Live.ServerMessage, { type: 'view' | 'change' | 'hint' }>;

export interface KindArt extends Omit<Site.KindArt, 'segments'> {
  segments: (Omit<Site.SegmentArt, 'kind' | 'segment'> & { kind: string; segment?: Segment })[];
}
