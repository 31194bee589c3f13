//! The Count of Carcassonne (CO): a city outside the map. Whoever lets others score may send a
//! follower into one of its quarters, from where it joins a later scoring; the count bars a quarter.

mod refusals;
mod stated;
mod table;

pub(crate) use refusals::{
    why_not_count, why_not_enter, why_not_enter_now, why_not_join, why_not_leave,
};

use bastide_catalogue::SegmentKind;

use crate::action::{Action, Any, Sink};
use crate::board::{Pos, Seg};
use crate::copy::clone_each_field;
use crate::decision::{Decision, Pending};
use crate::event::{Event, Log};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::options::options;
use crate::pieces::Piece;
use crate::player::{Player, Players};
use crate::rule::co;
use crate::rules::Rules;
use crate::spot::Spot;
use crate::system::{About, InBox, Start, System};
use crate::systems::abbey_and_mayor::{barn, wagon};
use crate::turn::{Flow, Step};

/// What the system is.
pub const ABOUT: About = About {
    options: Options::NAMES,
    steps: &[(Step::LeaveCity, None), (Step::EnterCity, None)],
    start: Start::Block("count", co(1)),
    boxes: &[InBox::with("big-box-2008", &[])],
    reasons: refusals::REASONS,
    report: table::report,
    held: table::held,
    check: table::check,
    ..About::new("count", &["CO"])
};

options! {
    /// How often a follower may go to Carcassonne (CO-13).
    "co.per_part" per_part: CountPerPart {
        /// Once in each part of a turn.
        #[default] True = "true",
        /// Once in a turn.
        False = "false",
    }
    /// Whether followers from Carcassonne may join a feature without followers (CO-24).
    "co.enter_unoccupied" enter_unoccupied: CountEnterUnoccupied {
        /// They may not.
        #[default] False = "false",
        /// They may.
        True = "true",
    }
    /// How strong mayor and wagon are when they come from Carcassonne (CO-33).
    "co.mayor_wagon_strength" mayor_wagon_strength: CountMayorWagonStrength {
        /// Two each.
        #[default] Two = "two",
        /// As on the map.
        Own = "own",
    }
    /// Whether the dragon enters the rim of Carcassonne (CO-29).
    "co.dragon_outside" dragon_outside: CountDragonOutside {
        /// It enters none of the squares.
        #[default] False = "false",
        /// It enters those that show landscape.
        True = "true",
    }
    /// How the count moves (CO-19).
    "co.count_move" count_move: CountMove {
        /// Whoever has sent a follower may move him.
        #[default] ByPlayer = "by_player",
        /// He goes to the next quarter after each follower.
        Clockwise = "clockwise",
        /// He goes where the follower went.
        Follow = "follow",
    }
    /// Which quarters may be left in final scoring (CO-45).
    "co.final_moves" final_moves: CountFinalMoves {
        /// All of them.
        #[default] AnyQuarter = "any_quarter",
        /// The market alone.
        MarketOnly = "market_only",
    }
    /// Whether Carcassonne is a completed city for farms (CO-46).
    "co.farms_count_carcassonne" farms_count_carcassonne: FarmsCountCarcassonne {
        /// It is.
        #[default] True = "true",
        /// It is not.
        False = "false",
    }
}

/// The quarters, clockwise (CO-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Quarter {
    /// For cities; the count starts here (CO-2).
    Castle,
    /// For farms.
    Market,
    /// For roads.
    Blacksmith,
    /// For monasteries.
    Cathedral,
}

impl Quarter {
    /// All of them, clockwise.
    pub const ALL: [Quarter; 4] =
        [Quarter::Castle, Quarter::Market, Quarter::Blacksmith, Quarter::Cathedral];

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Quarter::Castle => "castle",
            Quarter::Market => "market",
            Quarter::Blacksmith => "blacksmith",
            Quarter::Cathedral => "cathedral",
        }
    }

    /// The quarter with this name.
    pub fn from_name(name: &str) -> Option<Quarter> {
        Quarter::ALL.into_iter().find(|quarter| quarter.name() == name)
    }

    /// The quarter whose followers join features of a kind (CO-20).
    const fn that_feeds(kind: SegmentKind) -> Quarter {
        match kind {
            SegmentKind::City => Quarter::Castle,
            SegmentKind::Field => Quarter::Market,
            SegmentKind::Road => Quarter::Blacksmith,
            _ => Quarter::Cathedral,
        }
    }

    /// Whether a figure may stand here (CO-15).
    const fn takes(self, figure: FigureKind) -> bool {
        match figure {
            FigureKind::Meeple | FigureKind::LargeMeeple => true,
            FigureKind::Abbot => matches!(self, Quarter::Cathedral),
            FigureKind::Mayor => matches!(self, Quarter::Castle),
            FigureKind::Wagon => !matches!(self, Quarter::Market),
            FigureKind::Builder | FigureKind::Pig | FigureKind::Barn => false,
            FigureKind::Shepherd => false,
        }
    }
}

