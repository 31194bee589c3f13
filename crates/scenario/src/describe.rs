//! Events and questions in words, for expectations and for failures.

use bastide_engine::{
    Action, Award, Decision, Event, Game, Goods, Pending, Player, Seg, Side, TileId,
};
use bastide_notation::{print_action, print_segment};

/// Who is asked what.
pub(crate) fn pending(game: &Game) -> Vec<String> {
    match game.pending() {
        Pending::Over => vec!["nobody".into()],
        Pending::Chance(_) => vec!["chance".into()],
        Pending::Decide(player, decision) => {
            let mut words = vec![name(game, player), decision.name().to_owned()];
            words.extend(match decision {
                Decision::PlaceTile(kind) => Some(game.rules().kind_name(kind).to_owned()),
                Decision::Marker(points) | Decision::RecallPoints(points) => {
                    Some(points.to_string())
                }
                Decision::Rob(victim, points) => Some(format!("{} {points}", name(game, victim))),
                Decision::LeaveCity(feature) => Some(segment(game, feature)),
                Decision::Flock(on) => Some(segment(game, on)),
                Decision::Message(message) => Some(message.name().to_owned()),
                _ => None,
            });
            words.join(" ").split_whitespace().map(String::from).collect()
        }
    }
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
            let (at, rotation) = (*at, *rotation);
            let place = print_action(game, Action::PlaceTile { at, rotation });
            format!("placed {} {place}", tile(*kind))
        }
        Event::Deployed { player, figure, to } => {
            format!("deployed {} {} {}", name(game, *player), figure.name(), segment(game, *to))
        }
        Event::Returned { player, figure, from } => {
            format!("returned {} {} {}", name(game, *player), figure.name(), segment(game, *from))
        }
        Event::Scored(award) => scored(game, award),
        Event::Flown { player, die, to, .. } => {
            format!("flown {} {die} {},{}", name(game, *player), to.x, to.y)
        }
        Event::FlightFailed { player, figure, .. } => {
            format!("flight-failed {} {}", name(game, *player), figure.name())
        }
        Event::WagonMoved { player, to, .. } => {
            format!("moved {} wagon {}", name(game, *player), segment(game, *to))
        }
        Event::PieceMoved { player, piece, to } => {
            format!("moved {} {} {}", name(game, *player), piece.name(), segment(game, *to))
        }
        Event::PieceOnTile { player, piece, to, with } => {
            let with = with.map_or(String::new(), |figure| {
                format!(" {} {}", name(game, figure.owner), figure.kind.name())
            });
            format!("moved {} {} {}{with}", name(game, *player), piece.name(), place(game, *to))
        }
        Event::PieceSetAside { player, piece, from } => {
            format!("set-aside {} {} {}", name(game, *player), piece.name(), segment(game, *from))
        }
        Event::GoldPlaced { player, on } => {
            format!("gold-placed {} {}", name(game, *player), place(game, *on))
        }
        Event::GoldTaken { player, from } => {
            format!("gold-taken {} {}", name(game, *player), place(game, *from))
        }
        Event::RobberMoved { player, space } => format!("robber {} {space}", name(game, *player)),
        Event::RobberHome { player } => format!("robber-home {}", name(game, *player)),
        Event::EnteredCity { player, figure, quarter } => {
            format!("entered {} {} {}", name(game, *player), figure.name(), quarter.name())
        }
        Event::LeftCity { player, figure, to, .. } => {
            format!("joined {} {} {}", name(game, *player), figure.name(), segment(game, *to))
        }
        Event::CountMoved { quarter, .. } => format!("count {}", quarter.name()),
        Event::PigMoved { sector, .. } => format!("pig {}", sector.name()),
        Event::TookCrown { player, figure, sector } => {
            format!("crowned {} {} {}", name(game, *player), figure.name(), sector.name())
        }
        Event::LeftCrown { player, figure, sector } => {
            format!("uncrowned {} {} {}", name(game, *player), figure.name(), sector.name())
        }
        Event::CropCircle { player, add } => {
            format!("crop-circle {} {}", name(game, *player), if *add { "add" } else { "remove" })
        }
        Event::FerrySet { player, lake, link } => {
            let sides: String = link.sides().map(Side::letter).collect();
            format!("ferry {} {sides}@{}", name(game, *player), place(game, *lake))
        }
        Event::GoodsTaken { player, goods, number } => {
            format!("goods {} {} {number}", name(game, *player), goods_name(*goods))
        }
        Event::TitleTaken { player, title, size } => {
            format!("token {} {} {size}", name(game, *player), title.name())
        }
        Event::TokenDrawn { player, token, on } => {
            format!("drew {} {} {}", name(game, *player), token.name(), segment(game, *on))
        }
        Event::ChallengeLost { winner, loser } => {
            format!("challenge-lost {} {}", segment(game, *loser), segment(game, *winner))
        }
        Event::SecondPartEarned { player } => format!("second-part {}", name(game, *player)),
        Event::TrackMoved { player, messenger, from, to } => {
            let marker = if *messenger { "messenger" } else { "meeple" };
            format!("track {} {marker} {from} {to}", name(game, *player))
        }
        Event::MessageDrawn { player, message } => {
            format!("message {} {}", name(game, *player), message.name())
        }
        Event::MessageDone { player, message, action } => {
            let done = if *action { "action" } else { "points" };
            format!("message-done {} {} {done}", name(game, *player), message.name())
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

/// The words for goods, in the order in which players hold them.
pub(crate) fn goods_name(goods: Goods) -> &'static str {
    match goods {
        Goods::Wine => "wine",
        Goods::Grain => "grain",
        Goods::Cloth => "cloth",
    }
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
