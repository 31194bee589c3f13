//! Traders & Builders (TB, TBN): goods for whoever completes a city, the builder's second part,
//! and the pig on a farm.

use bastide_catalogue::{Catalogue, Goods, SegmentKind};

use crate::action::{Action, Choice, Sink};
use crate::board::Seg;
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::options::options;
use crate::player::{MAX_PLAYERS, Player};
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, row, set};
use crate::position::{PositionError, Problem};
use crate::reason::reasons;
use crate::report::{Record, Topic};
use crate::rule::tb;
use crate::rules::Rules;
use crate::scoring::completed::{Completed, could_complete};
use crate::scoring::track::book;
use crate::scoring::{Award, Cause, Counted, Value};
use crate::system::{About, InBox, Part, PartName, System};
use crate::systems::abbey_and_mayor::abbey;
use crate::turn::{Flow, Step};
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    parts: &[PartName::new("goods"), PartName::new("builder"), PartName::new("pig")],
    options: Options::NAMES,
    figures: &[(FigureKind::Builder, Some(BUILDER)), (FigureKind::Pig, Some(PIG))],
    steps: &[(Step::Goods, Some(GOODS_PART)), (Step::SecondPart, Some(BUILDER))],
    set: Some("traders-v3"),
    boxes: &[
        InBox::with("classic", &["traders-c1"]),
        InBox::with("big-box-2021", &["traders-v3"]),
        InBox::with("big-box-2008", &["traders-c1"]),
        InBox {
            preset: "big-box-5",
            sets: &["traders-c1"],
            options: &[("tb.double_turn", "mandatory")],
        },
        InBox::with("everything", &["traders-v3"]),
    ],
    reasons: REASONS,
    report,
    check,
    ..About::new("traders-and-builders", &["TB", "TBN"])
};

reasons! {
    BUILDER_GROUND = "builder-ground": "your builder goes on a road or in a city";
    BUILDER_ALONE = "builder-alone": "your builder needs one of your meeples on its road or city";
    PIG_GROUND = "pig-ground": "your pig goes in a field";
    PIG_ALONE = "pig-alone": "your pig needs one of your farmers in its field";
    FIRST_PART_FIRST = "first-part-first": "finish the first part of your turn first";
    SECOND_PART_REQUIRED = "second-part-required": "you have to play the second part of your turn";
}

/// The part `goods`.
pub const GOODS_PART: Part = Part::of(System::TradersAndBuilders, 0);

/// The part `builder`.
pub const BUILDER: Part = Part::of(System::TradersAndBuilders, 1);

/// The part `pig`.
pub const PIG: Part = Part::of(System::TradersAndBuilders, 2);

options! {
    /// Whether the builder's second part may be declined (TB-26).
    "tb.double_turn" double_turn: DoubleTurn {
        /// It may.
        #[default] Optional = "optional",
        /// It must be played.
        Mandatory = "mandatory",
    }
    /// Which meeple must stand on a feature before a builder may (TBN-6).
    "tbn.builder_support" builder_support: BuilderSupport {
        /// Any.
        #[default] AnyMeeple = "any_meeple",
        /// A normal one.
        NormalOnly = "normal_only",
    }
}

/// Goods tokens, by kind: wine, grain, cloth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// In the common supply (TB-2).
    pub left: [u8; 3],
    /// In front of each player (TB-12).
    pub held: [[u8; 3]; MAX_PLAYERS],
}

impl State {
    pub(crate) fn new(_: &Rules) -> State {
        State { left: tokens(), ..State::default() }
    }
}

/// The kinds of goods, in the order of [`State`].
pub const GOODS: [Goods; 3] = [Goods::Wine, Goods::Grain, Goods::Cloth];

/// The name of a kind of goods.
pub const fn goods_name(goods: Goods) -> &'static str {
    match goods {
        Goods::Wine => "wine",
        Goods::Grain => "grain",
        Goods::Cloth => "cloth",
    }
}

/// The printed number of tokens of each kind (TB-2).
pub(crate) fn tokens() -> [u8; 3] {
    let goods = Catalogue::standard().pieces().goods;
    [goods.wine, goods.grain, goods.cloth]
}

/// Whether the turn has a second part (TB-23 to TB-25).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum SecondPart {
    #[default]
    None,
    Earned,
    Used,
}

