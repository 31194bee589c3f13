//! Moves: each action and each answer of chance is one word.

use bastide_engine::{
    Action, Catalogue, Choice, Decision, FigureKind, Game, Link, Message, Move, Outcome, Pending,
    Piece, Player, Pos, Quarter, Sector, Seg, Side, Sides, TileId, Token,
};

use crate::error::{Fault, ParseError, Spot};
use crate::segment;
use crate::{lexer::number, place};

const START: Spot = Spot { line: 1, column: 1 };

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

/// An action as a word. Segments of the tile just placed are named without its place, so that
/// the game must be the one in which the action is played.
pub fn print_action(game: &Game, action: Action) -> String {
    match action {
        Action::PlaceTile { at, rotation } => {
            format!("{}:{}", place::print(at), rotation.degrees())
        }
        Action::Deploy { figure, to } => {
            format!("{}>{}", figure.name(), segment::print_segment(game, to))
        }
        Action::PlaceAbbey(at) => format!("abbey@{}", place::print(at)),
        Action::PlaceBarn(corner) => format!("barn@{}", place::print(corner)),
        Action::MoveWagon(to) => format!("drive>{}", segment::print_segment(game, to)),
        Action::Fly(figure) => format!("{}^", figure.name()),
        Action::MovePiece { piece, to } => {
            format!("{}>{}", piece.name(), segment::print_segment(game, to))
        }
        Action::MoveToTile { piece, to } => format!("{}>{}", piece.name(), print_tile(game, to)),
        Action::Accompany { figure, on } => {
            let on = segment::print_segment(game, on);
            format!("{}>{}:{on}", Piece::Fairy.name(), figure.name())
        }
        Action::SetAside { piece, from } => {
            format!("{}<{}", piece.name(), segment::print_segment(game, from))
        }
        Action::EnterCity { figure, quarter } => format!("{}>{}", figure.name(), quarter.name()),
        Action::MoveCount(quarter) => format!("count>{}", quarter.name()),
        Action::TakeCrown { figure, sector } => format!("{}>{}", figure.name(), sector.name()),
        Action::PlaceGold(tile) => format!("gold{}", print_tile(game, tile)),
        Action::Recall { owner, figure, from } => {
            let whose = if owner == actor(game) {
                String::new()
            } else {
                format!("p{}.", owner.0 as u16 + 1)
            };
            format!("{whose}{}<{}", figure.name(), segment::print_segment(game, from))
        }
        Action::Ferry { lake, link } => {
            let sides: String = link.sides().map(Side::letter).collect();
            let place =
                if lake == game.last_placed() { String::new() } else { print_tile(game, lake) };
            format!("ferry.{sides}{place}")
        }
        Action::Choose(Choice::Next(segment)) => {
            format!("=next:{}", segment::print_segment(game, segment))
        }
        Action::Choose(choice) => format!("={}", choice.word()),
        Action::Pass => "-".into(),
    }
}

