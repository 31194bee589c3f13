//! What the messages do.

use bastide_catalogue::SegmentKind;

use super::{Message, Stage, award_points, put_under, set_stage};
use crate::action::{Choice, Owned, Sink, offer_recalls};
use crate::board::Seg;
use crate::event::Log;
use crate::figures::{Figure, FigureKind};
use crate::game::Game;
use crate::player::Player;
use crate::rule::msg;
use crate::scoring::{Counted, Value, booking, owners, value_now, value_now_for};
use crate::spot::Spot;
use crate::systems::messengers::MessageRecall;
use crate::turn::Flow;

/// Whether the action of a message can be carried out at all (MSG-18).
pub(crate) fn is_possible(game: &Game, message: Message, player: Player) -> bool {
    match message {
        Message::Road | Message::City | Message::Monastery => {
            own_followers(game, player).any(|f| is_of(game, message, f.on))
        }
        Message::Tile => !game.bag.is_empty(),
        Message::Recall => own_followers(game, player).next().is_some(),
        Message::Shields | Message::Knights | Message::Farmers => true,
    }
}

/// The player's followers on incomplete features: what is complete waits for its own scoring
/// (MSG-44).
fn own_followers(game: &Game, player: Player) -> impl Iterator<Item = &Figure> {
    game.figures.iter().filter(move |figure| {
        figure.owner == player && figure.kind.is_follower() && !game.board.is_complete(figure.on)
    })
}

/// Whether a segment is of the kind that a message speaks of.
fn is_of(game: &Game, message: Message, segment: Seg) -> bool {
    match (message, game.board.kind_of(segment)) {
        (Message::Road, kind) => kind == SegmentKind::Road,
        (Message::City | Message::Shields | Message::Knights, kind) => kind == SegmentKind::City,
        (Message::Monastery, kind) => {
            matches!(kind, SegmentKind::Monastery | SegmentKind::Shrine)
        }
        (Message::Farmers, kind) => kind == SegmentKind::Field,
        _ => false,
    }
}

/// The points of a message that is carried out at once.
pub(super) fn value(game: &Game, message: Message, player: Player) -> Value {
    let on_kind = own_followers(game, player).filter(|figure| is_of(game, message, figure.on));
    match message {
        Message::Knights => Value::of(Counted::Knights, on_kind.count() as u16, 2, msg(34)),
        Message::Farmers => Value::of(Counted::Farmers, on_kind.count() as u16, 2, msg(35)),
        Message::Shields => {
            let mut cities: Vec<Seg> = on_kind.map(|figure| game.board.root(figure.on)).collect();
            cities.sort();
            cities.dedup();
            let members = cities.iter().flat_map(|city| game.board.members(*city));
            let pennants = members.map(|segment| game.segment_table(segment).pennants as u16).sum();
            Value::of(Counted::Pennants, pennants, 2, msg(33))
        }
        _ => on_kind
            .map(|figure| value_now(game, figure.on))
            .min_by_key(Value::points)
            .expect("the action is offered only where there is such a feature"),
    }
}

impl Game {
    /// What carrying out a message that was drawn would bring, where it brings points at once.
    pub fn message_points(&self, message: Message) -> Option<u16> {
        let drawer = self.batches.last()?.drawer;
        let scores = !matches!(message, Message::Tile | Message::Recall);
        let possible = scores && is_possible(self, message, drawer);
        possible.then(|| value(self, message, drawer).points())
    }
}

/// Own meeples on incomplete features (MSG-36).
pub(crate) fn recall_options(game: &Game, sink: &mut impl Sink) {
    let drawer = game.batches.last().expect("a message is shown").drawer;
    offer_recalls(game, own_followers(game, drawer), sink);
}

/// The meeple is chosen: if there are points, they are offered (MSG-36), with the majority only
/// where the option says so (MSG-37).
pub(crate) fn apply_recall(game: &mut Game, figure: FigureKind, from: Spot, log: &mut Log) -> Flow {
    let from = game.seg(from);
    let drawer = game.batches.last().expect("a message is shown").drawer;
    let barred = game.rules.options.messengers.recall == MessageRecall::MajorityOnly
        && !owners(game, from).contains(drawer);
    let points = if barred { 0 } else { value_now_for(game, from, drawer).points() };
    set_stage(game, Stage::Offering { figure, from, points });
    if points == 0 {
        return apply_recall_points(game, Choice::Forgo, log);
    }
    Flow::Again
}

/// Exactly this meeple goes home, before the points are booked (MSG-36, MSG-38).
pub(crate) fn apply_recall_points(game: &mut Game, choice: Choice, log: &mut Log) -> Flow {
    let batch = game.batches.last().expect("a message is shown");
    let booking::Stage::Message(Stage::Offering { figure, from, .. }) = batch.stage else {
        unreachable!("a meeple was picked");
    };
    let drawer = batch.drawer;
    let value = value_now_for(game, from, drawer);
    game.recall(Owned::new(drawer, figure), game.spot(from), log);
    put_under(game, Message::Recall, log);
    if choice == Choice::Score {
        award_points(game, drawer, value, log);
    } else {
        booking::resume(game);
    }
    Flow::Again
}
