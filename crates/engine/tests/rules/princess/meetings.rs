//! The Princess & the Dragon with the other systems.

use bastide_scenario::check;

use crate::track::booked;

/// BG+PD, PD-49: whoever was eaten is free again in the next part.
#[test]
fn followers_that_were_eaten_are_free_again() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        supply meeple: 1
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.B 1,0:0 meeple>monastery
        Blue pd.D1 0,1:180 - dragon>@1,0
        expect asks Red place-tile
        Red  base.B 2,0:0 meeple>monastery
        expect figures Red 1
        ",
    );
}

/// IC+PD, PD-49 with Inns & Cathedrals.
#[test]
fn a_large_meeple_is_eaten() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, princess-and-dragon
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.B 1,0:0 large-meeple>monastery
        Blue pd.D1 0,1:180 - dragon>@1,0
        expect event returned Red large-meeple monastery@1,0
        expect supply Red large-meeple 1
        ",
    );
}

/// PD+TB, PD-ex14, PD-49, TB-24: knight eaten, builder gone, city empty; the second part is still
/// played and the builder can be placed in it.
#[test]
fn pd_ex14_the_second_part_survives_the_builder() {
    check(
        "
        systems: base, farmers, traders-and-builders, princess-and-dragon
        start: base.D 0,0:0; base.U 1,0:0; pd.V1 1,-1:0
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue base.B 0,1:0 -
        Red  base.G 0,-2:90 builder>city.NS
        Blue base.B 0,2:0 -
        Red  base.U 2,0:0 meeple>road.EW
        Blue base.B 0,3:0 -
        Red  pd.D1 0,-3:180
        expect event second-part Red
        Red  - dragon>@0,-1
        expect event returned Red meeple city.NS@0,-1
        expect event returned Red builder city.NS@0,-2
        expect complete city.N@0,0
        Blue dragon>@0,-2
        Red  dragon>@0,-3
        expect Red 0
        expect asks Red second-part
        Red  =second-part base.U 3,0:0 builder>road.EW
        expect on road.EW@3,0: Red meeple, Red builder
        ",
    );
}

/// PD+TB, TS-ex1, TB-24: the builder's road is extended by a dragon tile, and the dragon eats the
/// builder.
#[test]
fn ts_ex1_the_dragon_eats_the_builder() {
    check(
        "
        systems: base, farmers, traders-and-builders, princess-and-dragon
        bag: base.B base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue pd.V1 2,1:0
        Red  pd.D10 3,0:0 meeple>city.N
        Red  dragon>@2,0
        expect event returned Red builder road.EW@2,0
        Blue dragon>@1,0
        Red  dragon>@0,0
        Blue dragon>@0,1
        expect asks Red second-part
        expect on city.N@3,0: Red meeple
        ",
    );
}

/// PD+RV3, PD-20, PD-47: the dragon may enter its tiles, and the fairy be moved meanwhile.
#[test]
fn dragon_and_fairy_on_the_river() {
    check(
        "
        systems: base, farmers, river-v3, princess-and-dragon
        start: riverv3.A 0,0:0; riverv3.D 0,1:90; pd.V1 1,1:0
        bag: base.B

        Red  riverv3.F 0,2:90 meeple>field.1234
        Blue riverv3.G 0,3:180 -
        Red  riverv3.H 1,3:0 fairy>@0,2
        Blue pd.D1 -1,1:270 - dragon>@0,1
        expect only dragon>@0,0 dragon>@-1,1
        Red  dragon>@0,0
        expect piece dragon 0,0
        expect figures Red 1
        ",
    );
}

/// PD+RV3: the two halves of a double source are two tiles.
#[test]
fn the_dragon_makes_two_steps_over_a_double_source() {
    check(
        "
        systems: base, farmers, river-v3, princess-and-dragon
        option riv3.kind: double_source
        bag: base.B

        Red  pd.V1 0,-1:0
        Blue pd.D1 1,1:180 - dragon>@0,0
        Red  dragon>@1,0
        Blue dragon>@1,1
        expect asks Red place-tile
        ",
    );
}

