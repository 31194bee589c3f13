//! Where tiles may go, by the letter of the rules and without any table of the engine.

use bastide_catalogue::TileKind;
use bastide_engine::{
    Action, Decision, Game, Pending, Pos, Rotation, SegmentKind, Side, System, Tile,
};

/// Whether the listed placements of a tile without river are those of BG-12, BG-13, CU-11 and CU-12:
/// every cell beside a tile, every rotation, side by side with what is printed.
pub fn placements_are_right(game: &Game) -> bool {
    let Pending::Decide(_, Decision::PlaceTile(kind)) = game.pending() else { return true };
    let (rules, board) = (game.rules(), game.board());
    let tile = rules.printed(kind);
    if tile.has_river() {
        return true;
    }
    let shown = |at: Pos, side: Side| {
        let other = board.tile(board.tile_at(at)?);
        let printed = rules.printed(other.kind);
        Some(printed.terrain_at(side.rotated(other.rotation.inverse())))
    };
    let mut expected = Vec::new();
    for at in board.tiles().iter().flat_map(|tile| Side::ALL.map(|side| tile.at.beside(side))) {
        if board.tile_at(at).is_some() {
            continue;
        }
        let around = Side::ALL.map(|side| (side, shown(at.beside(side), side.opposite())));
        for rotation in Rotation::ALL {
            let matches = around.iter().all(|(side, far)| {
                let near = tile.terrain_at(side.rotated(rotation.inverse()));
                far.is_none_or(|far| far == near)
            });
            if matches && keeps_distance(game, tile, at) {
                expected.push(Action::place(at, rotation));
            }
        }
    }
    let mut listed = game.legal_actions();
    listed.sort();
    expected.sort();
    expected.dedup();
    listed == expected
}

/// Whether a tile with a monastery or shrine keeps its distance from the others (CU-11, CU-12).
fn keeps_distance(game: &Game, tile: &TileKind, at: Pos) -> bool {
    if !game.rules().systems.has(System::Cult) {
        return true;
    }
    let shows = |tile: &TileKind, kind| tile.segments.iter().any(|segment| segment.kind == kind);
    let printed = |tile: &Tile| game.rules().printed(tile.kind);
    let around = |at: Pos, kind| {
        let near = move |tile: &&Tile| {
            let (x, y) = (tile.at.x.abs_diff(at.x), tile.at.y.abs_diff(at.y));
            x.max(y) == 1
        };
        let tiles = game.board().tiles().iter().filter(near);
        tiles.filter(move |tile| shows(printed(tile), kind)).map(|tile| tile.at).collect::<Vec<_>>()
    };
    let options = game.rules().setup().options.iter().rev();
    let strict = { options }.find(|(name, _)| name == "cu.strict_adjacency");
    let strict = strict.is_none_or(|(_, value)| value == "true");
    let kinds = [SegmentKind::Shrine, SegmentKind::Monastery];
    [(kinds[0], kinds[1]), (kinds[1], kinds[0])].into_iter().all(|(own, rival)| {
        if !shows(tile, own) {
            return true;
        }
        let rivals = around(at, rival);
        let crowded = rivals.len() > 1;
        let crowds = strict && rivals.iter().any(|at| !around(*at, own).is_empty());
        !crowded && !crowds
    })
}
