//! Builder, pig and goods where they meet other systems.

use bastide_engine::{
    Action, Choice, Decision, FigureKind, Game, Outcome, Pending, Pos, Rotation, Rules,
    SegmentKind, Setup, StartTile,
};
use bastide_scenario::check;

/// IC+TB, TB-20, TB-40, IC-12: a large meeple carries builder and pig.
#[test]
fn tb_20_tb_40_with_the_large_meeple() {
    check(
        "
        systems: base, farmers, traders-and-builders, inns-and-cathedrals
        supply large-meeple: 2
        players: Red
        bag: base.X

        Red base.U 1,0:0 large-meeple>road.EW
        Red base.U 2,0:0 large-meeple>field.3456
        Red base.U 3,0:0
        expect legal builder>road.EW pig>field.3456
        Red builder>road.EW
        Red base.U 4,0:0 pig>field.3456 -
        expect on field.3456@1,0: Red large-meeple, Red pig
        ",
    );
}

/// IC+TB, TB-10: a cathedral changes the points, not the goods.
#[test]
fn tb_10_goods_of_a_city_with_a_cathedral() {
    check(
        "
        systems: base, farmers, traders-and-builders, inns-and-cathedrals
        start: base.D 0,0:0; ic.EK 0,-1:0; base.E -1,-1:90; base.E 1,-1:270
        bag: base.X

        Red  tb.HQ 0,-2:90 meeple>city.NS
        Blue base.E 0,-3:180 -
        expect event scored Red 18 city [IC-21]
        expect event took Blue wine 1
        ",
    );
}

/// FER+TB, TB-23, TB-24: a ferry that joins the builder's road to the new tile is no extension.
#[test]
fn tb_23_a_ferry_earns_no_second_part() {
    check(
        "
        systems: base, farmers, traders-and-builders, ferries
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.U -1,0:0; base.U 1,0:0
        bag: base.X

        Red  base.U -2,0:0 meeple>road.EW
        Blue base.B 0,-2:0 -
        Red  base.U -3,0:0 builder>road.EW
        Blue fe.D 0,0:0 - ferry.ES
        Red  base.U 0,1:90 - ferry.SW@0,0
        expect same road.NS@0,1 road.EW@-3,0
        expect on road.NS@0,1: Red meeple, Red builder
        expect no event second-part
        expect asks Blue place-tile base.X
        ",
    );
}

/// FER+TB, TB-29, TBN-14, FER-37: a ferry cuts the builder off from the last own follower.
#[test]
fn tb_29_a_ferry_sends_a_builder_home() {
    check(
        "
        systems: base, farmers, traders-and-builders, ferries
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.U -1,0:0; base.U 1,0:0
        bag: base.X

        Red  base.U -2,0:0 meeple>road.EW
        Blue fe.D 0,0:0 - ferry.EW
        Red  base.U 2,0:0 builder>road.EW -
        expect on road.EW@2,0: Red meeple, Red builder
        Blue base.U 3,0:0 - ferry.SW@0,0
        expect apart road.EW@2,0 road.EW@-2,0
        expect event returned Red builder road.EW@2,0
        expect supply Red builder 1
        expect on road.EW@-2,0: Red meeple
        ",
    );
}

/// FER+TB, TB-29, FER-36: the roads are judged when all ferries lie, so a follower beyond the ferry
/// keeps its builder as long as it stays joined.
#[test]
fn tb_29_a_ferry_that_leaves_them_together_sends_nobody_home() {
    check(
        "
        systems: base, farmers, traders-and-builders, ferries
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.U -1,0:0; base.U 1,0:0
        bag: base.X

        Red  base.U -2,0:0 meeple>road.EW
        Blue fe.D 0,0:0 - ferry.EW
        Red  base.U -3,0:0 builder>road.EW -
        Blue base.U 2,0:0 - ferry.SW@0,0
        expect no event returned
        expect on road.EW@-2,0: Red meeple, Red builder
        ",
    );
}

/// FER+TB, TB-24, FER-37: the part is earned by the tile, although the player's ferry sends the
/// builder home.
#[test]
fn tb_24_the_second_part_stays_when_a_ferry_takes_the_builder() {
    check(
        "
        systems: base, farmers, traders-and-builders, ferries
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.U -1,0:0; base.U 1,0:0
        bag: base.X

        Red  base.U -2,0:0 meeple>road.EW
        Blue fe.D 0,0:0 - ferry.EW
        Red  base.U 2,0:0 builder>road.EW -
        Blue base.B 0,-2:0 -
        Red  base.U 3,0:0 - ferry.SW@0,0
        expect event second-part Red
        expect event returned Red builder
        expect asks Red second-part
        ",
    );
}

