//! What happens in a game, in words: one sentence an event, with points explained.

use bastide_engine::{
    Award, Choice, Event, FigureKind, Game, Kind, Piece, Player, Pos, Rotation, Seg, SegmentKind,
    Side, Spot,
};

use crate::table::counted;

/// An event as a sentence. The game is the one after the event: what lies on the board stays.
pub fn describe(game: &Game, event: &Event) -> String {
    let who = |player: &Player| name(game, *player);
    match event {
        Event::Turn { player, number } => format!("Turn {number}: {}", who(player)),
        Event::TileDrawn { player, kind } => {
            format!("{} draws {}", who(player), tile(game, *kind))
        }
        Event::TileDiscarded { player, kind } => {
            let id = game.rules().kind_name(*kind);
            format!("{} discards {id}: it fits nowhere (BG-14)", who(player))
        }
        Event::TileSetAside { player, kind } => {
            let id = game.rules().kind_name(*kind);
            format!("{} sets {id} aside until the dragon comes (PD-40)", who(player))
        }
        Event::TilesMixedIn { number, .. } => {
            let tiles = if *number == 1 { "tile is" } else { "tiles are" };
            format!("{number} dragon {tiles} shuffled into the supply (PD-41)")
        }
        Event::TileHidden { player } => {
            format!("{} puts the next tile face down under the hill (HS-10)", who(player))
        }
        Event::TilePlaced { player, kind, at, rotation } => {
            let id = game.rules().kind_name(*kind);
            format!("{} places {id} at {}{}", who(player), place(*at), turned(*rotation))
        }
        Event::Deployed { player, figure, to } => {
            format!("{} places {} {}", who(player), a_figure(*figure), on_spot(game, *to))
        }
        Event::Transferred { player, figure, from, to } => {
            let (from, to) = (spot(game, *from), spot(game, *to));
            format!("{}'s {} goes from {from} to {to}", who(player), figure_word(*figure))
        }
        Event::Returned { player, figure, from: Spot::Tile(_) } => {
            format!("{} gets the {} back: no landing spot", who(player), figure_word(*figure))
        }
        Event::Returned { player, figure, from } => {
            let (figure, from) = (figure_word(*figure), spot(game, *from));
            format!("{} takes the {figure} back from {from}", who(player))
        }
        Event::Scored(award) => scored(game, award),
        Event::Rolled { player, die, from, to } => {
            let (from, to) = (place(*from), place(*to));
            format!("{} rolls {die} and flies from {from} to {to}", who(player))
        }
        Event::Moved { player, piece, to, with } => {
            let with = with
                .map_or(String::new(), |figure| format!(", to the {}", figure_word(figure.kind())));
            let (piece, to) = (piece_word(*piece), spot(game, *to));
            format!("{} moves the {piece} to {to}{with}", who(player))
        }
        Event::SetAside { piece, from, .. } => {
            format!("the {} leaves {}", piece_word(*piece), spot(game, *from))
        }
        Event::Chosen { player, decision, choice } => {
            format!("{} chooses for everyone: {decision} {}", who(player), choice.word())
        }
        Event::TokenTaken { player, token, number, .. } => {
            format!("{} takes {number} {token}", who(player))
        }
        Event::TitleTaken { player, title, size, .. } => {
            let title = title.replace('-', " ");
            format!("{} takes the {title} with {size} tiles", who(player))
        }
        Event::TokenDrawn { player, token, on } => {
            format!("{} draws {token} for {}", who(player), spot(game, *on))
        }
        Event::ChallengeLost { winner, loser } => {
            let (winner, loser) = (spot(game, *winner), spot(game, *loser));
            format!("{loser} loses the challenge against {winner} (CU-23)")
        }
        Event::SecondPartEarned { player } => {
            format!("the builder earns {} a second part (TB-23)", who(player))
        }
        Event::TrackMoved { player, messenger, from, to } => {
            let marker = if *messenger { "messenger" } else { "scoring meeple" };
            format!("{}'s {marker} moves from {from} to {to}", who(player))
        }
        Event::MessageDrawn { player, message } => {
            format!("{} draws the message \"{}\"", who(player), message.name())
        }
        Event::MessageDone { player, choice, .. } => match choice {
            Choice::Points => format!("{} takes 2 points instead of the message", who(player)),
            _ => format!("{} follows the message", who(player)),
        },
        Event::GameOver { winners, .. } => {
            let winners: Vec<String> = winners.iter().map(|winner| who(&winner)).collect();
            match winners.as_slice() {
                [] => "the game is over: a tie, decided by another game (BG-67)".into(),
                [one] => format!("the game is over: {one} wins"),
                several => format!("the game is over: {} share the win", several.join(" and ")),
            }
        }
    }
}

