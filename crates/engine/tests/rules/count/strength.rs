//! How strong followers from the city are (CO-30, CO-33).

use bastide_scenario::check;

/// CO+IC, CO-30, IC-11: a large meeple from the castle counts two.
#[test]
fn co_30_a_large_meeple_counts_two() {
    check(
        "
        systems: base, farmers, count, inns-and-cathedrals
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 meeple>road.W large-meeple>castle -
        Blue base.F 0,3:90 meeple>city.NS
        Red  base.E 0,4:0 -
        Red  large-meeple>city.N@0,4
        expect event scored Red 8 city
        expect no event scored Blue
        expect supply Red large-meeple 1
        expect asks Blue place-tile base.X
        ",
    );
}

/// Red's mayor joins a city with three pennants in which Blue is two strong.
fn mayor(option: &str) -> String {
    format!(
        "
        systems: base, farmers, count, inns-and-cathedrals, abbey-and-mayor
        {option}
        start: base.F 0,3:90; base.F 0,4:90; base.F 0,5:90
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 - mayor>castle -
        Blue base.G 0,6:90 large-meeple>city.NS
        Red  base.E 0,7:0 -
        expect asks Red leave-city
        Red  mayor>city.N@0,7"
    )
}

/// AM+CO, CO-ex5, CO-33: with `two` a mayor from the castle counts two.
#[test]
fn co_ex5_a_mayor_from_the_castle_counts_two() {
    check(&format!(
        "{}
        expect event scored Red 18 city
        expect event scored Blue 18 city
        expect supply Red mayor 1
        ",
        mayor("")
    ));
}

/// CO-ex5, CO-33: with `own` he is as strong as the pennants.
#[test]
fn co_ex5_a_mayor_from_the_castle_counts_pennants() {
    check(&format!(
        "{}
        expect event scored Red 18 city
        expect no event scored Blue
        ",
        mayor("option co.mayor_wagon_strength: own")
    ));
}

/// CO-33: without pennants a mayor is still two strong with `two`, and nothing with `own`.
#[test]
fn co_33_a_mayor_in_a_city_without_pennants() {
    for (option, winner) in [("two", "Red"), ("own", "Blue")] {
        check(&format!(
            "
            systems: base, farmers, count, abbey-and-mayor
            option co.mayor_wagon_strength: {option}
            bag: base.X

            Red  base.X -1,0:0 meeple>road.W
            Blue base.X -2,0:0 meeple>road.W meeple>market count>market
            Red  base.X -3,0:0 - mayor>castle -
            Blue base.G 0,3:90 meeple>city.NS
            Red  base.E 0,4:0 - mayor>city.N@0,4
            expect event scored {winner} 6 city
            expect events 1 scored
            "
        ));
    }
}

/// AM+CO, CO-33: the same for a wagon from the blacksmith.
#[test]
fn co_33_a_wagon_from_the_blacksmith() {
    for (option, red) in
        [("two", "expect no event scored Blue"), ("own", "expect event scored Blue 3 road")]
    {
        check(&format!(
            "
            systems: base, farmers, count, abbey-and-mayor
            option co.mayor_wagon_strength: {option}
            bag: base.X

            Red  base.X -1,0:0 meeple>road.W
            Blue base.X -2,0:0 meeple>road.W meeple>market count>market
            Red  base.X -3,0:0 - wagon>blacksmith -
            Blue base.U 2,3:90 meeple>road.NS
            Red  base.A 2,4:180 - wagon>road.N@2,4
            expect event scored Red 3 road
            {red}
            "
        ));
    }
}

/// AM+CO, AM-52, AM-56: a wagon from the city took part in the scoring, so that it may drive on.
#[test]
fn am_52_a_wagon_from_the_city_drives_on() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 - wagon>blacksmith -
        Blue base.U 2,3:90 meeple>road.NS
        Red  base.A 2,4:180 - wagon>road.N@2,4
        expect asks Red move-wagon
        expect only drive>monastery -
        Red drive>monastery
        expect on monastery@2,4: Red wagon
        ",
    );
}

/// AM-53: with `adjacent` it stood on no tile, and comes home.
#[test]
fn am_53_a_wagon_from_the_city_stood_nowhere() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor
        option am.wagon_move: adjacent
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 - wagon>blacksmith -
        Blue base.U 2,3:90 meeple>road.NS
        Red  base.A 2,4:180 - wagon>road.N@2,4
        expect supply Red wagon 1
        expect asks Blue place-tile base.X
        ",
    );
}
