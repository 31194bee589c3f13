//! Who flies, and when.

use bastide_scenario::check;

/// BG+FLY, FLY-4: a figure on the tile, a flight, or nothing.
#[test]
fn fly_4_a_flight_is_one_of_three_alternatives() {
    let tile = "
        systems: base, farmers, flying-machines
        start: base.B 0,0:0
        bag: base.B

        refuse meeple^ FLY-4
        Red  fl.G 1,0:0
        expect asks Red figure
        expect only meeple>field.01234567 meeple^ -
        ";
    check(&format!(
        "{tile}
        Red meeple>field.01234567
        expect on field.01234567@1,0: Red meeple
        expect asks Blue place-tile"
    ));
    check(&format!("{tile}\nRed -\nexpect figures Red 0\nexpect asks Blue place-tile"));
    check(&format!(
        "{tile}
        Red meeple^ die=1 meeple>monastery@0,0
        expect event deployed Red meeple monastery@0,0
        expect supply Red meeple 6
        expect asks Blue place-tile"
    ));
}

/// FLY-4: with a machine on the tile just placed alone, and only where machines are in play.
#[test]
fn fly_4_nobody_flies_without_a_machine() {
    check(
        "
        systems: base, farmers, flying-machines
        start: fl.G 0,0:0; base.B -1,0:0
        bag: base.B

        Red base.B 1,0:0
        refuse meeple^ FLY-4
        expect only meeple>monastery meeple>field.01234567 -
        ",
    );
    check(
        "
        systems: base, farmers
        start: base.B 0,0:0
        bag: base.B

        Red fl.G 1,0:0
        refuse meeple^ FLY-4
        expect only meeple>field.01234567 -
        ",
    );
}

/// FLY-4: only figures in the supply fly.
#[test]
fn fly_4_an_empty_supply_sends_nobody() {
    check(
        "
        systems: base, farmers, abbot, flying-machines
        supply meeple: 1
        players: Red
        start: base.B 0,0:0
        bag: base.B

        Red base.B 0,1:0 meeple>monastery
        Red fl.G 1,0:0
        refuse meeple^ FLY-4
        expect only abbot^ -
        Red abbot^ die=1 abbot>monastery@0,0
        Red fl.G 2,0:0
        expect asks Red figure          # the abbot may come home
        refuse abbot^ FLY-4
        ",
    );
}

/// FLY-5: from the moment it boards until it lands the figure is neither here nor there, and
/// nothing else can be chosen.
#[test]
fn fly_5_whoever_has_boarded_flies() {
    check(
        "
        systems: base, farmers, abbot, flying-machines
        start: base.B 0,0:0
        bag: base.B

        Red fl.G 1,0:0 meeple^
        expect asks chance
        expect supply Red meeple 6
        expect figures Red 0
        refuse - FLY-5
        refuse abbot^ FLY-5
        refuse meeple>field.01234567 FLY-8
        ",
    );
    check(
        "
        systems: base, farmers, abbot, flying-machines
        start: base.B 0,0:0
        bag: base.B

        Red fl.G 1,0:0 meeple^ die=1
        expect asks Red land
        refuse abbot>monastery@0,0 FLY-5
        refuse abbot^ FLY-5
        refuse meeple^ FLY-5
        refuse meeple>field.01234567 FLY-6
        ",
    );
}

/// FLY-8: the place to land is not chosen before the roll, neither instead of boarding nor after.
#[test]
fn fly_8_no_landing_before_the_roll() {
    check(
        "
        systems: base, farmers, abbot, flying-machines
        start: base.B 0,0:0; base.B -1,0:0; base.B -2,0:0; base.B -3,0:0; base.B 0,1:0
        bag: base.B

        Red fl.G 1,0:0
        refuse meeple>monastery@0,0 FLY-8
        refuse abbot>monastery@-1,0 FLY-8
        refuse meeple>field.01234567@-2,0 FLY-8
        refuse meeple>monastery@-3,0 BG-30      # four steps away
        refuse meeple>monastery@0,1 BG-30       # beside the line
        Red meeple^
        refuse meeple>monastery@0,0 FLY-8
        ",
    );
}

/// FLY+IC, ABT+FLY, FLY-13: every meeple of these systems, or only the two that the overview of
/// 2021 names.
#[test]
fn fly_13_who_may_fly() {
    let systems = "
        systems: base, farmers, abbot, inns-and-cathedrals, traders-and-builders, flying-machines
        start: base.B 0,0:0
        bag: base.B
        ";
    check(&format!(
        "{systems}
        Red fl.G 1,0:0
        expect only meeple>field.01234567 large-meeple>field.01234567 \
                    meeple^ large-meeple^ abbot^ -"
    ));
    check(&format!(
        "option fly.figures: normal_and_large
        {systems}
        Red fl.G 1,0:0
        expect only meeple>field.01234567 large-meeple>field.01234567 meeple^ large-meeple^ -
        refuse abbot^ FLY-13
        refuse builder^ FLY-15"
    ));
}

/// FLY+TB, FLY-15: builder and pig stay on the ground.
#[test]
fn fly_15_special_figures_do_not_fly() {
    check(
        "
        systems: base, farmers, traders-and-builders, flying-machines
        start: base.B 0,0:0
        bag: base.B

        Red fl.G 1,0:0
        refuse builder^ FLY-15
        refuse pig^ FLY-15
        ",
    );
}

/// Red's builder stands on a road that the next tile extends: the second part is asked after the
/// figure action, so that a second one can be tried.
fn before_a_double_turn(moves: &str) -> String {
    format!(
        "
        systems: base, farmers, abbot, traders-and-builders, flying-machines
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.B

        Red base.U-g 1,0:0 abbot>garden
        Red base.U 2,0:0 meeple>road.EW
        Red base.U 3,0:0 builder>road.EW
        {moves}
        "
    )
}

/// ABT+FLY, FLY-16: a flight that fails was the figure action all the same.
#[test]
fn fly_16_nothing_else_after_a_flight() {
    check(&before_a_double_turn(
        "Red fl.B 4,0:180 meeple^ die=1
        expect event sent-back Red meeple
        expect asks Red second-part
        refuse meeple^ FLY-16
        refuse meeple>field.0127 BG-30
        refuse abbot<garden@1,0 ABT-12
        expect on garden@1,0: Red abbot",
    ));
    check(&before_a_double_turn(
        "Red fl.B 4,0:0 meeple^ die=2
        expect asks Red land
        refuse abbot<garden@1,0 ABT-12
        Red meeple>road.EW@2,0
        expect asks Red second-part
        refuse meeple^ FLY-16
        refuse meeple>field.0127@4,0 BG-30
        refuse abbot<garden@1,0 ABT-12",
    ));
}

/// FLY-16, FLY-4: no launch after another figure action.
#[test]
fn fly_16_no_flight_after_a_figure() {
    for figure in ["meeple>field.3456", "abbot<garden@1,0"] {
        check(&before_a_double_turn(&format!(
            "Red fl.B 4,0:0
            expect legal meeple^
            Red {figure}
            expect asks Red second-part
            refuse meeple^ FLY-16"
        )));
    }
}
