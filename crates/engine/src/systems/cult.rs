//! The Cult (CU): shrines, which are used like monasteries, and challenges between a shrine and
//! a monastery beside it, of which the one that is finished first takes all.
//!
//! A challenge is no state: it follows from where the buildings lie and who stands on them.

use arrayvec::ArrayVec;
use bastide_catalogue::SegmentKind;

use crate::board::{Centre, Kind, Pos, Seg, TileId};
use crate::event::{Event, Log};
use crate::figures::Figure;
use crate::game::Game;
use crate::options::options;
use crate::reason::{Why, reasons};
use crate::report::{Record, Report, Topic};
use crate::rule::{RuleId, cu};
use crate::system::{About, InBox, System};
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    options: Options::NAMES,
    set: Some("cult"),
    boxes: &[InBox::with("big-box-2008", &["cult"]), InBox::with("everything", &["cult"])],
    reasons: REASONS,
    report,
    check,
    ..About::new("cult", &["CU"])
};

reasons! {
    SHRINE_RIVALS = "shrine-rivals": "a shrine can't be next to more than one monastery";
    MONASTERY_RIVALS = "monastery-rivals": "a monastery can't be next to more than one shrine";
    SECOND_SHRINE = "second-shrine": "the monastery next to it would get a second shrine";
    SECOND_MONASTERY = "second-monastery": "the shrine next to it would get a second monastery";
}

options! {
    /// Whether a tile may give a building of another tile a second rival (CU-12).
    "cu.strict_adjacency" strict_adjacency: StrictAdjacency {
        /// It may not.
        #[default] True = "true",
        /// It may.
        False = "false",
    }
    /// Whether monastery and shrine of one player challenge each other (CU-22).
    "cu.self_challenge" self_challenge: SelfChallenge {
        /// They do not.
        #[default] False = "false",
        /// They do.
        True = "true",
    }
}

/// A shrine and a monastery beside it whose followers challenge each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Challenge {
    /// The shrine.
    pub shrine: Seg,
    /// The monastery.
    pub monastery: Seg,
}

/// The kind of building that a monastery or shrine challenges.
const fn rival_of(building: SegmentKind) -> SegmentKind {
    match building {
        SegmentKind::Shrine => SegmentKind::Monastery,
        _ => SegmentKind::Shrine,
    }
}

/// The monasteries around a position, or the shrines.
fn around(game: &Game, at: Pos, building: SegmentKind) -> impl Iterator<Item = &Centre> {
    // A building of the other kind is never on the tile in the middle, which has one at most.
    game.board.centres_near(at).filter(move |centre| centre.kind == building)
}

/// Why a tile with a monastery or shrine cannot lie at a cell where its sides match, if there is
/// a reason: a building has no more than one of the other kind beside it (CU-11, CU-12).
pub(crate) fn objection(game: &Game, kind: Kind, at: Pos) -> Option<(RuleId, Why)> {
    if !game.rules.plays(System::Cult) {
        return None;
    }
    objection_to(game, game.rules.kinds[kind.0 as usize].building?, at)
}

/// The same for a building.
pub(crate) fn objection_to(game: &Game, building: SegmentKind, at: Pos) -> Option<(RuleId, Why)> {
    let mut rivals = around(game, at, rival_of(building));
    let rival = rivals.next()?;
    if rivals.next().is_some() {
        return Some(match building {
            SegmentKind::Shrine => (cu(11), SHRINE_RIVALS),
            _ => (cu(11), MONASTERY_RIVALS),
        });
    }
    is_taken(game, rival).then_some(match building {
        SegmentKind::Shrine => (cu(12), SECOND_SHRINE),
        _ => (cu(12), SECOND_MONASTERY),
    })
}

/// Whether a rival has a building beside it already and so takes no other one (CU-12).
fn is_taken(game: &Game, rival: &Centre) -> bool {
    rival.has_rival && game.rules.options.cult.strict_adjacency == StrictAdjacency::True
}

/// For each open cell how many rivals of a building lie around it, those that take no other one counted
/// twice: with two or more there is an objection. Rivals are few, and so the cells around them are looked
/// up, and not the rivals around each cell.
pub(crate) fn rivals_by_cell(game: &Game, building: SegmentKind) -> Vec<u8> {
    let board = &game.board;
    let mut rivals = vec![0; board.frontier.len()];
    for rival in board.centres.iter().filter(|centre| centre.kind == rival_of(building)) {
        let weight = 1 + is_taken(game, rival) as u8;
        let around = rival.at.around().into_iter();
        around.filter_map(|at| board.open_at(at)).for_each(|entry| rivals[entry] += weight);
    }
    rivals
}

