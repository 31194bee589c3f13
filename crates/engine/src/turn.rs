//! The turn: its steps in rule-book order, and the one loop that walks them.
//!
//! [`TURN`] is the turn sequence of `docs/rules/turn-sequence.md`. `enter`, `options` and `apply`
//! are the only exhaustive matches on steps, decisions and actions; each arm calls the module that
//! owns the matter. Nothing else moves a step.

use crate::action::{Action, Any, Choice, Sink, either};
use crate::board::Pos;
use crate::chance::{Chance, Outcome};
use crate::decision::{Decision, Pending};
use crate::event::{Event, Log};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::hooks;
use crate::part::Turn;
use crate::player::Player;
use crate::scoring::{booking, completed, end};
use crate::spot::Spot;
use crate::system::{System, Systems};
use crate::systems::abbey_and_mayor::{abbey, barn, wagon};
use crate::systems::princess_and_dragon::{DragonTiming, dragon, fairy, princess};
use crate::systems::traders::SecondPart;
use crate::systems::{
    abbey_and_mayor, abbot, base, count, crops, cult, ferries, flying, gold, king, magic,
    messengers, princess_and_dragon, robbers, sheep, traders, wheel,
};

/// A step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// An abbey is placed instead of drawing.
    Abbey,
    /// The fairy's point at the start of the turn.
    FairyPoint,
    /// A tile is drawn.
    Draw,
    /// The wheel pig moves, with an event and the scoring of crowns.
    Wheel,
    /// It is laid, or leaves the game.
    Place,
    /// Ingots on a gold tile and beside it.
    PlaceGold,
    /// Mage or witch after the symbol, or where the tile brings both together.
    Magic,
    /// Robbers after a bag.
    PlaceRobbers,
    /// A knight of the princess's city goes home.
    Princess,
    /// The figure action.
    Figure,
    /// The first token of a shepherd that was placed.
    ShepherdToken,
    /// The flight of a follower that boarded the machine.
    Flight,
    /// The ferry of a new lake.
    PlaceFerry,
    /// Ferries on the continued roads.
    MoveFerries,
    /// Mage or witch where ferries bring both together.
    MagicAfterFerries,
    /// Flocks in expanded fields grow or are gathered.
    TendFlocks,
    /// The dragon's journey, where it comes before the scoring.
    Dragon,
    /// Which features are complete.
    Complete,
    /// In which order they are scored.
    Order,
    /// Followers from Carcassonne join them.
    LeaveCity,
    /// What they are worth, and to whom.
    Value,
    /// The points are booked.
    Book,
    /// Goods of completed cities.
    Goods,
    /// Gold of completed features.
    TakeGold,
    /// King and robber baron for the largest city and the longest road.
    Titles,
    /// Figures of scored features come home.
    Return,
    /// Mage and witch leave completed features.
    MagicReturn,
    /// Messages for markers that landed.
    Messages,
    /// A follower goes to Carcassonne.
    EnterCity,
    /// Wagons of scored features drive on.
    Wagons,
    /// The dragon's journey, where it comes after the scoring.
    DragonAfterScoring,
    /// Everybody adds or removes a follower.
    CropCircle,
    /// One more tile after the volcano lake.
    AfterLake,
    /// The builder's second part.
    SecondPart,
    /// The part, and with it perhaps the turn or the game, is over.
    End,
}

