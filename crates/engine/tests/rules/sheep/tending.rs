//! Growing and gathering (HS-23 to HS-33).

use bastide_scenario::check;

use super::CITY_ROW;

/// HS-23, TS-7, TS-11: after the figure action of the part in which the own field grows.
#[test]
fn hs_23_grow_or_gather_after_the_figure_action() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 shepherd>field.01234567 token=sheep-3
        Blue base.E -1,0:0 -
        Red  base.B 2,0:0
        expect asks Red figure
        refuse =grow HS-23
        refuse =gather HS-23
        Red  meeple>monastery
        expect asks Red flock field.01234567@1,0
        expect only =grow =gather
        refuse - HS-23
        refuse meeple>field.01234567 BG-30
        Red  =grow token=sheep-2
        expect state flocks/field.01234567@0,0/points 5
        expect state sheep_left/sheep-2 4
        expect Red 0, Blue 0
        expect asks Blue place-tile
        ",
    );
}

/// HS-29: a tile of another player calls for nothing, nor does one elsewhere.
#[test]
fn hs_29_only_the_own_tile_and_the_own_shepherd() {
    check(&format!(
        "
        systems: base, farmers, hills-and-sheep
        start: {CITY_ROW}
        bag: base.B

        Red  base.E 0,0:0 shepherd>field.234567 token=sheep-3
        Blue base.B 0,1:0 -
        expect asks Red place-tile
        expect state flocks/field.234567@0,0/points 3
        Red  base.E 2,0:0 -
        expect asks Blue place-tile
        refuse =gather HS-23
        "
    ));
}

/// Red and Blue have shepherds in two fields with two tokens each, eight sheep in all; Red is to play.
fn two_flocks() -> String {
    format!(
        "
        systems: base, farmers, hills-and-sheep
        start: {CITY_ROW}
        bag: base.B

        Red  base.E 0,0:0 shepherd>field.234567 token=sheep-1
        Blue base.E 2,0:0 shepherd>field.234567 token=sheep-4
        Red  base.B 0,1:0 - =grow token=sheep-2
        Blue base.B 2,1:0 - =grow token=sheep-1
        expect apart field.234567@0,0 field.234567@2,0
        expect state flocks/field.234567@0,0/points 3
        expect state flocks/field.234567@2,0/points 5"
    )
}

/// HS-ex2, HS-ex10, HS-26, HS-27, HS-28, HS-60, SCB-26: the tile joins both fields, and there is one
/// action; everybody with a shepherd there scores all sheep.
#[test]
fn hs_ex2_everybody_scores_the_joined_flock() {
    let played = check(&format!(
        "{}
        Red  base.E 1,0:0 -
        expect asks Red flock field.234567@0,0
        expect state flocks/field.234567@2,0/points 8 8
        Red  =gather
        expect event scored Red 8 sheep [HS-26]
        expect event scored Blue 8 sheep [HS-26]
        expect events 2 scored
        expect event returned Red shepherd
        expect event returned Blue shepherd
        expect on field.234567@0,0: nobody
        expect state sheep_left/sheep-1 4
        expect state sheep_left/sheep-2 5
        expect state sheep_left/sheep-4 2
        expect Red 8, Blue 8
        expect asks Blue place-tile
        ",
        two_flocks()
    ));
    assert_eq!(crate::track::booked(&played), ["Red 8 sheep", "Blue 8 sheep"]);
}

/// HS-ex10: as ex2, for the other player, who comes first then.
#[test]
fn hs_ex10_one_action_for_the_joined_field() {
    let played = check(&format!(
        "{}
        Red  base.C 3,-1:0 -
        Blue base.E 1,0:0 - =gather
        expect asks Red place-tile
        ",
        two_flocks()
    ));
    assert_eq!(crate::track::booked(&played), ["Blue 8 sheep", "Red 8 sheep"]);
}

/// HS-ex3, HS-25: the wolf empties the field.
#[test]
fn hs_ex3_the_wolf_scatters_the_whole_field() {
    check(&format!(
        "{}
        Red  base.E 1,0:0 - =grow token=wolf
        expect event drew Red wolf
        expect event returned Red shepherd
        expect event returned Blue shepherd
        expect no event scored
        expect on field.234567@0,0: nobody
        expect state sheep_left/sheep-1 4
        expect state sheep_left/sheep-2 5
        expect state sheep_left/sheep-4 2
        expect state sheep_left/wolf 2
        expect supply Red shepherd 1
        expect supply Blue shepherd 1
        expect Red 0, Blue 0
        ",
        two_flocks()
    ));
}

/// HS-26: who has several shepherds there, by the set-up, scores once.
#[test]
fn hs_26_two_own_shepherds_score_once() {
    check(&format!(
        "
        systems: base, farmers, hills-and-sheep
        supply shepherd: 2
        start: {CITY_ROW}
        bag: base.B

        Red  base.E 0,0:0 shepherd>field.234567 token=sheep-1
        Blue base.C 3,-1:0 -
        Red  base.E 2,0:0 shepherd>field.234567 token=sheep-4
        Blue base.C 4,-1:0 -
        Red  base.E 1,0:0 - =gather
        expect events 1 scored Red 5 sheep
        expect supply Red shepherd 2
        expect Red 5, Blue 0
        "
    ));
}

