//! What happens in a game, in words: one sentence an event, with points explained.

use bastide_engine::{
    Award, Catalogue, Event, FigureKind, Game, Goods, Kind, Message, Player, Pos, Rotation, Seg,
    SegmentKind, Side, Title, Token,
};

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
            format!("{} puts {id} out of the game: it fits nowhere (BG-14)", who(player))
        }
        Event::TileSetAside { player, kind } => {
            let id = game.rules().kind_name(*kind);
            format!("{} sets {id} aside until the dragon comes (PD-40)", who(player))
        }
        Event::TilesMixedIn { number, .. } => {
            let tiles = if *number == 1 { "tile is" } else { "tiles are" };
            format!("{number} dragon {tiles} mixed into the supply (PD-41)")
        }
        Event::TileHidden { player } => {
            format!("{} puts the next tile unseen below the hill (HS-10)", who(player))
        }
        Event::TilePlaced { player, kind, at, rotation } => {
            let id = game.rules().kind_name(*kind);
            format!("{} lays {id} at {}{}", who(player), place(*at), turned(*rotation))
        }
        Event::Deployed { player, figure, to } => {
            format!("{} puts {} on {}", who(player), a_figure(*figure), segment(game, *to))
        }
        Event::Returned { player, figure, from } => {
            let (figure, from) = (figure_word(*figure), segment(game, *from));
            format!("{} takes the {figure} home from {from}", who(player))
        }
        Event::Scored(award) => scored(game, award),
        Event::Flown { player, die, from, to } => {
            let (from, to) = (place(*from), place(*to));
            format!("{} rolls {die} and flies from {from} to {to}", who(player))
        }
        Event::FlightFailed { player, figure, .. } => {
            let figure = figure_word(*figure);
            format!("{}'s {figure} finds no place to land and comes home (FLY-12)", who(player))
        }
        Event::WagonMoved { player, from, to } => {
            let (from, to) = (segment(game, *from), segment(game, *to));
            format!("{}'s wagon drives from {from} to {to} (AM-52)", who(player))
        }
        Event::PieceMoved { player, piece, to } => {
            format!("{} puts the {} on {}", who(player), piece.name(), segment(game, *to))
        }
        Event::PieceOnTile { player, piece, to, with } => {
            let at = place(game.board().tile(*to).at);
            let with = with.map_or(String::new(), |figure| {
                format!(", to the {} on {}", figure_word(figure.kind), segment(game, figure.on))
            });
            format!("{} moves the {} to {at}{with}", who(player), piece.name())
        }
        Event::PieceSetAside { piece, from, .. } => {
            format!("the {} leaves {}", piece.name(), segment(game, *from))
        }
        Event::GoldPlaced { player, on } => {
            format!("{} puts an ingot on {}", who(player), place(game.board().tile(*on).at))
        }
        Event::GoldTaken { player, from } => {
            format!("{} takes an ingot from {}", who(player), place(game.board().tile(*from).at))
        }
        Event::RobberMoved { player, space } => {
            format!("{}'s robber goes to space {space}", who(player))
        }
        Event::RobberHome { player } => format!("{}'s robber comes home", who(player)),
        Event::EnteredCity { player, figure, quarter } => {
            format!("{} sends {} to the {}", who(player), a_figure(*figure), quarter.name())
        }
        Event::LeftCity { player, figure, quarter, to } => {
            let (figure, to) = (figure_word(*figure), segment(game, *to));
            format!("{}'s {figure} comes from the {} to {to}", who(player), quarter.name())
        }
        Event::CountMoved { player, quarter } => {
            format!("{} moves the count to the {}", who(player), quarter.name())
        }
        Event::PigMoved { sector, .. } => format!("the wheel pig goes to {}", sector.name()),
        Event::TookCrown { player, figure, sector } => {
            format!("{} sends {} to a crown of {}", who(player), a_figure(*figure), sector.name())
        }
        Event::LeftCrown { player, figure, sector } => {
            let figure = figure_word(*figure);
            format!("{}'s {figure} comes home from {}", who(player), sector.name())
        }
        Event::CropCircle { player, add } => {
            let what = if *add { "adds" } else { "removes" };
            format!("{} decides: everybody {what} a follower (CRC-7)", who(player))
        }
        Event::FerrySet { player, lake, link } => {
            let sides: String = link.sides().map(Side::letter).collect();
            let at = place(game.board().tile(*lake).at);
            format!("{} sets the ferry at {at} to {sides}", who(player))
        }
        Event::GoodsTaken { player, goods, number } => {
            format!("{} takes {number} {}", who(player), goods_word(*goods))
        }
        Event::TitleTaken { player, title, size } => {
            let (token, feature) = match title {
                Title::King => ("king", "city"),
                Title::RobberBaron => ("robber baron", "road"),
            };
            format!("{} takes the {token} for a {feature} of {size} tiles", who(player))
        }
        Event::TokenDrawn { player, token, on } => {
            let drawn = match token {
                Token::Sheep(sheep) => format!("{sheep} sheep"),
                Token::Wolf => "the wolf".to_owned(),
            };
            format!("{} draws {drawn} for {}", who(player), segment(game, *on))
        }
        Event::ChallengeLost { winner, loser } => {
            let (winner, loser) = (segment(game, *winner), segment(game, *loser));
            format!("{loser} loses the challenge against {winner} (CU-23)")
        }
        Event::SecondPartEarned { player } => {
            format!("the builder brings {} a second part (TB-23)", who(player))
        }
        Event::TrackMoved { player, messenger, from, to } => {
            let marker = if *messenger { "messenger" } else { "scoring meeple" };
            format!("{}'s {marker} moves from {from} to {to}", who(player))
        }
        Event::MessageDrawn { player, message } => {
            format!("{} draws a message: {}", who(player), message_words(*message))
        }
        Event::MessageDone { player, action, .. } => match action {
            true => format!("{} does what the message says", who(player)),
            false => format!("{} takes 2 points instead of the message", who(player)),
        },
        Event::GameOver { winners, .. } => {
            let winners: Vec<String> = winners.iter().map(|winner| who(&winner)).collect();
            match winners.as_slice() {
                [] => "the game is over: a tie, to be played again (BG-67)".into(),
                [one] => format!("the game is over: {one} wins"),
                several => format!("the game is over: {} share the win", several.join(" and ")),
            }
        }
    }
}

