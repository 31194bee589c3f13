//! `validate`: everything derived equals a rebuild from the ground truth, and nothing is lost.

use std::fmt;

use bastide_catalogue::{SegmentKind, Side, Terrain};

use crate::action::Owned;
use crate::board::{Centre, Seg, TileId};
use crate::decision::Pending;
use crate::features::is_feature;
use crate::features::rebuild::rebuild;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::player::Player;
use crate::scoring::booking::{Batch, Stage};
use crate::system::{HeldFigure, System};
use crate::systems::abbey_and_mayor::{self, barn};
use crate::systems::{abbot, messengers, sheep, traders};
use crate::turn::Step;

/// An invariant that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation(pub String);

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Violation {}

type Check = Result<(), Violation>;

impl Game {
    /// Checks every invariant of the game. It is slow, and meant for tests after each ply.
    pub fn validate(&self) -> Check {
        self.check_index()?;
        self.check_frontier()?;
        self.check_features()?;
        self.check_figures()?;
        self.check_conservation()?;
        self.check_scoring_done()?;
        for system in System::ALL {
            (system.about().check)(self)?;
        }
        self.check_pending()
    }

    fn check_index(&self) -> Check {
        for (index, tile) in self.board.tiles.iter().enumerate() {
            let id = TileId(index as u16);
            ensure(self.board.tile_at(tile.at) == Some(id), || {
                format!("tile {index} is not where it says, at {:?}", tile.at)
            })?;
            for side in Side::ALL {
                let beyond = self.board.tile_at(tile.at.beside(side));
                let known = tile.neighbours.contains(side) == beyond.is_some();
                ensure(known && beyond == self.board.neighbour(id, side), || {
                    format!("the index and the positions disagree beside tile {index}")
                })?;
                let Some(beyond) = beyond else { continue };
                let (near, _) = self.board.side_segments(&self.rules.kinds, id, side);
                let (far, _) = self.board.side_segments(&self.rules.kinds, beyond, side.opposite());
                let wild = [near.terrain, far.terrain].contains(&Terrain::Wild);
                ensure(wild || near.terrain == far.terrain, || {
                    format!("tiles {index} and {} do not match (BG-13)", beyond.0)
                })?;
            }
        }
        Ok(())
    }

    fn check_frontier(&self) -> Check {
        let is_centre = |segment: &Seg| {
            let tile = self.board.tile_of(*segment);
            self.kind_table(tile).centres.contains(self.board.local(*segment))
        };
        let centres = (0..self.board.segment_count() as u16).map(Seg).filter(is_centre);
        let has_rival = |centre: Centre| self.board.centres.iter().any(|it| centre.rivals(*it));
        let listed = centres.map(|segment| {
            let at = self.board.tile(self.board.tile_of(segment)).at;
            let centre =
                Centre { segment, kind: self.board.kind_of(segment), at, has_rival: false };
            Centre { has_rival: has_rival(centre), ..centre }
        });
        let right = listed.eq(self.board.centres.iter().copied());
        ensure(right, || "a monastery or garden is not listed".into())?;
        let holes = self.board.frontier.iter().filter(|open| open.need.is_surrounded());
        let counted = holes.count() == self.board.holes as usize;
        ensure(counted, || format!("{} holes are counted", self.board.holes))?;
        for (index, open) in self.board.frontier.iter().enumerate() {
            ensure(self.board.open_at(open.at) == Some(index), || {
                format!("frontier entry {index} is not in the index")
            })?;
            let mut need = 0;
            for side in Side::ALL {
                let Some(beyond) = self.board.tile_at(open.at.beside(side)) else { continue };
                let tile = self.board.tile(beyond);
                let table = self.kind_table(beyond);
                need += table.turned(tile.rotation).demands[side.opposite() as usize].0;
            }
            ensure(need == open.need.0, || format!("wrong demands at {:?}", open.at))?;
        }
        let mut free: Vec<_> = self
            .board
            .tiles
            .iter()
            .flat_map(|tile| Side::ALL.map(|side| tile.at.beside(side)))
            .filter(|at| self.board.tile_at(*at).is_none())
            .collect();
        free.sort();
        free.dedup();
        ensure(free.len() == self.board.frontier.len(), || {
            format!("{} free cells, {} in the frontier", free.len(), self.board.frontier.len())
        })
    }

