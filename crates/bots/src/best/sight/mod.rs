//! What a position shows of each player: the numbers from which the network tells what the player will
//! still score.

mod chances;
mod joins;

use std::ops::Range;

use bastide_engine::{
    Chance, FeatureView, FigureKind, Game, HalfSide, Halves, MAX_PLAYERS, Pending, Player, Seg,
    SegmentKind,
};

use super::net::Net;
use crate::extras::{self, Omens, Sort};
use crate::left::Left;

use chances::{closing_chance, draws_left, surrounding_chance};
use joins::{End, FieldEnd};

/// How many numbers there are for each player.
pub(crate) const INPUTS: usize = 80;

/// The numbers of one player.
pub(crate) type Sight = [f32; INPUTS];

/// Points are seen in tens.
pub(crate) const SCALE: f32 = 10.0;

// Where the numbers of a player begin.
const CLOCK: usize = 0;
const FREE: usize = 6;
const CITIES: usize = 14;
const ROADS: usize = 22;
const CENTRES: usize = 30;
const FIELDS: usize = 36;
const MINOR: usize = 45;
const JOINS: usize = 48;
const OTHERS: usize = 52;
const EXTRAS: usize = 55;
const FIGURES: usize = EXTRAS + Sort::COUNT;
const FIELD_JOINS: usize = FIGURES + (SPECIAL.end - SPECIAL.start);
const LARGEST: usize = FIELD_JOINS + 4;
const FAMINES: usize = LARGEST + 2;
const STUCK: usize = FAMINES + 1;

/// The numbers about free followers.
pub(crate) const FREE_FOLLOWERS: Range<usize> = FREE..CITIES;

/// The numbers about cities.
pub(crate) const IN_CITIES: Range<usize> = CITIES..ROADS;

/// The numbers about farms.
pub(crate) const ON_FIELDS: Range<usize> = FIELDS..MINOR;

/// The numbers about joins of roads and cities.
pub(crate) const BY_JOINS: Range<usize> = JOINS..OTHERS;

/// Those of them that bring something.
pub(crate) const BY_STEALS: Range<usize> = JOINS..JOINS + 2;

/// The numbers about joins of fields, about the largest ones and about what followers there get in famines.
pub(crate) const MORE_ON_FIELDS: Range<usize> = FIELD_JOINS..STUCK;

/// The numbers about what lies beside the map, in tens of points.
pub(crate) const BESIDE_MAP: Range<usize> = EXTRAS..FIGURES;

/// The figures beside the ordinary follower, the strongest first; the others come one by one.
const STRONG: FigureKind = FigureKind::ALL[1];
const SPECIAL: Range<usize> = 2..FigureKind::COUNT;

const _: () = assert!(STUCK + 1 == INPUTS);

/// A feature with followers.
#[derive(Clone)]
struct Seen {
    view: FeatureView,
    /// How likely it is completed.
    chance: f32,
    /// What it will probably score for an owner.
    value: f32,
    /// What else a field may get.
    future: Option<FieldFuture>,
}

impl Seen {
    /// What somebody who joins it may get, in tens of points.
    fn prize(&self) -> f32 {
        (self.value + self.future.map_or(0.0, |future| future.coming)) / SCALE
    }
}

/// Looks at positions, and keeps its lists from one to the next.
#[derive(Clone, Default)]
pub(crate) struct Looker {
    seen: Vec<Seen>,
    ends: Vec<End>,
    field_ends: Vec<FieldEnd>,
    cities: Vec<Seg>,
    /// Whether nobody asks for joins of fields, which take a tenth of the time.
    skips_field_joins: bool,
}

/// What a position shows: the numbers of each player.
pub(crate) struct Shown {
    pub sights: [Sight; MAX_PLAYERS],
    /// Points of each player on the track.
    pub scores: [f32; MAX_PLAYERS],
}

impl Looker {
    /// One that shows all that a network makes use of. The default shows everything.
    pub fn for_net(net: &Net) -> Looker {
        Looker { skips_field_joins: !net.uses(FIELD_JOINS..LARGEST), ..Looker::default() }
    }

