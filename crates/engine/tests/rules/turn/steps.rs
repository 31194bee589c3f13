//! The steps of one part.

use bastide_engine::{Event, Game, Outcome, Rules, Setup};
use bastide_scenario::check;

use crate::track::{events, lanes, pair};

/// TS-3: tiles come from the river while it lasts.
#[test]
fn ts_3_the_river_is_drawn_first() {
    let setup = Setup {
        systems: Some(["base", "river-v3"].map(String::from).to_vec()),
        ..Setup::for_players(["Red"])
    };
    let rules = Rules::new(setup).unwrap();
    let mut game = Game::new(rules.clone());
    let mut drawn = 0;
    let mut playout = bastide_bots::Playout::new(7);
    loop {
        let possible = game.outcomes();
        let is_river = |(outcome, _): &(Outcome, u16)| match outcome {
            Outcome::Tile(kind) => rules.kind_name(*kind).starts_with("riverv3."),
            Outcome::Message(_) | Outcome::Die(_) | Outcome::Token(_) => false,
        };
        if !possible.is_empty() {
            let river = possible.iter().filter(|it| is_river(it)).count();
            assert!(river == possible.len() || river == 0 && drawn == 11, "after {drawn} draws");
            if river == 0 {
                return;
            }
            drawn += 1;
        }
        assert!(playout.step(&mut game), "the land tiles come after the river");
    }
}

/// TS-3, TS-18, TS-E1: with an empty supply there is no further part, and the turn is the last.
#[test]
fn ts_3_an_empty_supply_ends_the_game() {
    check(&format!(
        "
        start: {}

        Red base.A 2,0:90
        expect left 0
        expect asks Red figure
        Red meeple>road.W
        expect event scored Red 3 road
        expect over
        refuse -1,0:0 BG-60
        ",
        lanes(&[3])
    ));
}

/// TS-5: a tile without legal place leaves the game before anything else, and another is drawn.
#[test]
fn ts_5_a_tile_that_fits_nowhere_leaves_the_game() {
    check(&format!(
        "
        systems: base
        start: {}
        bag: base.B

        Red base.B -1,0:0 -
        expect event discarded base.C
        expect asks Blue place-tile base.B
        expect turn Blue
        expect left 1
        Blue base.C base.B -1,1:0 -
        ",
        lanes(&[3])
    ));
}

/// TS-6: the tile must be placed, and nothing else comes before it.
#[test]
fn ts_6_the_tile_is_placed_before_any_figure() {
    check(&format!(
        "
        systems: base, abbot, ferries, messengers, traders-and-builders
        start: {}
        bag: base.B

        expect asks Red place-tile base.A
        refuse - BG-10
        refuse meeple>road.E@0,0 BG-30
        refuse abbot<monastery@0,0 ABT-12
        refuse ferry.EW@0,0 FER-35
        refuse =second-part TB-25
        refuse =next:road.E@0,0 SCB-24
        refuse =meeple SCB-10
        refuse =points MSG-12
        refuse =score MSG-36
        refuse 0,0:0 BG-12
        refuse 5,5:0 BG-12
        refuse 2,0:0 BG-13
        Red base.A 2,0:90
        refuse 2,1:0 BG-10
        expect asks Red figure
        ",
        lanes(&[3])
    ));
}

/// TS-7, TS-17: the second part is noted when the tile is placed; that the builder is scored and
/// goes home in the same part changes nothing.
#[test]
fn ts_7_the_second_part_is_earned_by_the_placement() {
    check(
        "
        systems: base, traders-and-builders
        start: base.A 0,0:270
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red base.U 2,0:0 builder>road.EW
        expect no event second-part
        Blue base.B 0,2:0 -
        Red base.A 3,0:90
        expect event second-part Red
        Red -
        expect event scored Red 4 road
        expect event returned Red builder
        expect supply Red builder 1
        expect asks Red second-part
        ",
    );
}

