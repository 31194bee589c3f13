//! The River of Big Box 5 with other systems.

use bastide_engine::{Action, Choice, Decision, FigureKind, Message, Outcome, Pending};
use bastide_scenario::check;

use crate::steps::{Steps, start_tiles};

/// MSG+R5, R5+TB, R5-15, TB-23, MSG-28: river tiles extend the builder's road and complete it; the
/// extra tile of a message and the second part come from the river too.
#[test]
fn r5_15_second_parts_and_messages_draw_from_the_river() {
    let systems = ["base", "farmers", "river-bb5", "traders-and-builders", "messengers"];
    let start = start_tiles(&[
        ("riverbb5.F1", 0, 0, 0),
        ("base.B", 0, -1, 0),
        ("base.V", 1, -1, 270),
        ("base.V", 2, -1, 0),
        ("base.B", 3, -1, 0),
        ("base.U", 3, 0, 0),
        ("base.U", 4, 0, 0),
        ("base.U", 5, 0, 0),
        ("base.A", 6, 0, 90),
        ("base.B", 0, 1, 0),
        ("base.V", 1, 1, 180),
    ]);
    let mut steps = Steps::new("riverbb5.", &systems, start);
    steps.tile("riverbb5.F10", 1, 0, 90);
    steps.on_road(FigureKind::Meeple);
    steps.tile("riverbb5.F9", 2, 0, 0);
    steps.on_road(FigureKind::Builder);
    steps.tile("riverbb5.F8", 2, 1, 90);
    steps.game.play(Action::Pass).unwrap();
    steps.choose(Choice::Meeple);
    assert_eq!(steps.game.scores(), [10]);
    steps.game.resolve(Outcome::Message(Message::Tile)).unwrap();
    steps.choose(Choice::Action);
    steps.tile("riverbb5.F11", 2, 2, 90);
    steps.game.play(Action::Pass).unwrap();
    assert!(matches!(steps.game.pending(), Pending::Decide(_, Decision::SecondPart)));
    steps.choose(Choice::SecondPart);
    steps.tile("riverbb5.F12", 2, 3, 90);
}

/// KR+R5, KR-11, KR-15: roads and cities of river tiles count.
#[test]
fn kr_15_a_road_and_a_city_on_the_river() {
    check(
        "
        systems: base, river-bb5, king-and-robber-baron
        start: riverbb5.F1 0,0:0; base.B 0,-1:0; base.B 0,1:0; base.A 1,-1:0; base.A 1,1:180
        start: base.E 2,-1:180; base.E 2,1:0
        bag: base.B

        Red  riverbb5.F10 1,0:90 -
        expect event token Red robber-baron 3
        Blue riverbb5.F5 2,0:0 -
        expect event token Blue king 2
        ",
    );
}

/// CU+R5, CU-11: monasteries on river tiles keep shrines away.
#[test]
fn cu_11_a_monastery_on_the_river() {
    check(
        "
        systems: base, cult, river-bb5
        start: riverbb5.F1 0,0:0; riverbb5.F8 1,0:0; base.B 0,-1:0
        bag: base.B

        Red  cult.S1
        refuse 1,-1:0 CU-11
        expect legal 0,1:0
        ",
    );
}

/// FER+R5, FER-2: the mouth is no lake with a ferry.
#[test]
fn fer_2_the_mouth_is_no_ferry_lake() {
    check(
        "
        systems: base, farmers, river-bb5, ferries
        start: riverbb5.F1 0,0:0
        bag: base.B

        Red  riverbb5.F2 1,0:0 -
        expect asks Blue place-tile
        expect state ferries/placed/1,0/edges none
        ",
    );
}

/// FLY+R5, FLY-8: the water is no place to land.
#[test]
fn fly_8_nobody_lands_on_the_water() {
    check(
        "
        systems: base, farmers, flying-machines, river-bb5
        start: riverbb5.F1 0,0:0; riverbb5.F11 1,0:0; base.B 0,1:0
        bag: base.B

        Red  fl.G 1,1:90 meeple^ die=1
        expect event sent-back Red meeple
        ",
    );
}

/// PD+R5, PD-20, PD-47: the fairy is moved while the river is laid, and the dragon enters its
/// tiles.
#[test]
fn pd_47_dragon_and_fairy_on_the_river() {
    check(
        "
        systems: base, farmers, river-bb5, princess-and-dragon
        start: riverbb5.F1 0,0:0; riverbb5.F11 1,0:0; pd.V1 1,1:0
        bag: base.B

        Red  riverbb5.F12 2,0:0 meeple>field.0127
        Blue riverbb5.F11 3,0:0
        Red  riverbb5.F2 4,0:0 fairy>@2,0
        Blue pd.D1 1,2:180 - dragon>@1,0
        expect only dragon>@0,0
        Red  dragon>@0,0
        expect piece dragon 0,0
        expect figures Red 1
        ",
    );
}

/// AM+R5, AM-30, AM-31: a barn on the bank.
#[test]
fn am_31_a_barn_on_the_bank() {
    check(
        "
        systems: base, farmers, river-bb5, abbey-and-mayor/barn
        start: riverbb5.F1 0,0:0; base.B 0,-1:0; base.B 1,-1:0
        bag: base.B

        Red  riverbb5.F11 1,0:0
        expect legal barn@0,-1
        ",
    );
}
