//! The board as text: each tile a block of seven by three characters, with coordinates around.
//!
//! A block is drawn in layers: land by the half-sides of the tile, then rivers and roads from the
//! sides to the middle, then what stands there, and figures last. Every character remembers the
//! segment that it belongs to, so that a figure stands where its segment is drawn.

use std::collections::BTreeMap;

use bastide_catalogue::TileKind;
use bastide_engine::{
    FigureKind, Game, Goods, Ground, HalfSide, Piece, Pos, Rotation, SegmentId, SegmentKind, Side,
    Sides, Spot, Tile, TileId,
};

const WIDTH: usize = 7;
const HEIGHT: usize = 3;

/// A character of a block: row and column.
type Cell = (usize, usize);

const CENTRE: Cell = (1, 3);

/// The characters between a side and the middle, the outermost first.
const PATHS: [&[Cell]; 4] =
    [&[(0, 3)], &[(1, 6), (1, 5), (1, 4)], &[(2, 3)], &[(1, 0), (1, 1), (1, 2)]];

/// The half-sides that a character lies at, the nearest first.
const NEAR: [[&[u8]; WIDTH]; HEIGHT] = [
    [&[0, 7], &[0], &[0], &[0, 1], &[1], &[1], &[1, 2]],
    [&[7, 6], &[7, 6], &[7, 6, 0, 5], &[0, 1, 5, 4, 7, 2], &[2, 3, 1, 4], &[2, 3], &[2, 3]],
    [&[5, 6], &[5], &[5], &[5, 4], &[4], &[4], &[4, 3]],
];

/// Lines by the sides that they join: bits 1 north, 2 east, 4 south, 8 west.
const ROADS: [char; 16] =
    ['·', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
const FERRIES: [char; 16] =
    ['≈', '≈', '≈', '╚', '≈', '║', '╔', '≈', '≈', '╝', '═', '≈', '╗', '≈', '≈', '≈'];

const LEGEND: &str = "\
·  field   #  city   ─│  road   ≈  water   •  crossing   ═║  ferry   ⌂  monastery   *  garden
◆  pennant   ‡  cathedral   o  inn   w g c  wine, grain, cloth   ░  inside a start board
figures: the letter of the player; + large meeple, a abbot, b builder, p pig, m mayor, w wagon,
h barn, s shepherd   ♦  dragon   ☼  fairy";

/// The board with its coordinates, and what stands on a start board, a line each.
pub fn draw(game: &Game) -> Vec<String> {
    let tiles = game.board().tiles();
    let xs = || tiles.iter().map(|tile| tile.at.x);
    let ys = || tiles.iter().map(|tile| tile.at.y);
    let (Some(west), Some(east)) = (xs().min(), xs().max()) else { return Vec::new() };
    let (Some(north), Some(south)) = (ys().min(), ys().max()) else { return Vec::new() };
    let columns = (west..=east).fold(" ".repeat(5), |line, x| format!("{line}{x:^7}"));
    let mut lines = vec![columns.trim_end().to_string()];
    for y in north..=south {
        for row in 0..HEIGHT {
            let margin = if row == CENTRE.0 { format!("{y:>4} ") } else { " ".repeat(5) };
            let line = (west..=east).fold(margin, |line, x| {
                let tile = game.board().tile_at(Pos::new(x, y));
                let text = tile.map(|tile| Block::new(game, tile).row(row));
                line + &text.unwrap_or_else(|| " ".repeat(WIDTH))
            });
            lines.push(line.trim_end().to_string());
        }
    }
    lines.extend(on_start_board(game));
    lines
}

/// `start board: count on castle; market: Bob large-meeple`: the pieces and figures that stand on it.
fn on_start_board(game: &Game) -> Option<String> {
    let name = |spot: Spot| spot.board_words().map_or("", |words| words.name);
    let pieces = Piece::ALL.into_iter().filter(|piece| piece.ground() == Ground::Board);
    let pieces = pieces.filter_map(|piece| {
        let on = name(game.piece_spot(piece)?);
        Some(format!("{} on {on}", piece.name().replace('-', " ")))
    });
    let players = &game.rules().setup().players;
    let figures = game.figures_beside_map().map(|(spot, figure)| {
        let (owner, kind) = (&players[figure.owner().index()], figure.kind().name());
        format!("{}: {owner} {kind}", name(spot))
    });
    let standing: Vec<String> = pieces.chain(figures).collect();
    (!standing.is_empty()).then(|| format!("start board: {}", standing.join("; ")))
}

/// What the characters mean.
pub fn legend(game: &Game) -> String {
    let players = game.rules().setup().players.iter().zip(letters(game));
    let players: Vec<String> = players.map(|(name, letter)| format!("{letter} {name}")).collect();
    format!("{LEGEND}\n{}", players.join("   "))
}

/// A letter for each player: initials, or the numbers of the seats where initials are shared.
pub fn letters(game: &Game) -> Vec<char> {
    let names = &game.rules().setup().players;
    let initials: Vec<char> =
        names.iter().filter_map(|name| name.chars().next()?.to_uppercase().next()).collect();
    let unique = initials.iter().collect::<std::collections::BTreeSet<_>>().len() == names.len();
    if unique && initials.iter().all(|initial| initial.is_alphabetic()) {
        return initials;
    }
    ('1'..='9').take(names.len()).collect()
}

/// The picture of one tile.
struct Block {
    glyphs: [[char; WIDTH]; HEIGHT],
    owners: [[Option<SegmentId>; WIDTH]; HEIGHT],
}

/// A tile kind as it lies.
struct Lying<'a> {
    kind: &'a TileKind,
    rotation: Rotation,
}

