//! Moving ferries: which, when and how (FER-3, FER-5, FER-6, FER-22 to FER-37).

use bastide_scenario::check;

/// FER-3, FER-22, FER-33, FER-34
#[test]
fn whoever_extends_the_road_may_move_its_ferry() {
    check(
        "
        systems: base, farmers, ferries
        bag: base.X

        Red  fe.D 1,0:0 - ferry.EW
        Blue base.U 2,0:0 -
        expect asks Blue move-ferry
        expect only ferry.SW@1,0 ferry.ES@1,0 -
        refuse ferry.EW@1,0 FER-33
        refuse ferry.NS@1,0 FER-8
        Blue ferry.SW@1,0
        expect event ferry Blue SW@1,0
        expect same road.S@1,0 road.EW@0,0
        expect apart road.E@1,0 road.EW@0,0     # cut out of the road that was continued
        expect same road.E@1,0 road.EW@2,0
        expect asks Red place-tile              # nothing more to move
        Red  base.U 3,0:0 -
        expect asks Blue place-tile             # this road runs over no ferry any more
        Blue base.U -1,0:0 - -                  # to leave it as it is
        expect ferry SW@1,0
        ",
    );
}

/// FER-23, FER-27, FER-ex6
#[test]
fn only_the_first_ferry_met_is_a_candidate() {
    check(
        "
        systems: base, farmers, ferries
        bag: base.X

        Red  fe.D 1,0:0 - ferry.EW
        Blue base.U 2,0:0 - -
        Red  fe.D 3,0:0 - ferry.EW -
        Blue base.U 4,0:0 -
        expect only ferry.SW@3,0 ferry.ES@3,0 -
        refuse ferry.SW@1,0 FER-23
        Blue ferry.ES@3,0
        expect asks Red place-tile
        ",
    );
}

/// Room for lakes in the row above five fields.
const ROW: &str = "
    systems: base, farmers, ferries
    start: base.D 0,0:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0
    bag: base.X
";

/// FER-23, FER-33, FER-ex7
#[test]
fn a_tile_between_two_ferries_may_move_both_in_any_order() {
    for order in [["1,0", "3,0"], ["3,0", "1,0"]] {
        let [first, second] = order;
        check(&format!(
            "{ROW}
            Red  fe.D 1,0:180 - ferry.EW
            Blue fe.D 3,0:180 - ferry.EW
            Red  base.U 2,0:0 -
            expect only ferry.NE@1,0 ferry.NW@1,0 ferry.NE@3,0 ferry.NW@3,0 -
            Red  ferry.NE@{first}
            expect only ferry.NE@{second} ferry.NW@{second} -
            refuse ferry.EW@{first} FER-25
            Red  ferry.NW@{second}
            expect ferry NE@{first}
            expect ferry NW@{second}
            expect asks Blue place-tile
            "
        ));
    }
}

/// FER-33: after one move the rest may be left alone.
#[test]
fn fer_33_each_ferry_may_stay() {
    check(&format!(
        "{ROW}
        Red  fe.D 1,0:180 - ferry.EW
        Blue fe.D 3,0:180 - ferry.EW
        Red  base.U 2,0:0 - ferry.NE@1,0 -
        expect ferry NE@1,0
        expect ferry EW@3,0
        expect asks Blue place-tile
        "
    ));
}

/// FER-25, FER-26, FER-31
#[test]
fn the_new_ferry_does_not_matter_for_what_is_nearest() {
    for link in ["EW", "NE", "NW"] {
        check(&format!(
            "{ROW}
            Red  fe.D 1,0:180 - ferry.EW
            Blue fe.D 3,0:180 - ferry.EW
            Red  fe.D 2,0:180 - ferry.{link}
            expect only ferry.NE@1,0 ferry.NW@1,0 ferry.NE@3,0 ferry.NW@3,0 -
            refuse ferry.EW FER-25
            refuse ferry.NE FER-25
            "
        ));
    }
}

/// FER-24, FER-ex8
#[test]
fn a_ferry_at_which_the_road_merely_ends_is_no_candidate() {
    check(
        "
        systems: base, farmers, ferries
        bag: base.X

        Red  fe.D 1,0:0 - ferry.EW
        Blue base.U 1,1:90 -
        expect asks Red place-tile
        Red  base.U 1,2:90 -
        expect asks Blue place-tile
        Blue fe.D 1,3:180 -             # its northern stub meets the same road
        expect asks Blue place-ferry
        Blue ferry.NE
        expect asks Red place-tile
        Red  base.A 0,3:270 -           # a road from its stub without ferry
        expect asks Blue place-tile
        ",
    );
}

