//! What a position is worth to a player: points that are safe, points that may come, and figures
//! that are still free to earn some.

use bastide_engine::{
    Challenge, Chance, FeatureView, FigureKind, Game, MAX_PLAYERS, Pending, Player, Seg,
    SegmentKind,
};

use crate::extras::{self, EXTRA_TURN, MESSAGE, Omens};

/// How likely one draw closes a given open side, by experience.
const CLOSES: f64 = 0.16;

/// The position in points, seen by a player: the own prospects less those of the best of the others.
pub fn evaluate(game: &Game, player: Player) -> f64 {
    let mut prospects = prospects(game);
    match game.pending() {
        // Somebody plays an extra tile in the middle of another player's turn.
        Pending::Chance(Chance::Draw) if game.active_player() != game.turn_player() => {
            prospects[game.active_player().index()] += EXTRA_TURN;
        }
        Pending::Chance(Chance::Message) => prospects[player.index()] += MESSAGE,
        _ => {}
    }
    let players = game.rules().players();
    let others = (0..players).map(Player).filter(|other| *other != player);
    let best = others.map(|other| prospects[other.index()]).fold(f64::MIN, f64::max);
    if players == 1 { prospects[0] } else { prospects[player.index()] - best }
}

/// What each player has and may expect.
fn prospects(game: &Game) -> [f64; MAX_PLAYERS] {
    let players = game.rules().players();
    let turns = game.bag().left() as f64 / players as f64;
    let mut prospects = [0.0; MAX_PLAYERS];
    for player in (0..players).map(Player) {
        prospects[player.index()] =
            game.markers(player).total() as f64 + free_figures(game, player, turns);
    }
    let challenges = game.challenges();
    let mut seen: Vec<Seg> = Vec::with_capacity(game.figures().len());
    for figure in game.figures() {
        let root = game.board().root(figure.on);
        if !figure.kind.is_follower() || seen.contains(&root) {
            continue;
        }
        seen.push(root);
        let feature = game.feature(root);
        let chance = completion(&feature, turns);
        let owners = feature.owners.iter().count().max(1) as f64;
        let beside = extras::on_feature(game, root) / owners;
        let value = (expected(&feature, chance, turns) + chance * beside)
            * unchallenged(game, &challenges, &feature, turns);
        for owner in feature.owners.iter() {
            prospects[owner.index()] += value;
        }
    }
    let extras = extras::prospects(game, &Omens::of(game), turns);
    for (prospects, extras) in prospects.iter_mut().zip(extras) {
        *prospects += extras.iter().sum::<f64>();
    }
    prospects
}

/// Free figures are worth what they may still earn: the first ones more than the last, and nothing
/// when no turns are left.
fn free_figures(game: &Game, player: Player, turns: f64) -> f64 {
    let supply = game.supply(player);
    let followers = FigureKind::ALL.into_iter().filter(|kind| kind.is_follower());
    let free: u16 = followers.map(|kind| supply.of(kind)).sum();
    let useful = (free as f64).min(turns);
    let worth = 2.2 * useful - 0.13 * useful * useful;
    worth.max(0.0) * (turns / 8.0).min(1.0)
}

/// The share of its value that a monastery or shrine keeps in its challenges: all of it unless a rival
/// is finished first, which is the likelier the fewer tiles that one lacks.
fn unchallenged(game: &Game, challenges: &[Challenge], feature: &FeatureView, turns: f64) -> f64 {
    let mut share = 1.0;
    for challenge in challenges {
        let rival = match feature.root {
            root if root == challenge.shrine => challenge.monastery,
            root if root == challenge.monastery => challenge.shrine,
            _ => continue,
        };
        if feature.complete {
            return 1.0;
        }
        let rival = game.feature(rival);
        let undecided = (1.0 - completion(feature, turns)) * (1.0 - completion(&rival, turns));
        let (own, other) = (feature.open as f64, rival.open as f64);
        let wins = (other + 0.5) / (own + other + 1.0);
        share *= undecided + (1.0 - undecided) * wins;
    }
    share
}

/// How likely a feature is completed before the end of the game.
fn completion(feature: &FeatureView, turns: f64) -> f64 {
    let open = feature.open as f64;
    match feature.kind {
        SegmentKind::Field => 0.0,
        _ if feature.complete => 1.0,
        kind @ (SegmentKind::Road | SegmentKind::City) => {
            let one = 1.0 - (1.0 - CLOSES).powf(turns);
            let spread: f64 = if kind == SegmentKind::City { 0.72 } else { 0.85 };
            one * spread.powf((open - 1.0).max(0.0) * 1.5)
        }
        // The tiles around a monastery come by themselves, about one a round.
        _ => (turns / (1.6 * open.max(1.0))).min(1.0),
    }
}

/// What a feature will probably score for its owners.
fn expected(feature: &FeatureView, chance: f64, turns: f64) -> f64 {
    let now = feature.points_now as f64;
    let complete = feature.points_complete as f64;
    match feature.kind {
        // Cities go on being completed around a farm while the game lasts.
        SegmentKind::Field => now + 0.12 * turns.min(20.0),
        _ if feature.complete => complete,
        // An incomplete feature holds its figure, which is the less welcome the longer.
        _ => now + (complete - now).max(0.0) * chance + chance * 0.8,
    }
}
