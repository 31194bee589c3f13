//! What the messages are worth that count: `Road`, `City`, `Monastery`, `Shields`, `Knights`,
//! `Farmers`.

use bastide_scenario::check;

use crate::track::lanes;

/// Plays a header and moves, then Red lands on 5 and draws this message, which must score these
/// points (0 without an event).
fn message_scores(board: &str, message: &str, points: u16) {
    let text = format!(
        "{board}
        Red base.A 4,0:90 meeple>road.W =meeple message={message} =action"
    );
    let after = match points {
        0 => "
        expect no event scored Red 0
        expect events 1 scored
        expect track Red meeple 5 messenger 0
        "
        .to_owned(),
        points => format!(
            " =messenger
        expect event scored Red {points} message
        expect track Red meeple 5 messenger {points}
        "
        ),
    };
    check(&format!("{text}{after}"));
}

/// Red holds an inn road of four tiles and a road of two, both incomplete.
fn inn_and_road(option: &str) -> String {
    format!(
        "
        players: Red
        systems: base, messengers, inns-and-cathedrals
        {option}
        start: {}; base.A 0,-1:270; base.U 2,-1:0; base.U 3,-1:0; base.A 0,-2:270
        bag: base.B

        Red ic.EB 1,-1:0 meeple>road.EW
        Red base.U 1,-2:0 meeple>road.EW
        expect tiles 4 road.EW@1,-1
        expect tiles 2 road.EW@1,-2",
        lanes(&[5])
    )
}

/// MSG-ex5, MSG-22, MSG-23, MSG-27: the inn road is the smallest and worth 0; that can be taken, and
/// so can 2 points instead.
#[test]
fn msg_ex5_the_inn_road_is_the_smallest() {
    message_scores(&inn_and_road(""), "road", 0);
    check(&format!(
        "{}
        Red base.A 4,0:90 meeple>road.W =meeple message=road
        expect only =action =points
        Red =points =messenger
        expect track Red meeple 5 messenger 2
        ",
        inn_and_road("")
    ));
}

/// MSG-23: with `ic.final_scoring` set to `ignore` the inn does not matter here either.
#[test]
fn msg_23_inns_ignored_in_final_scoring_are_ignored_by_messages() {
    message_scores(&inn_and_road("option ic.final_scoring: ignore"), "road", 2);
}

/// MSG-22: Blue has the majority on the road; Red scores it all the same, Blue nothing, and the
/// highwayman stays.
#[test]
fn msg_22_the_majority_does_not_matter_for_road() {
    check(&format!(
        "
        systems: base, messengers, inns-and-cathedrals
        start: {}; base.A 0,-1:270
        bag: base.B

        Red base.U 1,-1:0 meeple>road.EW
        Blue base.U 3,-1:0 large-meeple>road.EW
        Red base.U 2,-1:0
        Blue base.B -1,0:0 -
        expect owners road.EW@1,-1: Blue
        Red base.A 4,0:90 meeple>road.W =meeple message=road =action =messenger
        expect event scored Red 4 message
        expect Red 9, Blue 0
        expect on road.EW@1,-1: Red meeple, Blue large-meeple
        ",
        lanes(&[5])
    ));
}

/// MSG-24: there is nothing to name, and equal roads make no question.
#[test]
fn msg_24_no_road_is_named() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}; base.A 0,-1:270; base.A 0,-2:270
        bag: base.B

        Red base.U 1,-1:0 meeple>road.EW
        Red base.U 1,-2:0 meeple>road.EW
        Red base.A 4,0:90 meeple>road.W =meeple message=road
        refuse =next:road.EW@1,-1 MSG-24
        refuse meeple<road.EW@1,-1 MSG-36
        Red =action
        refuse =next:road.EW@1,-1 SCB-24
        expect asks Red marker 2
        Red =messenger
        ",
        lanes(&[5])
    ));
}

/// Red holds a city of three tiles and two pennants with a normal and a large knight, and one of
/// two tiles without pennant.
fn two_cities() -> String {
    format!(
        "
        players: Red
        systems: base, messengers, inns-and-cathedrals
        start: {}; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0
        bag: base.B

        Red base.F 0,-2:0 meeple>city.EW
        Red base.F 2,-2:0 large-meeple>city.EW
        Red base.G 1,-2:0
        Red base.G 0,-3:0 meeple>city.EW
        Red base.G 1,-3:0
        expect tiles 3 city.EW@0,-2
        expect tiles 2 city.EW@0,-3",
        lanes(&[5])
    )
}

/// MSG-ex6, MSG-25, MSG-33, MSG-34: the smallest city, each pennant once, each knight once.
#[test]
fn msg_ex6_city_shields_and_knights() {
    message_scores(&two_cities(), "city", 2);
    message_scores(&two_cities(), "shields", 4);
    message_scores(&two_cities(), "knights", 6);
}

