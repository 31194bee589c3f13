//! Every kind of the catalogue is drawn, and what is drawn is checked, not believed.

use std::sync::{Arc, OnceLock};

use bastide_art::{Detail, TILE, TileArt, tile_group, tile_svg};
use bastide_catalogue::{Catalogue, Rotation, SegmentKind, TileKind};

/// The shipped kinds, and those of the example for tile designers.
fn kinds() -> &'static [TileKind] {
    static CATALOGUE: OnceLock<Arc<Catalogue>> = OnceLock::new();
    let example = ("tiles.toml", include_str!("../../../docs/examples/tiles.toml"));
    let extended = || Catalogue::standard().with_files(&[example]).expect("the example loads");
    CATALOGUE.get_or_init(extended).kinds()
}

fn well_formed(text: &str, what: &str) {
    if let Err(error) = roxmltree::Document::parse(text) {
        panic!("{what} is no well-formed XML: {error}");
    }
    let lower = text.to_ascii_lowercase();
    for slip in ["nan", "inf\"", "magenta", "$", "href", "url("] {
        assert!(!lower.contains(slip), "{what} holds \"{slip}\"");
    }
}

#[test]
fn every_kind_is_drawn_small_and_well_formed() {
    for kind in kinds() {
        let art = TileArt::new(kind);
        for variant in 0..4 {
            let svg = art.svg(variant);
            well_formed(&svg, &kind.id);
            assert!(svg.len() < 12_000, "{} takes {} bytes", kind.id, svg.len());
        }
        let plain = art.group(1, Rotation::default(), Detail::Plain);
        well_formed(&plain, &kind.id);
        assert!(plain.len() < 6_000, "{} takes {} bytes when plain", kind.id, plain.len());
    }
}

#[test]
fn every_rotation_is_well_formed() {
    for kind in kinds().iter().step_by(3) {
        let art = TileArt::new(kind);
        for rotation in Rotation::ALL {
            well_formed(&art.group(2, rotation, Detail::Full), &kind.id);
        }
    }
}

#[test]
fn drawings_tell_the_truth() {
    for kind in kinds() {
        let problems = TileArt::new(kind).contradictions();
        assert!(problems.is_empty(), "{}: {problems:?}", kind.id);
    }
}

#[test]
fn the_same_variant_gives_the_same_bytes() {
    for kind in kinds().iter().step_by(5) {
        assert_eq!(tile_svg(kind, 3), tile_svg(kind, 3), "{}", kind.id);
    }
}

#[test]
fn another_variant_moves_trees_and_houses_only() {
    for kind in kinds() {
        let art = TileArt::new(kind);
        // A square wholly inside the wheel has neither.
        let bare = kind.segments.iter().all(|segment| segment.kind == SegmentKind::Wheel);
        assert_eq!(art.svg(1) == art.svg(2), bare, "{}", kind.id);
        let plain = |variant| art.group(variant, Rotation::default(), Detail::Plain);
        assert!(kind.has_river() || kind.symbols.ferry || plain(1) == plain(2), "{}", kind.id);
    }
}

#[test]
fn drawings_carry_no_ids_so_that_a_page_can_hold_many() {
    let all: String =
        kinds().iter().map(|kind| tile_group(kind, 1, Rotation::default(), Detail::Full)).collect();
    let page = format!("<svg>{all}{all}</svg>");
    let document = roxmltree::Document::parse(&page).expect("a page of tiles");
    assert!(document.descendants().all(|node| node.attribute("id").is_none()));
}

#[test]
fn figures_stand_inside_the_tile_and_apart() {
    for kind in kinds() {
        let art = TileArt::new(kind);
        let spots: Vec<(f64, f64)> = kind.segment_ids().map(|(id, _)| art.anchor(id)).collect();
        for (index, (x, y)) in spots.iter().enumerate() {
            let inside = |v: &f64| (6.0..=TILE - 6.0).contains(v);
            assert!(
                inside(x) && inside(y),
                "{}: {:?} at {x}, {y}",
                kind.id,
                kind.segments[index].name
            );
            for (other, (u, v)) in spots.iter().enumerate().skip(index + 1) {
                let apart = (x - u).hypot(y - v);
                let names = (&kind.segments[index].name, &kind.segments[other].name);
                assert!(apart >= 16.0, "{}: {names:?} are {apart:.0} apart", kind.id);
            }
        }
    }
}

#[test]
fn figures_stand_inside_the_outline_of_their_segment() {
    for kind in kinds() {
        let art = TileArt::new(kind);
        for (id, segment) in kind.segment_ids() {
            let outline = art.outline(id);
            let rings = rings(&outline);
            assert!(!rings.is_empty(), "{}: {} has no outline", kind.id, segment.name);
            let at = art.anchor(id);
            let inside = rings.iter().any(|ring| contains(ring, at));
            assert!(inside, "{}: {} stands outside at {at:?}", kind.id, segment.name);
        }
    }
}

/// Reads path data of M, m, l, h, v and z, which is what outlines consist of.
fn rings(data: &str) -> Vec<Vec<(f64, f64)>> {
    let mut rings: Vec<Vec<(f64, f64)>> = Vec::new();
    let (mut at, mut start) = ((0.0, 0.0), (0.0, 0.0));
    let commands = data.char_indices().filter(|(_, letter)| letter.is_alphabetic());
    let starts: Vec<usize> = commands.map(|(index, _)| index).chain([data.len()]).collect();
    for pair in starts.windows(2) {
        let letter = &data[pair[0]..pair[0] + 1];
        let numbers = numbers(&data[pair[0] + 1..pair[1]]);
        match letter {
            "M" | "m" => {
                let from = if letter == "m" { at } else { (0.0, 0.0) };
                at = (from.0 + numbers[0], from.1 + numbers[1]);
                start = at;
                rings.push(vec![at]);
            }
            "z" => at = start,
            _ => {
                let steps: Vec<(f64, f64)> = match letter {
                    "h" => numbers.iter().map(|n| (*n, 0.0)).collect(),
                    "v" => numbers.iter().map(|n| (0.0, *n)).collect(),
                    "l" => numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect(),
                    other => panic!("an outline has no {other}"),
                };
                for (dx, dy) in steps {
                    at = (at.0 + dx, at.1 + dy);
                    rings.last_mut().expect("a ring begins with a move").push(at);
                }
            }
        }
    }
    rings
}

fn numbers(text: &str) -> Vec<f64> {
    let mut parts: Vec<String> = Vec::new();
    for sign in text.chars() {
        match (sign, parts.last_mut()) {
            (' ', _) => parts.push(String::new()),
            ('-', _) | (_, None) => parts.push(sign.to_string()),
            ('.', Some(last)) if last.contains('.') => parts.push(".".to_owned()),
            (_, Some(last)) => last.push(sign),
        }
    }
    parts
        .iter()
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().expect("a number"))
        .collect()
}

fn contains(ring: &[(f64, f64)], (x, y): (f64, f64)) -> bool {
    let mut hit = false;
    for (index, a) in ring.iter().enumerate() {
        let b = ring[(index + 1) % ring.len()];
        if (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0 {
            hit = !hit;
        }
    }
    hit
}