/// The builder beside an own meeple on a road or city of the new tile (TB-20), the pig beside an
/// own farmer (TB-40).
pub(crate) fn options(game: &Game, sink: &mut impl Sink) -> bool {
    let part = game.part();
    let supply = game.supply[part.player.index()];
    let in_hand = |figure: &FigureKind| supply.has(*figure);
    if ![FigureKind::Builder, FigureKind::Pig].iter().any(in_hand) {
        return false;
    }
    let occupied = |segment: &Seg| game.board.followers(*segment) > 0;
    game.segments_of(part.tile).map(Seg).filter(occupied).any(|segment| {
        let figure = companion_on(game.board.kind_of(segment)).filter(in_hand);
        figure.is_some_and(|figure| {
            is_supported(game, figure, segment)
                && sink.push(Action::Deploy { figure, to: game.spot(segment) })
        })
    })
}

/// Which of builder and pig stands on this kind of segment (TB-22, TB-40).
fn companion_on(kind: SegmentKind) -> Option<FigureKind> {
    match kind {
        SegmentKind::Road | SegmentKind::City => Some(FigureKind::Builder),
        SegmentKind::Field => Some(FigureKind::Pig),
        _ => None,
    }
}

/// Whether builder or pig may stand on this kind of segment at all (TB-22, TB-40).
pub(crate) fn takes(game: &Game, figure: FigureKind, segment: Seg) -> bool {
    companion_on(game.board.kind_of(segment)) == Some(figure)
}

/// Whether the active player has a meeple on the feature to put a builder or pig beside (TBN-6).
pub(crate) fn is_supported(game: &Game, figure: FigureKind, segment: Seg) -> bool {
    let normal_only = figure == FigureKind::Builder
        && game.rules.options.traders.builder_support == BuilderSupport::NormalOnly;
    let player = game.part().player;
    let root = game.board.root(segment);
    game.figures.iter().any(|other| {
        other.owner == player
            && game.board.root(other.on) == root
            && if normal_only { other.kind == FigureKind::Meeple } else { other.kind.is_follower() }
    })
}

/// TS-7.2: a tile that adds a segment to a road or city with the own builder earns a second part,
/// once a turn, and only for the player whose turn it is (TB-23 to TB-25).
pub(crate) fn note_extension(game: &mut Game, log: &mut Log) {
    let (player, tile) = (game.part().player, game.part().tile);
    if player != game.turn.player
        || game.turn.second_part != SecondPart::None
        || !game.is_out(player, FigureKind::Builder)
    {
        return;
    }
    let extends = game.figures.iter().any(|figure| {
        figure.owner == player
            && figure.kind == FigureKind::Builder
            && game.segments_of(tile).any(|s| game.board.root(Seg(s)) == game.board.root(figure.on))
    });
    if extends {
        game.turn.second_part = SecondPart::Earned;
        log.push(|| Event::SecondPartEarned { player });
    }
}

/// TS-17.2: offers the second part, if there is a tile for it (TB-26), be it an abbey.
pub(crate) fn enter_second_part(game: &mut Game) -> Flow {
    let earned = game.interrupted.is_none() && game.turn.second_part == SecondPart::Earned;
    let possible = !game.bag.is_empty() || abbey::can_place(game, game.turn.player);
    if earned && possible { Flow::Ask(game.turn.player, Decision::SecondPart) } else { Flow::Next }
}

pub(crate) fn second_part_options(game: &Game, sink: &mut impl Sink) {
    let done = sink.push(Action::Choose(Choice::SecondPart));
    if !done && game.rules.options.traders.double_turn == DoubleTurn::Optional {
        sink.push(Action::Pass);
    }
}