    /// Looks at a position with these tiles left.
    pub fn look(&mut self, game: &Game, left: &mut Left) -> Shown {
        let draws = draws_left(game);
        self.find_features(game, left, &draws);
        let mut shown = Shown { sights: [[0.0; INPUTS]; MAX_PLAYERS], scores: [0.0; MAX_PLAYERS] };
        let players = game.rules().players() as usize;
        for player in (0..players as u8).map(Player) {
            let (index, draws) = (player.index(), draws[player.index()]);
            shown.scores[index] = game.markers(player).total() as f32;
            clock(game, player, draws, &mut shown.sights[index]);
            free(game, player, draws, &mut shown.sights[index]);
        }
        for index in 0..self.seen.len() {
            self.add_feature(index, left.omens.famines(), &draws, &mut shown.sights);
        }
        self.add_joins(game, left, &draws, &mut shown.sights);
        if !self.skips_field_joins {
            self.add_field_joins(game, left, &draws, &mut shown.sights);
        }
        add_extras(game, &left.omens, &draws, &mut shown.sights);
        add_others(players, &mut shown.sights);
        shown
    }

    fn find_features(&mut self, game: &Game, left: &mut Left, draws: &[f32; MAX_PLAYERS]) {
        self.seen.clear();
        self.ends.clear();
        self.field_ends.clear();
        for figure in game.figures() {
            let root = game.board().root(figure.on);
            if !figure.kind.is_follower() || self.seen.iter().any(|seen| seen.view.root == root) {
                continue;
            }
            let view = game.feature(root);
            let most = view.owners.iter().map(|owner| draws[owner.index()]).fold(0.0, f32::max);
            let feature = self.seen.len();
            let chance = match view.kind {
                SegmentKind::Field => 0.0,
                _ if view.complete => 1.0,
                SegmentKind::Road | SegmentKind::City => {
                    let ends = &mut self.ends;
                    closing_chance(game, left, root, most, |at, side| {
                        ends.push(End { at, side, feature });
                    })
                }
                _ => surrounding_chance(game, left, &view, most),
            };
            let (now, complete) = (view.points_now as f32, view.points_complete as f32);
            let beside = extras::on_feature(game, root) as f32;
            let value = now + (complete - now + beside).max(0.0) * chance;
            let future = (view.kind == SegmentKind::Field)
                .then(|| self.field_future(game, left, root, feature, draws));
            self.seen.push(Seen { view, chance, value, future });
        }
    }

    /// Adds a feature to the numbers of everybody who has followers there.
    fn add_feature(
        &self,
        index: usize,
        famines: f32,
        draws: &[f32; MAX_PLAYERS],
        sights: &mut [Sight; MAX_PLAYERS],
    ) {
        let Seen { view, chance, value, future } = &self.seen[index];
        let (chance, value) = (*chance, *value);
        let highest = view.strengths.iter().copied().max().unwrap_or(0);
        let shared = view.owners.iter().count() > 1;
        let now = view.points_now as f32 / SCALE;
        let gain = (value / SCALE - now).max(0.0);
        let field = future.map(|future| (future.coming / SCALE, future.room));
        for (player, sight) in sights.iter_mut().enumerate() {
            let strength = view.strengths[player];
            let owner = view.owners.contains(Player(player as u8));
            if field.is_some() {
                let largest = &mut sight[if owner { LARGEST } else { LARGEST + 1 }];
                *largest = largest.max(self.seen[index].prize());
            }
            if strength == 0 {
                continue;
            }
            if let Some((coming, _)) = field {
                // A famine pays for every follower there a point for each city, whoever has the farm (WF-22).
                sight[FAMINES] += famines * strength as f32 * (now + coming / 2.0) / 3.0;
            }
            if !owner {
                let lacks = (highest - strength) as f32;
                let place = if field.is_some() { MINOR + 1 } else { MINOR };
                sight[place] += 1.0;
                sight[MINOR + 2] += value / SCALE / (1.0 + lacks);
                continue;
            }
            match (view.kind, field) {
                (_, Some((coming, open))) => {
                    let clock = (draws[player] / 20.0).min(1.5);
                    sight[FIELDS] += now;
                    sight[FIELDS + 1] += coming;
                    sight[FIELDS + 2] += 1.0;
                    sight[FIELDS + 3] += strength as f32;
                    sight[FIELDS + 4] += clock;
                    sight[FIELDS + 5] += open * clock;
                    sight[FIELDS + 6] += if shared { now + coming } else { 0.0 };
                    sight[FIELDS + 7] += now * clock;
                    sight[FIELDS + 8] += if strength > 1 { now + coming } else { 0.0 };
                }
                (kind, None) => {
                    let at = match kind {
                        SegmentKind::City => CITIES,
                        SegmentKind::Road => ROADS,
                        _ => CENTRES,
                    };
                    sight[at] += now;
                    sight[at + 1] += gain;
                    sight[at + 2] += chance * strength as f32;
                    sight[at + 3] += (1.0 - chance) * strength as f32;
                    sight[at + 4] += if chance == 0.0 { 1.0 } else { 0.0 };
                    sight[at + 5] += if shared { now + gain } else { 0.0 };
                    if at != CENTRES {
                        sight[at + 6] += (view.open as f32 - 1.0).max(0.0) * chance;
                        sight[at + 7] += (view.open as f32 - 2.0).max(0.0);
                    }
                }
            }
        }
    }

