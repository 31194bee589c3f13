//! How many ferries may move, and which of several: loops, branches, crossings, limits and double
//! turns (FER-5, FER-6, FER-27 to FER-30).

use bastide_scenario::check;

#[test]
fn fer_28_two_directions_lead_to_one_ferry() {
    for limit in ["per_direction", "max_two"] {
        check(&format!(
            "
            systems: base, farmers, ferries
            option fer.moves: {limit}
            start: base.U 1,0:0; base.V 2,0:0; base.V 2,1:90
            bag: base.X

            Red  fe.D 0,0:0 - ferry.ES
            Blue base.V 0,1:180 - -
            Red  base.U 1,1:0 -
            expect only ferry.EW@0,0 ferry.SW@0,0 -
            Red  ferry.EW@0,0
            expect asks Blue place-tile
            "
        ));
    }
}

/// FER-29
#[test]
fn fer_29_of_equally_near_ferries_on_branches_one_may_move() {
    for (moved, other) in [("EW@1,-1", "2,0"), ("ES@2,0", "1,-1")] {
        check(&format!(
            "
            systems: base, farmers, ferries
            start: am.A11 1,0:0; base.B 1,1:0; base.B 0,1:0; base.B -1,1:0
            bag: base.X

            Red  fe.D 1,-1:0 - ferry.SW
            Blue fe.D 2,0:0 - ferry.EW
            expect only ferry.EW@1,-1 ferry.ES@1,-1 -
            Blue -
            Red  fe.D -1,0:180 - ferry.EW
            Blue base.U 0,0:0 -
            expect legal ferry.ES@1,-1 ferry.ES@2,0 ferry.NE@-1,0 -
            Blue ferry.{moved}
            refuse ferry.ES@{other} FER-29
            expect only ferry.NE@-1,0 ferry.NW@-1,0 -
            Blue ferry.NE@-1,0
            expect asks Red place-tile
            "
        ));
    }
}

#[test]
fn fer_29_of_branches_the_nearer_ferry() {
    check(
        "
        systems: base, farmers, ferries
        start: am.A11 1,0:0; base.U 2,0:0
        bag: base.X

        Red  fe.D 1,-1:0 - ferry.SW
        Blue fe.D 3,0:0 - ferry.EW -
        Red  base.U 0,0:0 -
        refuse ferry.ES@3,0 FER-23
        expect only ferry.EW@1,-1 ferry.ES@1,-1 -
        ",
    );
}

/// FER-27, FER-29, FER-33: in one direction either ferry may be chosen, in the other only the
/// second; so both may move, in either order.
#[test]
fn directions_that_share_a_ferry_leave_the_other_to_its_own_direction() {
    for [first, second] in [["EW@2,0", "EW@1,-1"], ["EW@1,-1", "EW@2,0"]] {
        check(&format!(
            "
            systems: base, farmers, ferries
            start: am.A11 1,0:0; base.U 1,1:0; base.V 2,1:90; base.V 0,1:180
            bag: base.X

            Red  fe.D 1,-1:0 - ferry.SW
            Blue fe.D 2,0:0 - ferry.SW -
            Red  base.V 0,0:270 -
            expect legal ferry.{first} ferry.{second}
            Red  ferry.{first}
            expect legal ferry.{second} -
            Red  ferry.{second}
            expect asks Blue place-tile
            "
        ));
    }
}

/// Four lakes around a place for a crossing, each with a ferry that reaches it.
const FOUR_LAKES: &str = "
    systems: base, farmers, ferries
    start: base.X -1,-1:0
    bag: base.X base.X

    Red  fe.H 0,-1:0 - ferry.NS
    Blue fe.H -1,0:0 - ferry.EW
    Red  base.X 1,-1:0 -
    Blue base.X -1,1:0 -
    Red  fe.H 1,0:0 - ferry.EW
    Blue fe.H 0,1:0 - ferry.NS
";

#[test]
fn fer_30_a_crossing_continues_four_roads() {
    check(&format!(
        "{FOUR_LAKES}
        Red  base.X 0,0:0 -
        Red  ferry.ES@0,-1 ferry.ES@1,0 ferry.ES@0,1 ferry.ES@-1,0
        expect events 4 moved Red ferry
        expect asks Blue place-tile
        "
    ));
}

/// FER-5, FER-30
#[test]
fn fer_5_at_most_two_ferries_and_a_choice_among_equals() {
    for [first, second] in [["0,-1", "1,0"], ["-1,0", "0,1"], ["0,1", "0,-1"]] {
        check(&format!(
            "option fer.moves: max_two
            {FOUR_LAKES}
            Red  base.X 0,0:0 -
            expect legal ferry.ES@0,-1 ferry.ES@1,0 ferry.ES@0,1 ferry.ES@-1,0
            Red  ferry.ES@{first}
            expect asks Red move-ferry
            Red  ferry.ES@{second}
            expect asks Blue place-tile
            "
        ));
    }
}

