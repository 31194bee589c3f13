//! The message that scores one meeple and takes it home.

use bastide_scenario::check;

use crate::track::lanes;

/// Blue and Red share a city of four tiles with a pennant; `blue` is Blue's second knight or a
/// pass.
fn shared_city(option: &str, blue: &str) -> String {
    format!(
        "
        systems: base, messengers
        {option}
        start: {}; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.G 0,-2:0 meeple>city.EW
        Red base.B 0,-3:0 -
        Blue base.G 2,-2:0 {blue}
        Red base.G 1,-3:90 meeple>city.NS
        Blue base.Q 1,-2:0
        expect tiles 4 city.NS@1,-3
        Red base.A 4,0:90 meeple>road.W =meeple message=recall =action meeple<city.NS@1,-3",
        lanes(&[5])
    )
}

/// MSG-ex8, MSG-7, MSG-36, MSG-38: Red scores without the majority, Blue nothing.
#[test]
fn msg_ex8_the_owner_scores_whatever_the_majority() {
    check(&format!(
        "{}
        expect asks Red recall-points 5
        expect only =score =forgo
        Red =score
        expect supply Red meeple 7
        expect asks Red marker 5
        Red =messenger message=shields =action
        expect track Red meeple 5 messenger 5
        expect Red 10, Blue 0
        expect on city.NS@1,-3: Blue meeple, Blue meeple
        ",
        shared_city("", "meeple>city.EW")
    ));
}

/// MSG-ex8, MSG-7, MSG-37: with `majority_only` the knight comes home without points.
#[test]
fn msg_ex8_with_majority_only_the_minority_scores_nothing() {
    check(&format!(
        "{}
        expect no event scored Red 5 message
        expect asks Blue place-tile base.B
        expect supply Red meeple 7
        expect Red 5, Blue 0
        ",
        shared_city("option msg.recall: majority_only", "meeple>city.EW")
    ));
}

/// MSG-37: a shared majority is enough, and it is judged with the meeple still there.
#[test]
fn msg_37_a_tie_scores_with_majority_only() {
    check(&format!(
        "{}
        expect asks Red recall-points 5
        Red =score =meeple message=shields =action
        expect Red 10, Blue 0
        ",
        shared_city("option msg.recall: majority_only", "-")
    ));
}

/// MSG-36: the points can be left, and the meeple comes home all the same.
#[test]
fn msg_36_the_points_can_be_forgone() {
    check(&format!(
        "{}
        refuse - MSG-36
        refuse =meeple SCB-10
        Red =forgo
        expect event returned Red meeple city.NS@1,-3
        expect no event scored
        expect Red 5, Blue 0
        expect asks Blue place-tile base.B
        ",
        shared_city("", "meeple>city.EW")
    ));
}

/// MSG-36: only own meeples can be recalled: not another player's, no builder and no pig.
#[test]
fn msg_36_other_figures_are_refused() {
    check(&format!(
        "
        systems: base, farmers, messengers, traders-and-builders
        start: {}; base.A 0,-1:270; base.A 0,-2:270
        bag: base.B

        Red base.U 1,-1:0 meeple>road.EW
        Blue base.B -1,0:0 meeple>monastery
        Red base.U 2,-1:0 builder>road.EW
        Blue base.U -2,0:90 -
        Red base.U 1,-2:0 meeple>field.0127
        Blue base.U -2,1:90 -
        Red base.U 2,-2:0 pig>field.0127
        Blue base.U -2,2:90 -
        Red base.A 4,0:90 meeple>road.W =meeple message=recall =action
        expect asks Red recall-meeple
        expect only meeple<road.EW@1,-1 meeple<field.0127@1,-2
        refuse p2.meeple<monastery@-1,0 MSG-36
        refuse builder<road.EW@2,-1 MSG-36
        refuse pig<field.0127@2,-2 MSG-36
        refuse meeple<road.EW@2,-1 MSG-36
        refuse - MSG-36
        refuse =points MSG-12
        Red meeple<road.EW@1,-1
        ",
        lanes(&[5])
    ));
}

