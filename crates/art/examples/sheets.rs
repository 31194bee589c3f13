//! Writes contact sheets of all sets, a sheet for small tiles, the figures and two boards as PNG
//! pictures, so that a person can look at them.
//!
//! `cargo run -p bastide-art --example sheets -- FOLDER [TILES.toml ...]`

use std::error::Error;
use std::fs;
use std::path::Path;

use bastide_art::{
    BoardPicture, Detail, FigureDrawing, FigureShape, NeutralPiece, PlacedFerry, PlacedFigure,
    PlacedTile, PlayerColour, Sheet, SheetEntry, Standing, Surroundings, TileArt, board_svg,
    piece_group, sheet_svg, to_png,
};
use bastide_catalogue::{Catalogue, KindId, Rotation, SegmentKind, Side, Terrain, TileKind};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "sheets".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let names: Vec<String> = std::env::args().skip(2).collect();
    let texts = names.iter().map(fs::read_to_string).collect::<Result<Vec<_>, _>>()?;
    let files: Vec<(&str, &str)> =
        names.iter().zip(&texts).map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let catalogue = &*Catalogue::standard().with_files(&files)?;
    let save = |name: &str, svg: &str, width: u32| -> Result<(), Box<dyn Error>> {
        Ok(fs::write(folder.join(format!("{name}.png")), to_png(svg, width)?)?)
    };
    for set in catalogue.sets() {
        let mut sheet = sheet(&set.title, &[], 8, Detail::Full, Surroundings::Light, true);
        let tiles = set.tiles.iter().map(|(id, count)| entry(catalogue.kind(*id), *count, 1));
        sheet.entries = tiles.collect();
        let columns = sheet.entries.len().clamp(4, 8) as u32;
        save(&format!("set-{}", set.id), &sheet_svg(&sheet), 180 * columns)?;
    }
    for block in catalogue.blocks() {
        let mut board = BoardPicture::new(catalogue);
        for (y, row) in block.rows.iter().enumerate() {
            for (x, kind) in row.iter().enumerate() {
                let (x, y) = (x as i32, y as i32);
                let rotation = Rotation::default();
                board.tiles.push(PlacedTile { kind: *kind, x, y, rotation, variant: 1 });
            }
        }
        save(&format!("block-{}", block.id), &board_svg(&board), 1000)?;
    }
    let all: Vec<&TileKind> = catalogue.kinds().iter().collect();
    for (name, detail) in [("small-full", Detail::Full), ("small-plain", Detail::Plain)] {
        let sheet = sheet("", &all, 24, detail, Surroundings::Light, false);
        // 24 tiles and 25 gaps: a tile is 40 pixels wide.
        save(name, &sheet_svg(&sheet), 24 * 40 + 25 * 40 * 24 / 256)?;
    }
    // Two copies of a few tiles at full size: they differ in trees and houses only.
    let mut copies = sheet("copies", &[], 4, Detail::Full, Surroundings::Light, true);
    for id in ["base.D", "base.N", "base.A", "am.A2", "tb.HC", "riverv3.A"] {
        let kind = catalogue.kind(catalogue.kind_id(id).ok_or("no such kind")?);
        copies.entries.extend((1..3).map(|variant| entry(kind, 1, variant)));
    }
    save("copies", &sheet_svg(&copies), 1440)?;
    save("figures", &figure_sheet(), 1100)?;
    for (name, surroundings) in
        [("board-light", Surroundings::Light), ("board-dark", Surroundings::Dark)]
    {
        let board = sample_board(catalogue, surroundings);
        save(name, &board_svg(&board), 1440)?;
    }
    report(catalogue);
    Ok(())
}

fn entry(kind: &TileKind, count: u8, variant: u64) -> SheetEntry<'_> {
    SheetEntry { kind, label: kind.id.clone(), count, variant }
}

fn sheet<'a>(
    title: &str,
    kinds: &[&'a TileKind],
    columns: u16,
    detail: Detail,
    surroundings: Surroundings,
    labels: bool,
) -> Sheet<'a> {
    let entries = kinds.iter().map(|kind| entry(kind, 1, 1)).collect();
    Sheet { title: title.to_owned(), entries, columns, detail, surroundings, labels }
}

