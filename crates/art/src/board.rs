//! A board as one picture: tiles, ferries, figures.

use std::collections::HashMap;

use bastide_catalogue::{
    Catalogue, Corner, KindId, QuarterName, Rotation, SegmentId, Side, Terrain, TileKind,
};

use crate::carcassonne::quarter_place;
use crate::figures::{FigureDrawing, NeutralPiece, piece_group};
use crate::marks::{self, LitSegment, NumberMark};
use crate::path::{factor, short};
use crate::vector::{CENTRE, P, SIZE, inward, p};
use crate::wheel::Stand;
use crate::{Detail, TileArt, lettering};

/// What lies round the tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Surroundings {
    /// A light table.
    #[default]
    Light,
    /// A dark table.
    Dark,
    /// Nothing: the page shows through.
    Transparent,
}

impl Surroundings {
    pub(crate) fn ground(self) -> Option<&'static str> {
        match self {
            Surroundings::Light => Some("#efe7d6"),
            Surroundings::Dark => Some("#1f2126"),
            Surroundings::Transparent => None,
        }
    }

    pub(crate) fn ink(self) -> &'static str {
        match self {
            Surroundings::Dark => "#b9b4a6",
            _ => "#6b5a45",
        }
    }
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedTile {
    /// What it is.
    pub kind: KindId,
    /// Its column.
    pub x: i32,
    /// Its row; rows count downwards.
    pub y: i32,
    /// How it is turned.
    pub rotation: Rotation,
    /// Which trees and houses it shows.
    pub variant: u64,
}

/// Where on its tile a figure stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// On a segment.
    Segment(SegmentId),
    /// In the middle, as the dragon stands.
    Middle,
    /// On a corner, as a barn stands; the corner as it lies on the board.
    Corner(Corner),
    /// In a quarter of Carcassonne, of whose block the tile is the first square.
    Quarter(QuarterName),
    /// On the wheel of fortune, of whose block the tile is the first square.
    Wheel(Stand),
}

impl Standing {
    /// How large figures are here, and how far those that share the place stand apart: a quarter
    /// has to hold many, and must still be recognised.
    fn crowd(self) -> (f64, f64) {
        match self {
            Standing::Quarter(_) => (0.75, 32.0),
            _ => (1.0, 40.0),
        }
    }
}

/// A figure on the board. Several at one place stand beside each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedFigure {
    /// What stands there.
    pub piece: FigureDrawing,
    /// The column of its tile.
    pub x: i32,
    /// The row of its tile.
    pub y: i32,
    /// Where on that tile.
    pub place: Standing,
}

/// A ferry that joins two sides of its lake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedFerry {
    /// The column of its tile.
    pub x: i32,
    /// The row of its tile.
    pub y: i32,
    /// The sides as they lie on the board.
    pub sides: [Side; 2],
}

/// Everything that a picture of a board shows.
#[derive(Clone, Debug)]
pub struct BoardPicture<'a> {
    /// What the kinds of the tiles refer to.
    pub catalogue: &'a Catalogue,
    /// The tiles.
    pub tiles: Vec<PlacedTile>,
    /// The figures.
    pub figures: Vec<PlacedFigure>,
    /// The ferries.
    pub ferries: Vec<PlacedFerry>,
    /// What lies round the tiles.
    pub surroundings: Surroundings,
    /// Free space round the tiles, in parts of a tile.
    pub margin: f64,
    /// Whether columns and rows are numbered along the rim.
    pub coordinates: bool,
    /// How much the tiles show.
    pub detail: Detail,
    /// The first and last column and row to show, or all: left, top, right, bottom.
    pub crop: Option<[i32; 4]>,
    /// Segments that are lit.
    pub lit: Vec<LitSegment>,
    /// Numbers that a text refers to.
    pub marks: Vec<NumberMark>,
}