/// The turn sequence. Which systems bring a step, they say themselves.
pub const TURN: &[Step] = &[
    Step::FairyPoint,         // TS-1
    Step::Abbey,              // TS-2
    Step::Draw,               // TS-3
    Step::Wheel,              // TS-4
    Step::Place,              // TS-5 to TS-7
    Step::PlaceGold,          // TS-8.2
    Step::Magic,              // TS-8.3
    Step::PlaceRobbers,       // TS-8.4
    Step::Princess,           // TS-9
    Step::Figure,             // TS-10
    Step::ShepherdToken,      // TS-10 h
    Step::Flight,             // TS-10 e
    Step::PlaceFerry,         // TS-11.1
    Step::MoveFerries,        // TS-11.2, TS-11.3
    Step::MagicAfterFerries,  // TS-11.2
    Step::TendFlocks,         // TS-11.4
    Step::Dragon,             // TS-12
    Step::Complete,           // TS-13.1
    Step::Order,              // TS-13.1
    Step::LeaveCity,          // TS-13.2
    Step::Value,              // TS-13.3, TS-13.4
    Step::Book,               // TS-13.5
    Step::Goods,              // TS-13.7
    Step::TakeGold,           // TS-13.7
    Step::Titles,             // TS-13.7
    Step::Return,             // TS-13.8
    Step::MagicReturn,        // TS-13.8
    Step::Messages,           // TS-13.9
    Step::EnterCity,          // TS-14.1
    Step::Wagons,             // TS-14.2
    Step::DragonAfterScoring, // TS-15
    Step::CropCircle,         // TS-16
    Step::AfterLake,          // TS-17.1
    Step::SecondPart,         // TS-17.2
    Step::End,                // TS-18
];

impl Step {
    /// Its name in positions.
    pub const fn name(self) -> &'static str {
        match self {
            Step::FairyPoint => "fairy-point",
            Step::Abbey => "abbey",
            Step::Draw => "draw",
            Step::Wheel => "wheel",
            Step::Place => "place",
            Step::PlaceGold => "place-gold",
            Step::Magic => "magic",
            Step::PlaceRobbers => "place-robbers",
            Step::Princess => "princess",
            Step::Figure => "figure",
            Step::ShepherdToken => "shepherd-token",
            Step::Flight => "flight",
            Step::PlaceFerry => "place-ferry",
            Step::MoveFerries => "move-ferries",
            Step::MagicAfterFerries => "magic-after-ferries",
            Step::TendFlocks => "tend-flocks",
            Step::Dragon => "dragon",
            Step::Complete => "complete",
            Step::Order => "order",
            Step::LeaveCity => "leave-city",
            Step::Value => "value",
            Step::Book => "book",
            Step::Goods => "goods",
            Step::TakeGold => "take-gold",
            Step::Titles => "titles",
            Step::Return => "return",
            Step::MagicReturn => "magic-return",
            Step::Messages => "messages",
            Step::EnterCity => "enter-city",
            Step::Wagons => "wagons",
            Step::DragonAfterScoring => "dragon-after-scoring",
            Step::CropCircle => "crop-circle",
            Step::AfterLake => "after-lake",
            Step::SecondPart => "second-part",
            Step::End => "end",
        }
    }

    /// Whether a tile has been drawn and is not laid yet when the game waits in this step.
    pub(crate) const fn holds_drawn_tile(self) -> bool {
        matches!(self, Step::Wheel | Step::Place)
    }

    /// Whether the step exists with these systems in play.
    pub fn is_in(self, systems: &Systems) -> bool {
        systems.with_step(self).next().is_some()
    }
}

/// The place in a list of steps to go on with when no feature is scored: goods are taken for cities
/// without knights too (TB-11), so are king and robber baron (KR-13), and magic figures leave what is
/// complete (MGW-21); everything before and most after them is about scored features.
pub(crate) fn past_scoring(steps: &[Step]) -> u8 {
    let after = |step: &Step| matches!(step, Step::Goods | Step::Titles | Step::MagicReturn);
    steps.iter().position(after).map_or_else(|| past_completion(steps), |place| place as u8)
}

/// The place in a list of steps to go on with when no road or city is complete either.
pub(crate) fn past_completion(steps: &[Step]) -> u8 {
    let after = |step: &Step| {
        matches!(
            step,
            Step::DragonAfterScoring
                | Step::CropCircle
                | Step::AfterLake
                | Step::SecondPart
                | Step::End
        )
    };
    steps.iter().position(after).expect("every turn ends") as u8
}

