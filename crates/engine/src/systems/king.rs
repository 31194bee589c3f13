//! King & Robber Baron (KR): two tokens, for whoever completed the largest city and the longest road
//! of the game.
//!
//! Nobody chooses anything here: which features a part completed, who takes the tokens and what they
//! are worth follows from the board.

use bastide_catalogue::SegmentKind;

use crate::board::Seg;
use crate::event::{Event, Log};
use crate::features::MAX_SQUARES;
use crate::game::Game;
use crate::options::options;
use crate::player::Player;
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, row, set};
use crate::position::{PositionError, Problem};
use crate::reason::reasons;
use crate::refusal::Refusal;
use crate::report::{self, Topic};
use crate::rule::kr;
use crate::rules::Rules;
use crate::scoring::completed::{Completed, could_complete};
use crate::scoring::track::book;
use crate::scoring::{Award, Cause, Counted, Value};
use crate::system::{About, InBox, Part, PartName, System};
use crate::systems::ferries;
use crate::turn::{Flow, Step};
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    parts: &[PartName::new("king"), PartName::new("robber-baron")],
    options: Options::NAMES,
    steps: &[(Step::Titles, None)],
    set: Some("king-baron"),
    boxes: &[
        InBox::with("big-box-2008", &["king-baron"]),
        InBox::with("everything", &["king-baron"]),
    ],
    reasons: REASONS,
    report,
    check,
    ..About::new("king-and-robber-baron", &["KR"])
};

reasons! {
    TITLE_MOVES = "title-moves": "nobody moves the {title}: it goes to whoever finishes a larger feature";
}

/// The part `king`.
pub const KING: Part = Part::of(System::KingAndRobberBaron, 0);

/// The part `robber-baron`.
pub const ROBBER_BARON: Part = Part::of(System::KingAndRobberBaron, 1);

options! {
    /// What king and robber baron are worth (KR-23).
    "kr.scoring" scoring: KingScoring {
        /// A point for each completed city or road at the end.
        #[default] Count = "count",
        /// Ten points each at the end.
        TenEach = "ten_each",
        /// Fifteen points for one at the end, forty for both in one hand.
        FifteenForty = "fifteen_forty",
        /// A point for each city or road when it is completed.
        Continuous = "continuous",
    }
}

/// The two tokens (KR-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Title {
    /// For the largest completed city.
    King,
    /// For the longest completed road.
    RobberBaron,
}

impl Title {
    /// Both, in the order in which they are settled (SCB-23).
    pub const ALL: [Title; 2] = [Title::King, Title::RobberBaron];

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Title::King => "king",
            Title::RobberBaron => "robber-baron",
        }
    }

    /// The part of the system that brings it (KR-3).
    pub const fn part(self) -> Part {
        match self {
            Title::King => KING,
            Title::RobberBaron => ROBBER_BARON,
        }
    }

    /// The features that it is about.
    pub(crate) const fn kind(self) -> SegmentKind {
        match self {
            Title::King => SegmentKind::City,
            Title::RobberBaron => SegmentKind::Road,
        }
    }

    const fn cause(self) -> Cause {
        match self {
            Title::King => Cause::King,
            Title::RobberBaron => Cause::RobberBaron,
        }
    }

    /// A point for each of so many completed features.
    fn value(self, features: u16) -> Value {
        match self {
            Title::King => Value::of(Counted::Cities, features, 1, kr(20)),
            Title::RobberBaron => Value::of(Counted::Roads, features, 1, kr(21)),
        }
    }
}

/// A token: who has it, and the size to beat, which never shrinks (KR-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Record {
    pub holder: Option<Player>,
    pub size: u16,
}

/// Both tokens, in the order of [`Title::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State([Record; 2]);

impl State {
    pub fn new(_: &Rules) -> State {
        State::default()
    }

    pub fn of(self, title: Title) -> Record {
        self.0[title as usize]
    }
}

/// Whether the tokens score whenever something is completed (KR-23).
pub(crate) fn is_continuous(rules: &Rules) -> bool {
    rules.plays(System::KingAndRobberBaron) && rules.options.king.scoring == KingScoring::Continuous
}

