//! What a position holds beside its roads, cities, monasteries and farms: tokens, titles, and figures
//! that own nothing.

use bastide_engine::{
    Chance, Decision, Figure, FigureKind, Game, MAX_PLAYERS, Pending, Player, SPACES, Sector, Seg,
    Title,
};

use crate::{creatures, wheel};

/// What a turn that comes on top of the others is worth: a second part or an extra tile.
pub(crate) const EXTRA_TURN: f64 = 3.0;

/// What an abbey in the hand is worth: a monastery that comes when it is wanted, and closes what is
/// around it.
const ABBEY: f64 = 3.5;

/// What an unknown message is worth.
pub(crate) const MESSAGE: f64 = 2.5;

/// What an ingot is worth on average, in the end.
const INGOT: f64 = 1.8;

/// What a robber takes when somebody scores, on average.
const LOOT: f64 = 2.5;

/// What a robber on the track is worth when the game ends (ROB-32).
const END_ROBBER: f64 = 3.0;

/// The sorts of things that are told apart.
#[derive(Clone, Copy)]
pub(crate) enum Sort {
    Abbeys,
    Goods,
    Gold,
    Robbers,
    Titles,
    /// Builders and wagons, and turns that come on top of the others.
    Turns,
    /// Pigs and barns.
    Farms,
    Flocks,
    Creatures,
    Crowns,
}

impl Sort {
    /// How many there are.
    pub const COUNT: usize = Sort::Crowns as usize + 1;
}

/// Tiles in the bag that set something off, counted once for a search, in which they hardly change.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Omens {
    /// Those that begin a journey.
    journeys: u16,
    /// Those that make the pig walk so far.
    walks: [u16; 3],
}

impl Omens {
    /// The tiles that are left in a game.
    pub fn of(game: &Game) -> Omens {
        Omens { journeys: creatures::journeys_left(game), walks: wheel::walks_left(game) }
    }

    /// How many famines are still to come: the pig stops everywhere about as often.
    pub fn famines(&self) -> f32 {
        let spins: u16 = self.walks.iter().sum();
        spins as f32 / Sector::ALL.len() as f32
    }
}

/// What each player has of each sort, with so many turns left for each.
pub(crate) fn prospects(
    game: &Game,
    omens: &Omens,
    turns: f64,
) -> [[f64; Sort::COUNT]; MAX_PLAYERS] {
    let players = game.rules().players();
    let mut prospects = [[0.0; Sort::COUNT]; MAX_PLAYERS];
    for player in (0..players).map(Player) {
        let own = &mut prospects[player.index()];
        let goods: u8 = game.goods(player).iter().sum();
        own[Sort::Abbeys as usize] = game.abbeys(player) as f64 * ABBEY * (turns / 4.0).min(1.0);
        own[Sort::Goods as usize] = goods as f64 * 10.0 / (3.0 * players as f64);
        own[Sort::Gold as usize] = gold_in_hand(game, player, turns);
        own[Sort::Robbers as usize] = robber(game, player, turns);
    }
    for title in Title::ALL {
        if let Some(holder) = game.holder(title) {
            prospects[holder.index()][Sort::Titles as usize] += title_kept(game, title, turns);
        }
    }
    for figure in game.figures() {
        let sort = match figure.kind {
            FigureKind::Builder | FigureKind::Wagon => Sort::Turns,
            FigureKind::Pig | FigureKind::Barn => Sort::Farms,
            FigureKind::Shepherd => Sort::Flocks,
            _ => continue,
        };
        prospects[figure.owner.index()][sort as usize] += bonus(game, figure, turns);
    }
    let (mut creatures, mut crowns) = ([0.0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
    creatures::add_prospects(game, omens.journeys, turns, &mut creatures);
    wheel::add_prospects(game, omens.walks, &mut crowns);
    for player in 0..players as usize {
        prospects[player][Sort::Creatures as usize] = creatures[player];
        prospects[player][Sort::Crowns as usize] = crowns[player];
    }
    prospects
}

/// What is under way beyond the turn itself, for whom: an extra tile in the middle of another player's
/// turn, a message, the builder's second part.
pub(crate) fn under_way(game: &Game) -> Option<(Player, f64)> {
    match game.pending() {
        Pending::Chance(Chance::Draw) if game.active_player() != game.turn_player() => {
            Some((game.active_player(), EXTRA_TURN))
        }
        Pending::Chance(Chance::Message) => Some((game.active_player(), MESSAGE)),
        Pending::Decide(player, Decision::SecondPart) => Some((player, EXTRA_TURN)),
        _ => None,
    }
}

/// What lies on a feature for whoever completes it.
pub(crate) fn on_feature(game: &Game, feature: Seg) -> f64 {
    game.gold_on(feature) as f64 * INGOT
}

/// What a figure that owns nothing brings, and what a wagon brings beside its share.
fn bonus(game: &Game, figure: &Figure, turns: f64) -> f64 {
    match figure.kind {
        // A builder brings turns while its feature can still grow; a pig makes its farm better.
        FigureKind::Builder => (turns * 0.3).min(2.5),
        FigureKind::Pig => game.feature(figure.on).points_now as f64 / 3.0,
        // A barn has four points a city, where a farm has three, and nobody can take it.
        FigureKind::Barn => {
            let farm = game.feature(figure.on).points_now as f64;
            farm * 4.0 / 3.0 + 0.16 * turns.min(20.0)
        }
        // A wagon may go on to earn more when it has earned something.
        FigureKind::Wagon => (turns * 0.1).min(0.8),
        // A flock must be brought home before the wolf comes or the game is over.
        FigureKind::Shepherd => {
            let home = (turns / 4.0).min(1.0);
            (0.7 * game.flock_points(figure.on) as f64 + 0.8) * home
        }
        _ => 0.0,
    }
}

/// Ingots in hand: their present worth, and what more of them would make of them.
fn gold_in_hand(game: &Game, player: Player, turns: f64) -> f64 {
    let held = game.gold().held[player.index()];
    let points = game.rules().catalogue().pieces().gold_points(held) as f64;
    points + held as f64 * 0.5 * (turns / 10.0).min(1.0)
}

/// King and robber baron: what they are worth now, less the risk that somebody builds something larger,
/// which is the smaller the larger the record and the fewer the turns.
fn title_kept(game: &Game, title: Title, turns: f64) -> f64 {
    let others = 1.0 - 1.0 / game.rules().players() as f64;
    let beaten = (3.0 / game.record(title) as f64).min(1.0) * (turns / 20.0).min(1.0);
    game.title_points(title) as f64 * (1.0 - beaten * others)
}

/// A robber beside markers of others takes a share of what they score next, the sooner the more of
/// them there are; at the very end it is worth its points alone.
fn robber(game: &Game, player: Player, turns: f64) -> f64 {
    let Some(space) = game.robber(player) else { return 0.0 };
    let others = (0..game.rules().players()).map(Player).filter(|other| *other != player);
    let victims = others.filter(|other| {
        let markers = game.markers(*other);
        [markers.meeple, markers.messenger].iter().any(|total| total % SPACES == space as u16)
    });
    let soon = 1.0 - 0.6f64.powf(victims.count() as f64 * turns.min(2.0));
    END_ROBBER * (1.0 - turns / 6.0).max(0.0) + LOOT * soon
}
