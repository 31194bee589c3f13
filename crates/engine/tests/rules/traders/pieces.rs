//! What the box brings: tiles, tokens, figures and their parts.

use bastide_engine::{Catalogue, FigureKind, GOODS, Game, Outcome, Player, Rules, Setup};
use bastide_scenario::check;

const SETS: [&str; 2] = ["traders-v3", "traders-c1"];

fn rules_with(systems: &[&str], players: usize) -> std::sync::Arc<Rules> {
    let names = (1..=players).map(|number| format!("Player {number}"));
    let systems = systems.iter().map(|system| system.to_string()).collect();
    Rules::new(Setup { systems: Some(systems), ..Setup::for_players(names) }).unwrap()
}

/// How many tiles of a set show wine, grain, cloth, and nothing.
fn tiles_with_goods(set: &str) -> [u8; 4] {
    let catalogue = Catalogue::standard();
    let mut tiles = [0; 4];
    for (kind, copies) in &catalogue.set(set).unwrap().tiles {
        let shown = catalogue.kind(*kind).segments.iter().find_map(|segment| segment.goods);
        let index = GOODS.iter().position(|goods| Some(*goods) == shown).unwrap_or(3);
        tiles[index] += copies;
    }
    tiles
}

/// TB-1, TBN-1
#[test]
fn tb_1_24_tiles_are_added_20_of_them_with_goods() {
    assert_eq!(tiles_with_goods("traders-v3"), [9, 6, 5, 4]);
    let without = Game::new(rules_with(&["base"], 2));
    let with = Game::new(rules_with(&["base", "traders-and-builders"], 2));
    assert_eq!(with.bag().left() - without.bag().left(), 24);
}

/// TB-2, TBN-1: no city shows two goods on one tile, so tiles and symbols are the same number.
#[test]
fn tb_2_there_is_a_token_for_every_symbol() {
    let goods = Catalogue::standard().pieces().goods;
    assert_eq!([goods.wine, goods.grain, goods.cloth], [9, 6, 5]);
    for set in SETS {
        assert_eq!(tiles_with_goods(set)[..3], [goods.wine, goods.grain, goods.cloth]);
    }
}

/// TBN-4: corn, wheat and grain are names of one good, whichever book a tile is from.
#[test]
fn tbn_4_all_printings_show_the_same_three_goods() {
    assert_eq!(GOODS.len(), 3);
    let catalogue = Catalogue::standard();
    let goods_of = |id: &str| {
        let kind = catalogue.kind(catalogue.kind_id(id).unwrap());
        kind.segments.iter().find_map(|segment| segment.goods)
    };
    for (old, new) in [("tb.HK", "tb.HK-g"), ("tb.HU", "tb.HU-g")] {
        assert!(goods_of(old).is_some());
        assert_eq!(goods_of(old), goods_of(new));
    }
    assert_eq!(tiles_with_goods(SETS[0]), tiles_with_goods(SETS[1]));
}

/// TB-3, TBN-1
#[test]
fn tb_3_every_player_gets_one_builder_and_one_pig() {
    let game = Game::new(rules_with(&["base", "farmers", "traders-and-builders"], 8));
    for player in (0..8).map(Player) {
        assert_eq!(game.supply(player).of(FigureKind::Builder), 1);
        assert_eq!(game.supply(player).of(FigureKind::Pig), 1);
    }
    for figure in [FigureKind::Builder, FigureKind::Pig] {
        assert!(!figure.is_follower());
        assert_eq!(figure.strength(), 0);
    }
    for book in ["2021", "2015", "2008", "2014"] {
        let each = Catalogue::standard().pieces().figures_of(book).unwrap().per_player;
        assert_eq!((each.builders, each.pigs), (1, 1));
    }
}

/// TB-3: with the only builder on the board there is no other one to place.
#[test]
fn tb_3_a_second_builder_or_pig_is_not_there() {
    check(
        "
        systems: base, farmers, traders-and-builders
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        expect supply Red builder 0
        Red base.U 3,0:0
        refuse builder>road.EW TB-3
        Red meeple>field.3456 -
        Red base.U 4,0:0 pig>field.3456 -
        Red base.U 5,0:0
        refuse pig>field.3456 TB-3
        ",
    );
}

/// TB-4, TBN-2: every tile of the bag is as likely as any other, whichever set it is from.
#[test]
fn tbn_2_all_tiles_are_one_pool() {
    let game = Game::new(rules_with(&["base", "traders-and-builders"], 2));
    let weight_of = |id: &str| {
        let kind = game.rules().kind(id).unwrap();
        let outcomes = game.outcomes();
        outcomes.iter().find(|(outcome, _)| *outcome == Outcome::Tile(kind)).map(|(_, w)| *w)
    };
    assert_eq!(game.outcomes().iter().map(|(_, weight)| *weight).sum::<u16>(), 71 + 24);
    assert_eq!(weight_of("tb.HB"), Some(1));
    assert_eq!(weight_of("base.D"), Some(3));
    assert_eq!(weight_of("base.X"), Some(1));
}

