//! The shipped catalogue against the books: how many tiles, and how many of everything on them.

use std::collections::{BTreeMap, BTreeSet};

use bastide_catalogue::{
    Catalogue, Confidence, Corner, CropCircle, DrawRole, Goods, HalfSide, RiverRole, Rotation,
    SegmentKind, Set, Terrain, TileKind,
};

/// The pieces of every set, and the sums over it that the books state.
const EXPECTED: &[(&str, u16, &str)] = &[
    ("base-c1", 72, "pennant 10, monastery 6, garden 0"),
    ("base-v3", 72, "pennant 10, monastery 6, garden 8"),
    ("base-bb5", 73, "pennant 10, monastery 6, wheel 16"),
    ("base-bb5-72", 72, "pennant 10, monastery 6, wheel 16"),
    ("inns-c1", 18, "inn 6, cathedral 2, pennant 3, garden 0"),
    ("inns-v3", 18, "inn 6, cathedral 2, pennant 3, garden 2"),
    ("inns-c2", 18, "inn 6, cathedral 2, pennant 3, garden 2"),
    ("traders-c1", 24, "wine 9, grain 6, cloth 5, garden 0, monastery 1"),
    ("traders-v3", 24, "wine 9, grain 6, cloth 5, garden 2, monastery 1"),
    ("princess-dragon", 30, "volcano 6, dragon 12, princess 6, portal 6, garden 0"),
    ("princess-dragon-c2", 30, "volcano 6, dragon 12, princess 6, portal 6, garden 2"),
    ("abbey-mayor", 12, "pennant 6, monastery 1, garden 0"),
    ("abbey-tiles", 6, "abbey 6, monastery 6"),
    ("abbey-mayor-c2", 12, "pennant 6, monastery 1, garden 1"),
    ("river-1", 12, "source 1, lake 1, monastery 1, garden 0"),
    ("river-1-c2", 12, "source 1, lake 1, monastery 1, garden 1"),
    (
        "river-2",
        12,
        "source 1, lake 1, fork 1, end 1, volcano 1, inn 1, pig herd 1, pennant 1, monastery 1",
    ),
    ("river-2-c2", 12, "source 1, lake 1, fork 1, end 1, garden 1"),
    ("river-bb5", 12, "source 1, lake 1, sheep 2, vineyard 2, monastery 1"),
    ("river-v3", 12, "source 1, lake 1, garden 1, monastery 2"),
    ("river-17", 17, "lake 2, garden 2"),
    ("count", 12, ""),
    ("king-baron", 5, "monastery 1, garden 0"),
    ("king-baron-c2", 5, "monastery 1, garden 1"),
    ("cult", 5, "shrine 5"),
    ("cult-6", 6, "shrine 6"),
    ("hills-sheep", 18, "hill 8, vineyard 8, monastery 2, garden 0"),
    ("hills-sheep-c2", 18, "hill 8, vineyard 8, monastery 2, garden 1"),
    ("wheel-12", 12, "wheel 3, monastery 1, inn 0"),
    ("wheel-board", 16, ""),
    ("flier-c1", 8, "straight flier 5, diagonal flier 3, garden 0"),
    ("flier-v3", 8, "straight flier 5, diagonal flier 3, garden 1"),
    ("ferries", 8, "ferry 8"),
    ("goldmines", 8, "goldmine 8, monastery 4"),
    ("mage-witch-c1", 8, "magic 8, garden 0"),
    ("mage-witch-v3", 8, "magic 8, garden 1"),
    ("robbers-c1", 8, "robber 8, garden 0"),
    ("robbers-v3", 8, "robber 8, garden 1"),
    ("crop-circles-2", 6, "rake 2, club 2, shield 2"),
    ("crop-circles-1", 6, "rake 2, club 2, shield 2"),
];

