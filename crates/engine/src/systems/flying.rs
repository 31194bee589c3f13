//! Flying machines (FLY): a follower boards the machine of the new tile, a die says how far it
//! flies, and it lands on whatever is unfinished there.

use bastide_catalogue::{Catalogue, SegmentKind};

use crate::action::{Action, Any, Owned, Sink};
use crate::board::{Pos, Seg};
use crate::chance::{Chance, Outcome};
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::options::options;
use crate::refusal::Reason;
use crate::rule::{fly, pd};
use crate::spot::Spot;
use crate::system::{About, HeldFigure, InBox, System};
use crate::systems::princess_and_dragon::dragon;
use crate::systems::{abbey_and_mayor, abbot, base};
use crate::turn::{Flow, Step};

/// What the system is.
pub const ABOUT: About = About {
    options: Options::NAMES,
    steps: &[(Step::Flight, None)],
    concerns: |_, tile| tile.symbols.flier.is_some(),
    set: Some("flier-v3"),
    boxes: &[
        InBox::with("big-box-2021", &["flier-v3"]),
        InBox::with("minis-2012", &["flier-c1"]),
        InBox::with("everything", &["flier-v3"]),
    ],
    held,
    ..About::new("flying-machines", &["FLY"])
};

options! {
    /// Which figures may fly (FLY-13).
    "fly.figures" figures: FlyFigures {
        /// Every follower.
        #[default] AnyMeeple = "any_meeple",
        /// The normal and the large meeple.
        NormalAndLarge = "normal_and_large",
    }
}

/// A figure on the machine: neither in the supply nor on a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Flight {
    pub figure: FigureKind,
    /// How far it flies, once the die is cast.
    pub die: Option<u8>,
}

/// Every follower in the supply that may fly, if there is a machine (FLY-4, FLY-13, FLY-15).
pub(crate) fn options(game: &Game, sink: &mut impl Sink) -> bool {
    let part = game.part();
    if game.kind_table(part.tile).symbols.flier.is_none() {
        return false;
    }
    let supply = game.supply[part.player.index()];
    FigureKind::ALL
        .into_iter()
        .filter(|figure| supply.has(*figure) && may_fly(game, *figure))
        .any(|figure| sink.push(Action::Deploy { figure, to: Spot::Machine }))
}

fn may_fly(game: &Game, figure: FigureKind) -> bool {
    match game.rules.options.flying.figures {
        FlyFigures::AnyMeeple => figure.is_follower(),
        FlyFigures::NormalAndLarge => {
            matches!(figure, FigureKind::Meeple | FigureKind::LargeMeeple)
        }
    }
}

/// The figure boards, and cannot be taken back (FLY-5).
pub(crate) fn board(game: &mut Game, figure: FigureKind) -> Flow {
    let player = game.part().player;
    game.supply[player.index()].take(figure);
    game.part_mut().systems.flight = Some(Flight { figure, die: None });
    Flow::Next
}

/// TS-10 e: the die is cast; then the figure lands where it can, or comes home (FLY-6, FLY-11,
/// FLY-12).
pub(crate) fn enter_flight(game: &mut Game, log: &mut Log) -> Flow {
    let Some(flight) = game.part().systems.flight else { return Flow::Next };
    if flight.die.is_none() {
        return Flow::Chance(Chance::Die);
    }
    let player = game.part().player;
    let mut any = Any::default();
    land_options(game, &mut any);
    if any.0 {
        return Flow::Ask(player, Decision::Land);
    }
    game.part_mut().systems.flight = None;
    game.supply[player.index()].put_back(flight.figure);
    let from = machine(game);
    log.push(|| Event::Returned { player, figure: flight.figure, from: Spot::Tile(from) });
    Flow::Next
}

/// The faces of the die with their number (FLY-2).
pub(crate) fn outcomes() -> impl Iterator<Item = (Outcome, u16)> {
    let die = Catalogue::standard().pieces().flight_die;
    let first = move |index: &usize| !die[..*index].contains(&die[*index]);
    (0..die.len()).filter(first).map(move |index| {
        let alike = die.iter().filter(|face| **face == die[index]).count();
        (Outcome::Die(die[index]), alike as u16)
    })
}

/// The die shows how far the figure flies.
pub(crate) fn cast(game: &mut Game, die: u8, log: &mut Log) {
    let flight = game.part_mut().systems.flight.as_mut().expect("somebody flies");
    flight.die = Some(die);
    let (player, from) = (game.part().player, machine(game));
    let to = target(game).expect("the die is cast");
    log.push(|| Event::Rolled { player, die, from, to });
}

fn machine(game: &Game) -> Pos {
    game.board.tile(game.part().tile).at
}

