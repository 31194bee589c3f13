//! Which tiles a game has: on the table, and in which layers of the bag.

use bastide_catalogue::{Block, Catalogue, DrawRole, KindId, RiverRole, Rotation, Set, Terrain};

use super::reasons::{
    BOARD_AS_MADE, NO_START, PART_OF_BOARD, RIVER_KIND, RIVER_NEEDS_SYSTEM, RIVER_ONCE,
    SET_OF_SYSTEM, TILE_IN_HAND, TOO_MANY_COPIES, TOO_MANY_TILES, UNKNOWN_SET, UNKNOWN_TILE,
};
use crate::bag::LAYERS;
use crate::board::{Kind, Pos};
use crate::features::MAX_SQUARES;
use crate::rule::{RuleId, bg, rv3};
use crate::setup::{MOST_OF_A_PIECE, Setup, SetupError, StartTile};
use crate::system::{Start, System, Systems};
use crate::systems::river::first::{RiverKind, RiverStartTile};
use crate::systems::{Options, river};

/// The tiles of a game.
pub(super) struct Tiles {
    /// Every kind in the game.
    pub kinds: Vec<KindId>,
    /// The tiles on the table.
    pub start: Vec<(Kind, Pos, Rotation)>,
    /// The squares of a river's source that goes beside a start block, from its first (RV3-33).
    pub source: Vec<(Kind, Pos)>,
    /// The layers of the bag.
    pub layers: Vec<Vec<Kind>>,
    /// The order of the draws, if the set-up fixes it.
    pub script: Vec<Kind>,
    /// The abbey, where it is in play.
    pub abbey: Option<Kind>,
    /// How many abbeys can be laid in all.
    pub abbeys: usize,
}

/// Tiles by their catalogue numbers, before the kinds of the game are known.
#[derive(Default)]
struct Gathered {
    start: Vec<(KindId, Pos, Rotation)>,
    source: Vec<(KindId, Pos)>,
    /// River tiles that come first, course, lakes, then the start tile with `AfterRiver`, land.
    layers: [Vec<KindId>; LAYERS],
    /// The abbey, where it is in play.
    abbey: Option<KindId>,
    /// Abbeys in the hands of all players.
    abbeys: usize,
}

const FIRST: usize = 0;
const COURSE: usize = 1;
const LAKES: usize = 2;
const AFTER_RIVER: usize = 3;
const LAND: usize = 4;

pub(super) fn gather(
    setup: &Setup,
    catalogue: &Catalogue,
    systems: Systems,
    options: &Options,
    abbeys: u16,
) -> Result<Tiles, SetupError> {
    let sets = read_sets(setup, catalogue, systems, options)?;
    check_river(setup, &sets, systems, options)?;
    let mut gathered = Gathered::default();
    for (set, copies) in &sets {
        for _ in 0..*copies {
            gathered.add_set(set);
        }
    }
    let block = start_block(catalogue, systems);
    let start = setup.start.as_deref();
    gathered.lay_block(block, start.unwrap_or_default(), catalogue)?;
    let block = block.map(|(block, _)| block);
    let beside_block = |tile: &&StartTile| !is_square_of(block, catalogue, &tile.tile);
    match start {
        Some(start) if start.is_empty() || start.iter().any(|tile| beside_block(&tile)) => {
            for tile in start.iter().filter(beside_block) {
                let kind = playable_kind(catalogue, &tile.tile)?;
                gathered.start.push((kind, tile.at, tile.rotation));
                gathered.take_out(kind);
            }
            gathered.leave_out_sources(catalogue);
        }
        // A set-up that lays nothing but the block says no more than where it is.
        _ => gathered.lay_default_start(catalogue, &sets),
    }
    if block.is_some() || systems.iter().any(System::is_river) {
        let keep =
            systems.has(System::RiverV3) && options.river.start_tile == RiverStartTile::AfterRiver;
        gathered.replace_start_tile(block.is_some(), catalogue, &sets, keep);
    }
    if let Some(draw) = &setup.draw {
        let drawn: Result<Vec<KindId>, SetupError> =
            draw.iter().map(|id| playable_kind(catalogue, id)).collect();
        gathered.layers = Default::default();
        gathered.layers[LAND] = drawn?;
    }
    if abbeys > 0 {
        gathered.abbey = catalogue.kind_id("am.abbey");
        gathered.abbeys = setup.players.len() * abbeys as usize;
    }
    gathered.number_kinds()
}