    /// What a field may still get: points for cities beside it that are likely to be completed, and how
    /// many of its tiles have room beside them. Remembers where it ends.
    fn field_future(
        &mut self,
        game: &Game,
        left: &mut Left,
        field: Seg,
        feature: usize,
        draws: &[f32; MAX_PLAYERS],
    ) -> FieldFuture {
        let board = game.board();
        let players = game.rules().players() as usize;
        let mean = draws[..players].iter().sum::<f32>() / players as f32;
        self.cities.clear();
        let (mut coming, mut room) = (0.0, 0.0_f32);
        for member in board.members(field) {
            let tile = board.tile(board.tile_of(member));
            let printed = game.rules().printed(tile.kind);
            for city in printed.segment(board.local(member)).cities.iter() {
                let root = board.root(tile.segment(city));
                if self.cities.contains(&root) {
                    continue;
                }
                self.cities.push(root);
                if !board.is_complete(root) {
                    coming += 3.0 * closing_chance(game, left, root, mean, |_, _| {});
                }
            }
            let halves = game.halves_on_board(member);
            for side in halves.sides().iter() {
                let at = tile.at.beside(side);
                if board.open_cell(at).is_none() {
                    continue;
                }
                room += 1.0;
                if self.skips_field_joins {
                    continue;
                }
                let there = halves.iter().filter(|half| half.side() == side);
                let there = there.map(HalfSide::across).collect::<Halves>();
                let known = self.field_ends.iter_mut().rev();
                let mut known = known.take_while(|end| end.feature == feature);
                match known.find(|end| end.at == at) {
                    Some(end) => end.halves = end.halves.iter().chain(there.iter()).collect(),
                    None => self.field_ends.push(FieldEnd { at, halves: there, feature }),
                }
            }
        }
        FieldFuture { coming, room: (room / 6.0).min(2.0) }
    }
}

/// What a field may still get.
#[derive(Clone, Copy)]
struct FieldFuture {
    /// Points for cities beside it.
    coming: f32,
    /// How many of its tiles have room beside them.
    room: f32,
}

fn clock(game: &Game, player: Player, draws: f32, sight: &mut Sight) {
    sight[CLOCK] = draws / 36.0;
    sight[CLOCK + 1] = (draws / 6.0).min(1.0);
    sight[CLOCK + 2] = (draws / 2.0).min(1.0);
    let next =
        matches!(game.pending(), Pending::Chance(Chance::Draw)) && game.active_player() == player;
    sight[CLOCK + 3] = next as u8 as f32;
    sight[CLOCK + 4] = 1.0 / game.rules().players() as f32;
    sight[CLOCK + 5] = game.rules().supply().of(FigureKind::Meeple) as f32 / 7.0;
}

fn free(game: &Game, player: Player, draws: f32, sight: &mut Sight) {
    let supply = game.supply(player);
    let followers = FigureKind::ALL.into_iter().filter(|kind| kind.is_follower());
    let free: u16 = followers.map(|kind| supply.of(kind)).sum();
    let useful = (free as f32).min(draws);
    for step in 0..6 {
        sight[FREE + step] = (useful - step as f32).clamp(0.0, 1.0);
    }
    sight[FREE + 6] = useful / 7.0 * (draws / 36.0);
    sight[FREE + 7] = supply.has(STRONG) as u8 as f32;
    sight[STUCK] = if free == 0 { (draws / 6.0).min(1.0) } else { 0.0 };
    for (place, kind) in FigureKind::ALL[SPECIAL].iter().copied().enumerate() {
        sight[FIGURES + place] = supply.has(kind) as u8 as f32 * (draws / 6.0).min(1.0);
    }
}

