//! The extra tile of a message: a part of its own inside another one.

use bastide_engine::{
    Action, Choice, FigureKind, Game, Message, Outcome, Pos, Rotation, Rules, SegmentKind, Setup,
    StartTile,
};
use bastide_scenario::check;

use crate::track::{booked, lanes, pair};

/// MSG-28, MSG-29, MSG-31, SCB-31, SCB-32: Blue draws `Tile` on Red's turn and plays a full
/// placement as active player; then Red's turn is over as it would have been.
#[test]
fn msg_29_the_drawer_plays_the_extra_tile_at_once() {
    let played = check(
        "
        systems: base, messengers
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.A 0,1:270; base.U 1,1:0
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.U 3,0:0 meeple>road.EW
        Red base.A 4,0:90 - =meeple message=tile
        expect asks Blue message tile
        Blue =action
        expect event drawn base.A
        expect asks Blue place-tile base.A
        expect turn Red
        refuse - BG-10
        Blue base.A 2,1:90
        expect asks Blue figure
        refuse meeple>road.W@4,0 BG-30
        Blue meeple>road.W
        expect asks Blue marker 3
        Blue =messenger
        expect event message-done Blue tile action
        expect track Blue meeple 5 messenger 3
        expect asks Blue place-tile base.B
        expect turn Blue
        ",
    );
    assert_eq!(booked(&played), ["Blue 5 road", "Blue 3 road"]);
    assert_eq!(played.game().messages().played(), [Message::Tile]);
}

/// MSG-16, MSG-29: Red draws first; Blue's extra tile comes then; then Red's second part.
#[test]
fn msg_29_the_interrupted_turn_goes_on_afterwards() {
    check(
        "
        systems: base, messengers, traders-and-builders
        start: base.B 0,0:0; base.B 1,0:0; base.B 2,0:0; base.B 3,0:0; base.B 4,0:0; base.B 5,0:0; \
               base.B 6,0:0; base.A 0,1:270; base.U 1,1:0; base.A 13,1:90; base.U 12,1:0; \
               base.U 11,1:0; base.U 10,1:0; base.U 9,1:0; base.U 8,1:0; base.U 7,1:0; base.U 6,1:0
        bag: base.B

        Red base.U 2,1:0 meeple>road.EW
        Blue base.U 5,1:0 meeple>road.EW
        Red base.U 3,1:0 builder>road.EW
        Blue base.B -1,0:0 -
        Red ic.ED 4,1:0 - =next:road.EW@1,1 =meeple
        Blue =meeple
        expect track Red meeple 5
        expect track Blue meeple 10
        Red message=knights =action
        Blue message=tile =action
        Blue base.B -1,1:0 meeple>monastery
        expect asks Red second-part
        Red =second-part base.B -1,2:0 -
        expect turn Blue
        ",
    );
}

/// MSG-20, MSG-21: the extra tile has a batch of its own, and messages drawn during it come from
/// the other seven.
#[test]
fn msg_20_messages_during_the_extra_tile_come_from_the_other_seven() {
    let mut played = check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=tile =action
        Red base.A 4,1:90 meeple>road.W =meeple
        expect track Red meeple 10
        expect asks chance
        ",
        lanes(&[5, 5])
    ));
    assert_eq!(played.game().outcomes().len(), 7);
    assert!(!played.game().is_possible(Outcome::Message(Message::Tile)));
    let mut log = bastide_engine::Log::off();
    played.resolve(Outcome::Message(Message::Shields), &mut log).unwrap();
    played.play(Action::Choose(Choice::Action), &mut log).unwrap();
    assert_eq!(played.game().messages().played(), [Message::Shields, Message::Tile]);
}

/// MSG-30: an extra tile that fits nowhere is replaced.
#[test]
fn msg_30_an_extra_tile_without_place_is_replaced() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=tile =action
        expect event discarded base.C
        expect asks Red place-tile base.B
        Red base.C base.B -1,0:0 meeple>monastery
        expect figures Red 1
        ",
        lanes(&[5])
    ));
}

/// MSG-30: if the supply runs out that way, the action is done, and there are no 2 points.
#[test]
fn msg_30_without_any_tile_the_action_is_done() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, messengers
        start: {}
        bag: base.C base.C

        Red base.A 4,0:90 meeple>road.W =meeple message=tile
        expect only =action =points
        Red =action
        expect events 2 discarded base.C
        expect event message-done Red tile action
        expect over
        expect Red 5, Blue 0
        ",
        lanes(&[5])
    ));
}

