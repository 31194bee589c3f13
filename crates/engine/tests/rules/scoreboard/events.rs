//! Score events: which marker moves, and by how much.

use bastide_bots::Playout;
use bastide_engine::{Game, PRESETS, Player, Rules};
use bastide_scenario::{check, check_setup_refused};

use crate::track::{lanes, pair};

/// SCB-10: a message without points moves nothing, and there is no marker to choose for it.
#[test]
fn scb_10_an_event_of_zero_points_moves_nothing() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=shields
        refuse =meeple SCB-10
        Red =action
        expect no event scored Red 0
        expect no event track
        expect asks Blue place-tile base.B
        refuse =meeple SCB-10
        refuse =messenger SCB-10
        expect track Red meeple 5 messenger 0
        ",
        lanes(&[5])
    ));
}

/// BG+MSG, SCB-11, SCB-12: the owner chooses, and all points go one way.
#[test]
fn scb_11_points_of_an_event_are_never_divided() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 3,0:90 meeple>road.W
        expect asks Red marker 4
        expect only =meeple =messenger
        refuse - SCB-12
        Red =messenger
        expect event scored Red 4 road
        expect events 1 track
        expect event track Red messenger 0 4
        expect track Red meeple 0 messenger 4
        refuse =meeple SCB-10
        Blue base.B -1,0:0 -
        Red base.A 6,1:90 meeple>road.W =meeple
        expect track Red meeple 7 messenger 4
        expect Red 11, Blue 0
        ",
        lanes(&[4, 7])
    ));
}

/// SCB-12: with one marker the choice is forced, and still asked.
#[test]
fn scb_12_one_marker_leaves_no_choice() {
    check(&format!(
        "
        systems: base, messengers
        supply messenger: 0
        start: {}
        bag: base.B

        Red base.A 3,0:90 meeple>road.W
        expect asks Red marker 4
        expect only =meeple
        refuse =messenger SCB-12
        Red =meeple
        expect track Red meeple 4 messenger 0
        ",
        lanes(&[4])
    ));
    check_setup_refused(
        "players: Red\nsystems: base, messengers\nsupply messenger: 2",
        "at most 1",
    );
}

/// SCB-12: of two lines about the supply the last one holds, for messengers as for figures.
#[test]
fn scb_12_the_last_word_on_the_supply_holds() {
    check(&format!(
        "
        systems: base, messengers
        supply messenger: 0
        supply messenger: 1
        start: {}
        bag: base.B

        Red base.A 3,0:90 meeple>road.W
        expect only =meeple =messenger
        ",
        lanes(&[4])
    ));
}

/// SCB-12: without Messengers there is no messenger, and nothing is asked.
#[test]
fn scb_12_no_messenger_without_messengers() {
    check(&format!(
        "
        start: {}
        bag: base.B

        Red base.A 3,0:90
        refuse =messenger SCB-10
        Red meeple>road.W
        expect track Red meeple 4 messenger 0
        expect asks Blue place-tile base.B
        ",
        lanes(&[4])
    ));
}

/// SCB-13: the second choice is made on the track as the first one left it, and the choices of two
/// events are separate.
#[test]
fn scb_13_choices_are_made_one_after_the_other() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.U 2,-1:0 meeple>road.EW
        Blue base.U 4,-1:0 meeple>road.EW
        Red ic.ED 3,-1:0 - =next:road.EW@1,-1
        expect asks Red marker 4
        expect track Blue meeple 0 messenger 0
        Red =messenger
        expect track Red meeple 0 messenger 4
        expect asks Blue marker 3
        Blue =meeple
        expect track Blue meeple 3 messenger 0
        ",
        pair(4, 3)
    ));
}

/// SCB-11: only the player whose event is pending can answer, so no marker of another player moves.
#[test]
fn scb_11_an_answer_belongs_to_the_pending_event() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.U 2,-1:0 meeple>road.EW
        Blue base.U 4,-1:0 meeple>road.EW
        Red ic.ED 3,-1:0 -
        refuse =meeple SCB-10
        Red =next:road.EW@4,-1
        expect asks Blue marker 3
        Blue =messenger
        expect track Blue meeple 0 messenger 3
        expect track Red meeple 0 messenger 0
        expect asks Red marker 4
        ",
        pair(4, 3)
    ));
}

/// SCB-14: no marker ever moves back.
#[test]
fn scb_14_totals_never_shrink() {
    let preset = PRESETS.iter().find(|preset| preset.name == "everything").unwrap();
    for seed in 0..3 {
        let rules = Rules::new(preset.setup(["Red", "Blue", "Green"])).unwrap();
        let mut game = Game::new(rules);
        let mut playout = Playout::new(seed);
        let totals = |game: &Game| [0, 1, 2].map(|player| game.markers(Player(player)));
        let mut before = totals(&game);
        while playout.step(&mut game) {
            let after = totals(&game);
            for (old, new) in before.into_iter().zip(after) {
                assert!(new.total() >= old.total(), "{old:?} became {new:?}");
                assert!(new.meeple >= old.meeple, "{old:?} became {new:?}");
            }
            before = after;
        }
        assert!(before.iter().any(|markers| markers.total() > 0));
    }
}

/// SCB-35: without Messengers the track is plain addition.
#[test]
fn scb_35_without_messengers_points_are_added_at_once() {
    check(&format!(
        "
        start: {}
        bag: base.B

        Red base.U 2,-1:0 meeple>road.EW
        Blue base.U 4,-1:0 meeple>road.EW
        Red ic.ED 3,-1:0 -
        expect Red 4, Blue 3
        expect track Red meeple 4 messenger 0
        expect track Blue meeple 3 messenger 0
        expect no event track
        expect asks Blue place-tile base.B
        ",
        pair(4, 3)
    ));
}
