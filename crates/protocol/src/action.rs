//! Actions as JSON, and reading them back in a game.
//!
//! Reading is lenient in what does not matter (order, unknown keys, a number that is not needed)
//! and says what is wrong otherwise. Whether an action is legal, the engine alone decides.

use bastide_engine::{
    Action, Choice, Decision, FairyBinding, FigureKind, Game, Link, Pending, Piece, Player, Pos,
    System, Title,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::WireError;
use crate::event::WHEEL_PIG;
use crate::geometry::{
    Edge, FigureName, Mover, PieceName, Place, QuarterName, Rot, Seat, SectorName,
};
use crate::segment::{WireSegment, WireSpot, located};
use crate::value::not_wanted;

/// What a player does.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum WireAction {
    /// Lays the drawn tile, or an abbey from the hand.
    PlaceTile {
        /// Where.
        at: Place,
        /// How far turned.
        rot: Rot,
        /// The tile: `abbey`, or the drawn one if the client likes to say which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<String>,
    },
    /// Puts a figure on a segment.
    Deploy {
        /// Which figure.
        figure: FigureName,
        /// The tile; for a barn the one to the north-west of its corner.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
        /// The segment of that tile, a quarter of Carcassonne, or a crown of the wheel; a barn has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<WireSpot>,
    },
    /// Lets a figure board the flying machine.
    Fly {
        /// Which figure.
        figure: FigureName,
    },
    /// Moves a piece; which of the places are named depends on the piece.
    Move {
        /// Which piece.
        piece: Mover,
        /// The tile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
        /// The segment of that tile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<WireSegment>,
        /// The figure on that segment, where the piece goes to a figure.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figure: Option<FigureName>,
        /// The quarter to which the count goes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        quarter: Option<QuarterName>,
    },
    /// Puts a token on a tile.
    PlaceToken {
        /// Which token: `gold`.
        token: String,
        /// The tile.
        at: Place,
    },
    /// Takes a figure home, or sets a neutral piece aside.
    Recall {
        /// Whose figure.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<Seat>,
        /// Which figure.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figure: Option<FigureName>,
        /// Which piece, instead of owner and figure.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<PieceName>,
        /// The tile.
        at: Place,
        /// The segment of that tile.
        segment: WireSpot,
    },
    /// Joins two road ends of a lake.
    Ferry {
        /// The lake.
        at: Place,
        /// The two edges.
        edges: Vec<Edge>,
    },
    /// Takes a choice of one word.
    Choose {
        /// The word.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        choice: Option<String>,
        /// A tile of the feature that is chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
        /// A segment of it on that tile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<WireSegment>,
    },
    /// Declines.
    Pass,
}

impl WireAction {
    /// The wire form of an action of this game.
    pub fn of(game: &Game, action: Action) -> WireAction {
        match action {
            Action::PlaceTile { at, rotation } => {
                WireAction::PlaceTile { at: Place(at), rot: Rot(rotation), tile: None }
            }
            Action::Deploy { figure, to } => {
                let (at, segment) = located(game, to);
                let (at, segment) = (Some(at), Some(WireSpot::Segment(segment)));
                WireAction::Deploy { figure: FigureName(figure), at, segment }
            }
            Action::PlaceAbbey(at) => {
                let tile = Some(ABBEY.to_owned());
                WireAction::PlaceTile { at: Place(at), rot: Rot::default(), tile }
            }
            Action::PlaceBarn(corner) => WireAction::Deploy {
                figure: FigureName(FigureKind::Barn),
                at: Some(Place(corner)),
                segment: None,
            },
            Action::EnterCity { figure, quarter } => WireAction::Deploy {
                figure: FigureName(figure),
                at: Some(Place(game.carcassonne())),
                segment: Some(WireSpot::Quarter(QuarterName(quarter))),
            },
            Action::TakeCrown { figure, sector } => WireAction::Deploy {
                figure: FigureName(figure),
                at: Some(Place(game.wheel_board())),
                segment: Some(WireSpot::Crown(SectorName(sector))),
            },
            Action::MoveCount(quarter) => WireAction::Move {
                piece: Mover::Count,
                at: None,
                segment: None,
                figure: None,
                quarter: Some(QuarterName(quarter)),
            },
            Action::MoveWagon(to) => {
                let (at, segment) = located(game, to);
                move_to(Mover::Wagon, Some(at), Some(segment), None)
            }
            Action::Recall { owner, figure, from } => {
                let (at, segment) = located(game, from);
                let (owner, figure) = (Some(owner.into()), Some(FigureName(figure)));
                let segment = WireSpot::Segment(segment);
                WireAction::Recall { owner, figure, piece: None, at, segment }
            }
            Action::Fly(figure) => WireAction::Fly { figure: FigureName(figure) },
            Action::MovePiece { piece, to } => {
                let (at, segment) = located(game, to);
                move_to(Mover::Piece(piece), Some(at), Some(segment), None)
            }
            Action::MoveToTile { piece, to } => {
                let at = Some(Place(game.board().tile(to).at));
                move_to(Mover::Piece(piece), at, None, None)
            }
            Action::Accompany { figure, on } => {
                let (at, segment) = located(game, on);
                let (at, segment, figure) = (Some(at), Some(segment), Some(FigureName(figure)));
                move_to(Mover::Piece(Piece::Fairy), at, segment, figure)
            }
            Action::SetAside { piece, from } => {
                let (at, segment) = located(game, from);
                let piece = Some(PieceName(piece));
                let segment = WireSpot::Segment(segment);
                WireAction::Recall { owner: None, figure: None, piece, at, segment }
            }
            Action::PlaceGold(tile) => WireAction::PlaceToken {
                token: "gold".to_owned(),
                at: Place(game.board().tile(tile).at),
            },
            Action::Ferry { lake, link } => WireAction::Ferry {
                at: Place(game.board().tile(lake).at),
                edges: link.sides().map(Edge).collect(),
            },
            Action::Choose(choice) => {
                let place = match choice {
                    Choice::Next(segment) => Some(located(game, segment)),
                    _ => None,
                };
                let (at, segment) = place.unzip();
                WireAction::Choose { choice: Some(choice.word().into_owned()), at, segment }
            }
            Action::Pass => WireAction::Pass,
        }
    }