/// MSG-28, TS-3: the last tile of the game as extra tile; the game ends with the turn.
#[test]
fn msg_28_the_extra_tile_can_be_the_last_one() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, messengers, traders-and-builders
        start: {}; base.A 0,-1:270

        Red base.U 1,-1:0 meeple>road.EW
        Blue base.B -1,0:0 -
        Red base.U 2,-1:0 builder>road.EW
        Blue base.B -1,1:0 -
        Red base.A 4,0:90 meeple>road.W =meeple message=tile =action
        Red base.U 3,-1:0
        expect event second-part Red
        expect over
        expect event scored Red 4 road final
        expect Red 9, Blue 0
        ",
        lanes(&[5])
    ));
}

/// A road with Red's builder, and a road of five tiles that Red closes on the third turn, drawing
/// `Tile`.
fn builder_and_tile(rest: &str) -> String {
    format!(
        "
        systems: base, messengers, traders-and-builders
        start: {}; base.A 0,-1:270
        bag: base.B base.B

        Red base.U 1,-1:0 meeple>road.EW
        Blue base.B -1,0:0 -
        Red base.U 2,-1:0 builder>road.EW
        Blue base.B -1,1:0 -
        {rest}",
        lanes(&[5, 5])
    )
}

/// MSG+TB, MSG-28, TS-17: the turn player's extra tile earns the second part, played in the
/// interrupted turn; its own extension earns no third.
#[test]
fn msg_28_the_extra_tile_can_earn_the_second_part() {
    check(&builder_and_tile(
        "Red base.A 4,0:90 meeple>road.W =meeple message=tile =action
        Red base.U 3,-1:0
        expect event second-part Red
        expect asks Red second-part
        expect event message-done Red tile action
        Red =second-part base.U 4,-1:0
        expect no event second-part
        expect asks Blue place-tile base.B
        ",
    ));
}

/// MSG-28, TS-17: a second part that was earned before is not earned twice by the extra tile, and
/// one that is used is not earned again.
#[test]
fn msg_28_no_second_second_part() {
    check(&builder_and_tile(
        "Red base.U 3,-1:0
        expect event second-part Red
        Red =second-part base.A 4,0:90 meeple>road.W =meeple message=tile =action
        Red base.U 4,-1:0
        expect no event second-part
        expect asks Blue place-tile base.B
        ",
    ));
}

/// MSG-28, TS-17: an extra tile on the turn of another player earns no second part.
#[test]
fn msg_28_no_second_part_on_the_turn_of_another_player() {
    check(
        "
        systems: base, messengers, traders-and-builders
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.A 0,-1:270
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.U 1,-1:0 meeple>road.EW
        Red base.B -1,1:0 -
        Blue base.U 2,-1:0 builder>road.EW
        Red base.B -1,2:0 -
        Blue base.U 3,0:0 meeple>road.EW
        Red base.A 4,0:90 - =meeple
        Blue message=tile =action base.U 3,-1:0
        expect no event second-part
        expect turn Blue
        expect asks Blue place-tile base.B
        ",
    );
}

/// MSG-43: with `immediate` the extra tile waits until the batch is booked and the figures are
/// home; the message stays out of the stack meanwhile.
#[test]
fn msg_43_the_extra_tile_waits_for_the_end_of_the_batch() {
    let played = check(&format!(
        "
        players: Red
        systems: base, messengers
        option msg.timing: immediate
        start: {}
        bag: base.B

        Red base.U 3,-1:0 meeple>road.EW
        Red base.U 5,-1:0 meeple>road.EW
        Red ic.ED 4,-1:0 - =next:road.EW@1,-1 =meeple message=tile =action
        expect asks Red marker 3
        expect figures Red 2
        expect left 2
        Red =messenger
        expect asks Red place-tile base.B
        expect figures Red 0
        expect turn Red
        Red base.B -1,-1:0 meeple>monastery
        expect event message-done Red tile action
        expect asks Red place-tile base.B
        ",
        pair(5, 3)
    ));
    assert_eq!(played.game().messages().played(), [Message::Tile]);
}

