//! The city of Carcassonne in the middle of its block of four by three tiles: where its quarters
//! are, in units of drawings, 256 to a tile, from the north-west corner of the block.

mod paint;

use bastide_catalogue::{QuarterName, SegmentKind};

use crate::systems::{Core, System};
use crate::vector::{P, p};

/// Its block.
pub(crate) const SYSTEM: System = System { core: Some(&CORE), ..System::NONE };

static CORE: Core = Core {
    block: "count",
    segment: SegmentKind::Carcassonne,
    outline: || OUTLINE.iter().map(|(x, y)| p(*x, *y)).collect(),
    gates: true,
    paint: |painter, cell| painter.carcassonne(cell),
};

/// The quarters, clockwise.
pub(crate) const QUARTERS: [QuarterName; 4] =
    [QuarterName::Castle, QuarterName::Market, QuarterName::Blacksmith, QuarterName::Cathedral];

/// Where the count and his guests stand in a quarter: on its square, before what is built there.
pub fn quarter_place(quarter: QuarterName) -> (f64, f64) {
    let square = square(quarter);
    (square.x, square.y + 40.0)
}

/// The middle of the square of a quarter.
pub(crate) fn square(quarter: QuarterName) -> P {
    match quarter {
        QuarterName::Castle => p(640.0, 262.0),
        QuarterName::Market => p(776.0, 392.0),
        QuarterName::Blacksmith => p(640.0, 566.0),
        QuarterName::Cathedral => p(384.0, 276.0),
    }
}

const OUTLINE: [(f64, f64); 18] = [
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vector::SIZE;
    use bastide_catalogue::Catalogue;

    #[test]
    fn every_quarter_lies_on_a_tile_that_the_catalogue_gives_it() {
        let catalogue = Catalogue::standard();
        let rows = &catalogue.block("count").expect("a block").rows;
        for quarter in QUARTERS {
            let (x, y) = quarter_place(quarter);
            let kind = rows[(y / SIZE) as usize][(x / SIZE) as usize];
            let printed = catalogue.quarters().iter().find(|printed| printed.name == quarter);
            let tiles = &printed.expect("a quarter").tiles;
            assert!(tiles.contains(&kind), "{quarter:?} is not on {}", catalogue.kind(kind).id);
        }
    }
}