/// An answer of chance as a word.
pub fn print_outcome(game: &Game, outcome: Outcome) -> String {
    match outcome {
        Outcome::Tile(kind) if game.rules().kinds().any(|(known, _)| known == kind) => {
            game.rules().kind_name(kind).to_owned()
        }
        Outcome::Tile(_) => "?".into(),
        Outcome::Message(message) => format!("message={}", message.name()),
        Outcome::Die(die) => format!("die={die}"),
        Outcome::Token(token) => format!("token={}", token.name()),
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

/// Whether a word has the form of an answer of chance: a tile's id, `message=tile`, `die=2` or
/// `token=wolf`.
pub fn is_outcome(text: &str) -> bool {
    let letter = text.starts_with(|c: char| c.is_ascii_alphabetic());
    letter && !text.contains(['<', '>', '^', '@']) && !text.starts_with("ferry.")
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
        return Ok(Action::Fly(figure_named(figure)?));
    }
    if let Some(at) = text.strip_prefix("gold@") {
        return Ok(Action::PlaceGold(tile_at(game, place::parse(at)?)?));
    }
    if let Some(at) = text.strip_prefix("abbey@") {
        return Ok(Action::PlaceAbbey(place::parse(at)?));
    }
    if let Some(corner) = text.strip_prefix("barn@") {
        return Ok(Action::PlaceBarn(place::parse(corner)?));
    }
    if let Some(to) = text.strip_prefix("drive>") {
        return Ok(Action::MoveWagon(segment::parse(game, to)?));
    }
    if let Some((piece, to)) = text.split_once('>')
        && let Some(piece) = Piece::from_name(piece)
    {
        return move_piece(game, piece, to);
    }
    if let Some((piece, from)) = text.split_once('<')
        && let Some(piece) = Piece::from_name(piece)
    {
        return Ok(Action::SetAside { piece, from: segment::parse(game, from)? });
    }
    if let Some((figure, quarter)) = text.split_once('>')
        && let Some(quarter) = Quarter::from_name(quarter)
    {
        return match figure {
            "count" => Ok(Action::MoveCount(quarter)),
            _ => Ok(Action::EnterCity { figure: figure_named(figure)?, quarter }),
        };
    }
    if let Some((figure, sector)) = text.split_once('>')
        && let Some(sector) = Sector::from_name(sector)
    {
        return Ok(Action::TakeCrown { figure: figure_named(figure)?, sector });
    }
    if let Some((figure, to)) = text.split_once('>') {
        let figure = figure_named(figure)?;
        return Ok(Action::Deploy { figure, to: joined_segment(game, segment::parse(game, to)?) });
    }
    if let Some((figure, from)) = text.split_once('<') {
        return recall(game, figure, from);
    }
    if let Some(ferry) = text.strip_prefix("ferry.") {
        return self::ferry(game, ferry);
    }
    if text.contains(',') {
        let (at, rotation) = place::parse_turned(text)?;
        return Ok(Action::PlaceTile { at, rotation });
    }
    Err(Fault::new(format!("\"{text}\" is no action")))
}

/// `mage>road.EW@1,0` to a segment, `dragon>@1,0` to a tile, `fairy>meeple:city.N@1,0` to a follower.
fn move_piece(game: &Game, piece: Piece, to: &str) -> Result<Action, Fault> {
    if let Some(at) = to.strip_prefix('@') {
        return Ok(Action::MoveToTile { piece, to: tile_at(game, place::parse(at)?)? });
    }
    match (piece, to.split_once(':')) {
        (Piece::Fairy, Some((figure, on))) => {
            let figure = figure_named(figure)?;
            Ok(Action::Accompany { figure, on: segment::parse(game, on)? })
        }
        (Piece::Dragon | Piece::Fairy, _) => {
            let name = piece.name();
            Err(Fault::new(format!("the {name} goes to a tile, such as {name}>@1,0")))
        }
        _ => Ok(Action::MovePiece { piece, to: segment::parse(game, to)? }),
    }
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
    let figure = figure_named(figure)?;
    Ok(Action::Recall { owner, figure, from: segment::parse(game, from)? })
}

/// `NS` or `NS@1,0`.
fn ferry(game: &Game, text: &str) -> Result<Action, Fault> {
    let (sides, at) = segment::split_place(game, text)?;
    let mut ends = segment::parse_sides(sides).unwrap_or(Sides::NONE).iter();
    let link = match (ends.next(), ends.next(), ends.next()) {
        (Some(a), Some(b), None) => Link::between(a, b),
        _ => None,
    };
    let link =
        link.ok_or_else(|| Fault::new(format!("\"{sides}\" is not two sides, such as NS")))?;
    Ok(Action::Ferry { lake: tile_at(game, at)?, link })
}

fn tile_at(game: &Game, at: Pos) -> Result<TileId, Fault> {
    let none = || Fault::new(format!("there is no tile at {}", place::print(at)));
    game.board().tile_at(at).ok_or_else(none)
}

/// The place of a tile; of one that is not there, something that is no place.
fn print_tile(game: &Game, tile: TileId) -> String {
    match game.board().tiles().get(tile.0 as usize) {
        Some(tile) => format!("@{}", place::print(tile.at)),
        None => "@?".into(),
    }
}

fn choose(game: &Game, text: &str) -> Result<Action, Fault> {
    let (word, of) = match text.split_once(':') {
        Some((word, of)) => (word, Some(listed_segment(game, segment::parse(game, of)?))),
        None => (text, None),
    };
    let choice = Choice::from_word(word, of)
        .filter(|choice| of.is_some() == matches!(choice, Choice::Next(_)));
    choice.map(Action::Choose).ok_or_else(|| Fault::new(format!("\"={text}\" is no choice")))
}

/// The segment by which the game itself names a feature that waits to be scored; any other segment of
/// the feature means the same.
fn listed_segment(game: &Game, segment: Seg) -> Seg {
    let root = game.board().root(segment);
    let listed = game.legal_actions().into_iter().find_map(|action| match action {
        Action::Choose(Choice::Next(other)) if game.board().root(other) == root => Some(other),
        _ => None,
    });
    listed.unwrap_or(segment)
}

/// The segment by which the game itself names the feature that followers from Carcassonne may join.
fn joined_segment(game: &Game, segment: Seg) -> Seg {
    match game.pending() {
        Pending::Decide(_, Decision::LeaveCity(feature))
            if game.board().root(feature) == game.board().root(segment) =>
        {
            feature
        }
        _ => segment,
    }
}

fn outcome(game: &Game, text: &str) -> Result<Outcome, Fault> {
    if let Some(message) = text.strip_prefix("message=") {
        let message = Message::from_name(message);
        let none = || Fault::new(format!("\"{text}\" is no message"));
        return message.map(Outcome::Message).ok_or_else(none);
    }
    if let Some(die) = text.strip_prefix("die=") {
        let die = number::<u8>(die);
        return die.map(Outcome::Die).ok_or_else(|| Fault::new(format!("\"{text}\" is no throw")));
    }
    if let Some(token) = text.strip_prefix("token=") {
        let token = Token::from_name(token);
        return token
            .map(Outcome::Token)
            .ok_or_else(|| Fault::new(format!("\"{text}\" is no token")));
    }
    let kind = game.rules().kind(text);
    kind.map(Outcome::Tile).ok_or_else(|| {
        let known = Catalogue::standard().kind_id(text).is_some();
        let why = if known { "is not in this game" } else { "is neither a tile nor a move" };
        Fault::new(format!("\"{text}\" {why}"))
    })
}
