//! Crop circles (CRC): tiles after which everybody adds a follower beside an own one of a kind, or
//! everybody takes one back.

use bastide_catalogue::{CropCircle, SegmentKind};

use crate::action::{Action, Any, Choice, Sink, offer_recalls};
use crate::board::Seg;
use crate::decision::{Decision, Pending};
use crate::event::{Event, Log};
use crate::figures::{Figure, FigureKind};
use crate::game::Game;
use crate::options::options;
use crate::player::{MAX_PLAYERS, Player};
use crate::position::PositionError;
use crate::position::read::Row;
use crate::position::tell::Atom;
use crate::reason::reasons;
use crate::refusal::{NONE_LEFT, Refusal};
use crate::rule::{crc, pd};
use crate::system::{About, InBox};
use crate::systems::abbey_and_mayor::barn;
use crate::systems::princess_and_dragon::{DRAGON_THERE, dragon};
use crate::turn::{Flow, Step};

/// What the system is.
pub const ABOUT: About = About {
    options: Options::NAMES,
    steps: &[(Step::CropCircle, None)],
    concerns: |_, tile| tile.symbols.crop_circle.is_some(),
    set: Some("crop-circles-2"),
    boxes: &[
        InBox::with("big-box-2021", &["crop-circles-2"]),
        InBox {
            preset: "minis-2012",
            sets: &["crop-circles-2"],
            options: &[("crc.add", "optional"), ("crc.spot", "same_tile")],
        },
        InBox::with("everything", &["crop-circles-2"]),
    ],
    reasons: REASONS,
    ..About::new("crop-circles", &["CRC"])
};

reasons! {
    CHOOSE_FIRST = "crop-choose-first": "first choose: everybody adds a follower, or everybody removes one";
    MUST_ADD = "crop-must-add": "you have to add a follower";
    MUST_REMOVE = "crop-must-remove": "you have to remove a follower of this kind";
    WRONG_FIGURE = "crop-wrong-figure": "your {figure} can't be added here";
    BESIDE_OWN = "crop-beside-own": "add a follower next to one of yours of this kind";
    REMOVE_OWN = "crop-remove-own": "remove one of your own followers of this kind";
}

options! {
    /// Whether a crop circle's added follower may be declined (CRC-3).
    "crc.add" add: CropAdd {
        /// It may not.
        #[default] Mandatory = "mandatory",
        /// It may.
        Optional = "optional",
    }
    /// Where a crop circle's added follower goes (CRC-4).
    "crc.spot" spot: CropSpot {
        /// On any segment of a feature with an own follower.
        #[default] SameFeature = "same_feature",
        /// On a segment with an own follower.
        SameTile = "same_tile",
    }
}

/// A crop circle that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Round {
    add: bool,
    /// How many players have had their turn, from the left of the active one (CRC-8).
    done: u8,
}

/// TS-16: the active player chooses, then everybody acts, the active player last (CRC-7, CRC-8).
#[inline(never)]
pub(crate) fn enter(game: &mut Game) -> Flow {
    let active = game.part().player;
    let Some(mut round) = game.part().systems.crops else {
        return Flow::Ask(active, Decision::CropCircle);
    };
    let players = game.rules.players();
    while round.done < players {
        let player = Player((active.0 + 1 + round.done) % players);
        let mut any = Any::default();
        offer(game, player, round.add, &mut any);
        if any.0 {
            game.part_mut().systems.crops = Some(round);
            let decision = if round.add { Decision::CropAdd } else { Decision::CropRemove };
            return Flow::Ask(player, decision);
        }
        round.done += 1; // CRC-10, CRC-12
    }
    Flow::Next
}

pub(crate) fn choose(game: &mut Game, choice: Choice, log: &mut Log) -> Flow {
    let (player, add) = (game.part().player, choice == Choice::Add);
    game.part_mut().systems.crops = Some(Round { add, done: 0 });
    let decision = Decision::CropCircle.name();
    log.push(|| Event::Chosen { player, decision, choice });
    Flow::Again
}

pub(crate) fn add_options(game: &Game, sink: &mut impl Sink) {
    if let Pending::Decide(player, _) = game.pending
        && !offer(game, player, true, sink)
        && game.rules.options.crops.add == CropAdd::Optional
    {
        sink.push(Action::Pass);
    }
}

pub(crate) fn remove_options(game: &Game, sink: &mut impl Sink) {
    if let Pending::Decide(player, _) = game.pending {
        offer(game, player, false, sink);
    }
}