impl<'a> BoardPicture<'a> {
    /// An empty board.
    pub fn new(catalogue: &'a Catalogue) -> BoardPicture<'a> {
        BoardPicture {
            catalogue,
            tiles: Vec::new(),
            figures: Vec::new(),
            ferries: Vec::new(),
            surroundings: Surroundings::Light,
            margin: 0.2,
            coordinates: false,
            detail: Detail::Full,
            crop: None,
            lit: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// The first and last column and row, or none for an empty board.
    fn range(&self) -> Option<[i32; 4]> {
        let first = self.tiles.first()?;
        Some(self.tiles.iter().fold([first.x, first.x, first.y, first.y], |r, tile| {
            [r[0].min(tile.x), r[1].max(tile.x), r[2].min(tile.y), r[3].max(tile.y)]
        }))
    }
}

/// A board as a complete document. Tiles that hide behind figures are not worked out twice.
pub fn board_svg(board: &BoardPicture) -> String {
    let whole = board.range().unwrap_or([0, 0, 0, 0]);
    let shown = board.crop.map(|[left, top, right, bottom]| [left, right, top, bottom]);
    let [left, right, top, bottom] = shown.unwrap_or(whole);
    let margin = board.margin.max(if board.coordinates { 0.3 } else { 0.0 }) * SIZE;
    let origin = p(f64::from(left) * SIZE - margin, f64::from(top) * SIZE - margin);
    let width = f64::from(right - left + 1) * SIZE + 2.0 * margin;
    let height = f64::from(bottom - top + 1) * SIZE + 2.0 * margin;
    let (x, y, w, h) = (short(origin.x), short(origin.y), short(width), short(height));
    let mut out = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}">"#);
    if let Some(ground) = board.surroundings.ground() {
        out.push_str(&format!(r#"<path d="M{x} {y}h{w}v{h}h-{w}z" fill="{ground}"/>"#));
    }
    let mut arts: HashMap<KindId, TileArt> = HashMap::new();
    for tile in &board.tiles {
        let art =
            arts.entry(tile.kind).or_insert_with(|| TileArt::new(board.catalogue.kind(tile.kind)));
        let group = art.group(tile.variant, tile.rotation, board.detail);
        out.push_str(&tile_box(tile, art.kind(), &group));
    }
    if board.coordinates {
        coordinates(board, [left, right, top, bottom], &mut out);
    }
    for ferry in &board.ferries {
        let tile = board.tiles.iter().find(|tile| (tile.x, tile.y) == (ferry.x, ferry.y));
        let hub = tile.and_then(|tile| {
            let hub = arts.get(&tile.kind)?.layout.land.hub?;
            Some((hub.at.about_centre(tile.rotation.quarters()), hub.radius))
        });
        let (hub, radius) = hub.unwrap_or((CENTRE, 36.0));
        out.push_str(&ferry_group(ferry, hub, radius));
    }
    marks::light(board, &arts, &mut out);
    figures(board, &arts, &mut out);
    marks::numbers(board, &arts, &mut out);
    out.push_str("</svg>");
    out
}

/// A tile in its square. The inner picture cuts off what reaches beyond it. The squares of a start
/// block overlap by a hair, or the table would shine through between them.
fn tile_box(tile: &PlacedTile, kind: &TileKind, group: &str) -> String {
    let (x, y) = (f64::from(tile.x) * SIZE, f64::from(tile.y) * SIZE);
    let side = if kind.terrain.contains(&Terrain::Inner) { SIZE + 1.6 } else { SIZE };
    format!(
        r#"<svg x="{x}" y="{y}" width="{side}" height="{side}" viewBox="0 0 256 256">{group}</svg>"#
    )
}

/// A landing stage from shore to shore and the boat.
fn ferry_group(ferry: &PlacedFerry, hub: P, radius: f64) -> String {
    let corner = p(f64::from(ferry.x) * SIZE, f64::from(ferry.y) * SIZE);
    let [a, b] = ferry.sides.map(|side| corner + hub - inward(side) * (radius + 4.0));
    let hub = corner + hub;
    let course = format!(
        "M{} {}Q{} {} {} {}",
        short(a.x),
        short(a.y),
        short(hub.x),
        short(hub.y),
        short(b.x),
        short(b.y)
    );
    let middle = a * 0.25 + hub * 0.5 + b * 0.25;
    let (x, y) = (short(middle.x), short(middle.y));
    let boat = piece_group(FigureDrawing::Neutral(NeutralPiece::Ferry));
    let parts = [
        format!(r##"<path d="{course}" fill="none" stroke="#63401f" stroke-width="17"/>"##),
        format!(
            r##"<path d="{course}" fill="none" stroke="#f6ebcd" stroke-width="12" stroke-dasharray="7 2"/>"##
        ),
        format!(r#"<g transform="translate({x} {y})scale(.8)">{boat}</g>"#),
    ];
    parts.concat()
}

fn figures(board: &BoardPicture, arts: &HashMap<KindId, TileArt>, out: &mut String) {
    let mut standing: Vec<(P, f64, FigureDrawing)> = Vec::new();
    for (index, figure) in board.figures.iter().enumerate() {
        let corner = p(f64::from(figure.x) * SIZE, f64::from(figure.y) * SIZE);
        let tile = board.tiles.iter().find(|tile| (tile.x, tile.y) == (figure.x, figure.y));
        let at = stand(figure.place, tile, arts);
        let same = |other: &&PlacedFigure| {
            (other.x, other.y, other.place) == (figure.x, figure.y, figure.place)
        };
        let before = board.figures[..index].iter().filter(same).count();
        let all = board.figures.iter().filter(same).count();
        let (scale, apart) = figure.place.crowd();
        let aside = (before as f64 - (all - 1) as f64 / 2.0) * apart;
        standing.push((corner + at + p(aside, 0.0), scale, figure.piece));
    }
    standing.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (at, scale, piece) in standing {
        let mut place = format!("translate({} {})", short(at.x), short(at.y));
        if scale < 1.0 {
            place.push_str(&format!("scale({})", factor(scale)));
        }
        out.push_str(&format!(r#"<g transform="{place}">{}</g>"#, piece_group(piece)));
    }
}

/// Where on its tile something stands.
pub(crate) fn stand(
    place: Standing,
    tile: Option<&PlacedTile>,
    arts: &HashMap<KindId, TileArt>,
) -> P {
    match place {
        Standing::Middle => CENTRE,
        Standing::Corner(corner) => p(0.0, 0.0).about_centre(corner as u8),
        Standing::Segment(segment) => tile
            .and_then(|tile| Some(arts.get(&tile.kind)?.anchor_turned(segment, tile.rotation)))
            .map_or(CENTRE, point),
        Standing::Quarter(quarter) => point(quarter_place(quarter)),
        Standing::Wheel(stand) => stand.place().map_or(CENTRE, point),
    }
}

fn point((x, y): (f64, f64)) -> P {
    p(x, y)
}

fn coordinates(board: &BoardPicture, [left, right, top, bottom]: [i32; 4], out: &mut String) {
    let ink = board.surroundings.ink();
    let mut write = |text: String, x: f64, y: f64| {
        let wide = lettering::width(&text, 30.0);
        out.push_str(&lettering::write(&text, p(x - wide / 2.0, y), 30.0, ink));
    };
    for column in left..=right {
        let x = (f64::from(column) + 0.5) * SIZE;
        write(column.to_string(), x, f64::from(top) * SIZE - 22.0);
    }
    for row in top..=bottom {
        let y = (f64::from(row) + 0.5) * SIZE + 15.0;
        write(row.to_string(), f64::from(left) * SIZE - 38.0, y);
    }
}
