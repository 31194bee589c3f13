//! Gold mines (GLD): ingots on tiles, for whoever owns a feature that is completed there.

use arrayvec::ArrayVec;
use bastide_catalogue::{Catalogue, Side};

use crate::action::{Action, Any, Sink};
use crate::board::{Seg, TileId};
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::options::options;
use crate::pieces::Piece;
use crate::player::{MAX_PLAYERS, Player, Players};
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, row, set};
use crate::position::{PositionError, Problem};
use crate::reason::reasons;
use crate::refusal::Refusal;
use crate::report::{Record, Report, Topic};
use crate::rule::gld;
use crate::rules::Rules;
use crate::scoring::track::book;
use crate::scoring::{Award, Cause, Counted, Value, owners};
use crate::spot::Spot;
use crate::system::{About, InBox};
use crate::turn::{Flow, Step};
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    options: Options::NAMES,
    steps: &[(Step::PlaceGold, None), (Step::TakeGold, None)],
    concerns: |step, tile| step != Step::PlaceGold || tile.symbols.goldmine,
    set: Some("goldmines"),
    boxes: &[
        InBox::with("big-box-2021", &["goldmines"]),
        InBox::with("minis-2012", &["goldmines"]),
        InBox::with("everything", &["goldmines"]),
    ],
    reasons: REASONS,
    report,
    check,
    ..About::new("gold-mines", &["GLD"])
};

reasons! {
    GOLD_BESIDE = "gold-beside": "the second ingot goes on a tile next to the new one";
    GOLD_SHARES_SIDE = "gold-shares-side": "the second ingot goes on a tile that shares a side with the new one";
    GOLD_ON_BOARD = "gold-on-board": "gold can't go inside the start board";
}

options! {
    /// Where the second ingot may go (GLD-3).
    "gld.adjacent" adjacent: GoldAdjacent {
        /// To any of the eight tiles around.
        #[default] Eight = "eight",
        /// To a tile that shares a side.
        Four = "four",
    }
    /// How gold is shared that several players claim (GLD-4).
    "gld.shared" shared: GoldShared {
        /// One ingot each in turn, over all completed features.
        #[default] PooledClaims = "pooled_claims",
        /// Feature by feature, in the order of their scoring.
        FeatureByFeature = "feature_by_feature",
    }
}

/// The printed number of ingots (GLD-1).
const INGOTS: usize = 16;

/// Where the ingots are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// In the common supply.
    pub left: u8,
    /// On tiles, in the order in which these got their first one.
    pub on_tiles: ArrayVec<(TileId, u8), INGOTS>,
    /// In front of each player (GLD-20).
    pub held: [u8; MAX_PLAYERS],
}

impl State {
    pub(crate) fn new(_: &Rules) -> State {
        State { left: ingots(), ..State::default() }
    }

    fn put(&mut self, tile: TileId) {
        self.left -= 1;
        match self.on_tiles.iter_mut().find(|(other, _)| *other == tile) {
            Some((_, count)) => *count += 1,
            None => self.on_tiles.push((tile, 1)),
        }
    }
}

/// The printed number of ingots.
pub(crate) fn ingots() -> u8 {
    Catalogue::standard().pieces().ingots
}

/// TS-8.2: an ingot on the new gold tile and one beside it, as far as there are any (GLD-5, GLD-8).
#[inline(never)]
pub(crate) fn enter_place(game: &mut Game, log: &mut Log) -> Flow {
    let (player, tile) = (game.part().player, game.part().tile);
    let laid = game.part().ingot_laid;
    if game.systems.gold.left == 0 {
        return Flow::Next;
    }
    if !laid {
        game.part_mut().ingot_laid = true;
        put(game, tile, log);
    }
    let mut any = Any::default();
    place_options(game, &mut any);
    if any.0 && game.systems.gold.left > 0 {
        Flow::Ask(player, Decision::PlaceGold)
    } else {
        Flow::Next
    }
}

fn put(game: &mut Game, tile: TileId, log: &mut Log) {
    let player = game.part().player;
    game.systems.gold.put(tile);
    let (piece, to) = (Piece::Gold, game.tile_spot(tile));
    log.push(|| Event::Moved { player, piece, to, with: None });
}

