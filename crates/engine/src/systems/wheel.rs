//! The Wheel of Fortune (WF): a start board with six sectors. A tile with a number turns the wheel
//! pig to one of them, which sets off an event and scores the followers on the crowns there.

use arrayvec::ArrayVec;
use bastide_catalogue::{Catalogue, Sector, SegmentKind};

use crate::action::{Action, Owned, Sink, offer_recalls};
use crate::board::{Kind, Pos, Seg};
use crate::decision::{Decision, Pending};
use crate::event::{Event, Log};
use crate::figures::{Figure, FigureKind};
use crate::game::Game;
use crate::pieces::Piece;
use crate::player::{MAX_PLAYERS, Player};
use crate::position::PositionError;
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, row, set};
use crate::reason::reasons;
use crate::refusal::{NONE_LEFT, Refusal};
use crate::report::{Record, Report, Topic};
use crate::rule::wf;
use crate::rules::Rules;
use crate::scoring::{Award, Cause, Counted, Value, booking, cities_of_field};
use crate::spot::Spot;
use crate::system::{About, HeldFigure, InBox, Start, System};
use crate::turn::{Flow, Step};
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    steps: &[(Step::Wheel, None)],
    concerns: |_, tile| tile.symbols.wheel > 0,
    start: Start::Block("wheel", wf(2)),
    set: Some("wheel-12"),
    replaces: &[("base-v3", "base-bb5")],
    boxes: &[InBox::with("big-box-5", &["wheel-12"]), InBox::with("everything", &["wheel-12"])],
    reasons: REASONS,
    report,
    held,
    check,
    ..About::new("wheel-of-fortune", &["WF"])
};

reasons! {
    NO_WHEEL = "no-wheel": "there's no wheel in this game";
    PESTILENCE = "pestilence-takes": "the pestilence takes one of your followers on the board";
    CROWN_FIGURE = "crown-figure": "your {figure} can't go on a crown";
    CROWNS_TAKEN = "crowns-taken": "every crown of {sector} is taken";
    PIG_TURNS = "wheel-pig-turns": "nobody moves the wheel pig: the number on a drawn tile does";
}

/// Crown spaces of the whole wheel (WF-5).
const CROWNS: usize = 9;

/// A follower on a crown space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Crowned {
    /// Whose it is.
    pub owner: Player,
    /// What it is.
    pub figure: FigureKind,
    /// Where it is.
    pub sector: Sector,
}

/// The wheel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Where the pig stands (WF-2).
    pub pig: Sector,
    /// The followers on crown spaces, in the order in which they came.
    pub crowned: ArrayVec<Crowned, CROWNS>,
}

impl State {
    pub(crate) fn new(_: &Rules) -> State {
        State { pig: Sector::Fortune, crowned: ArrayVec::new() }
    }

    /// The followers on the crown spaces of a sector.
    pub fn crowned_in(&self, sector: Sector) -> impl Iterator<Item = &Crowned> {
        self.crowned.iter().filter(move |crowned| crowned.sector == sector)
    }
}

/// How many crown spaces a sector has (WF-5).
pub fn crowns(sector: Sector) -> usize {
    Catalogue::standard().pieces().crowns(sector) as usize
}

/// What the pig has still to set off, after a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Spin {
    #[default]
    Done,
    /// The event of the sector where it stopped.
    Event(Sector),
    /// Pestilence, for which so many players have had their turn.
    Pestilence(u8),
    /// The crown spaces of that sector.
    Crowns(Sector),
}

/// TS-4.1: a number moves the pig so many sectors clockwise (WF-10).
pub(crate) fn tile_drawn(game: &mut Game, kind: Kind, log: &mut Log) {
    let number = game.rules.kinds[kind.0 as usize].symbols.wheel as usize;
    if number == 0 {
        return;
    }
    let player = game.part().player;
    let sector = Sector::ALL[(game.systems.wheel.pig as usize + number) % Sector::ALL.len()];
    game.systems.wheel.pig = sector;
    game.part_mut().systems.spin = Spin::Event(sector);
    let (piece, to) = (Piece::WheelPig, Spot::Crown(sector));
    log.push(|| Event::Moved { player, piece, to, with: None });
}

