//! The magic portal.

use bastide_scenario::check;

/// PD-ex6, PD-60, PD-61, PD-62: an open road elsewhere, but no road that was complete before.
#[test]
fn pd_ex6_through_the_portal_to_an_open_road() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: base.A 0,0:270; base.A 1,0:90; base.U 0,1:0
        bag: base.B

        Red  pd.P2 2,0:270
        expect legal meeple>road.N meeple>road.EW@0,1 meeple>monastery@0,0
        refuse meeple>road.E@0,0 PD-62
        Red  meeple>road.EW@0,1
        expect on road.EW@0,1: Red meeple
        expect asks Blue place-tile
        ",
    );
}

/// PD-60: the new tile itself is as good as any.
#[test]
fn pd_60_the_portal_tile_itself() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  pd.P2 1,0:0 meeple>road.S
        expect on road.S@1,0: Red meeple
        ",
    );
}

/// BG+PD, PD-61: occupied features and places where the figure never stands.
#[test]
fn pd_61_the_other_rules_of_placement_hold() {
    check(
        "
        systems: base, farmers, abbot, princess-and-dragon
        start: base.D 0,0:0; base.E-g 0,1:180
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue pd.P2 2,0:0
        refuse meeple>road.EW@0,0 PD-61
        refuse meeple>garden@0,1 PD-61
        refuse abbot>city.N@0,0 PD-61
        expect legal meeple>city.N@0,0 abbot>garden@0,1
        ",
    );
}

/// PD-61: nothing is placed that is not in the supply.
#[test]
fn pd_61_without_figure_no_portal() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        supply meeple: 1
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  pd.P2 2,0:0
        refuse meeple>city.N@0,0 PD-60
        expect only fairy>@1,0 -
        ",
    );
}

/// PD-62: a road that this very tile completes, on any of its tiles; it is scored at once.
#[test]
fn pd_62_a_road_completed_by_the_portal_tile() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: base.A 0,0:270; base.U 1,0:0
        bag: base.B

        Red  pd.P2 2,0:0
        expect complete road.EW@1,0
        expect legal meeple>road.W meeple>road.EW@1,0 meeple>road.E@0,0
        Red  meeple>road.E@0,0
        expect Red 3
        expect supply Red meeple 7
        ",
    );
}

/// PD-62: likewise a monastery; one that was complete before is closed.
#[test]
fn pd_62_a_monastery_completed_by_the_portal_tile() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: base.B 0,0:0; base.B 1,0:0; base.B 2,0:0; base.B 0,1:0; base.B 1,1:0; \
               base.A 2,1:0; base.B 0,2:0; base.B 1,2:0
        bag: base.B

        Red  pd.P2 2,2:270 meeple>monastery@1,1
        expect Red 9
        Blue pd.P2 3,2:0
        refuse meeple>monastery@1,1 PD-62
        expect legal meeple>monastery@2,1
        ",
    );
}

/// FRM+PD, PD-63: a field is never complete; one with a farmer is occupied.
#[test]
fn pd_63_a_field_without_farmer() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  base.B 0,1:0 meeple>field.01234567
        Blue pd.P2 1,0:0
        refuse meeple>field.3456@0,0 PD-61
        Blue meeple>field.27@0,0
        expect on field.27@0,0: Blue meeple
        ",
    );
}

/// ABT+PD, IC+PD, PD+TB, PD-64: followers pass, builder and pig do not.
#[test]
fn pd_64_only_followers_use_the_portal() {
    check(
        "
        systems: base, farmers, abbot, inns-and-cathedrals, traders-and-builders, \
                 princess-and-dragon
        start: base.D 0,0:0; base.B 0,1:0
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,2:0 -
        Red  base.B 0,3:0 meeple>field.01234567
        Blue base.B 0,4:0 -
        Red  pd.P2 2,0:0
        refuse builder>road.EW@1,0 PD-64
        refuse pig>field.01234567@0,1 PD-64
        expect legal large-meeple>city.N@0,0 abbot>monastery@0,1
        Red  abbot>monastery@0,1
        expect on monastery@0,1: Red abbot
        ",
    );
}

/// PD-65: a portal placed earlier opens nothing.
#[test]
fn pd_65_only_the_new_portal_is_open() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  pd.P2 1,0:0 -
        Blue base.B 0,1:0
        refuse meeple>city.N@0,0 BG-30
        refuse meeple>road.S@1,0 BG-30
        ",
    );
}

/// ABT+PD, PD-61, PD-64: an abbot comes to a garden or a monastery; nobody else to a garden.
#[test]
fn pd_64_an_abbot_comes_to_a_garden() {
    check(
        "
        systems: base, abbot, princess-and-dragon
        start: fl.H-g 0,0:0; base.B 0,1:0
        bag: base.B

        Red  pd.P2 0,-1:180
        expect legal abbot>garden@0,0 abbot>monastery@0,1
        refuse meeple>garden@0,0 PD-61
        Red  abbot>garden@0,0
        expect on garden@0,0: Red abbot
        ",
    );
}