/// The tiles around the new one, diagonal ones too unless the option says otherwise (GLD-3).
pub(crate) fn place_options(game: &Game, sink: &mut impl Sink) {
    let at = game.board.tile(game.part().tile).at;
    let tiles = match game.rules.options.gold.adjacent {
        GoldAdjacent::Eight => at.around().map(|at| game.board.tile_at(at)).to_vec(),
        GoldAdjacent::Four => Side::ALL.map(|side| game.board.tile_at(at.beside(side))).to_vec(),
    };
    for tile in tiles.into_iter().flatten().filter(|tile| takes_gold(game, *tile)) {
        if sink.push(Action::Move { piece: Piece::Gold, to: game.tile_spot(tile) }) {
            return;
        }
    }
}

/// Whether an ingot may lie on a tile: neither on a closed square of a start block, nor on one without
/// landscape (GLD-8).
fn takes_gold(game: &Game, tile: TileId) -> bool {
    let segments = &game.kind_table(tile).segments;
    !segments.iter().all(|segment| segment.kind.is_inner())
        && !segments.iter().any(|segment| segment.kind.closes_square())
}

pub(crate) fn apply_place(game: &mut Game, to: Spot, log: &mut Log) -> Flow {
    put(game, game.tile_on(to), log);
    Flow::Next
}

/// TS-13.7: whoever owns what was completed takes the ingots on its tiles (GLD-10 to GLD-19).
#[inline(never)]
pub(crate) fn enter_take(game: &mut Game, log: &mut Log) -> Flow {
    if game.systems.gold.on_tiles.is_empty() || game.part().completed.is_empty() {
        return Flow::Next;
    }
    let completed = game.part().completed.clone();
    match game.rules.options.gold.shared {
        GoldShared::PooledClaims => share(game, &completed, log),
        GoldShared::FeatureByFeature => {
            for feature in completed {
                share(game, &[feature], log);
            }
        }
    }
    Flow::Next
}

/// Everybody with a claim takes one ingot in turn, clockwise from the active player, until no
/// claimed ingot is left (GLD-16, GLD-17).
fn share(game: &mut Game, completed: &[Seg], log: &mut Log) {
    let claims = claims(game, completed);
    loop {
        let mut taken = false;
        for player in game.part().player.clockwise(game.rules.players()) {
            if let Some(index) = most_contested(game, &claims, player) {
                let (from, count) = &mut game.systems.gold.on_tiles[index];
                *count -= 1;
                let from = *from;
                game.systems.gold.held[player.index()] += 1;
                let (token, at) = (Piece::Gold.name(), game.board.tile(from).at);
                log.push(|| Event::TokenTaken { player, token, number: 1, at });
                taken = true;
            }
        }
        if !taken {
            break;
        }
    }
    game.systems.gold.on_tiles.retain(|(_, count)| *count > 0);
}

/// For each tile with gold the players who own a completed feature that covers it (GLD-12,
/// GLD-19).
fn claims(game: &Game, completed: &[Seg]) -> ArrayVec<Players, INGOTS> {
    let mut claims: ArrayVec<Players, INGOTS> =
        game.systems.gold.on_tiles.iter().map(|_| Players::NONE).collect();
    for feature in completed {
        let owners = owners(game, *feature);
        for (claim, (tile, _)) in claims.iter_mut().zip(&game.systems.gold.on_tiles) {
            if covers(game, *feature, *tile) {
                owners.iter().for_each(|owner| claim.insert(owner));
            }
        }
    }
    claims
}

/// Whether gold on a tile belongs to a feature: a tile of it or, of a monastery or garden, around
/// it too (GLD-10, GLD-11).
fn covers(game: &Game, feature: Seg, tile: TileId) -> bool {
    let board = &game.board;
    if !board.is_centre(feature) {
        return board.members(feature).any(|member| board.tile_of(member) == tile);
    }
    board.tile(board.tile_of(feature)).at.is_near(board.tile(tile).at)
}

impl Game {
    /// The ingots on the tiles of a feature, which its owners take when it is completed.
    pub fn gold_on(&self, feature: Seg) -> u8 {
        let tiles =
            self.systems.gold.on_tiles.iter().filter(|(tile, _)| covers(self, feature, *tile));
        tiles.map(|(_, count)| count).sum()
    }
}