/// How the loop goes on after a step was entered or an action applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// With the next step.
    Next,
    /// With the step in which the game is now.
    Again,
    /// With the first step that has work to do where no feature is scored.
    PastScoring,
    /// With the first step that has work to do where no road or city is complete either.
    PastCompletion,
    /// It waits for a player.
    Ask(Player, Decision),
    /// It waits for chance.
    Chance(Chance),
    /// Not at all: the game is over.
    Over,
}

/// Enters steps until somebody is asked or the game is over.
pub(crate) fn advance(game: &mut Game, log: &mut Log) {
    loop {
        let step = game.rules.steps[game.part().step as usize];
        let flow = enter(game, step, log);
        if follow(game, flow) {
            return;
        }
    }
}

/// Moves the step as a flow says; `true` if the loop stops here.
fn follow(game: &mut Game, flow: Flow) -> bool {
    match flow {
        Flow::Next => go_to(game, game.part().step + 1),
        Flow::Again => {}
        Flow::PastScoring => go_to(game, game.rules.past_scoring),
        Flow::PastCompletion => go_to(game, game.rules.past_completion),
        Flow::Ask(player, decision) => game.pending = Pending::Decide(player, decision),
        Flow::Chance(chance) => game.pending = Pending::Chance(chance),
        Flow::Over => game.pending = Pending::Over,
    }
    matches!(flow, Flow::Ask(..) | Flow::Chance(_) | Flow::Over)
}

/// Goes on with the first step from a place on that concerns the tile of the part. The steps before the
/// draw concern all tiles.
#[inline]
fn go_to(game: &mut Game, place: u8) {
    let part = &mut game.playing;
    part.step = game.rules.kinds[part.drawn.0 as usize].steps[place as usize];
}

/// What a step does when the game comes to it. Most steps have nothing to do, and a call for each
/// would cost more than they; those about few tiles or scored features are rarer, and kept out of the
/// loop.
#[inline(always)]
fn enter(game: &mut Game, step: Step, log: &mut Log) -> Flow {
    match step {
        Step::Abbey => abbey::enter(game),
        Step::FairyPoint => fairy::enter_start(game, log),
        Step::Draw => enter_draw(game),
        Step::Wheel => wheel::enter(game, log),
        Step::Place => enter_place(game, log),
        Step::PlaceGold => gold::enter_place(game, log),
        Step::Magic => magic::enter_tile(game),
        Step::PlaceRobbers => robbers::enter_place(game),
        Step::Princess => princess::enter(game),
        Step::Figure => enter_figure(game),
        Step::ShepherdToken => sheep::enter_placed(game),
        Step::Flight => flying::enter_flight(game, log),
        Step::PlaceFerry => ferries::enter_place(game),
        Step::MoveFerries => ferries::enter_move(game, log),
        Step::MagicAfterFerries => magic::enter_ferries(game),
        Step::TendFlocks => sheep::enter_tend(game, log),
        Step::Dragon => dragon::enter_journey(game, DragonTiming::BeforeScoring),
        Step::Complete => completed::enter_complete(game),
        Step::Order => completed::enter_order(game),
        Step::LeaveCity => count::enter_leave(game),
        Step::Value => completed::enter_value(game),
        Step::Book => booking::enter_book(game, log),
        Step::Goods => traders::enter_goods(game, log),
        Step::TakeGold => gold::enter_take(game, log),
        Step::Titles => king::enter(game, log),
        Step::Return => enter_return(game, log),
        Step::MagicReturn => magic::enter_return(game, log),
        Step::Messages => booking::enter_messages(game, log),
        Step::EnterCity => count::enter_city(game),
        Step::Wagons => wagon::enter(game, log),
        Step::DragonAfterScoring => dragon::enter_journey(game, DragonTiming::AfterScoring),
        Step::CropCircle => crops::enter(game),
        Step::AfterLake => enter_after_lake(game),
        Step::SecondPart => traders::enter_second_part(game),
        Step::End => enter_end(game, log),
    }
}