/// The cell that many steps away in the direction of the machine (FLY-6, FLY-7).
fn target(game: &Game) -> Option<Pos> {
    let (flight, tile) = (game.part().systems.flight?, game.part().tile);
    let arrow = game.kind_table(tile).symbols.flier?;
    Some(machine(game).towards(arrow.rotated(game.board.tile(tile).rotation), flight.die?))
}

/// Every unfinished feature on the target tile that suits the figure, occupied or not (FLY-8 to
/// FLY-10, FLY-14).
pub(crate) fn land_options(game: &Game, sink: &mut impl Sink) {
    let Some(flight) = game.part().systems.flight else { return };
    let Some(tile) = target(game).and_then(|at| game.board.tile_at(at)) else { return };
    for to in game.segments_of(tile).map(Seg) {
        if may_land(game, flight.figure, to)
            && sink.push(Action::Deploy { figure: flight.figure, to: game.spot(to) })
        {
            return;
        }
    }
}

fn may_land(game: &Game, figure: FigureKind, segment: Seg) -> bool {
    let suits = match figure {
        FigureKind::Abbot => abbot::takes_abbots(game, segment),
        FigureKind::Mayor | FigureKind::Wagon => abbey_and_mayor::takes(game, figure, segment),
        _ => base::takes_meeples(game, segment),
    };
    suits
        && game.board.kind_of(segment) != SegmentKind::Field
        && !game.board.is_complete(segment)
        && !dragon::bars(game, segment)
}

/// The passenger becomes an ordinary follower of the feature (FLY-17).
pub(crate) fn land(game: &mut Game, to: Spot, log: &mut Log) -> Flow {
    let flight = game.part_mut().systems.flight.take().expect("somebody flies");
    let player = game.part().player;
    game.supply[player.index()].put_back(flight.figure);
    game.deploy(player, flight.figure, game.seg(to), log);
    Flow::Next
}

/// Whether the machine of the tile just placed could fly to the tile of a segment.
pub(crate) fn is_in_reach(game: &Game, segment: Seg) -> bool {
    let tile = game.part().tile;
    let arrow =
        game.kind_table(tile).symbols.flier.filter(|_| game.rules.plays(System::FlyingMachines));
    arrow.is_some_and(|arrow| {
        let arrow = arrow.rotated(game.board.tile(tile).rotation);
        let there = game.board.tile(game.board.tile_of(segment)).at;
        let mut faces = game.rules.catalogue().pieces().flight_die.into_iter();
        faces.any(|face| machine(game).towards(arrow, face) == there)
    })
}

/// Why nothing can be done while the die is in the air.
pub(crate) fn why_not_before_the_roll(action: Action) -> Reason {
    match action {
        Action::Deploy { to: Spot::Segment { .. }, .. } => {
            (fly(8), "a place to land is chosen after the roll".into())
        }
        _ => (fly(5), "the figure is on the machine: the die is cast first".into()),
    }
}

/// Why a figure cannot board.
pub(crate) fn why_not_board(game: &Game, figure: FigureKind) -> Reason {
    let part = game.part();
    let name = figure.name();
    if !game.rules.plays(System::FlyingMachines)
        || game.kind_table(part.tile).symbols.flier.is_none()
    {
        return (fly(4), "the tile just placed has no flying machine".into());
    }
    if !figure.is_follower() {
        return (fly(15), format!("a {name} cannot fly"));
    }
    if !may_fly(game, figure) {
        return (fly(13), format!("a {name} does not fly in this game"));
    }
    (fly(4), format!("no {name} is left in the supply"))
}

/// Why the passenger cannot land there, or must.
pub(crate) fn why_not_land(game: &Game, action: Action) -> Reason {
    let flight = game.part().systems.flight.expect("somebody flies");
    let Action::Deploy { figure, to } = action else {
        return (fly(11), "the passenger must land".into());
    };
    if figure != flight.figure {
        return (fly(5), format!("the {} is flying", flight.figure.name()));
    }
    let there = |to: &Seg| Some(game.board.tile(game.board.tile_of(*to)).at) == target(game);
    let Some(to) = game.segment_at(to).filter(there) else {
        return (fly(6), "the flight goes to another tile".into());
    };
    if dragon::bars(game, to) {
        return (pd(33), "the dragon is there".into());
    }
    match game.board.kind_of(to) {
        SegmentKind::Field => (fly(9), "nobody lands in a field".into()),
        _ if game.board.is_complete(to) => (fly(10), "the feature is finished".into()),
        _ => (fly(14), format!("a {} cannot land there", figure.name())),
    }
}

/// The passengers of flying machines.
fn held(game: &Game) -> Vec<HeldFigure> {
    let flights = game.parts().filter_map(|part| Some((part.player, part.systems.flight?.figure)));
    flights.map(|(player, it)| HeldFigure { figure: Owned::new(player, it), on: None }).collect()
}
