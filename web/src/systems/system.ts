// What a system may bring to the page. All of it is optional: what a system does not say is made from `legal[]`, from the
// texts. A hook answers `undefined` where something is not its own.
import type { Component } from 'svelte';
import type { Camera } from '../board/camera';

import type { Key, Params } from '../i18n/index.svelte';
import type { Action, Colour, Decision, GameEvent, Legal, Place, View } from '../net/types';
import type { Table } from '../table/store.svelte';
import type { IconName } from '../ui/icons';

/** What an entry of `legal[]` would do, in a few words. */
export type Hint = (index: number) => string;
export interface Asked {
  view: View;
  table: Table;
  hint: Hint;
}
export interface LandProps {
  view: View;
  colours: Colour[];
  answer: Action | null;
}
export interface PlayProps extends Asked {
  camera: Camera;
  colours: Colour[];
}
export interface PanelProps {
  view: View;
  table?: Table | null;
  hint?: Hint;
}
export interface CardProps {
  view: View;
  card: GameEvent;
  history: readonly GameEvent[];
}

/** One kind of decision: how its question looks. */
export interface DecisionPart {
  icon?: IconName;
  /** The line of the shelf that it is about. */
  line?: string;
  /** Its tile is placed as it is, never turned. */
  fixed?: boolean;
  /** Its targets are drawn by the system's layer `Play`. */
  ownTargets?: boolean;
  /** The question says all that the card of a scoring would. */
  saysAll?: boolean;
  /** No figure comes from the supply onto the new tile: those that cannot be placed are not listed, and numbers only if `count`. */
  supply?: 'none' | 'count';
  /** In place of the picture of the question. */
  Media?: Component<Asked>;
  /** In place of the chips. */
  Answers?: Component<Asked>;
  /** Below the choices, for everybody. */
  Round?: Component<{ view: View }>;
}

/** A line of the shelf. */
export interface Shelf {
  id: string;
  icon: IconName;
  name: Key;
  /** The one fact that matters, or nothing in a game without the system. */
  fact: (view: View) => string | undefined;
  Panel: Component<PanelProps>;
  /** On narrow screens the panel is part of the question that it is about. */
  docked?: boolean;
  /** On narrow screens something can be chosen in the panel. */
  live?: boolean;
  /** Open from the start, where there is room. */
  opens?: (view: View) => boolean;
}

/** A card of its own for some events, which then tells of the points that they bring. */
export interface CardPart {
  name: Key;
  is: (event: GameEvent) => boolean;
  tells: (history: readonly GameEvent[], scored: GameEvent) => boolean;
  Card: Component<CardProps>;
}

/** How a target on the board looks, where it is no figure of the player. */
export interface TargetStyle {
  icon?: IconName;
  figure?: string;
  turn?: number;
  mark?: 'step' | 'safe';
}

/** Something won, beside the supply of a player; `tight` is all that fits in a narrow row. */
export interface Win {
  figure: string;
  title: string;
  alt: string;
  text: string;
  tight: string;
  marked?: boolean;
}

/** A button of the question that leads the camera away from the new tile, and back. */
export interface CameraJump {
  icon: IconName;
  name: string;
  hint: string;
  places: Place[];
}

/** A line of the log: words with values, or null for what goes without saying. */
export type Said = { key: Key; with?: Params } | null;

export interface System {
  /** The name of its folder. */
  id: string;
  decisions?: Record<string, DecisionPart>;
  shelf?: Shelf;
  card?: CardPart;
  /** On the board, below the figures and above them; and what can be played there. */
  Ground?: Component<LandProps>;
  Above?: Component<LandProps>;
  Play?: Component<PlayProps>;
  /** Pieces that its layers draw, and figures of unusual size. */
  pieces?: readonly string[];
  sizes?: Record<string, number>;
  /** Tokens that are no goods, and pieces of a supply that never stand on a tile. */
  tokens?: readonly string[];
  reserve?: readonly string[];
  /** Kinds of points, with their rank in the final table. */
  scores?: Record<string, number>;

  /** Gives places on the board to actions that have none on the wire. What lies on no tile has `at: null`. */
  offer?: (view: View, legal: readonly Legal[]) => readonly Legal[];
  actionName?: (legal: Legal, decision: Decision, view?: View) => string | undefined;
  confirmName?: (legal: Legal, decision: Decision, view?: View) => string | undefined;
  /** What to add to the key of a question that is put in another way. */
  variant?: (decision: Decision, view?: View) => string | undefined;
  /** What an action would do. */
  hint?: (legal: Legal, view: View, history: readonly GameEvent[]) => string | undefined;
  /** The line below the question: before something is chosen, and after. */
  ask?: (asked: Asked) => string | undefined;
  chosen?: (answer: Legal, hint: string, view: View) => string | undefined;
  /** The line above the question. */
  eyebrow?: (view: View, history: readonly GameEvent[]) => string | undefined;
  log?: (event: GameEvent, index: number, all: readonly GameEvent[]) => Said | undefined;

  /** Places to come close to, and one to keep in sight while others play. */
  near?: (asked: Asked) => Place[] | undefined;
  follow?: (view: View) => Place | undefined;
  cameraJump?: (asked: Asked) => CameraJump | undefined;
  /** A feature that is lit as if its points came from the log. */
  lights?: (asked: Asked) => GameEvent | undefined;
  /** Where arrow keys start from, whatever is chosen. */
  arrowsFrom?: (view: View) => Place | undefined;
  target?: (legal: Legal, view: View) => TargetStyle | undefined;
  /** News that its layer shows for a moment. */
  lingers?: (news: readonly GameEvent[]) => boolean;

  wins?: (view: View, player: number) => Win[];
  /** The board for those who do not see it: a list of its own, and words about a tile. */
  spoken?: (view: View) => { head: string; lines: string[] } | undefined;
  spokenAt?: (view: View, at: Place) => string | undefined;
}