/// A follower in a quarter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Guest {
    /// Whose it is.
    pub owner: Player,
    /// What it is.
    pub figure: FigureKind,
    /// Where it is.
    pub quarter: Quarter,
}

/// A follower that came out of the city to a feature that is being scored. It stands on no tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Joined {
    pub owner: Player,
    pub figure: FigureKind,
    pub feature: Seg,
}

/// The city.
#[derive(PartialEq, Eq, Debug)]
pub struct State {
    /// Where the count stands (CO-2).
    pub count: Quarter,
    /// The followers in the quarters.
    pub guests: Vec<Guest>,
    pub(crate) joined: Vec<Joined>,
    /// Who placed the last tile, abbeys included (CO-42).
    pub(crate) last_placer: Player,
}

clone_each_field!(State { count, guests, joined, last_placer });

impl State {
    pub(crate) fn new(_: &Rules) -> State {
        State {
            count: Quarter::Castle,
            guests: Vec::new(),
            joined: Vec::new(),
            last_placer: Player(0),
        }
    }
}

/// How far the rounds of moves out of the city are: one round for each feature, each player once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rounds {
    pub feature: u16,
    pub players: u8,
}

/// How far a visit to the city after a scoring is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Visit {
    /// A follower may be sent (CO-10).
    #[default]
    Open,
    /// One was sent: the count may be moved (CO-18).
    Entered,
    Done,
}

/// TS-13.2: before a feature is scored, followers in the matching quarter may join it, feature by
/// feature, clockwise from the left of the active player (CO-21, CO-22, CO-25).
#[inline(never)]
pub(crate) fn enter_leave(game: &mut Game) -> Flow {
    loop {
        let rounds = game.part().rounds;
        let Some(feature) = game.part().completed.get(rounds.feature as usize).copied() else {
            return Flow::Next;
        };
        match next_in_round(game, feature, rounds.players) {
            Some(players) => {
                game.part_mut().rounds.players = players;
                let feature = game.feature_spot(feature);
                return Flow::Ask(of_round(game, players), Decision::LeaveCity(feature));
            }
            None => {
                game.part_mut().rounds = Rounds { feature: rounds.feature + 1, players: 0 };
            }
        }
    }
}

/// How many players have had their turn before the next one who can move a follower to a feature.
pub(crate) fn next_in_round(game: &Game, feature: Seg, from: u8) -> Option<u8> {
    (from..game.rules.players()).find(|done| {
        let mut any = Any::default();
        offer_moves(game, of_round(game, *done), feature, &mut any);
        any.0
    })
}

/// The player with this number in a round: the active one is last and, in final scoring, whoever
/// placed the last tile (CO-22, CO-42).
pub(crate) fn of_round(game: &Game, number: u8) -> Player {
    let last =
        if game.ending.is_some() { game.systems.count.last_placer } else { game.part().player };
    Player((last.0 + 1 + number) % game.rules.players())
}

pub(crate) fn leave_options(game: &Game, feature: Spot, sink: &mut impl Sink) {
    if let Pending::Decide(player, _) = game.pending
        && !offer_moves(game, player, game.seg(feature), sink)
    {
        sink.push(Action::Pass);
    }
}

/// The player's followers in the quarter that feeds the feature, unless the count bars it (CO-20,
/// CO-23) or nobody stands on the feature (CO-24).
fn offer_moves(game: &Game, player: Player, feature: Seg, sink: &mut impl Sink) -> bool {
    let kind = game.board.kind_of(feature);
    let quarter = Quarter::that_feeds(kind);
    if quarter == game.systems.count.count || !may_be_joined(game, feature) {
        return false;
    }
    FigureKind::ALL
        .into_iter()
        .filter(|figure| kind != SegmentKind::Garden || *figure == FigureKind::Abbot)
        .filter(|figure| {
            game.systems.count.guests.contains(&Guest { owner: player, figure: *figure, quarter })
        })
        .any(|figure| sink.push(Action::Deploy { figure, to: game.feature_spot(feature) }))
}