/// The tokens of this game.
fn in_play(game: &Game) -> impl Iterator<Item = Title> + use<> {
    let systems = game.rules.systems;
    Title::ALL.into_iter().filter(move |title| systems.has_part(title.part()))
}

/// TS-13.7: whoever completes something larger than all before takes its token; followers there do
/// not matter (KR-10 to KR-15).
#[inline(never)]
pub(crate) fn enter(game: &mut Game, log: &mut Log) -> Flow {
    let player = game.part().player;
    for title in in_play(game) {
        let to_beat = game.systems.king.of(title).size;
        let sizes = through_tile(game, title)
            .chain(by_ferry(game, title))
            .filter(|feature| game.board.may_have_more_tiles(*feature, to_beat))
            .map(|feature| tiles(game, feature));
        let largest = sizes.max().unwrap_or(0);
        let record = &mut game.systems.king.0[title as usize];
        if largest > record.size {
            record.size = largest;
            if record.holder.replace(player) != Some(player) {
                let (title, at) = (title.name(), game.board.tile(game.part().tile).at);
                log.push(|| Event::TitleTaken { player, title, size: largest, at });
            }
        }
    }
    Flow::Next
}

pub(crate) fn tiles(game: &Game, feature: Seg) -> u16 {
    game.board.feature_tiles(feature).len()
}

/// The cities or roads that the running part completed.
fn completed(game: &Game, title: Title) -> Completed {
    let mut completed = Completed::new();
    for feature in through_tile(game, title).chain(by_ferry(game, title)) {
        if !completed.contains(&feature) {
            completed.push(feature);
        }
    }
    completed
}

/// Those that it completed through the new tile, some of them perhaps twice.
fn through_tile(game: &Game, title: Title) -> impl Iterator<Item = Seg> {
    let board = &game.board;
    let wanted = move |segment: &Seg| {
        board.kind_of(*segment) == title.kind() && board.open_sides(*segment) == 0
    };
    could_complete(game, game.part().tile).filter(wanted).map(|segment| board.root(segment))
}

/// Those that it completed by a ferry (FER-45).
fn by_ferry(game: &Game, title: Title) -> Vec<Seg> {
    match title {
        Title::King => Vec::new(),
        Title::RobberBaron => ferries::newly_completed(game),
    }
}

/// TS-13.6 with `kr.scoring = continuous`: whoever has a token before the part scores a point for
/// each feature that the part completed, after everything else (KR-23, SCB-23).
pub(crate) fn award_completions(game: &mut Game) {
    if !is_continuous(&game.rules) {
        return;
    }
    for title in in_play(game) {
        let Some(holder) = game.systems.king.of(title).holder else { continue };
        let number = completed(game, title).len() as u16;
        if number > 0 {
            let what = title.value(number).terms()[0].what;
            let value = Value::of(what, number, 1, kr(23));
            game.awards.push(award(game, holder, title, value, false));
        }
    }
}

fn award(game: &Game, player: Player, title: Title, value: Value, at_end: bool) -> Award {
    Award { player, value, cause: title.cause(), at: game.origin(), segment: None, at_end }
}

/// TS-E7: whoever has a token gets what it is worth (KR-20 to KR-23).
pub(crate) fn score(game: &mut Game, log: &mut Log) {
    for title in in_play(game) {
        if let Some(holder) = game.systems.king.of(title).holder {
            let award = award(game, holder, title, value_at_end(game, title), true);
            book(game, award, log);
        }
    }
}

/// What a token is worth at the end, as `kr.scoring` says.
fn value_at_end(game: &Game, title: Title) -> Value {
    let [king, baron] = Title::ALL.map(|title| game.systems.king.of(title).holder);
    let both = king.is_some() && king == baron;
    match game.rules.options.king.scoring {
        KingScoring::Count => title.value(complete_on_board(game, title)),
        KingScoring::TenEach => Value::of(Counted::Titles, 1, 10, kr(23)),
        KingScoring::FifteenForty if both => Value::of(Counted::Titles, 1, 20, kr(23)),
        KingScoring::FifteenForty => Value::of(Counted::Titles, 1, 15, kr(23)),
        KingScoring::Continuous => Value::of(Counted::Titles, 1, 0, kr(23)),
    }
}

