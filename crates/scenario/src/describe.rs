//! Events and questions in words, for expectations and for failures.

use bastide_engine::{
    Action, Award, Decision, Event, Game, Pending, Player, Seg, Side, Spot, TileId,
};
use bastide_notation::{print_action, print_segment, print_spot};

/// Who is asked what, and about what.
pub(crate) fn pending(game: &Game) -> Vec<String> {
    let (Pending::Decide(player, decision), Some(question)) = (game.pending(), game.question())
    else {
        let over = game.pending() == Pending::Over;
        return vec![if over { "nobody" } else { "chance" }.into()];
    };
    let mut words = vec![name(game, player), question.name.to_owned()];
    words.extend(
        question.tile.filter(|_| matches!(decision, Decision::PlaceTile(_))).map(Into::into),
    );
    words.extend(question.victim.map(|victim| name(game, victim)));
    words.extend(question.message.map(Into::into));
    match (question.spot, question.message) {
        (Some(spot), _) => words.push(self::spot(game, spot)),
        (None, None) => words.extend(question.points.map(|points| points.to_string())),
        (None, Some(_)) => {}
    }
    words
}

/// What happened.
pub(crate) fn event(game: &Game, event: &Event) -> Vec<String> {
    let tile = |kind| game.rules().kind_name(kind);
    let text = match event {
        Event::Turn { player, number } => format!("turn {} {number}", name(game, *player)),
        Event::TileDrawn { kind, .. } => format!("drawn {}", tile(*kind)),
        Event::TileDiscarded { kind, .. } => format!("discarded {}", tile(*kind)),
        Event::TileSetAside { kind, .. } => format!("waits {}", tile(*kind)),
        Event::TilesMixedIn { number, .. } => format!("mixed-in {number}"),
        Event::TileHidden { player } => format!("hidden {}", name(game, *player)),
        Event::TilePlaced { kind, at, rotation, .. } => {
            let place = print_action(game, Action::place(*at, *rotation));
            format!("placed {} {place}", tile(*kind))
        }
        Event::Deployed { player, figure, to } => {
            format!("deployed {} {} {}", name(game, *player), figure.name(), spot(game, *to))
        }
        Event::Transferred { player, figure, to, .. } => {
            format!("moved {} {} {}", name(game, *player), figure.name(), spot(game, *to))
        }
        Event::Returned { player, figure, from } => {
            let verb = if matches!(from, Spot::Tile(_)) { "sent-back" } else { "returned" };
            format!("{verb} {} {} {}", name(game, *player), figure.name(), spot(game, *from))
        }
        Event::Scored(award) => scored(game, award),
        Event::Rolled { player, die, to, .. } => {
            format!("rolled {} {die} {},{}", name(game, *player), to.x, to.y)
        }
        Event::Moved { player, piece, to, with } => {
            let with = with.map_or(String::new(), |figure| {
                format!(" {} {}", name(game, figure.owner()), figure.kind().name())
            });
            // With a figure goes whoever goes to its tile.
            let to = match (with.as_str(), to.at()) {
                ("", _) | (_, None) => spot(game, *to),
                (_, Some(at)) => format!("{},{}", at.x, at.y),
            };
            format!("moved {} {} {to}{with}", name(game, *player), piece.name())
        }
        Event::SetAside { player, piece, from } => {
            format!("set-aside {} {} {}", name(game, *player), piece.name(), spot(game, *from))
        }
        Event::Chosen { player, decision, choice } => {
            format!("{decision} {} {}", name(game, *player), choice.word())
        }
        Event::TokenTaken { player, token, number, at } => {
            format!("took {} {token} {number} {},{}", name(game, *player), at.x, at.y)
        }
        Event::TitleTaken { player, title, size, .. } => {
            format!("token {} {title} {size}", name(game, *player))
        }
        Event::TokenDrawn { player, token, on } => {
            format!("drew {} {token} {}", name(game, *player), spot(game, *on))
        }
        Event::ChallengeLost { winner, loser } => {
            format!("challenge-lost {} {}", spot(game, *loser), spot(game, *winner))
        }
        Event::SecondPartEarned { player } => format!("second-part {}", name(game, *player)),
        Event::TrackMoved { player, messenger, from, to } => {
            let marker = if *messenger { "messenger" } else { "meeple" };
            format!("track {} {marker} {from} {to}", name(game, *player))
        }
        Event::MessageDrawn { player, message } => {
            format!("message {} {}", name(game, *player), message.name())
        }
        Event::MessageDone { player, message, choice } => {
            let (message, done) = (message.name(), choice.word());
            format!("message-done {} {message} {done}", name(game, *player))
        }
        Event::GameOver { .. } => "over".into(),
    };
    text.split_whitespace().map(String::from).collect()
}

fn scored(game: &Game, award: &Award) -> String {
    let (who, points) = (name(game, award.player), award.value.points());
    let at_end = if award.at_end { " final" } else { "" };
    let mut text = format!("scored {who} {points} {}{at_end}", award.cause.name());
    for rule in award.value.rules() {
        text.push_str(&format!(" [{rule}]"));
    }
    text
}

pub(crate) fn name(game: &Game, player: Player) -> String {
    game.rules().setup().players[player.index()].clone()
}

pub(crate) fn place(game: &Game, tile: TileId) -> String {
    let at = game.board().tile(tile).at;
    format!("{},{}", at.x, at.y)
}

/// A segment, always with its place.
pub(crate) fn segment(game: &Game, segment: Seg) -> String {
    let text = print_segment(game, segment);
    if text.contains('@') {
        return text;
    }
    format!("{text}@{}", place(game, game.board().tile_of(segment)))
}

/// A spot, always with its place; a tile is its place alone.
pub(crate) fn spot(game: &Game, spot: Spot) -> String {
    match (spot, game.segment_at(spot)) {
        (_, Some(segment)) => self::segment(game, segment),
        (Spot::Crossing { at, .. }, _) => {
            let sides: String = spot.sides().map(Side::letter).collect();
            format!("{sides}@{},{}", at.x, at.y)
        }
        _ => print_spot(game, spot).trim_start_matches('@').to_owned(),
    }
}