/// HS-28: own shepherds in different fields act one after the other, by row and column.
#[test]
fn hs_28_several_own_shepherds_in_different_fields() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        supply shepherd: 2
        start: base.U 0,0:0
        bag: base.B

        Red  base.B 0,1:0 shepherd>field.01234567 token=sheep-4
        Blue base.U 1,0:0 -
        Red  base.B 0,-1:0 shepherd>field.01234567 token=sheep-1
        Blue base.U 2,0:0 -
        Red  base.U 3,0:0 -
        expect asks Red flock field.01234567@0,-1
        Red  =gather
        expect event scored Red 1 sheep
        expect asks Red flock field.01234567@0,1
        Red  =grow token=sheep-2
        expect state flocks/field.01234567@0,1/points 6
        expect asks Blue place-tile
        ",
    );
}

/// HS+R5, HS-31, R5-ex1: pictured sheep count at every gathering, and no wolf removes them.
#[test]
fn hs_31_pictured_sheep_count_every_time() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: riverbb5.F11 0,0:0
        bag: base.B

        Red  base.B 0,1:0 shepherd>field.01234567 token=sheep-3
        expect state flocks/field.3456@0,0/points 4
        Blue base.B 1,1:0 -
        Red  base.B 2,1:0 - =gather
        expect event scored Red 4 sheep [HS-26] [HS-31]
        Blue base.B 3,1:0 -
        Red  base.B 4,1:0 shepherd>field.01234567 token=wolf
        expect state flocks/field.3456@0,0/points none
        Blue base.B 5,1:0 shepherd>field.01234567 token=sheep-2
        Red  base.B 6,1:0 -
        Blue base.B 7,1:0 - =gather
        expect event scored Blue 3 sheep
        expect Red 4, Blue 3
        ",
    );
}

/// HS-31, HS-4: on the other bank nothing is pictured.
#[test]
fn hs_31_only_in_their_field() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: riverbb5.F11 0,0:0
        bag: base.B

        Red  base.B 0,-1:0 shepherd>field.01234567 token=sheep-3
        Blue base.B 1,-1:0 -
        Red  base.B 2,-1:0 - =gather
        expect event scored Red 3 sheep
        ",
    );
}

/// A field between two cities that Blue's tile closes.
fn closing(option: &str, rest: &str) -> String {
    format!(
        "
        systems: base, farmers, hills-and-sheep
        {option}
        start: base.C -1,0:0; base.C -1,1:0
        bag: base.B

        {rest}"
    )
}

/// HS-33: by default a closed field means nothing.
#[test]
fn hs_33_nothing_by_default() {
    check(&closing(
        "",
        "Red  base.F 0,1:0 shepherd>field.01 token=sheep-3
        Blue base.F 0,0:0 -
        expect on field.45@0,0: Red shepherd
        expect Red 0, Blue 0",
    ));
}

/// HS-33 with `gather`: a closed field is gathered, whoever closed it; a new shepherd draws first.
#[test]
fn hs_33_closed_fields_are_gathered() {
    let gather = "option hs.closed_field: gather";
    check(&closing(
        gather,
        "Red  base.F 0,1:0 shepherd>field.01 token=sheep-3
        expect on field.01@0,1: Red shepherd
        Blue base.F 0,0:0 -
        expect event scored Red 3 sheep
        expect on field.45@0,0: nobody
        expect supply Red shepherd 1",
    ));
    check(&closing(
        gather,
        "Red  base.F 0,1:0 -
        Blue base.F 0,0:0 shepherd>field.45 token=sheep-2
        expect event scored Blue 2 sheep
        expect Red 0, Blue 2",
    ));
    check(&closing(
        gather,
        "Red  base.F 0,1:0 shepherd>field.01 token=sheep-3
        Blue base.C -1,2:0 -
        Red  base.F 0,0:0 - =grow token=sheep-1
        expect event scored Red 4 sheep",
    ));
}

/// HS-33, SCB-25: several closed fields one after the other, in the order of the board.
#[test]
fn hs_33_several_fields_each_a_batch() {
    let played = check(
        "
        systems: base, farmers, hills-and-sheep
        option hs.closed_field: gather
        start: base.C -1,-1:0; base.C -1,0:0; base.C -1,1:0
        bag: base.B

        Red  base.F 0,1:0 shepherd>field.01 token=sheep-3
        Blue base.F 0,-1:0 shepherd>field.45 token=sheep-2
        Red  base.F 0,0:0 -
        expect asks Red flock
        Red  =grow token=sheep-1
        expect Red 4, Blue 2
        ",
    );
    assert_eq!(crate::track::booked(&played), ["Blue 2 sheep", "Red 4 sheep"]);
}
