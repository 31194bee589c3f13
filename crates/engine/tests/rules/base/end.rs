//! The end of the game without its farms (BG-60 to BG-63, BG-67).

use bastide_scenario::check;

#[test]
fn bg_60_the_game_ends_after_the_turn_of_the_last_tile() {
    check(
        "
        Red  base.U 1,0:0 -
        expect asks Blue place-tile base.W
        Blue base.W 2,0:0
        expect left 0
        expect asks Blue figure               # the turn goes on to its end
        Blue meeple>road.W
        expect over
        refuse 3,0:0 BG-60
        refuse - BG-60
        ",
    );
}

#[test]
fn bg_60_the_game_ends_when_nothing_that_is_left_fits() {
    check(
        "
        start: base.B 0,0:0
        bag: base.C

        Red base.B 1,0:0 meeple>monastery
        expect event discarded base.C
        expect over
        expect event scored Red 2 monastery final
        ",
    );
}

/// BG-60: what the last tile completes is scored as in any other turn, and not again.
#[test]
fn bg_60_the_last_turn_is_scored_before_the_end() {
    check(
        "
        Red base.E 0,-1:180 meeple>city.S
        expect over
        expect events 1 scored
        expect event scored Red 4 city [BG-52]
        expect Red 4, Blue 0
        ",
    );
}

#[test]
fn bg_61_incomplete_features_bring_one_point_a_tile() {
    check(
        "
        Red  base.F 0,-1:90 meeple>city.NS
        Blue base.U 1,0:0 meeple>road.EW
        Red  base.B 0,1:0 meeple>monastery
        expect over
        expect event scored Red 3 city final [BG-61]
        expect event scored Blue 2 road final [BG-61]
        expect event scored Red 3 monastery final [BG-61]
        expect Red 6, Blue 2
        ",
    );
}

#[test]
fn bg_ex10_incomplete_road() {
    check(
        "
        start: base.D 0,0:0; base.U -1,0:0
        Red base.U 1,0:0 meeple>road.EW
        expect event scored Red 3 road final [BG-61]
        expect Red 3, Blue 0
        ",
    );
}

#[test]
fn bg_ex11_incomplete_monastery() {
    check(
        "
        players: Yellow
        start: base.U 0,0:0; base.U 1,0:0; base.U 2,0:0; base.B 2,1:0
        Yellow base.B 1,1:0 meeple>monastery
        expect event scored Yellow 5 monastery final [BG-61]
        expect Yellow 5
        ",
    );
    check(
        "
        players: Yellow
        start: base.U 0,0:0; base.U 1,0:0; base.U 2,0:0
        Yellow base.B 1,1:0 meeple>monastery
        expect event scored Yellow 4 monastery final [BG-61]
        expect Yellow 4
        ",
    );
}

/// BG-63: the majority counts at the end as well.
#[test]
fn bg_ex12_incomplete_city_with_three_pennants() {
    check(
        "
        players: Green, Black
        start: base.U -3,1:0; base.U -2,1:0; base.U -1,1:0; base.U 0,1:0; base.U 1,1:0
        Green base.F -3,0:0 meeple>city.EW
        Black base.F 1,0:0 meeple>city.EW
        Green base.F -1,0:0 meeple>city.EW
        Black base.G -2,0:0 -
        Green base.G 0,0:0 -
        expect events 1 scored
        expect event scored Green 8 city final [BG-61]
        expect Green 8, Black 0
        ",
    );
}

#[test]
fn bg_ex13_incomplete_city_with_a_pennant() {
    check(
        "
        players: Blue
        Blue base.F 0,-1:90 meeple>city.NS
        expect event scored Blue 3 city final [BG-61]
        expect Blue 3
        ",
    );
}

/// The cities of `base.H` are one over five other tiles, which leave one side open.
fn looped_city(option: &str) -> String {
    format!(
        "
        {option}
        players: Red
        start: base.H 0,0:0; base.N 0,-1:180; base.N 1,-1:270; base.Q 1,0:90; base.N 1,1:0
        Red base.N 0,1:90 meeple>city.NE
        expect tiles 6 city.N@0,0
        "
    )
}

/// BG-62, BG-28: six tiles with seven segments and one pennant.
#[test]
fn bg_62_tiles_are_counted_or_by_option_segments() {
    check(&format!(
        "{}\nexpect event scored Red 7 city final [BG-61]\nexpect Red 7",
        looped_city("")
    ));
    check(&format!(
        "{}\nexpect event scored Red 8 city final [BG-62]\nexpect Red 8",
        looped_city("option base.final_count_unit: segments")
    ));
}

#[test]
fn bg_62_the_option_is_for_the_end_alone() {
    check(
        "
        option base.final_count_unit: segments
        players: Red
        start: base.H 0,0:0; base.N 0,-1:180; base.N 1,-1:270; base.G 1,0:90; base.N 1,1:0
        bag: base.X

        Red base.N 0,1:90 meeple>city.NE
        expect event scored Red 12 city [BG-52]
        ",
    );
}

#[test]
fn bg_63_tied_owners_all_score_and_all_followers_leave() {
    check(
        "
        start: base.U 0,1:0; base.U 1,1:0; base.U 2,1:0
        Red  base.U 0,0:0 meeple>road.EW
        Blue base.U 2,0:0 meeple>road.EW
        Red  base.U 1,0:0 meeple>field.0127
        expect event scored Red 3 road final
        expect event scored Blue 3 road final
        expect events 3 returned
        expect figures Red 0
        expect figures Blue 0
        expect supply Red meeple 7
        expect supply Blue meeple 7
        ",
    );
}

#[test]
fn bg_67_the_highest_total_wins() {
    check(
        "
        players: Red, Blue, Green
        Red   base.F 0,-1:90 meeple>city.NS
        Blue  base.U 1,0:0 meeple>road.EW
        Green base.U 2,0:0 -
        expect Red 3, Blue 3, Green 0
        expect winners Red, Blue
        ",
    );
    check(
        "
        Red  base.F 0,-1:90 meeple>city.NS
        Blue base.U 1,0:0 meeple>road.EW
        expect winners Red
        ",
    );
}

#[test]
fn bg_67_by_option_a_tie_is_won_by_nobody() {
    check(
        "
        option base.tie: replay
        Red  base.F 0,-1:90 meeple>city.NS
        Blue base.U 1,0:0 meeple>road.EW
        Red  base.U 2,0:0 -
        expect Red 3, Blue 3
        expect winners nobody
        ",
    );
    check(
        "
        option base.tie: replay
        Red  base.F 0,-1:90 meeple>city.NS
        Blue base.U 1,0:0 -
        expect winners Red
        ",
    );
}
