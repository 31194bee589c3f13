//! The end of the game (TS-E1 to TS-E8).

use bastide_catalogue::SegmentKind;

use super::order::{first_place, order_key};
use super::track::book;
use super::{Occasion, add_awards, value_now_for};
use crate::board::Seg;
use crate::copy::clone_each_field;
use crate::decision::{Decision, Pending};
use crate::event::{Event, Log};
use crate::features::is_feature;
use crate::game::Game;
use crate::hooks;
use crate::position::PositionError;
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, list, row, set};
use crate::system::System;
use crate::systems::count::{self, Rounds};
use crate::turn::Flow;

/// The final scoring while it goes on: with the Count players are asked in the middle of it (CO-42).
#[derive(PartialEq, Debug)]
pub(crate) struct Ending {
    /// What is scored, in this order.
    features: Vec<Seg>,
    /// The feature that is next, and who has had the turn to join it.
    pub rounds: Rounds,
}

clone_each_field!(Ending { features, rounds });

/// TS-E3 to TS-E8: scores what is left and ends the game.
#[inline(never)]
pub(crate) fn enter(game: &mut Game, log: &mut Log) -> Flow {
    begin(game, log);
    while let Some(feature) = next_feature(game) {
        if game.rules.plays(System::Count) {
            let from = game.ending.as_ref().map_or(0, |ending| ending.rounds.players);
            if let Some(players) = count::next_in_round(game, feature, from) {
                set_round(game, players);
                let player = count::of_round(game, players);
                let feature = game.feature_spot(feature);
                return Flow::Ask(player, Decision::LeaveCity(feature));
            }
        }
        score_feature(game, feature, log);
    }
    close(game, log);
    Flow::Over
}

/// The same without asking anybody: nobody comes out of the city.
pub(crate) fn finish(game: &mut Game) {
    let log = &mut Log::off();
    begin(game, log);
    while let Some(feature) = next_feature(game) {
        score_feature(game, feature, log);
    }
    close(game, log);
    game.pending = Pending::Over;
}

fn begin(game: &mut Game, log: &mut Log) {
    if game.ending.is_none() {
        hooks::final_scoring_begins(game, log);
        let features = features_in_order(game, log);
        game.ending = Some(Ending { features, rounds: Rounds::default() });
    }
}

fn next_feature(game: &Game) -> Option<Seg> {
    let ending = game.ending.as_ref()?;
    ending.features.get(ending.rounds.feature as usize).copied()
}

fn set_round(game: &mut Game, players: u8) {
    if let Some(ending) = &mut game.ending {
        ending.rounds.players = players;
    }
}

/// TS-E7, TS-E8: what is not on the board, and the winners.
fn close(game: &mut Game, log: &mut Log) {
    hooks::score_beside_map(game, log);
    game.ending = None;
    log.push(|| Event::GameOver { scores: game.scores(), winners: game.winners() });
}

/// Every feature that may be scored once, fields last (TS-E5, TS-E6): those with followers and, where
/// followers may come from the city to others too, all that are not complete (CO-24). Without the
/// Count the order matters to readers of the log alone, so it is computed for them alone.
fn features_in_order(game: &Game, log: &Log) -> Vec<Seg> {
    let mut roots: Vec<Seg> = Vec::with_capacity(game.figures.len());
    for figure in game.figures.iter().filter(|figure| figure.kind.is_follower()) {
        let root = game.board.root(figure.on);
        if !roots.contains(&root) {
            roots.push(root);
        }
    }
    if game.rules.plays(System::Count) && !game.systems.count.guests.is_empty() {
        roots.extend(features_to_enter(game).filter(|root| game.board.followers(*root) == 0));
    }
    if log.is_on() || game.rules.plays(System::Count) {
        roots.sort_by_cached_key(|root| order_key(game, *root));
    }
    roots.sort_by_key(|root| game.board.kind_of(*root) == SegmentKind::Field);
    roots
}

/// Features that followers from the city may be the first to enter (CO-24).
fn features_to_enter(game: &Game) -> impl Iterator<Item = Seg> {
    let any = count::may_enter_unoccupied(&game.rules);
    let all = (0..game.board.segment_count() as u16).map(Seg).filter(move |_| any);
    all.filter(|segment| {
        is_feature(game.board.kind_of(*segment))
            && game.board.root(*segment) == *segment
            && !game.board.is_complete(*segment)
    })
}

fn score_feature(game: &mut Game, feature: Seg, log: &mut Log) {
    let at = if log.is_on() { first_place(game, feature) } else { game.origin() };
    // Awards that wait to be booked stay: a scoring may be looked at before they are (`scores_now`).
    let mut awards = std::mem::take(&mut game.awards);
    let first = awards.len();
    let value = |owner| value_now_for(game, feature, owner);
    add_awards(game, feature, Occasion { at, at_end: true }, value, &mut awards); // PD-81
    awards.drain(first..).for_each(|award| book(game, award, log));
    game.awards = awards;
    game.return_figures(feature, log);
    count::return_joined(game, log);
    if let Some(ending) = &mut game.ending {
        ending.rounds = Rounds { feature: ending.rounds.feature + 1, players: 0 };
    }
}

impl Told for Ending {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let Ending { features, rounds } = self;
        for feature in features {
            row!(facts, list("ending"), game.feature_spot(*feature));
        }
        row!(facts, set("ending-rounds"), rounds.feature, rounds.players);
    }
}

/// The final scoring that a position states, if it is in the middle of it.
pub(crate) fn read(reader: &Reader<'_>) -> Result<Option<Ending>, PositionError> {
    let mut features = Vec::new();
    for mut row in reader.at_most("ending", u16::MAX as usize)? {
        features.push(reader.board.root(row.segment()?));
        row.end()?;
    }
    let Some(mut row) = reader.one("ending-rounds")? else { return Ok(None) };
    let rounds = Rounds::read(&mut row)?;
    row.end()?;
    Ok(Some(Ending { features, rounds }))
}