/// FLY+PD: nobody lands beside the dragon; the fairy's tile is a place like any other.
#[test]
fn a_flight_to_the_dragon_fails() {
    check(
        "
        systems: base, farmers, flying-machines, princess-and-dragon
        start: pd.V2 0,0:180; base.B 1,0:0
        bag: base.B

        Red  fl.G 2,0:0 meeple^ die=2
        expect event sent-back Red meeple
        expect supply Red meeple 7
        Blue pd.V1 1,1:0
        Red  fl.G 2,1:0 meeple^ die=1
        expect event sent-back Red meeple
        Blue base.B 3,0:0 -
        Red  pd.V1 3,1:0
        Blue fl.G 2,-1:0 meeple^ die=1
        expect event sent-back Blue meeple
        ",
    );
    check(
        "
        systems: base, farmers, flying-machines, princess-and-dragon
        start: base.B 0,0:0; base.B 1,0:0; base.B 2,0:0
        bag: base.B

        Red  base.B 0,1:0 meeple>monastery
        Blue base.B 0,2:0 -
        Red  base.B 0,3:0 fairy>@0,1
        Blue fl.G 2,1:0 meeple^ die=2
        expect asks Blue land
        Blue meeple>monastery@0,1
        expect on monastery@0,1: Red meeple, Blue meeple
        ",
    );
}

/// FLY+PD, PD-33, PD-34: a volcano that the dragon has left is a place to land.
#[test]
fn a_flight_to_an_old_volcano() {
    check(
        "
        systems: base, farmers, flying-machines, princess-and-dragon
        start: pd.V2 0,0:180; base.B 1,0:0; pd.V1 1,1:0
        bag: base.B

        Red  fl.G 2,0:0 meeple^ die=2 meeple>road.N@0,0
        expect on road.N@0,0: Red meeple
        ",
    );
}

/// A monk of Red with the fairy, and Red's marker on 4: the next point lands on a message space.
const BEFORE_A_MESSAGE: &str = "
        systems: base, messengers, princess-and-dragon
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0
        bag: base.B base.B

        Red  base.A 3,0:90 meeple>road.W =meeple
        Blue base.B 0,1:0 -
        Red  base.B 1,1:0 meeple>monastery
        Blue base.B 2,1:0 -
        Red  base.B 3,1:0 fairy>@1,1
        Blue base.B 0,2:0 -
        expect turn Red
        expect asks Red marker 1
";

/// MSG+PD, MSG-32, SCB-22, TS-1: the point at the start of a turn is a batch of its own, before the
/// draw: its owner chooses the marker, and a message with an extra tile is played before the own
/// one. The point does not repeat for that tile.
#[test]
fn msg_32_the_fairys_point_can_bring_a_message() {
    let played = check(&format!(
        "{BEFORE_A_MESSAGE}
        Red  =meeple message=tile =action base.B 3,2:0 - base.B 4,1:0 -
        expect turn Blue
        expect track Red meeple 5 messenger 0
        "
    ));
    assert_eq!(booked(&played), ["Red 4 road", "Red 1 fairy"]);
}

/// MSG+PD: points of a message bring no bonus, though the monk is with the fairy.
#[test]
fn messages_bring_no_bonus() {
    let played = check(&format!(
        "{BEFORE_A_MESSAGE}
        Red  =meeple message=monastery =action =messenger base.B 4,1:0 -
        "
    ));
    assert_eq!(booked(&played), ["Red 4 road", "Red 1 fairy", "Red 7 message"]);
    let played = check(&format!(
        "{BEFORE_A_MESSAGE}
        Red  =meeple message=recall =action meeple<monastery@1,1 =score =messenger base.B 4,1:0 -
        expect piece fairy 1,1
        "
    ));
    assert_eq!(booked(&played), ["Red 4 road", "Red 1 fairy", "Red 7 message"]);
}

/// MSG+PD, PD-82, SCB-27: the owner chooses a marker for the bonus too.
#[test]
fn the_bonus_moves_a_marker_of_its_own() {
    check(
        "
        systems: base, messengers, princess-and-dragon
        start: base.A 0,0:270; base.U 1,0:0
        bag: base.B

        Red  base.U 2,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.A 3,0:90 fairy>@2,0
        expect asks Red marker 4
        Red  =meeple
        expect asks Red marker 3
        Red  =messenger
        expect track Red meeple 4 messenger 3
        ",
    );
}

