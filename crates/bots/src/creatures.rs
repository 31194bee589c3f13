//! What fairy and dragon make of a position: points that she will bring, and figures that it may eat.

use bastide_engine::{Decision, Figure, Game, MAX_PLAYERS, Pending, Piece, Player, Pos, parts};

/// Turns that the fairy stays where she is, by experience: sooner or later somebody else wants her.
const FAIRY_STAYS: f64 = 2.0;

/// How likely the bonus is that a follower with the fairy may bring.
const BONUS: f64 = 0.35;

/// How likely the dragon eats a figure so many steps away when it moves next.
const EATEN: [f64; 5] = [0.0, 0.45, 0.3, 0.15, 0.08];

/// Adds what the fairy promises and takes off what the dragon threatens, for each player.
pub(crate) fn add_prospects(
    game: &Game,
    journeys: u16,
    turns: f64,
    prospects: &mut [f64; MAX_PLAYERS],
) {
    let systems = game.rules().systems;
    if systems.has_part(parts::FAIRY) {
        for player in (0..game.rules().players()).map(Player) {
            if game.figures().iter().any(|it| it.owner == player && is_with_fairy(game, it)) {
                prospects[player.index()] += turns.min(FAIRY_STAYS) + 3.0 * BONUS;
            }
        }
    }
    if systems.has_part(parts::DRAGON)
        && let Some(dragon) = game.piece_tile(Piece::Dragon)
    {
        let here = game.board().tile(dragon).at;
        let soon = soon(game, journeys);
        for figure in game.figures() {
            let danger = danger(game, figure, here) * soon;
            if danger > 0.0 {
                prospects[figure.owner.index()] -= danger * stake(game, figure);
            }
        }
    }
}

/// Whether the fairy works for a follower (PD-23).
fn is_with_fairy(game: &Game, figure: &Figure) -> bool {
    let Some(fairy) = game.fairy().filter(|_| figure.kind.is_follower()) else { return false };
    fairy.with.map_or(game.board().tile_of(figure.on) == fairy.tile, |with| with == *figure)
}

/// How many tiles in the bag make the dragon move.
pub(crate) fn journeys_left(game: &Game) -> u16 {
    let rules = game.rules();
    if !rules.systems.has_part(parts::DRAGON) {
        return 0;
    }
    let dragons = rules.kinds().filter(|(kind, _)| rules.printed(*kind).symbols.dragon);
    dragons.map(|(kind, _)| game.bag().left_of(kind)).sum()
}

/// How likely the dragon moves within a round: it is doing so, or one of so many tiles is drawn.
fn soon(game: &Game, journeys: u16) -> f64 {
    if matches!(game.pending(), Pending::Decide(_, Decision::DragonStep)) {
        return 1.0;
    }
    let all = game.bag().left().max(1);
    (journeys as f64 * game.rules().players() as f64 / all as f64).min(1.0)
}

/// How likely the next journey of the dragon meets a figure; she who is with the fairy is safe.
fn danger(game: &Game, figure: &Figure, dragon: Pos) -> f64 {
    let tile = game.board().tile_of(figure.on);
    if game.piece_tile(Piece::Fairy) == Some(tile) {
        return 0.0;
    }
    let at = game.board().tile(tile).at;
    let steps = at.x.abs_diff(dragon.x) + at.y.abs_diff(dragon.y);
    EATEN.get(steps as usize).copied().unwrap_or(0.0)
}

/// What a figure has to lose where it stands: its share of the feature, less that it is free again.
fn stake(game: &Game, figure: &Figure) -> f64 {
    let feature = game.feature(figure.on);
    let share = if feature.owners.contains(figure.owner) { feature.points_now as f64 } else { 0.5 };
    if figure.kind.is_follower() { (share - 0.5).max(0.0) } else { 1.0 }
}
