//! Moving ferries: which, when and what it does to builders (FER-3, FER-22 to FER-37).

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
        expect event moved Blue ferry SW@1,0
        expect same road.S@1,0 road.EW@0,0
        expect apart road.E@1,0 road.EW@0,0     # cut out of the road that was continued
        expect same road.E@1,0 road.EW@2,0
        expect asks Red place-tile              # nothing more to move
        Red  base.U 3,0:0 -
        expect asks Blue place-tile             # this road runs over no ferry any more
        Blue base.U -1,0:0 - -                  # to leave it as it is
        expect state ferries/placed/1,0/edges S W
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
            expect state ferries/placed/{first}/edges N E
            expect state ferries/placed/{second}/edges N W
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
        expect state ferries/placed/1,0/edges N E
        expect state ferries/placed/3,0/edges E W
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

/// BG+FER
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

/// FER+TB, FER-37, FER-ex9
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

/// FER-37: whoever moves the ferry, and whoever owns the builder.
#[test]
fn fer_37_a_builder_goes_home_in_another_turn() {
    check(
        "
        systems: base, farmers, traders-and-builders, ferries
        bag: base.X base.X

        Red  fe.D 1,0:0 meeple>road.W ferry.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW -
        Blue base.U 3,0:0 - ferry.ES@1,0
        expect event returned Red builder
        expect on road.E@1,0: nobody
        expect on road.W@1,0: Red meeple
        ",
    );
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