impl Lying<'_> {
    fn half_owner(&self, half: u8) -> Option<SegmentId> {
        self.kind.half_owner(HalfSide::new(half).rotated(self.rotation.inverse()))
    }

    fn sides(&self, segment: SegmentId) -> Sides {
        self.kind.segment(segment).sides.rotated(self.rotation)
    }

    fn is(&self, segment: SegmentId, kind: SegmentKind) -> bool {
        self.kind.segment(segment).kind == kind
    }

    fn all(&self, kind: SegmentKind) -> impl Iterator<Item = SegmentId> {
        let segments = self.kind.segment_ids();
        segments.filter(move |(_, segment)| segment.kind == kind).map(|(id, _)| id)
    }

    /// The city or field that a character shows, or the inside of a start board.
    fn land(&self, (row, column): Cell) -> Option<SegmentId> {
        let near = NEAR[row][column].iter().map(|half| self.half_owner(*half));
        let near: Vec<SegmentId> = near.flatten().collect();
        let field = near.iter().find(|id| self.is(**id, SegmentKind::Field)).copied();
        let inner = row == CENTRE.0 && (2..=4).contains(&column);
        let corner = row != CENTRE.0 && (column == 0 || column == WIDTH - 1);
        if inner {
            let mut cities = self.all(SegmentKind::City);
            let city = cities.find(|city| reaches_inside(self.sides(*city), column));
            city.or(field).or(near.first().copied())
        } else if corner && near.iter().any(|id| *id != near[0]) {
            field
        } else {
            near.first().copied()
        }
    }
}

/// Whether a city at these sides covers a character in the middle of the tile.
fn reaches_inside(city: Sides, column: usize) -> bool {
    let joined = city.len() > 2
        || Side::ALL.iter().any(|side| city.contains(*side) && city.contains(side.opposite()));
    let bends = city.len() == 2;
    joined
        || bends && city.contains(Side::West) && column == 2
        || bends && city.contains(Side::East) && column == 4
}

impl Block {
    fn new(game: &Game, id: TileId) -> Block {
        let tile = game.board().tile(id);
        let kind = game.rules().printed(tile.kind);
        let lying = Lying { kind, rotation: tile.rotation };
        let mut block = Block { glyphs: [[' '; WIDTH]; HEIGHT], owners: [[None; WIDTH]; HEIGHT] };
        block.draw_land(&lying);
        block.draw_lines(&lying, SegmentKind::River);
        block.draw_lines(&lying, SegmentKind::Road);
        block.draw_centre(&lying, tile);
        block.draw_symbols(&lying);
        block.draw_figures(game, id);
        block.draw_creatures(game, id);
        block
    }

    fn row(&self, row: usize) -> String {
        self.glyphs[row].iter().collect()
    }

    fn set(&mut self, cell: Cell, glyph: char, owner: Option<SegmentId>) {
        self.glyphs[cell.0][cell.1] = glyph;
        self.owners[cell.0][cell.1] = owner;
    }

