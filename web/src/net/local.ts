// Types of the wire, generated from crates/wire by `cargo xtask wire`: change them there.
import type { Summary, SeatWish } from './site';
import type { View, ServerMessage } from './table';
import type { Rot, Seat, Action, Outcome, Move, Transcript, Setup, Thought } from './wire';

/** What came of something that a table was told. */
export type Told = {
  /** What a socket would have sent, in order. */
  messages: Array<ServerMessage>,
  /** The new entries of the table's log, to be stored in order before anything is shown. Nobody but the engine reads them. */
  entries: unknown[],
  /** What lists show of the table now, if it has changed. */
  summary?: Summary,
  /** The seat of the bot that has to move now. */
  bot: Seat | null, };

/** A rematch: what becomes of the table that is over, and the one that follows it. */
export type Followed = {
  /** What came of it at the table that is over. It is still the one that the engine keeps. */
  told: Told,
  /** The id of the table that follows. */
  id: string,
  /** The first entries of its log. */
  entries: unknown[],
  /** What lists show of it. */
  summary: Summary, };

/** The answer to a request that would otherwise go to a server. */
export type Answer = {
  /** The status of HTTP. */
  status: number,
  /** The type of the body. */
  type: string,
  /** The body. */
  body: string,
  /** What came of it at the table, if it was told something. */
  told?: Told, };

/** How a game that is imported goes on. */
export type Import = {
  /** The game in our notation. */
  text: string,
  /** Who plays on, seat by seat; if it is left out, people at this screen with the names of the text. */
  seats?: Array<SeatWish>, };

/** What an analysis begins with. */
export type StudySource = { "from": "here", }
  | { "from": "table",
  /** Its entries. */
  entries: unknown[], }
  | { "from": "text",
  /** The text. */
  text: string, }
  | { "from": "puzzle",
  /** Its lines. */
  text: string, }
  | { "from": "setup",
  /** Its set-up, players included. */
  setup: Setup, }
  | { "from": "transcript",
  /** The transcript. */
  transcript: Transcript, };

/** A game that is analysed, at one of its points. */
export type StudyPoint = {
  /** What is on the table, seen by whoever has to decide. Its version is `at`. */
  view: View,
  /** How many moves have been played here: actions and answers of chance, each by itself. */
  at: number,
  /** Every move of the line that is looked at, those after this point too. */
  moves: Array<Move>,
  /** What chance can answer here; empty where a player has to decide. */
  chances: Array<Possible>,
  /** Whether the game is over here. */
  over: boolean, };

/** An answer of chance, and how likely it is. */
export type Possible = {
  /** The answer. */
  outcome: Outcome,
  /** Its weight against the others': the number of tiles, for a tile. */
  weight: number, };

/** Every move of a line, in the order of its moves. */
export type StudyLine = {
  /** The moves. */
  made: Array<Made>, };

/** Who made a move of a line, and when. */
export type Made = {
  /** The player who decided; nothing where chance did. */
  player: Seat | null,
  /** The number of the turn in the game, from 1. */
  turn: number, };

/** What fits into a space. */
export type Fits = {
  /** The tiles that are left and fit, by kind. */
  tiles: Array<FittingTile>, };

/** A kind of tile that fits into a space. */
export type FittingTile = {
  /** The kind. */
  tile: string,
  /** How many are left. */
  left: number,
  /** The rotations in which it fits. */
  rotations: Array<Rot>, };

/** Which kinds of tiles somebody waits for. */
export type OddsQuestion = {
  /** One of these is to come. */
  these: Array<string>,
  /** It is to come before one of those; kinds that are in both lists count as these. */
  those: Array<string>, };

/** How likely it is that a tile comes. Every tile that is drawn counts as a draw. */
export type Odds = {
  /** How many tiles will be drawn. */
  left: number,
  /** How many of these are left. */
  these: number,
  /** How many of those are left. */
  those: number,
  /** The chance that one of these comes within one draw, two draws and so on, and before any of those. */
  within: Array<number>,
  /** The chance that one of those comes first. */
  lost: Array<number>, };

/** How long a search may think: until the first of these limits; half a second without any. */
export type Effort = {
  /** So many milliseconds. */
  millis?: number,
  /** About so many positions; with this alone, the answer is always the same. */
  nodes?: number,
  /** Who thinks: a level; the best if it is left out. */
  level?: string,
  /** How many turns are listed. */
  best?: number, };

/** A review that has begun. */
export type ReviewPlan = {
  /** The turns that can be reviewed, in order of play. */
  turns: Array<ReviewedTurn>, };

/** A turn of a review: the decisions that one player makes in a row. */
export type ReviewedTurn = {
  /** How many moves were played before its first decision. */
  at: number,
  /** How many when its last decision was made. */
  end: number,
  /** The number of the turn in the game, from 1. */
  turn: number,
  /** Who played it. */
  player: Seat,
  /** How many of its decisions had more than one answer: what a review of it costs. */
  choices: number, };

/** How good a turn was, by the chance to win that it gave away. */
export type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** What a review says of a turn. */
export type TurnReview = {
  /** What the player did. */
  played: Array<Action>,
  /** How many turns were possible, counted up to the second decision. */
  turns: number,
  /** The points that the turn brought at once. */
  scored: number,
  /** The best turn, with what can be expected of it and each player's chance to win. */
  best: Thought,
  /** By how many points the player could expect to be ahead in the end, after what was played. */
  margin: number,
  /** Each player's chance to win after what was played. */
  after: Array<number>,
  /** What the turn cost in expected points, against the best one; 0 for the best. */
  cost: number,
  /** What it cost of the player's chance to win, as a share of one. */
  lost: number,
  /** How good it was. */
  grade: Grade,
  /** How accurate it was, from 0 to 1; nothing where there was no other. */
  accuracy: number | null,
  /** What the tile was better by than those that could have been drawn, in expected points. */
  luck: number,
  /** The same as a share of the chance to win. */
  swing: number,
  /** How likely the tile was; nothing where none was drawn. */
  odds: number | null,
  /** How many moves were played before its first decision. */
  at: number,
  /** How many when its last decision was made. */
  end: number,
  /** The number of the turn in the game, from 1. */
  turn: number,
  /** Who played it. */
  player: Seat,
  /** How many of its decisions had more than one answer: what a review of it costs. */
  choices: number, };