/// The legal answers to a decision.
#[inline]
pub(crate) fn options(game: &Game, decision: Decision, sink: &mut impl Sink) {
    match decision {
        Decision::PlaceAbbey => abbey::options(game, sink),
        Decision::Pestilence => wheel::pestilence_options(game, sink),
        Decision::PlaceTile(kind) => base::placements(game, kind, sink),
        Decision::PlaceGold => gold::place_options(game, sink),
        Decision::MoveMagic => magic::options(game, sink),
        Decision::PlaceRobber => robbers::place_options(game, sink),
        Decision::Princess => {
            princess::options(game, sink);
        }
        Decision::Figure => hooks::figure_options(game, sink),
        Decision::Land => flying::land_options(game, sink),
        Decision::PlaceFerry => ferries::place_options(game, sink),
        Decision::MoveFerry => ferries::move_options(game, sink),
        Decision::Flock(_) => either(Choice::Grow, Choice::Gather, sink),
        Decision::DragonStep => dragon::step_options(game, sink),
        Decision::ScoringOrder => completed::order_options(game, sink),
        Decision::Marker(_) => messengers::marker_options(game, sink),
        Decision::Rob(..) => either(Choice::Rob, Choice::Wait, sink),
        Decision::Message(message) => messengers::message_options(game, message, sink),
        Decision::RecallMeeple => messengers::recall_options(game, sink),
        Decision::RecallPoints(_) => either(Choice::Score, Choice::Forgo, sink),
        Decision::LeaveCity(feature) => count::leave_options(game, feature, sink),
        Decision::EnterCity => count::enter_options(game, sink),
        Decision::MoveCount => count::count_options(game, sink),
        Decision::MoveWagon(from) => wagon::options(game, from, sink),
        Decision::CropCircle => either(Choice::Add, Choice::Remove, sink),
        Decision::CropAdd => crops::add_options(game, sink),
        Decision::CropRemove => crops::remove_options(game, sink),
        Decision::SecondPart => traders::second_part_options(game, sink),
    }
}