/// Adds what is neither on the map nor free.
fn add_extras(
    game: &Game,
    omens: &Omens,
    draws: &[f32; MAX_PLAYERS],
    sights: &mut [Sight; MAX_PLAYERS],
) {
    let players = game.rules().players();
    let mean = draws[..players as usize].iter().sum::<f32>() / players as f32;
    let mut prospects = extras::prospects(game, omens, mean as f64);
    if let Some((player, worth)) = extras::under_way(game) {
        prospects[player.index()][Sort::Turns as usize] += worth;
    }
    for (sight, prospects) in sights.iter_mut().zip(prospects) {
        for (number, extra) in sight[BESIDE_MAP].iter_mut().zip(prospects) {
            *number = extra as f32 / SCALE;
        }
    }
}

/// Adds what the strongest of the others has free and promised.
fn add_others(players: usize, sights: &mut [Sight; MAX_PLAYERS]) {
    let promised = |sight: &Sight| {
        [CITIES, CITIES + 1, ROADS, ROADS + 1, CENTRES, CENTRES + 1].iter().map(|i| sight[*i]).sum()
    };
    let free = |sight: &Sight| sight[FREE..FREE + 6].iter().sum::<f32>() / 6.0;
    let farms = |sight: &Sight| sight[FIELDS] + sight[FIELDS + 1];
    let all: Vec<[f32; 3]> =
        sights[..players].iter().map(|it| [promised(it), free(it), farms(it)]).collect();
    for (player, sight) in sights.iter_mut().enumerate().take(players) {
        for (place, number) in sight[OTHERS..OTHERS + 3].iter_mut().enumerate() {
            let others = all.iter().enumerate().filter(|(other, _)| *other != player);
            *number = others.map(|(_, them)| them[place]).fold(0.0, f32::max);
        }
    }
}

#[cfg(test)]
mod tests {
    use bastide_engine::{Preset, Rules};

    use super::*;
    use crate::Playout;

    /// Looks at the positions of a random game after every step.
    fn watch(preset: &str, seed: u64, looker: &mut Looker, mut each: impl FnMut(&Shown)) {
        let setup = Preset::named(preset).expect("a preset").setup(["Ann", "Bob"]);
        let mut game = Game::new(Rules::new(setup).expect("presets make games"));
        let mut playout = Playout::new(seed);
        while playout.step(&mut game) && game.pending() != Pending::Over {
            each(&looker.look(&game, &mut Left::of(&game)));
        }
    }

    #[test]
    fn whoever_can_take_a_farm_sees_it_and_so_does_its_owner() {
        let (mut taken, mut shared) = (0, 0);
        for seed in 0..24 {
            watch("big-box-5", seed, &mut Looker::default(), |shown| {
                let seen = |kind: usize| {
                    [0, 1].map(|player: usize| shown.sights[player][FIELD_JOINS + kind])
                };
                let ([ann_takes, bob_takes], [ann_loses, bob_loses]) = (seen(0), seen(3));
                // A farm without a point has nothing to lose.
                assert!(ann_takes == 0.0 || shown.sights[1][FIELDS + 2] > 0.0);
                assert!(bob_loses == 0.0 || shown.sights[0][FIELDS + 2] > 0.0);
                taken += (ann_takes > 0.0 && bob_loses > 0.0) as u32;
                taken += (bob_takes > 0.0 && ann_loses > 0.0) as u32;
                shared += seen(1).iter().any(|share| *share > 0.0) as u32;
            });
        }
        assert!(taken > 0 && shared > 0, "{taken} farms taken and {shared} shared");
    }

    #[test]
    fn a_network_that_ignores_joins_of_fields_is_not_shown_any() {
        let blind = crate::best::train::untrained(1).weights();
        let mut blind = Net::from_weights(&blind).expect("as many weights as it has");
        let rows = blind.hidden.iter_mut().chain(std::iter::once(&mut blind.direct));
        rows.for_each(|weights| weights[FIELD_JOINS..LARGEST].fill(0.0));
        let (mut all, mut most) = (Vec::new(), Vec::new());
        watch("base", 1, &mut Looker::default(), |shown| all.push(shown.sights));
        watch("base", 1, &mut Looker::for_net(&blind), |shown| most.push(shown.sights));
        for sights in all.iter_mut().flatten() {
            sights[FIELD_JOINS..LARGEST].fill(0.0);
        }
        assert_eq!(all, most);
    }

    #[test]
    fn famines_pay_where_the_wheel_turns() {
        let paid = |preset| {
            let mut most = 0.0_f32;
            watch(preset, 3, &mut Looker::default(), |shown| {
                most = shown.sights.iter().map(|sight| sight[FAMINES]).fold(most, f32::max);
            });
            most
        };
        assert_eq!(paid("base"), 0.0);
        assert!(paid("big-box-5") > 0.0);
    }
}
