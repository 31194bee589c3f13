//! Goods: taken by whoever completes a city, and counted at the end.

use bastide_scenario::check;

/// TB-10, TBN-19: the city is scored first, as the open question for the marker shows.
#[test]
fn tb_10_goods_are_taken_after_the_city_is_scored() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        bag: base.X

        Red  tb.HQ 0,-1:90 meeple>city.NS
        Blue base.E 0,-2:180 -
        expect asks Red marker 6
        expect tokens Blue wine 0
        Red  =meeple
        expect event scored Red 6 city [BG-52]
        expect event took Blue wine 1
        expect tokens Blue wine 1 grain 0 cloth 0
        expect tokens Red wine 0
        ",
    );
}

/// TB-10: a city that grows but stays open gives nothing.
#[test]
fn tb_10_an_open_city_gives_no_goods() {
    check(
        "
        systems: base, farmers, traders-and-builders
        bag: base.X

        Red  tb.HQ 0,-1:90 meeple>city.NS
        expect no event took
        Blue tb.HQ 0,-2:90 -
        expect no event took
        Red  base.E 0,-3:180 -
        expect event took Red wine 2
        expect tokens Blue wine 0
        ",
    );
}

/// BG+TB, TB-11, TBN-19
#[test]
fn tb_11_goods_are_taken_from_a_city_without_knights() {
    check(
        "
        systems: base, farmers, traders-and-builders
        bag: base.X

        Red  tb.HQ 0,-1:90 -
        Blue base.E 0,-2:180 -
        expect no event scored
        expect event took Blue wine 1
        expect tokens Red wine 0
        ",
    );
}

/// TB-10: each completed city counts, each symbol in it once, and open ones do not.
#[test]
fn tb_10_a_tile_that_completes_two_cities_brings_the_goods_of_both() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.E 0,-2:180; tb.HQ 0,-1:90; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; tb.HE 0,1:90; base.E 0,2:0
        bag: base.X

        Red  base.H 0,0:0 -
        expect complete city.N@0,0 city.S@0,0
        expect event took Red wine 1
        expect event took Red grain 1
        expect events 2 took
        expect tokens Red wine 1 grain 1 cloth 0
        ",
    );
}

/// TB-12, TBN-19: tokens stay with their player, to be seen by all, to the very end.
#[test]
fn tb_12_goods_are_kept() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; tb.HQ 0,-1:90; base.D 1,0:0; tb.HQ 1,-1:90

        Red  base.E 0,-2:180 -
        expect tokens Red wine 1
        Blue base.B 0,1:0 -
        expect tokens Red wine 1
        Red  base.E 1,-2:180 -
        expect over
        expect tokens Red wine 2
        expect tokens Blue wine 0
        ",
    );
}

/// TB-13: six symbols, five tokens; whoever comes later gets nothing.
#[test]
fn tb_13_a_player_takes_what_is_left() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; tb.HN 0,-1:90; tb.HN 0,-2:90; tb.HN 0,-3:90; tb.HN 0,-4:90; tb.HN 0,-5:90; tb.HN 0,-6:90; base.D 1,0:0; tb.HN 1,-1:270
        bag: base.X

        Red  base.E 0,-7:180 -
        expect event took Red cloth 5
        expect tokens Red cloth 5
        Blue base.E 1,-2:180 -
        expect complete city.N@1,0
        expect no event took
        expect tokens Blue cloth 0
        ",
    );
}

/// TB-50: goods move no marker while the game is on.
#[test]
fn tb_50_goods_give_no_points_during_the_game() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        start: base.D 0,0:0; tb.HQ 0,-1:90
        bag: base.X

        Red  base.E 0,-2:180 -
        expect event took Red wine 1
        expect no event scored
        expect Red 0, Blue 0
        expect asks Blue place-tile base.X
        ",
    );
}

/// TB-ex1, TBN-ex1: five tiles, two grain and one wine.
#[test]
fn tb_ex1_points_for_the_knight_goods_for_the_builder_of_the_wall() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; tb.HE 0,-1:90; tb.HE 0,-2:90
        bag: base.X

        Blue tb.HQ 0,-3:90 meeple>city.NS
        Red  base.E 0,-4:180 -
        expect event scored Blue 10 city
        expect tokens Red wine 1 grain 2 cloth 0
        expect tokens Blue wine 0 grain 0 cloth 0
        expect Red 0, Blue 10
        ",
    );
}

/// TB-ex2, TBN-ex2, TB-51, TBN-20: wine and cloth are tied, grain is Red's.
#[test]
fn tb_ex2_ten_points_for_the_most_of_each_kind() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; tb.HQ 0,-1:90; tb.HQ 0,-2:90; tb.HQ 0,-3:90; tb.HE 0,-4:90; tb.HN 0,-5:90; tb.HN 0,-6:90
        start: base.D 1,0:0; tb.HQ 1,-1:90; tb.HQ 1,-2:90; tb.HQ 1,-3:90; tb.HE 1,-4:270; tb.HE 1,-5:270; tb.HN 1,-6:270; tb.HN 1,-7:270

        Blue base.E 0,-7:180 -
        expect tokens Blue wine 3 grain 1 cloth 2
        expect Blue 0
        Red  base.E 1,-8:180 -
        expect tokens Red wine 3 grain 2 cloth 2
        expect over
        expect events 2 scored Blue 10 goods final [TB-51]
        expect events 3 scored Red 10 goods final [TB-51]
        expect events 5 scored
        expect Blue 20, Red 30
        ",
    );
}

/// TB-51, TBN-20: nobody scores a kind that nobody has.
#[test]
fn tb_51_a_kind_that_nobody_collected_gives_nothing() {
    check(
        "
        players: Red, Blue, Green
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; tb.HQ 0,-1:90

        Red  base.E 0,-2:180 -
        expect over
        expect events 1 scored
        expect event scored Red 10 goods final
        expect Red 10, Blue 0, Green 0
        ",
    );
}