/// `Ann scores 6 for the city N at 0,0: 2 tiles × 2 (BG-52) + 1 pennant × 2 (BG-52)`.
fn scored(game: &Game, award: &Award) -> String {
    let what = match award.segment {
        Some(on) => segment(game, on),
        None => award.cause.name().to_string(),
    };
    let when = if award.at_end { " at the end" } else { "" };
    let (who, points) = (name(game, award.player), award.value.points());
    format!("{who} scores {points}{when} for {what}: {}", award.value)
}

/// The name of a player.
pub fn name(game: &Game, player: Player) -> String {
    game.rules().setup().players[player.index()].clone()
}

/// `base.U, a straight road`.
fn tile(game: &Game, kind: Kind) -> String {
    let shown = Catalogue::standard().kind(game.rules().kind_id(kind));
    if shown.name.is_empty() { shown.id.clone() } else { format!("{} ({})", shown.id, shown.name) }
}

fn place(at: Pos) -> String {
    format!("{},{}", at.x, at.y)
}

fn turned(rotation: Rotation) -> String {
    match rotation.degrees() {
        0 => String::new(),
        degrees => format!(", turned by {degrees}°"),
    }
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
    format!("the {}{space}{sides} at {}", kind_word(kind), place(at))
}

const fn kind_word(kind: SegmentKind) -> &'static str {
    match kind {
        SegmentKind::City => "city",
        SegmentKind::Road => "road",
        SegmentKind::Monastery => "monastery",
        SegmentKind::Shrine => "shrine",
        SegmentKind::Garden => "garden",
        SegmentKind::Field => "field",
        SegmentKind::River => "river",
        SegmentKind::Carcassonne => "city of Carcassonne",
        SegmentKind::Wheel => "wheel of fortune",
    }
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

/// A kind of goods in words.
pub const fn goods_word(goods: Goods) -> &'static str {
    match goods {
        Goods::Wine => "wine",
        Goods::Grain => "grain",
        Goods::Cloth => "cloth",
    }
}

const fn message_words(message: Message) -> &'static str {
    match message {
        Message::Road => "the smallest road",
        Message::City => "the smallest city",
        Message::Monastery => "the smallest monastery",
        Message::Tile => "an extra tile",
        Message::Shields => "points for pennants",
        Message::Knights => "points for knights",
        Message::Farmers => "points for farmers",
        Message::Recall => "a meeple is scored and comes home",
    }
}
