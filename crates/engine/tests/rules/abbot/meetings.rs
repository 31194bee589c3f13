//! The abbot where it meets other systems.

use bastide_scenario::check;

/// ABT+RV3, ABT-4, ABT-8: a garden on a river tile is a garden.
#[test]
fn abt_8_a_garden_beside_the_river() {
    check(
        "
        systems: base, farmers, abbot, river-v3
        start: riverv3.A 0,0:0
        bag: base.B

        Red  riverv3.J 0,1:90 abbot>garden
        expect on garden@0,1: Red abbot
        expect worth 2 garden@0,1
        Blue riverv3.D -1,1:0 -
        expect worth 3 garden@0,1
        ",
    );
}

/// ABT+RV3, ABT-8, ABT-13: each half of a double-wide source is a neighbour.
#[test]
fn abt_13_a_double_source_is_two_neighbours() {
    check(
        "
        systems: base, farmers, abbot, river-v3
        option riv3.kind: double_source
        bag: base.B

        Red  base.E-g 0,-1:0 abbot>garden
        expect tiles 3 garden@0,-1
        Blue base.B -1,-1:0 -
        Red  base.B -2,-1:0 abbot<garden@0,-1
        expect event scored Red 4 garden
        ",
    );
}

/// ABT+TB, ABT-12, ABT-20: the return is possible in each part of a double turn.
#[test]
fn abt_12_home_in_either_part_of_a_double_turn() {
    let turns = "
        systems: base, farmers, abbot, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.B

        Red  base.U-g 1,0:0 abbot>garden
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 meeple>road.EW
        Blue base.B 0,2:0 -
        Red  base.U 3,0:0 builder>road.EW
        Blue base.B 0,3:0 -
        ";
    check(&format!(
        "{turns} Red base.U 4,0:0 abbot<garden@1,0
        expect event scored Red 4 garden
        Red  =second-part base.U 5,0:0 meeple>field.3456
        expect turn Blue"
    ));
    check(&format!(
        "{turns} Red base.U 4,0:0 meeple>field.3456 =second-part base.U 5,0:0 abbot<garden@1,0
        expect event scored Red 4 garden
        expect turn Blue"
    ));
}

/// ABT+FER, ABT-11, FER-16: the abbot leaves with the figure action; the lake still gets its ferry,
/// and the points follow.
#[test]
fn abt_11_the_ferry_comes_after_the_return_and_before_its_points() {
    check(
        "
        systems: base, farmers, abbot, ferries
        bag: base.B

        Red  base.U-g 1,0:0 abbot>garden
        Blue base.B 0,1:0 -
        Red  fe.D 2,0:0 abbot<garden@1,0
        expect asks Red place-ferry
        expect supply Red abbot 1
        expect no event scored
        Red  ferry.EW
        expect event scored Red 4 garden
        expect state ferries/placed/2,0/edges E W
        ",
    );
}

/// ABT+FER, ABT-11, FER-22: ferries on a continued road are moved after the return, too.
#[test]
fn abt_11_ferries_move_after_the_return() {
    check(
        "
        systems: base, farmers, abbot, ferries
        bag: base.B

        Red  base.U-g 1,0:0 abbot>garden
        Blue fe.D 2,0:0 - ferry.EW
        Red  base.U 3,0:0 abbot<garden@1,0
        expect asks Red move-ferry
        expect supply Red abbot 1
        expect no event scored
        Red  ferry.SW@2,0
        expect event scored Red 3 garden
        ",
    );
}

/// Red's tile completes a road of five tiles; before that Red placed the abbot with this tile.
fn before_the_message(tile_and_abbot: &str) -> String {
    format!(
        "
        systems: base, farmers, abbot, messengers
        start: base.D 0,0:0; base.B 0,1:0; base.A 0,2:270; base.U 1,2:0; base.U 2,2:0; base.U 3,2:0
        bag: base.B

        Red  {tile_and_abbot}
        Blue base.B 0,3:0 -
        Red  base.A 4,2:90 meeple>road.W =meeple
        "
    )
}

/// ABT+MSG, ABT-5, MSG-26: a monastery with the abbot counts for the message, a garden does not.
#[test]
fn abt_5_the_message_about_monasteries_counts_the_abbot_but_no_garden() {
    check(&format!(
        "{} message=monastery
        Red  =action
        expect asks Red marker 6",
        before_the_message("base.B 1,1:0 abbot>monastery")
    ));
    check(&format!(
        "{} message=monastery
        refuse =action MSG-18",
        before_the_message("base.E-g 1,1:0 abbot>garden")
    ));
}

/// ABT+MSG, ABT-12, MSG-36: a recalled abbot is no early return: the figure action was another one.
#[test]
fn abt_12_a_recalled_abbot_costs_no_figure_action() {
    check(&format!(
        "{} message=recall =action
        Red  abbot<garden@1,1
        expect asks Red recall-points 6
        Red  =score
        expect event returned Red abbot garden@1,1
        expect asks Red marker 6
        expect supply Red abbot 1",
        before_the_message("base.E-g 1,1:0 abbot>garden")
    ));
}

/// ABT+MSG, ABT-14, MSG-10: the points of the return are one award, and may land on a message
/// space.
#[test]
fn abt_14_the_return_is_one_award_for_one_marker() {
    check(
        "
        systems: base, farmers, abbot, messengers
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0
        bag: base.B

        Red  base.E-g 0,0:0 abbot>garden
        Blue base.B 2,-1:0 -
        Red  base.B 1,0:0 abbot<garden@0,0
        expect asks Red marker 5
        Red  =messenger message=knights
        expect event track Red messenger 0 5
        expect events 1 scored
        expect asks Red message knights
        ",
    );
}
