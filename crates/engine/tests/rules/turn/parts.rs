//! Further parts of a turn, and the next turn.

use bastide_scenario::check;

use crate::track::{booked, lanes};

/// TS-17: the second part comes after everything of the first, may be declined, and is the last.
#[test]
fn ts_17_the_second_part() {
    let board = "
        systems: base, traders-and-builders
        start: base.A 0,0:270
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red base.U 3,0:0
        expect asks Red second-part
        expect only =second-part -
        refuse 0,3:0 BG-10";
    check(&format!(
        "{board}
        Red =second-part base.U 4,0:0
        expect no event second-part
        expect turn Blue
        "
    ));
    check(&format!("{board}\nRed -\nexpect turn Blue\n"));
}

/// TS-18: the next player clockwise, and after the last the first.
#[test]
fn ts_18_turns_go_clockwise() {
    check(&format!(
        "
        players: Red, Blue, Green
        systems: base
        start: {}
        bag: base.B

        1. Red base.B -1,0:0 -
        2. Blue base.B -1,1:0 -
        3. Green base.B -1,2:0 -
        expect turn Red
        expect event turn Red 4
        ",
        lanes(&[3])
    ));
}

/// TS-ex5, TS-E1: the last tile earns a second part for which there is no tile: it lapses.
#[test]
fn ts_ex5_a_second_part_without_a_tile_lapses() {
    check(
        "
        systems: base, traders-and-builders
        start: base.A 0,0:270

        Red base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red base.U 3,0:0
        expect event second-part Red
        expect over
        expect Red 4, Blue 0
        ",
    );
}

/// TS-ex11: ferries, robbers, messengers and gold in one turn. Ann's ferry move closes Bob's far road;
/// Cid robs Bob and lands alone; Bob draws the extra tile, and with it the gold for Ann's monastery;
/// Cid's message comes when all of that is over.
#[test]
fn ts_ex11_a_ferry_move_brings_a_theft_and_an_extra_tile() {
    let played = check(&format!(
        "
        players: Ann, Bob, Cid
        systems: base, ferries, robbers, messengers, gold-mines
        option rob.placement: optional
        start: {}; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 0,2:0; base.B 2,2:0; \
               base.B 0,3:0; base.B 1,3:0; base.A 0,-1:270; base.U 3,-1:0; base.A 5,1:270; \
               base.U 6,1:0
        bag: base.B

        Ann base.B 1,2:0 meeple>monastery
        Bob base.A 11,0:90 meeple>road.W =meeple
        Cid rb.D -1,0:270 =space-12 Ann - Cid -
        Ann fe.D 2,-1:180 - ferry.EW
        Bob base.U 1,-1:0 meeple>road.EW -
        Cid base.A 7,1:90 meeple>road.W =meeple
        Ann base.U 4,-1:0 ferry.NE@2,-1
        expect asks Bob marker 3
        Bob =meeple
        expect track Bob meeple 15
        expect asks Cid marker 2
        Cid =meeple message=tile
        expect track Cid meeple 5
        expect track Cid robber none
        expect supply Bob meeple 7
        expect asks Bob message tile
        Bob =action gm.H 2,3:0 gold@1,2 -
        expect turn Ann
        expect asks Ann marker 9
        Ann =meeple
        expect events 2 took Ann gold
        expect tokens Ann gold 2
        expect event message-done Bob tile action
        expect turn Ann
        Cid message=knights
        expect asks Cid message knights
        Cid =action
        expect state ferries/placed/2,-1/edges N E
        expect asks Bob place-tile base.B
        expect turn Bob
        ",
        lanes(&[12])
    ));
    let order = ["Bob 12 road", "Cid 3 road", "Bob 3 road", "Cid 2 robber", "Ann 9 monastery"];
    assert_eq!(booked(&played), order);
}

/// TS-ex11: the whole example, with robbers and gold. Bob's far road closes, Cid's robber takes its
/// share, Bob's extra tile brings gold for Ann's monastery, and Cid's message comes after that.
#[test]
fn ts_ex11_with_robbers_and_gold() {
    let played = check(&format!(
        "
        players: Ann, Bob, Cid
        systems: base, ferries, gold-mines, messengers, robbers
        start: {}; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 0,2:0; base.B 2,2:0; \
               base.B 0,3:0; base.B 1,3:0; base.A 0,-1:270; base.U 3,-1:0; base.B -1,3:0; \
               base.B -2,3:0; base.U -2,2:0; base.A -3,2:270
        bag: base.B

        Ann base.B 1,2:0 meeple>monastery
        Bob base.A 11,0:90 meeple>road.W =meeple
        Cid base.A -1,2:90 meeple>road.W =meeple
        Ann base.B -1,1:0 -
        Bob base.U 1,-1:0 meeple>road.EW
        Cid rb.D -1,0:0 =space-12
        Ann =space-3
        Cid -
        Ann base.B -2,1:0 -
        Bob base.B -2,0:0 -
        Cid fe.D 2,-1:180 - ferry.EW
        Ann base.U 4,-1:0 ferry.NE@2,-1
        expect asks Bob marker 3
        Bob =meeple
        expect track Bob meeple 15
        expect track Cid robber none
        expect asks Cid marker 2
        Cid =meeple message=tile
        expect track Cid meeple 5
        expect track Ann robber 5
        expect supply Bob meeple 7
        expect asks Bob message tile
        Bob =action gm.H 2,3:0
        expect event moved Bob gold 2,3
        Bob gold@1,2 -
        expect asks Ann marker 9
        Ann =meeple message=knights
        expect tokens Ann gold 2
        expect asks Cid message knights
        Cid =points =messenger
        expect state ferries/placed/2,-1/edges N E
        expect asks Bob place-tile base.B
        expect turn Bob
        ",
        lanes(&[12])
    ));
    let order = [
        "Bob 12 road",
        "Cid 3 road",
        "Bob 3 road",
        "Cid 2 robber",
        "Ann 9 monastery",
        "Cid 2 message",
    ];
    assert_eq!(booked(&played), order);
}