/// Whether a feature gets a round of moves: it must be occupied on the map, unless the option says
/// otherwise (CO-24), and in final scoring it may have to be a farm (CO-45).
fn may_be_joined(game: &Game, feature: Seg) -> bool {
    let farm = game.board.kind_of(feature) == SegmentKind::Field;
    let occupied = game.board.followers(feature) > 0 || may_enter_unoccupied(&game.rules);
    let barred = game.ending.is_some() && !farm && is_market_only(game);
    occupied && !barred && !(farm && barn::is_in(game, feature)) // AM-33
}

/// Whether followers from Carcassonne may join features without followers (CO-24).
#[inline]
pub(crate) fn may_enter_unoccupied(rules: &Rules) -> bool {
    rules.plays(System::Count) && rules.options.count.enter_unoccupied == CountEnterUnoccupied::True
}

fn is_market_only(game: &Game) -> bool {
    game.rules.options.count.final_moves == CountFinalMoves::MarketOnly
}

pub(crate) fn apply_leave(
    game: &mut Game,
    player: Player,
    feature: Spot,
    action: Action,
    log: &mut Log,
) -> Flow {
    let Action::Deploy { figure, .. } = action else {
        match &mut game.ending {
            Some(ending) => ending.rounds.players += 1,
            None => game.part_mut().rounds.players += 1,
        }
        return Flow::Again;
    };
    let (to, feature) = (feature, game.board.root(game.seg(feature)));
    let quarter = Quarter::that_feeds(game.board.kind_of(feature));
    let guest = Guest { owner: player, figure, quarter };
    let index = game.systems.count.guests.iter().position(|other| *other == guest);
    game.systems.count.guests.swap_remove(index.expect("only guests of the quarter are offered"));
    game.systems.count.joined.push(Joined { owner: player, figure, feature });
    let from = Spot::Quarter(quarter);
    log.push(|| Event::Transferred { player, figure, from, to });
    Flow::Again
}

/// What the followers from the city add to the strength of a player on a feature (CO-27, CO-30,
/// CO-33).
pub(crate) fn add_strengths(
    game: &Game,
    root: Seg,
    strengths: &mut [u16],
    pennants: impl Fn() -> u16,
) {
    let two = game.rules.options.count.mayor_wagon_strength == CountMayorWagonStrength::Two;
    for joined in &game.systems.count.joined {
        if game.board.root(joined.feature) == root {
            strengths[joined.owner.index()] += match joined.figure {
                FigureKind::Mayor | FigureKind::Wagon if two => 2,
                FigureKind::Mayor => pennants(),
                figure => figure.strength(),
            };
        }
    }
}

/// The followers from the city go to the supply with the others (CO-27); during the game a wagon may
/// drive on first (AM-52).
pub(crate) fn return_joined(game: &mut Game, log: &mut Log) {
    for Joined { owner, figure, feature } in std::mem::take(&mut game.systems.count.joined) {
        if figure == FigureKind::Wagon && game.ending.is_none() {
            let waiting = wagon::Waiting { owner, from: feature, from_quarter: true };
            game.part_mut().wagons.push(waiting);
            continue;
        }
        game.supply[owner.index()].put_back(figure);
        let from = game.feature_spot(feature);
        log.push(|| Event::Returned { player: owner, figure, from });
    }
}

/// TS-14.1: if the tile brought points to others and none to the active player, a follower may go to
/// a quarter, and then the count to another one (CO-10, CO-18).
#[inline(never)]
pub(crate) fn enter_city(game: &mut Game) -> Flow {
    let player = game.part().player;
    match game.part().systems.visit {
        Visit::Open if may_enter(game) => {
            let mut any = Any::default();
            offer_quarters(game, &mut any);
            if any.0 { Flow::Ask(player, Decision::EnterCity) } else { Flow::Next }
        }
        Visit::Entered => Flow::Ask(player, Decision::MoveCount),
        Visit::Open | Visit::Done => Flow::Next,
    }
}