/// The sets with their copies: those named, or the newest printing that each system brings.
fn read_sets<'a>(
    setup: &Setup,
    catalogue: &'a Catalogue,
    systems: Systems,
    options: &Options,
) -> Result<Vec<(&'a Set, u16)>, SetupError> {
    let names = match &setup.sets {
        Some(named) => named.clone(),
        None => default_sets(systems, options),
    };
    let mut sets = Vec::new();
    for (name, copies) in names {
        let set = catalogue
            .set(&name)
            .ok_or_else(|| SetupError::new(UNKNOWN_SET).with("name", name.as_str()))?;
        if matches!(set.draw, DrawRole::Block | DrawRole::Player) {
            return Err(SetupError::new(SET_OF_SYSTEM).with("name", name));
        }
        sets.push((set, copies));
    }
    for set in catalogue.sets() {
        // A set can be named twice.
        let named = sets.iter().filter(|(it, _)| std::ptr::eq(*it, set));
        let copies: u32 = named.map(|(_, copies)| u32::from(*copies)).sum();
        if copies > u32::from(MOST_OF_A_PIECE) {
            let refused = SetupError::new(TOO_MANY_COPIES).with("count", copies);
            return Err(refused.with("name", set.id.as_str()).with("most", MOST_OF_A_PIECE));
        }
    }
    let squares = |(set, copies): &(&Set, u16)| {
        set.tiles.iter().map(|(_, number)| *number as usize).sum::<usize>() * *copies as usize
    };
    check_size(sets.iter().map(squares).sum())?;
    Ok(sets)
}

/// The board and its sets of tiles are made for so many squares.
fn check_size(squares: usize) -> Result<(), SetupError> {
    if squares <= MAX_SQUARES {
        return Ok(());
    }
    Err(SetupError::new(TOO_MANY_TILES).with("count", squares).with("most", MAX_SQUARES))
}

fn default_sets(systems: Systems, options: &Options) -> Vec<(String, u16)> {
    let replaced = |set: &'static str| {
        let mut replacing = systems.iter().flat_map(|system| system.about().replaces);
        replacing.find(|(old, _)| *old == set).map_or(set, |(_, new)| *new)
    };
    let brought = systems.iter().filter_map(|system| match system {
        System::RiverV3 => Some(river::first::set(options)),
        system => system.about().set.map(replaced),
    });
    brought.map(|set| (set.to_string(), 1)).collect()
}

/// A river goes in once, with a river system, and of the kind that an option names (RV3-2).
fn check_river(
    setup: &Setup,
    sets: &[(&Set, u16)],
    systems: Systems,
    options: &Options,
) -> Result<(), SetupError> {
    let rivers: Vec<_> =
        sets.iter().filter(|(set, copies)| set.draw == DrawRole::River && *copies > 0).collect();
    let Some((river, copies)) = rivers.first() else { return Ok(()) };
    if rivers.len() > 1 || *copies > 1 {
        return Err(SetupError::by(rv3(2), RIVER_ONCE));
    }
    if !systems.iter().any(System::is_river) {
        let refused = SetupError::by(rv3(2), RIVER_NEEDS_SYSTEM).with("name", river.id.as_str());
        return Err(refused.with("system", System::RiverV3.name()));
    }
    let is_double = river.first_block.is_some();
    let named =
        systems.has(System::RiverV3) && setup.options.iter().any(|(name, _)| name == "riv3.kind");
    if named && is_double != (options.river.kind == RiverKind::DoubleSource) {
        let kind = if is_double { "double_source" } else { "single_source" };
        let refused = SetupError::by(rv3(2), RIVER_KIND).with("name", river.id.as_str());
        return Err(refused.with("value", kind));
    }
    Ok(())
}

