//! Into the city (CO-10 to CO-19).

use bastide_scenario::check;

/// CO-ex1, CO-10, CO-18: the tile brought points to Blue alone.
#[test]
fn co_ex1_whoever_lets_others_score_may_send_a_follower() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.X 2,3:0 -
        Blue base.F 0,3:90 meeple>city.NS
        Red  base.E 0,4:0 -
        expect event scored Blue 8 city
        expect Red 0, Blue 8
        expect asks Red enter-city
        expect only meeple>market meeple>blacksmith meeple>cathedral -
        Red meeple>market
        expect event deployed Red meeple market
        expect on market: Red meeple
        expect supply Red meeple 6
        expect asks Red move-count
        expect only count>market count>blacksmith count>cathedral -
        Red count>cathedral
        expect event moved * count cathedral
        expect piece count cathedral
        expect asks Blue place-tile base.X
        ",
    );
}

/// CO-ex6, CO-10: the active player scored too.
#[test]
fn co_ex6_nobody_is_sent_by_a_player_who_scores() {
    check(
        "
        systems: base, farmers, count
        start: base.B 4,0:0; base.U 5,0:90; base.X 5,-1:0
        bag: base.X

        Red  base.G 4,2:0 meeple>city.EW
        Blue base.U 5,1:90 meeple>road.NS
        Red  base.L 5,2:270
        refuse meeple>market CO-10
        Red -
        expect event scored Blue 4 road
        expect event scored Red 6 city
        expect asks Blue place-tile base.X
        ",
    );
}

/// CO-10: the active player shares the points.
#[test]
fn co_10_nobody_is_sent_after_a_tie() {
    check(
        "
        systems: base, farmers, count
        start: base.B 1,3:0
        bag: base.X

        Red  base.E 1,4:270 meeple>city.W
        Blue base.G 0,3:90 meeple>city.NS
        Red  base.N 0,4:90 -
        expect Red 8, Blue 8
        expect asks Blue place-tile base.X
        ",
    );
}

/// CO-10: a tile that brings points to nobody opens nothing.
#[test]
fn co_10_nobody_is_sent_where_nobody_scores() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.E 0,3:0 -
        expect complete city.N@0,3
        expect asks Blue place-tile base.X
        refuse meeple>market CO-10
        ",
    );
}

/// CO-10: without a follower in the supply nobody can be sent.
#[test]
fn co_10_the_follower_comes_from_the_supply() {
    check(
        "
        systems: base, farmers, count, traders-and-builders
        supply meeple: 1
        bag: base.X

        Red  base.X 2,3:0 -
        Blue base.F 0,3:90 meeple>city.NS
        Red  base.E 0,4:0 meeple>field.234567
        expect event scored Blue 8 city
        expect asks Blue place-tile base.X
        ",
    );
}

/// CO-10: a figure that is not in the supply.
#[test]
fn co_10_the_figure_must_be_there() {
    check(
        "
        systems: base, farmers, count, inns-and-cathedrals
        supply large-meeple: 0
        bag: base.X

        Red  base.X 2,3:0 -
        Blue base.F 0,3:90 meeple>city.NS
        Red  base.E 0,4:0 -
        expect asks Red enter-city
        refuse large-meeple>market CO-10
        ",
    );
}

/// CO-12: one follower for a tile, beside the figure action.
#[test]
fn co_12_one_follower_for_a_tile() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market
        expect asks Blue move-count
        refuse meeple>blacksmith CO-12
        Blue -
        expect on road.W@-2,0: Blue meeple
        expect supply Blue meeple 5
        expect asks Red place-tile base.X
        ",
    );
}

/// CO-12: two opponents score by one tile, and still one follower is sent.
#[test]
fn co_12_two_scorers_open_the_city_once() {
    check(
        "
        players: Red, Blue, Green
        systems: base, farmers, count
        start: base.B 4,0:0; base.U 5,0:90; base.X 5,-1:0
        option co.count_move: follow
        bag: base.X

        Red  base.X 2,3:0 -
        Blue base.G 4,2:0 meeple>city.EW
        Green base.U 5,1:90 meeple>road.NS
        Red  base.L 5,2:270 -
        expect event scored Blue 6 city
        expect event scored Green 4 road
        Red meeple>market
        expect supply Red meeple 6
        expect asks Blue place-tile base.X
        ",
    );
}

