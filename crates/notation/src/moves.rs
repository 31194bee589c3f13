//! Moves: each action and each answer of chance is one word.

use bastide_engine::{
    Action, Chance, Choice, FigureKind, Game, Ground, Held, Link, Move, Outcome, Owned, Pending,
    Piece, Player, Pos, Rotation, Side, Sides, Spot, TileId,
};

use crate::error::{Fault, Location, ParseError};
use crate::segment;
use crate::{lexer::number, place};

const START: Location = Location { line: 1, column: 1 };

/// The action that a word means in a game. Whether it is legal is the game's business.
///
/// ```
/// use bastide_engine::{Action, Game, Rules, Setup};
///
/// let game = Game::new(Rules::new(Setup::for_players(["Ann"])).unwrap());
/// assert_eq!(bastide_notation::parse_action(&game, "-"), Ok(Action::Pass));
/// let error = bastide_notation::parse_action(&game, "meeple>city.E").unwrap_err();
/// assert!(error.message.starts_with("there is no one \"city.E\" at 0,0"));
/// ```
pub fn parse_action(game: &Game, text: &str) -> Result<Action, ParseError> {
    action(game, text).map_err(|fault| fault.at(START))
}

/// The answer of chance that a word means in a game.
pub fn parse_outcome(game: &Game, text: &str) -> Result<Outcome, ParseError> {
    outcome(game, text).map_err(|fault| fault.at(START))
}

/// An action as a word. Segments of the tile just placed are named without its position, so that
/// the game must be the one in which the action is played.
pub fn print_action(game: &Game, action: Action) -> String {
    match action {
        Action::Place { tile, at, rotation } => match tile.name() {
            Some(name) => format!("{name}@{}", place::print(at)),
            None => format!("{}:{}", place::print(at), rotation.degrees()),
        },
        Action::Deploy { figure, to: Spot::Machine } => format!("{}^", figure.name()),
        Action::Deploy { figure, to: Spot::Corner(at) } => {
            format!("{}@{}", figure.name(), place::print(at))
        }
        Action::Deploy { figure, to } => format!("{}>{}", figure.name(), print_spot(game, to)),
        Action::Move { piece, to: Spot::Tile(at) } if piece.is_token() => {
            format!("{}@{}", piece.name(), place::print(at))
        }
        Action::Move { piece, to: to @ Spot::Crossing { .. } } => {
            format!("{}.{}", piece.name(), print_spot(game, to))
        }
        Action::Move { piece, to } => format!("{}>{}", mover(piece), print_spot(game, to)),
        Action::Accompany { figure, on } => {
            let (piece, on) = (Piece::COMPANION.name(), print_spot(game, on));
            format!("{piece}>{}:{on}", figure.name())
        }
        Action::SetAside { piece, from } => {
            format!("{}<{}", piece.name(), print_spot(game, from))
        }
        Action::Recall { figure, from } => {
            let (owner, from) = (figure.owner(), print_spot(game, from));
            let whose = if owner == actor(game) {
                String::new()
            } else {
                format!("p{}.", owner.0 as u16 + 1)
            };
            format!("{whose}{}<{from}", figure.kind().name())
        }
        Action::Pick(Spot::Space(space)) => format!("={SPACE}{space}"),
        Action::Pick(spot) => format!("={NEXT}:{}", print_spot(game, spot)),
        Action::Choose(choice) => format!("={}", choice.word()),
        Action::Pass => "-".into(),
    }
}

/// The words for picking a feature, and for picking a space of the track.
const NEXT: &str = "next";
const SPACE: &str = "space-";

/// The word for a figure that moves by itself: its name would mean that it comes from the supply.
const DRIVE: &str = "drive";

fn mover(piece: Piece) -> &'static str {
    if FigureKind::from_name(piece.name()).is_some() { DRIVE } else { piece.name() }
}

/// A spot as it stands in actions: `city.NE`, `road.S@1,-2`, `@1,-2` for a tile, `castle`.
pub fn print_spot(game: &Game, spot: Spot) -> String {
    match (spot, spot.board_words()) {
        (_, Some(words)) => words.name.to_owned(),
        (Spot::Segment { .. }, _) => match game.segment_at(spot) {
            Some(segment) => segment::print_segment(game, segment),
            None => "?".into(),
        },
        (Spot::Crossing { at, .. }, _) => {
            let sides: String = spot.sides().map(Side::letter).collect();
            let here = game.board().tile(game.last_placed()).at == at;
            if here { sides } else { format!("{sides}@{}", place::print(at)) }
        }
        (Spot::Tile(at) | Spot::Corner(at), _) => format!("@{}", place::print(at)),
        (Spot::Space(space), _) => space.to_string(),
        _ => "^".into(),
    }
}

