//! Actions: what the engine lists as the wire says it, and what a player sends as the engine's own.
//!
//! Reading is lenient in what does not matter (order, unknown keys, a number that is not needed)
//! and says what is wrong otherwise. Whether an action is legal, the engine alone decides.

use bastide_engine::{
    Action, Choice, Decision, Game, Ground, Held, Link, Owned, Pending, Piece, Player, Spot,
};
use bastide_wire::{
    Action as WireAction, BoardKeys, Edge, Error as WireError, Figure, Piece as WirePiece, Place,
    Rot, Seat, Segment as WireSegment, Spot as WireSpot, not_wanted,
};
use serde::Deserialize;
use serde_json::Value;

use crate::segment::{find, find_spot, placed};
use crate::words::{FromEngine, ToEngine, board_spot};
use crate::{InGame, ReadInGame};

impl InGame<Action> for WireAction {
    fn of(game: &Game, action: Action) -> WireAction {
        match action {
            Action::Place { tile, at, rotation } => WireAction::PlaceTile {
                at: Place::from_engine(at),
                rot: Rot::from_engine(rotation),
                tile: tile.name().map(str::to_owned),
            },
            Action::Deploy { figure, to: Spot::Machine } => {
                WireAction::Fly { figure: Figure::from_engine(figure) }
            }
            Action::Deploy { figure, to } => {
                let (at, segment) = placed(game, to);
                WireAction::Deploy { figure: Figure::from_engine(figure), at: Some(at), segment }
            }
            Action::Move { piece, to: Spot::Tile(at) } if piece.is_token() => {
                WireAction::PlaceToken {
                    token: piece.name().to_owned(),
                    at: Place::from_engine(at),
                }
            }
            Action::Move { to: to @ Spot::Crossing { at, .. }, .. } => WireAction::Ferry {
                at: Place::from_engine(at),
                edges: to.sides().map(Edge::from_engine).collect(),
            },
            Action::Move { piece, to } => move_to(game, piece, to, None),
            Action::Accompany { figure, on } => {
                move_to(game, Piece::COMPANION, on, Some(Figure::from_engine(figure)))
            }
            Action::Recall { figure, from } => {
                let (owner, figure) =
                    (Seat::from_engine(figure.owner()), Figure::from_engine(figure.kind()));
                let (at, segment) = placed(game, from);
                WireAction::Recall {
                    owner: Some(owner),
                    figure: Some(figure),
                    piece: None,
                    at,
                    segment,
                }
            }
            Action::SetAside { piece, from } => {
                let (at, segment) = placed(game, from);
                let piece = Some(WirePiece::from_engine(piece));
                WireAction::Recall { owner: None, figure: None, piece, at, segment }
            }
            Action::Pick(Spot::Space(space)) => WireAction::Choose {
                choice: Some(format!("{SPACE}{space}")),
                at: None,
                segment: None,
            },
            Action::Pick(spot) => {
                let (at, segment) = placed(game, spot);
                let segment = segment.and_then(WireSpot::into_segment);
                WireAction::Choose { choice: Some(NEXT.to_owned()), at: Some(at), segment }
            }
            Action::Choose(choice) => WireAction::Choose {
                choice: Some(choice.word().to_owned()),
                at: None,
                segment: None,
            },
            Action::Pass => WireAction::Pass,
        }
    }
}

impl ReadInGame for WireAction {
    type Engine = Action;

    fn read(game: &Game, value: &Value) -> Result<Action, WireError> {
        let (player, decision) = asked(game)?;
        let malformed = |why: String| WireError::illegal(decision.phase(), why);
        if !value.is_object() {
            return Err(malformed(not_wanted("an action that is an object", value)));
        }
        if let Some(who) = value.get("player").filter(|who| !who.is_null())
            && who.as_u64() != Some(player.0 as u64)
        {
            let why = format!("out of turn: player {} is asked", player.0);
            return Err(WireError::illegal(game.order_rule(), why));
        }
        check_computed(game, value)?;
        let action = WireAction::deserialize(value).map_err(|error| {
            let why = format!("malformed action: {error}");
            // Robbers, messengers and the like are no figures at all, and do not fly either.
            let flies = value["type"] == "fly" && value["figure"].is_string();
            if flies { WireError::illegal("FLY-15", why) } else { malformed(why) }
        })?;
        action.resolve(game)
    }