/// The block of squares with which the game starts, and the rule that keeps them together.
fn start_block(catalogue: &Catalogue, systems: Systems) -> Option<(&Block, RuleId)> {
    let (id, rule) = systems.iter().find_map(|system| match system.about().start {
        Start::Block(id, rule) => Some((id, rule)),
        _ => None,
    })?;
    Some((catalogue.block(id).expect("the catalogue has it"), rule))
}

fn is_square_of(block: Option<&Block>, catalogue: &Catalogue, tile: &str) -> bool {
    let kind = catalogue.kind_id(tile);
    block.is_some_and(|block| block.rows.iter().flatten().any(|square| Some(*square) == kind))
}

fn is_source(catalogue: &Catalogue, kind: KindId) -> bool {
    catalogue.kind(kind).symbols.river == Some(RiverRole::Source)
}

/// The kind with this id, if it can lie on the table by itself.
fn playable_kind(catalogue: &Catalogue, id: &str) -> Result<KindId, SetupError> {
    let kind =
        catalogue.kind_id(id).ok_or_else(|| SetupError::new(UNKNOWN_TILE).with("name", id))?;
    let terrain = catalogue.kind(kind).terrain;
    if terrain.contains(&Terrain::Inner) {
        return Err(SetupError::new(PART_OF_BOARD).with("name", id));
    }
    if terrain.contains(&Terrain::Wild) {
        return Err(SetupError::new(TILE_IN_HAND).with("name", id));
    }
    Ok(kind)
}

/// The squares of a block, from its first.
fn squares(block: &Block) -> impl Iterator<Item = (KindId, Pos)> {
    block.rows.iter().enumerate().flat_map(|(y, row)| {
        row.iter().enumerate().map(move |(x, kind)| (*kind, Pos::new(x as i16, y as i16)))
    })
}

impl Gathered {
    fn add_set(&mut self, set: &Set) {
        for (kind, copies) in &set.tiles {
            let layer = match set.draw {
                DrawRole::River if set.last.contains(kind) => LAKES,
                DrawRole::River if set.second == Some(*kind) => FIRST,
                DrawRole::River => COURSE,
                _ => LAND,
            };
            self.layers[layer].extend(std::iter::repeat_n(*kind, *copies as usize));
        }
    }

    /// A tile that lies on the table is no longer in the bag.
    fn take_out(&mut self, kind: KindId) {
        for layer in &mut self.layers {
            if let Some(index) = layer.iter().position(|other| *other == kind) {
                layer.remove(index);
                return;
            }
        }
    }

    /// A source is laid at the start or not at all.
    fn leave_out_sources(&mut self, catalogue: &Catalogue) {
        self.layers[COURSE].retain(|kind| !is_source(catalogue, *kind));
    }

    /// The block of the system, at the origin or where the set-up lays all of its squares.
    fn lay_block(
        &mut self,
        block: Option<(&Block, RuleId)>,
        start: &[StartTile],
        catalogue: &Catalogue,
    ) -> Result<(), SetupError> {
        let Some((block, rule)) = block else { return Ok(()) };
        let laid = start.iter().filter(|tile| is_square_of(Some(block), catalogue, &tile.tile));
        let laid: Vec<&StartTile> = laid.collect();
        let is_first = |tile: &&&StartTile| catalogue.kind_id(&tile.tile) == Some(block.rows[0][0]);
        let wrong_number =
            !laid.is_empty() && laid.len() != block.rows.iter().map(Vec::len).sum::<usize>();
        let origin = laid.iter().find(is_first).map_or(Pos::new(0, 0), |tile| tile.at);
        for (kind, square) in squares(block) {
            // A block too far out is refused with all other tiles there.
            let at = Pos::new(origin.x.saturating_add(square.x), origin.y.saturating_add(square.y));
            let right = laid.iter().any(|tile| {
                catalogue.kind_id(&tile.tile) == Some(kind)
                    && tile.at == at
                    && tile.rotation == Rotation::default()
            });
            if wrong_number || !laid.is_empty() && !right {
                return Err(SetupError::by(rule, BOARD_AS_MADE));
            }
            self.start.push((kind, at, Rotation::default()));
        }
        Ok(())
    }

