//! Drawing a tile with a number (WF-10 to WF-12).

use bastide_scenario::check;

/// BG+WF, WF-10, TS-4: the pig moves before the tile is placed, and what it passes does nothing.
#[test]
fn wf_10_the_pig_moves_on_drawing() {
    check(
        "
        systems: base, wheel-of-fortune
        bag: base.B

        Red  base.B -1,1:0 -
        expect piece wheel-pig storm
        expect event moved * wheel-pig storm
        expect event scored Blue 7 wheel [WF-23]
        expect event scored Red 7 wheel [WF-23]
        expect events 2 scored
        expect asks Blue place-tile base.U-w3
        Blue base.U-w3 2,-1:90 -
        expect events 1 moved * wheel-pig
        expect Red 7, Blue 7
        ",
    );
}

/// The three roads of the board are closed, so that no tile without a field or city to show fits.
const NO_ROADS: &str = "base.A 2,-1:0; base.A 4,2:90; base.A -1,3:270";

/// BG+WF, WF-11: a tile that fits nowhere has moved the pig, and the tile drawn in its place moves
/// it again.
#[test]
fn wf_11_a_tile_without_a_place_turns_the_wheel() {
    check(&format!(
        "
        systems: base, wheel-of-fortune
        start: {NO_ROADS}
        draw: base.B base.X-w1 base.X-w1 base.X-w1 base.B

        Red  base.B -1,1:0 -
        expect piece wheel-pig storm
        expect event moved * wheel-pig taxes
        expect event moved * wheel-pig famine
        expect event moved * wheel-pig storm
        expect events 3 discarded base.X-w1
        expect Red 7, Blue 7
        expect asks Blue place-tile base.B
        "
    ));
}

/// MSG+WF, WF-12, SCB-22, SCB-28: the event is one batch and the crowns are another, each with one
/// award for each player, clockwise from the active one.
#[test]
fn wf_12_two_batches_clockwise_from_the_active_player() {
    check(
        "
        players: Red, Blue, Green
        systems: base, messengers, wheel-of-fortune
        supply meeple: 4
        bag: base.B

        Red   base.B -1,1:0 meeple>storm
        Blue  base.B -1,2:0 -
        Green base.B -2,1:0 -
        Red   base.B -2,2:0 meeple>storm
        expect asks Blue marker 4
        Blue  base.U-w3 =meeple
        expect asks Green marker 4
        Green =meeple
        expect asks Red marker 2
        Red   =meeple
        expect asks Red marker 6
        Red   =messenger
        expect track Red meeple 2 messenger 6
        expect asks Blue place-tile base.U-w3
        Blue  2,-1:90 -
        ",
    );
}

/// MSG+WF, MSG-43: with messages drawn at once, the extra tile still waits until everybody has the
/// points of the event.
#[test]
fn msg_43_an_extra_tile_waits_for_the_end_of_the_event() {
    check(
        "
        players: Red, Blue, Green
        systems: base, messengers, wheel-of-fortune
        option msg.timing: immediate
        supply meeple: 5
        bag: base.B

        Red   base.U-w3 =meeple message=tile =action
        expect asks Blue marker 5
        Blue  =messenger
        expect asks Green marker 5
        Green =meeple
        expect asks Red place-tile base.U-w1
        Red   base.U-w1 2,-1:90 -
        expect piece wheel-pig inquisition
        expect asks Red place-tile base.U-w3
        ",
    );
}

/// MSG+WF, SCB-32, WF-20: fortune on the extra tile of a message is that of its drawer, who is the active
/// player of that part.
#[test]
fn scb_32_fortune_for_the_drawer_of_an_extra_tile() {
    check(
        "
        systems: base, messengers, wheel-of-fortune
        supply meeple: 5
        bag: base.B

        Red  base.B -1,1:0 meeple>monastery
        Blue base.B -1,2:0 -
        Red  base.U-w3 =messenger
        Blue =meeple message=tile =action
        expect asks Blue marker 3
        expect piece wheel-pig fortune
        expect turn Red
        Blue base.V-w3 =messenger 4,2:0 -
        expect asks Red place-tile base.U-w3
        ",
    );
}

/// MSG+WF, MSG-12, TS-4: a landing by points of the wheel brings a message before the tile is
/// placed, and its extra tile can turn the wheel in between; then the crowns of the first sector
/// are scored.
#[test]
fn wf_12_a_message_before_the_tile_is_placed() {
    check(
        "
        systems: base, messengers, wheel-of-fortune
        supply meeple: 5
        bag: base.B

        Red  base.B -1,1:0 meeple>storm
        Blue base.B -1,2:0 -
        expect asks Red marker 4
        Red  base.U-w3 =messenger
        expect asks Blue marker 5
        Blue =meeple message=tile
        expect asks Blue message tile
        Blue =action
        expect piece wheel-pig inquisition
        expect asks Blue place-tile base.U-w1
        Blue base.U-w1 2,-1:90 -
        expect asks Red marker 6
        Red  =meeple
        expect on storm: nobody
        expect asks Red place-tile base.U-w3
        ",
    );
}

/// MSG+WF, MSG-18, WF-33: nobody is recalled from a crown.
#[test]
fn msg_18_nobody_is_recalled_from_a_crown() {
    check(
        "
        systems: base, farmers, messengers, wheel-of-fortune
        start: base.U -1,3:0; base.U -2,3:0; base.U -3,3:0
        bag: base.B

        Red  base.B -1,1:0 meeple>taxes
        Blue base.B -2,1:0 -
        Red  base.A -4,3:270 meeple>road.E =meeple message=recall
        expect only =points
        refuse =action MSG-18
        ",
    );
}
