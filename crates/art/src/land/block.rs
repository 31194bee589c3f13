//! Start blocks: the walled city of Carcassonne and the wheel of fortune. Both are laid out in
//! block units and each square shows its part.

use std::f64::consts::PI;

use bastide_catalogue::{Side, TileKind};

use super::{Gate, Land};
use crate::vector::{P, SIZE, inside, inward, middle, p, polar};
use crate::wheel;

/// What a start block shows in its middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Core {
    Carcassonne,
    Wheel,
}

/// A square of a start block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub core: Core,
    pub row: u8,
    pub column: u8,
}

impl Cell {
    /// The square that a tile kind is, if it is one.
    pub fn of(kind: &TileKind) -> Option<Cell> {
        let square = kind.square.as_ref()?;
        let core = match square.block.as_str() {
            "count" => Core::Carcassonne,
            "wheel" => Core::Wheel,
            _ => return None,
        };
        Some(Cell { core, row: square.row as u8, column: square.column as u8 })
    }

    /// The north-west corner of the square in block units.
    pub fn corner(self) -> P {
        p(f64::from(self.column) * SIZE, f64::from(self.row) * SIZE)
    }

    /// The outline of the core, in units of this square.
    pub fn outline(self) -> Vec<P> {
        let corner = self.corner();
        self.core.outline().into_iter().map(|q| q - corner).collect()
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

impl Core {
    fn outline(self) -> Vec<P> {
        match self {
            Core::Wheel => (0..72)
                .map(|step| wheel::MIDDLE + polar(f64::from(step) * PI / 36.0, wheel::RADIUS))
                .collect(),
            Core::Carcassonne => CARCASSONNE.iter().map(|(x, y)| p(*x, *y)).collect(),
        }
    }
}

const CARCASSONNE: [(f64, f64); 18] = [
    (150.0, 176.0),
    (256.0, 128.0),
    (420.0, 112.0),
    (604.0, 112.0),
    (768.0, 128.0),
    (874.0, 176.0),
    (908.0, 256.0),
    (914.0, 384.0),
    (908.0, 512.0),
    (874.0, 592.0),
    (768.0, 640.0),
    (604.0, 656.0),
    (420.0, 656.0),
    (256.0, 640.0),
    (150.0, 592.0),
    (116.0, 512.0),
    (110.0, 384.0),
    (116.0, 256.0),
];

/// Adds the core and the gates of Carcassonne.
pub fn build(land: &mut Land) {
    let Some(cell) = land.cell else { return };
    land.core = Some(cell.outline());
    if cell.core == Core::Carcassonne {
        for way in &land.roads {
            let ends = way.chains.first().and_then(|chain| Some((chain.first()?, chain.last()?)));
            if let Some((first, last)) = ends {
                let out = (first[0] - first[1]).unit();
                land.gates.push(Gate { at: last[3], out, city: None });
            }
        }
    }
}
