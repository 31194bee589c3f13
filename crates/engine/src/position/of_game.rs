//! What every game has, told and read: tiles, bag, figures, supplies, track, turn, and who is asked what.
//! What the parts of a turn and the scoring hold, and what the systems hold, stands with them.

use std::sync::Arc;

use bastide_catalogue::{Rotation, Side, Terrain};

use super::read::{Facts as Stated, Reader};
use super::tell::{Atom, Facts, Told, list, row, set};
use super::{Position, PositionError, Problem, Word, facts_of};
use crate::bag::Bag;
use crate::board::{Board, Kind, Pos, Tile};
use crate::decision::Pending;
use crate::event::Log;
use crate::features::MAX_SQUARES;
use crate::figures::{Figure, FigureKind, Supply};
use crate::game::Game;
use crate::part::{Turn, TurnPart};
use crate::player::{MAX_PLAYERS, Player};
use crate::rules::Rules;
use crate::scoring::track::Markers;
use crate::spot::Spot;
use crate::systems::States;
use crate::systems::base::takes_figure;
use crate::systems::ferries::{Link, read_crossing};
use crate::turn;

/// How far from the origin a tile can lie.
const REACH: u16 = 12_000;

/// The most points that a position can state, and the most turns.
const MOST_POINTS: u16 = 20_000;
const MOST_TURNS: u32 = 1_000_000;

impl Told for Game {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let Game {
            rules,
            board,
            figures,
            supply,
            track,
            bag,
            turn,
            playing,
            interrupted,
            pending,
            awards,
            batches,
            systems,
            ending,
        } = self;
        tell_board(board, facts);
        bag.tell(game, facts);
        for Figure { owner, kind, on } in figures {
            row!(facts, set("figures"), *owner, *kind, game.spot(*on));
        }
        for player in (0..rules.players()).map(Player) {
            let supply = supply[player.index()];
            for kind in FigureKind::ALL.into_iter().filter(|kind| supply.has(*kind)) {
                row!(facts, set("supply"), player, kind, supply.of(kind));
            }
            let Markers { meeple, messenger } = track[player.index()];
            row!(facts, set("track"), player, meeple, messenger);
        }
        turn.tell(game, facts);
        playing.tell(game, facts);
        if let Some(interrupted) = interrupted {
            facts.set_outer(true);
            interrupted.tell(game, facts);
            facts.set_outer(false);
        }
        awards.iter().for_each(|award| award.tell(game, facts));
        batches.iter().for_each(|batch| batch.tell(game, facts));
        systems.tell(game, facts);
        if let Some(ending) = ending {
            ending.tell(game, facts);
        }
        match *pending {
            Pending::Decide(player, decision) => row!(facts, set(ASKS), player, decision.name()),
            Pending::Chance(chance) => row!(facts, set(ASKS), CHANCE, chance.word()),
            Pending::Over => row!(facts, set(ASKS), OVER),
        }
    }
}

const ASKS: &str = "asks";
const CHANCE: &str = "chance";
const OVER: &str = "over";

fn tell_board(board: &Board, facts: &mut impl Facts) {
    for Tile { kind, rotation, ferry, at, .. } in &board.tiles {
        if facts.wants_tiles() {
            let turned = Atom::Turned(*at, *rotation);
            row!(facts, set("tiles"), *kind, turned);
        }
        if *ferry != Link::NONE {
            row!(facts, set("ferries"), Spot::Crossing { at: *at, link: *ferry });
        }
    }
}

/// The game that the facts tell of, before it is known whether they fit each other.
pub(super) fn read(facts: &Stated<'_>, rules: &Arc<Rules>) -> Result<Game, PositionError> {
    let board = read_board(facts, rules)?;
    let reader = facts.on(&board, false);
    let figures = read_figures(&reader)?;
    let interrupted = match reader_of_outer(facts, &board) {
        Some(outer) => Some(Box::new(TurnPart::read(&outer)?)),
        None => None,
    };
    let systems = States::read(&reader)?;
    let game = Game {
        rules: rules.clone(),
        supply: read_supply(&reader)?,
        track: read_track(&reader)?,
        bag: Bag::read(&reader)?,
        turn: Turn::read(&reader)?,
        playing: TurnPart::read(&reader)?,
        interrupted,
        pending: Pending::Over,
        awards: crate::scoring::read_awards(&reader)?,
        batches: crate::scoring::booking::read_batches(&reader)?,
        systems,
        ending: crate::scoring::end::read(&reader)?,
        figures,
        board: board.clone(),
    };
    let _ = reader.rows(ASKS);
    Ok(with_followers(game))
}

