//! The pig.

use bastide_scenario::check;

/// FRM+TB, TB-40, TBN-16: the pig goes beside an own farmer, on the tile just placed.
#[test]
fn tb_40_a_pig_needs_an_own_farmer_in_its_field() {
    check(
        "
        systems: base, farmers, traders-and-builders
        bag: base.X

        Red  base.U 1,0:0
        refuse pig>field.3456 TB-40
        Red  meeple>field.3456
        Blue base.U 2,0:0
        refuse pig>field.3456 TB-40
        Blue -
        Red  base.U 3,0:0
        refuse pig>field.0127 TB-40
        refuse pig>road.EW TB-40
        refuse pig>field.3456@2,0 TB-40
        expect legal pig>field.3456
        Red  pig>field.3456
        expect event deployed Red pig field.3456@3,0
        expect on field.3456@1,0: Red meeple, Red pig
        expect supply Red pig 0
        ",
    );
}

/// TB-40: one figure action in a part, so neither of the two goes with the other.
#[test]
fn tb_40_no_pig_together_with_a_follower() {
    check(
        "
        systems: base, farmers, traders-and-builders
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red base.U 1,0:0 meeple>field.3456
        Red base.U 2,0:0 meeple>road.EW
        Red base.U 3,0:0 builder>road.EW
        Red base.U 4,0:0 meeple>field.0127
        expect asks Red second-part
        refuse pig>field.3456 TB-40
        expect supply Red pig 1
        Red =second-part base.U 5,0:0 pig>field.3456
        expect supply Red pig 0
        ",
    );
}

/// TB-41, TB-42, TBN-16: farmers and pigs of others do not matter, and no pig adds strength.
#[test]
fn tb_41_two_pigs_share_a_field() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; base.U 1,0:0; base.D 2,0:0
        bag: base.X

        Red  base.E 0,-1:180 meeple>field.012367
        Blue base.E 2,-1:180 meeple>field.012367
        Red  base.B 1,-1:0 pig>field.01234567
        expect on field.012367@0,-1: Red meeple, Blue meeple, Red pig
        expect owners field.012367@0,-1: Red, Blue
        Blue base.B 1,-2:0 pig>field.01234567
        expect on field.012367@0,-1: Red meeple, Blue meeple, Red pig, Blue pig
        expect owners field.012367@0,-1: Red, Blue
        ",
    );
}

/// TB-42: a pig beside one farmer does not stand up to two farmers.
#[test]
fn tb_42_a_pig_adds_no_strength() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; base.U 1,0:0; base.D 2,0:0; base.U 3,0:0; base.D 4,0:0
        bag: base.X

        Red  base.E 0,-1:180 meeple>field.012367
        Blue base.E 2,-1:180 meeple>field.012367
        Red  base.B 1,-1:0 pig>field.01234567
        Blue base.N 4,-1:180 meeple>field.0167
        Red  base.B 3,-1:0 -
        expect on field.0167@4,-1: Red meeple, Red pig, Blue meeple, Blue meeple
        expect owners field.0167@4,-1: Blue
        ",
    );
}

/// TB-43: nothing that is completed beside the field takes the pig home, and no player may.
#[test]
fn tb_43_a_pig_stays_with_its_farmer() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>field.0127
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 pig>field.0127
        Blue base.E 0,-1:180 meeple>city.S
        expect event scored Blue 4 city
        Red  base.W 3,0:0
        refuse pig<field.0127@2,0 TB-43
        Red  meeple>road.W
        expect event scored Red 5 road
        expect on field.0127@1,0: Red meeple, Red pig
        ",
    );
}

/// FRM+TB, TB-43, TBN-17, TB-52: the recalled farmer is worth the pig's city too, then both are
/// home.
#[test]
fn tb_43_the_pig_leaves_with_the_last_farmer() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        players: Red
        start: base.E 0,-1:180; base.D 0,0:0; base.B 0,1:0; base.A 0,2:270; base.U 1,2:0; base.U 2,2:0; base.U 3,2:0
        bag: base.X

        Red base.U 1,0:0 meeple>field.0127
        Red base.U 2,0:0 pig>field.0127
        Red base.A 4,2:90 meeple>road.W =meeple message=recall =action
        Red meeple<field.0127@1,0
        expect asks Red recall-points 4
        Red =score
        expect event returned Red meeple field.0127@1,0
        expect event returned Red pig field.0127@2,0
        expect on field.0127@1,0: nobody
        expect supply Red pig 1
        ",
    );
}