/// TS-13.7: the active player takes goods for every city completed by the tile, whoever owns it
/// (TB-10, TB-11).
#[inline(never)]
pub(crate) fn enter_goods(game: &mut Game, log: &mut Log) -> Flow {
    let (player, tile) = (game.part().player, game.part().tile);
    let mut cities = Completed::new();
    could_complete(game, tile).for_each(|segment| {
        let root = game.board.root(segment);
        let complete =
            game.board.kind_of(segment) == SegmentKind::City && game.board.open_sides(root) == 0;
        if complete && !cities.contains(&root) {
            cities.push(root);
        }
    });
    let mut shown = [0u8; 3];
    for city in cities {
        for member in game.board.members(city) {
            if let Some(goods) = game.segment_table(member).goods {
                shown[goods as usize] += 1;
            }
        }
    }
    for (index, goods) in GOODS.into_iter().enumerate() {
        let number = shown[index].min(game.systems.traders.left[index]); // TB-13
        if number > 0 {
            game.systems.traders.left[index] -= number;
            game.systems.traders.held[player.index()][index] += number;
            let (token, at) = (goods_name(goods), game.board.tile(tile).at);
            log.push(|| Event::TokenTaken { player, token, number, at });
        }
    }
    Flow::Next
}

/// Takes home the builders and pigs whose owners have no follower left on their feature (TB-29,
/// TB-43, TBN-14, TBN-17, FER-37).
pub(crate) fn release_unsupported(game: &mut Game, log: &mut Log) {
    let mut index = 0;
    while index < game.figures.len() {
        let figure = game.figures[index];
        let root = game.board.root(figure.on);
        let stays = !figure.kind.needs_follower()
            || game.figures.iter().any(|other| {
                other.owner == figure.owner
                    && other.kind.is_follower()
                    && game.board.root(other.on) == root
            });
        if stays {
            index += 1;
        } else {
            game.take_home(index, log);
        }
    }
}

/// TS-E7: ten points for the most tokens of each kind, to every player who has them (TB-51).
pub(crate) fn score_goods(game: &mut Game, log: &mut Log) {
    for kind in 0..GOODS.len() {
        let most = game.systems.traders.held.iter().map(|held| held[kind]).max().unwrap_or(0);
        if most == 0 {
            continue;
        }
        for player in (0..game.rules.players()).map(Player) {
            if game.systems.traders.held[player.index()][kind] == most {
                let value = Value::of(Counted::GoodsKinds, 1, 10, tb(51));
                let at = game.origin();
                let cause = Cause::Goods;
                book(game, Award { player, value, cause, at, segment: None, at_end: true }, log);
            }
        }
    }
}

impl SecondPart {
    const ALL: [SecondPart; 3] = [SecondPart::None, SecondPart::Earned, SecondPart::Used];

    pub fn name(self) -> &'static str {
        match self {
            SecondPart::None => "none",
            SecondPart::Earned => "earned",
            SecondPart::Used => "used",
        }
    }

    pub fn from_name(name: &str) -> Option<SecondPart> {
        SecondPart::ALL.into_iter().find(|part| part.name() == name)
    }
}

impl Told for State {
    fn tell(&self, _: &Game, facts: &mut impl Facts) {
        let State { left: _, held } = self; // what is left follows from what is held
        for (player, [wine, grain, cloth]) in (0..).map(Player).zip(*held) {
            if wine + grain + cloth > 0 {
                row!(facts, set("goods"), player, wine, grain, cloth);
            }
        }
    }
}

impl State {
    pub(crate) fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::new(reader.rules());
        for mut row in reader.rows("goods") {
            let player = row.player()?.index();
            for (kind, goods) in GOODS.into_iter().enumerate() {
                let number = row.u8(u8::MAX)?;
                let Some(left) = state.left[kind].checked_sub(number) else {
                    let (what, most) = (goods_name(goods), tokens()[kind] as u32);
                    return Err(row.error(Problem::TooManyPieces { what, most }));
                };
                state.left[kind] = left;
                state.held[player][kind] += number;
            }
            row.end()?;
        }
        Ok(state)
    }
}

/// The goods of a player.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    if let Topic::Tokens(player) = topic
        && game.rules.has(GOODS_PART)
    {
        let held = game.systems.traders.held[player.index()];
        GOODS.into_iter().zip(held).for_each(|(goods, held)| record.set(goods_name(goods), held));
    }
}

/// No token of goods is lost.
fn check(game: &Game) -> Result<(), Violation> {
    let State { held, left, .. } = &game.systems.traders;
    for (kind, all) in tokens().into_iter().enumerate() {
        let held: u8 = held.iter().map(|held| held[kind]).sum();
        ensure(held + left[kind] == all, || "a goods token is lost (TB-2)".into())?;
    }
    Ok(())
}