/// An answer of chance as a word.
pub fn print_outcome(game: &Game, outcome: Outcome) -> String {
    match (outcome, outcome.text()) {
        (_, Some(text)) => format!("{}={text}", outcome.question().word()),
        (Outcome::Tile(kind), _) if game.rules().kinds().any(|(known, _)| known == kind) => {
            game.rules().kind_name(kind).to_owned()
        }
        _ => "?".into(),
    }
}

/// An action or an answer of chance as a word.
pub(crate) fn print_move(game: &Game, entry: Move) -> String {
    match entry {
        Move::Action(action) => print_action(game, action),
        Move::Outcome(outcome) => print_outcome(game, outcome),
    }
}

/// The move that a word means. Tiles and messages look like no action.
pub(crate) fn parse_move(game: &Game, text: &str) -> Result<Move, Fault> {
    if is_outcome(text) {
        outcome(game, text).map(Move::Outcome)
    } else {
        action(game, text).map(Move::Action)
    }
}

/// Whether a word has the form of an answer of chance: a tile's id, or `message=tile`, `die=2` and
/// the like.
pub fn is_outcome(text: &str) -> bool {
    let letter = text.starts_with(|c: char| c.is_ascii_alphabetic());
    letter && !text.contains(['<', '>', '^', '@']) && crossing(text).is_none()
}

/// A piece and the rest of a word that puts it between two sides: `ferry.NS`.
fn crossing(text: &str) -> Option<(Piece, &str)> {
    let (piece, sides) = text.split_once('.')?;
    let piece = Piece::from_name(piece).filter(|piece| piece.ground() == Ground::Crossing)?;
    Some((piece, sides))
}

/// Whose figures are meant where no owner is named.
fn actor(game: &Game) -> Player {
    match game.pending() {
        Pending::Decide(player, _) => player,
        _ => game.active_player(),
    }
}

fn action(game: &Game, text: &str) -> Result<Action, Fault> {
    if text == "-" {
        return Ok(Action::Pass);
    }
    if let Some(choice) = text.strip_prefix('=') {
        return choose(game, choice);
    }
    if let Some(figure) = text.strip_suffix('^') {
        return Ok(Action::Deploy { figure: figure_named(figure)?, to: Spot::Machine });
    }
    if let Some((piece, sides)) = crossing(text) {
        return Ok(Action::Move { piece, to: parse_crossing(game, sides)? });
    }
    if let Some((mover, to)) = text.split_once('>') {
        return go_to(game, mover, to).map(|action| game.as_listed(action));
    }
    if let Some((mover, from)) = text.split_once('<') {
        return match Piece::ALL.into_iter().find(|piece| self::mover(*piece) == mover) {
            Some(piece) => Ok(Action::SetAside { piece, from: segment(game, from)? }),
            None => recall(game, mover, from),
        };
    }
    if let Some((mover, at)) = text.split_once('@') {
        return put(game, mover, at);
    }
    if text.contains(',') {
        let (at, rotation) = place::parse_turned(text)?;
        return Ok(Action::place(at, rotation));
    }
    Err(Fault::new(format!("\"{text}\" is no action")))
}

/// `meeple>city.N`, `meeple>castle`, `mage>road.EW@1,0`, `dragon>@1,0`, `fairy>meeple:city.N@1,0`,
/// `drive>road.E`.
fn go_to(game: &Game, name: &str, to: &str) -> Result<Action, Fault> {
    let board = Spot::from_board_name(to);
    let Some(piece) = Piece::ALL.into_iter().find(|piece| mover(*piece) == name) else {
        let figure = figure_named(name)?;
        return Ok(Action::Deploy { figure, to: board.map_or_else(|| segment(game, to), Ok)? });
    };
    if let Some(at) = to.strip_prefix('@') {
        let at = place::parse(at)?;
        tile_at(game, at)?;
        return Ok(Action::Move { piece, to: Spot::Tile(at) });
    }
    match (piece.ground(), board, to.split_once(':')) {
        (_, Some(to), _) => Ok(Action::Move { piece, to }),
        (_, _, Some((figure, on))) if piece == Piece::COMPANION => {
            Ok(Action::Accompany { figure: figure_named(figure)?, on: segment(game, on)? })
        }
        (Ground::Tile, ..) => {
            let name = piece.name();
            Err(Fault::new(format!("the {name} goes to a tile, such as {name}>@1,0")))
        }
        _ => Ok(Action::Move { piece, to: segment(game, to)? }),
    }
}

