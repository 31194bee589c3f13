//! What a position shows of each player: the numbers from which the network tells what the player will
//! still score.

use std::ops::Range;

use bastide_engine::{
    Chance, FeatureView, FigureKind, Game, MAX_PLAYERS, Pending, Player, Pos, Seg, SegmentKind,
    Side,
};

use crate::extras::{self, Omens, Sort};
use crate::left::Left;

/// How many numbers there are for each player.
pub(crate) const INPUTS: usize = 72;

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

/// The numbers about free followers.
pub(crate) const FREE_FOLLOWERS: Range<usize> = FREE..CITIES;

/// The numbers about cities.
pub(crate) const IN_CITIES: Range<usize> = CITIES..ROADS;

/// The numbers about farms.
pub(crate) const ON_FIELDS: Range<usize> = FIELDS..MINOR;

/// The numbers about joins.
pub(crate) const BY_JOINS: Range<usize> = JOINS..OTHERS;

/// The numbers about what lies beside the map, in tens of points.
pub(crate) const BESIDE_MAP: Range<usize> = EXTRAS..FIGURES;

/// The figures beside the ordinary follower, the strongest first; the others come one by one.
const STRONG: FigureKind = FigureKind::ALL[1];
const SPECIAL: Range<usize> = 2..FigureKind::COUNT;

const _: () = assert!(FIGURES + (SPECIAL.end - SPECIAL.start) == INPUTS);

/// A feature with followers.
#[derive(Clone)]
struct Seen {
    view: FeatureView,
    /// How likely it is completed.
    chance: f32,
    /// What it will probably score for an owner.
    value: f32,
}

/// A side of a feature at a free space.
#[derive(Clone)]
struct End {
    at: Pos,
    side: Side,
    feature: usize,
}

/// Looks at positions, and keeps its lists from one to the next.
#[derive(Clone, Default)]
pub(crate) struct Looker {
    seen: Vec<Seen>,
    ends: Vec<End>,
    cities: Vec<Seg>,
}

/// What a position shows: the numbers of each player.
pub(crate) struct Shown {
    pub sights: [Sight; MAX_PLAYERS],
    /// Points of each player on the track.
    pub scores: [f32; MAX_PLAYERS],
}