/// TS-4: the event of the sector, then its crowns, each a batch of its own (WF-12, WF-34).
#[inline(never)]
pub(crate) fn enter(game: &mut Game, log: &mut Log) -> Flow {
    loop {
        let flow = booking::run(game, log);
        if flow != Flow::Next {
            return flow;
        }
        match game.part().systems.spin {
            Spin::Done => return Flow::Next,
            Spin::Event(Sector::Pestilence) => game.part_mut().systems.spin = Spin::Pestilence(0),
            Spin::Event(sector) => {
                game.part_mut().systems.spin = Spin::Crowns(sector);
                let awards = awards(game, Cause::Wheel, |player| event_value(game, sector, player));
                booking::begin(game, awards, log);
            }
            Spin::Pestilence(done) => match next_stricken(game, done) {
                Some(done) => {
                    game.part_mut().systems.spin = Spin::Pestilence(done);
                    return Flow::Ask(in_order(game, done), Decision::Pestilence);
                }
                None => game.part_mut().systems.spin = Spin::Crowns(Sector::Pestilence),
            },
            Spin::Crowns(sector) => {
                game.part_mut().systems.spin = Spin::Done;
                let awards = awards(game, Cause::Crown, |player| crown_value(game, sector, player));
                booking::begin(game, awards, log);
                leave_crowns(game, |crowned| crowned.sector == sector, log);
            }
        }
    }
}

/// An award for each player to whom a value gives points, clockwise from the active one (WF-12).
fn awards(game: &Game, cause: Cause, value: impl Fn(Player) -> Value) -> Vec<Award> {
    let players = game.part().player.clockwise(game.rules.players());
    let award = |player| Award {
        player,
        value: value(player),
        cause,
        at: game.wheel_board(),
        segment: None,
        at_end: false,
    };
    players.map(award).filter(|award| award.value.points() > 0).collect()
}

/// What the event of a sector brings to a player (WF-20 to WF-24). Pestilence scores nothing.
fn event_value(game: &Game, sector: Sector, player: Player) -> Value {
    let own = |kind: SegmentKind| {
        let own = followers_of(game, player);
        own.filter(move |figure| game.board.kind_of(figure.on) == kind)
    };
    match sector {
        Sector::Fortune => {
            let active = (player == game.part().player) as u16;
            Value::of(Counted::Fortunes, active, 3, wf(20))
        }
        Sector::Taxes => {
            let roots = own(SegmentKind::City).map(|knight| game.board.root(knight.on));
            let cities: Vec<Seg> = roots.collect();
            let pennants = cities.iter().map(|city| pennants(game, *city)).sum();
            let pairs = cities.iter().flat_map(|city| cities.iter().filter(move |it| *it == city));
            let mut value = Value::of(Counted::TaxedPennants, pennants, 1, wf(21));
            value.add(Counted::TaxedKnights, pairs.count() as u16, 1, wf(21));
            value
        }
        Sector::Famine => {
            let farmers = own(SegmentKind::Field);
            let cities = farmers.map(|farmer| cities_of_field(game, farmer.on)).sum();
            Value::of(Counted::FarmersCities, cities, 1, wf(22))
        }
        Sector::Storm => {
            let supply = game.supply[player.index()];
            let followers = FigureKind::ALL.into_iter().filter(|figure| figure.is_follower());
            let at_home = followers.map(|figure| supply.of(figure)).sum();
            Value::of(Counted::InSupply, at_home, 1, wf(23))
        }
        Sector::Inquisition => {
            Value::of(Counted::Monks, own(SegmentKind::Monastery).count() as u16, 2, wf(24))
        }
        Sector::Pestilence => Value::default(),
    }
}

fn followers_of(game: &Game, player: Player) -> impl Iterator<Item = &Figure> {
    let own = move |figure: &&Figure| figure.owner == player && figure.kind.is_follower();
    game.figures.iter().filter(own)
}

fn pennants(game: &Game, city: Seg) -> u16 {
    game.board.members(city).map(|member| game.segment_table(member).pennants as u16).sum()
}

/// What the crowns of a sector bring to a player: three points for each follower, six if it has both
/// crowns to itself (WF-32).
fn crown_value(game: &Game, sector: Sector, player: Player) -> Value {
    let there = game.systems.wheel.crowned_in(sector).count();
    let own = game.systems.wheel.crowned_in(sector).filter(|crowned| crowned.owner == player);
    let each = if there == 1 && crowns(sector) == 2 { 6 } else { 3 };
    Value::of(Counted::Crowned, own.count() as u16, each, wf(32))
}

/// Followers go from their crowns to the supply.
fn leave_crowns(game: &mut Game, leaves: impl Fn(&Crowned) -> bool, log: &mut Log) {
    let crowned = std::mem::take(&mut game.systems.wheel.crowned);
    let (leaving, staying) = crowned.into_iter().partition(leaves);
    game.systems.wheel.crowned = staying;
    let leaving: ArrayVec<Crowned, CROWNS> = leaving;
    for Crowned { owner, figure, sector } in leaving {
        game.supply[owner.index()].put_back(figure);
        let from = Spot::Crown(sector);
        log.push(|| Event::Returned { player: owner, figure, from });
    }
}