/// MSG+PD: on the extra tile of a message the dragon moves, led by its player.
#[test]
fn the_dragon_moves_after_an_extra_tile() {
    check(
        "
        systems: base, messengers, princess-and-dragon
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0; pd.V1 0,1:0
        bag: base.B

        Red  base.B 0,2:0 -
        Blue base.A 4,0:90 meeple>road.W =meeple message=tile =action
        Blue pd.D1 1,1:180 -
        expect asks Blue dragon-step
        expect turn Blue
        Blue dragon>@0,0
        Red  dragon>@1,0
        Blue dragon>@2,0
        Red  dragon>@3,0
        Blue dragon>@4,0
        expect asks Red place-tile
        expect turn Red
        ",
    );
}

/// PD+ROB: a robber takes from the points of the feature, not from the bonus as well.
#[test]
fn a_robber_takes_from_the_first_award() {
    let played = check(
        "
        systems: base, robbers, princess-and-dragon
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0
        bag: base.B

        Red  base.U 3,0:0 meeple>road.EW
        Blue rb.D 0,1:180 =space-0 Red =space-0 Blue -
        Red  base.A 4,0:90 fairy>@3,0
        expect track Blue robber none
        ",
    );
    assert_eq!(booked(&played), ["Red 5 road", "Blue 3 robber", "Red 3 fairy"]);
}

/// PD+ROB, SCB-22: the point at the start of a turn can be robbed.
#[test]
fn a_robber_takes_from_the_fairys_point() {
    let played = check(
        "
        systems: base, robbers, princess-and-dragon
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0
        bag: base.B

        Red  base.U 3,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.B 0,2:0 fairy>@3,0
        Blue rb.D 1,1:180 =space-0 Red =space-0 Blue -
        expect asks Red place-tile
        ",
    );
    assert_eq!(booked(&played), ["Red 1 fairy", "Blue 1 robber"]);
}

/// FER+PD, GLD+PD: the dragon touches neither ingots nor ferries.
#[test]
fn gold_and_ferries_are_safe() {
    check(
        "
        systems: base, ferries, gold-mines, princess-and-dragon
        start: pd.V1 0,0:0
        bag: base.B

        Red  gm.H 1,0:0 gold@0,0 -
        Blue fe.D 2,0:0 - ferry.EW
        Red  pd.D1 0,1:180 - dragon>@1,0
        expect state ingots/1,0/count 1
        Blue dragon>@2,0
        expect state ferries/placed/2,0/edges E W
        expect state ingots/1,0/count 1
        ",
    );
}

/// FER+PD: through the portal to a stub of an older lake, without a ferry for it.
#[test]
fn a_portal_to_the_stub_of_a_lake() {
    check(
        "
        systems: base, ferries, princess-and-dragon
        start: base.B 0,0:0
        bag: base.B

        Red  fe.D 1,0:270 - ferry.NS
        Blue pd.P2 0,1:0 meeple>road.E@1,0
        expect asks Red place-tile
        expect on road.E@1,0: Blue meeple
        ",
    );
}

/// FER+PD, FER-23: the walk along a road goes on through a tunnel.
#[test]
fn the_way_to_a_ferry_leads_through_a_tunnel() {
    check(
        "
        systems: base, ferries, princess-and-dragon/portal
        start: base.B 0,0:0
        bag: base.B

        Red  fe.D 1,0:270 - ferry.NS
        Blue pd.D9 1,1:0 - -
        Red  base.U 1,2:90
        expect asks Red figure
        Red  -
        expect asks Red move-ferry
        ",
    );
}

/// MGW+PD: neither eaten nor avoided.
#[test]
fn the_mage_is_not_eaten() {
    check(
        "
        systems: base, mage-and-witch, princess-and-dragon
        start: pd.V1 0,0:0; base.E 1,0:0
        bag: base.B

        Red  mw.D 2,0:0 mage>city.N@1,0 -
        Blue pd.D1 0,1:180 - dragon>@1,0
        expect piece mage city.N@1,0
        ",
    );
}

