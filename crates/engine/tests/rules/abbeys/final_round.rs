//! The round of final abbeys (AM-17, AM-18, TS-E2).

use bastide_scenario::check;

/// A row of three holes in a field of monasteries.
const HOLES: &str = "start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; \
    base.B 3,-1:0; base.B 4,-1:0; base.B 5,-1:0; base.B -1,0:0; base.B 1,0:0; base.B 3,0:0; \
    base.B 5,0:0; base.B -1,1:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; \
    base.B 4,1:0; base.B 5,1:0";

/// AM-17, TS-E2, TS-E1: from the left of whoever placed the last tile; whoever declines is not asked
/// again.
#[test]
fn am_17_final_abbeys_clockwise() {
    check(&format!(
        "
        players: Red, Blue, Green
        systems: base, abbey-and-mayor
        {HOLES}

        Red   - base.B 6,0:0 -
        expect asks Blue place-abbey
        expect turn Blue
        Blue  -
        expect asks Green place-abbey
        Green abbey@2,0 meeple>monastery
        expect event scored Green 9 monastery
        expect asks Red place-abbey
        expect only abbey@0,0 abbey@4,0 -
        Red   abbey@4,0 -
        expect over
        expect Red 0, Blue 0, Green 9
        "
    ));
}

/// AM-17: who has no abbey, or finds no hole, is not asked.
#[test]
fn am_17_only_who_can_is_asked() {
    check(
        "
        players: Red, Blue, Green
        systems: base, abbey-and-mayor
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.B 3,-1:0; \
               base.B -1,0:0; base.B 1,0:0; base.B 3,0:0; \
               base.B -1,1:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0

        Red   abbey@0,0 -
        Blue  - base.B 4,0:0 -
        expect asks Green place-abbey
        Green abbey@2,0 -
        expect over
        ",
    );
}

/// AM+MSG, AM-17, MSG-28: the last tile of the supply may be the extra tile of a message; its
/// player comes last.
#[test]
fn am_17_the_last_tile_was_an_extra_tile() {
    check(
        "
        players: Red, Blue, Green
        systems: base, messengers, abbey-and-mayor/abbey
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; \
               base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0; base.B 1,1:0; \
               am.A10 2,0:270; base.U 3,0:0; base.U 4,0:0

        Red   - base.B 2,-1:0 -
        Blue  - base.U 5,0:0 meeple>road.EW
        Green - am.A10 6,0:90
        Blue  =meeple message=tile =action
        expect asks Blue place-tile base.B
        refuse abbey@0,0 AM-10
        Blue  base.B 2,1:0 -
        expect asks Green place-abbey
        Green -
        Red   -
        expect asks Blue place-abbey
        Blue  -
        expect over
        ",
    );
}

/// AM-18: without a tile to draw there is no turn, and the only abbeys are the final ones.
#[test]
fn am_18_no_turns_without_tiles() {
    check(&format!(
        "
        systems: base, abbey-and-mayor
        {HOLES}
        draw:

        expect asks Blue place-abbey
        Blue -
        Red  -
        expect over
        "
    ));
}

/// AM-17, SCB-22: the scoring of a final abbey is a scoring of the game, with messages and all.
#[test]
fn am_17_messages_still_come() {
    check(
        "
        systems: base, messengers, abbey-and-mayor/abbey
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; base.A 0,1:180

        Red   base.A -1,0:270 meeple>road.E
        expect asks Blue place-abbey
        Blue  abbey@0,0 -
        Red   =meeple
        expect over
        expect Red 1, Blue 0
        ",
    );
}