    fn resolve(&self, game: &Game) -> Result<Action, WireError> {
        let (_, decision) = asked(game)?;
        let missing = |rule: &str, field: &str| {
            WireError::illegal(rule, format!("malformed action: missing field `{field}`"))
        };
        let action = match self {
            WireAction::PlaceTile { at, rot, tile } => {
                place_tile(game, decision, *at, *rot, tile.as_deref())?
            }
            WireAction::Deploy { figure, segment: Some(WireSpot::Board(spot)), .. } => {
                Action::Deploy { figure: figure.to_engine(), to: spot.to_engine() }
            }
            WireAction::Deploy { at: None, .. } => return Err(missing(decision.phase(), "at")),
            WireAction::Deploy { figure, at: Some(at), .. }
                if figure.to_engine().stands_on_corner() =>
            {
                Action::Deploy { figure: figure.to_engine(), to: Spot::Corner(at.to_engine()) }
            }
            WireAction::Deploy { segment: None, .. } => {
                return Err(missing(decision.phase(), "segment"));
            }
            WireAction::Deploy { figure, at: Some(at), segment: Some(segment) } => {
                let on_the_tile = game.board().tile_at(at.to_engine()) == Some(game.last_placed());
                let rule = if on_the_tile { "BG-31" } else { "BG-30" };
                let rule = decision.deploy_rule().unwrap_or(rule);
                Action::Deploy {
                    figure: figure.to_engine(),
                    to: find_spot(segment, game, *at, rule)?,
                }
            }
            WireAction::Fly { figure } => {
                Action::Deploy { figure: figure.to_engine(), to: Spot::Machine }
            }
            WireAction::Move { piece, at, segment, figure, board } => {
                move_piece(game, piece.to_engine(), *at, segment.as_ref(), *figure, *board)?
            }
            WireAction::PlaceToken { token, at } => place_token(game, token, *at)?,
            WireAction::Recall { piece: Some(piece), at, segment, .. } => {
                let rule = Decision::MoveMagic.recall_rule();
                let segment = segment.as_ref().ok_or_else(|| missing(rule, "segment"))?;
                Action::SetAside {
                    piece: piece.to_engine(),
                    from: find_spot(segment, game, *at, rule)?,
                }
            }
            WireAction::Recall { owner, figure, at, segment, .. } => {
                let rule = decision.recall_rule();
                let (Some(owner), Some(figure)) = (owner, figure) else {
                    let why = "malformed action: owner and figure, or piece, must be named";
                    return Err(WireError::illegal(rule, why));
                };
                if owner.0 >= game.rules().players() {
                    let why = format!("there is no player {}", owner.0);
                    return Err(WireError::illegal(rule, why));
                }
                let segment = segment.as_ref().ok_or_else(|| missing(rule, "segment"))?;
                let figure = Owned::new(Player(owner.0), figure.to_engine());
                Action::Recall { figure, from: find_spot(segment, game, *at, rule)? }
            }
            WireAction::Ferry { at, edges } => ferry(game, *at, edges)?,
            WireAction::Choose { choice, at, segment } => {
                let feature = at.as_ref().zip(segment.as_ref());
                choose(game, decision, choice.as_deref(), feature)?
            }
            WireAction::Pass => Action::Pass,
        };
        Ok(game.as_listed(action))
    }
}

/// The words for picking a feature, and for picking a space of the track.
const NEXT: &str = "next";
const SPACE: &str = "space-";

fn move_to(game: &Game, piece: Piece, to: Spot, figure: Option<Figure>) -> WireAction {
    let piece = WirePiece::from_engine(piece);
    if let Some(board) = board_spot(to).map(BoardKeys::from) {
        return WireAction::Move { piece, at: None, segment: None, figure, board };
    }
    let (at, segment) = placed(game, to);
    let (at, segment) = (Some(at), segment.and_then(WireSpot::into_segment));
    WireAction::Move { piece, at, segment, figure, board: BoardKeys::default() }
}

/// Who is asked for what; nobody is while chance has to answer, or when the game is over.
fn asked(game: &Game) -> Result<(Player, Decision), WireError> {
    match game.pending() {
        Pending::Decide(player, decision) => Ok((player, decision)),
        Pending::Chance(_) | Pending::Over => Err(WireError::from_engine(game.nobody_asked())),
    }
}

/// What the rules alone move is named by no action.
fn check_computed(game: &Game, action: &Value) -> Result<(), WireError> {
    let words = ["piece", "token", "figure", "choice"].map(|key| action.get(key));
    let names = words.into_iter().flatten().filter_map(Value::as_str);
    match { names }.find_map(|name| game.moved_by_rules(name)) {
        Some(refusal) => Err(WireError::from_engine(refusal)),
        None => Ok(()),
    }
}

/// A tile from the hand is named, unless nothing else can be placed; it is not turned (AM-11). A client
/// may repeat which tile it lays; another one than the drawn one is a mistake.
fn place_tile(
    game: &Game,
    decision: Decision,
    at: Place,
    rot: Rot,
    tile: Option<&str>,
) -> Result<Action, WireError> {
    let rules = game.rules();
    let only_hand = (decision == Decision::PlaceAbbey && tile.is_none()).then_some(Held::Abbey);
    if let Some(held) = only_hand.or(tile.and_then(Held::from_name)) {
        if rot != Rot::default() {
            return Err(WireError::illegal("AM-11", "an abbey lies as it is: rot 0"));
        }
        return Ok(Action::Place { tile: held, at: at.to_engine(), rotation: rot.to_engine() });
    }
    match (decision, tile) {
        (Decision::PlaceTile(kind), Some(tile)) if rules.kind_name(kind) != tile => {
            let drawn = rules.kind_name(kind);
            let why = format!("the drawn tile {drawn} must be placed, not \"{tile}\"");
            let waits = game.bag().aside().iter().any(|kind| game.rules().kind_name(*kind) == tile);
            Err(WireError::illegal(if waits { "PD-40" } else { "BG-10" }, why))
        }
        _ => Ok(Action::place(at.to_engine(), rot.to_engine())),
    }
}