fn figure_sheet() -> String {
    let grounds = ["#b5c46b", "#c39a66", "#f6ebcd", "#4b93c0"];
    let mut out = String::new();
    let mut put = |piece: FigureDrawing, column: usize, row: usize| {
        let (x, y) = (column * 84, row * 84);
        let ground = grounds[(column + row * 3) % 4];
        out.push_str(&format!(
            r#"<path d="M{x} {y}h84v84h-84z" fill="{ground}"/><g transform="translate({} {})">{}</g>"#,
            x + 42,
            y + 44,
            piece_group(piece)
        ));
    };
    for (row, colour) in PlayerColour::ALL.into_iter().enumerate() {
        for (column, shape) in FigureShape::ALL.into_iter().enumerate() {
            put(FigureDrawing::Player(shape, colour), column, row);
        }
    }
    for (index, piece) in NeutralPiece::ALL.into_iter().enumerate() {
        put(FigureDrawing::Neutral(piece), index % 13, 8 + index / 13);
    }
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1092 840">{out}</svg>"#)
}

/// A board on which every side fits its neighbour, laid square by square.
fn sample_board(catalogue: &Catalogue, surroundings: Surroundings) -> BoardPicture<'_> {
    let mut board = BoardPicture::new(catalogue);
    board.surroundings = surroundings;
    board.coordinates = true;
    let mut seed: u64 = 12;
    let mut next = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) % below as u64) as usize
    };
    let outer =
        |terrain: &Terrain| !matches!(terrain, Terrain::Inner | Terrain::Wild | Terrain::River);
    let pool: Vec<KindId> = (0..catalogue.kinds().len() as u16)
        .map(KindId)
        .filter(|kind| catalogue.kind(*kind).terrain.iter().all(outer))
        .collect();
    for (x, y) in there_and_back(8, 5) {
        for _ in 0..400 {
            let (kind, turn) = (pool[next(pool.len())], next(4) as u8);
            let tile = PlacedTile {
                kind,
                x,
                y,
                rotation: Rotation::from_quarters(turn),
                variant: next(999) as u64,
            };
            if fits(&board, &tile) {
                board.tiles.push(tile);
                break;
            }
        }
    }
    for tile in board.tiles.clone() {
        let kind = catalogue.kind(tile.kind);
        let (id, segment) = match kind.segment_ids().nth(next(kind.segments.len())) {
            Some(found) if next(3) > 0 => found,
            _ => continue,
        };
        let colour = PlayerColour::ALL[next(5)];
        let shape = match segment.kind {
            SegmentKind::Field => FigureShape::Farmer,
            SegmentKind::City => {
                [FigureShape::Meeple, FigureShape::LargeMeeple, FigureShape::Mayor][next(3)]
            }
            SegmentKind::Road => {
                [FigureShape::Meeple, FigureShape::Wagon, FigureShape::Builder][next(3)]
            }
            SegmentKind::Garden => FigureShape::Abbot,
            _ => FigureShape::Meeple,
        };
        let place = Standing::Segment(id);
        let piece = FigureDrawing::Player(shape, colour);
        board.figures.push(PlacedFigure { piece, x: tile.x, y: tile.y, place });
        if kind.symbols.ferry {
            let mut sides = Side::ALL
                .into_iter()
                .filter(|side| shown(catalogue, &tile, *side) == Terrain::Road);
            if let (Some(a), Some(b)) = (sides.next(), sides.next()) {
                board.ferries.push(PlacedFerry { x: tile.x, y: tile.y, sides: [a, b] });
            }
        }
    }
    board
}

/// What a turned tile shows at a side.
fn shown(catalogue: &Catalogue, tile: &PlacedTile, side: Side) -> Terrain {
    catalogue.kind(tile.kind).terrain_at(side.rotated(tile.rotation.inverse()))
}

fn fits(board: &BoardPicture, tile: &PlacedTile) -> bool {
    Side::ALL.into_iter().all(|side| {
        let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side as usize];
        let beside =
            board.tiles.iter().find(|other| (other.x, other.y) == (tile.x + dx, tile.y + dy));
        beside.is_none_or(|other| {
            shown(board.catalogue, tile, side) == shown(board.catalogue, other, side.opposite())
        })
    })
}

/// Rows there and back, so that every square has a neighbour.
fn there_and_back(columns: i32, rows: i32) -> impl Iterator<Item = (i32, i32)> {
    (0..rows).flat_map(move |y| {
        (0..columns).map(move |x| (if y % 2 == 0 { x } else { columns - 1 - x }, y))
    })
}

/// Sizes, and whether the drawings tell the truth.
fn report(catalogue: &Catalogue) {
    let mut sizes: Vec<(usize, &str)> = Vec::new();
    for kind in catalogue.kinds() {
        let art = TileArt::new(kind);
        sizes.extend((0..4).map(|variant| (art.svg(variant).len(), kind.id.as_str())));
        for problem in art.contradictions() {
            println!("{}: {problem}", kind.id);
        }
    }
    sizes.sort();
    let median = sizes[sizes.len() / 2].0;
    println!(
        "{} drawings, median {median} bytes, largest {:?}",
        sizes.len(),
        &sizes[sizes.len() - 6..]
    );
}