    fn check_features(&self) -> Check {
        let rebuilt = rebuild(self);
        for segment in (0..self.board.segment_count() as u16).map(Seg) {
            let root = self.board.root(segment);
            let expected = rebuilt.root[segment.index()];
            ensure(rebuilt.root[root.index()] == expected, || {
                format!("segment {} is in the wrong feature", segment.0)
            })?;
            let same = self.board.root(expected) == root;
            ensure(same, || format!("the feature of segment {} is torn", segment.0))?;
            if root != segment {
                continue;
            }
            let state = &self.board.segments[root.index()];
            let at = expected.index();
            let sums = (state.size, state.open, state.followers);
            let size = u8::try_from(rebuilt.size[at]).unwrap_or(u8::MAX);
            let right = (size, rebuilt.open[at], rebuilt.followers[at]);
            ensure(sums == right, || format!("sums of {}: {sums:?}, not {right:?}", root.0))?;
            let size = rebuilt.size[at] as usize;
            let members = self.board.members(root).take(1 + size).count();
            ensure(members == size, || format!("the ring of {} is torn", root.0))?;
        }
        Ok(())
    }

    fn check_figures(&self) -> Check {
        for figure in &self.figures {
            let kind = self.board.kind_of(figure.on);
            let allowed = match figure.kind {
                FigureKind::Meeple | FigureKind::LargeMeeple => {
                    crate::systems::base::takes_meeples(self, figure.on)
                }
                FigureKind::Abbot => abbot::takes_abbots(self, figure.on),
                FigureKind::Builder | FigureKind::Pig => {
                    traders::takes(self, figure.kind, figure.on)
                }
                FigureKind::Mayor | FigureKind::Wagon => {
                    abbey_and_mayor::takes(self, figure.kind, figure.on)
                }
                FigureKind::Barn => {
                    let corner = self.board.tile(self.board.tile_of(figure.on)).at;
                    barn::field_around(self, corner) == Some(figure.on)
                }
                FigureKind::Shepherd => sheep::is_field(self, figure.on),
            };
            ensure(allowed, || format!("{:?} stands on {kind:?}", figure.kind))?;
            let alone = figure.kind.needs_follower()
                && !self.figures.iter().any(|other| {
                    other.owner == figure.owner
                        && other.kind.is_follower()
                        && self.board.root(other.on) == self.board.root(figure.on)
                });
            // During the ferry step builders are judged at its end (FER-36).
            let ferry_step = matches!(self.pending, Pending::Decide(_, crate::Decision::MoveFerry));
            ensure(!alone || ferry_step, || {
                format!("{:?} has no follower beside it (TB-29, TB-43)", figure.kind)
            })?;
        }
        Ok(())
    }

    /// Every figure is in a supply, on the map, or held by a system.
    fn check_conservation(&self) -> Check {
        let held: Vec<HeldFigure> =
            System::ALL.into_iter().flat_map(|system| (system.about().held)(self)).collect();
        for player in (0..self.rules.players()).map(Player) {
            for kind in FigureKind::ALL {
                let figure = Owned::new(player, kind);
                let on_map = self.figures.iter().filter(|f| f.owner == player && f.kind == kind);
                let here = self.supply[player.index()].of(kind) as usize
                    + on_map.count()
                    + held.iter().filter(|it| it.figure == figure).count();
                ensure(here == self.rules.supply.of(kind) as usize, || {
                    format!("player {} has {here} of {kind:?}", player.0)
                })?;
            }
        }
        Ok(())
    }

