//! What features are worth: completed during the game, and as they stand at its end.

use bastide_catalogue::SegmentKind;

use super::{Counted, Value};
use crate::board::Seg;
use crate::features::{TileSet, is_feature};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::pieces::Piece;
use crate::player::Player;
use crate::rule::{RuleId, abt, am, bg, hs, ic, mgw, r2, tb};
use crate::systems::base::{FinalCountUnit, TwoTileCity};
use crate::systems::count::FarmsCountCarcassonne;
use crate::systems::inns::InnsFinal;
use crate::systems::magic::MageBonus;
use crate::systems::sheep::VineyardsForGardens;
use crate::systems::{inns, magic, river, sheep};

/// What the rules count in a road or city.
struct Tally {
    tiles: u16,
    segments: u16,
    pennants: u16,
    inn: bool,
    cathedral: bool,
}

fn tally(game: &Game, segment: Seg) -> Tally {
    let mut tiles = TileSet::default();
    let mut tally = Tally { tiles: 0, segments: 0, pennants: 0, inn: false, cathedral: false };
    for member in game.board.members(segment) {
        let printed = game.segment_table(member);
        tally.tiles += tiles.insert(game.board.tile_of(member)) as u16;
        tally.segments += 1;
        tally.pennants += printed.pennants as u16;
        tally.inn |= printed.inn;
        tally.cathedral |= printed.cathedral;
    }
    tally.inn &= game.rules.has(inns::INNS);
    tally.cathedral &= game.rules.has(inns::CATHEDRALS);
    tally
}

/// What a completed feature scores for each of its owners (TS-13.3).
pub(crate) fn value_completed(game: &Game, segment: Seg) -> Value {
    let mut value = plain_completed(game, segment);
    if game.rules.has(sheep::VINEYARDS) {
        add_vineyards(game, segment, &mut value);
    }
    add_magic(game, segment, &mut value);
    value
}

fn plain_completed(game: &Game, segment: Seg) -> Value {
    match game.board.kind_of(segment) {
        SegmentKind::Road => {
            let road = tally(game, segment);
            let (each, rule) = if road.inn { (2, ic(20)) } else { (1, bg(51)) };
            Value::of(Counted::Tiles, road.tiles, each, rule)
        }
        SegmentKind::City => {
            let city = tally(game, segment);
            let half =
                game.rules.options.base.two_tile_city == TwoTileCity::Half && city.tiles == 2;
            let (each, rule) = match (city.cathedral, half) {
                (true, _) => (3, ic(21)),
                (false, true) => (1, bg(54)),
                (false, false) => (2, bg(52)),
            };
            city_value(city.tiles, city.pennants, each, rule)
        }
        SegmentKind::Garden => Value::of(Counted::Tiles, 9, 1, abt(10)),
        kind if !is_feature(kind) => Value::default(), // CO-40
        _ => Value::of(Counted::Tiles, 9, 1, bg(53)),
    }
}

fn city_value(tiles: u16, pennants: u16, each: u16, rule: RuleId) -> Value {
    let mut value = Value::of(Counted::Tiles, tiles, each, rule);
    value.add(Counted::Pennants, pennants, each, rule);
    value
}

/// Vineyards around make a completed monastery worth more, be it an abbey or a shrine (HS-40), and with
/// the option a garden (HS-42).
fn add_vineyards(game: &Game, segment: Seg, value: &mut Value) {
    let rule = match game.board.kind_of(segment) {
        SegmentKind::Monastery | SegmentKind::Shrine => hs(40),
        SegmentKind::Garden
            if game.rules.options.sheep.vineyards_for_gardens == VineyardsForGardens::On =>
        {
            hs(42)
        }
        _ => return,
    };
    value.add(Counted::Vineyards, sheep::vineyards_around(game, segment), 3, rule);
}

/// The mage adds a point for each tile (MGW-18), the witch halves all of it (MGW-19).
fn add_magic(game: &Game, segment: Seg, value: &mut Value) {
    if magic::is_on(game, Piece::Mage, segment) {
        let (tiles, rule) = match game.rules.options.magic.bonus {
            MageBonus::PerTile => (game.board.feature_tiles(segment).len(), mgw(18)),
            MageBonus::PennantTileFour => (tiles_without_pennant(game, segment), mgw(3)),
        };
        value.add(Counted::MageTiles, tiles, 1, rule);
    }
    if magic::is_on(game, Piece::Witch, segment) {
        value.halve(mgw(19));
    }
}

/// Tiles on which no segment of the feature shows a pennant (MGW-3).
fn tiles_without_pennant(game: &Game, segment: Seg) -> u16 {
    let mut with_pennant = TileSet::default();
    for member in game.board.members(segment).filter(|it| game.segment_table(*it).pennants > 0) {
        with_pennant.insert(game.board.tile_of(member));
    }
    game.board.feature_tiles(segment).len() - with_pennant.len()
}