fn reader_of_outer<'a>(facts: &'a Stated<'a>, board: &'a Board) -> Option<Reader<'a>> {
    let outer = facts.on(board, true);
    (!outer.rows("part").is_empty()).then_some(outer)
}

/// Counts the followers of every feature.
fn with_followers(mut game: Game) -> Game {
    for figure in game.figures.iter().filter(|figure| figure.kind.is_follower()) {
        let root = game.board.root(figure.on);
        game.board.segments[root.index()].followers += 1;
    }
    game
}

/// Lets the game come to its question, which must be the one that is stated, with nothing changed on the
/// way; and every invariant must hold.
pub(super) fn check(mut game: Game, position: &Position) -> Result<Game, PositionError> {
    check_tiles(&game)?;
    let asks = position.facts().iter().find(|fact| fact.name == ASKS);
    let Some(asks) = asks else {
        return Err(PositionError { fact: ASKS.into(), row: None, problem: Problem::Missing });
    };
    let over = asks.rows == [[Word::Name(OVER.to_owned())]];
    if over {
        game.pending = Pending::Over;
    } else {
        crate::validate::check_before_asking(&game)
            .map_err(|violation| PositionError::whole(Problem::Broken(violation)))?;
        turn::advance(&mut game, &mut Log::off());
    }
    game.validate().map_err(|violation| PositionError::whole(Problem::Broken(violation)))?;
    let found = facts_of(&game);
    for fact in position.facts() {
        let same = found.iter().find(|other| other.name == fact.name);
        let rows = same.map_or(&[][..], |same| &same.rows);
        if !same_rows(rows, &fact.rows) {
            let instead = match same {
                Some(same) => format!("{:?}", same.rows),
                None => "nothing of the kind".to_owned(),
            };
            let instead = instead.chars().take(120).collect();
            let (fact, problem) = (fact.name.clone(), Problem::NotWaiting { instead });
            return Err(PositionError { fact, row: None, problem });
        }
    }
    Ok(game)
}

/// Whether a fact has the same rows, be it in another order: where the order matters, the state that was
/// read has the order that was stated.
fn same_rows(found: &[Vec<Word>], stated: &[Vec<Word>]) -> bool {
    let sorted = |rows: &[Vec<Word>]| {
        let mut rows = rows.to_vec();
        rows.sort();
        rows
    };
    sorted(found) == sorted(stated)
}

fn read_board(facts: &Stated<'_>, rules: &Rules) -> Result<Board, PositionError> {
    let mut tiles: Vec<(Pos, Kind, Rotation)> = Vec::new();
    let rows = facts.rows("tiles");
    if rows.is_empty() {
        return Err(facts.error("tiles", Problem::Missing));
    }
    if rows.len() > MAX_SQUARES {
        return Err(facts.error("tiles", Problem::TooManyTiles { most: MAX_SQUARES }));
    }
    for mut row in rows {
        let (kind, (at, rotation)) = (row.kind()?, row.turned()?);
        row.end()?;
        if at.x.unsigned_abs().max(at.y.unsigned_abs()) > REACH {
            return Err(row.error(Problem::TooFar { at }));
        }
        tiles.push((at, kind, rotation));
    }
    // The start tiles come first, in their order; all others by row and column.
    let start = |(at, kind, rotation): &(Pos, Kind, Rotation)| {
        let mut start = rules.board.tiles.iter();
        let found = start.position(|it| (it.at, it.kind, it.rotation) == (*at, *kind, *rotation));
        found.unwrap_or(usize::MAX)
    };
    tiles.sort_by_key(|tile| (start(tile), tile.0));
    if let Some(pair) = tiles.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(facts.error("tiles", Problem::Taken { at: pair[0].0 }));
    }
    let segments = tiles.iter().map(|(_, kind, _)| rules.kinds[kind.0 as usize].segments.len());
    let room = rules.board.tiles.len() + rules.bag.left() as usize;
    let mut board = Board::new(tiles.len().max(room), segments.sum());
    for (at, kind, rotation) in tiles {
        if board.tile_at(at).is_some() {
            return Err(facts.error("tiles", Problem::Taken { at }));
        }
        for side in Side::ALL {
            let Some(beyond) = board.tile_at(at.beside(side)) else { continue };
            let near = rules.kinds[kind.0 as usize].turned(rotation).sides[side as usize].terrain;
            let (far, _) = board.side_segments(&rules.kinds, beyond, side.opposite());
            let wild = [near, far.terrain].contains(&Terrain::Wild);
            if near != far.terrain && !wild {
                return Err(facts.error("tiles", Problem::DoesNotFit { at }));
            }
        }
        board.place(&rules.kinds, kind, rotation, at);
    }
    board.given = board.tiles.len() as u16;
    read_ferries(facts, rules, &mut board)?;
    Ok(board)
}