/// A turn of Red in which both tiles bring points to Blue alone; the last line is Red's first visit.
fn double_turn(option: &str, first_visit: &str) -> String {
    format!(
        "
        systems: base, farmers, count, traders-and-builders
        {option}
        start: base.B 0,-1:0; base.B -1,-1:0; base.B -2,-1:0
        bag: base.X

        Red  base.U -1,0:0 meeple>road.EW
        Blue base.E -3,-1:180 meeple>city.S
        Red  base.U -2,0:0 builder>road.EW
        Blue base.F 0,3:90 meeple>city.NS
        Red  base.D -3,0:0 -
        expect event scored Blue 4 city
        expect asks Red enter-city
        Red {first_visit}
        Red =second-part base.E 0,4:0"
    )
}

/// CO+TB, CO-ex4, CO-13: each part of a double turn is judged alone.
#[test]
fn co_ex4_two_followers_in_a_double_turn() {
    check(&format!(
        "{}
        Red -
        expect event scored Blue 8 city
        Red meeple>market -
        expect on market: Red meeple, Red meeple
        expect asks Blue place-tile base.X
        ",
        double_turn("", "meeple>market -")
    ));
}

/// CO-13 with `false`: one follower in a turn.
#[test]
fn co_13_one_follower_in_a_double_turn() {
    check(&format!(
        "{}
        refuse meeple>cathedral CO-13
        Red -
        expect event scored Blue 8 city
        expect on market: Red meeple
        expect asks Blue place-tile base.X
        ",
        double_turn("option co.per_part: false", "meeple>market -")
    ));
}

/// CO-13 with `false`: who declines in the first part may still send one in the second.
#[test]
fn co_13_declining_keeps_the_chance() {
    check(&format!(
        "{}
        Red -
        expect asks Red enter-city
        Red meeple>market -
        expect on market: Red meeple
        ",
        double_turn("option co.per_part: false", "-")
    ));
}

/// CO-13 with `false`: the next turn is another one.
#[test]
fn co_13_once_a_turn_is_not_once_a_game() {
    check(
        "
        systems: base, farmers, count
        option co.per_part: false
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market -
        Red  base.X -3,0:0 meeple>road.W meeple>market -
        Blue base.X -4,0:0 meeple>road.W meeple>market -
        expect on market: Blue meeple, Red meeple, Blue meeple
        ",
    );
}

/// CO-14: nobody goes where the count stands, wherever that is.
#[test]
fn co_14_the_count_bars_a_quarter() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W
        refuse meeple>castle CO-14
        Blue meeple>market count>market
        Red  base.X -3,0:0 meeple>road.W
        expect only meeple>castle meeple>blacksmith meeple>cathedral -
        refuse meeple>market CO-14
        ",
    );
}

/// ABT+CO, AM+CO, CO+IC, CO+TB, CO-15: which figure goes to which quarter.
#[test]
fn co_15_every_quarter_takes_its_figures() {
    check(
        "
        systems: base, farmers, count, inns-and-cathedrals, traders-and-builders, abbey-and-mayor, abbot
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W
        expect only meeple>market meeple>blacksmith meeple>cathedral \
                    large-meeple>market large-meeple>blacksmith large-meeple>cathedral \
                    wagon>blacksmith wagon>cathedral abbot>cathedral -
        refuse mayor>market CO-15
        refuse mayor>blacksmith CO-15
        refuse mayor>cathedral CO-15
        refuse wagon>market CO-15
        refuse abbot>castle CO-15
        refuse abbot>market CO-15
        refuse abbot>blacksmith CO-15
        refuse builder>blacksmith CO-15
        refuse pig>market CO-15
        refuse barn>market CO-15
        refuse mayor>castle CO-14
        Blue meeple>market count>cathedral
        Red  base.X -3,0:0 -
        expect only meeple>castle meeple>market meeple>blacksmith \
                    large-meeple>castle large-meeple>market large-meeple>blacksmith \
                    mayor>castle wagon>castle wagon>blacksmith -
        Red mayor>castle -
        expect on castle: Red mayor
        expect supply Red mayor 0
        ",
    );
}

