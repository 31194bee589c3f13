//! Roads that ferries join, cut, complete and open again (FER-9 to FER-13, FER-38 to FER-47).

use bastide_bots::Playout;
use bastide_engine::{Decision, Game, Pending, Rules, SegmentKind, Setup};
use bastide_scenario::check;

/// FER-ex2
#[test]
fn fer_ex2_a_lake_completes_a_city_and_a_road() {
    check(
        "
        systems: base, farmers, ferries
        start: base.F 0,-1:90; base.B -1,-1:0
        bag: base.X

        Red  base.E 0,-2:180 meeple>city.S
        Blue base.U -1,0:0 meeple>road.EW
        Red  base.A -2,0:270 -
        Blue base.B -2,-1:0 -
        Red  fe.A 0,0:0 -
        expect asks Red place-ferry     # without a highwayman of Red
        Red  ferry.ES
        expect event scored Red 8 city
        expect event scored Blue 3 road
        expect figures Red 0
        expect figures Blue 0
        expect Red 8, Blue 3
        ",
    );
}

/// BG+FER, FER-10, FER-12, FER-34, FER-ex3
#[test]
fn fer_ex3_two_highwaymen_are_separated() {
    check(
        "
        players: Red, Yellow
        systems: base, farmers, ferries
        start: base.B -1,0:0; base.B -1,-1:0; base.B -1,1:0
        bag: base.X

        Red    base.U 0,-1:90 meeple>road.NS
        Yellow base.U 0,1:90 meeple>road.NS
        Red    fe.D 0,0:270 - ferry.NS
        expect on road.N@0,0: Red meeple, Yellow meeple
        Yellow base.B -2,0:0 -
        Red    base.U 0,-2:90 - ferry.ES@0,0
        expect on road.N@0,0: Red meeple
        expect on road.S@0,0: Yellow meeple
        expect same road.S@0,0 road.E@0,0
        expect apart road.N@0,0 road.E@0,0
        expect tiles 3 road.N@0,0
        expect tiles 2 road.S@0,0
        expect open road.N@0,0 road.S@0,0
        expect Red 0, Yellow 0
        ",
    );
}

/// FER-38, FER-ex4
#[test]
fn fer_ex4_a_move_closes_the_near_part() {
    check(
        "
        systems: base, farmers, ferries
        start: base.U -2,0:0
        bag: base.X

        Red  base.U -1,0:0 meeple>road.EW
        Blue fe.D 0,0:180 - ferry.NW
        Red  base.U 0,-1:90 - -
        Blue base.W 0,-2:0 - -
        expect tiles 5 road.W@0,0
        Red  base.X -3,0:0 - ferry.NE@0,0
        expect event scored Red 4 road
        expect complete road.W@0,0
        expect open road.N@0,0
        expect same road.N@0,0 road.E@0,0
        expect tiles 3 road.N@0,0
        expect on road.N@0,0: nobody
        expect Red 4, Blue 0
        ",
    );
}

/// FER-38: with the ferry left where it is, the whole road is complete.
#[test]
fn fer_38_the_roads_are_judged_after_the_ferries() {
    check(
        "
        systems: base, farmers, ferries
        start: base.U -2,0:0
        bag: base.X

        Red  base.U -1,0:0 meeple>road.EW
        Blue fe.D 0,0:180 - ferry.NW
        Red  base.U 0,-1:90 - -
        Blue base.W 0,-2:0 - -
        Red  base.X -3,0:0 -
        expect complete road.W@0,0
        Red  -
        expect event scored Red 6 road
        ",
    );
}

/// Red stands on the stub to the western village, Blue north of the lake; the ferry joins them.
const JOINED: &str = "
    players: Blue, Red
    systems: base, farmers, ferries
    start: base.X -1,0:0; base.A -1,-1:0
    bag: base.X

    Blue base.U 0,-1:90 meeple>road.NS
    Red  fe.H 0,0:0 meeple>road.W ferry.NW
    expect on road.N@0,0: Blue meeple, Red meeple
    expect Blue 0, Red 0
    Blue base.U 0,-2:90 - -
";

/// FER-38, FER-39
#[test]
fn fer_39_a_cut_completes_both_parts() {
    check(&format!(
        "{JOINED}
        Red  base.X 0,-3:0 - ferry.ES@0,0
        expect event scored Red 2 road
        expect event scored Blue 4 road
        expect Blue 4, Red 2
        expect figures Blue 0
        expect figures Red 0
        "
    ));
    check(&format!(
        "{JOINED}
        Red  base.X 0,-3:0 - -
        expect event scored Red 5 road
        expect event scored Blue 5 road
        "
    ));
}

/// FER-39: far from the new tile, whose own road stays open.
#[test]
fn fer_39_a_cut_completes_a_road_far_away() {
    check(&format!(
        "{JOINED}
        Red  base.U 0,-3:90 - ferry.ES@0,0
        expect event scored Red 2 road
        expect no event scored Blue
        expect on road.N@0,0: Blue meeple
        expect open road.N@0,0
        expect apart road.W@0,0 road.NS@0,-3
        "
    ));
}

/// BG+FER, FER-13, FER-40, FER-42, FER-43, FER-ex5
#[test]
fn fer_ex5_a_completed_road_opens_again() {
    check(
        "
        systems: base, farmers, ferries
        start: base.U 0,-1:90; base.U 0,-2:90
        bag: base.X

        Red  base.A 0,-3:0 meeple>road.S
        Blue fe.D 0,0:180 meeple>road.E ferry.EW
        expect event scored Red 4 road
        expect complete road.N@0,0
        expect Red 4, Blue 0
        Red  base.U 1,0:0 - -
        expect complete road.N@0,0              # nothing happens to it
        expect on road.N@0,0: nobody
        Blue base.U 2,0:0 - ferry.NE@0,0
        expect open road.N@0,0
        expect tiles 6 road.N@0,0
        expect on road.N@0,0: Blue meeple
        expect no event scored
        expect Red 4, Blue 0                    # the points stay
        Red  base.B -1,-1:0 -
        Blue base.A 3,0:90 - -
        expect event scored Blue 7 road
        expect Red 4, Blue 7
        ",
    );
}

