//! Who the abbot is, and where it is placed.

use bastide_engine::{Catalogue, FigureKind, Game, Player, Rules, Setup};
use bastide_scenario::check;

/// ABT-1: one for every player, for more players than the box has abbots.
#[test]
fn abt_1_every_player_has_an_abbot() {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    let systems = Some(vec!["base".into(), "abbot".into()]);
    let game = Game::new(Rules::new(Setup { systems, ..Setup::for_players(names) }).unwrap());
    for player in (0..8).map(Player) {
        assert_eq!(game.supply(player).of(FigureKind::Abbot), 1);
        assert_eq!(game.supply(player).of(FigureKind::Meeple), 7);
    }
    let each = Catalogue::standard().pieces().figures_of("2021").unwrap().per_player;
    assert_eq!(each.abbots, 1);
}

/// ABT-2: gardens are on ordinary tiles of several sets, which the system does not add to.
#[test]
fn abt_2_gardens_come_with_other_sets() {
    let left = |systems: &[&str]| {
        let systems = Some(systems.iter().map(|name| name.to_string()).collect());
        let rules = Rules::new(Setup { systems, ..Setup::for_players(["A", "B"]) });
        Game::new(rules.unwrap()).bag().left()
    };
    assert_eq!(left(&["base", "abbot"]), left(&["base"]));
    let catalogue = Catalogue::standard();
    for (set, gardens) in [("base-v3", 8), ("inns-v3", 2), ("traders-v3", 2), ("river-v3", 1)] {
        let tiles = &catalogue.set(set).unwrap().tiles;
        let has_garden = |id| {
            let segments = &catalogue.kind(id).segments;
            segments.iter().any(|segment| segment.kind == bastide_engine::SegmentKind::Garden)
        };
        let found: u8 = tiles.iter().filter(|(id, _)| has_garden(*id)).map(|(_, n)| n).sum();
        assert_eq!(found, gardens, "{set}");
    }
}

/// ABT-2: without the system there is no abbot, and a garden takes and scores nobody.
#[test]
fn abt_2_without_the_abbot_gardens_have_no_function() {
    check(
        "
        systems: base
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0
        bag: base.B

        expect supply Red abbot 0
        Red  base.E-g 0,0:0
        refuse abbot>garden ABT-4
        refuse meeple>garden ABT-6
        expect only meeple>city.N -
        Red  -
        Blue base.B 1,1:0 -
        expect no event scored
        ",
    );
}

/// ABT+BG, ABT-3: it occupies like any meeple, so that nobody else can join.
#[test]
fn abt_3_an_abbot_is_a_follower_of_strength_1() {
    assert!(FigureKind::Abbot.is_follower());
    assert_eq!(FigureKind::Abbot.strength(), FigureKind::Meeple.strength());
    check(
        "
        systems: base, farmers, abbot
        bag: base.B

        Red  base.B 0,1:0 abbot>monastery
        expect on monastery@0,1: Red abbot
        expect owners monastery@0,1: Red
        expect supply Red meeple 7
        expect supply Red abbot 0
        ",
    );
}

/// ABT-4: from the supply, on the tile just placed.
#[test]
fn abt_4_the_abbot_goes_on_the_tile_just_placed() {
    check(
        "
        systems: base, farmers, abbot
        players: Red
        start: base.D 0,0:0; base.U-g 1,0:0
        bag: base.B

        Red base.U-g 2,0:0
        refuse abbot>garden@1,0 ABT-4
        Red abbot>garden
        expect event deployed Red abbot garden@2,0
        Red base.U-g 3,0:0
        refuse abbot>garden ABT-4
        ",
    );
}

/// ABT+BG, ABT-4: the abbot is placed instead of another figure.
#[test]
fn abt_4_abbot_or_another_figure() {
    check(
        "
        systems: base, farmers, abbot, traders-and-builders
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.U-g 3,0:0 meeple>field.3456
        expect asks Red second-part
        refuse abbot>garden ABT-4
        Red =second-part base.U-g 4,0:0 abbot>garden
        expect on garden@4,0: Red abbot
        ",
    );
}

/// ABT+BG, ABT+FRM, ABT-5
#[test]
fn abt_5_an_abbot_stands_on_a_monastery_or_in_a_garden_only() {
    check(
        "
        systems: base, farmers, abbot
        bag: base.B

        Red  base.U-g 1,0:0
        refuse abbot>road.EW ABT-5
        refuse abbot>field.3456 ABT-5
        expect legal abbot>garden
        Red  -
        Blue base.E 0,-1:180
        refuse abbot>city.S ABT-5
        Blue -
        Red  base.B 0,1:0
        expect legal abbot>monastery
        Red  -
        Blue cult.S1 0,2:0
        expect legal abbot>monastery
        ",
    );
}

/// ABT+IC, ABT-6: neither meeples nor special figures.
#[test]
fn abt_6_a_garden_takes_nobody_else() {
    check(
        "
        systems: base, farmers, abbot, inns-and-cathedrals, traders-and-builders
        players: Red
        bag: base.B

        Red base.U 1,0:0 meeple>field.3456
        Red base.U-g 2,0:0
        refuse meeple>garden ABT-6
        refuse large-meeple>garden ABT-6
        refuse pig>garden ABT-6
        refuse builder>garden TB-22
        expect legal abbot>garden pig>field.3456
        ",
    );
}

/// ABT-7: a monastery takes a monk or an abbot, not both, whatever part of the turn it is.
#[test]
fn abt_7_not_on_an_occupied_monastery_or_garden() {
    check(
        "
        systems: base, farmers, abbot, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.U-g 0,1:0 abbot>garden
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red  base.A 3,0:90
        expect legal meeple>monastery abbot>monastery
        Red  meeple>monastery =second-part base.B 0,3:0
        refuse abbot>monastery@3,0 ABT-7
        refuse abbot>garden@0,1 ABT-7
        expect legal abbot>monastery
        ",
    );
}