    /// Reads an answer to the pending decision of a game.
    pub fn read(game: &Game, value: &Value) -> Result<Action, WireError> {
        let (player, decision) = asked(game)?;
        let malformed = |why: String| WireError::illegal(decision.phase(), why);
        if !value.is_object() {
            return Err(malformed(not_wanted("an action that is an object", value)));
        }
        if let Some(who) = value.get("player").filter(|who| !who.is_null())
            && who.as_u64() != Some(player.0 as u64)
        {
            let second = decision == Decision::PlaceRobber && player != game.active_player();
            let rule = match decision {
                Decision::DragonStep => "PD-45",
                Decision::LeaveCity(_) => "CO-22",
                Decision::Pestilence => "WF-25",
                Decision::CropAdd | Decision::CropRemove => "CRC-8",
                Decision::MoveWagon(_) => "AM-56",
                _ if second => "ROB-4",
                _ => "BG-10",
            };
            let why = format!("out of turn: player {} is asked", player.0);
            return Err(WireError::illegal(rule, why));
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

    /// The engine's form of it, as an answer to the pending decision of a game.
    pub fn resolve(&self, game: &Game) -> Result<Action, WireError> {
        let (_, decision) = asked(game)?;
        match self {
            WireAction::PlaceTile { at, rot, tile } => {
                place_tile(game, decision, *at, *rot, tile.as_deref())
            }
            WireAction::Deploy { figure, segment: Some(WireSpot::Quarter(quarter)), .. } => {
                Ok(Action::EnterCity { figure: figure.0, quarter: quarter.0 })
            }
            WireAction::Deploy { figure, segment: Some(WireSpot::Crown(sector)), .. } => {
                Ok(Action::TakeCrown { figure: figure.0, sector: sector.0 })
            }
            WireAction::Deploy { at: None, .. } => {
                let why = "malformed action: missing field `at`";
                Err(WireError::illegal(decision.phase(), why))
            }
            WireAction::Deploy { figure: FigureName(FigureKind::Barn), at: Some(at), .. } => {
                Ok(Action::PlaceBarn(at.0))
            }
            WireAction::Deploy { figure, at: Some(at), segment } => {
                let Some(WireSpot::Segment(segment)) = segment else {
                    let why = "malformed action: missing field `segment`";
                    return Err(WireError::illegal(decision.phase(), why));
                };
                let on_the_tile = game.board().tile_at(at.0) == Some(game.last_placed());
                let rule = match decision {
                    Decision::Land => "FLY-8",
                    Decision::CropAdd => "CRC-4",
                    Decision::LeaveCity(_) => "CO-21",
                    Decision::Princess => "PD-72",
                    _ if on_the_tile => "BG-31",
                    _ => "BG-30",
                };
                let to = segment.find(game, *at, rule)?;
                Ok(Action::Deploy { figure: figure.0, to })
            }
            WireAction::Fly { figure } => Ok(Action::Fly(figure.0)),
            WireAction::Move { piece: Mover::Wagon, at, segment, .. } => {
                let (Some(at), Some(segment)) = (at, segment) else {
                    let why = "malformed action: at and segment must be named";
                    return Err(WireError::illegal("AM-52", why));
                };
                Ok(Action::MoveWagon(segment.find(game, *at, "AM-52")?))
            }
            WireAction::Move { piece: Mover::Count, quarter, .. } => match quarter {
                Some(quarter) => Ok(Action::MoveCount(quarter.0)),
                None => {
                    let why = "malformed action: missing field `quarter`";
                    Err(WireError::illegal("CO-18", why))
                }
            },
            WireAction::Move { piece: Mover::Piece(piece), at, segment, figure, .. } => {
                move_piece(game, *piece, *at, segment.as_ref(), *figure)
            }
            WireAction::PlaceToken { token, at } => place_token(game, token, *at),
            WireAction::Recall { piece: Some(piece), at, segment, .. } => {
                let from = segment.find(game, *at, "MGW-11")?;
                Ok(Action::SetAside { piece: piece.0, from })
            }
            WireAction::Recall { owner, figure, at, segment, .. } => {
                let rule = match decision {
                    Decision::MoveMagic => "MGW-11",
                    Decision::RecallMeeple => "MSG-36",
                    Decision::CropRemove => "CRC-14",
                    Decision::Princess => "PD-73",
                    Decision::Pestilence => "WF-25",
                    _ => "ABT-11",
                };
                let (Some(owner), Some(figure)) = (owner, figure) else {
                    let why = "malformed action: owner and figure, or piece, must be named";
                    return Err(WireError::illegal(rule, why));
                };
                if owner.0 >= game.rules().players() {
                    let why = format!("there is no player {}", owner.0);
                    return Err(WireError::illegal(rule, why));
                }
                let from = segment.find(game, *at, rule)?;
                Ok(Action::Recall { owner: Player(owner.0), figure: figure.0, from })
            }
            WireAction::Ferry { at, edges } => ferry(game, *at, edges),
            WireAction::Choose { choice, at, segment } => {
                let feature = at.as_ref().zip(segment.as_ref());
                choose(game, decision, choice.as_deref(), feature)
            }
            WireAction::Pass => Ok(Action::Pass),
        }
    }
}

fn move_to(
    piece: Mover,
    at: Option<Place>,
    segment: Option<WireSegment>,
    figure: Option<FigureName>,
) -> WireAction {
    WireAction::Move { piece, at, segment, figure, quarter: None }
}

/// Who is asked for what; nobody is while chance has to answer, or when the game is over.
fn asked(game: &Game) -> Result<(Player, Decision), WireError> {
    match game.pending() {
        Pending::Decide(player, decision) => Ok((player, decision)),
        Pending::Chance(_) => Err(WireError::illegal("TS-3", "chance has to answer first")),
        Pending::Over => Err(WireError::illegal("BG-60", "the game is over")),
    }
}

/// King and robber baron go by themselves to whoever completes something, and the wheel pig where the
/// number of a tile says: no action names them.
fn check_computed(game: &Game, action: &Value) -> Result<(), WireError> {
    let systems = game.rules().systems;
    let named = |name: &str| {
        let words = ["piece", "token", "figure", "choice"].map(|key| action.get(key));
        words.into_iter().flatten().any(|word| word.as_str() == Some(name))
    };
    let mut titles = Title::ALL.into_iter().filter(|title| systems.has_part(title.part()));
    if let Some(title) = titles.find(|title| named(title.name())) {
        let why = format!("nobody moves the {}: a larger feature does", title.name());
        return Err(WireError::illegal("KR-11", why));
    }
    if systems.has(System::WheelOfFortune) && named(WHEEL_PIG) {
        let why = "nobody moves the wheel pig: the number of a drawn tile does";
        return Err(WireError::illegal("WF-10", why));
    }
    Ok(())
}

/// The word for an abbey from the hand.
const ABBEY: &str = "abbey";

/// An abbey is named, unless nothing else can be placed; it is not turned (AM-11). A client may
/// repeat which tile it lays; another one than the drawn one is a mistake.
fn place_tile(
    game: &Game,
    decision: Decision,
    at: Place,
    rot: Rot,
    tile: Option<&str>,
) -> Result<Action, WireError> {
    let rules = game.rules();
    match (decision, tile) {
        (_, Some(ABBEY | "am.abbey")) | (Decision::PlaceAbbey, None) => {
            if rot != Rot::default() {
                return Err(WireError::illegal("AM-11", "an abbey lies as it is: rot 0"));
            }
            Ok(Action::PlaceAbbey(at.0))
        }
        (Decision::PlaceTile(kind), Some(tile)) if rules.kind_name(kind) != tile => {
            let drawn = rules.kind_name(kind);
            let why = format!("the drawn tile {drawn} must be placed, not \"{tile}\"");
            let waits = game.bag().aside().iter().any(|kind| game.rules().kind_name(*kind) == tile);
            Err(WireError::illegal(if waits { "PD-40" } else { "BG-10" }, why))
        }
        _ => Ok(Action::PlaceTile { at: at.0, rotation: rot.0 }),
    }
}

/// The dragon goes to a tile, mage and witch to a segment, the fairy to a tile or to a follower.
fn move_piece(
    game: &Game,
    piece: Piece,
    at: Option<Place>,
    segment: Option<&WireSegment>,
    figure: Option<FigureName>,
) -> Result<Action, WireError> {
    let rule = match piece {
        Piece::Dragon => "PD-47",
        Piece::Fairy => "PD-20",
        _ => "MGW-8",
    };
    let malformed =
        |what: &str| WireError::illegal(rule, format!("malformed action: {what} must be named"));
    let at = at.ok_or_else(|| malformed("at"))?;
    let bound = game.rules().options.fairy_binding == FairyBinding::Follower;
    match (piece, segment) {
        (Piece::Fairy, Some(segment)) if bound => {
            let figure = figure.ok_or_else(|| malformed("figure"))?;
            Ok(Action::Accompany { figure: figure.0, on: segment.find(game, at, rule)? })
        }
        (Piece::Dragon | Piece::Fairy, _) => {
            let none = || WireError::illegal(rule, format!("no tile lies at {}", show(at)));
            let to = game.board().tile_at(at.0).ok_or_else(none)?;
            Ok(Action::MoveToTile { piece, to })
        }
        (_, segment) => {
            let segment = segment.ok_or_else(|| malformed("segment"))?;
            Ok(Action::MovePiece { piece, to: segment.find(game, at, rule)? })
        }
    }
}

fn show(Place(Pos { x, y }): Place) -> String {
    format!("[{x},{y}]")
}

fn place_token(game: &Game, token: &str, at: Place) -> Result<Action, WireError> {
    let Pos { x, y } = at.0;
    if token != "gold" {
        return Err(WireError::illegal("GLD-5", format!("there is no token \"{token}\"")));
    }
    let tile = game.board().tile_at(at.0);
    tile.map(Action::PlaceGold)
        .ok_or_else(|| WireError::illegal("GLD-5", format!("no tile lies at [{x},{y}]")))
}

fn ferry(game: &Game, at: Place, edges: &[Edge]) -> Result<Action, WireError> {
    let Pos { x, y } = at.0;
    let Some(lake) = game.board().tile_at(at.0) else {
        return Err(WireError::illegal("FER-20", format!("no tile lies at [{x},{y}]")));
    };
    let link = match edges {
        [one, other] => Link::between(one.0, other.0),
        _ => None,
    };
    let link = link
        .ok_or_else(|| WireError::illegal("FER-8", "a ferry joins exactly two different edges"))?;
    Ok(Action::Ferry { lake, link })
}

/// The next feature may be named by any of its segments, with any word; all other choices are
/// their word alone.
fn choose(
    game: &Game,
    decision: Decision,
    word: Option<&str>,
    feature: Option<(&Place, &WireSegment)>,
) -> Result<Action, WireError> {
    let segment = || feature.map(|(at, segment)| segment.find(game, *at, "SCB-24")).transpose();
    let rule = if decision == Decision::CropCircle { "CRC-7" } else { decision.phase() };
    if decision == Decision::ScoringOrder
        && let Some(named) = segment()?
    {
        let root = |segment| game.board().root(segment);
        let same = |action: &Action| matches!(action, Action::Choose(Choice::Next(next)) if root(*next) == root(named));
        let listed = game.legal_actions().into_iter().find(same);
        return Ok(listed.unwrap_or(Action::Choose(Choice::Next(named))));
    }
    match word {
        None => Err(WireError::illegal(rule, "malformed action: missing field `choice`")),
        Some("next") => match segment()? {
            Some(segment) => Ok(Action::Choose(Choice::Next(segment))),
            None => {
                let why = "the next feature to score is named by at and segment";
                Err(WireError::illegal("SCB-24", why))
            }
        },
        Some(word) => Choice::from_word(word, None)
            .map(Action::Choose)
            .ok_or_else(|| WireError::illegal(rule, format!("there is no choice \"{word}\""))),
    }
}