/// What one copy of a tile adds to the sums over a set.
fn tally(kind: &TileKind) -> Vec<(&'static str, u16)> {
    let mut sums = Vec::new();
    for segment in &kind.segments {
        sums.push(("pennant", segment.pennants.into()));
        sums.push(("cathedral", segment.cathedral.into()));
        sums.push(("princess", segment.princess.into()));
        sums.push(("pig herd", segment.pig_herd.into()));
        sums.push(("sheep", segment.sheep.into()));
        sums.push(("monastery", (segment.kind == SegmentKind::Monastery).into()));
        sums.push(("shrine", (segment.kind == SegmentKind::Shrine).into()));
        sums.push(("garden", (segment.kind == SegmentKind::Garden).into()));
        sums.push(("wine", (segment.goods == Some(Goods::Wine)).into()));
        sums.push(("grain", (segment.goods == Some(Goods::Grain)).into()));
        sums.push(("cloth", (segment.goods == Some(Goods::Cloth)).into()));
    }
    let symbols = &kind.symbols;
    // An inn between two roads is one inn.
    sums.push(("inn", kind.segments.iter().any(|segment| segment.inn).into()));
    sums.push(("volcano", symbols.volcano.into()));
    sums.push(("dragon", symbols.dragon.into()));
    sums.push(("portal", symbols.portal.into()));
    sums.push(("ferry", symbols.ferry.into()));
    sums.push(("goldmine", symbols.goldmine.into()));
    sums.push(("magic", symbols.magic.into()));
    sums.push(("robber", symbols.robber.into()));
    sums.push(("hill", symbols.hill.into()));
    sums.push(("vineyard", symbols.vineyard.into()));
    sums.push(("abbey", symbols.abbey.into()));
    sums.push(("wheel", (symbols.wheel > 0).into()));
    sums.push(("straight flier", symbols.flier.is_some_and(|arrow| !arrow.is_diagonal()).into()));
    sums.push(("diagonal flier", symbols.flier.is_some_and(|arrow| arrow.is_diagonal()).into()));
    sums.push(("rake", (symbols.crop_circle == Some(CropCircle::Field)).into()));
    sums.push(("club", (symbols.crop_circle == Some(CropCircle::Road)).into()));
    sums.push(("shield", (symbols.crop_circle == Some(CropCircle::City)).into()));
    sums.push(("source", (symbols.river == Some(RiverRole::Source)).into()));
    sums.push(("lake", (symbols.river == Some(RiverRole::Lake)).into()));
    sums.push(("fork", (symbols.river == Some(RiverRole::Fork)).into()));
    sums.push(("end", (symbols.river == Some(RiverRole::End)).into()));
    sums
}

fn sums(catalogue: &Catalogue, set: &Set) -> BTreeMap<&'static str, u16> {
    let mut sums = BTreeMap::new();
    for (kind, copies) in &set.tiles {
        for (what, number) in tally(catalogue.kind(*kind)) {
            *sums.entry(what).or_default() += number * u16::from(*copies);
        }
    }
    sums
}

fn kind(id: &str) -> &'static TileKind {
    let catalogue = Catalogue::standard();
    catalogue.kind(catalogue.kind_id(id).unwrap())
}

#[test]
fn the_shipped_data_verifies() {
    let catalogue = Catalogue::from_files(Catalogue::standard_files()).unwrap();
    assert_eq!(catalogue.kinds().len(), 312);
    assert_eq!(catalogue.sets().len(), 40);
    let of = |confidence| catalogue.kinds().iter().filter(|k| k.confidence == confidence).count();
    assert_eq!(of(Confidence::Verified), 272);
    assert_eq!(of(Confidence::SingleSource), 24);
    assert_eq!(of(Confidence::Reconstructed), 16);
}

#[test]
fn every_set_counts_as_the_books_state() {
    let catalogue = Catalogue::standard();
    let ids: Vec<&str> = catalogue.sets().iter().map(|set| set.id.as_str()).collect();
    assert_eq!(ids, EXPECTED.iter().map(|row| row.0).collect::<Vec<_>>());
    for (id, pieces, expected) in EXPECTED {
        let set = catalogue.set(id).unwrap();
        assert_eq!(set.pieces, *pieces, "{id}");
        let sums = sums(catalogue, set);
        for entry in expected.split(", ").filter(|entry| !entry.is_empty()) {
            let (what, number) = entry.rsplit_once(' ').unwrap();
            assert_eq!(sums[what].to_string(), number, "{what} of {id}");
        }
    }
}

