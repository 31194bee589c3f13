//! Volcanoes, and the dragon tiles that wait for the first of them.

use bastide_engine::{Action, Game, Outcome, Pending, Pos, Rotation, Rules, Setup};
use bastide_scenario::check;

/// PD-30, TS-8: straight to the volcano, over nobody's head.
#[test]
fn pd_30_the_dragon_flies_straight_to_the_volcano() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  pd.V1 0,1:0
        expect piece dragon 0,1
        expect event moved Red dragon 0,1
        Blue base.B 0,2:0 meeple>monastery
        Red  base.B 0,3:0 meeple>monastery
        Blue pd.V1 0,4:0
        expect piece dragon 0,4
        expect no event returned
        expect figures Red 1
        expect figures Blue 1
        ",
    );
}

/// PD+TB, PD-31: neither followers nor builder and pig; what else the field and the city might
/// hold.
#[test]
fn pd_31_no_figure_on_a_new_volcano() {
    check(
        "
        systems: base, farmers, traders-and-builders, princess-and-dragon
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue base.B 0,1:0 meeple>field.01234567
        Red  pd.V3 0,-2:180
        refuse meeple>field.012367 PD-31
        refuse builder>city.S PD-31
        expect only fairy>@0,-1 -
        Red  -
        Blue pd.V1 0,2:0
        refuse pig>field.01234567 PD-31
        refuse meeple>field.01234567 PD-31
        ",
    );
}

/// PD-31: without anything else to do the question is not asked.
#[test]
fn pd_31_nothing_is_asked_where_nothing_can_be_done() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  pd.V1 0,1:0
        expect asks Blue place-tile base.B
        ",
    );
}

/// ABT+PD, PD-32: the fairy moves, and the abbot comes home.
#[test]
fn pd_32_fairy_and_abbot_on_the_turn_of_a_volcano() {
    check(
        "
        systems: base, abbot, princess-and-dragon
        bag: base.B

        Red  base.B 0,1:0 abbot>monastery
        Blue base.B 0,2:0 -
        Red  pd.V1 1,1:0
        expect only fairy>@0,1 abbot<monastery@0,1 -
        Red  abbot<monastery@0,1
        expect Red 4
        expect piece dragon 1,1
        ",
    );
}

/// PD-33: nobody comes to the dragon's tile, not even through a portal; the same field elsewhere is
/// open.
#[test]
fn pd_33_nobody_joins_the_dragon() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: base.D 0,0:0; pd.V1 0,1:0
        bag: base.B

        Red  pd.P2 1,0:0
        refuse meeple>field.01234567@0,1 PD-33
        expect legal meeple>field.3456@0,0
        ",
    );
}

/// PD-34: when the dragon is gone, a volcano is a tile like any other.
#[test]
fn pd_34_a_volcano_without_dragon_is_an_ordinary_tile() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: base.D 0,0:0; pd.V1 0,1:0
        bag: base.B

        Red  pd.V1 0,2:0
        Blue pd.P2 1,0:0
        refuse meeple>field.01234567@0,2 PD-33
        Blue meeple>field.01234567@0,1
        expect on field.01234567@0,1: Blue meeple
        ",
    );
}

/// PD-40, PD-41, PD-ex4, TS-3: set aside and drawn again; with the volcano the tile is back.
#[test]
fn pd_ex4_dragon_tiles_wait_for_the_volcano() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  pd.D1 pd.D5 base.B 0,1:0
        expect event waits pd.D1
        expect event waits pd.D5
        expect waiting 2
        Red  -
        Blue pd.V1 0,2:0
        expect event mixed-in 2
        expect waiting 0
        Red  pd.D5 1,0:0
        expect no event waits
        ",
    );
}

fn unscripted() -> Game {
    let systems = ["base", "farmers", "princess-and-dragon"];
    let setup = Setup {
        systems: Some(systems.map(String::from).to_vec()),
        ..Setup::for_players(["Red", "Blue"])
    };
    Game::new(Rules::new(setup).unwrap())
}

fn draw(game: &mut Game, id: &str) {
    let kind = game.rules().kind(id).unwrap();
    game.resolve(Outcome::Tile(kind)).unwrap();
}

fn place(game: &mut Game, x: i16, y: i16) {
    game.play(Action::place(Pos::new(x, y), Rotation::default())).unwrap();
}

/// PD-40, PD-41: where chance draws, the tiles are in the supply again and can be drawn.
#[test]
fn pd_41_tiles_that_waited_can_be_drawn_again() {
    let mut game = unscripted();
    let kind = game.rules().kind("pd.D5").unwrap();
    let all = game.bag().left();
    for _ in 0..2 {
        draw(&mut game, "pd.D5");
    }
    assert_eq!((game.bag().left_of(kind), game.bag().aside()), (0, &[kind, kind][..]));
    assert!(!game.is_possible(Outcome::Tile(kind)));
    draw(&mut game, "pd.V1");
    place(&mut game, 0, 1);
    assert_eq!((game.bag().left_of(kind), game.bag().aside()), (2, &[][..]));
    assert_eq!(game.bag().left(), all - 1);
    draw(&mut game, "pd.D5");
    assert!(matches!(game.pending(), Pending::Decide(..)));
}

/// PD-42: what waits when the supply runs out stays out of the game.
#[test]
fn pd_42_the_game_ends_without_the_tiles_that_wait() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        draw: base.B pd.D1

        Red  base.B 0,1:0 -
        expect over
        expect waiting 1
        expect event waits pd.D1
        ",
    );
}
