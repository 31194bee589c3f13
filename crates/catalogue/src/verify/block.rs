//! Whether the squares of a start block fit together.

use crate::error::Problem;
use crate::geometry::Side;
use crate::parse::RawOuter;
use crate::set::Block;
use crate::tile::{KindId, Terrain, TileKind};
use crate::verify::tile::letter;

pub(crate) fn block(kinds: &[TileKind], block: &Block, outer: &RawOuter) -> Result<(), Problem> {
    let width = block.rows.first().map_or(0, Vec::len);
    if width == 0 || block.rows.iter().any(|row| row.len() != width) {
        return Err(Problem::NotARectangle);
    }
    let cells = block.rows.concat();
    for (index, cell) in cells.iter().enumerate() {
        if cells[..index].contains(cell) {
            return Err(Problem::RepeatedTile { tile: of(kinds, *cell).id.clone() });
        }
    }
    for (y, row) in block.rows.iter().enumerate() {
        for (x, cell) in row.iter().enumerate() {
            if let Some(east) = row.get(x + 1) {
                neighbours(of(kinds, *cell), Side::East, of(kinds, *east))?;
            }
            if let Some(south) = block.rows.get(y + 1).map(|row| row[x]) {
                neighbours(of(kinds, *cell), Side::South, of(kinds, south))?;
            }
        }
    }
    rim(kinds, block, outer)
}

fn of(kinds: &[TileKind], id: KindId) -> &TileKind {
    &kinds[id.0 as usize]
}

/// Both halves of the common side, and the road or river between them, continue by kind.
fn neighbours(kind: &TileKind, side: Side, next: &TileKind) -> Result<(), Problem> {
    let line = |kind: &TileKind, side| kind.line_at(side).map(|id| kind.segment(id).kind);
    for half in side.halves() {
        let here = kind.half_owner(half).map(|id| kind.segment(id).kind);
        let there = next.half_owner(half.across()).map(|id| next.segment(id).kind);
        if here != there || line(kind, side) != line(next, side.opposite()) {
            let (first, second) = (kind.id.clone(), next.id.clone());
            return Err(Problem::NeighboursDisagree { first, half, second });
        }
    }
    Ok(())
}

fn rim(kinds: &[TileKind], block: &Block, outer: &RawOuter) -> Result<(), Problem> {
    let rows = &block.rows;
    let column = |pick: fn(&[KindId]) -> Option<&KindId>| {
        rows.iter().filter_map(|row| pick(row).copied()).collect::<Vec<_>>()
    };
    let sides = [
        (Side::North, rows.first().cloned().unwrap_or_default(), &outer.north),
        (Side::East, column(<[KindId]>::last), &outer.east),
        (Side::South, rows.last().cloned().unwrap_or_default(), &outer.south),
        (Side::West, column(<[KindId]>::first), &outer.west),
    ];
    for (side, cells, written) in sides {
        let found = cells.iter().map(|id| letter(of(kinds, *id), side)).collect::<String>();
        if found != *written {
            return Err(Problem::RimDisagrees { side, written: written.clone(), found });
        }
    }
    Ok(())
}

/// A tile lies in one block at most, and in one exactly if it has a side that nothing fits.
pub(crate) fn tiles_lie_in_blocks(
    kinds: &[TileKind],
    blocks: &[Block],
) -> Result<(), (KindId, Problem)> {
    let mut found = vec![0; kinds.len()];
    for cell in blocks.iter().flat_map(|block| block.rows.iter().flatten()) {
        found[cell.0 as usize] += 1;
    }
    for (index, kind) in kinds.iter().enumerate() {
        let least = usize::from(kind.terrain.contains(&Terrain::Inner));
        if !(least..=1).contains(&found[index]) {
            return Err((KindId(index as u16), Problem::NotInOneBlock { blocks: found[index] }));
        }
    }
    Ok(())
}