fn read_ferries(facts: &Stated<'_>, rules: &Rules, board: &mut Board) -> Result<(), PositionError> {
    for mut row in facts.rows("ferries") {
        let (at, link) = read_crossing(&mut row)?;
        row.end()?;
        let Some(tile) = board.tile_at(at) else { return Err(row.error(Problem::NoTile { at })) };
        let table = &rules.kinds[board.tile(tile).kind.0 as usize];
        let sides = table.turned(board.tile(tile).rotation).sides;
        let has_road = |side: Side| sides[side as usize].terrain == Terrain::Road;
        if !table.is_lake || !link.sides().all(has_road) || link.sides().count() != 2 {
            return Err(row.error(Problem::NoSegment { at }));
        }
        if board.tile(tile).ferry != Link::NONE {
            return Err(row.error(Problem::Twice));
        }
        board.set_ferry(&rules.kinds, &[], tile, link);
    }
    Ok(())
}

fn read_figures(reader: &Reader<'_>) -> Result<Vec<Figure>, PositionError> {
    let mut figures = Vec::with_capacity(32);
    for mut row in reader.rows("figures") {
        let (owner, kind, on) = (row.player()?, row.figure()?, row.segment()?);
        row.end()?;
        let ground = reader.board.kind_of(on);
        if !takes_figure(reader.rules(), kind, ground) {
            return Err(row.error(Problem::WrongGround { figure: kind, ground }));
        }
        figures.push(Figure { owner, kind, on });
        let alike = figures.iter().filter(|it| it.owner == owner && it.kind == kind).count();
        let most = reader.rules().supply.of(kind);
        if alike > most as usize {
            let problem = Problem::TooManyPieces { what: kind.name(), most: most as u32 };
            return Err(row.error(problem));
        }
    }
    Ok(figures)
}

fn read_supply(reader: &Reader<'_>) -> Result<[Supply; MAX_PLAYERS], PositionError> {
    let mut supply = [Supply::default(); MAX_PLAYERS];
    for mut row in reader.rows("supply") {
        let (player, kind) = (row.player()?, row.figure()?);
        let most = reader.rules().supply.of(kind);
        let number = row.u16(u16::MAX)?;
        row.end()?;
        if number > most {
            let problem = Problem::TooManyPieces { what: kind.name(), most: most as u32 };
            return Err(row.error(problem));
        }
        if supply[player.index()].has(kind) {
            return Err(row.error(Problem::Twice));
        }
        supply[player.index()].set(kind, number);
    }
    Ok(supply)
}

fn read_track(reader: &Reader<'_>) -> Result<[Markers; MAX_PLAYERS], PositionError> {
    let mut track = [Markers::default(); MAX_PLAYERS];
    for mut row in reader.rows("track") {
        let player = row.player()?;
        let markers = Markers { meeple: row.u16(MOST_POINTS)?, messenger: row.u16(MOST_POINTS)? };
        row.end()?;
        track[player.index()] = markers;
    }
    Ok(track)
}

