//! The Cult with other systems.

use bastide_scenario::check;

/// CU+TB, TB-22: no builder stands on a shrine.
#[test]
fn no_builder_on_a_shrine() {
    check(
        "
        systems: base, farmers, cult, traders-and-builders
        start: base.B 0,0:0
        bag: base.X

        Red  cult.S1 1,0:0
        refuse builder>shrine TB-22
        refuse pig>shrine TB-40
        ",
    );
}

/// ABT+CU, ABT-5, CU-20, CU-26: an abbot is a heretic on a shrine, and ends the challenge by going
/// home.
#[test]
fn an_abbot_on_a_shrine() {
    check(
        "
        systems: base, cult, abbot
        start: fl.G 0,0:0
        bag: base.X

        Red  base.B 1,0:0 meeple>monastery
        Blue cult.S1 1,1:0 abbot>shrine
        expect state challenges 1,1 1,0
        Red  fl.G 0,1:0
        Blue fl.G 2,0:0 abbot<shrine@1,1
        expect event scored Blue 5 shrine
        expect state challenges none
        ",
    );
}

/// ABT+CU, CU-11: gardens are neither monastery nor shrine.
#[test]
fn gardens_keep_no_distance() {
    check(
        "
        systems: base, cult, abbot
        start: base.E-g 0,0:0; base.E-g 2,0:0; fl.G 1,0:0
        bag: base.X

        Red  cult.S1 1,1:0 abbot>shrine
        Blue base.E-g 2,1:180 abbot>garden
        expect state challenges none
        ",
    );
}

/// CU+R2, CU+RV3, CU-11: monasteries on river tiles are monasteries.
#[test]
fn cu_11_monasteries_on_the_river() {
    check(
        "
        systems: base, cult, river-v3
        start: riverv3.A 0,0:0; riverv3.H 0,1:90; base.A 1,0:90
        bag: base.X

        Red  cult.S1
        refuse 1,1:0 CU-11
        ",
    );
    check(
        "
        systems: base, cult, river-2
        start: river.S 0,0:0; cult.S1 0,1:0; fl.G 1,1:0; cult.S1 2,1:0
        start: river.S 0,-1:0           # another end, far enough
        bag: base.X

        Red  river2.2
        refuse 1,0:0 CU-11
        expect legal 1,-1:0
        ",
    );
}

/// CU+RV3, RV3-10: each half of a double-wide source is a neighbour of a shrine.
#[test]
fn rv3_10_a_shrine_counts_both_halves_of_a_source() {
    check(
        "
        systems: base, farmers, cult, river-v3
        option riv3.kind: double_source
        bag: base.X

        Red  cult.S1 0,-1:0 meeple>shrine
        expect worth 3 shrine@0,-1
        ",
    );
}

/// CU+MGW, MGW-8: mage and witch do not stand on shrines.
#[test]
fn no_magic_on_a_shrine() {
    check(
        "
        systems: base, cult, mage-and-witch
        start: cult.S1 0,0:0
        bag: base.X

        Red  mw.D 1,0:0
        refuse mage>shrine@0,0 MGW-8
        ",
    );
}

/// CU+MSG, MSG-26: the message about monasteries counts shrines.
#[test]
fn msg_26_counts_shrines() {
    check(
        "
        systems: base, cult, messengers
        start: cc1.C 0,0:0; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0
        bag: base.X

        Red  cult.S1 1,1:0 meeple>shrine
        Blue fl.G 0,1:0
        Red  cc1.C 4,0:180 meeple>road.W
        Red  =meeple message=monastery =action
        expect asks Red marker 5
        ",
    );
}