/// A piece goes to a spot of the kind that it stands on; one that goes with figures to one of them, where
/// its option says so.
fn move_piece(
    game: &Game,
    piece: Piece,
    at: Option<Place>,
    segment: Option<&WireSegment>,
    figure: Option<Figure>,
    board: BoardKeys,
) -> Result<Action, WireError> {
    let rule = piece.rule();
    let malformed =
        |what: &str| WireError::illegal(rule, format!("malformed action: {what} must be named"));
    if piece.ground() == Ground::Board {
        let spot = board
            .spot()
            .ok_or_else(|| WireError::illegal(rule, "malformed action: missing field `quarter`"))?;
        return Ok(Action::Move { piece, to: spot.to_engine() });
    }
    let at = at.ok_or_else(|| malformed("at"))?;
    match (piece.ground(), segment) {
        (_, Some(segment)) if piece == Piece::COMPANION && game.rules().binds_companion() => {
            let figure = figure.ok_or_else(|| malformed("figure"))?;
            Ok(Action::Accompany { figure: figure.to_engine(), on: find(segment, game, at, rule)? })
        }
        (Ground::Segment, segment) => {
            let segment = segment.ok_or_else(|| malformed("segment"))?;
            Ok(Action::Move { piece, to: find(segment, game, at, rule)? })
        }
        _ => {
            let none = || WireError::illegal(rule, format!("no tile lies at {at}"));
            game.board().tile_at(at.to_engine()).ok_or_else(none)?;
            Ok(Action::Move { piece, to: Spot::Tile(at.to_engine()) })
        }
    }
}

fn place_token(game: &Game, token: &str, at: Place) -> Result<Action, WireError> {
    let Some(piece) = Piece::from_name(token).filter(|piece| piece.is_token()) else {
        let rule = Piece::Gold.rule();
        return Err(WireError::illegal(rule, format!("there is no token \"{token}\"")));
    };
    let none = || WireError::illegal(piece.rule(), format!("no tile lies at {at}"));
    game.board().tile_at(at.to_engine()).ok_or_else(none)?;
    Ok(Action::Move { piece, to: Spot::Tile(at.to_engine()) })
}

fn ferry(game: &Game, at: Place, edges: &[Edge]) -> Result<Action, WireError> {
    let piece = Piece::Ferry;
    let none = || WireError::illegal(piece.rule(), format!("no tile lies at {at}"));
    game.board().tile_at(at.to_engine()).ok_or_else(none)?;
    let link = match edges {
        [one, other] => Link::between(one.to_engine(), other.to_engine()),
        _ => None,
    };
    let link = link
        .ok_or_else(|| WireError::illegal("FER-8", "a ferry joins exactly two different edges"))?;
    Ok(Action::Move { piece, to: Spot::Crossing { at: at.to_engine(), link } })
}

/// The next feature may be named by any of its segments, with any word; all other choices are
/// their word alone.
fn choose(
    game: &Game,
    decision: Decision,
    word: Option<&str>,
    feature: Option<(&Place, &WireSegment)>,
) -> Result<Action, WireError> {
    let segment = || feature.map(|(at, segment)| find(segment, game, *at, "SCB-24")).transpose();
    let rule = decision.choice_rule();
    if decision == Decision::ScoringOrder
        && let Some(named) = segment()?
    {
        return Ok(Action::Pick(named));
    }
    let unknown = |word: &str| WireError::illegal(rule, format!("there is no choice \"{word}\""));
    match word {
        None => Err(WireError::illegal(rule, "malformed action: missing field `choice`")),
        Some(NEXT) => match segment()? {
            Some(segment) => Ok(Action::Pick(segment)),
            None => {
                let why = "the next feature to score is named by at and segment";
                Err(WireError::illegal("SCB-24", why))
            }
        },
        Some(word) => match word.strip_prefix(SPACE) {
            Some(space) => {
                // A number is written in one way only, so that no two words mean one space.
                let plain = space == "0" || !space.starts_with(['0', '+']);
                let space = space.parse().ok().filter(|_| plain);
                space.map(|space| Action::Pick(Spot::Space(space))).ok_or_else(|| unknown(word))
            }
            None => Choice::from_word(word).map(Action::Choose).ok_or_else(|| unknown(word)),
        },
    }
}