/// MSG+TB, MSG-39: the builder goes with the last highwayman, before the points are booked.
#[test]
fn msg_39_a_builder_left_alone_comes_home() {
    check(&format!(
        "
        systems: base, messengers, traders-and-builders
        start: {}; base.A 0,-1:270
        bag: base.B

        Red base.U 1,-1:0 meeple>road.EW
        Blue base.B -1,0:0 -
        Red base.U 2,-1:0 builder>road.EW
        Blue base.B -1,1:0 -
        Red base.A 4,0:90 meeple>road.W =meeple message=recall =action meeple<road.EW@1,-1 =score
        expect event returned Red builder
        expect supply Red builder 1
        expect supply Red meeple 7
        Red =messenger
        expect event scored Red 3 message
        expect turn Blue
        ",
        lanes(&[5])
    ));
}

/// MSG-39: the builder stays while another own meeple is on its road.
#[test]
fn msg_39_a_builder_with_company_stays() {
    check(&format!(
        "
        players: Red
        systems: base, messengers, traders-and-builders
        start: {}; base.A 0,-1:270
        bag: base.B

        Red base.U 1,-1:0 meeple>road.EW
        Red base.U 3,-1:0 meeple>road.EW
        Red base.U 2,-1:0 builder>road.EW
        Red base.A 4,0:90 meeple>road.W =meeple message=recall =action meeple<road.EW@3,-1 =score
        expect on road.EW@1,-1: Red meeple, Red builder
        Red =messenger
        ",
        lanes(&[5])
    ));
}

/// FRM+MSG, MSG+TB, MSG-36, MSG-39: a farmer is worth 4 for each city with the own pig, which goes
/// home with him.
#[test]
fn msg_36_a_farmer_counts_cities_with_the_own_pig() {
    for (pig, points) in [("pig>field.01", 8), ("-", 6)] {
        check(&format!(
            "
            systems: base, farmers, messengers, traders-and-builders
            start: {}; base.B 0,-1:0; base.G 0,-2:0; base.E 1,-2:270; base.E -1,-2:90; \
                   base.E 2,-2:90; base.E 3,-2:270
            bag: base.B

            Red base.B 1,-3:0 meeple>field.01234567
            Blue base.B -1,0:0 -
            Red base.B 2,-3:0 {}
            Blue base.B -1,1:0 -
            Red base.A 4,0:90 meeple>road.W =meeple message=recall =action meeple<field.01234567@1,-3
            expect asks Red recall-points {points}
            Red =score
            expect supply Red pig 1
            expect supply Red meeple 7
            Red =messenger
            expect track Red meeple 5 messenger {points}
            ",
            lanes(&[5]),
            pig.replace("field.01", "field.01234567")
        ));
    }
}

/// MSG-36: the abbot can be recalled from a garden; that is no figure action.
#[test]
fn msg_36_the_abbot_is_recalled_from_a_garden() {
    check(&format!(
        "
        players: Red
        systems: base, messengers, abbot
        start: {}
        bag: base.B

        Red base.U-g -1,0:90 abbot>garden
        Red base.A 4,0:90 meeple>road.W =meeple message=recall =action abbot<garden@-1,0
        expect asks Red recall-points 2
        Red =score =messenger
        expect supply Red abbot 1
        expect event scored Red 2 message
        ",
        lanes(&[5])
    ));
}

/// MSG-36, MSG-23: a knight under a cathedral is worth nothing, so there is nothing to ask.
#[test]
fn msg_36_a_worthless_meeple_comes_home_unasked() {
    check(&format!(
        "
        players: Red
        systems: base, messengers, inns-and-cathedrals
        start: {}; base.E 0,-1:0
        bag: base.B

        Red ic.EK 0,-2:0 large-meeple>city.NESW
        Red base.A 4,0:90 meeple>road.W =meeple message=recall =action large-meeple<city.NESW@0,-2
        expect no event scored Red 0
        expect supply Red large-meeple 1
        expect asks Red place-tile base.B
        ",
        lanes(&[5])
    ));
}

/// MSG-38: no goods for the city, and nothing is completed.
#[test]
fn msg_38_recall_pays_nothing_else() {
    check(&format!(
        "
        players: Red
        systems: base, messengers, traders-and-builders
        start: {}; base.B 0,-1:0
        bag: base.B

        Red tb.HQ 0,-2:0 meeple>city.EW
        Red base.A 4,0:90 meeple>road.W =meeple message=recall =action meeple<city.EW@0,-2 =score
        expect tokens Red wine 0
        expect no event took
        expect open city.EW@0,-2
        Red =messenger
        expect track Red messenger 1
        ",
        lanes(&[5])
    ));
}