/// CO-16, BG-56: the follower that just came home from the scored city goes on at once.
#[test]
fn co_16_a_returned_follower_may_be_sent() {
    check(
        "
        systems: base, farmers, count, inns-and-cathedrals
        supply meeple: 1
        start: base.B 1,3:0
        bag: base.X

        Red  base.E 1,4:270 meeple>city.W
        Blue base.G 0,3:90 large-meeple>city.NS
        Red  base.N 0,4:90 -
        expect Red 0, Blue 8
        expect supply Red meeple 1
        Red meeple>market -
        expect on market: Red meeple
        expect supply Red meeple 0
        ",
    );
}

/// AM+CO, CO-16, AM-59, TS-14: a wagon that waits for its move does not enter; it drives on
/// afterwards.
#[test]
fn co_16_a_waiting_wagon_is_not_sent() {
    check(
        "
        systems: base, farmers, count, inns-and-cathedrals, abbey-and-mayor
        start: base.B 1,3:0
        bag: base.X

        Red  base.A 2,3:180 -
        Blue base.G 0,3:90 large-meeple>city.NS
        Red  ic.EJ 1,4:270 wagon>city.W
        Blue base.B 4,0:0 -
        Red  base.N 0,4:90 -
        expect Red 0, Blue 8
        expect asks Red enter-city
        expect supply Red wagon 0
        refuse wagon>blacksmith CO-16
        refuse wagon>market CO-15
        Red meeple>market
        expect asks Red move-count
        Red -
        expect asks Red move-wagon
        expect only drive>road.E@1,4 -
        ",
    );
}

/// CO-17: a quarter holds any number of followers of all players.
#[test]
fn co_17_a_quarter_is_never_full() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market -
        Red  base.X -3,0:0 meeple>road.W meeple>market -
        Blue base.X -4,0:0 meeple>road.W meeple>market -
        Red  base.X -5,0:0 meeple>road.W meeple>market -
        Blue base.X -6,0:0 meeple>road.W meeple>market -
        expect on market: Blue meeple, Red meeple, Blue meeple, Red meeple, Blue meeple
        ",
    );
}

/// CO-18: the count moves after a placement only, by whoever placed, and may stay.
#[test]
fn co_18_only_who_sent_a_follower_moves_the_count() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.X -1,0:0
        refuse count>market CO-18
        Red meeple>road.W
        Blue base.X -2,0:0 meeple>road.W
        expect asks Blue enter-city
        refuse count>market CO-18
        Blue -
        expect asks Red place-tile base.X
        expect piece count castle
        Red  base.X -3,0:0 - meeple>market
        expect asks Red move-count
        refuse count>castle CO-18
        refuse meeple>market CO-12
        Red -
        expect piece count castle
        expect no event count
        ",
    );
}

/// CO-19, CO-5: with `clockwise` the count goes from quarter to quarter by itself.
#[test]
fn co_19_the_count_goes_clockwise() {
    check(
        "
        systems: base, farmers, count
        option co.count_move: clockwise
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market
        expect event moved * count market
        expect asks Red place-tile base.X
        Red  base.X -3,0:0 meeple>road.W meeple>castle
        expect event moved * count blacksmith
        Blue base.X -4,0:0 meeple>road.W -
        expect no event count
        Red  base.X -5,0:0 meeple>road.W meeple>market
        expect event moved * count cathedral
        Blue base.X -6,0:0 meeple>road.W meeple>market
        expect event moved * count castle
        expect piece count castle
        ",
    );
}

/// CO-19: with `follow` the count goes to the quarter just entered.
#[test]
fn co_19_the_count_follows() {
    check(
        "
        systems: base, farmers, count
        option co.count_move: follow
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>cathedral
        expect event moved * count cathedral
        expect asks Red place-tile base.X
        Red  base.X -3,0:0 meeple>road.W
        refuse meeple>cathedral CO-14
        Red meeple>castle
        expect piece count castle
        ",
    );
}