    fn cells(&self, segment: SegmentId) -> Vec<Cell> {
        let all = (0..HEIGHT).flat_map(|row| (0..WIDTH).map(move |column| (row, column)));
        all.filter(|(row, column)| self.owners[*row][*column] == Some(segment)).collect()
    }

    fn draw_land(&mut self, lying: &Lying) {
        for row in 0..HEIGHT {
            for column in 0..WIDTH {
                let owner = lying.land((row, column));
                let glyph = match owner.map(|id| lying.kind.segment(id).kind) {
                    Some(SegmentKind::City) => '#',
                    Some(kind) if kind.is_inner() => '░',
                    _ => '·',
                };
                self.set((row, column), glyph, owner);
            }
        }
    }

    /// Roads or rivers. What ends on this tile stops at a city wall; what goes on passes it.
    fn draw_lines(&mut self, lying: &Lying, kind: SegmentKind) {
        let lines: Vec<SegmentId> = lying.all(kind).collect();
        for id in &lines {
            let sides = lying.sides(*id);
            for side in sides.iter() {
                let glyph = match (kind, side) {
                    (SegmentKind::River, _) => '≈',
                    (_, Side::North | Side::South) => '│',
                    _ => '─',
                };
                for cell in PATHS[side as usize] {
                    let wall = self.glyphs[cell.0][cell.1] == '#';
                    if sides.len() > 1 || !wall {
                        self.set(*cell, glyph, Some(*id));
                    }
                }
            }
            let wall = self.glyphs[CENTRE.0][CENTRE.1] == '#';
            if sides.len() > 1 || (lines.len() == 1 && !wall) {
                let glyph = match kind {
                    SegmentKind::River => '≈',
                    _ => ROADS[sides.bits() as usize],
                };
                self.set(CENTRE, glyph, Some(*id));
            }
        }
        let wall = self.glyphs[CENTRE.0][CENTRE.1] == '#';
        if kind == SegmentKind::Road && lines.len() > 1 && !wall {
            self.set(CENTRE, '•', None);
        }
    }

    /// Monasteries, gardens and ferries.
    fn draw_centre(&mut self, lying: &Lying, tile: &Tile) {
        for (kind, glyph) in [(SegmentKind::Monastery, '⌂'), (SegmentKind::Shrine, '⌂')] {
            for id in lying.all(kind) {
                // Its right neighbour is kept for a figure, so that both can be seen.
                self.set((1, 4), self.glyphs[1][4], Some(id));
                self.set(CENTRE, glyph, None);
            }
        }
        for id in lying.all(SegmentKind::Garden) {
            let free = [(1, 2), (2, 2), (0, 2), (2, 4), (0, 4), (1, 4)];
            let free = free.into_iter().find(|cell| self.glyphs[cell.0][cell.1] == '·');
            let at = free.unwrap_or(CENTRE);
            self.set(at, '*', Some(id));
        }
        if lying.kind.symbols.ferry {
            let link: Sides = tile.ferry.sides().collect();
            self.set(CENTRE, FERRIES[link.bits() as usize], None);
        }
    }

    /// What is printed on a segment stands at its end, where figures stand last.
    fn draw_symbols(&mut self, lying: &Lying) {
        for (id, segment) in lying.kind.segment_ids() {
            let goods = segment.goods.map(|goods| match goods {
                Goods::Wine => 'w',
                Goods::Grain => 'g',
                Goods::Cloth => 'c',
            });
            let printed = [
                (segment.pennants > 0).then_some('◆'),
                segment.cathedral.then_some('‡'),
                segment.inn.then_some('o'),
                goods,
            ];
            for (cell, glyph) in self.cells(id).into_iter().rev().zip(printed.into_iter().flatten())
            {
                self.glyphs[cell.0][cell.1] = glyph;
            }
        }
    }

    fn draw_figures(&mut self, game: &Game, tile: TileId) {
        let letters = letters(game);
        let mut standing: BTreeMap<SegmentId, String> = BTreeMap::new();
        let board = game.board();
        for figure in game.figures().iter().filter(|figure| board.tile_of(figure.on) == tile) {
            let text = standing.entry(board.local(figure.on)).or_default();
            text.push(letters[figure.owner.index()]);
            text.extend(mark(figure.kind));
        }
        for (segment, text) in standing {
            let (row, column) = self.middle(segment);
            let length = text.chars().count();
            let first = column.min(WIDTH.saturating_sub(length));
            for (glyph, place) in text.chars().zip(&mut self.glyphs[row][first..]) {
                *place = glyph;
            }
        }
    }

