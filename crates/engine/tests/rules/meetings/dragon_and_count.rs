//! The Princess & the Dragon with the Count.

use bastide_scenario::check;

use crate::track::booked;

/// CO+PD, TS-ex2, PD-26, SCB-27, CO-10: Blue's city, the bonus for Red's lone knight, and Yellow
/// may go to the city for it.
#[test]
fn ts_ex2_the_bonus_of_another_player() {
    let played = check(
        "
        players: Yellow, Blue, Red
        systems: base, farmers, count, inns-and-cathedrals, princess-and-dragon
        start: base.B 1,3:0; base.B 1,4:0; base.B 1,5:0
        bag: base.B

        Yellow base.B 4,0:0 -
        Blue   base.G 0,3:90 large-meeple>city.NS
        Red    base.E 0,5:0 meeple>city.N
        Yellow base.B 5,0:0 -
        Blue   base.B 6,0:0 -
        Red    base.B 7,0:0 fairy>@0,5
        Yellow base.G 0,4:90 -
        expect asks Yellow enter-city
        ",
    );
    assert_eq!(booked(&played), ["Blue 8 city", "Red 3 fairy"]);
}

/// CO+PD, CO-11, PD-26: the bonus is a scoring of the active player like any other.
#[test]
fn co_11_the_bonus_of_the_fairy_closes_the_city() {
    let played = check(
        "
        systems: base, farmers, count, inns-and-cathedrals, princess-and-dragon
        start: base.B 1,3:0; base.B 1,4:0; base.B 1,5:0
        bag: base.B

        Red  base.E 0,5:0 meeple>city.N
        Blue base.G 0,3:90 large-meeple>city.NS
        Red  base.B 4,0:0 fairy>@0,5
        Blue base.B 5,0:0 -
        Red  base.G 0,4:90 -
        expect asks Blue place-tile base.B
        ",
    );
    assert_eq!(booked(&played), ["Red 1 fairy", "Red 3 fairy", "Blue 8 city"]);
}

/// CO+PD, PD-65, PD-60, CO-28: through the portal to the landscape of the rim, never into the city.
#[test]
fn pd_65_the_portal_reaches_the_rim() {
    check(
        "
        systems: base, farmers, count, princess-and-dragon
        bag: base.B

        Red  pd.P2 -1,0:0
        expect legal meeple>road.N@3,0 meeple>city.E@3,2 meeple>city.S@0,2 meeple>field.0127@1,0
        expect legal meeple>road.W@0,0
        expect not legal meeple>carcassonne.34@0,0 meeple>carcassonne.01234567@1,1
        refuse meeple>carcassonne.34@0,0 PD-61
        refuse meeple>castle CO-10
        Red  meeple>road.N@3,0
        expect on road.N@3,0: Red meeple
        expect on castle: nobody
        ",
    );
}

/// PD-64, PD-65: the mayor goes to a city of the rim, the wagon to its roads and cities.
#[test]
fn pd_65_mayor_and_wagon_on_the_rim() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor, princess-and-dragon
        bag: base.B

        Red  pd.P2 -1,0:0
        expect legal mayor>city.E@3,2 wagon>city.S@0,2 wagon>road.N@3,0 wagon>road.S@2,2
        expect not legal mayor>road.N@3,0 wagon>field.0127@1,0
        refuse mayor>castle CO-10
        Red  mayor>city.E@3,2
        expect on city.E@3,2: Red mayor
        ",
    );
}

/// CO+PD, PD-20, CO-4: the fairy goes to a square of the rim with an own follower on its landscape.
#[test]
fn pd_20_the_fairy_on_the_rim() {
    check(
        "
        systems: base, farmers, count, princess-and-dragon
        bag: base.B

        Red  pd.P2 -1,0:0 meeple>road.N@3,0
        Blue base.B 4,0:0 -
        Red  base.B 5,0:0 fairy>@3,0
        expect piece fairy 3,0
        ",
    );
}