#[test]
fn fer_41_a_road_is_occupied_and_scored_again() {
    check(
        "
        systems: base, farmers, ferries
        start: base.U 0,-1:90; base.U 0,-2:90
        bag: base.X

        Red  base.A 0,-3:0 meeple>road.S
        Blue fe.D 0,0:180 - ferry.EW
        expect event scored Red 4 road
        Red  base.U 1,0:0 - ferry.NE@0,0
        expect open road.N@0,0
        expect on road.N@0,0: nobody
        Blue base.U 2,0:0 meeple>road.EW -
        expect on road.S@0,-3: Blue meeple
        Red  base.U 3,0:0
        refuse meeple>road.EW BG-32
        Red  - -
        Blue base.A 4,0:90 - -
        expect event scored Blue 8 road
        expect Red 4, Blue 8
        ",
    );
}

/// A loop of five tiles waits for the lake at 0,0.
const LOOP: &str = "
    systems: base, farmers, ferries
    start: base.U 1,0:0; base.V 2,0:0; base.V 2,1:90; base.U 1,1:0; base.V 0,1:180
    bag: base.X
";

/// FER-11, FER-13, FER-ex11
#[test]
fn fer_ex11_a_loop_is_complete_with_and_without_ferry() {
    for (lake, link) in [("fe.D", "ES"), ("fe.H", "NW")] {
        check(&format!(
            "{LOOP}
            Red  {lake} 0,0:0 meeple>road.E
            expect same road.E road.S
            expect complete road.E
            expect tiles 6 road.E
            Red  ferry.{link}
            expect event scored Red 6 road
            "
        ));
    }
}

/// FER-11: a ferry from the loop to an open stub opens it.
#[test]
fn fer_11_a_loop_joined_to_an_open_stub_is_open() {
    check(&format!(
        "{LOOP}
        Red  fe.D 0,0:0 meeple>road.E ferry.EW
        expect same road.E@0,0 road.S@0,0 road.W@0,0
        expect open road.E@0,0
        expect tiles 6 road.E@0,0
        expect no event scored
        Blue base.A -1,0:270 - -
        expect event scored Red 7 road
        "
    ));
}

/// FER-10, FER-13: two stubs of one lake stay one road by the way round when the ferry leaves.
#[test]
fn fer_10_the_way_round_holds_a_road_together() {
    check(
        "
        systems: base, farmers, ferries
        start: base.U 1,0:0; base.V 2,0:0; base.V 2,1:90
        bag: base.X

        Red  fe.D 0,0:0 meeple>road.E ferry.ES
        Blue base.V 0,1:180 - -
        Red  base.U 1,1:0 - ferry.SW@0,0
        expect same road.E@0,0 road.S@0,0 road.W@0,0
        expect tiles 6 road.S@0,0
        expect open road.S@0,0
        Blue base.U -1,0:0 - ferry.EW@0,0
        expect same road.E@0,0 road.S@0,0 road.W@0,0
        expect tiles 7 road.S@0,0
        expect on road.S@0,0: Red meeple
        ",
    );
}

/// FER-44
#[test]
fn fer_44_no_complete_road_keeps_a_highwayman() {
    let systems = ["base", "farmers", "inns-and-cathedrals", "traders-and-builders", "ferries"];
    let setup = Setup {
        systems: Some(systems.map(String::from).to_vec()),
        sets: Some(vec![("base-v3".into(), 1), ("ferries".into(), 1), ("abbey-mayor".into(), 1)]),
        ..Setup::for_players(["Red", "Blue"])
    };
    let rules = Rules::new(setup).unwrap();
    let mut highwaymen = 0;
    for seed in 0..40 {
        let mut game = Game::new(rules.clone());
        let mut playout = Playout::new(seed);
        while playout.step(&mut game) {
            if !matches!(game.pending(), Pending::Decide(_, Decision::PlaceTile(_))) {
                continue;
            }
            let board = game.board();
            let on_roads = game
                .figures()
                .iter()
                .filter(|it| it.kind.is_follower() && board.kind_of(it.on) == SegmentKind::Road);
            for highwayman in on_roads {
                highwaymen += 1;
                assert!(!board.is_complete(highwayman.on), "seed {seed}: {highwayman:?}");
            }
        }
    }
    assert!(highwaymen > 0);
}

/// FER-46
#[test]
fn fer_46_a_road_over_ferries_scores_a_point_a_tile() {
    check(
        "
        systems: base, farmers, ferries
        start: base.A 0,0:270
        bag: base.X

        Red  fe.D 1,0:0 meeple>road.W ferry.EW
        Blue fe.D 2,0:0 - ferry.EW -
        Red  base.A 3,0:90 - -
        expect event scored Red 4 road [BG-51]
        ",
    );
}

/// FER-9, FER-47
#[test]
fn fer_47_at_the_end_the_ferries_stay_as_they_are() {
    check(
        "
        systems: base, farmers, ferries

        Red  fe.D 1,0:0 meeple>road.E ferry.EW
        Blue base.U 1,1:90 meeple>road.NS
        Red  base.U 2,0:0 - -
        expect over
        expect event scored Red 3 road final [BG-61]
        expect event scored Blue 2 road final
        expect state ferries/placed/1,0/edges E W
        expect Red 3, Blue 2
        ",
    );
}
