//! Abbey & Mayor (AM): abbeys that fill holes in the map, a mayor who is as strong as the pennants of
//! his city, a barn that settles a farm, and a wagon that drives on after scoring.
//!
//! The mayor has no more to him than where he may stand, and how strong he is
//! (`scoring::majority`); the other three have their modules.

pub(crate) mod abbey;
pub(crate) mod barn;
pub(crate) mod wagon;

pub(crate) use abbey::State;

use bastide_catalogue::SegmentKind;

use crate::action::{Action, Held, Owned, Sink};
use crate::board::{Seg, TileId};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::options::options;
use crate::player::Player;
use crate::reason::reasons;
use crate::report::{Record, Topic};
use crate::system::{About, HeldFigure, InBox, Part, PartName, System};
use crate::turn::Step;
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    parts: &[
        PartName::new("abbey"),
        PartName::new("mayor"),
        PartName::new("barn"),
        PartName::new("wagon"),
    ],
    options: Options::NAMES,
    figures: &[
        (FigureKind::Mayor, Some(MAYOR)),
        (FigureKind::Wagon, Some(WAGON)),
        (FigureKind::Barn, Some(BARN)),
    ],
    steps: &[(Step::Abbey, Some(ABBEY)), (Step::Wagons, Some(WAGON))],
    set: Some("abbey-mayor"),
    boxes: &[
        InBox::with("big-box-2008", &["abbey-mayor"]),
        InBox::with("everything", &["abbey-mayor"]),
    ],
    reasons: REASONS,
    report,
    held,
    check,
    ..About::new("abbey-and-mayor", &["AM"])
};

reasons! {
    HOLE_ONLY = "abbey-hole-only": "an abbey goes in a space with tiles on all four sides";
    NO_ABBEY_LEFT = "no-abbey-left": "you have no abbey left";
    ABBEY_AFTER_RIVER = "abbey-after-river": "you can't place an abbey until the river is finished";
    ABBEY_INSTEAD = "abbey-instead": "you place an abbey at the start of your turn, instead of drawing a tile";
    MAYOR_GROUND = "mayor-ground": "your mayor goes in a city";
    BARN_CORNER = "barn-corner": "your barn goes on a corner where four tiles with fields meet";
    BARN_ON_NEW_TILE = "barn-on-new-tile": "your barn goes on a corner of the tile you just placed";
    BARN_FIELDS_ONLY = "barn-fields-only": "all four tiles have to show nothing but field at this corner";
    SECOND_BARN = "second-barn": "there's already a barn on this farm";
    CORNER_FIGURE = "corner-figure": "your {figure} can't stand on a corner";
    FARM_WITH_BARN = "farm-with-barn": "nobody can farm in a field with a barn";
    WAGON_GROUND = "wagon-ground": "your wagon goes on a road, in a city or on a monastery";
    WAGON_NO_ROAD = "wagon-no-road": "your wagon can't get there: no road end connects the two features";
    WAGON_STAYS_NEAR = "wagon-stays-near": "your wagon has to stay near where it stood";
    WAGON_TOO_FAR = "wagon-too-far": "that feature isn't near where your wagon stood";
}

/// The part `abbey`.
pub const ABBEY: Part = Part::of(System::AbbeyAndMayor, 0);

/// The part `mayor`.
pub const MAYOR: Part = Part::of(System::AbbeyAndMayor, 1);

/// The part `barn`.
pub const BARN: Part = Part::of(System::AbbeyAndMayor, 2);

/// The part `wagon`.
pub const WAGON: Part = Part::of(System::AbbeyAndMayor, 3);

options! {
    /// Whether a barn may join another one on its farm (AM-32).
    "am.barn_on_barn_farm" barn_on_barn_farm: BarnOnBarnFarm {
        /// One barn a farm.
        #[default] No = "no",
        /// Any number, and each scores.
        Yes = "yes",
    }
    /// Where a wagon drives after scoring (AM-53).
    "am.wagon_move" wagon_move: WagonMove {
        /// To a feature that is connected with the scored one.
        #[default] Connected = "connected",
        /// To a feature on the tile where it stood, or on one of the eight around.
        Adjacent = "adjacent",
    }
}

/// The mayor in a city of the new tile without followers (AM-20), the wagon on a road, city or
/// monastery without followers (AM-50).
pub(crate) fn options(game: &Game, sink: &mut impl Sink) -> bool {
    let part = game.part();
    let supply = game.supply[part.player.index()];
    for figure in [FigureKind::Mayor, FigureKind::Wagon] {
        if !supply.has(figure) {
            continue;
        }
        for segment in game.segments_of(part.tile).map(Seg) {
            let free = takes(game, figure, segment) && game.board.followers(segment) == 0;
            if free && sink.push(Action::Deploy { figure, to: game.spot(segment) }) {
                return true;
            }
        }
    }
    false
}

/// Whether mayor or wagon may stand on this kind of segment at all (AM-20, AM-50).
pub(crate) fn takes(game: &Game, figure: FigureKind, segment: Seg) -> bool {
    match game.board.kind_of(segment) {
        SegmentKind::City => matches!(figure, FigureKind::Mayor | FigureKind::Wagon),
        SegmentKind::Road | SegmentKind::Monastery | SegmentKind::Shrine => {
            figure == FigureKind::Wagon
        }
        _ => false,
    }
}

/// The abbeys that a player has in hand.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    if let (Topic::Supply(player), Some(name)) = (topic, Held::Abbey.name())
        && game.rules.has(ABBEY)
    {
        record.set(name, game.abbeys(player));
    }
}

/// Wagons that have not driven on yet.
fn held(game: &Game) -> Vec<HeldFigure> {
    let waiting = game.parts().flat_map(|part| &part.wagons);
    let wagon = |owner| Owned::new(owner, FigureKind::Wagon);
    waiting.map(|it| HeldFigure { figure: wagon(it.owner), on: None }).collect()
}

/// No abbey is lost, and between turns no follower is beside a barn.
fn check(game: &Game) -> Result<(), Violation> {
    let mut followers = game.figures.iter().filter(|figure| figure.kind.is_follower());
    let beside_barn = followers.any(|figure| barn::is_in(game, figure.on));
    ensure(!game.is_between_turns() || !beside_barn, || {
        "a farmer is beside a barn (AM-36)".into()
    })?;
    let laid = (0..game.board.tiles.len() as u16).map(TileId);
    let laid = laid.filter(|tile| abbey::is_abbey(game, *tile)).count();
    let in_hand = (0..game.rules.players()).map(|p| game.abbeys(Player(p)) as usize);
    let all = game.rules.abbeys as usize * game.rules.players() as usize;
    ensure(laid + in_hand.sum::<usize>() == all, || "an abbey is lost (AM-2)".into())
}