#[test]
fn every_tile_is_in_a_set_and_can_be_found() {
    let catalogue = Catalogue::standard();
    let used: BTreeSet<_> =
        catalogue.sets().iter().flat_map(|set| &set.tiles).map(|(kind, _)| *kind).collect();
    for kind in catalogue.kinds() {
        let id = catalogue.kind_id(&kind.id).unwrap();
        assert_eq!(catalogue.kind(id).id, kind.id);
        assert!(used.contains(&id), "{} is in no set", kind.id);
    }
    assert_eq!(catalogue.kind_id("base.Z"), None);
}

#[test]
fn boxes_hold_what_their_books_count() {
    let catalogue = Catalogue::standard();
    let pieces = |id: &str| {
        let sets = &catalogue.box_contents(id).unwrap().sets;
        sets.iter().map(|set| catalogue.set(set).unwrap().pieces).sum::<u16>()
    };
    assert_eq!(pieces("big-box-2021"), 72 + 12 + 18 + 24 + 5 * 8 + 6);
    // River, count, king and cult: 34 tiles, which with two markers make the 36 pieces stated.
    assert_eq!(pieces("big-box-2008"), 72 + 18 + 24 + 30 + 12 + 6 + 34);
    assert_eq!(pieces("big-box-5"), 73 + 18 + 24 + 18 + 12 + 16 + 12);
    assert_eq!(pieces("minis-2012"), 5 * 8 + 6);
    assert_eq!(pieces("traders-2015"), 24);
    let alternatives: Vec<_> =
        catalogue.alternatives().iter().map(|entry| (&*entry.set, &*entry.instead)).collect();
    assert_eq!(alternatives, [("river-v3", "river-17"), ("base-bb5", "base-bb5-72")]);
}

#[test]
fn rivers_begin_and_end() {
    let catalogue = Catalogue::standard();
    let name = |kind| catalogue.kind(kind).id.as_str();
    let long = catalogue.set("river-17").unwrap();
    assert_eq!(long.first.map(name), Some("river17.A1"));
    assert_eq!(
        long.last.iter().map(|kind| name(*kind)).collect::<Vec<_>>(),
        ["river17.L", "river17.Q"]
    );
    assert_eq!(catalogue.block_of(long).unwrap().id, "river17.A");
    let forked = catalogue.set("river-2").unwrap();
    assert_eq!(forked.second.map(name), Some("river2.F"));
    assert!(catalogue.block_of(forked).is_none());
}

#[test]
fn blocks_lie_on_the_table() {
    let catalogue = Catalogue::standard();
    for set in catalogue.sets().iter().filter(|set| set.draw == DrawRole::Block) {
        let block = catalogue.block_of(set).unwrap();
        assert_eq!(block.rows.iter().flatten().count(), set.tiles.len());
    }
    let size = |id| {
        let rows = &catalogue.block(id).unwrap().rows;
        (rows[0].len(), rows.len())
    };
    assert_eq!((size("count"), size("wheel"), size("river17.A")), ((4, 3), (4, 4), (2, 1)));
    assert_eq!(catalogue.quarters().len(), 4);
    assert!(catalogue.quarters().iter().all(|quarter| quarter.block == "count"));
}

#[test]
fn the_fields_of_a_block_run_on_from_square_to_square() {
    let catalogue = Catalogue::standard();
    for (id, fields) in [("count", 3), ("wheel", 3), ("river17.A", 2)] {
        let rows = &catalogue.block(id).unwrap().rows;
        // Each field segment starts in a group of its own; touching groups are renamed.
        let mut group = BTreeMap::new();
        for cell in rows.iter().flatten() {
            for (segment, what) in catalogue.kind(*cell).segment_ids() {
                if what.kind == SegmentKind::Field {
                    group.insert((*cell, segment), group.len());
                }
            }
        }
        let mut join = |a, halves: [u8; 2], b| {
            for half in halves.map(HalfSide::new) {
                let here = catalogue.kind(a).half_owner(half).unwrap();
                let there = catalogue.kind(b).half_owner(half.across()).unwrap();
                let (Some(&x), Some(&y)) = (group.get(&(a, here)), group.get(&(b, there))) else {
                    continue;
                };
                group.values_mut().filter(|number| **number == x).for_each(|number| *number = y);
            }
        };
        for (y, row) in rows.iter().enumerate() {
            for (x, cell) in row.iter().enumerate() {
                if let Some(east) = row.get(x + 1) {
                    join(*cell, [2, 3], *east);
                }
                if let Some(south) = rows.get(y + 1) {
                    join(*cell, [4, 5], south[x]);
                }
            }
        }
        assert_eq!(group.values().collect::<BTreeSet<_>>().len(), fields, "{id}");
    }
}

