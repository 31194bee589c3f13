//! What a position is worth to a player: points that are safe, points that may come, and figures
//! that are still free to earn some.

use bastide_engine::{
    Chance, FeatureView, FigureKind, Game, MAX_PLAYERS, Pending, Player, Seg, SegmentKind,
};

use crate::creatures;

/// How likely one draw closes a given open side, by experience.
const CLOSES: f64 = 0.16;

/// What a turn that comes on top of the others is worth: a second part or an extra tile.
pub(crate) const EXTRA_TURN: f64 = 3.0;

/// What an unknown message is worth.
const MESSAGE: f64 = 2.5;

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
        let goods: u8 = game.goods(player).iter().sum();
        prospects[player.index()] = game.markers(player).total() as f64
            + free_figures(game, player, turns)
            + goods as f64 * 10.0 / (3.0 * players as f64);
    }
    let mut seen: Vec<Seg> = Vec::with_capacity(game.figures().len());
    for figure in game.figures() {
        let root = game.board().root(figure.on);
        if !figure.kind.is_follower() || seen.contains(&root) {
            continue;
        }
        seen.push(root);
        let feature = game.feature(root);
        let value = expected(&feature, turns);
        for owner in feature.owners.iter() {
            prospects[owner.index()] += value;
        }
    }
    for figure in game.figures() {
        // A builder brings turns while its feature can still grow; a pig makes its farm better.
        let bonus = match figure.kind {
            FigureKind::Builder => (turns * 0.3).min(2.5),
            FigureKind::Pig => game.feature(figure.on).points_now as f64 / 3.0,
            _ => 0.0,
        };
        prospects[figure.owner.index()] += bonus;
    }
    creatures::add_prospects(game, turns, &mut prospects);
    prospects
}

/// Free figures are worth what they may still earn: the first ones more than the last, and nothing
/// when no turns are left.
fn free_figures(game: &Game, player: Player, turns: f64) -> f64 {
    let supply = game.supply(player);
    let followers = [FigureKind::Meeple, FigureKind::LargeMeeple, FigureKind::Abbot];
    let free: u16 = followers.iter().map(|kind| supply.of(*kind)).sum();
    let useful = (free as f64).min(turns);
    let worth = 2.2 * useful - 0.13 * useful * useful;
    worth.max(0.0) * (turns / 8.0).min(1.0)
}

/// What a feature will probably score for its owners.
fn expected(feature: &FeatureView, turns: f64) -> f64 {
    let now = feature.points_now as f64;
    match feature.kind {
        // Cities go on being completed around a farm while the game lasts.
        SegmentKind::Field => now + 0.12 * turns.min(20.0),
        _ if feature.complete => feature.points_complete as f64,
        kind => {
            let open = feature.open as f64;
            let one = 1.0 - (1.0 - CLOSES).powf(turns);
            let spread = if matches!(kind, SegmentKind::City) { 0.72 } else { 0.85 };
            let chance = match kind {
                SegmentKind::Road | SegmentKind::City => one * spread_power(spread, open - 1.0),
                // The tiles around a monastery come by themselves, about one a round.
                _ => (turns / (1.6 * open.max(1.0))).min(1.0),
            };
            let complete = match kind {
                SegmentKind::Road | SegmentKind::City => feature.points_complete as f64,
                _ => 9.0,
            };
            // An incomplete feature holds its figure, which is the less welcome the longer.
            let grown = now + (complete - now).max(0.0) * chance;
            grown + chance * 0.8
        }
    }
}

fn spread_power(base: f64, exponent: f64) -> f64 {
    base.powf(exponent.max(0.0) * 1.5)
}