    /// The source of a river, or else the start tile of the base set (BG-4, RV3-1, RV3-7). Beside
    /// a start block there is no start tile, and the source finds its place later (CO-1, RV3-33).
    fn lay_default_start(&mut self, catalogue: &Catalogue, sets: &[(&Set, u16)]) {
        let present = || sets.iter().filter(|(_, copies)| *copies > 0).map(|(set, _)| *set);
        let river = present().find(|set| set.draw == DrawRole::River);
        let start_tile = present().find_map(|set| set.start);
        let has_block = !self.start.is_empty();
        let Some(river) = river else {
            let fallback = catalogue.kind_id("base.D").expect("the catalogue has the start tile");
            if !has_block {
                self.lay(start_tile.unwrap_or(fallback), 0, 0);
            }
            return;
        };
        let source = match river.first_block.as_deref().and_then(|id| catalogue.block(id)) {
            Some(block) => squares(block).collect(),
            None => vec![(river.first.expect("a river has a source"), Pos::new(0, 0))],
        };
        for (kind, at) in &source {
            if has_block {
                self.take_out(*kind);
            } else {
                self.lay(*kind, at.x, at.y);
            }
        }
        if has_block {
            self.source = source;
        }
    }

    /// Where a start block or a source lies on the table, the start tile is not used, or drawn first
    /// after the river (CO-1, RV3-1, RV3-31, R2-2); unless the set-up lays it beside them.
    fn replace_start_tile(
        &mut self,
        has_block: bool,
        catalogue: &Catalogue,
        sets: &[(&Set, u16)],
        keep: bool,
    ) {
        let beside_block = self.source.iter().map(|(kind, _)| *kind);
        let mut laid = self.start.iter().map(|(kind, ..)| *kind).chain(beside_block);
        let mut present = sets.iter().filter(|(_, copies)| *copies > 0);
        let Some(start_tile) = present.find_map(|(set, _)| set.start) else { return };
        let has_source = laid.clone().any(|kind| is_source(catalogue, kind));
        if !(has_block || has_source) || laid.any(|it| it == start_tile) {
            return;
        }
        self.take_out(start_tile);
        if has_source && keep {
            self.layers[AFTER_RIVER].push(start_tile);
        }
    }

    fn lay(&mut self, kind: KindId, x: i16, y: i16) {
        self.start.push((kind, Pos::new(x, y), Rotation::default()));
        self.take_out(kind);
    }

    /// Numbers the kinds that occur, in the order of the catalogue.
    fn number_kinds(self) -> Result<Tiles, SetupError> {
        let squares =
            self.start.len() + self.source.len() + self.layers.iter().map(Vec::len).sum::<usize>();
        if self.start.is_empty() {
            return Err(SetupError::by(bg(4), NO_START));
        }
        // Two abbeys never share a side, and each has four tiles around it: so there are fewer
        // of them than other tiles, however many the players have.
        let abbeys = self.abbeys.min(squares);
        check_size(squares + abbeys)?;
        let in_bag = self.layers.iter().flatten().copied();
        let source = self.source.iter().map(|(kind, _)| *kind);
        let mut kinds: Vec<KindId> =
            self.start.iter().map(|(kind, ..)| *kind).chain(source).chain(in_bag).collect();
        kinds.extend(self.abbey);
        kinds.sort();
        kinds.dedup();
        let number = |kind: &KindId| Kind(kinds.binary_search(kind).expect("it is there") as u16);
        let start = self.start.iter().map(|(kind, at, turn)| (number(kind), *at, *turn)).collect();
        let source = self.source.iter().map(|(kind, at)| (number(kind), *at)).collect();
        let layers: Vec<Vec<Kind>> = self
            .layers
            .iter()
            .filter(|layer| !layer.is_empty())
            .map(|layer| layer.iter().map(number).collect())
            .collect();
        let script = self.layers[LAND].iter().map(number).collect();
        let abbey = self.abbey.as_ref().map(number);
        Ok(Tiles { start, source, layers, script, abbey, abbeys, kinds })
    }
}