/// What a player may add, or which of the own followers of the kind may go (CRC-14).
fn offer(game: &Game, player: Player, add: bool, sink: &mut impl Sink) -> bool {
    if add {
        offer_to_add(game, player, sink)
    } else {
        offer_recalls(game, of_the_kind(game, player), sink)
    }
}

/// Any suitable follower from the supply (CRC-13) beside an own one of the kind (CRC-4, CRC-11).
fn offer_to_add(game: &Game, player: Player, sink: &mut impl Sink) -> bool {
    let supply = game.supply[player.index()];
    let spots = spots(game, player);
    FigureKind::ALL
        .into_iter()
        .filter(|figure| supply.has(*figure) && is_suitable(game, *figure))
        .any(|figure| {
            let mut spots = spots.iter().map(|spot| game.spot(*spot));
            spots.any(|to| sink.push(Action::Deploy { figure, to }))
        })
}

/// The segments to which a player may add.
fn spots(game: &Game, player: Player) -> Vec<Seg> {
    let mut spots: Vec<Seg> = of_the_kind(game, player).map(|figure| figure.on).collect();
    if game.rules.options.crops.spot == CropSpot::SameFeature {
        spots = spots.into_iter().flat_map(|spot| game.board.members(spot)).collect();
    }
    spots.retain(|spot| !barn::is_in(game, *spot)); // AM-33
    spots.retain(|spot| !dragon::bars(game, *spot)); // PD-33
    spots.sort();
    spots.dedup();
    spots
}

/// The player's followers of the circle's kind, on features that are not complete (CRC-9, CRC-21).
fn of_the_kind(game: &Game, player: Player) -> impl Iterator<Item = &Figure> {
    let wanted = game.kind_table(game.part().tile).symbols.crop_circle.map(ground);
    game.figures.iter().filter(move |figure| {
        figure.owner == player
            && figure.kind.is_follower()
            && Some(game.board.kind_of(figure.on)) == wanted
            && !game.board.is_complete(figure.on)
    })
}

fn ground(circle: CropCircle) -> SegmentKind {
    match circle {
        CropCircle::Field => SegmentKind::Field,
        CropCircle::Road => SegmentKind::Road,
        CropCircle::City => SegmentKind::City,
    }
}

/// Whether a figure may be added (CRC-13).
fn is_suitable(game: &Game, figure: FigureKind) -> bool {
    let circle = game.kind_table(game.part().tile).symbols.crop_circle;
    match figure {
        FigureKind::Meeple | FigureKind::LargeMeeple => true,
        FigureKind::Wagon => matches!(circle, Some(CropCircle::Road | CropCircle::City)),
        FigureKind::Mayor => circle == Some(CropCircle::City),
        FigureKind::Abbot | FigureKind::Builder | FigureKind::Pig | FigureKind::Barn => false,
        FigureKind::Shepherd => false,
    }
}

/// A player has acted; the next one follows.
pub(crate) fn apply(game: &mut Game, player: Player, action: Action, log: &mut Log) -> Flow {
    match action {
        Action::Deploy { figure, to } => game.deploy(player, figure, game.seg(to), log),
        Action::Recall { figure, from } => game.recall(figure, from, log), // CRC-16
        _ => {}
    }
    game.part_mut().systems.crops.as_mut().expect("a circle is being carried out").done += 1;
    Flow::Again
}

/// Why a player cannot add or remove that.
pub(crate) fn why_not(game: &Game, player: Player, action: Action) -> Refusal {
    match action {
        Action::Deploy { figure, .. } if !is_suitable(game, figure) => {
            WRONG_FIGURE.by(crc(13)).of(figure)
        }
        Action::Deploy { figure, .. } if !game.supply[player.index()].has(figure) => {
            NONE_LEFT.by(crc(12)).of(figure)
        }
        Action::Deploy { to, .. }
            if game.segment_at(to).is_some_and(|to| dragon::bars(game, to)) =>
        {
            DRAGON_THERE.by(pd(33))
        }
        Action::Deploy { .. } => BESIDE_OWN.by(crc(4)),
        Action::Recall { .. } => REMOVE_OWN.by(crc(14)),
        _ => MUST_REMOVE.by(crc(5)),
    }
}

impl Round {
    pub fn atoms(self) -> [Atom; 2] {
        let Round { add, done } = self;
        [Atom::from(if add { "add" } else { "remove" }), done.into()]
    }

    pub fn read(row: &mut Row<'_>) -> Result<Round, PositionError> {
        let add = row.named("add or remove", |name| match name {
            "add" => Some(true),
            "remove" => Some(false),
            _ => None,
        })?;
        Ok(Round { add, done: row.u8(MAX_PLAYERS as u8)? })
    }
}