/// MGW+PD, TS-ex8: the bonus comes after the witch has halved the value.
#[test]
fn ts_ex8_the_witch_does_not_halve_the_bonus() {
    let played = check(
        "
        systems: base, inns-and-cathedrals, mage-and-witch, princess-and-dragon
        start: ic.EK 0,0:0; base.E 0,-1:180; base.E 1,0:270
        bag: base.B

        Red  base.E 0,1:0 meeple>city.N
        Blue mw.D 2,0:0 witch>city.NESW@0,0 -
        Red  am.A9 -1,0:180 fairy>@0,1
        expect Red 12
        ",
    );
    assert_eq!(booked(&played), ["Red 9 city", "Red 3 fairy"]);
}

/// CRC+PD, PD-33: nobody is added on the dragon's tile, though the road leads there.
#[test]
fn a_crop_circle_adds_nobody_beside_the_dragon() {
    check(
        "
        systems: base, crop-circles, princess-and-dragon
        start: pd.V5 0,0:0
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue cc1.D 1,1:0 - =add
        expect only meeple>road.EW@1,0
        refuse meeple>road.EW@0,0 PD-33
        Red  meeple>road.EW@1,0
        expect on road.EW@0,0: Red meeple, Red meeple
        ",
    );
}

/// CRC+PD, PD-28: the fairy stays when a crop circle removes her companion; of two that are alike
/// the last one was hers.
#[test]
fn a_crop_circle_takes_the_fairys_companion() {
    check(
        "
        players: Red
        systems: base, crop-circles, princess-and-dragon
        option pd.fairy_binding: follower
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Red  cc1.D 1,1:270 - =add meeple>road.EW@1,0
        Red  base.B 0,1:0 fairy>meeple:road.EW@1,0
        Red  cc1.D -1,1:0 - =remove meeple<road.EW@1,0
        expect companion Red meeple road.EW@1,0
        Red  cc1.D 0,2:0 - =remove meeple<road.EW@1,0
        expect companion nobody
        expect piece fairy 1,0
        ",
    );
}

/// ABT+PD: the abbot is eaten like a monk, without points.
#[test]
fn an_abbot_is_eaten() {
    check(
        "
        systems: base, abbot, princess-and-dragon
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.B 1,0:0 abbot>monastery
        Blue pd.D1 0,1:180 - dragon>@1,0
        expect event returned Red abbot monastery@1,0
        expect Red 0
        expect supply Red abbot 1
        ",
    );
}

/// ABT+PD: he comes home before the dragon moves, and without the fairy's bonus.
#[test]
fn an_abbot_comes_home_before_the_dragon() {
    let played = check(
        "
        players: Red
        systems: base, abbot, princess-and-dragon
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.B 1,0:0 abbot>monastery
        Red  base.B 2,0:0 fairy>@1,0
        Red  pd.D1 0,1:180 abbot<monastery@1,0 dragon>@0,1
        ",
    );
    assert_eq!(booked(&played), ["Red 1 fairy", "Red 4 monastery"]);
}

/// ABT+PD, PD-72: after a princess removal the abbot stays.
#[test]
fn princess_removal_and_abbot_return_exclude_each_other() {
    check(
        "
        systems: base, abbot, princess-and-dragon
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue base.B 0,1:0 abbot>monastery
        Red  base.B 0,2:0 -
        Blue pd.L4 0,-2:180
        refuse abbot<monastery@0,1 PD-73
        Blue p1.meeple<city.NS@0,-1
        expect on monastery@0,1: Blue abbot
        expect asks Red place-tile
        ",
    );
}

/// GLD+PD: a knight sent home before the scoring controls nothing; the gold stays.
#[test]
fn a_knight_who_left_takes_no_gold() {
    check(
        "
        systems: base, gold-mines, princess-and-dragon
        bag: base.B

        Red  gm.D 0,-1:90 gold@0,0 meeple>city.NS
        Blue pd.L1 0,-2:180 p1.meeple<city.NS@0,-1
        expect complete city.N@0,0
        expect tokens Red gold 0
        expect state ingots/0,0/count 1
        expect state ingots/0,-1/count 1
        ",
    );
}