    /// Dragon and fairy stand on a tile as a whole, in corners of it.
    fn draw_creatures(&mut self, game: &Game, tile: TileId) {
        let corners = [(Piece::Dragon, '♦', (0, 0)), (Piece::Fairy, '☼', (2, WIDTH - 1))];
        for (piece, glyph, (row, column)) in corners {
            if game.piece_tile(piece) == Some(tile) {
                self.glyphs[row][column] = glyph;
            }
        }
    }

    /// The character of a segment that is nearest to the middle of it.
    fn middle(&self, segment: SegmentId) -> Cell {
        let cells = self.cells(segment);
        let count = cells.len().max(1);
        let rows = cells.iter().map(|cell| cell.0).sum::<usize>();
        let columns = cells.iter().map(|cell| cell.1).sum::<usize>();
        // A row is as high as two characters are wide; everything is scaled by the count.
        let distance = |(row, column): &Cell| {
            2 * (row * count).abs_diff(rows) + (column * count).abs_diff(columns)
        };
        cells.into_iter().min_by_key(distance).unwrap_or(CENTRE)
    }
}

/// The mark after a player's letter; a meeple needs none.
const fn mark(figure: FigureKind) -> Option<char> {
    match figure {
        FigureKind::Meeple => None,
        FigureKind::LargeMeeple => Some('+'),
        FigureKind::Abbot => Some('a'),
        FigureKind::Builder => Some('b'),
        FigureKind::Pig => Some('p'),
        FigureKind::Mayor => Some('m'),
        FigureKind::Wagon => Some('w'),
        FigureKind::Barn => Some('h'),
        FigureKind::Shepherd => Some('s'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_notation::parse_game;

    fn check(text: &str, expected: &[&str]) {
        let played = parse_game(text).unwrap();
        let drawn = draw(played.game());
        assert_eq!(drawn, expected, "\n{}", drawn.join("\n"));
    }

    #[test]
    fn the_wheel_is_no_meadow() {
        let played = parse_game(
            "bastide 1\nplayers: Ann, Bob\nsystems: base, wheel-of-fortune\ndraw: base.B base.U-w1 base.B\n
             1. Ann base.B -1,1:0 meeple>storm 2. Bob base.U-w1 2,-1:90 meeple>taxes",
        );
        let drawn = draw(played.unwrap().game());
        assert_eq!(
            drawn.last().unwrap(),
            "start board: wheel pig on taxes; storm: Ann meeple; taxes: Bob meeple"
        );
        let row_of_the_hub = drawn.iter().find(|line| line.starts_with("   2 ")).unwrap();
        assert!(row_of_the_hub.contains(&"░".repeat(14)), "{row_of_the_hub}");
    }

    #[test]
    fn carcassonne_has_its_guests_below() {
        let text = "bastide 1\nplayers: Ann\nsystems: base, count\ndraw: base.B\n";
        let drawn = draw(parse_game(text).unwrap().game());
        assert_eq!(drawn.last().unwrap(), "start board: count on castle");
    }

    #[test]
    fn the_start_tile_shows_city_and_road() {
        check("players: Ann", &["        0", "     ·#####·", "   0 ───────", "     ·······"]);
    }

    #[test]
    fn figures_stand_on_their_segments() {
        check(
            "players: Ann, Bob\n\
             systems: base, farmers, inns-and-cathedrals\n\
             sets: base-v3, inns-v3\n\n\
             1. Ann base.U 1,0:0 meeple>road.EW\n\
             2. Bob base.B 0,1:0 large-meeple>monastery\n\
             3. Ann base.R 0,-1:180 meeple>city.ESW\n\
             4. Bob base.X -1,0:0 meeple>road.N",
            &[
                "       -1      0      1",
                "            ·······",
                "  -1        ###A###",
                "            #######",
                "     ···B····#####········",
                "   0 ───•─────────────A───",
                "     ···│·················",
                "            ·······",
                "   1        ···⌂B+·",
                "            ·······",
            ],
        );
    }

    #[test]
    fn players_with_the_same_initial_get_numbers() {
        let letters =
            |players: &str| letters(parse_game(&format!("players: {players}")).unwrap().game());
        assert_eq!(letters("Ann, Bob"), ['A', 'B']);
        assert_eq!(letters("Ann, Alf, Eve"), ['1', '2', '3']);
    }
}
