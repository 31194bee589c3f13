//! The end of the game (TS-E1 to TS-E8).

use bastide_catalogue::SegmentKind;

use super::completed::cause_of;
use super::order::{first_place, order_key};
use super::track::book;
use super::{Award, owners, value_now_for};
use crate::board::Seg;
use crate::decision::Pending;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::systems::{gold, robbers, traders};

/// Scores what is left and ends the game.
pub(crate) fn finish(game: &mut Game, log: &mut Log) {
    robbers::score_rest(game, log);
    add_messengers(game);
    gold::set_rest_aside(game);
    let (fields, others) = occupied_features(game, log);
    for feature in others.into_iter().chain(fields) {
        score_feature(game, feature, log);
    }
    traders::score_goods(game, log);
    gold::score(game, log);
    game.pending = Pending::Over;
    log.push(|| Event::GameOver { scores: game.scores(), winners: game.winners() });
}

/// TS-E3: both markers of a player are added, and the messenger leaves the track (SCB-33).
fn add_messengers(game: &mut Game) {
    for markers in &mut game.track {
        markers.meeple += std::mem::take(&mut markers.messenger);
    }
}

/// Every occupied feature once, fields apart: they come last (TS-E5, TS-E6). The order matters to
/// readers of the log alone, so it is computed for them alone.
fn occupied_features(game: &Game, log: &Log) -> (Vec<Seg>, Vec<Seg>) {
    let mut roots: Vec<Seg> = Vec::with_capacity(game.figures.len());
    for figure in game.figures.iter().filter(|figure| figure.kind.is_follower()) {
        let root = game.board.root(figure.on);
        if !roots.contains(&root) {
            roots.push(root);
        }
    }
    if log.is_on() {
        roots.sort_by_cached_key(|root| order_key(game, *root));
    }
    roots.into_iter().partition(|root| game.board.kind_of(*root) == SegmentKind::Field)
}

fn score_feature(game: &mut Game, feature: Seg, log: &mut Log) {
    let owners = owners(game, feature);
    let first = game.part().player;
    for owner in first.clockwise(game.rules.players()).filter(|p| owners.contains(*p)) {
        let award = Award {
            player: owner,
            value: value_now_for(game, feature, owner),
            cause: cause_of(game.board.kind_of(feature)),
            at: if log.is_on() { first_place(game, feature) } else { game.origin() },
            segment: Some(feature),
            at_end: true,
        };
        book(game, award, log);
    }
    game.return_figures(feature, log);
}