/// GLD+MGW, TS-8: gold comes before mage and witch, and the figure action after both.
#[test]
fn ts_8_gold_then_mage_and_witch() {
    check(
        "
        systems: base, gold-mines, mage-and-witch
        start: base.B 0,0:0; base.E 1,0:180; base.E 0,1:90
        bag: base.B

        Red mw.D 0,-1:90 mage>city.S@1,0 -
        Blue mw.D -1,0:0 witch>city.E@0,1 -
        Red gm.G 1,1:0
        expect asks Red place-gold
        refuse mage>city.E@0,-1 MGW-5
        refuse meeple>monastery BG-30
        Red gold@0,0
        expect asks Red move-magic
        refuse gold@0,0 GLD-5
        refuse meeple>monastery MGW-5
        Red witch>city.E@0,-1
        expect asks Red figure
        refuse witch>city.W@0,-1 MGW-5
        ",
    );
}

/// MGW+ROB, TS-8: mage and witch come before the robbers, the active player's robber before the
/// other one.
#[test]
fn ts_8_mage_and_witch_then_robbers() {
    check(
        "
        systems: base, mage-and-witch, robbers
        start: base.A 0,0:270; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.A 2,0:90
        bag: base.B

        Red mw.D 0,-1:90 mage>road.E@0,0 -
        Blue mw.D 2,-1:90 witch>road.W@2,0 -
        Red rb.F 1,0:0
        expect asks Red move-magic
        refuse =space-0 ROB-8
        Red mage>city.E@0,-1
        expect asks Red place-robber
        refuse witch>city.W@0,-1 MGW-5
        refuse meeple>road.EW ROB-8
        Red =space-0
        expect asks Blue place-robber
        Blue =space-0
        expect asks Red figure
        refuse =space-0 ROB-8
        Red meeple>road.EW
        expect event scored Red 2 road [MGW-19]
        ",
    );
}

/// TS-10: every figure action of these systems is offered, and to do nothing.
#[test]
fn ts_10_the_figure_actions() {
    check(
        "
        systems: base, farmers, abbot, inns-and-cathedrals, traders-and-builders
        players: Red
        start: base.A 0,0:270
        bag: base.B

        Red base.B 0,1:0 abbot>monastery
        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0
        expect only builder>road.EW meeple>field.0127 meeple>field.3456 large-meeple>field.0127 \
                    large-meeple>field.3456 abbot<monastery@0,1 -
        Red meeple>field.0127
        Red base.U 3,0:0
        expect legal pig>field.0127 builder>road.EW abbot<monastery@0,1 -
        Red abbot<monastery@0,1
        Red base.A 4,0:90
        expect legal abbot>monastery meeple>monastery large-meeple>monastery -
        ",
    );
}

/// TS-10: at most one figure action in a part.
#[test]
fn ts_10_two_figure_actions_are_refused() {
    check(&format!(
        "
        systems: base, abbot, messengers
        start: {}
        bag: base.B

        Red base.B -1,0:0 abbot>monastery
        Blue base.B -1,1:0 -
        Red base.A 2,0:90 meeple>road.W
        refuse meeple>monastery BG-30
        refuse abbot<monastery@-1,0 ABT-12
        refuse - SCB-12
        Red =meeple
        ",
        lanes(&[3])
    ));
    check(&format!(
        "
        players: Red
        systems: base, abbot, messengers
        start: {}
        bag: base.B

        Red base.B -1,0:0 abbot>monastery
        Red base.U 2,0:0 abbot<monastery@-1,0
        refuse meeple>road.EW BG-30
        expect asks Red marker 2
        ",
        lanes(&[3])
    ));
}

/// TS-10: the question is skipped where to do nothing is the only answer.
#[test]
fn ts_10_nothing_but_to_pass_is_not_asked() {
    check(&format!(
        "
        systems: base
        supply meeple: 1
        start: {}
        bag: base.B

        Red base.B -1,0:0 meeple>monastery
        Blue base.B -1,1:0 -
        Red base.U 2,0:0
        expect turn Blue
        ",
        lanes(&[3])
    ));
}

/// TS-11: the ferry of a new lake comes after the figure action and cannot be left out.
#[test]
fn ts_11_the_ferry_comes_after_the_figure() {
    check(&format!(
        "
        systems: base, ferries
        start: {}
        bag: base.B

        Red fe.D 2,0:0
        refuse ferry.EW FER-35
        Red meeple>road.W
        expect asks Red place-ferry
        refuse meeple>road.E BG-30
        refuse - FER-16
        expect Red 0, Blue 0
        Red ferry.ES
        expect event scored Red 3 road
        expect Red 3, Blue 0
        ",
        lanes(&[3])
    ));
}

