//! Which symbols never share a tile, so that no ruling says which of them comes first.

use bastide_engine::Catalogue;

/// CRC+PD, GLD+MGW, GLD+ROB, MGW+PD: gold, magic and bags never share a tile, nor do they and crop
/// circles share one with a volcano or a dragon.
#[test]
fn no_tile_has_two_symbols_of_these() {
    let catalogue = Catalogue::standard();
    let kinds = catalogue.sets().iter().flat_map(|set| &set.tiles);
    for (kind, _) in kinds {
        let tile = catalogue.kind(*kind);
        let symbols = &tile.symbols;
        let shown = [
            symbols.goldmine,
            symbols.magic,
            symbols.robber,
            symbols.crop_circle.is_some(),
            symbols.volcano || symbols.dragon,
        ];
        let shown = shown.into_iter().filter(|shown| *shown).count();
        assert!(shown <= 1, "{}", tile.id);
    }
}