/// `abbey@1,0`, `barn@1,0` on a corner, `gold@1,0` on a tile.
fn put(game: &Game, name: &str, at: &str) -> Result<Action, Fault> {
    let token = Piece::from_name(name).filter(|piece| piece.is_token());
    let held = Held::from_name(name);
    let unknown = || Fault::new(format!("\"{name}@{at}\" is no action"));
    if token.is_none() && held.is_none() && FigureKind::from_name(name).is_none() {
        return Err(unknown());
    }
    let at = place::parse(at)?;
    if let Some(piece) = token {
        tile_at(game, at)?;
        return Ok(Action::Move { piece, to: Spot::Tile(at) });
    }
    if let Some(tile) = held {
        return Ok(Action::Place { tile, at, rotation: Rotation::default() });
    }
    Ok(Action::Deploy { figure: figure_named(name)?, to: Spot::Corner(at) })
}

fn segment(game: &Game, text: &str) -> Result<Spot, Fault> {
    segment::parse(game, text).map(|segment| game.spot(segment))
}

fn figure_named(name: &str) -> Result<FigureKind, Fault> {
    FigureKind::from_name(name).ok_or_else(|| Fault::new(format!("there is no figure \"{name}\"")))
}

/// `abbot<garden@1,0`, or `p2.abbot<garden@1,0` for a figure of the second player.
fn recall(game: &Game, figure: &str, from: &str) -> Result<Action, Fault> {
    let (owner, figure) = match figure.split_once('.') {
        None => (actor(game), figure),
        Some((owner, figure)) => {
            let seat = owner.strip_prefix('p').and_then(number::<u8>);
            let seat = seat.filter(|seat| (1..=game.rules().players()).contains(seat));
            let none = || Fault::new(format!("\"{owner}\" is no player, such as p1"));
            (Player(seat.ok_or_else(none)? - 1), figure)
        }
    };
    let figure = Owned::new(owner, figure_named(figure)?);
    Ok(Action::Recall { figure, from: segment(game, from)? })
}

/// `NS` or `NS@1,0`.
fn parse_crossing(game: &Game, text: &str) -> Result<Spot, Fault> {
    let (sides, at) = segment::split_place(game, text)?;
    let mut ends = segment::parse_sides(sides).unwrap_or(Sides::NONE).iter();
    let link = match (ends.next(), ends.next(), ends.next()) {
        (Some(a), Some(b), None) => Link::between(a, b),
        _ => None,
    };
    let link =
        link.ok_or_else(|| Fault::new(format!("\"{sides}\" is not two sides, such as NS")))?;
    tile_at(game, at)?;
    Ok(Spot::Crossing { at, link })
}

fn tile_at(game: &Game, at: Pos) -> Result<TileId, Fault> {
    let none = || Fault::new(format!("there is no tile at {}", place::print(at)));
    game.board().tile_at(at).ok_or_else(none)
}

/// `add`, `next:city.N@1,0`, `space-12`.
fn choose(game: &Game, text: &str) -> Result<Action, Fault> {
    let unknown = || Fault::new(format!("\"={text}\" is no choice"));
    if let Some((word, of)) = text.split_once(':') {
        let spot = segment(game, of)?;
        return match word {
            NEXT => Ok(game.as_listed(Action::Pick(spot))),
            _ => Err(unknown()),
        };
    }
    if let Some(space) = text.strip_prefix(SPACE) {
        return number(space).map(|it| Action::Pick(Spot::Space(it))).ok_or_else(unknown);
    }
    Choice::from_word(text).map(Action::Choose).ok_or_else(unknown)
}

fn outcome(game: &Game, text: &str) -> Result<Outcome, Fault> {
    if let Some((word, value)) = text.split_once('=')
        && let Some(question) = Chance::from_word(word)
    {
        let none = || Fault::new(format!("\"{text}\" is no {}", answers(question)));
        return Outcome::from_text(question, value).ok_or_else(none);
    }
    let kind = game.rules().kind(text);
    kind.map(Outcome::Tile).ok_or_else(|| {
        let known = game.rules().catalogue().kind_id(text).is_some();
        let why = if known { "is not in this game" } else { "is neither a tile nor a move" };
        Fault::new(format!("\"{text}\" {why}"))
    })
}

/// What answers of chance are called.
fn answers(question: Chance) -> &'static str {
    if Outcome::numbered(question, 0).is_some() { "throw" } else { question.word() }
}