#[test]
fn corners_of_pure_field() {
    let corners = |id| {
        let kind = kind(id);
        Corner::ALL.map(|corner| {
            kind.field_corner(corner).map_or("-", |segment| kind.segment(segment).name.as_str())
        })
    };
    assert_eq!(corners("base.B"), ["f1", "f1", "f1", "f1"]);
    assert_eq!(corners("base.D"), ["-", "-", "f2", "f2"]);
    assert_eq!(corners("base.C"), ["-", "-", "-", "-"]);
    assert_eq!(corners("am.abbey"), ["-", "-", "-", "-"]);
    // The tail of a city runs into a corner and parts two fields there.
    assert_eq!(corners("ic.EG")[Corner::SouthEast as usize], "-");
}

#[test]
fn odd_tiles_of_hills_and_sheep() {
    let split = kind("hs.L");
    assert_eq!(split.terrain, [Terrain::City, Terrain::City, Terrain::Field, Terrain::City]);
    assert_eq!((split.split_sides.len(), split.split_percent), (1, 62));
    let owner = |kind: &TileKind, half| kind.half_owner(HalfSide::new(half)).unwrap();
    assert_ne!(owner(split, 0), owner(split, 1));
    let tip = kind("hs.K");
    assert_eq!(tip.terrain[2], Terrain::Field);
    assert_ne!(owner(tip, 4), owner(tip, 5));
}

#[test]
fn arrows_turn_with_their_tile() {
    let arrow = kind("fl.A").symbols.flier.unwrap();
    let names = Rotation::ALL.map(|rotation| arrow.rotated(rotation).name());
    assert_eq!(names, ["W", "N", "E", "S"]);
}

#[test]
fn pieces_are_as_the_books_list_them() {
    let catalogue = Catalogue::standard();
    let pieces = catalogue.pieces();
    let goods = pieces.goods;
    assert_eq!((goods.wine, goods.grain, goods.cloth), (9, 6, 5));
    assert_eq!((pieces.ferries, pieces.ingots, pieces.messages.len()), (8, 16, 8));
    assert_eq!(pieces.sheep.iter().sum::<u8>() + pieces.wolves, 18);
    assert_eq!(pieces.flight_die, [1, 1, 2, 2, 3, 3]);
    assert_eq!(pieces.wheel.iter().map(|sector| sector.crowns).sum::<u8>(), 9);
    assert_eq!([0, 1, 6, 9, 16].map(|n| pieces.gold_points(n)), [0, 1, 12, 27, 64]);
    assert_eq!(pieces.figures_of("2014").unwrap().colours, 8);
    assert_eq!(pieces.figures_of("2008").unwrap().per_player.wagons, 1);
}

#[test]
fn wheel_numbers_are_spread_evenly_and_doubted() {
    let catalogue = Catalogue::standard();
    let mut numbers = [0; 3];
    let sets = ["base-bb5", "wheel-12"].map(|id| catalogue.set(id).unwrap());
    for (kind, copies) in sets.iter().flat_map(|set| &set.tiles) {
        let number = catalogue.kind(*kind).symbols.wheel;
        if number > 0 {
            numbers[usize::from(number) - 1] += copies;
        }
    }
    assert_eq!(numbers, [7, 6, 6]);
    let doubted = catalogue.kind_id("base.U-w2").unwrap();
    assert_eq!(catalogue.kind(doubted).confidence, Confidence::Verified);
    assert_eq!(catalogue.doubts(doubted).wheel_number, Confidence::Reconstructed);
}