/// What a legal answer does.
fn apply(
    game: &mut Game,
    player: Player,
    decision: Decision,
    action: Action,
    log: &mut Log,
) -> Flow {
    match (decision, action) {
        (Decision::PlaceTile(_), Action::Place { at, rotation, .. }) => {
            base::place_tile(game, at, rotation, log);
            hooks::tile_placed(game, log);
            Flow::Next
        }
        (Decision::Pestilence, action) => wheel::apply_pestilence(game, action, log),
        (Decision::PlaceAbbey, Action::Place { at, .. }) => place_abbey(game, at, log),
        // In the final round there is nothing to draw, which ends the part (AM-17).
        (Decision::PlaceAbbey, Action::Pass) => Flow::Next,
        (Decision::PlaceGold, Action::Move { to, .. }) => gold::apply_place(game, to, log),
        (Decision::MoveMagic, action) => magic::apply(game, action, log),
        (Decision::PlaceRobber, action) => robbers::apply_place(game, player, action, log),
        (Decision::Figure, Action::Deploy { figure, to }) => match to {
            Spot::Corner(corner) => barn::apply(game, corner, log),
            Spot::Crown(sector) => wheel::take_crown(game, figure, sector, log),
            Spot::Machine => flying::board(game, figure),
            to => {
                let to = game.seg(to);
                game.deploy(player, figure, to, log);
                game.part_mut().deployed = Some((figure, to));
                Flow::Next
            }
        },
        (Decision::Figure, Action::Recall { figure, from })
            if figure.kind() == FigureKind::Abbot =>
        {
            abbot::come_home(game, from, log)
        }
        (Decision::Princess | Decision::Figure, Action::Recall { figure, from }) => {
            princess::apply(game, figure, from, log)
        }
        (Decision::Figure, Action::Move { to, .. }) => fairy::go_to(game, to, log),
        (Decision::Figure, Action::Accompany { figure, on }) => {
            fairy::accompany(game, figure, on, log)
        }
        (Decision::Figure, Action::Pass) => Flow::Next,
        (Decision::Land, Action::Deploy { to, .. }) => flying::land(game, to, log),
        (Decision::PlaceFerry, Action::Move { to, .. }) => ferries::apply_place(game, to, log),
        (Decision::MoveFerry, Action::Move { to, .. }) => ferries::apply_move(game, to, log),
        (Decision::MoveFerry, Action::Pass) => ferries::leave_move(game, log),
        (Decision::Flock(on), Action::Choose(choice)) => sheep::apply_tend(game, on, choice, log),
        (Decision::DragonStep, Action::Move { to, .. }) => {
            dragon::apply_step(game, player, to, log)
        }
        (Decision::ScoringOrder, Action::Pick(feature)) => completed::apply_order(game, feature),
        (Decision::Marker(_), Action::Choose(choice)) => {
            booking::apply_marker(game, choice == Choice::Messenger, log)
        }
        (Decision::Rob(..), Action::Choose(choice)) => robbers::apply_rob(game, player, choice),
        (Decision::Message(message), Action::Choose(choice)) => {
            messengers::apply_message(game, message, choice, log)
        }
        (Decision::RecallMeeple, Action::Recall { figure, from }) => {
            messengers::apply_recall(game, figure.kind(), from, log)
        }
        (Decision::RecallPoints(_), Action::Choose(choice)) => {
            messengers::apply_recall_points(game, choice, log)
        }
        (Decision::LeaveCity(feature), action) => {
            count::apply_leave(game, player, feature, action, log)
        }
        (Decision::EnterCity, action) => count::apply_enter(game, action, log),
        (Decision::MoveCount, action) => count::apply_count(game, action, log),
        (Decision::MoveWagon(_), action) => wagon::apply(game, action, log),
        (Decision::CropCircle, Action::Choose(choice)) => crops::choose(game, choice, log),
        (Decision::CropAdd | Decision::CropRemove, action) => {
            crops::apply(game, player, action, log)
        }
        (Decision::SecondPart, Action::Choose(_)) => begin_second_part(game),
        (Decision::SecondPart, Action::Pass) => Flow::Next,
        (decision, action) => unreachable!("{action:?} is no answer to {decision:?}"),
    }
}

/// Plays a legal action and goes on to the next question.
#[inline]
pub(crate) fn play(game: &mut Game, action: Action, log: &mut Log) {
    let Pending::Decide(player, decision) = game.pending else {
        unreachable!("nobody is asked");
    };
    let flow = apply(game, player, decision, action, log);
    if !follow(game, flow) {
        advance(game, log);
    }
}

/// Takes a possible answer of chance and goes on to the next question.
#[inline]
pub(crate) fn resolve(game: &mut Game, outcome: Outcome, log: &mut Log) {
    match outcome {
        Outcome::Tile(kind) => {
            game.bag.take(kind);
            let player = game.part().player;
            log.push(|| Event::TileDrawn { player, kind });
            if dragon::must_wait(game, kind) {
                dragon::set_aside(game, kind, log); // TS-3.2
            } else {
                game.part_mut().drawn = kind;
                go_to(game, game.part().step + 1);
                if game.rules.has(sheep::HILLS) {
                    sheep::tile_drawn(game, kind, log); // TS-3.3
                }
                if game.rules.plays(System::WheelOfFortune) {
                    wheel::tile_drawn(game, kind, log); // TS-4.1
                }
            }
        }
        Outcome::Message(message) => messengers::reveal(game, message, log),
        Outcome::Die(die) => flying::cast(game, die, log),
        Outcome::Token(token) => sheep::reveal(game, token, log),
    }
    advance(game, log);
}

/// TS-2, TS-E2: the abbey takes the place of a drawn tile, and the part goes on from there.
fn place_abbey(game: &mut Game, at: Pos, log: &mut Log) -> Flow {
    abbey::place(game, at, log);
    hooks::tile_placed(game, log);
    game.part_mut().step = game.rules.position_of(Step::Place);
    Flow::Next
}