/// What an incomplete feature scores at the end for an owner without a pig (BG-61, BG-64), with mage
/// and witch as during the game (MGW-23).
pub(crate) fn value_now(game: &Game, segment: Seg) -> Value {
    let mut value = plain_now(game, segment);
    add_magic(game, segment, &mut value);
    value
}

fn plain_now(game: &Game, segment: Seg) -> Value {
    let zero_counts = game.rules.options.inns.final_scoring == InnsFinal::Zero;
    let by_segments = game.rules.options.base.final_count_unit == FinalCountUnit::Segments;
    match game.board.kind_of(segment) {
        kind @ (SegmentKind::Road | SegmentKind::City) => {
            let tally = tally(game, segment);
            let (what, count, rule) = if by_segments {
                (Counted::Segments, tally.segments, bg(62))
            } else {
                (Counted::Tiles, tally.tiles, bg(61))
            };
            match kind {
                SegmentKind::Road if tally.inn && zero_counts => Value::of(what, count, 0, ic(22)),
                SegmentKind::City if tally.cathedral && zero_counts => {
                    Value::of(what, count, 0, ic(23))
                }
                _ => {
                    let mut value = Value::of(what, count, 1, rule);
                    value.add(Counted::Pennants, tally.pennants, 1, bg(61));
                    value
                }
            }
        }
        kind if !is_feature(kind) => Value::default(), // CO-40
        SegmentKind::Field => {
            let cities = cities_of_field(game, segment);
            let mut value = Value::of(Counted::Cities, cities, 3, bg(64));
            add_herd(game, segment, &mut value);
            value
        }
        kind => {
            let tiles = 1 + game.board.surrounding(game.board.tile_of(segment)) as u16;
            let rule = if kind == SegmentKind::Garden { abt(23) } else { bg(61) };
            Value::of(Counted::Tiles, tiles, 1, rule)
        }
    }
}

/// The same for a certain player: in a field, the own pig makes each city worth one more (TB-52).
pub(crate) fn value_now_for(game: &Game, segment: Seg, player: Player) -> Value {
    let mut value = value_now(game, segment);
    if game.board.kind_of(segment) == SegmentKind::Field {
        add_pig(game, segment, player, tb(52), &mut value);
    }
    value
}

/// The own pig makes each city of a farm worth one more.
fn add_pig(game: &Game, farm: Seg, player: Player, rule: RuleId, value: &mut Value) {
    let root = game.board.root(farm);
    let own_pig = game.figures.iter().any(|figure| {
        figure.owner == player
            && figure.kind == FigureKind::Pig
            && game.board.root(figure.on) == root
    });
    if own_pig {
        let cities = value.terms()[0].count;
        value.add(Counted::PigCities, cities, 1, rule);
    }
}

/// A pig herd makes each city of its farm worth one more for everybody, several herds no more than
/// one (R2-31).
fn add_herd(game: &Game, farm: Seg, value: &mut Value) {
    if river::second::has_herd(&game.rules)
        && game.board.members(farm).any(|member| game.segment_table(member).pig_herd)
    {
        let cities = value.terms()[0].count;
        value.add(Counted::HerdCities, cities, 1, r2(31));
    }
}

/// What a barn brings to a farmer of its field: three points a city if it was placed in this part
/// (AM-35), one if the field was joined to it (AM-37).
pub(crate) fn value_barn_scoring(game: &Game, farm: Seg, player: Player, placed: bool) -> Value {
    let (each, rule) = if placed { (3, am(35)) } else { (1, am(37)) };
    let mut value = Value::of(Counted::Cities, cities_of_field(game, farm), each, rule);
    add_pig(game, farm, player, rule, &mut value);
    add_herd(game, farm, &mut value);
    value
}

/// What a barn scores at the end (AM-62).
pub(crate) fn value_barn(game: &Game, farm: Seg) -> Value {
    Value::of(Counted::Cities, cities_of_field(game, farm), 4, am(62))
}

/// The different completed cities that a field touches (BG-64 to BG-66).
pub(crate) fn cities_of_field(game: &Game, field: Seg) -> u16 {
    let board = &game.board;
    let mut counted: Vec<Seg> = Vec::with_capacity(32);
    let counts = game.rules.options.count.farms_count_carcassonne == FarmsCountCarcassonne::True;
    let mut carcassonne = false; // a completed city of its own (CO-41, CO-46)
    for member in board.members(field) {
        let printed = game.segment_table(member);
        carcassonne |= printed.carcassonne && counts;
        if printed.cities.0 == 0 {
            continue;
        }
        let tile = board.tile(board.tile_of(member));
        for city in printed.cities.iter() {
            let root = board.root(tile.segment(city));
            if board.open_sides(root) == 0 && !counted.contains(&root) {
                counted.push(root);
            }
        }
    }
    counted.len() as u16 + carcassonne as u16
}