/// MSG-34: the knights stay.
#[test]
fn msg_34_knights_stay() {
    check(&format!(
        "{}
        Red base.A 4,0:90 meeple>road.W =meeple message=knights =action =messenger
        expect on city.EW@0,-2: Red meeple, Red large-meeple
        expect on city.EW@0,-3: Red meeple
        ",
        two_cities()
    ));
}

/// MSG-25: an incomplete cathedral city is worth 0 and so the smallest; not with `ignore`.
#[test]
fn msg_25_a_cathedral_makes_the_city_the_smallest() {
    let board = |option: &str| {
        format!(
            "
        players: Red
        systems: base, messengers, inns-and-cathedrals
        {option}
        start: {}; base.E 0,-1:0; base.B 1,-1:0; base.B 2,-1:0
        bag: base.B

        Red ic.EK 0,-2:0 meeple>city.NESW
        Red base.N 2,-2:0 meeple>city.NW",
            lanes(&[5])
        )
    };
    message_scores(&board(""), "city", 0);
    message_scores(&board("option ic.final_scoring: ignore"), "city", 1);
}

/// MSG-33: Blue's majority in the city does not matter, and a city without an own knight does not
/// count.
#[test]
fn msg_33_shields_of_cities_with_an_own_knight() {
    check(&format!(
        "
        systems: base, messengers, inns-and-cathedrals
        start: {}; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0
        bag: base.B

        Red base.F 0,-2:0 meeple>city.EW
        Blue base.G 2,-2:0 large-meeple>city.EW
        Red base.F 1,-2:0
        Blue base.F 0,-3:0 meeple>city.EW
        expect owners city.EW@0,-2: Blue
        Red base.A 4,0:90 meeple>road.W =meeple message=shields =action =messenger
        expect event scored Red 4 message [MSG-33]
        expect Red 9, Blue 0
        ",
        lanes(&[5])
    ));
}

/// FRM+MSG, IC+MSG, MSG-ex7, MSG-35: two farmers and a large one in fields of their own; they stay.
#[test]
fn msg_ex7_three_farmers() {
    let board = format!(
        "
        players: Red
        systems: base, farmers, messengers, inns-and-cathedrals
        start: {}; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0
        bag: base.B

        Red base.F 0,-2:0 meeple>field.01
        Red base.F 1,-2:0 meeple>field.01
        Red base.F 2,-2:0 large-meeple>field.01",
        lanes(&[5])
    );
    message_scores(&board, "farmers", 6);
    check(&format!(
        "{board}
        Red base.A 4,0:90 meeple>road.W =meeple message=farmers =action =messenger
        expect figures Red 3
        "
    ));
}

/// MSG-26: the smaller of two monasteries, whether monk or abbot stands there; a garden is none.
#[test]
fn msg_26_monasteries_with_monk_or_abbot() {
    let board = format!(
        "
        players: Red
        systems: base, messengers, abbot
        start: {}; base.B 0,-1:0; base.B 1,-1:0; base.B 0,-2:0
        bag: base.B
        ",
        lanes(&[5])
    );
    // Three tiles lie around the monk, two around the abbot.
    let monk = "Red base.B 1,-2:0 meeple>monastery";
    let abbot = "Red base.B -1,0:0 abbot>monastery";
    message_scores(&format!("{board}\n{monk}"), "monastery", 4);
    message_scores(&format!("{board}\n{abbot}"), "monastery", 3);
    message_scores(&format!("{board}\n{monk}\n{abbot}"), "monastery", 3);
    check(&format!(
        "{board}
        Red base.U-g -1,0:90 abbot>garden
        Red base.A 4,0:90 meeple>road.W =meeple message=monastery
        refuse =action MSG-18
        Red =points =messenger
        "
    ));
}

/// FER+MSG, MSG-22: a road is worth what belongs to it as the ferries stand, here with or without
/// the two tiles to the west of the lake.
#[test]
fn msg_22_roads_are_valued_with_their_ferries() {
    for (ferry, points) in [("ferry.EW", 5), ("ferry.ES", 3)] {
        check(&format!(
            "
            players: Red
            systems: base, messengers, ferries
            start: {}; base.B 0,2:0; base.A 0,3:270; base.U 1,3:0; base.B 0,1:0
            bag: base.B

            Red fe.D 2,3:0 meeple>road.E {ferry}
            Red base.U 3,3:0 -
            Red base.U 4,3:0 -
            Red base.A 4,0:90 meeple>road.W =meeple message=road =action =messenger
            expect event scored Red {points} message
            expect track Red meeple 5 messenger {points}
            ",
            lanes(&[5])
        ));
    }
}