impl Game {
    /// Who has king or robber baron, if anybody.
    pub fn holder(&self, title: Title) -> Option<Player> {
        self.systems.king.of(title).holder
    }

    /// The most tiles of a city or road that was completed: the size to beat (KR-16).
    pub fn record(&self, title: Title) -> u16 {
        self.systems.king.of(title).size
    }

    /// What king or robber baron would bring its holder if the game ended now.
    pub fn title_points(&self, title: Title) -> u16 {
        value_at_end(self, title).points()
    }
}

/// King and robber baron go by themselves to whoever completes something larger (KR-11).
pub(crate) fn moved_by_rules(game: &Game, name: &str) -> Option<Refusal> {
    let title = in_play(game).find(|title| title.name() == name)?;
    Some(TITLE_MOVES.by(kr(11)).with("title", title.name()))
}

/// Every completed city or road, whoever was there (KR-22); Carcassonne is one of the cities
/// (CO-41), also where farms do not count it (CO-46).
fn complete_on_board(game: &Game, title: Title) -> u16 {
    // Every feature is counted at its root. Which segments count is hard to guess for a processor, and so
    // no branch depends on it.
    let segments = (0..).map(Seg).zip(&game.board.segments);
    let complete = segments.filter(|(number, segment)| {
        (segment.root == *number) & (segment.kind == title.kind()) & (segment.open == 0)
    });
    let carcassonne = game.rules.plays(System::Count) && title == Title::King;
    complete.count() as u16 + carcassonne as u16
}

impl Told for State {
    fn tell(&self, _: &Game, facts: &mut impl Facts) {
        for title in Title::ALL {
            let Record { holder, size } = self.of(title);
            if holder.is_some() {
                row!(facts, set("titles"), title.name(), holder, size);
            }
        }
    }
}

impl State {
    pub fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::default();
        for mut row in reader.rows("titles") {
            let named = |name: &str| Title::ALL.into_iter().find(|title| title.name() == name);
            let title = row.named("king or robber-baron", named)?;
            let (holder, size) = (Some(row.player()?), row.u16(MAX_SQUARES as u16)?);
            row.end()?;
            if !reader.rules().has(title.part()) {
                return Err(row.error(Problem::NotInPlay { what: title.name() }));
            }
            state.0[title as usize] = Record { holder, size };
        }
        Ok(state)
    }
}

/// The size to beat for each title, and which of them a player has.
fn report(game: &Game, topic: Topic, record: &mut report::Record) {
    let titles = Title::ALL.into_iter().filter(|title| game.rules.has(title.part()));
    match topic {
        Topic::Table => {
            let mut sizes = report::Record::default();
            titles.for_each(|title| sizes.set(title.name(), game.record(title)));
            record.set("records", sizes);
        }
        Topic::Tokens(player) => {
            titles.for_each(|it| record.set(it.name(), game.holder(it) == Some(player)));
        }
        _ => {}
    }
}

/// A title has a holder as soon as there is a size to beat, and at the start of a turn nothing larger
/// has been completed on the board (KR-11, KR-16).
fn check(game: &Game) -> Result<(), Violation> {
    let between_turns = game.is_between_turns();
    for title in Title::ALL {
        let record = game.systems.king.of(title);
        let holder = record.holder.filter(|holder| holder.0 < game.rules.players());
        ensure(holder.is_some() == (record.size > 0), || {
            format!("the {} is lost (KR-1)", title.name())
        })?;
        if !game.rules.has(title.part()) || !between_turns {
            continue;
        }
        let laid = game.board.given;
        for segment in (0..game.board.segment_count() as u16).map(Seg) {
            let played = game.board.tile_of(segment).0 >= laid;
            let complete =
                game.board.kind_of(segment) == title.kind() && game.board.is_complete(segment);
            ensure(!(played && complete) || tiles(game, segment) <= record.size, || {
                format!("the {} missed a larger one (KR-11)", title.name())
            })?;
        }
    }
    Ok(())
}
