//! The abbey: a tile in the hand that is laid into a hole instead of drawing. It closes whatever meets
//! its sides and belongs to none of it (`features::merge`).

use bastide_catalogue::{Rotation, Side};

use crate::action::{Action, Held, Sink};
use crate::board::{NONE, OpenCell, Pos, Seg, TileId};
use crate::decision::Decision;
use crate::event::Log;
use crate::game::Game;
use crate::player::{MAX_PLAYERS, Player};
use crate::position::PositionError;
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, row, set};
use crate::reason::Why;
use crate::refusal::Refusal;
use crate::rule::{RuleId, am, r2, r5, rv3};
use crate::rules::Rules;
use crate::systems::abbey_and_mayor::{ABBEY_AFTER_RIVER, ABBEY_INSTEAD, HOLE_ONLY, NO_ABBEY_LEFT};
use crate::systems::traders::SecondPart;
use crate::systems::{base, cult, river};
use crate::turn::Flow;

/// The abbeys in the hands of the players, and the round of final abbeys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub in_hand: [u16; MAX_PLAYERS],
    /// Who placed the last tile of the supply (AM-17).
    last_placer: Player,
    /// How many players have had their chance in the round of final abbeys, once it has begun.
    final_round: Option<u8>,
}

impl State {
    pub fn new(rules: &Rules) -> State {
        State { in_hand: [rules.abbeys; MAX_PLAYERS], last_placer: Player(0), final_round: None }
    }
}

/// TS-2: the player may place an abbey instead of drawing (AM-10); without a tile to draw only as
/// a second part (AM-18).
pub(crate) fn enter(game: &mut Game) -> Flow {
    let player = game.part().player;
    let nested = game.interrupted.is_some(); // MSG-31
    let begins = !game.bag.is_empty() || game.turn.second_part == SecondPart::Used;
    let may = begins || game.systems.abbey_and_mayor.final_round.is_some();
    if may && !nested && can_place(game, player) {
        Flow::Ask(player, Decision::PlaceAbbey)
    } else {
        Flow::Next
    }
}

/// Whether a player has an abbey and a hole for it; not while a river is being laid (RV3-12).
pub(crate) fn can_place(game: &Game, player: Player) -> bool {
    game.rules.abbey.is_some()
        && game.board.holes > 0
        && game.systems.abbey_and_mayor.in_hand[player.index()] > 0
        && holes(game).next().is_some()
        && !is_river_phase(game)
}

fn is_river_phase(game: &Game) -> bool {
    game.rules.river.iter().any(|kind| game.bag.left_of(*kind) > 0)
}

/// The free cells with tiles on all four sides (AM-11) where a monastery may be (CU-11).
fn holes(game: &Game) -> impl Iterator<Item = Pos> {
    let holes = game.board.frontier.iter().filter(|open| open.need.is_surrounded());
    holes.filter(|open| objection(game, open).is_none()).map(|open| open.at)
}

/// An abbey is a monastery, which keeps its distance from shrines.
fn objection(game: &Game, open: &OpenCell) -> Option<(RuleId, Why)> {
    cult::objection(game, game.rules.abbey?, open.at)
}

pub(crate) fn options(game: &Game, sink: &mut impl Sink) {
    for at in holes(game) {
        let rotation = Rotation::default();
        if sink.push(Action::Place { tile: Held::Abbey, at, rotation }) {
            return;
        }
    }
    sink.push(Action::Pass);
}

/// Lays an abbey of the active player.
pub(crate) fn place(game: &mut Game, at: Pos, log: &mut Log) {
    let player = game.part().player;
    game.part_mut().drawn = game.rules.abbey.expect("only abbeys of the game are offered");
    game.systems.abbey_and_mayor.in_hand[player.index()] -= 1;
    base::place_tile(game, at, Rotation::default(), log);
}

/// Remembers who placed a tile of the supply.
pub(crate) fn note_placer(game: &mut Game) {
    if !is_abbey(game, game.part().tile) {
        game.systems.abbey_and_mayor.last_placer = game.part().player;
    }
}

pub(crate) fn is_abbey(game: &Game, tile: TileId) -> bool {
    game.kind_table(tile).symbols.abbey
}

/// The roads and cities that end at the sides of a tile; it closes them if it is an abbey (AM-14).
pub(crate) fn features_beside(game: &Game, tile: TileId) -> impl Iterator<Item = Seg> {
    let ends = Side::ALL.into_iter().filter_map(move |side| {
        let beyond = game.board.neighbour(tile, side)?;
        Some(game.board.side_segments(&game.rules.kinds, beyond, side.opposite()))
    });
    ends.flat_map(|(there, first)| {
        let numbers = [there.feature, there.second].into_iter().filter(|number| *number != NONE);
        numbers.map(move |number| Seg(first.0 + number as u16))
    })
}

/// TS-E2: the next player who may place a final abbey, each once, from the left of whoever placed the
/// last tile (AM-17).
pub(crate) fn next_final(game: &mut Game) -> Option<Player> {
    game.rules.abbey?;
    let players = game.rules.players();
    let mut done = game.systems.abbey_and_mayor.final_round.unwrap_or(0);
    while done < players {
        let player = Player((game.systems.abbey_and_mayor.last_placer.0 + 1 + done) % players);
        done += 1;
        game.systems.abbey_and_mayor.final_round = Some(done);
        if can_place(game, player) {
            return Some(player);
        }
    }
    None
}

/// Whether the supply is empty and the final abbeys are placed.
pub(crate) fn is_final_round(game: &Game) -> bool {
    game.systems.abbey_and_mayor.final_round.is_some()
}

/// Why an abbey cannot be placed there, or not now.
pub(crate) fn why_not(game: &Game, decision: Decision, at: Pos) -> Refusal {
    let player = game.part().player;
    if decision == Decision::PlaceAbbey {
        let mut holes = game.board.frontier.iter().filter(|open| open.need.is_surrounded());
        let hole = holes.find(|open| open.at == at);
        if let Some((rule, why)) = hole.and_then(|hole| objection(game, hole)) {
            return why.by(rule);
        }
        let taken = game.board.tile_at(at).is_some();
        return if taken { base::SPACE_TAKEN } else { HOLE_ONLY }.by(am(11));
    }
    if game.rules.abbey.is_none() || game.systems.abbey_and_mayor.in_hand[player.index()] == 0 {
        return NO_ABBEY_LEFT.by(am(10));
    }
    let river_tile = match decision {
        Decision::PlaceTile(kind) => game.rules.kinds[kind.0 as usize].has_river,
        _ => false,
    };
    if river_tile || is_river_phase(game) {
        return ABBEY_AFTER_RIVER.by(river::rule(game, rv3(12), r2(11), r5(15)));
    }
    ABBEY_INSTEAD.by(am(10))
}

impl Told for State {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let State { in_hand, last_placer, final_round } = self;
        if game.rules.abbey.is_some() {
            for player in (0..game.rules.players()).map(Player) {
                row!(facts, set("abbeys"), player, in_hand[player.index()]);
            }
            row!(facts, set("abbeys-round"), *last_placer, *final_round);
        }
    }
}

impl State {
    pub fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::new(reader.rules());
        for mut row in reader.rows("abbeys") {
            let (player, number) = (row.player()?, row.u16(reader.rules().abbeys)?);
            row.end()?;
            state.in_hand[player.index()] = number;
        }
        if let Some(mut row) = reader.one("abbeys-round")? {
            state.last_placer = row.player()?;
            state.final_round = row.maybe(|row| row.u8(MAX_PLAYERS as u8))?;
            row.end()?;
        }
        Ok(state)
    }
}