/// CU+MSG, MSG-36, CU-26: a recalled heretic scores and ends the challenge.
#[test]
fn msg_36_a_recalled_heretic_ends_the_challenge() {
    check(
        "
        systems: base, cult, messengers
        start: cc1.C 0,0:0; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0
        bag: base.X

        Red  cult.S1 1,1:0 meeple>shrine
        Blue base.B 2,1:0 meeple>monastery
        expect state challenges 1,1 2,1
        Red  cc1.C 4,0:180 meeple>road.W
        Red  =meeple message=recall =action meeple<shrine@1,1
        expect asks Red recall-points 5
        Red  =score
        expect state challenges none
        expect on monastery@2,1: Blue meeple
        ",
    );
}

/// CU+GLD, GLD-11: a completed shrine distributes the gold around it; the loser of a challenge
/// takes none.
#[test]
fn gold_around_a_shrine() {
    check(
        "
        systems: base, cult, gold-mines
        start: base.V 1,0:90; fl.G 2,0:0; fl.G 2,1:0; fl.G 3,1:0; fl.G 3,2:0; fl.G 4,2:0; fl.G 4,3:0
        start: fl.G 4,4:0; fl.G 3,4:0; fl.G 2,4:0; fl.G 2,3:0; fl.G 1,3:0; fl.G 1,2:0; fl.G 0,2:0
        start: base.V 0,1:90
        bag: base.X

        Red  cult.S1 1,1:0 meeple>shrine
        Blue base.B 2,2:0 meeple>monastery
        expect state challenges 1,1 2,2
        Red  gm.B 0,0:0 gold@1,1 -
        expect event scored Red 9 shrine
        expect tokens Red gold 2
        expect tokens Blue gold 0
        expect on monastery@2,2: nobody
        ",
    );
}

/// AM+CU, CU-11, CU-20: an abbey is a monastery.
#[test]
fn an_abbey_is_a_monastery() {
    let hole = "
        systems: base, cult, abbey-and-mayor
        start: fl.G 0,1:0; fl.G 0,0:0; fl.G 1,0:0; fl.G 2,0:0; fl.G 2,1:0
        bag: fl.G
    ";
    check(&format!(
        "{hole}
        start: fl.G 0,2:0
        Red  cult.S1 1,2:0 meeple>shrine
        Blue abbey@1,1 meeple>monastery
        expect state challenges 1,2 1,1
        "
    ));
    check(&format!(
        "{hole}
        start: cult.S1 0,2:0; fl.G 1,2:0; cult.S1 2,2:0
        start: fl.G -1,0:0; fl.G -2,0:0; fl.G -2,1:0; fl.G -1,2:0

        expect only abbey@-1,1 -
        refuse abbey@1,1 CU-11          # it has two shrines at its corners
        "
    ));
}

/// AM+CU, CU-21, AM-52: a wagon that drives on to a shrine begins a challenge.
#[test]
fn cu_21_a_challenge_by_wagon() {
    check(
        "
        systems: base, cult, abbey-and-mayor/wagon
        start: cult.S3 0,0:0
        bag: fl.G

        Red  base.U 0,1:90 wagon>road.NS
        Blue base.B 1,0:0 meeple>monastery
        Red  base.A 0,2:180 -
        expect state challenges none
        expect asks Red move-wagon
        Red  drive>shrine@0,0
        expect state challenges 0,0 1,0
        ",
    );
}

/// AM+CU, CU-23, AM-52: the wagon of a building that is scored may drive on, that of a lost
/// challenge comes home.
#[test]
fn wagons_on_rival_buildings() {
    check(
        "
        players: Blue, Red
        systems: base, cult, abbey-and-mayor/wagon
        start: fl.G 1,0:0; fl.G 2,0:0; fl.G 3,0:0; fl.G 3,1:0; fl.G 3,2:0
        start: fl.G 0,1:0; fl.G 0,2:0; fl.G 1,2:0; fl.G 1,3:0
        start: fl.G -1,1:0; fl.G -1,0:0; fl.G -1,-1:0; fl.G 0,-1:0; fl.G 1,-1:0
        bag: fl.G

        Blue base.B 1,1:0 wagon>monastery
        Red  cult.S3 2,2:0 wagon>shrine
        Blue fl.G 2,1:0
        Red  base.U 2,3:90 -
        Blue fl.G 3,3:0
        expect event scored Red 9 shrine
        expect event returned Blue wagon monastery@1,1
        expect asks Red move-wagon
        expect supply Blue wagon 1
        expect supply Red wagon 0
        Red  drive>road.S@2,2
        expect on road.S@2,2: Red wagon
        ",
    );
}