/// The player with this number, from the active one clockwise (WF-25).
fn in_order(game: &Game, number: u8) -> Player {
    Player((game.part().player.0 + number) % game.rules.players())
}

/// How many players have had their turn before the next one who has a follower on the map.
fn next_stricken(game: &Game, from: u8) -> Option<u8> {
    (from..game.rules.players())
        .find(|done| followers_of(game, in_order(game, *done)).next().is_some())
}

/// Every own follower on the map (WF-25).
pub(crate) fn pestilence_options(game: &Game, sink: &mut impl Sink) {
    if let Pending::Decide(player, _) = game.pending {
        offer_recalls(game, followers_of(game, player), sink);
    }
}

/// The follower goes home, and figures that depended on it with it; the next player follows.
pub(crate) fn apply_pestilence(game: &mut Game, action: Action, log: &mut Log) -> Flow {
    if let Action::Recall { figure, from } = action {
        game.recall(figure, from, log);
    }
    if let Spin::Pestilence(done) = &mut game.part_mut().systems.spin {
        *done += 1;
    }
    Flow::Again
}

/// TS-10 i: a follower from the supply goes to a vacant crown space (WF-30).
pub(crate) fn options(game: &Game, sink: &mut impl Sink) -> bool {
    let supply = game.supply[game.part().player.index()];
    let mut wearers = WEARERS.into_iter().filter(|figure| supply.has(*figure)).peekable();
    if wearers.peek().is_none() {
        return false;
    }
    let vacant = vacant_crowns(game);
    wearers.any(|figure| {
        let mut sectors = Sector::ALL.into_iter().filter(|sector| vacant[*sector as usize] > 0);
        sectors.any(|sector| sink.push(Action::Deploy { figure, to: Spot::Crown(sector) }))
    })
}

/// The followers that go to crown spaces (WF-31).
const WEARERS: [FigureKind; 2] = [FigureKind::Meeple, FigureKind::LargeMeeple];

/// How many crown spaces of each sector are free.
fn vacant_crowns(game: &Game) -> [u8; Sector::ALL.len()] {
    let mut vacant = [0; Sector::ALL.len()];
    for printed in &Catalogue::standard().pieces().wheel {
        vacant[printed.sector as usize] = printed.crowns;
    }
    for crowned in &game.systems.wheel.crowned {
        let vacant = &mut vacant[crowned.sector as usize];
        *vacant = vacant.saturating_sub(1);
    }
    vacant
}

pub(crate) fn take_crown(
    game: &mut Game,
    figure: FigureKind,
    sector: Sector,
    log: &mut Log,
) -> Flow {
    let player = game.part().player;
    game.supply[player.index()].take(figure);
    game.systems.wheel.crowned.push(Crowned { owner: player, figure, sector });
    log.push(|| Event::Deployed { player, figure, to: Spot::Crown(sector) });
    Flow::Next
}

/// Why a figure cannot go to the crowns of a sector.
pub(crate) fn why_not_crown(game: &Game, figure: FigureKind, sector: Sector) -> Refusal {
    if !game.rules.plays(System::WheelOfFortune) {
        return NO_WHEEL.by(wf(1));
    }
    if !WEARERS.contains(&figure) {
        return CROWN_FIGURE.by(wf(31)).of(figure);
    }
    if vacant_crowns(game)[sector as usize] == 0 {
        return CROWNS_TAKEN.by(wf(30)).with("sector", sector.name());
    }
    NONE_LEFT.by(wf(30)).of(figure)
}

/// The pig goes where the number of a drawn tile says (WF-10).
pub(crate) fn moved_by_rules(game: &Game, name: &str) -> Option<Refusal> {
    let named = game.rules.plays(System::WheelOfFortune) && name == Piece::WheelPig.name();
    named.then(|| PIG_TURNS.by(wf(10)))
}

/// TS-E4: followers leave the crowns without points (WF-40).
pub(crate) fn leave(game: &mut Game, log: &mut Log) {
    leave_crowns(game, |_| true, log);
}

impl Game {
    /// The wheel: its pig, and the followers on its crowns.
    pub fn wheel(&self) -> &State {
        &self.systems.wheel
    }

    /// Where the first square of the wheel board lies; the origin where it is not in play.
    pub fn wheel_board(&self) -> Pos {
        self.origin()
    }
}

impl Told for State {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let State { pig, crowned } = self;
        if game.rules.plays(System::WheelOfFortune) {
            row!(facts, set("wheel"), pig.name());
        }
        for Crowned { owner, figure, sector } in crowned {
            row!(facts, set("crowns"), *owner, *figure, sector.name());
        }
    }
}