/// The place in the list of the tile from which a player takes: the one that most players claim,
/// then the first by row and column (GLD-18).
fn most_contested(game: &Game, claims: &[Players], player: Player) -> Option<usize> {
    let claimed = game.systems.gold.on_tiles.iter().zip(claims).enumerate();
    claimed
        .filter(|(_, ((_, count), claim))| *count > 0 && claim.contains(player))
        .min_by_key(|(_, ((tile, _), claim))| {
            (std::cmp::Reverse(claim.iter().count()), game.board.tile(*tile).at)
        })
        .map(|(index, _)| index)
}

/// TS-E3: ingots on tiles are set aside (GLD-22).
pub(crate) fn set_rest_aside(game: &mut Game) {
    game.systems.gold.left +=
        game.systems.gold.on_tiles.drain(..).map(|(_, count)| count).sum::<u8>();
}

/// TS-E7: the more ingots, the more each of them is worth (GLD-2, GLD-23).
pub(crate) fn score(game: &mut Game, log: &mut Log) {
    for player in (0..game.rules.players()).map(Player) {
        let held = game.systems.gold.held[player.index()];
        if held > 0 {
            let each = game.rules.catalogue().pieces().gold_points(held) / held as u16;
            let value = Value::of(Counted::Ingots, held as u16, each, gld(23));
            let (at, cause) = (game.origin(), Cause::Gold);
            book(game, Award { player, value, cause, at, segment: None, at_end: true }, log);
        }
    }
}

/// Why the second ingot cannot go there.
pub(crate) fn why_not_place(game: &Game, tile: Option<TileId>) -> Refusal {
    let at = tile.map(|tile| game.board.tile(tile).at);
    let here = game.board.tile(game.part().tile).at;
    match at {
        Some(at) if at == here => GOLD_BESIDE.by(gld(5)),
        Some(at) if here.around().contains(&at) && tile.is_some_and(|it| !takes_gold(game, it)) => {
            GOLD_ON_BOARD.by(gld(8))
        }
        Some(at) if here.around().contains(&at) => GOLD_SHARES_SIDE.by(gld(3)),
        _ => GOLD_BESIDE.by(gld(5)),
    }
}

impl Told for State {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let State { left: _, on_tiles, held } = self; // what is left follows from the rest
        for (tile, number) in on_tiles {
            row!(facts, set("gold"), game.board.tile(*tile).at, *number);
        }
        for (player, number) in (0..).map(Player).zip(*held).filter(|(_, held)| *held > 0) {
            row!(facts, set("gold-held"), player, number);
        }
    }
}

impl State {
    pub(crate) fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::new(reader.rules());
        let mut take = |number: u8| {
            state.left.checked_sub(number).filter(|_| number > 0).map(|left| state.left = left)
        };
        let (what, most) = (Piece::Gold.name(), ingots() as u32);
        let mut on_tiles: ArrayVec<(TileId, u8), INGOTS> = ArrayVec::new();
        for mut row in reader.at_most("gold", INGOTS)? {
            let (tile, number) = (row.tile()?, row.u8(u8::MAX)?);
            row.end()?;
            take(number).ok_or_else(|| row.error(Problem::TooManyPieces { what, most }))?;
            if on_tiles.iter().any(|(other, _)| *other == tile) {
                return Err(row.error(Problem::Twice));
            }
            on_tiles.push((tile, number));
        }
        let mut held = [0; MAX_PLAYERS];
        for mut row in reader.rows("gold-held") {
            let (player, number) = (row.player()?, row.u8(u8::MAX)?);
            row.end()?;
            take(number).ok_or_else(|| row.error(Problem::TooManyPieces { what, most }))?;
            held[player.index()] += number;
        }
        Ok(State { on_tiles, held, ..state })
    }
}

/// The ingots on tiles, and those of a player.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    let State { held, on_tiles, .. } = &game.systems.gold;
    match topic {
        Topic::Table => {
            let tiles = on_tiles.iter().map(|(tile, count)| {
                Record::default().with("at", game.board.tile(*tile).at).with("count", *count)
            });
            record.set("ingots", tiles.collect::<Report>());
        }
        Topic::Tokens(player) => record.set(Piece::Gold.name(), held[player.index()]),
        _ => {}
    }
}

/// No ingot is lost.
fn check(game: &Game) -> Result<(), Violation> {
    let State { held, on_tiles, left } = &game.systems.gold;
    let on_tiles: u8 = on_tiles.iter().map(|(_, count)| *count).sum();
    let all = left + on_tiles + held.iter().sum::<u8>();
    ensure(all == ingots(), || "an ingot is lost (GLD-9)".into())
}