/// TS-3: chance draws. With nothing left there is no further part.
fn enter_draw(game: &mut Game) -> Flow {
    if game.bag.is_empty() {
        skip_to_end(game);
        return Flow::Again;
    }
    Flow::Chance(Chance::Draw)
}

/// TS-5: a tile that fits nowhere leaves the game, and the player draws again (BG-14).
fn enter_place(game: &mut Game, log: &mut Log) -> Flow {
    let (player, kind) = (game.part().player, game.part().drawn);
    let mut any = Any::default();
    base::placements(game, kind, &mut any);
    if any.0 {
        return Flow::Ask(player, Decision::PlaceTile(kind));
    }
    log.push(|| Event::TileDiscarded { player, kind });
    game.part_mut().step = game.rules.position_of(Step::Draw);
    Flow::Again
}

/// TS-10: asks for a figure action, unless there is nothing to do but to pass, or the princess has
/// used it up (PD-72).
fn enter_figure(game: &mut Game) -> Flow {
    if game.part().knight_removed {
        return Flow::Next;
    }
    let mut first = FirstNotPass(false);
    // Any action will do, and the fairy nearly always has somewhere to go.
    if !(game.rules.has(princess_and_dragon::FAIRY) && fairy::options(game, &mut first)) {
        hooks::figure_options(game, &mut first);
    }
    if first.0 { Flow::Ask(game.part().player, Decision::Figure) } else { Flow::Next }
}

/// Answers whether there is an action other than to pass.
struct FirstNotPass(bool);

impl Sink for FirstNotPass {
    const FIRST_ONLY: bool = true;

    #[inline]
    fn push(&mut self, action: Action) -> bool {
        self.0 |= action != Action::Pass;
        true
    }
}

/// TS-13.8: the figures of scored features come home (BG-56), and of lost challenges (CU-23).
#[inline(never)]
fn enter_return(game: &mut Game, log: &mut Log) -> Flow {
    if !game.part().completed.is_empty() {
        let losers = cult::losers(game, log);
        for feature in game.part().completed.clone() {
            if game.rules.has(abbey_and_mayor::WAGON) {
                wagon::leave(game, feature);
            }
            game.return_figures(feature, log);
        }
        for loser in losers {
            game.return_figures(loser, log);
        }
        count::return_joined(game, log);
    }
    barn::clear_fields(game, log);
    Flow::Next
}

/// TS-17.1: whoever laid the volcano lake draws and plays one more tile at once, in place of a nested
/// part too (R2-16).
fn enter_after_lake(game: &mut Game) -> Flow {
    if game.bag.is_empty() {
        return Flow::Next;
    }
    begin_part(game, game.part().player, false);
    game.part_mut().step = game.rules.position_of(Step::Draw);
    Flow::Again
}

/// TS-17.2: the same player draws and plays another tile with all steps (TB-23).
fn begin_second_part(game: &mut Game) -> Flow {
    game.turn.second_part = SecondPart::Used;
    begin_part(game, game.turn.player, false);
    Flow::Again
}

/// TS-18: back to the interrupted part, on to the next player, or to the end of the game.
fn enter_end(game: &mut Game, log: &mut Log) -> Flow {
    if let Some(interrupted) = game.interrupted.take() {
        game.playing = *interrupted;
        return Flow::Again;
    }
    let player = if game.bag.is_empty() {
        let Some(player) = abbey::next_final(game) else { return end::enter(game, log) };
        player
    } else {
        game.turn.player.left_of(game.rules.players())
    };
    let number = game.turn.number + 1;
    game.turn = Turn::new(player, number);
    begin_part(game, player, true);
    if abbey::is_final_round(game) {
        game.part_mut().step = game.rules.position_of(Step::Abbey); // TS-E2
    }
    log.push(|| Event::Turn { player, number });
    Flow::Again
}

fn begin_part(game: &mut Game, player: Player, new_turn: bool) {
    game.part_mut().restart(player);
    hooks::part_begins(game, new_turn);
}

fn skip_to_end(game: &mut Game) {
    game.part_mut().step = game.rules.position_of(Step::End);
}
