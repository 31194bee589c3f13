//! Scoring during the game (BG-50 to BG-57).

use bastide_engine::{Cause, Event, Log, Match, Player};
use bastide_scenario::check;

#[test]
fn bg_50_whoever_completes_a_feature_its_owner_scores() {
    check(
        "
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.W 2,0:0 meeple>field.0127
        expect event scored Red 4 road
        expect no event scored Blue
        ",
    );
}

/// What was scored in a game, in order.
fn awards(played: &Match) -> Vec<(Player, Cause, u16)> {
    let mut again = Match::new(played.game().rules().clone());
    let mut log = Log::on();
    for entry in played.moves() {
        again.enter(*entry, &mut log).expect("it was played before");
    }
    let scored = log.into_events().into_iter().filter_map(|event| match event {
        Event::Scored(award) => Some((award.player, award.cause, award.value.points())),
        _ => None,
    });
    scored.collect()
}

/// BG-50: city, road and monastery, in the order of SCB-25.
#[test]
fn bg_50_everything_that_the_tile_completes_is_scored() {
    let played = check(
        "
        start: base.B -1,1:0; base.B 1,1:0; base.B -1,2:0; base.B 0,2:0; base.B 1,2:0
        bag: base.B

        Red  base.B 0,1:0 meeple>monastery
        Blue base.A -1,0:270 meeple>road.E
        Red  base.A 1,0:90 -
        Blue base.B -1,-1:0 -
        Red  base.E 0,-1:180 meeple>city.S
        expect no event scored
        Blue base.D 0,0:0 -
        expect events 3 scored
        expect Red 13, Blue 3
        ",
    );
    let (red, blue) = (Player(0), Player(1));
    let expected = [(red, Cause::City, 4), (blue, Cause::Road, 3), (red, Cause::Monastery, 9)];
    assert_eq!(awards(&played), expected);
}

#[test]
fn bg_50_scoring_comes_after_the_figure_action_and_is_no_choice() {
    check(
        "
        bag: base.X

        Red  base.D 1,0:0 meeple>city.N
        Blue base.E 1,-1:180
        expect complete city.S
        expect no event scored
        Blue -
        expect event scored Red 4 city
        expect asks Red place-tile
        ",
    );
}

#[test]
fn bg_51_a_completed_road_brings_one_point_a_tile() {
    check(
        "
        start: base.X 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.V 2,0:0 -
        Red  base.U 2,1:90 -
        Blue base.X 2,2:0 -
        expect event scored Red 5 road [BG-51]
        ",
    );
}

#[test]
fn bg_ex1_road_of_four_tiles() {
    check(
        "
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        expect Red 0, Blue 0
        Blue base.W 2,0:0 -
        expect event scored Red 4 road [BG-51]
        expect event returned Red meeple
        expect Red 4, Blue 0
        ",
    );
}

#[test]
fn bg_ex2_road_of_three_tiles() {
    check(
        "
        start: base.W 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.A 2,0:90 -
        expect event scored Red 3 road [BG-51]
        expect Red 3, Blue 0
        ",
    );
}

/// BG-52: two points for each tile and for the pennant.
#[test]
fn bg_ex3_city_with_a_pennant() {
    check(
        "
        bag: base.X

        Red  base.F 0,-1:90 meeple>city.NS
        expect open city.N@0,0
        expect same city.N@0,0 city.NS@0,-1
        expect tiles 2 city.N@0,0
        Blue base.E 0,-2:180
        refuse meeple>city.S BG-32
        Blue -
        expect event scored Red 8 city [BG-52]
        expect on city.N@0,0: nobody
        expect Red 8, Blue 0
        ",
    );
}

#[test]
fn bg_ex4_city_of_four_tiles() {
    check(
        "
        bag: base.X

        Red  base.N 0,-1:180 meeple>city.ES
        Blue base.N 1,-1:270 -
        Red  base.D 1,0:0 -
        expect event scored Red 8 city [BG-52]
        expect Red 8, Blue 0
        ",
    );
}

/// BG-53: another player's tile closes the ring.
#[test]
fn bg_ex6_completed_monastery() {
    check(
        "
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0
        start: base.B 0,1:0; base.B -1,1:0
        bag: base.B

        Red  base.B 0,0:0 meeple>monastery
        expect worth 8 monastery@0,0
        Blue base.A -1,0:90 -
        expect event scored Red 9 monastery [BG-53]
        expect event returned Red meeple monastery@0,0
        expect Red 9, Blue 0
        ",
    );
}