/// How many buildings of the other kind lay around a tile with a monastery or shrine when it was
/// placed.
pub(crate) fn rivals_before(game: &Game, tile: TileId) -> usize {
    let Some(building) = game.kind_table(tile).building else { return 0 };
    let rivals = around(game, game.board.tile(tile).at, rival_of(building));
    rivals.filter(|rival| game.board.tile_of(rival.segment) < tile).count()
}

fn is_building(game: &Game, segment: Seg) -> bool {
    matches!(game.board.kind_of(segment), SegmentKind::Monastery | SegmentKind::Shrine)
}

/// The buildings in a challenge with a monastery or shrine.
fn rivals(game: &Game, building: Seg) -> ArrayVec<Seg, 8> {
    let at = game.board.tile(game.board.tile_of(building)).at;
    around(game, at, rival_of(game.board.kind_of(building)))
        .map(|rival| rival.segment)
        .filter(|other| are_held_by_rivals(game, building, *other))
        .collect()
}

/// Whether followers of different players stand on two buildings (CU-20), or of one and the same where
/// the option says so (CU-22). It does not matter how they came there (CU-21), or who else is with them
/// (CU-27).
fn are_held_by_rivals(game: &Game, one: Seg, other: Seg) -> bool {
    let any_pair = game.rules.options.cult.self_challenge == SelfChallenge::True;
    let on = |building: Seg| {
        game.figures.iter().filter(move |it| it.on == building && it.kind.is_follower())
    };
    on(one).any(|mine: &Figure| on(other).any(|yours| any_pair || yours.owner != mine.owner))
}

/// TS-13.8: a building that is not complete loses its challenges with those that were completed in
/// this part, and its followers come home without points (CU-23). Where both are complete nobody loses
/// (CU-24).
pub(crate) fn losers(game: &Game, log: &mut Log) -> Vec<Seg> {
    let mut losers = Vec::new();
    if !game.rules.plays(System::Cult) {
        return losers;
    }
    for winner in game.part().completed.iter().copied().filter(|it| is_building(game, *it)) {
        for loser in rivals(game, winner) {
            if !game.board.is_complete(loser) && !losers.contains(&loser) {
                losers.push(loser);
                let (winner, loser) = (game.spot(winner), game.spot(loser));
                log.push(|| Event::ChallengeLost { winner, loser });
            }
        }
    }
    losers
}

impl Game {
    /// The challenges of shrines with monasteries, in the order in which the shrines were laid (CU-20).
    pub fn challenges(&self) -> Vec<Challenge> {
        if !self.rules.plays(System::Cult) {
            return Vec::new();
        }
        let shrines = self.board.centres.iter().filter(|it| it.kind == SegmentKind::Shrine);
        let challenges = shrines.flat_map(|Centre { segment: shrine, .. }| {
            let rivals = rivals(self, *shrine).into_iter();
            rivals.map(|monastery| Challenge { shrine: *shrine, monastery })
        });
        challenges.collect()
    }
}

/// The shrines and monasteries that challenge each other.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    if topic == Topic::Table {
        let at = |on: Seg| game.board.tile(game.board.tile_of(on)).at;
        let challenges = game.challenges().into_iter().map(|it| {
            Record::default().with("shrine", at(it.shrine)).with("monastery", at(it.monastery))
        });
        record.set("challenges", challenges.collect::<Report>());
    }
}

/// No tile was laid where its monastery or shrine had two of the other kind beside it (CU-11), and
/// a challenge is between tiles that touch, by followers on both.
fn check(game: &Game) -> Result<(), Violation> {
    let laid = game.board.given;
    let centres = game.board.centres.iter().map(|it| game.board.tile_of(it.segment));
    for tile in centres.filter(|it| game.rules.plays(System::Cult) && it.0 >= laid) {
        let rivals = rivals_before(game, tile);
        ensure(rivals <= 1, || format!("tile {} has {rivals} rivals (CU-11)", tile.0))?;
    }
    for challenge in game.challenges() {
        let held = [challenge.shrine, challenge.monastery]
            .iter()
            .all(|building| game.board.followers(*building) > 0);
        ensure(held, || "nobody holds one side of a challenge (CU-21)".into())?;
    }
    Ok(())
}