fn may_enter(game: &Game) -> bool {
    let (player, mut scorers) = (game.part().player, game.part().scorers);
    let own = scorers.contains(player);
    scorers.remove(player);
    let again = game.turn.entered_city.contains(player)
        && game.rules.options.count.per_part == CountPerPart::False; // CO-13
    !own && !scorers.is_empty() && !again
}

pub(crate) fn enter_options(game: &Game, sink: &mut impl Sink) {
    if !offer_quarters(game, sink) {
        sink.push(Action::Pass);
    }
}

/// Every follower in the supply in every quarter that takes it, but the count's (CO-14, CO-15).
fn offer_quarters(game: &Game, sink: &mut impl Sink) -> bool {
    let supply = game.supply[game.part().player.index()];
    let open = |quarter: &Quarter| *quarter != game.systems.count.count && is_open(game, *quarter);
    FigureKind::ALL.into_iter().filter(|figure| supply.has(*figure)).any(|figure| {
        let quarters = Quarter::ALL.into_iter().filter(open).filter(|it| it.takes(figure));
        { quarters }.map(Spot::Quarter).any(|to| sink.push(Action::Deploy { figure, to }))
    })
}

/// Without farmers the market is closed (CO-6).
fn is_open(game: &Game, quarter: Quarter) -> bool {
    quarter != Quarter::Market || game.rules.plays(System::Farmers)
}

pub(crate) fn apply_enter(game: &mut Game, action: Action, log: &mut Log) -> Flow {
    let Action::Deploy { figure, to: to @ Spot::Quarter(quarter) } = action else {
        return Flow::Next;
    };
    let player = game.part().player;
    game.supply[player.index()].take(figure);
    game.systems.count.guests.push(Guest { owner: player, figure, quarter });
    game.turn.entered_city.insert(player);
    log.push(|| Event::Deployed { player, figure, to });
    match game.rules.options.count.count_move {
        CountMove::ByPlayer => {
            game.part_mut().systems.visit = Visit::Entered;
            return Flow::Again;
        }
        CountMove::Clockwise => {
            let mut next =
                Quarter::ALL.into_iter().cycle().skip(game.systems.count.count as usize + 1);
            let next = next.find(|quarter| is_open(game, *quarter));
            put_count(game, next.expect("the castle is always open"), log);
        }
        CountMove::Follow => put_count(game, quarter, log),
    }
    game.part_mut().systems.visit = Visit::Done;
    Flow::Next
}

fn put_count(game: &mut Game, quarter: Quarter, log: &mut Log) {
    let player = game.part().player;
    game.systems.count.count = quarter;
    let (piece, to) = (Piece::Count, Spot::Quarter(quarter));
    log.push(|| Event::Moved { player, piece, to, with: None });
}

pub(crate) fn count_options(game: &Game, sink: &mut impl Sink) {
    let others =
        |quarter: &Quarter| *quarter != game.systems.count.count && is_open(game, *quarter);
    let mut quarters = Quarter::ALL.into_iter().filter(others);
    let piece = Piece::Count;
    let _ = quarters.any(|it| sink.push(Action::Move { piece, to: Spot::Quarter(it) }))
        || sink.push(Action::Pass);
}

pub(crate) fn apply_count(game: &mut Game, action: Action, log: &mut Log) -> Flow {
    if let Action::Move { to: Spot::Quarter(quarter), .. } = action {
        put_count(game, quarter, log);
    }
    game.part_mut().systems.visit = Visit::Done;
    Flow::Next
}

/// The players who get a point or more by the placement (CO-11).
pub(crate) fn scorers(game: &Game, first: usize) -> Players {
    let awards = game.awards[first..].iter().filter(|award| award.value.points() > 0);
    awards.map(|award| award.player).collect()
}

/// Whether everybody stands in a quarter that takes them, the count too (CO-6, CO-15).
pub(crate) fn is_in_order(game: &Game) -> bool {
    let city = &game.systems.count;
    let mut quarters = city.guests.iter().map(|guest| guest.quarter).chain([city.count]);
    quarters.all(|quarter| is_open(game, quarter))
        && city.guests.iter().all(|guest| guest.quarter.takes(guest.figure))
}

impl Game {
    /// The city of Carcassonne: the count, and the followers in its quarters.
    pub fn city(&self) -> &State {
        &self.systems.count
    }

    /// Where the first square of Carcassonne lies; the origin where it is not in play.
    pub fn carcassonne(&self) -> Pos {
        self.origin()
    }
}