/// TBN-3: while river tiles are left, nothing else is drawn.
#[test]
fn tbn_3_the_river_stays_apart_from_the_bag() {
    let game = Game::new(rules_with(&["base", "traders-and-builders", "river-v3"], 2));
    assert_eq!(game.bag().left(), 71 + 24 + 11);
    for (outcome, _) in game.outcomes() {
        let Outcome::Tile(kind) = outcome else { panic!("a tile is drawn") };
        assert!(game.rules().kind_name(kind).starts_with("riverv3."));
    }
}

/// TB-5, TBN-5
#[test]
fn tb_5_a_bridge_is_no_crossing() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  tb.HB 1,0:0
        expect same road.EW road.EW@0,0
        expect apart road.EW road.NS field.07 field.12 field.34 field.56
        expect open road.EW road.NS
        Red  meeple>road.EW
        Blue base.W 2,0:0 -
        expect event scored Red 4 road
        expect open road.NS@1,0
        ",
    );
}

/// TB-5, TBN-5: one road ends at the city and one at a cottage; the bridge parts three fields.
#[test]
fn tb_5_the_bridge_with_a_city_has_three_fields() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.V 0,0:270
        bag: base.X

        Red  tb.HC 1,0:0
        expect same road.W road.ES@0,0
        expect apart road.W road.S field.7 field.56 field.234 city.N
        Red  meeple>road.S
        Blue base.A 1,1:180 -
        expect event scored Red 2 road
        expect open road.W@1,0
        ",
    );
}

/// TB-5, TBN-5
#[test]
fn tb_5_the_monastery_splits_roads_and_fields_in_three() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  tb.HJ 1,0:0
        expect apart road.E road.S road.W field.0127 field.34 field.56
        expect complete road.W
        expect open road.E road.S
        expect legal meeple>monastery meeple>road.E meeple>field.34
        Red  meeple>road.W
        expect event scored Red 3 road
        ",
    );
}

/// TB-5, TBN-5: a field without any side of the tile is a field.
#[test]
fn tb_5_the_field_between_three_cities_takes_a_farmer() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.E 0,-1:180

        Red  tb.HM 0,0:180
        expect apart city.N city.W city.ES
        Red  meeple>field
        Blue base.E -1,0:90 -
        expect event scored Red 6 field final
        expect Red 6, Blue 0
        ",
    );
}

/// TB-6: with goods alone there is neither builder nor pig.
#[test]
fn tb_6_goods_alone() {
    check(
        "
        systems: base, farmers, traders-and-builders/goods
        bag: base.X

        expect supply Red builder 0
        expect supply Red pig 0
        Red  tb.HQ 0,-1:90 meeple>city.NS
        Blue base.E 0,-2:180 -
        expect event took Blue wine 1
        Red  base.U 1,0:0
        refuse builder>road.EW TB-3
        refuse pig>field.3456 TB-3
        ",
    );
}

/// TB-6: without goods the symbols mean nothing and there is nothing to win at the end.
#[test]
fn tb_6_builder_alone() {
    check(
        "
        systems: base, farmers, traders-and-builders/builder
        start: base.W -1,0:0; base.D 0,0:0

        expect supply Red builder 1
        expect supply Red pig 0
        Red  tb.HQ 0,-1:90 -
        Blue base.E 0,-2:180 -
        expect complete city.N@0,0
        expect no event took
        expect tokens Blue wine 0 grain 0 cloth 0
        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red  base.U 3,0:0 -
        expect asks Red second-part
        Red  =second-part base.U 4,0:0 -
        expect over
        expect no event scored Blue
        expect Red 6, Blue 0
        ",
    );
}

/// TB-6
#[test]
fn tb_6_pig_alone() {
    check(
        "
        systems: base, farmers, traders-and-builders/pig
        start: base.W -1,0:0; base.D 0,0:0

        expect supply Red builder 0
        expect supply Red pig 1
        Red  tb.HQ 0,-1:90 -
        Blue base.E 0,-2:180 -
        expect no event took
        Red  base.U 1,0:0 meeple>field.0127
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0
        refuse builder>road.EW TB-3
        Red  pig>field.0127
        expect over
        expect event scored Red 4 field final [TB-52]
        ",
    );
}

/// TB-6: whichever part is named, all tiles of the system are in the bag.
#[test]
fn tb_6_every_part_brings_all_tiles() {
    for part in ["goods", "builder", "pig"] {
        let system = format!("traders-and-builders/{part}");
        assert_eq!(Game::new(rules_with(&["base", &system], 2)).bag().left(), 71 + 24);
    }
}