impl Looker {
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
            self.add_feature(game, left, index, &draws, &mut shown.sights);
        }
        self.add_joins(game, left, &draws, &mut shown.sights);
        add_extras(game, &left.omens, &draws, &mut shown.sights);
        add_others(players, &mut shown.sights);
        shown
    }

    fn find_features(&mut self, game: &Game, left: &mut Left, draws: &[f32; MAX_PLAYERS]) {
        self.seen.clear();
        self.ends.clear();
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
            self.seen.push(Seen { view, chance, value });
        }
    }

    /// Adds a feature to the numbers of everybody who has followers there.
    fn add_feature(
        &mut self,
        game: &Game,
        left: &mut Left,
        index: usize,
        draws: &[f32; MAX_PLAYERS],
        sights: &mut [Sight; MAX_PLAYERS],
    ) {
        let Seen { view, chance, value } = &self.seen[index];
        let (chance, value) = (*chance, *value);
        let highest = view.strengths.iter().copied().max().unwrap_or(0);
        let shared = view.owners.iter().count() > 1;
        let now = view.points_now as f32 / SCALE;
        let gain = (value / SCALE - now).max(0.0);
        let field = (view.kind == SegmentKind::Field).then(|| {
            let root = view.root;
            let sizes = field_future(game, left, root, draws, &mut self.cities);
            (sizes.0 / SCALE, sizes.1)
        });
        let view = &self.seen[index].view;
        for (player, sight) in sights.iter_mut().enumerate() {
            let strength = view.strengths[player];
            if strength == 0 {
                continue;
            }
            let owner = view.owners.contains(Player(player as u8));
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

    /// Adds what joins at one space between features of different players would take and give.
    fn add_joins(
        &self,
        game: &Game,
        left: &mut Left,
        draws: &[f32; MAX_PLAYERS],
        sights: &mut [Sight; MAX_PLAYERS],
    ) {
        for (number, one) in self.ends.iter().enumerate() {
            for other in &self.ends[number + 1..] {
                if one.at != other.at || one.feature == other.feature {
                    continue;
                }
                let (a, b) = (&self.seen[one.feature], &self.seen[other.feature]);
                if a.view.kind != b.view.kind || a.view.owners == b.view.owners {
                    continue;
                }
                let Some(open) = game.board().open_cell(one.at) else { continue };
                let number = left.joining(game.rules(), open, one.side, other.side);
                if number > 0 {
                    let share = number as f32 / left.total().max(1) as f32;
                    add_join(a, b, share, draws, sights);
                    add_join(b, a, share, draws, sights);
                }
            }
        }
    }
}

/// Adds what a join of two features does to the owners of the first.
fn add_join(
    own: &Seen,
    other: &Seen,
    share: f32,
    draws: &[f32; MAX_PLAYERS],
    sights: &mut [Sight; MAX_PLAYERS],
) {
    for (player, sight) in sights.iter_mut().enumerate() {
        if !own.view.owners.contains(Player(player as u8)) || other.view.strengths[player] > 0 {
            continue;
        }
        let mine = own.view.strengths[player];
        let theirs = other.view.strengths.iter().copied().max().unwrap_or(0);
        let rival = other.view.owners.iter().next().map_or(0, Player::index);
        let (by_me, by_them) = (soon(share, draws[player]), soon(share, draws[rival]));
        let (mine_worth, theirs_worth) = (own.value / SCALE, other.value / SCALE);
        if mine > theirs {
            sight[JOINS] += by_me * theirs_worth;
        } else if mine == theirs {
            sight[JOINS + 1] += by_me * theirs_worth;
            sight[JOINS + 2] += by_them * mine_worth;
        } else {
            sight[JOINS + 3] += by_them * mine_worth;
        }
    }
}

/// How likely somebody with so many draws gets one of the tiles that have a share of the bag.
fn soon(share: f32, draws: f32) -> f32 {
    1.0 - (1.0 - share.min(1.0)).powf(draws)
}

/// How many tiles each player will still draw, the tile in hand not counted.
fn draws_left(game: &Game) -> [f32; MAX_PLAYERS] {
    let players = game.rules().players() as usize;
    let left = game.bag().left() as usize;
    let mut next = game.turn_player().index();
    if !matches!(game.pending(), Pending::Chance(Chance::Draw)) {
        next = (next + 1) % players;
    }
    let mut draws = [0.0; MAX_PLAYERS];
    for (player, draws) in draws.iter_mut().enumerate().take(players) {
        let waits = (player + players - next) % players;
        *draws = (left + players - 1 - waits) as f32 / players as f32;
        *draws = draws.floor();
    }
    draws
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
    for (place, kind) in FigureKind::ALL[SPECIAL].iter().copied().enumerate() {
        sight[FIGURES + place] = supply.has(kind) as u8 as f32 * (draws / 6.0).min(1.0);
    }
}

/// How likely all spaces at which a road or city ends are closed by somebody with so many draws;
/// names each end.
fn closing_chance(
    game: &Game,
    left: &mut Left,
    feature: Seg,
    draws: f32,
    mut end: impl FnMut(Pos, Side),
) -> f32 {
    let (board, rules) = (game.board(), game.rules());
    let total = left.total().max(1) as f32;
    let mut chance = 1.0;
    for member in board.members(feature) {
        let tile = board.tile(board.tile_of(member));
        for side in game.sides_on_board(member).iter() {
            let at = tile.at.beside(side);
            let Some(open) = board.open_cell(at) else { continue };
            end(at, side.opposite());
            let closing = left.closing(rules, open, side.opposite());
            if closing > 0 {
                chance *= soon(closing as f32 / total, draws);
            } else {
                // It can only be led on to another space.
                let fitting = left.fitting(rules, open) as f32;
                chance *= 0.3 * soon(fitting / total, (draws - 2.0).max(0.0));
            }
        }
    }
    chance
}

/// How likely all spaces around the middle of a feature are filled.
fn surrounding_chance(game: &Game, left: &mut Left, view: &FeatureView, draws: f32) -> f32 {
    let (board, rules) = (game.board(), game.rules());
    let at = board.tile(board.tile_of(view.root)).at;
    let around = (-1..=1).flat_map(|x| (-1..=1).map(move |y| Pos::new(at.x + x, at.y + y)));
    let dead =
        around.filter_map(|at| board.open_cell(at)).any(|open| left.fitting(rules, open) == 0);
    if dead { 0.0 } else { (draws / (1.6 * view.open.max(1) as f32)).min(1.0) }
}

/// What a farm may still get: points for cities beside it that are likely to be completed, and how many
/// of its tiles have room beside them.
fn field_future(
    game: &Game,
    left: &mut Left,
    field: Seg,
    draws: &[f32; MAX_PLAYERS],
    cities: &mut Vec<Seg>,
) -> (f32, f32) {
    let board = game.board();
    let players = game.rules().players() as usize;
    let mean = draws[..players].iter().sum::<f32>() / players as f32;
    cities.clear();
    let (mut coming, mut room) = (0.0, 0.0);
    for member in board.members(field) {
        let tile = board.tile(board.tile_of(member));
        let printed = game.rules().printed(tile.kind);
        for city in printed.segment(board.local(member)).cities.iter() {
            let root = board.root(tile.segment(city));
            if cities.contains(&root) {
                continue;
            }
            cities.push(root);
            if !board.is_complete(root) {
                coming += 3.0 * closing_chance(game, left, root, mean, |_, _| {});
            }
        }
        let halves = game.halves_on_board(member);
        let is_open = |side: Side| board.open_cell(tile.at.beside(side)).is_some();
        room += halves.sides().iter().filter(|side| is_open(*side)).count() as f32;
    }
    (coming, (room / 6.0).min(2.0))
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
