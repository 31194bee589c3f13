//! The magic portal: the follower of this part may appear on any tile.

use bastide_catalogue::SegmentKind;

use crate::action::Sink;
use crate::board::{Seg, SegmentState};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::marks::{MARKS, Marked, What, each, mark};
use crate::refusal::{NONE_LEFT, OCCUPIED, Refusal};
use crate::rule::{am, pd};
use crate::rules::Rules;
use crate::systems::abbey_and_mayor::{FARM_WITH_BARN, barn};
use crate::systems::base::takes_figure;
use crate::systems::princess_and_dragon;
use crate::systems::princess_and_dragon::{
    DRAGON_THERE, PORTAL_FIGURE, PORTAL_FINISHED, PORTAL_GROUND, dragon,
};

/// The figures that pass through a portal: followers alone (PD-64).
const TRAVELLERS: [FigureKind; 5] = [
    FigureKind::Meeple,
    FigureKind::LargeMeeple,
    FigureKind::Mayor,
    FigureKind::Wagon,
    FigureKind::Abbot,
];

/// Whether the tile just placed opens a portal; one that was placed earlier does not (PD-65).
pub(crate) fn is_open(game: &Game) -> bool {
    game.rules.has(princess_and_dragon::PORTAL) && game.kind_table(game.part().tile).symbols.portal
}

/// TS-10 d: any follower on any other tile, where it could stand if the tile were new (PD-60 to
/// PD-64). The tile just placed is offered to everybody anyway.
pub(crate) fn options<S: Sink>(game: &Game, sink: &mut S) -> bool {
    let supply = game.supply[game.part().player.index()];
    let mut travellers = TRAVELLERS.into_iter().filter(|figure| supply.has(*figure)).peekable();
    if !is_open(game) || travellers.peek().is_none() {
        return false;
    }
    let suits = |figure| Grounds::of(&game.rules, figure);
    let all = travellers.clone().map(suits).fold(Grounds::default(), Grounds::or);
    // All figures have the same targets; the first word is enough where only the first one counts.
    let targets = targets(game, all, S::FIRST_ONLY);
    travellers.any(|figure| {
        let (suits, what) = (suits(figure), What::Deploy(figure));
        targets.iter().any(|Targets { first, by_ground }| {
            let marks = suits.pick(by_ground);
            marks != 0 && sink.push_marked(&game.board, Marked { what, first: *first, marks })
        })
    })
}

/// How many kinds of segments there are.
const GROUNDS: usize = SegmentKind::WORDS.len();

/// A set of kinds of segments, one bit each.
#[derive(Clone, Copy, Default)]
struct Grounds(u16);

impl Grounds {
    /// The ground that a kind of figure stands on.
    fn of(rules: &Rules, figure: FigureKind) -> Grounds {
        let kinds = SegmentKind::WORDS.into_iter().map(|(ground, _)| ground);
        kinds
            .filter(|ground| takes_figure(rules, figure, *ground))
            .fold(Grounds::default(), |all, ground| Grounds(all.0 | 1 << ground as u16))
    }

    fn or(self, other: Grounds) -> Grounds {
        Grounds(self.0 | other.0)
    }

    #[inline]
    fn contains(self, ground: SegmentKind) -> bool {
        self.0 >> ground as u16 & 1 == 1
    }

    /// The marks of these grounds.
    fn pick(self, by_ground: &[u64; GROUNDS]) -> u64 {
        let picked = (0..GROUNDS).filter(|ground| self.0 >> ground & 1 == 1);
        picked.fold(0, |marks, ground| marks | by_ground[ground])
    }
}

/// A word of targets.
struct Targets {
    /// The segment of the first mark.
    first: u16,
    /// Marks for each kind of segment.
    by_ground: [u64; GROUNDS],
}

/// The segments of other tiles that take a follower and are of some grounds, word by word, or the first
/// word with one.
fn targets(game: &Game, grounds: Grounds, first_only: bool) -> Vec<Targets> {
    let (board, new, barred) = (&game.board, game.part().tile, dragon::barred(game));
    let (farms, finished) = (barn::farms(game), finished(game));
    let is_vacant = |segment: &SegmentState| {
        let followers = board.segments[segment.root.index()].followers;
        (followers == 0) & grounds.contains(segment.kind)
    };
    let is_open = |number: Seg, segment: &SegmentState| match segment.kind {
        SegmentKind::Road | SegmentKind::City => {
            board.segments[segment.root.index()].open > 0 || finished.contains(&segment.root)
        }
        SegmentKind::Field => !farms.contains(&segment.root),
        _ => !was_complete(game, number),
    };
    let most = if first_only { 1 } else { board.segments.len().div_ceil(MARKS) };
    let mut targets = Vec::with_capacity(most);
    for (number, segments) in board.segments.chunks(MARKS).enumerate() {
        let first = (number * MARKS) as u16;
        let mut by_ground = [0; GROUNDS];
        for place in each(mark(segments, is_vacant)) {
            let (number, segment) = (Seg(first + place as u16), &segments[place as usize]);
            let is_target =
                is_open(number, segment) && segment.tile != new && Some(segment.tile) != barred;
            by_ground[segment.kind as usize] |= (is_target as u64) << place;
        }
        if by_ground != [0; GROUNDS] {
            targets.push(Targets { first, by_ground });
            if targets.len() == most {
                break;
            }
        }
    }
    targets
}

/// The roads and cities that the new tile completed: before it they were open (PD-62).
fn finished(game: &Game) -> Vec<Seg> {
    let new = game.segments_of(game.part().tile).map(|own| game.board.root(Seg(own)));
    new.filter(|root| game.board.is_complete(*root)).collect()
}

/// Whether a monastery or garden was complete before this tile was placed (PD-62): it is complete, and
/// the tile does not lie beside it. Few segments are centres, and so this is kept out of their loop.
#[inline(never)]
fn was_complete(game: &Game, centre: Seg) -> bool {
    let (there, new) = (game.board.tile_of(centre), game.part().tile);
    !game.board.tile(there).at.is_near(game.board.tile(new).at) && game.board.is_complete(centre)
}

/// Why a figure cannot appear on another tile through the portal; nothing if the portal is not to
/// blame.
pub(crate) fn why_not(game: &Game, figure: FigureKind, to: Option<Seg>) -> Option<Refusal> {
    let to = to.filter(|to| game.board.tile_of(*to) != game.part().tile)?;
    if !is_open(game) {
        return None;
    }
    let reason = if !TRAVELLERS.contains(&figure) {
        PORTAL_FIGURE.by(pd(64)).of(figure)
    } else if !game.supply[game.part().player.index()].has(figure) {
        NONE_LEFT.by(pd(60)).of(figure)
    } else if !takes_figure(&game.rules, figure, game.board.kind_of(to)) {
        PORTAL_GROUND.by(pd(61)).of(figure)
    } else if dragon::bars(game, to) {
        DRAGON_THERE.by(pd(33))
    } else if game.board.followers(to) > 0 {
        OCCUPIED.by(pd(61))
    } else if barn::is_in(game, to) {
        FARM_WITH_BARN.by(am(33))
    } else {
        PORTAL_FINISHED.by(pd(62))
    };
    Some(reason)
}
