//! Features described for readers: the page, the protocol and bots.

use bastide_catalogue::SegmentKind;

use crate::board::Seg;
use crate::decision::Pending;
use crate::features::is_feature;
use crate::game::Game;
use crate::player::{MAX_PLAYERS, Players};
use crate::scoring;

/// What can be said of a feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeatureView {
    /// The feature's root.
    pub root: Seg,
    /// What it is.
    pub kind: SegmentKind,
    /// How many tiles it spans, each counted once; for monasteries and gardens the tiles around
    /// and their own.
    pub tiles: u16,
    /// How many sides are open; for monasteries and gardens how many cells around are free.
    pub open: u16,
    /// Whether it is complete.
    pub complete: bool,
    /// What it would score for an owner if the game ended now, or nothing if it is complete.
    pub points_now: u16,
    /// What it would score for an owner if it were complete with these tiles; nothing for fields.
    pub points_complete: u16,
    /// Who would own it now.
    pub owners: Players,
    /// How strong each player is there (BG-40).
    pub strengths: [u16; MAX_PLAYERS],
}

impl Game {
    /// Every feature on the board that can hold figures, in order of its first segment.
    pub fn features(&self) -> Vec<FeatureView> {
        (0..self.board.segment_count() as u16)
            .map(Seg)
            .filter(|seg| self.board.root(*seg) == *seg && is_feature(self.board.kind_of(*seg)))
            .map(|root| self.feature(root))
            .collect()
    }

    /// What every player would have if the game ended now.
    pub fn scores_now(&self) -> Vec<u16> {
        let mut copy = self.clone();
        if copy.pending != Pending::Over {
            scoring::end::finish(&mut copy);
        }
        copy.scores()
    }

    /// The feature of a segment.
    pub fn feature(&self, segment: Seg) -> FeatureView {
        let board = &self.board;
        let root = board.root(segment);
        let centre = board.is_centre(root);
        let around = board.surrounding(board.tile_of(root)) as u16;
        let complete = board.is_complete(root);
        let strengths = scoring::strengths(self, root);
        FeatureView {
            root,
            kind: board.kind_of(root),
            tiles: if centre { 1 + around } else { board.feature_tiles(root).len() },
            open: if centre { 8 - around } else { board.open_sides(root) },
            complete,
            points_now: if complete { 0 } else { scoring::value_now(self, root).points() },
            points_complete: match board.kind_of(root) {
                SegmentKind::Field => 0,
                _ => scoring::value_completed(self, root).points(),
            },
            owners: scoring::strongest(self, root, &strengths),
            strengths,
        }
    }
}

#[cfg(test)]
mod tests {
    use bastide_catalogue::{Rotation, SegmentKind, Side};

    use crate::action::Action;
    use crate::board::Pos;
    use crate::chance::Outcome;
    use crate::game::Game;
    use crate::rules::Rules;
    use crate::setup::Setup;

    /// A road that is not finished counts as it would at the end, and nothing changes by asking.
    #[test]
    fn scores_now_are_those_of_an_end_here() {
        let draw = Some(vec!["base.U".to_string(), "base.U".to_string()]);
        let rules = Rules::new(Setup { draw, ..Setup::for_players(["Ann", "Bob"]) }).unwrap();
        let mut game = Game::new(rules.clone());
        game.resolve(Outcome::Tile(rules.kind("base.U").unwrap())).unwrap();
        game.play(Action::place(Pos::new(1, 0), Rotation::default())).unwrap();
        let on_road = |action: &Action| {
            let spot = action.spot().and_then(|spot| game.segment_at(spot));
            spot.is_some_and(|it| game.board.kind_of(it) == SegmentKind::Road)
        };
        let deploy = game.legal_actions().into_iter().find(on_road).unwrap();
        game.play(deploy).unwrap();
        assert_eq!(game.scores_now(), [2, 0]);
        assert_eq!(game.scores(), [0, 0]);
    }

    /// A field is never completed, so that nothing is scored for that; a road of one tile would be (BG-51).
    #[test]
    fn only_what_can_be_completed_has_a_value_completed() {
        let game = Game::new(Rules::new(Setup::for_players(["Ann"])).unwrap());
        let of = |kind: SegmentKind| {
            let views = game.features().into_iter();
            views.filter(|view| view.kind == kind).map(|view| view.points_complete).max()
        };
        assert_eq!(of(SegmentKind::Field), Some(0));
        assert_eq!(of(SegmentKind::Road), Some(1));
    }

    /// The start tile has a city in the north: a cell beyond it demands one there, and nothing elsewhere.
    #[test]
    fn free_cells_know_the_sides_that_demand_something() {
        let game = Game::new(Rules::new(Setup::for_players(["Ann"])).unwrap());
        let mut cells = game.board().frontier().iter();
        let beyond = cells.find(|cell| cell.at == Pos::new(0, -1)).unwrap();
        assert_eq!(beyond.demanding_sides().iter().collect::<Vec<_>>(), [Side::South]);
    }
}