    /// No complete feature holds followers once it had its scoring (FER-44): at every draw that
    /// begins a turn.
    fn check_scoring_done(&self) -> Check {
        if !self.is_between_turns() {
            return Ok(());
        }
        for figure in self.figures.iter().filter(|figure| figure.kind.is_follower()) {
            let left = self.board.is_complete(figure.on)
                && self.board.kind_of(figure.on) != SegmentKind::Field;
            ensure(!left, || format!("a complete feature still holds a {:?}", figure.kind))?;
        }
        ensure(self.awards.is_empty() && self.batches.is_empty(), || {
            "awards of an earlier turn are not booked".into()
        })
    }

    /// Whether the next thing to happen is the draw that begins a turn.
    pub(crate) fn is_between_turns(&self) -> bool {
        self.pending == Pending::Chance(crate::Chance::Draw) && self.interrupted.is_none()
    }

    fn check_pending(&self) -> Check {
        match self.pending {
            Pending::Decide(player, decision) => {
                ensure(player.0 < self.rules.players(), || {
                    format!("nobody has seat {}", player.0)
                })?;
                let actions = self.legal_actions();
                let some = actions.iter().any(|action| *action != crate::Action::Pass);
                ensure(some, || format!("{decision:?} leaves no choice"))?;
                let mut unique = actions.clone();
                unique.sort();
                unique.dedup();
                ensure(unique.len() == actions.len(), || {
                    format!("{decision:?} offers an action twice")
                })
            }
            Pending::Chance(chance) => {
                ensure(!self.outcomes().is_empty(), || format!("{chance:?} has no possible answer"))
            }
            Pending::Over => ensure(self.bag.is_empty(), || "tiles are left (BG-60)".into()),
        }
    }
}

/// A check that names what is wrong if it does not hold.
pub(crate) fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(Violation(otherwise())) }
}

/// What must hold before a game that was stated may go on to its question: the parts and batches that it
/// is in the middle of fit each other, so that nothing that follows can fail.
pub(crate) fn check_before_asking(game: &Game) -> Check {
    game.check_index()?;
    game.check_frontier()?;
    game.check_features()?;
    game.check_figures()?;
    game.check_conservation()?;
    for system in System::ALL {
        (system.about().check)(game)?;
    }
    game.check_parts()
}

impl Game {
    /// What is being played fits what waits for it.
    fn check_parts(&self) -> Check {
        let depth = self.depth();
        let last = self.batches.last();
        ensure(self.batches.iter().all(|batch| batch.depth <= depth), || {
            "awards wait for a part that is not being played".into()
        })?;
        let playing = |batch: &&Batch| batch.stage == Stage::Message(messengers::Stage::Playing);
        let extra = self.batches.iter().filter(playing).count();
        ensure(extra == depth as usize - 1, || "an extra tile is played for no message".into())?;
        let outer = self.batches.iter().rfind(|batch| batch.depth < depth);
        ensure(depth == 1 || outer.as_ref().is_some_and(playing), || {
            "an interrupted part waits for no message".into()
        })?;
        ensure(self.rules.track_matters() || last.is_none() && self.awards.is_empty(), || {
            "awards wait to be booked, though nobody can wait for them".into()
        })?;
        ensure(last.is_some() || self.awards.is_empty(), || "awards belong to no batch".into())?;
        ensure(messengers::is_stack_whole(self), || "a message is lost (MSG-1)".into())?;
        for part in self.parts() {
            ensure(part.player.0 < self.rules.players(), || "nobody plays the part".into())?;
            let laid = self.rules.position_of(Step::Place) + 1..self.rules.position_of(Step::End);
            let same = self.board.tile(part.tile).kind == part.drawn;
            ensure(!laid.contains(&part.step) || same, || {
                "another tile was drawn than the one that lies there".into()
            })?;
            let features = part.completed.iter().chain(&part.barn_fields);
            let known = features.clone().all(|feature| is_feature(self.board.kind_of(*feature)));
            ensure(known, || "water is completed".into())?;
            ensure(sheep::draws_for_a_flock(self, part), || {
                "a token is drawn for no flock (HS-22)".into()
            })?;
            let on_machine = part.systems.flight.is_none_or(|flight| flight.figure.is_follower());
            ensure(on_machine, || "nobody but a follower flies (FLY-15)".into())?;
        }
        Ok(())
    }
}