/// Blue has a meeple in the cathedral; the shrine's place is 1,-3 and lacks one neighbour.
const CATHEDRAL: &str = "
    start: base.E 0,-1:0; fl.G 1,-1:0; fl.G 1,-2:0; fl.G 2,-1:0; fl.G 3,-2:0; fl.G 3,-3:0
    start: fl.G 2,-3:0; fl.G 2,-4:0; fl.G 1,-4:0; fl.G 4,0:0; fl.G 4,-1:0; fl.G 4,-2:0
    bag: fl.G

    Red  base.G 0,-2:90 meeple>city.NS
    Blue base.E 0,-3:180
    Blue meeple>cathedral -
    expect on cathedral: Blue meeple
";

/// CO+CU, CO-20: followers from the cathedral join the scoring of a shrine.
#[test]
fn the_cathedral_feeds_shrines() {
    check(&format!(
        "systems: base, cult, count
        {CATHEDRAL}
        Red  fl.G 2,-2:0
        Blue fl.G 5,0:0
        Red  cult.S1 1,-3:0 meeple>shrine
        Blue fl.G 0,-4:0
        expect asks Blue leave-city
        Blue meeple>shrine@1,-3
        expect event scored Blue 9 shrine
        expect event scored Red 9 shrine
        "
    ));
}

/// CO+CU, CU-23: nobody joins the losing building.
#[test]
fn nobody_joins_a_lost_challenge() {
    check(&format!(
        "systems: base, cult, count
        {CATHEDRAL}
        Red  cult.S1 1,-3:0 meeple>shrine
        Blue base.B 2,-2:0 meeple>monastery
        expect state challenges 1,-3 2,-2
        Red  fl.G 0,-4:0
        expect asks Blue leave-city
        refuse meeple>monastery@2,-2 CO-21
        Blue -
        expect event scored Red 9 shrine
        expect no event scored Blue
        expect event challenge-lost monastery@2,-2 shrine@1,-3
        "
    ));
}

/// CO+CU, CU-21, CO-24: a follower that comes to a finished building from the cathedral begins no
/// challenge.
#[test]
fn cu_21_no_challenge_from_the_cathedral() {
    check(&format!(
        "systems: base, cult, count
        option co.enter_unoccupied: true
        {CATHEDRAL}
        Red  cult.S1 1,-3:0 -
        Blue fl.G 4,-3:0
        Red  base.B 2,-2:0 meeple>monastery
        Blue fl.G 0,-4:0
        expect asks Blue leave-city
        Blue meeple>shrine@1,-3
        expect event scored Blue 9 shrine
        expect no event challenge-lost
        expect on monastery@2,-2: Red meeple
        "
    ));
}

/// CU+ROB, ROB-16: the points of a winner are robbed like others.
#[test]
fn points_of_a_shrine_are_robbed() {
    check(
        "
        systems: base, cult, robbers
        start: fl.G 0,0:0; fl.G 1,0:0; fl.G 2,0:0; fl.G 0,1:0; fl.G 0,2:0; fl.G 1,2:0; fl.G 2,1:0
        bag: fl.G

        Red  cult.S1 1,1:0 meeple>shrine
        Blue rb.A 3,1:270 =space-0 =space-0 -
        Red  fl.G 2,2:0
        expect event scored Red 9 shrine
        expect event scored Blue 5 robber
        ",
    );
}

/// CU+PD, CU-11: a monastery in a city is a monastery.
#[test]
fn cu_11_a_monastery_in_a_city() {
    check(
        "
        systems: base, cult, princess-and-dragon
        start: pd.D4 0,0:0; fl.G 0,1:0; fl.G 0,2:0; fl.G 1,2:0; base.B 2,2:0
        bag: fl.G

        Red  cult.S1
        refuse 1,1:0 CU-11
        ",
    );
}