/// MSG-43: also where the message came through the points of another one, and with a draw of
/// another player in between.
#[test]
fn msg_43_a_waiting_extra_tile_belongs_to_its_drawer() {
    let played = check(&format!(
        "
        systems: base, messengers
        option msg.timing: immediate
        start: {}; {}
        bag: base.B

        Red base.A 2,0:90 meeple>road.W =messenger
        Blue base.B -1,0:0 -
        Red base.U 3,-1:0 meeple>road.EW
        Blue base.U 5,-1:0 meeple>road.EW
        Red base.B -1,1:0 -
        Blue ic.ED 4,-1:0 - =next:road.EW@1,-1
        Red =meeple message=road =points =messenger message=tile =action
        expect asks Blue marker 10
        Blue =meeple message=knights
        expect asks Blue message knights
        Blue =action
        expect asks Red place-tile base.B
        expect turn Blue
        Red base.B -1,2:0 -
        expect asks Red place-tile base.B
        expect turn Red
        ",
        lanes(&[3]),
        pair(5, 10)
    ));
    let stack = [Message::Road, Message::Knights, Message::Tile];
    assert_eq!(played.game().messages().played(), stack);
}

/// FER+MSG, MSG-28: the extra tile has its own ferry step, but a ferry touched in this turn stays
/// fixed, unless each placement counts for itself.
#[test]
fn msg_28_ferries_of_the_turn_stay_fixed() {
    let moves = format!(
        "
        players: Red
        systems: base, messengers, ferries
        start: {}
        bag: base.B

        Red fe.D 4,0:0 meeple>road.W ferry.ES =meeple message=tile =action
        Red base.U 5,0:0 -",
        lanes(&[5])
    );
    check(&format!(
        "{moves}
        expect asks Red place-tile base.B
        expect state ferries/placed/4,0/edges E S
        "
    ));
    let moves = moves.replace("start:", "option fer.once_per: placement\n        start:");
    check(&format!(
        "{moves}
        expect asks Red move-ferry
        expect legal ferry.SW@4,0
        "
    ));
}

/// MSG+RV3, MSG-28: the extra tile comes from the river while that lasts.
#[test]
fn msg_28_the_extra_tile_comes_from_the_river() {
    let tile = |id: &str, x, y, quarters| StartTile {
        tile: id.into(),
        at: Pos::new(x, y),
        rotation: Rotation::from_quarters(quarters),
    };
    let setup = Setup {
        systems: Some(["base", "river-v3", "messengers"].map(String::from).to_vec()),
        start: Some(vec![
            tile("riverv3.A", 0, 0, 0),
            tile("base.B", -1, 0, 0),
            tile("base.U", -1, 1, 0),
            tile("base.U", -2, 1, 0),
            tile("base.U", -3, 1, 0),
            tile("base.A", -4, 1, 3),
        ]),
        ..Setup::for_players(["Red"])
    };
    let rules = Rules::new(setup).unwrap();
    let mut game = Game::new(rules.clone());
    game.resolve(Outcome::Tile(rules.kind("riverv3.H").unwrap())).unwrap();
    let (at, rotation) = (Pos::new(0, 1), Rotation::from_quarters(1));
    game.play(Action::place(at, rotation)).unwrap();
    let on_road = |action: &Action| match action {
        Action::Deploy { figure: FigureKind::Meeple, to } => {
            game.kind_at(*to) == Some(SegmentKind::Road)
        }
        _ => false,
    };
    let highwayman = game.legal_actions().into_iter().find(on_road).unwrap();
    game.play(highwayman).unwrap();
    game.play(Action::Choose(Choice::Meeple)).unwrap();
    game.resolve(Outcome::Message(Message::Tile)).unwrap();
    game.play(Action::Choose(Choice::Action)).unwrap();
    let drawable = game.outcomes();
    assert_eq!(drawable.len(), 9, "the course of the river without the tile that was laid");
    for (outcome, _) in drawable {
        let Outcome::Tile(kind) = outcome else { panic!("a tile is drawn") };
        assert!(rules.kind_name(kind).starts_with("riverv3."));
    }
    let land = Outcome::Tile(rules.kind("base.C").unwrap());
    assert_eq!(game.resolve(land).unwrap_err().rule.to_string(), "RV3-12");
}