/// No more tiles of a kind than the set-up has, every tile beside another, and a start board as it was
/// made.
fn check_tiles(game: &Game) -> Result<(), PositionError> {
    let tiles = |problem| PositionError { fact: "tiles".into(), row: None, problem };
    let (rules, board) = (&game.rules, &game.board);
    for (index, tile) in board.tiles.iter().enumerate() {
        let alone = Side::ALL.iter().all(|side| board.tile_at(tile.at.beside(*side)).is_none());
        if alone && board.tiles.len() > 1 && index > 0 {
            return Err(tiles(Problem::Apart { at: tile.at }));
        }
    }
    let same = |one: &Tile, other: &Tile| (one.at, one.kind) == (other.at, other.kind);
    let starts = rules.board.tiles.iter().zip(&board.tiles).all(|(one, other)| same(one, other));
    if rules.has_start_board() && !starts {
        return Err(tiles(Problem::StartBoard));
    }
    let in_hand = [&game.playing].into_iter().chain(game.interrupted.as_deref());
    let in_hand: Vec<Kind> = in_hand.filter_map(|part| part.in_hand(rules)).collect();
    for (kind, _) in rules.kinds().filter(|(kind, _)| Some(*kind) != rules.abbey) {
        let on_board = |board: &Board| board.tiles.iter().filter(|tile| tile.kind == kind).count();
        let held = in_hand.iter().filter(|it| **it == kind).count();
        let waiting = game.bag.aside().iter().filter(|it| **it == kind).count();
        let here = on_board(board) + game.bag.left_of(kind) as usize + held + waiting;
        let most = on_board(&rules.board) + rules.bag.left_of(kind) as usize;
        if here > most {
            let kind = rules.kind_name(kind).to_owned();
            return Err(tiles(Problem::TooManyOfKind { kind, most: most as u32 }));
        }
    }
    Ok(())
}

impl Told for Turn {
    fn tell(&self, _: &Game, facts: &mut impl Facts) {
        let Turn { player, number, second_part, entered_city, has_started } = *self;
        row!(facts, set("turn"), number, player, second_part.name(), entered_city, has_started);
    }
}

impl Turn {
    fn read(reader: &Reader<'_>) -> Result<Turn, PositionError> {
        let Some(mut row) = reader.one("turn")? else {
            return Err(reader.error("turn", Problem::Missing));
        };
        let turn = Turn {
            number: row.number(MOST_TURNS)?,
            player: row.player()?,
            second_part: row.named("none, earned or used", |name| {
                crate::systems::traders::SecondPart::from_name(name)
            })?,
            entered_city: row.players()?,
            has_started: row.flag()?,
        };
        row.end()?;
        Ok(turn)
    }
}

impl Told for Bag {
    fn tell(&self, _: &Game, facts: &mut impl Facts) {
        if facts.wants_tiles() {
            for (layer, kind, number) in self.counts() {
                row!(facts, list("bag"), layer, kind, number);
            }
        }
        for kind in self.aside() {
            row!(facts, set("aside"), *kind);
        }
        if self.hidden() > 0 {
            row!(facts, set("hidden"), self.hidden());
        }
    }
}

impl Bag {
    fn read(reader: &Reader<'_>) -> Result<Bag, PositionError> {
        let layers = reader.rules().bag.layers();
        let mut tiles: Vec<Vec<Kind>> = vec![Vec::new(); layers];
        for mut row in reader.rows("bag") {
            let (layer, kind) = (row.u8(u8::MAX)?, row.kind()?);
            let number = row.u16(MAX_SQUARES as u16)?;
            row.end()?;
            let Some(layer) = tiles.get_mut(layer as usize) else {
                return Err(row.error(Problem::TooLarge { most: layers.saturating_sub(1) as u32 }));
            };
            layer.extend(std::iter::repeat_n(kind, number as usize));
            if layer.len() > MAX_SQUARES {
                return Err(row.error(Problem::TooManyTiles { most: MAX_SQUARES }));
            }
        }
        let mut aside = Vec::new();
        for mut row in reader.at_most("aside", MAX_SQUARES)? {
            aside.push(row.kind()?);
            row.end()?;
        }
        let hidden = match reader.one("hidden")? {
            None => 0,
            Some(mut row) => {
                let last = tiles.last().map_or(0, Vec::len) as u16;
                let hidden = row.u16(last)?;
                row.end()?;
                hidden
            }
        };
        Ok(Bag::stated(&tiles, aside, hidden))
    }
}
