//! Sheep and vineyards on the river (R5-3, R5-16).

use bastide_engine::Catalogue;
use bastide_scenario::check;

/// R5-3: one sheep on each of two tiles, and two vineyards.
#[test]
fn r5_3_two_sheep_and_two_vineyards() {
    let catalogue = Catalogue::standard();
    let tiles = &catalogue.set("river-bb5").unwrap().tiles;
    let tiles = || tiles.iter().map(|(kind, _)| catalogue.kind(*kind));
    let sheep = |tile: &bastide_catalogue::TileKind| -> u8 {
        tile.segments.iter().map(|segment| segment.sheep).sum()
    };
    let with_sheep: Vec<u8> = tiles().map(sheep).filter(|sheep| *sheep > 0).collect();
    assert_eq!(with_sheep, [1, 1]);
    assert_eq!(tiles().filter(|tile| tile.symbols.vineyard).count(), 2);
}

/// HS+R5, R5-ex1, R5-16: the pictured sheep counts, and again for a later flock.
#[test]
fn r5_ex1_pictured_sheep() {
    check(
        "
        systems: base, farmers, river-bb5, hills-and-sheep
        start: riverbb5.F1 0,0:0; riverbb5.F11 1,0:0; riverbb5.F2 2,0:0
        bag: base.B

        Red  base.B 1,1:0 shepherd>field.01234567 token=sheep-3
        Blue base.B 1,2:0 -
        Red  base.B 1,3:0 - =gather
        expect event scored Red 4 sheep [HS-31]
        Blue base.B 0,1:0 shepherd>field.01234567 token=sheep-1
        expect state flocks/field.3456@1,0/points 2
        ",
    );
}

/// A monastery beside a vineyard of the river is completed.
fn monastery(systems: &str) -> String {
    format!(
        "
        systems: base, farmers, river-bb5{systems}
        start: riverbb5.F1 -2,-1:0; riverbb5.F6 -1,-1:0; riverbb5.F11 -1,0:90; \
               riverbb5.F2 -1,1:90; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 0,1:0
        bag: base.B

        Red  base.B 0,0:0 meeple>monastery
        Blue base.B 1,1:0 -"
    )
}

/// HS+R5, R5-ex2, R5-16: with Hills & Sheep a vineyard counts.
#[test]
fn r5_ex2_a_vineyard_on_the_river() {
    check(&format!(
        "{}\n expect event scored Red 12 monastery [HS-40]",
        monastery(", hills-and-sheep")
    ));
}

/// HS+R5, R5-16: without it, or without the part, it means nothing.
#[test]
fn r5_16_without_hills_and_sheep_nothing() {
    for systems in ["", ", hills-and-sheep/shepherd"] {
        check(&format!("{}\n expect event scored Red 9 monastery", monastery(systems)));
    }
}
