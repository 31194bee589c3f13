//! The land of any tile, and what covers it. Land is laid out as our tiles are printed, mostly with
//! a city in the north, and some of ours have a plan of their own. A tile that does not come out
//! true like this is laid out turned, or by one of those plans.

use bastide_catalogue::{Rotation, TileKind};

use crate::labels::Labels;
use crate::land::Land;

/// The kinds with a plan that others can borrow.
const PLANS: [&str; 13] = [
    "hs.L", "hs.O", "cc2.E", "cc2.B", "hs.P", "hs.J", "pd.L2", "am.A7", "am.A8", "am.A12", "ic.EI",
    "tb.HC", "hs.K",
];

/// The land and the labels of a kind that contradict the catalogue least: not at all, if any way
/// of laying it out is true.
pub fn of(kind: &TileKind) -> (Land, Labels) {
    let land = Land::of(kind);
    let labels = Labels::of(kind, &land);
    let mut least = labels.contradictions(kind).len();
    let mut best = (land, labels);
    if least == 0 || kind.square.is_some() {
        return best;
    }
    let plans = [kind.id.as_str()].into_iter().chain(PLANS);
    for plan in plans {
        let planned = TileKind { id: plan.to_owned(), ..kind.clone() };
        for turn in Rotation::ALL {
            let land = Land::of(&planned.rotated(turn)).rotated(turn.inverse().quarters());
            let labels = Labels::of(&planned, &land);
            let count = labels.contradictions(kind).len();
            if count < least {
                (least, best) = (count, (land, labels));
            }
            if least == 0 {
                return best;
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_catalogue::Catalogue;

    #[test]
    fn strangers_that_look_like_our_tiles_are_drawn_true_at_every_rotation() {
        let kinds = Catalogue::standard().kinds();
        let ours = kinds.iter().filter(|kind| kind.square.is_none());
        for kind in ours {
            for turn in Rotation::ALL {
                let id = format!("{}-{}", kind.id, turn.quarters());
                let stranger = TileKind { id, ..kind.rotated(turn) };
                let problems = of(&stranger).1.contradictions(&stranger);
                assert!(problems.is_empty(), "{}: {problems:?}", stranger.id);
            }
        }
    }

    #[test]
    fn every_plan_is_of_a_kind() {
        assert!(PLANS.iter().all(|plan| Catalogue::standard().kind_id(plan).is_some()));
    }
}