/// FER-24: a walk that meets a village, an open side or the new tile itself finds nothing.
#[test]
fn fer_24_a_walk_ends_with_the_road() {
    check(
        "
        systems: base, farmers, ferries
        start: base.V 1,0:0; base.V 1,1:90; base.V 0,1:180; base.A 1,-1:90; base.X 0,-1:0
        bag: base.X

        Red  fe.H 0,0:0 -
        expect same road.E@0,0 road.S@0,0   # round from one stub to the other
        Red  ferry.NW
        expect asks Blue place-tile         # beyond the village or around: no older ferry
        Blue fe.H -1,0:0 - ferry.NS
        expect asks Blue move-ferry
        expect only ferry.NE@0,0 ferry.NS@0,0 ferry.ES@0,0 ferry.EW@0,0 ferry.SW@0,0 -
        ",
    );
}

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
        expect events 4 ferry Red
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

#[test]
fn fer_31_a_tile_that_closes_the_road_continues_it() {
    // A monastery, a crossing, a city gate and another lake.
    for tile in ["base.A 2,0:90", "base.X 2,0:0", "base.T 2,0:90", "fe.H 2,0:0"] {
        let ferry = if tile.starts_with("fe") { "ferry.EW" } else { "" };
        check(&format!(
            "
            systems: base, farmers, ferries
            bag: base.X

            Red  fe.D 1,0:0 - ferry.EW
            Blue {tile} - {ferry}
            expect asks Blue move-ferry
            expect only ferry.ES@1,0 ferry.SW@1,0 -
            "
        ));
    }
}

/// FER-31: a tile without a road at the lake continues nothing.
#[test]
fn fer_31_a_field_beside_the_lake_moves_nothing() {
    check(
        "
        systems: base, farmers, ferries
        bag: base.X

        Red  fe.D 1,0:0 - ferry.EW
        Blue base.B 1,-1:0 -
        expect asks Red place-tile
        ",
    );
}

#[test]
fn fer_35_figures_come_before_all_ferries() {
    check(
        "
        systems: base, farmers, ferries
        bag: base.X

        Red  fe.D 1,0:0 meeple>road.W ferry.EW
        Blue base.U 2,0:0
        refuse ferry.ES@1,0 FER-35
        refuse meeple>road.EW BG-32         # Red is on it over the ferry
        Blue -
        refuse meeple>road.EW BG-30         # the figure action is over
        Blue ferry.SW@1,0
        expect on road.EW@2,0: nobody
        expect asks Red place-tile
        refuse ferry.ES@1,0 FER-35
        ",
    );
}

/// Red's road runs from the north over the lake at 1,0 to Red's builder at 2,0; the way round to
/// the second lake, at 4,0, ends there.
const BUILDER_BETWEEN_LAKES: &str = "
    systems: base, farmers, traders-and-builders, ferries
    start: base.V 0,0:180; base.U 0,-1:90; base.V 0,-2:270; base.U 1,-2:0; base.U 2,-2:0; \
           base.U 3,-2:0; base.V 4,-2:0
    bag: base.X base.X

    Red  base.U 4,-1:90 meeple>road.NS
    Blue fe.D 1,0:180 - ferry.EW
    Red  base.U 2,0:0 builder>road.EW -
    Blue fe.D 4,0:180 - ferry.EW -
    Red  base.U 3,0:0 -
    expect on road.EW@3,0: Red meeple, Red builder
    expect legal ferry.NE@1,0 ferry.NW@4,0 -
";

/// FER-37, FER-ex9
#[test]
fn a_builder_cut_off_goes_home() {
    check(&format!(
        "{BUILDER_BETWEEN_LAKES}
        Red  ferry.NE@1,0
        expect on road.EW@3,0: Red builder      # judged when all moves are done
        Red  -
        expect event returned Red builder
        expect on road.EW@3,0: nobody
        expect supply Red builder 1
        expect event scored Red 10 road         # the other part is closed at both lakes
        expect figures Red 0
        expect asks Red second-part             # earned by the tile, before the ferries
        "
    ));
}

/// FER-36
#[test]
fn what_a_second_move_undoes_has_no_effect() {
    check(&format!(
        "{BUILDER_BETWEEN_LAKES}
        Red  ferry.NE@1,0 ferry.NW@4,0
        expect no event returned
        expect on road.EW@3,0: Red meeple, Red builder
        expect asks Red second-part
        "
    ));
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

/// FER-6, FER-25
#[test]
fn fer_6_a_ferry_moves_once_in_a_double_turn() {
    check(&format!(
        "{DOUBLE_TURN}
        expect ferry ES@1,0
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
        expect ferry EW@1,0
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