/// FER+TB, TB-23, FER-6, FER-25: a ferry moved with the first tile stays fixed during the second.
#[test]
fn tb_23_a_ferry_moves_once_in_a_double_turn() {
    let moves = "
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.U -1,0:0; base.U 1,0:0
        bag: base.X

        Red  base.U -2,0:0 meeple>road.EW
        Blue fe.D 0,0:0 - ferry.EW
        Red  base.U -3,0:0 builder>road.EW -
        Blue base.B 0,-2:0 -
        Red  base.U -4,0:0 - ferry.SW@0,0 =second-part base.U -5,0:0 -
        ";
    let systems = "systems: base, farmers, traders-and-builders, ferries";
    check(&format!("{systems} {moves} expect asks Blue place-tile base.X"));
    let option = "option fer.once_per: placement";
    check(&format!("{systems}\n{option} {moves} expect asks Red move-ferry"));
}

/// MSG+TB, TB-23, TB-25, MSG-28: the extra tile of a message earns the player of the turn a second
/// part, which is played when the interrupted part is over.
#[test]
fn tb_25_the_extra_tile_of_a_message_may_earn_the_second_part() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.A 0,2:270; base.U 1,2:0; base.U 2,2:0; base.U 3,2:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,3:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,4:0 -
        Red  base.A 4,2:90 meeple>road.W
        expect no event second-part
        Red  =meeple message=tile =action base.U 3,0:0
        expect event second-part Red
        Red  -
        expect asks Red second-part
        Red  =second-part base.U 4,0:0 -
        expect no event second-part
        expect asks Blue place-tile base.X
        ",
    );
}

/// MSG+TB, TB-23, MSG-16, MSG-28: the interrupted part goes on after the extra tile, here with
/// Blue's message, and only then comes the second part.
#[test]
fn tb_23_the_second_part_waits_for_the_interrupted_part() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        option msg.alone: not_required
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.A 0,2:270; base.U 1,2:0; base.U 2,2:0; base.U 3,2:0
        start: base.B 3,3:0; base.B 4,3:0; base.B 5,3:0; base.B 6,3:0; base.U 6,2:0; base.U 7,2:0; base.A 8,2:90
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.U 5,2:0 meeple>road.EW
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,3:0 -
        Red  base.W 4,2:180 meeple>road.W
        Red  =next:road.EW@1,2
        Red  =meeple
        Blue =meeple
        Red  message=tile =action base.U 3,0:0 -
        expect event second-part Red
        Blue message=knights =points =messenger
        expect asks Red second-part
        ",
    );
}

/// MSG+TB, TB-25, MSG-28: one second part in a turn, also when the extra tile extends the road once
/// more.
#[test]
fn tb_25_the_extra_tile_earns_no_further_part() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0
        start: base.U 3,1:90; base.A 3,2:180; base.B 4,1:0; base.U 4,0:0; base.A 5,0:90
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,2:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,3:0 -
        Red  ic.EE 3,0:0 meeple>road.ES
        expect event second-part Red
        Red  =meeple message=tile =action base.U 3,-1:90
        expect on road.NS: Red meeple, Red builder
        expect no event second-part
        Red  -
        expect asks Red second-part
        Red  =second-part base.U 3,-2:90 -
        expect no event second-part
        refuse =second-part TB-25
        expect turn Blue
        ",
    );
}

/// MSG+TB, TB-25, MSG-29: on another player's turn the extra tile earns nothing.
#[test]
fn tb_25_an_extra_tile_on_anothers_turn_earns_nothing() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, traders-and-builders, messengers
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.A 0,2:270; base.U 1,2:0; base.U 2,2:0
        bag: base.X

        Blue base.U 1,0:0 meeple>road.EW
        Red  base.B 0,3:0 -
        Blue base.U 2,0:0 builder>road.EW
        Red  base.B 0,4:0 -
        Blue base.U 3,2:0 meeple>road.EW
        Red  base.A 4,2:90 -
        expect asks Blue marker 5
        Blue =meeple message=tile =action base.U 3,0:0
        expect turn Red
        expect same road.EW road.EW@0,0
        expect no event second-part
        Blue -
        expect asks Blue place-tile base.X
        expect turn Blue
        ",
    );
}