/// TS-11, TS-7: a builder cut off by a ferry goes home before scoring; the second part that the
/// tile earned stays.
#[test]
fn ts_11_a_builder_cut_off_by_a_ferry_goes_home() {
    let played = check(
        "
        players: Red
        systems: base, ferries, traders-and-builders
        start: base.A 0,0:270
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red fe.D 2,0:0 - ferry.EW
        Red base.U 3,0:0 builder>road.EW
        expect asks Red move-ferry
        Red -
        Red base.U 4,0:0
        expect event second-part Red
        expect asks Red move-ferry
        Red ferry.ES@2,0
        expect event returned Red builder
        expect event scored Red 3 road
        expect asks Red second-part
        ",
    );
    let events = events(&played);
    let home = |event: &Event| matches!(event, Event::Returned { .. });
    let scored = |event: &Event| matches!(event, Event::Scored(_));
    assert!(events.iter().position(home) < events.iter().position(scored));
}

/// TS-13: the order inside the scoring: points, goods, returns, messages.
#[test]
fn ts_13_points_then_goods_then_returns_then_messages() {
    let played = check(
        "
        players: Red
        systems: base, messengers, traders-and-builders
        start: base.E 0,1:0; tb.HQ 0,0:90; base.F 0,-1:90
        bag: base.B

        Red base.E 0,-2:180 meeple>city.S =meeple message=shields =action
        ",
    );
    let kinds = events(&played).into_iter().filter_map(|event| match event {
        Event::Scored(_) => Some("points"),
        Event::TrackMoved { .. } => Some("track"),
        Event::TokenTaken { .. } => Some("goods"),
        Event::Returned { .. } => Some("return"),
        Event::MessageDrawn { .. } => Some("message"),
        _ => None,
    });
    let kinds: Vec<&str> = kinds.collect();
    assert_eq!(kinds, ["points", "track", "goods", "return", "message"]);
}

/// TS-13: goods are taken for a completed city without followers too.
#[test]
fn ts_13_goods_without_followers() {
    check(
        "
        systems: base, messengers, traders-and-builders
        start: base.E 0,1:0; tb.HQ 0,0:90
        bag: base.B

        Red base.E 0,-1:180 -
        expect event took Red wine 1
        expect no event scored
        expect turn Blue
        ",
    );
}

/// TS-13: returned figures can be used in the next part, not in the figure action of their own.
#[test]
fn ts_13_figures_come_home_after_the_figure_action() {
    check(
        "
        systems: base
        supply meeple: 1
        players: Red
        start: base.A 0,0:270
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red base.A 2,0:90
        expect event scored Red 3 road
        expect supply Red meeple 1
        expect on monastery@2,0: nobody
        ",
    );
}

/// TS-13: whoever has to decide something compulsory cannot end the turn.
#[test]
fn ts_13_compulsory_choices_cannot_be_passed() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}; base.A 0,0:270
        bag: base.B

        refuse - BG-10
        Red base.U 3,-1:0 meeple>road.EW
        Red base.U 5,-1:0 meeple>road.EW
        Red base.U 1,0:0 meeple>road.EW
        Red ic.ED 4,-1:0 -
        refuse - SCB-24
        Red =next:road.EW@1,-1
        refuse - SCB-12
        Red =meeple =meeple message=recall
        refuse - MSG-17
        Red =action
        refuse - MSG-36
        Red meeple<road.EW@1,0
        refuse - MSG-36
        Red =forgo
        ",
        pair(5, 3)
    ));
}

/// TS-16, TS-13, TS-17: the circle comes after points, returns and messages, and before a second
/// part.
#[test]
fn ts_16_the_crop_circle() {
    check(
        "
        players: Red
        systems: base, messengers, traders-and-builders, crop-circles
        start: base.A 0,0:270; base.U 1,0:0
        bag: base.B

        Red base.U 2,0:0 meeple>road.EW
        Red base.U 3,0:0 builder>road.EW
        Red cc2.A 4,0:180 -
        expect asks Red marker 5
        Red =meeple message=shields
        expect supply Red meeple 7
        expect asks Red message shields
        Red =action
        expect asks Red crop-circle
        expect only =add =remove
        Red =add
        expect asks Red second-part
        ",
    );
}
