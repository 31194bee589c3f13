//! Start blocks. Their cores are laid out in block units, and each square shows its part.

use bastide_catalogue::{Side, TileKind};

use super::{Gate, Land};
use crate::systems::{Core, cores};
use crate::vector::{P, SIZE, inside, inward, middle, p};

/// A square of a start block.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    pub core: &'static Core,
    pub row: u8,
    pub column: u8,
}

impl Cell {
    /// The square that a tile kind is, if it is one.
    pub fn of(kind: &TileKind) -> Option<Cell> {
        let square = kind.square.as_ref()?;
        let core = cores().find(|core| core.block == square.block)?;
        Some(Cell { core, row: square.row as u8, column: square.column as u8 })
    }

    /// The north-west corner of the square in block units.
    pub fn corner(self) -> P {
        p(f64::from(self.column) * SIZE, f64::from(self.row) * SIZE)
    }

    /// The outline of the core, in units of this square.
    pub fn outline(self) -> Vec<P> {
        let corner = self.corner();
        (self.core.outline)().into_iter().map(|q| q - corner).collect()
    }

    /// Where a road from a side meets the core: straight ahead, or where the core is nearest.
    pub fn meets(self, side: Side) -> P {
        let outline = self.outline();
        let (from, into) = (middle(side), inward(side));
        let ahead = (0..120).map(|step| from + into * (2.0 * f64::from(step)));
        let probe = from + into * 150.0;
        let by_distance = |a: &P, b: &P| a.distance(probe).total_cmp(&b.distance(probe));
        ahead
            .into_iter()
            .find(|q| inside(*q, &outline))
            .or_else(|| outline.iter().copied().min_by(by_distance))
            .unwrap_or(probe)
    }
}

/// Adds the core, and the gates if it has any.
pub fn build(land: &mut Land) {
    let Some(cell) = land.cell else { return };
    land.core = Some(cell.outline());
    if cell.core.gates {
        for way in &land.roads {
            let ends = way.chains.first().and_then(|chain| Some((chain.first()?, chain.last()?)));
            if let Some((first, last)) = ends {
                let out = (first[0] - first[1]).unit();
                land.gates.push(Gate { at: last[3], out, city: None });
            }
        }
    }
}

/// Whether a disc in units of the square touches it.
pub fn near(at: P, radius: f64) -> bool {
    at.rim_distance() > -radius
}