impl State {
    pub(crate) fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::new(reader.rules());
        if let Some(mut row) = reader.one("wheel")? {
            state.pig = row.named("a sector", Sector::from_name)?;
            row.end()?;
        }
        for mut row in reader.at_most("crowns", CROWNS)? {
            let (owner, figure) = (row.player()?, row.figure()?);
            let sector = row.named("a sector", Sector::from_name)?;
            row.end()?;
            state.crowned.push(Crowned { owner, figure, sector });
        }
        Ok(state)
    }
}

impl Told for Spin {
    fn tell(&self, _: &Game, facts: &mut impl Facts) {
        match *self {
            Spin::Done => {}
            Spin::Event(sector) => row!(facts, set("wheel-spin"), "event", sector.name()),
            Spin::Pestilence(done) => row!(facts, set("wheel-spin"), "pestilence", done),
            Spin::Crowns(sector) => row!(facts, set("wheel-spin"), "crowns", sector.name()),
        }
    }
}

impl Spin {
    pub fn read(reader: &Reader<'_>) -> Result<Spin, PositionError> {
        let Some(mut row) = reader.one("wheel-spin")? else { return Ok(Spin::Done) };
        let what = row.named("event, pestilence or crowns", |name| Some(name.to_owned()))?;
        let spin = match what.as_str() {
            "event" => Spin::Event(row.named("a sector", Sector::from_name)?),
            "crowns" => Spin::Crowns(row.named("a sector", Sector::from_name)?),
            _ => Spin::Pestilence(row.u8(MAX_PLAYERS as u8)?),
        };
        row.end()?;
        Ok(spin)
    }
}

/// The wheel: where it lies, its pig, and the crown spaces of its sectors, clockwise.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    if topic != Topic::Table {
        return;
    }
    let sectors = Sector::ALL.into_iter().map(|sector| {
        let followers = game.systems.wheel.crowned_in(sector).map(|crowned| {
            Record::default().with("owner", crowned.owner).with("figure", crowned.figure)
        });
        Record::default()
            .with("sector", sector.name())
            .with("spaces", crowns(sector) as u8)
            .with("followers", followers.collect::<Report>())
    });
    let wheel = Record::default()
        .with("at", game.wheel_board())
        .with("pig", game.systems.wheel.pig.name())
        .with("crowns", sectors.collect::<Report>());
    record.set("wheel", wheel);
}

/// The followers on crowns.
fn held(game: &Game) -> Vec<HeldFigure> {
    let crowned = game.systems.wheel.crowned.iter();
    crowned
        .map(|it| HeldFigure {
            figure: Owned::new(it.owner, it.figure),
            on: Some(Spot::Crown(it.sector)),
        })
        .collect()
}

/// No sector has more followers than crowns, and only such as may be there.
fn check(game: &Game) -> Result<(), Violation> {
    let wheel = &game.systems.wheel;
    let fits = |sector: &Sector| wheel.crowned_in(*sector).count() <= crowns(*sector);
    let in_order = Sector::ALL.iter().all(fits)
        && wheel.crowned.iter().all(|crowned| WEARERS.contains(&crowned.figure))
        && (game.rules.plays(System::WheelOfFortune) || *wheel == State::new(&game.rules));
    ensure(in_order, || "the crowns are not in order (WF-30, WF-31)".into())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::steps_for;
    use crate::{Outcome, Rules, Setup};

    /// HS+WF, TS-ex4: the tile below a hill is taken, the pig moves, its event happens, and then the
    /// tile is placed. No printed hill has a number, so one is put on it here.
    #[test]
    fn ts_ex4_a_hill_with_a_number() {
        let systems = ["base", "hills-and-sheep", "wheel-of-fortune"].map(String::from).to_vec();
        let setup = Setup { systems: Some(systems), ..Setup::for_players(["Ann"]) };
        let mut rules = Rules::new(setup).unwrap();
        let hill = rules.kind("hs.A").unwrap();
        let Rules { kinds, steps, systems, .. } = Arc::get_mut(&mut rules).unwrap();
        let table = &mut kinds[hill.0 as usize];
        assert!(table.symbols.hill);
        table.symbols.wheel = 3;
        table.steps = steps_for(table, steps, *systems);
        let mut game = Game::new(rules);
        let left = game.bag.left();
        let mut log = Log::on();
        game.resolve_logged(Outcome::Tile(hill), &mut log).unwrap();
        let events = log.into_events();
        assert!(matches!(
            events[..],
            [
                Event::TileDrawn { .. },
                Event::TileHidden { .. },
                Event::Moved { to: Spot::Crown(Sector::Storm), .. },
                Event::Scored(Award { cause: Cause::Wheel, .. }),
            ]
        ));
        assert_eq!(game.bag.left(), left - 2);
        assert_eq!(game.pending, Pending::Decide(Player(0), Decision::PlaceTile(hill)));
    }
}