/// `Ann scores 6 points for the city N at 0,0: 2 tiles × 2 (BG-52) + 1 pennant × 2 (BG-52)`.
fn scored(game: &Game, award: &Award) -> String {
    let what = match award.segment {
        Some(on) => segment(game, on),
        None => award.cause.name().to_string(),
    };
    let when = if award.at_end { " at the end" } else { "" };
    let who = name(game, award.player);
    let points = counted(usize::from(award.value.points()), "point");
    format!("{who} scores {points}{when} for {what}: {}", award.value)
}

/// The name of a player.
pub fn name(game: &Game, player: Player) -> String {
    game.rules().setup().players[player.index()].clone()
}

/// `base.U, a straight road`.
fn tile(game: &Game, kind: Kind) -> String {
    let shown = game.rules().printed(kind);
    if shown.name.is_empty() { shown.id.clone() } else { format!("{} ({})", shown.id, shown.name) }
}

fn place(at: Pos) -> String {
    format!("{},{}", at.x, at.y)
}

fn turned(rotation: Rotation) -> String {
    match rotation.degrees() {
        0 => String::new(),
        degrees => format!(", rotated by {degrees}°"),
    }
}

/// `the road NS at 1,0`, `the tile at 1,0`, `the castle`, `space 12`.
fn spot(game: &Game, spot: Spot) -> String {
    match (spot, spot.board_words()) {
        (_, Some(words)) => format!("the {} {}", words.kind, words.name),
        (Spot::Crossing { at, .. }, _) => {
            let sides: String = spot.sides().map(Side::letter).collect();
            format!("{sides} at {}", place(at))
        }
        (Spot::Space(space), _) => format!("space {space}"),
        _ => match (game.segment_at(spot), spot.at()) {
            (Some(on), _) => segment(game, on),
            (None, Some(at)) => format!("the tile at {}", place(at)),
            (None, None) => "the flying machine".to_owned(),
        },
    }
}

fn on_spot(game: &Game, to: Spot) -> String {
    let words = spot(game, to);
    if to.board_words().is_some() { format!("into {words}") } else { format!("on {words}") }
}

/// `the road NS at 1,0`: what it is, the sides that it reaches, and where.
fn segment(game: &Game, on: Seg) -> String {
    let board = game.board();
    let (kind, at) = (board.kind_of(on), board.tile(board.tile_of(on)).at);
    let sides = match kind {
        SegmentKind::Field => game.halves_on_board(on).sides(),
        _ => game.sides_on_board(on),
    };
    let sides: String = sides.iter().map(Side::letter).collect();
    let space = if sides.is_empty() { "" } else { " " };
    format!("the {}{space}{sides} at {}", kind.word(), place(at))
}

/// A piece as a person says it.
fn piece_word(piece: Piece) -> String {
    piece.name().replace('-', " ")
}

/// A kind of figure as a person says it.
pub const fn figure_word(figure: FigureKind) -> &'static str {
    match figure {
        FigureKind::LargeMeeple => "large meeple",
        other => other.name(),
    }
}

fn a_figure(figure: FigureKind) -> String {
    let word = figure_word(figure);
    let article = if word.starts_with('a') { "an" } else { "a" };
    format!("{article} {word}")
}
