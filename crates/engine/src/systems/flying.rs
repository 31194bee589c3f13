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
use crate::reason::reasons;
use crate::refusal::{FINISHED, NONE_LEFT, Refusal};
use crate::rule::{fly, pd};
use crate::spot::Spot;
use crate::system::{About, HeldFigure, InBox, System};
use crate::systems::princess_and_dragon::{DRAGON_THERE, dragon};
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
    reasons: REASONS,
    held,
    ..About::new("flying-machines", &["FLY"])
};

reasons! {
    ROLL_FIRST = "roll-first": "roll the die first: your figure is already on the flying machine";
    LAND_AFTER_ROLL = "land-after-roll": "you choose where to land after the roll";
    NO_FACE = "no-such-face": "the flight die has no face with {face}";
    NO_MACHINE = "no-machine": "the tile you just placed has no flying machine";
    CANNOT_FLY = "cannot-fly": "your {figure} can't fly";
    STAYS_DOWN = "cannot-fly-here": "your {figure} can't fly in this game";
    MUST_LAND = "must-land": "your passenger has to land";
    OTHER_PASSENGER = "other-passenger": "your {figure} is the one that's flying";
    OTHER_TILE = "lands-elsewhere": "the flight lands on another tile";
    NO_FIELD = "no-field-landing": "nobody can land in a field";
    CANNOT_LAND = "cannot-land": "your {figure} can't land there";
}

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
pub(crate) fn why_not_before_the_roll(action: Action) -> Refusal {
    match action {
        Action::Deploy { to: Spot::Segment { .. }, .. } => LAND_AFTER_ROLL.by(fly(8)),
        _ => ROLL_FIRST.by(fly(5)),
    }
}

/// The die has other faces.
pub(crate) fn no_face(face: u8) -> Refusal {
    NO_FACE.by(fly(2)).with("face", u32::from(face))
}

/// Why a figure cannot board.
pub(crate) fn why_not_board(game: &Game, figure: FigureKind) -> Refusal {
    if !game.rules.plays(System::FlyingMachines)
        || game.kind_table(game.part().tile).symbols.flier.is_none()
    {
        return NO_MACHINE.by(fly(4));
    }
    if !figure.is_follower() {
        return CANNOT_FLY.by(fly(15)).of(figure);
    }
    if !may_fly(game, figure) {
        return STAYS_DOWN.by(fly(13)).of(figure);
    }
    NONE_LEFT.by(fly(4)).of(figure)
}

/// Why the passenger cannot land there, or must.
pub(crate) fn why_not_land(game: &Game, action: Action) -> Refusal {
    let flight = game.part().systems.flight.expect("somebody flies");
    let Action::Deploy { figure, to } = action else {
        return MUST_LAND.by(fly(11));
    };
    if figure != flight.figure {
        return OTHER_PASSENGER.by(fly(5)).of(flight.figure);
    }
    let there = |to: &Seg| Some(game.board.tile(game.board.tile_of(*to)).at) == target(game);
    let Some(to) = game.segment_at(to).filter(there) else {
        return OTHER_TILE.by(fly(6));
    };
    if dragon::bars(game, to) {
        return DRAGON_THERE.by(pd(33));
    }
    match game.board.kind_of(to) {
        SegmentKind::Field => NO_FIELD.by(fly(9)),
        _ if game.board.is_complete(to) => FINISHED.by(fly(10)),
        _ => CANNOT_LAND.by(fly(14)).of(figure),
    }
}

/// The passengers of flying machines.
fn held(game: &Game) -> Vec<HeldFigure> {
    let flights = game.parts().filter_map(|part| Some((part.player, part.systems.flight?.figure)));
    flights.map(|(player, it)| HeldFigure { figure: Owned::new(player, it), on: None }).collect()
}