/// BG-53: one tile surrounds two of them at once; the own tile is a neighbour of the other.
#[test]
fn bg_53_one_tile_may_complete_two_monasteries() {
    check(
        "
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.B -1,0:0
        start: base.B 2,0:0; base.B -1,1:0; base.B 0,1:0; base.B 2,1:0
        bag: base.B

        Red  base.B 0,0:0 meeple>monastery
        Blue base.B 1,0:0 meeple>monastery
        expect no event scored
        Red  base.B 1,1:0 -
        expect event scored Red 9 monastery
        expect event scored Blue 9 monastery
        ",
    );
}

#[test]
fn bg_54_a_city_of_two_tiles_is_like_any_other() {
    check(
        "
        bag: base.X

        Red base.E 0,-1:180 meeple>city.S
        expect event scored Red 4 city [BG-52]
        ",
    );
    check(
        "
        bag: base.X

        Red am.A3 0,-1:180 meeple>city.S
        expect event scored Red 6 city [BG-52]
        ",
    );
}

#[test]
fn bg_54_by_option_it_brings_half() {
    check(
        "
        option base.two_tile_city: half
        bag: base.X

        Red am.A3 0,-1:180 meeple>city.S
        expect event scored Red 3 city [BG-54]
        ",
    );
    check(
        "
        option base.two_tile_city: half
        bag: base.X

        Red base.E 0,-1:180 meeple>city.S
        expect event scored Red 2 city [BG-54]
        ",
    );
    check(
        "
        option base.two_tile_city: half
        bag: base.X

        Red  base.G 0,-1:90 meeple>city.NS
        Blue base.E 0,-2:180 -
        expect event scored Red 6 city [BG-52]
        ",
    );
}

#[test]
fn bg_55_a_completed_feature_without_followers_scores_nothing() {
    check(
        "
        bag: base.X

        Red  base.E 0,-1:180 -
        expect complete city.N@0,0
        expect no event scored
        Blue base.W 1,0:0 -
        Red  base.W -1,0:0 -
        expect complete road.EW@0,0
        expect no event scored
        expect Red 0, Blue 0
        ",
    );
}

/// BG-56: the only follower comes home too late for the figure action of that part.
#[test]
fn bg_56_returned_followers_can_be_placed_from_the_next_part_on() {
    check(
        "
        supply meeple: 1
        start: base.X 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.U 0,1:90 -
        Red  base.W 2,0:0                     # completes the road; nobody is asked for a follower
        expect event scored Red 3 road
        expect event returned Red meeple
        expect asks Blue place-tile
        expect supply Red meeple 1
        Blue base.U 0,2:90 -
        Red  base.U 3,0:0 meeple>road.EW
        expect supply Red meeple 0
        ",
    );
}

#[test]
fn bg_56_figures_on_other_features_stay() {
    check(
        "
        start: base.D 0,0:0; base.X -1,0:0
        bag: base.X

        Red  base.D 1,0:0 meeple>city.N
        Blue base.X 2,0:0 meeple>road.W
        expect event scored Blue 4 road
        expect events 1 returned
        expect on city.N@1,0: Red meeple
        ",
    );
}

/// BG-57: the city is worth more than a round of the track.
#[test]
fn bg_57_points_add_up_beyond_the_fifty_spaces() {
    let played = check(
        "
        start: base.C 0,0:0; base.C 1,0:0; base.C 2,0:0; base.C 3,0:0; base.C 4,0:0; base.C 5,0:0
        start: base.E 0,-1:180; base.E 1,-1:180; base.E 2,-1:180; base.E 3,-1:180
        start: base.E 4,-1:180; base.E 5,-1:180; base.E 6,0:270
        start: base.E 0,1:0; base.E 1,1:0; base.E 2,1:0; base.E 3,1:0; base.E 4,1:0; base.E 5,1:0
        bag: base.B

        Red  base.E -1,0:90 meeple>city.E
        expect event scored Red 52 city
        Blue base.E -1,1:180 -
        Red  base.E -1,2:0 meeple>city.N
        expect event scored Red 4 city
        expect track Red meeple 56
        expect Red 56, Blue 0
        ",
    );
    let markers = played.game().markers(Player(0));
    assert_eq!((markers.meeple % 50, markers.point_tiles()), (6, (0, 1)));
}