/// A place for a crossing with one ferry next to it and two that are two tiles away.
const NEAR_AND_FAR: &str = "
    systems: base, farmers, ferries
    start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.U 1,0:0
    bag: base.X base.X

    Red  fe.D -1,0:0 - ferry.EW
    Blue fe.D 2,0:0 - ferry.EW
    Red  base.U -1,1:90 -
    Blue base.V -1,2:180 -
    Red  fe.D 0,2:90 - ferry.NW
    Blue base.U 0,1:90 - -
    Red  base.W 0,0:0 -
";

#[test]
fn fer_5_the_nearest_and_one_of_the_next() {
    for (moved, other) in [("ES@2,0", "NS@0,2"), ("NS@0,2", "ES@2,0")] {
        check(&format!(
            "option fer.moves: max_two
            {NEAR_AND_FAR}
            expect legal ferry.ES@-1,0 ferry.ES@2,0 ferry.NS@0,2
            Red  ferry.{moved}
            refuse ferry.{other} FER-5
            expect only ferry.ES@-1,0 ferry.SW@-1,0 -
            Red  ferry.ES@-1,0
            expect asks Blue place-tile
            "
        ));
        check(&format!(
            "{NEAR_AND_FAR}
            Red  ferry.{moved} ferry.{other} ferry.ES@-1,0
            expect asks Blue place-tile
            "
        ));
    }
}

/// FER-5, FER-28: a ferry that is met on a short and on a long way is as near as the short one.
#[test]
fn fer_5_of_two_ways_to_a_ferry_the_shorter_counts() {
    check(
        "
        systems: base, farmers, ferries
        option fer.moves: max_two
        start: base.V 1,-1:0; base.V 1,0:90; base.B 1,1:0; base.A 1,2:90
        bag: base.X

        Red  fe.H 0,-1:0 - ferry.ES
        Blue fe.H 0,2:0 - ferry.NS
        Red  base.U -1,-1:0 -
        Blue base.V -2,-1:270 -
        Red  fe.H -2,0:0 - ferry.EW
        Blue base.U -1,0:0 - -
        Red  base.U 0,1:90 - -
        Blue base.X 0,0:0 - ferry.NS@-2,0
        refuse ferry.ES@0,2 FER-5
        Blue ferry.EW@0,-1
        expect asks Red place-tile
        ",
    );
}

/// FER-5: nearer on both sides leaves nothing for the third.
#[test]
fn fer_5_the_third_ferry_is_too_far() {
    check(
        "
        systems: base, farmers, ferries
        option fer.moves: max_two
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0
        bag: base.X

        Red  fe.D -1,0:0 - ferry.EW
        Blue fe.D 1,0:0 - ferry.EW
        Red  base.U -1,1:90 -
        Blue base.V -1,2:180 -
        Red  fe.D 0,2:90 - ferry.NW
        Blue base.U 0,1:90 - -
        Red  base.W 0,0:0 -
        refuse ferry.NS@0,2 FER-5
        Red  ferry.ES@-1,0
        refuse ferry.NS@0,2 FER-5
        Red  ferry.ES@1,0
        expect asks Blue place-tile
        ",
    );
}

/// Red's builder stands east of a lake on Red's road; the first tile of a double turn moves the
/// ferry there.
const DOUBLE_TURN: &str = "
    systems: base, farmers, traders-and-builders, ferries
    bag: base.X base.X

    Red  fe.D 1,0:0 meeple>road.E ferry.EW
    Blue base.B 0,1:0 -
    Red  base.U 2,0:0 builder>road.EW -
    Blue base.B -1,1:0 -
    Red  base.U 3,0:0 - ferry.ES@1,0 =second-part
    Red  base.U 4,0:0 -
";

/// FER+TB, FER-6, FER-25
#[test]
fn fer_6_a_ferry_moves_once_in_a_double_turn() {
    check(&format!(
        "{DOUBLE_TURN}
        expect state ferries/placed/1,0/edges E S
        expect asks Blue place-tile
        "
    ));
    check(&format!(
        "option fer.once_per: placement
        {DOUBLE_TURN}
        expect only ferry.EW@1,0 ferry.SW@1,0 -
        "
    ));
}

/// FER-6: the next turn is another player's, and the ferry is free again.
#[test]
fn fer_6_a_new_turn_frees_the_ferry() {
    check(
        "
        systems: base, farmers, ferries
        bag: base.X

        Red  fe.D 1,0:0 - ferry.EW
        Blue base.U 2,0:0 - ferry.ES@1,0
        Red  base.U 3,0:0 - ferry.EW@1,0
        expect state ferries/placed/1,0/edges E W
        ",
    );
}

/// FER-6, FER-25: a lake placed with the first tile keeps its new ferry during the second.
#[test]
fn fer_6_a_new_ferry_stays_for_the_second_part() {
    check(
        "
        systems: base, farmers, traders-and-builders, ferries
        bag: base.X base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B -1,1:0 -
        Red  fe.D 3,0:0
        expect event second-part Red
        Red  - ferry.EW =second-part
        Red  fe.D 4,0:0 - ferry.EW
        expect asks Blue place-tile
        ",
    );
}
