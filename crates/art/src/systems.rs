//! What systems draw beyond what all tiles share: a start block, signs, landmarks, ground. Each has
//! a module of its own and one line here; everything else asks this list.

use bastide_catalogue::{SegmentKind, TileKind};

use crate::glyphs::Sign;
use crate::land::block::Cell;
use crate::paint::Painter;
use crate::vector::P;
use crate::{carcassonne, crops, wheel};

const SYSTEMS: [&System; 3] = [&carcassonne::SYSTEM, &wheel::SYSTEM, &crops::SYSTEM];

/// All that a system may draw.
pub struct System {
    /// What lies in the middle of its start block.
    pub core: Option<&'static Core>,
    /// A sign that belongs to a tile as a whole, and its scale.
    pub medal: fn(&TileKind) -> Option<(&'static Sign, f64)>,
    /// A sign that stands where roads end, or in the open.
    pub landmark: fn(&TileKind) -> Option<&'static Sign>,
    /// How some of its tiles are laid out.
    pub plan: fn(&str) -> Option<Plan>,
    /// Paints the ground of a tile, if it is not grass.
    pub ground: fn(&mut Painter) -> bool,
}

impl System {
    /// A system that draws nothing of its own.
    pub const NONE: System = System {
        core: None,
        medal: |_| None,
        landmark: |_| None,
        plan: |_| None,
        ground: |_| false,
    };
}

/// What a start block shows in its middle.
#[derive(Debug)]
pub struct Core {
    /// The name of the block.
    pub block: &'static str,
    pub segment: SegmentKind,
    /// The outline in block units.
    pub outline: fn() -> Vec<P>,
    /// Whether roads lead through gates into it.
    pub gates: bool,
    pub paint: fn(&mut Painter, Cell),
}

/// What is laid out in another way on one tile than on all others.
#[derive(Clone, Copy, Default)]
pub struct Plan {
    /// Where roads end, and the radius of what stands there.
    pub hub: Option<(P, f64)>,
    /// The depth and the flank of a city at one side.
    pub cap: Option<(f64, f64)>,
    /// The scale of a landmark in the middle, where no roads end.
    pub alone: Option<f64>,
    /// The radius around such a landmark that belongs to nobody.
    pub clearing: Option<f64>,
    /// Whether roads keep their wide bend where there is much else.
    pub wide_bend: bool,
}

/// Whether a segment is the core of a start block.
pub fn is_core(kind: SegmentKind) -> bool {
    cores().any(|core| core.segment == kind)
}

/// Every core of a start block.
pub fn cores() -> impl Iterator<Item = &'static Core> {
    SYSTEMS.into_iter().filter_map(|system| system.core)
}

/// The signs that belong to a tile as a whole, with their scales.
pub fn medals(kind: &TileKind) -> impl Iterator<Item = (&'static Sign, f64)> {
    SYSTEMS.into_iter().filter_map(|system| (system.medal)(kind))
}

/// The landmark that a system puts on a tile.
pub fn landmark(kind: &TileKind) -> Option<&'static Sign> {
    SYSTEMS.into_iter().find_map(|system| (system.landmark)(kind))
}

/// The plan of a tile, by its name.
pub fn plan(id: &str) -> Plan {
    SYSTEMS.into_iter().find_map(|system| (system.plan)(id)).unwrap_or_default()
}

/// Whether a system painted the ground.
pub fn ground(painter: &mut Painter) -> bool {
    SYSTEMS.into_iter().any(|system| (system.ground)(painter))
}
