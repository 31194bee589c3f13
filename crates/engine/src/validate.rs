//! `validate`: everything derived equals a rebuild from the ground truth, and nothing is lost.

use std::fmt;

use bastide_catalogue::{SegmentKind, Side, Terrain};

use crate::board::{Kind, Seg, TileId};
use crate::decision::Pending;
use crate::features::is_feature;
use crate::features::rebuild::rebuild;
use crate::figures::{Figure, FigureKind};
use crate::game::Game;
use crate::pieces::Piece;
use crate::player::Player;
use crate::scoring::booking::{Batch, Stage};
use crate::scoring::track::SPACES;
use crate::system::System;
use crate::systems::abbey_and_mayor::{self, abbey, barn};
use crate::systems::ferries::Link;
use crate::systems::messengers;
use crate::systems::princess_and_dragon;
use crate::systems::princess_and_dragon::dragon;
use crate::systems::{abbot, count, cult, gold, king, magic, sheep, traders, wheel};

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
        self.check_pieces()?;
        self.check_conservation()?;
        self.check_creatures()?;
        self.check_scoring_done()?;
        self.check_titles()?;
        self.check_buildings()?;
        self.check_flocks()?;
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
                ensure(beyond == self.board.neighbour(id, side), || {
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
        let centres: Vec<TileId> = (0..self.board.tiles.len() as u16)
            .map(TileId)
            .filter(|tile| self.kind_table(*tile).has_centre)
            .collect();
        let listed = self.board.centres.iter();
        let right = listed.clone().all(|centre| centre.at == self.board.tile(centre.tile).at)
            && listed.map(|centre| centre.tile).eq(centres);
        ensure(right, || "a monastery or garden is not listed".into())?;
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

    /// Mage and witch stand on roads and in cities (MGW-8), robbers on spaces of the track (ROB-2),
    /// and none where it is not in the game.
    fn check_pieces(&self) -> Check {
        for piece in magic::FIGURES {
            let Some(on) = self.systems.magic.of(piece) else { continue };
            ensure(magic::is_in_play(self, piece), || format!("{} not in play", piece.name()))?;
            let kind = self.board.kind_of(on);
            ensure(matches!(kind, SegmentKind::Road | SegmentKind::City), || {
                format!("the {} stands on {kind:?}", piece.name())
            })?;
        }
        for (seat, space) in self.systems.robbers.on.iter().enumerate() {
            let Some(space) = *space else { continue };
            let of_a_player = self.rules.has_robbers() && seat < self.rules.players() as usize;
            ensure(of_a_player && (space as u16) < SPACES, || {
                format!("player {seat} has a robber on space {space}")
            })?;
        }
        Ok(())
    }

    fn check_conservation(&self) -> Check {
        let parts = || self.interrupted.as_deref().into_iter().chain([&self.playing]);
        for player in (0..self.rules.players()).map(Player) {
            for kind in FigureKind::ALL {
                let on_board =
                    self.figures.iter().filter(|f| f.owner == player && f.kind == kind).count();
                let flying = parts().filter(|part| {
                    part.player == player && part.flight.is_some_and(|it| it.figure == kind)
                });
                let guests = &self.systems.count.guests;
                let in_city = guests.iter().filter(|it| it.owner == player && it.figure == kind);
                let joined = &self.systems.count.joined;
                let joined = joined.iter().filter(|it| it.owner == player && it.figure == kind);
                let crowned = &self.systems.wheel.crowned;
                let crowned = crowned.iter().filter(|it| it.owner == player && it.figure == kind);
                let waiting = parts().flat_map(|part| &part.wagons);
                let waiting = waiting.filter(|it| it.owner == player && kind == FigureKind::Wagon);
                let here = self.supply[player.index()].of(kind) as usize
                    + on_board
                    + flying.count()
                    + in_city.count()
                    + joined.count()
                    + crowned.count()
                    + waiting.count();
                ensure(here == self.rules.supply.of(kind) as usize, || {
                    format!("player {} has {here} of {kind:?}", player.0)
                })?;
            }
        }
        ensure(count::is_in_order(self), || "somebody is in the wrong quarter (CO-15)".into())?;
        ensure(wheel::is_in_order(self), || "the crowns are not in order (WF-30, WF-31)".into())?;
        let laid = (0..self.board.tiles.len() as u16).map(TileId);
        let laid = laid.filter(|tile| abbey::is_abbey(self, *tile)).count();
        let in_hand = (0..self.rules.players()).map(|p| self.abbeys(Player(p)) as usize);
        let all = self.rules.abbeys as usize * self.rules.players() as usize;
        ensure(laid + in_hand.sum::<usize>() == all, || "an abbey is lost (AM-2)".into())?;
        let ferries = self.board.tiles.iter().filter(|tile| tile.ferry != Link::NONE).count();
        let all = self.rules.catalogue().pieces().ferries as usize;
        ensure(ferries + self.systems.ferries.left as usize == all, || {
            "a ferry is lost (FER-9)".into()
        })?;
        for (kind, all) in traders::tokens().into_iter().enumerate() {
            let held: u8 = self.systems.traders.held.iter().map(|held| held[kind]).sum();
            ensure(held + self.systems.traders.left[kind] == all, || {
                "a goods token is lost (TB-2)".into()
            })?;
        }
        let held: u8 = self.systems.gold.held.iter().sum();
        let on_tiles: u8 = self.systems.gold.on_tiles.iter().map(|(_, count)| *count).sum();
        ensure(self.systems.gold.left + on_tiles + held == gold::ingots(), || {
            "an ingot is lost (GLD-9)".into()
        })?;
        Ok(())
    }

    /// Nobody is where the dragon is, the fairy keeps it away, and no tile waits for it in vain.
    fn check_creatures(&self) -> Check {
        let (dragon, fairy) =
            (self.systems.princess_and_dragon.dragon, self.systems.princess_and_dragon.fairy);
        ensure(self.rules.has(princess_and_dragon::DRAGON) || dragon.is_none(), || {
            "there is no dragon (PD-5)".into()
        })?;
        ensure(self.rules.has(princess_and_dragon::FAIRY) || fairy.is_none(), || {
            "there is no fairy (PD-5)".into()
        })?;
        for figure in self.figures.iter().filter(|figure| dragon::is_eaten(figure.kind)) {
            ensure(dragon != Some(self.board.tile_of(figure.on)), || {
                format!("a {:?} stands beside the dragon (PD-33)", figure.kind)
            })?;
        }
        if let Some(fairy) = fairy {
            ensure(dragon != Some(fairy.tile), || "the dragon is with the fairy (PD-24)".into())?;
            let there = |figure: Figure| {
                self.board.tile_of(figure.on) == fairy.tile && self.figures.contains(&figure)
            };
            ensure(fairy.with.is_none_or(there), || {
                "the fairy's follower is not with her (PD-28)".into()
            })?;
        }
        let waits = |kind: &Kind| self.rules.kinds[kind.0 as usize].symbols.dragon;
        let aside = self.bag.aside();
        ensure(aside.iter().all(waits) && (aside.is_empty() || dragon.is_none()), || {
            "tiles wait for the dragon without need (PD-40, PD-41)".into()
        })
    }

    /// No complete feature holds followers once it had its scoring (FER-44): at every draw that
    /// begins a turn.
    fn check_scoring_done(&self) -> Check {
        if self.pending != Pending::Chance(crate::Chance::Draw) || self.interrupted.is_some() {
            return Ok(());
        }
        for figure in self.figures.iter().filter(|figure| figure.kind.is_follower()) {
            let left = self.board.is_complete(figure.on)
                && self.board.kind_of(figure.on) != SegmentKind::Field;
            ensure(!left, || format!("a complete feature still holds a {:?}", figure.kind))?;
            ensure(!barn::is_in(self, figure.on), || "a farmer is beside a barn (AM-36)".into())?;
        }
        ensure(self.systems.count.joined.is_empty(), || {
            "a follower from Carcassonne is lost".into()
        })?;
        for piece in magic::FIGURES {
            let left = self.systems.magic.of(piece).is_some_and(|on| self.board.is_complete(on));
            ensure(!left, || format!("the {} stands on a complete feature", piece.name()))?;
        }
        let met = self
            .systems
            .magic
            .of(Piece::Mage)
            .is_some_and(|on| magic::is_on(self, Piece::Witch, on));
        ensure(!met, || "mage and witch stand together (MGW-9)".into())?;
        ensure(self.awards.is_empty() && self.batches.is_empty(), || {
            "awards of an earlier turn are not booked".into()
        })
    }

    /// King and robber baron have a holder as soon as there is a size to beat, and at the start of
    /// a turn nothing larger has been completed on the board (KR-11, KR-16).
    fn check_titles(&self) -> Check {
        for title in king::Title::ALL {
            let record = self.systems.king.of(title);
            let holder = record.holder.filter(|holder| holder.0 < self.rules.players());
            ensure(holder.is_some() == (record.size > 0), || {
                format!("the {} is lost (KR-1)", title.name())
            })?;
            let between_turns =
                self.pending == Pending::Chance(crate::Chance::Draw) && self.interrupted.is_none();
            if !self.rules.systems.has_part(title.part()) || !between_turns {
                continue;
            }
            let laid = self.board.given;
            for segment in (0..self.board.segment_count() as u16).map(Seg) {
                let played = self.board.tile_of(segment).0 >= laid;
                let complete =
                    self.board.kind_of(segment) == title.kind() && self.board.is_complete(segment);
                ensure(!(played && complete) || king::tiles(self, segment) <= record.size, || {
                    format!("the {} missed a larger one (KR-11)", title.name())
                })?;
            }
        }
        Ok(())
    }

    /// No tile was laid where its monastery or shrine had two of the other kind beside it (CU-11), and
    /// a challenge is between tiles that touch, by followers on both.
    fn check_buildings(&self) -> Check {
        let laid = self.board.given;
        for tile in self
            .board
            .centres
            .iter()
            .map(|it| it.tile)
            .filter(|it| self.rules.plays(System::Cult) && it.0 >= laid)
        {
            let rivals = cult::rivals_before(self, tile);
            ensure(rivals <= 1, || format!("tile {} has {rivals} rivals (CU-11)", tile.0))?;
        }
        for challenge in self.challenges() {
            let held = [challenge.shrine, challenge.monastery]
                .iter()
                .all(|building| self.board.followers(*building) > 0);
            ensure(held, || "nobody holds one side of a challenge (CU-21)".into())?;
        }
        Ok(())
    }

    /// Every shepherd has one flock, and no token is lost (HS-3); none stands on a tile of another.
    fn check_flocks(&self) -> Check {
        let shepherds = self.figures.iter().filter(|it| it.kind == FigureKind::Shepherd);
        let mut standing: Vec<Seg> = shepherds.map(|shepherd| shepherd.on).collect();
        let mut flocks: Vec<Seg> = self.systems.sheep.flocks.iter().map(|flock| flock.on).collect();
        standing.sort();
        flocks.sort();
        ensure(standing == flocks, || "a flock has no shepherd, or a shepherd none".into())?;
        let tiles = standing.windows(2);
        let mut alone = tiles.map(|it| self.board.tile_of(it[0]) != self.board.tile_of(it[1]));
        ensure(alone.all(|alone| alone), || "two shepherds stand on one tile (HS-21)".into())?;
        let mut tokens = self.systems.sheep.left;
        for flock in &self.systems.sheep.flocks {
            tokens.iter_mut().zip(flock.tokens).for_each(|(all, here)| *all += here);
        }
        ensure(tokens == sheep::all_tokens(self.rules.options.sheep.tokens), || {
            "a token is lost (HS-3)".into()
        })
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

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(Violation(otherwise())) }
}

/// What must hold before a game that was stated may go on to its question: the parts and batches that it
/// is in the middle of fit each other, so that nothing that follows can fail.
pub(crate) fn check_before_asking(game: &Game) -> Check {
    game.check_index()?;
    game.check_frontier()?;
    game.check_features()?;
    game.check_figures()?;
    game.check_pieces()?;
    game.check_conservation()?;
    game.check_creatures()?;
    game.check_flocks()?;
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
        ensure(self.rules.track_matters() || last.is_none() && self.awards.len() < 1, || {
            "awards wait to be booked, though nobody can wait for them".into()
        })?;
        ensure(last.is_some() || self.awards.is_empty(), || "awards belong to no batch".into())?;
        ensure(messengers::is_stack_whole(self), || "a message is lost (MSG-1)".into())?;
        let parts = self.interrupted.as_deref().into_iter().chain([&self.playing]);
        for part in parts {
            ensure(part.player.0 < self.rules.players(), || "nobody plays the part".into())?;
            let features = part.completed.iter().chain(&part.barn_fields);
            let known = features.clone().all(|feature| is_feature(self.board.kind_of(*feature)));
            ensure(known, || "water is completed".into())?;
            ensure(sheep::draws_for_a_flock(self, part), || {
                "a token is drawn for no flock (HS-22)".into()
            })?;
            let on_machine = part.flight.is_none_or(|flight| flight.figure.is_follower());
            ensure(on_machine, || "nobody but a follower flies (FLY-15)".into())?;
        }
        Ok(())
    }
}