/// MSG+TB, TB-23, TBN-11, MSG-13: each part of a double turn is a batch of its own, with its own
/// message.
#[test]
fn tb_23_a_message_in_each_part() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0; base.U 4,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,2:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 1,2:0 -
        Red  base.W 3,0:180 - =meeple message=knights =points =messenger
        expect track Red meeple 5 messenger 2
        expect asks Red second-part
        Red  =second-part base.A 5,0:90 meeple>road.W =messenger
        expect track Red meeple 5 messenger 5
        Red  message=farmers =points =messenger
        expect asks Blue place-tile base.X
        ",
    );
}

/// MSG+TB, TB-10, TB-11, MSG-29: goods go to whoever places the extra tile that completes the city.
#[test]
fn tb_10_goods_for_the_extra_tile_of_a_message() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        start: base.W -1,0:0; base.D 0,0:0; base.U 1,0:0; tb.HQ 0,-1:90
        bag: base.X

        Red  base.U 2,0:0 meeple>road.EW
        Blue base.A 3,0:90 -
        Red  =meeple message=tile =action base.E 0,-2:180 -
        expect event took Red wine 1
        expect tokens Blue wine 0
        ",
    );
}

fn place(game: &mut Game, tile: &str, at: (i16, i16), degrees: u16) {
    let kind = game.rules().kind(tile).unwrap();
    game.resolve(Outcome::Tile(kind)).unwrap();
    let (at, rotation) = (Pos::new(at.0, at.1), Rotation::from_degrees(degrees).unwrap());
    game.play(Action::place(at, rotation)).unwrap();
}

/// Puts a figure on the road of the tile just placed.
fn deploy_on_road(game: &mut Game, figure: FigureKind) {
    let on_road = |action: &Action| match action {
        Action::Deploy { figure: offered, to } => {
            *offered == figure && game.kind_at(*to) == Some(SegmentKind::Road)
        }
        _ => false,
    };
    let action = game.legal_actions().into_iter().find(on_road).unwrap();
    game.play(action).unwrap();
}

/// RV3+TB, TB-23, TB-24, RV3-12: a river tile that extends the builder's road earns the second
/// part, and while the river lasts its tile is one of the river.
#[test]
fn tb_23_the_second_tile_comes_from_the_river() {
    let systems = ["base", "farmers", "river-v3", "traders-and-builders"];
    let start = [
        ("riverv3.A", (0, 0), 0),
        ("base.A", (1, 0), 90),
        ("base.B", (1, 1), 0),
        ("base.V", (1, 2), 0),
        ("base.V", (1, 3), 90),
        ("base.B", (-1, 0), 0),
        ("base.V", (-1, 1), 270),
        ("base.V", (-1, 2), 180),
    ];
    let start = start.map(|(tile, (x, y), degrees)| StartTile {
        tile: tile.into(),
        at: Pos::new(x, y),
        rotation: Rotation::from_degrees(degrees).unwrap(),
    });
    let setup = Setup {
        systems: Some(systems.map(String::from).to_vec()),
        start: Some(start.to_vec()),
        ..Setup::for_players(["Red"])
    };
    let mut game = Game::new(Rules::new(setup).unwrap());
    place(&mut game, "riverv3.H", (0, 1), 90);
    deploy_on_road(&mut game, FigureKind::Meeple);
    place(&mut game, "riverv3.K", (0, 2), 0);
    deploy_on_road(&mut game, FigureKind::Builder);
    place(&mut game, "riverv3.B", (0, 3), 270);
    game.play(Action::Pass).unwrap();
    assert_eq!(game.scores(), [7]);
    let Pending::Decide(_, Decision::SecondPart) = game.pending() else {
        panic!("the river tile earns a second part")
    };
    game.play(Action::Choose(Choice::SecondPart)).unwrap();
    let outcomes = game.outcomes();
    assert!(!outcomes.is_empty());
    for (outcome, _) in outcomes {
        let Outcome::Tile(kind) = outcome else { panic!("a tile is drawn") };
        assert!(game.rules().kind_name(kind).starts_with("riverv3."));
    }
}