/// TB-43, TBN-17: as long as another own farmer is there, the pig stays.
#[test]
fn tb_43_the_pig_stays_with_another_own_farmer() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        players: Red
        start: base.D 0,0:0; base.U 1,0:0; base.D 2,0:0; base.B 0,1:0; base.A 0,2:270; base.U 1,2:0; base.U 2,2:0; base.U 3,2:0
        bag: base.X

        Red base.E 0,-1:180 meeple>field.012367
        Red base.E 2,-1:180 meeple>field.012367
        Red base.B 1,-1:0 pig>field.01234567
        Red base.A 4,2:90 meeple>road.W =meeple message=recall =action
        Red meeple<field.012367@0,-1 =score
        expect event returned Red meeple field.012367@0,-1
        expect no event returned Red pig
        expect on field.012367@0,-1: Red meeple, Red pig
        ",
    );
}

/// TB-ex3, TB-52, TB-53: Blue has two farmers and a pig, Red one farmer and a pig.
#[test]
fn tb_ex3_the_pig_of_the_weaker_player_is_worth_nothing() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; base.U 1,0:0; base.D 2,0:0; base.U 3,0:0; base.D 4,0:0

        Blue base.E 0,-1:180 meeple>field.012367
        Red  base.E 2,-1:180 meeple>field.012367
        Blue base.N 4,-1:180 meeple>field.0167
        Red  base.B 1,-1:0 pig>field.01234567
        Blue base.B 3,-1:0 pig>field.01234567
        expect over
        expect event scored Blue 8 field final [BG-64] [TB-52]
        expect no event scored Red
        expect Blue 8, Red 0
        ",
    );
}

/// FRM+TB, TB-ex4, TBN-ex5, TB-52, TBN-18: three owners, two of them with a pig.
#[test]
fn tb_ex4_tied_owners_with_pigs_score_four_for_a_city() {
    check(
        "
        players: You, Blue, Green
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; base.U 1,0:0; base.D 2,0:0; base.U 3,0:0; base.D 4,0:0

        You   base.E 0,-1:180 meeple>field.012367
        Blue  base.E 2,-1:180 meeple>field.012367
        Green base.N 4,-1:180 meeple>field.0167
        You   base.B 1,-1:0 pig>field.01234567
        Blue  base.B 3,-1:0 pig>field.01234567
        expect over
        expect event scored You 8 field final [TB-52]
        expect event scored Blue 8 field final [TB-52]
        expect event scored Green 6 field final [BG-64]
        expect no event scored Green 6 field final [TB-52]
        expect You 8, Blue 8, Green 6
        ",
    );
}

/// TBN-ex4: you have the majority and a pig, Blue has neither.
#[test]
fn tbn_ex4_majority_with_a_pig() {
    check(
        "
        players: You, Blue
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; base.U 1,0:0; base.D 2,0:0; base.U 3,0:0; base.D 4,0:0

        You  base.E 0,-1:180 meeple>field.012367
        Blue base.E 2,-1:180 meeple>field.012367
        You  base.N 4,-1:180 meeple>field.0167
        Blue base.B 3,-1:0 -
        You  base.B 1,-1:0 pig>field.01234567
        expect over
        expect You 8, Blue 0
        ",
    );
}

/// TB-53: the owner gets nothing for the pig of somebody else.
#[test]
fn tb_53_a_pig_of_another_player_does_not_help_the_owner() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; base.U 1,0:0; base.D 2,0:0; base.U 3,0:0; base.D 4,0:0

        Blue base.E 0,-1:180 meeple>field.012367
        Red  base.E 2,-1:180 meeple>field.012367
        Blue base.N 4,-1:180 meeple>field.0167
        Red  base.B 1,-1:0 pig>field.01234567
        Blue base.B 3,-1:0 -
        expect over
        expect Blue 6, Red 0
        ",
    );
}

/// TB-52: with more pigs than in the box, each city is still worth four.
#[test]
fn tb_52_a_second_pig_adds_nothing() {
    check(
        "
        systems: base, farmers, traders-and-builders
        players: Red
        supply pig: 2
        start: base.E 0,-1:180; base.D 0,0:0

        Red base.U 1,0:0 meeple>field.0127
        Red base.U 2,0:0 pig>field.0127
        Red base.U 3,0:0 pig>field.0127
        expect over
        expect event scored Red 4 field final [TB-52]
        ",
    );
}

/// BG+TB, FRM+TB, TB-40, BG-37
#[test]
fn tb_40_without_farmers_no_pig_can_be_placed() {
    check(
        "
        systems: base, traders-and-builders
        bag: base.X

        expect supply Red pig 1
        Red  base.U 1,0:0
        refuse meeple>field.3456 BG-37
        refuse pig>field.3456 TB-40
        expect only meeple>road.EW -
        ",
    );
}