/// CU+PD, PD-26, CU-23: the fairy rewards the winner of a challenge, and not the loser, whose
/// building is not scored.
#[test]
fn the_fairy_at_a_challenge() {
    let rivals = "
        players: Blue, Red
        systems: base, cult, princess-and-dragon/fairy
        start: fl.G 1,0:0; fl.G 2,0:0; fl.G 3,0:0; fl.G 3,1:0; fl.G 3,2:0
        start: fl.G 0,1:0; fl.G 0,2:0; fl.G 1,2:0; fl.G 1,3:0
        start: fl.G -1,1:0; fl.G -1,0:0; fl.G -1,-1:0; fl.G 0,-1:0; fl.G 1,-1:0
        bag: fl.G

        Blue base.B 1,1:0 meeple>monastery
        Red  cult.S1 2,2:0 meeple>shrine
    ";
    check(&format!(
        "{rivals}
        Blue fl.G 2,1:0 fairy>@1,1
        Red  fl.G 0,0:0 -
        expect event scored Blue 9 monastery
        expect event scored Blue 3 fairy
        expect figures Red 0
        "
    ));
    check(&format!(
        "{rivals}
        Blue fl.G 2,1:0 -
        Red  fl.G 4,0:0 fairy>@2,2
        Blue fl.G 0,0:0 -
        expect event scored Blue 9 monastery
        expect no event scored Red 3
        expect figures Red 0
        "
    ));
}

/// CRC+CU, CRC-9: heretics and monks are of no kind, whatever the circle.
#[test]
fn crc_9_heretics_and_monks_are_of_no_kind() {
    for circle in ["cc2.A 0,1:0", "cc2.C 0,1:90", "cc2.E 0,1:90"] {
        check(&format!(
            "
            systems: base, farmers, cult, crop-circles
            start: base.E 0,0:0
            bag: base.B

            Red  cult.S1 1,0:0 meeple>shrine
            Blue base.B -1,0:0 meeple>monastery
            Red  {circle} - =remove
            expect asks Blue place-tile
            expect on shrine@1,0: Red meeple
            expect on monastery@-1,0: Blue meeple
            "
        ));
    }
}

/// CU+MSG, MSG-36, CU-26: a recalled monk ends the challenge as well.
#[test]
fn msg_36_a_recalled_monk_ends_the_challenge() {
    check(
        "
        systems: base, cult, messengers
        start: cc1.C 0,0:0; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0
        bag: base.X

        Red  base.B 1,1:0 meeple>monastery
        Blue cult.S1 2,1:0 meeple>shrine
        expect state challenges 2,1 1,1
        Red  cc1.C 4,0:180 meeple>road.W =meeple message=recall =action meeple<monastery@1,1
        expect asks Red recall-points 5
        Red  =score
        expect state challenges none
        expect on shrine@2,1: Blue meeple
        expect supply Red meeple 7
        ",
    );
}

/// CU+PD, CU-24, PD-62: the portal tile that brings the monk completes monastery and shrine at
/// once, and both score.
#[test]
fn cu_24_a_portal_completes_both() {
    check(
        "
        systems: base, cult, princess-and-dragon/portal
        start: base.A 1,1:270; fl.G 0,0:0; fl.G 1,0:0; am.A10 2,0:0; fl.G 0,1:0; fl.G 0,2:0; fl.G 1,2:0
        start: am.A10 3,1:90; fl.G 3,2:0; fl.G 1,3:0; fl.G 2,3:0; fl.G 3,3:0
        bag: fl.G

        Red  cult.S1 2,2:0 meeple>shrine
        Blue pd.P2 2,1:180 meeple>monastery@1,1
        expect event scored Blue 9 monastery
        expect event scored Red 9 shrine
        expect no event challenge-lost
        ",
    );
}