/// CO+PD, CO-29: with the option the dragon eats on the rim; quarters and count are safe.
#[test]
fn co_29_the_dragon_eats_on_the_rim() {
    check(
        "
        systems: base, farmers, count, princess-and-dragon
        option co.dragon_outside: true
        start: pd.V1 1,-1:0
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - meeple>market -
        Red  pd.P6 -1,1:180 meeple>road.N@3,0
        Blue pd.D1 1,-2:0 - dragon>@1,0
        Red  dragon>@2,0
        Blue dragon>@3,0
        expect event returned Red meeple road.N@3,0
        expect on market: Blue meeple
        expect piece count castle
        ",
    );
}

/// A meeple of Red in the castle, and the count on the market.
const RED_IN_THE_CASTLE: &str = "
        systems: base, farmers, count, princess-and-dragon
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 - meeple>castle -
        expect on castle: Red meeple
        Blue base.G 4,2:0 meeple>city.EW
";

/// CO+PD, PD-73, CO-28, CO-24: the princess does not reach the castle; nobody comes from there to
/// the city that she has emptied.
#[test]
fn pd_73_the_princess_does_not_reach_the_castle() {
    check(&format!(
        "{RED_IN_THE_CASTLE}
        Red  pd.L1 5,2:270
        expect only p2.meeple<city.EW@4,2
        Red  p2.meeple<city.EW@4,2
        expect complete city.EW@4,2
        expect no event scored
        expect on castle: Red meeple
        expect asks Blue place-tile base.B
        "
    ));
}

/// CO+PD, PD-26, CO-5: a follower from the castle stands on no tile, and so not beside the fairy.
#[test]
fn pd_26_no_bonus_for_a_follower_from_the_castle() {
    let played = check(&format!(
        "{RED_IN_THE_CASTLE}
        Red  base.B 4,0:0 -
        Blue base.B 5,0:0 fairy>@4,2
        Red  base.E 5,2:270 - meeple>city.W@5,2
        expect supply Red meeple 7
        "
    ));
    let last = booked(&played);
    assert_eq!(last[last.len() - 3..], ["Red 6 city", "Blue 6 city", "Blue 3 fairy"]);
}

/// CO+PD, PD-25, PD-20, CO-5: whoever is in a quarter is no company for the fairy and no target for
/// her.
#[test]
fn pd_20_no_fairy_for_a_quarter() {
    check(&format!(
        "{RED_IN_THE_CASTLE}
        Red  base.B 4,0:0
        expect not legal fairy>@0,0 fairy>@1,0 fairy>@1,1
        refuse fairy>@1,1 PD-20
        "
    ));
}

/// CO+PD, PD-49, CO-24: a knight eaten before the scoring leaves nobody on the map to be joined.
#[test]
fn co_24_nobody_joins_a_city_that_the_dragon_has_emptied() {
    check(
        "
        systems: base, farmers, count, princess-and-dragon
        start: pd.V1 4,1:0
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 - meeple>castle -
        Blue base.G 4,2:0 meeple>city.EW
        Red  pd.D1 5,2:270 - dragon>@4,2
        Blue dragon>@5,2
        expect complete city.EW@4,2
        expect no event scored
        expect on castle: Red meeple
        expect asks Blue place-tile base.B
        ",
    );
}

/// CO+PD, CO-24 with `true`, PD-70: a city that the princess has emptied is unoccupied, and open to
/// the castle.
#[test]
fn co_24_the_castle_and_a_city_that_the_princess_has_emptied() {
    check(
        "
        systems: base, farmers, count, princess-and-dragon
        option co.enter_unoccupied: true
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 - meeple>castle -
        Blue base.G 4,2:0 meeple>city.EW
        Red  pd.L1 5,2:270 p2.meeple<city.EW@4,2
        expect asks Red leave-city
        Red  meeple>city.EW@4,2
        expect event scored Red 6 city
        ",
    );
}
