//! One small mistake a test: the message says what is wrong, and names the file and the tile.

use bastide_catalogue::{Catalogue, CatalogueError};

/// Loads a file of the given text beside the shipped description of the pieces.
fn load(text: &str) -> Result<Catalogue, CatalogueError> {
    let pieces = Catalogue::standard_files().iter().find(|file| file.0 == "pieces.toml");
    Catalogue::from_files(&[("mine.toml", text), *pieces.unwrap()])
}

fn check(text: &str, message: &str) {
    let error = load(text).expect_err("this should not load");
    assert_eq!(error.to_string(), format!("mine.toml, {message}"));
}

/// A tile with these sides, segments (one on each line) and further keys.
fn keyed(id: &str, sides: &str, segments: &str, keys: &str) -> String {
    let segments =
        segments.lines().map(|line| format!("  {{ {} }},\n", line.trim())).collect::<String>();
    format!(
        "[[tile]]\nid = \"{id}\"\nname = \"\"\nsides = \"{sides}\"\nconfidence = \"verified\"\n\
         segments = [\n{segments}]\n{keys}\n"
    )
}

fn tile(sides: &str, segments: &str) -> String {
    keyed("t", sides, segments, "")
}

/// A field, a road twice, and a river of source, bend and lake.
fn land() -> String {
    let round = r#"id = "f1", kind = "field", halves = [0, 1, 2, 3, 4, 5, 6, 7]"#;
    let end = format!("{round}\nid = \"w1\", kind = \"river\", sides = \"S\"");
    let bend = r#"id = "w1", kind = "river", sides = "NE"
        id = "f1", kind = "field", halves = [1, 2]
        id = "f2", kind = "field", halves = [0, 3, 4, 5, 6, 7]"#;
    let road = r#"id = "r1", kind = "road", sides = "EW"
        id = "f1", kind = "field", halves = [0, 1, 2, 7]
        id = "f2", kind = "field", halves = [3, 4, 5, 6]"#;
    let turned = r#"id = "r1", kind = "road", sides = "NS"
        id = "f1", kind = "field", halves = [0, 5, 6, 7]
        id = "f2", kind = "field", halves = [1, 2, 3, 4]"#;
    [
        keyed("plain", "FFFF", round, ""),
        keyed("road", "FRFR", road, ""),
        keyed("turned", "RFRF", turned, ""),
        keyed("source", "FFSF", &end, "symbols = { river = \"source\" }"),
        keyed("bend", "SSFF", bend, "symbols = { river = \"course\" }"),
        keyed("lake", "FFSF", &end, "symbols = { river = \"lake\" }"),
    ]
    .concat()
}

fn set(keys: &str) -> String {
    format!("{}[[set]]\nid = \"s\"\ntitle = \"\"\n{keys}\n", land())
}

/// A set of so many pieces from these tiles.
fn pool(pieces: u8, tiles: &str) -> String {
    set(&format!(
        "books = [\"2021\"]\ndraw = \"pool\"\nstated = {pieces}\npieces = {pieces}\ntiles = {tiles}"
    ))
}

fn river(keys: &str) -> String {
    set(&format!("books = []\ndraw = \"river\"\nstated = 3\npieces = 3\n{keys}"))
}

fn block(keys: &str) -> String {
    format!("{}[[block]]\nid = \"b\"\n{keys}\n", land())
}

fn boxed(keys: &str) -> String {
    format!("{}[[box]]\nid = \"big\"\ntitle = \"\"\n{keys}\n", pool(1, "[\"plain\"]"))
}

const PLAIN: &str = r#"id = "f1", kind = "field", halves = [0, 1, 2, 3, 4, 5, 6, 7]"#;

#[test]
fn sound_data_loads() {
    load(&pool(3, r#"["plain x2", "road"]"#)).unwrap();
    load(&river("first = \"source\"\nlast = [\"lake\"]\ntiles = [\"source\", \"bend\", \"lake\"]"))
        .unwrap();
    let outer = "outer = { N = \"F\", E = \"FR\", S = \"F\", W = \"FR\" }";
    load(&block(&format!("rows = [[\"plain\"], [\"road\"]]\n{outer}"))).unwrap();
    load(&boxed("book = \"2021\"\nsets = [\"s\"]")).unwrap();
}

#[test]
fn pieces_are_described_once() {
    let pieces = *Catalogue::standard_files().last().unwrap();
    let none = Catalogue::from_files(&[("a.toml", ""), ("b.toml", "")]).unwrap_err();
    assert_eq!(none.to_string(), "a.toml, b.toml: 0 files describe the pieces, not one");
    let two = Catalogue::from_files(&[pieces, pieces]).unwrap_err();
    assert!(two.to_string().ends_with("2 files describe the pieces, not one"));
}

#[test]
fn nonsense_is_an_error_with_a_line() {
    let unknown = load("[[tile]]\nid = \"t\"\ncolour = \"red\"\n").unwrap_err().to_string();
    assert!(unknown.starts_with("mine.toml, line 3: unknown field `colour`"), "{unknown}");
    let value = tile("FFFF", "id = \"f1\", kind = \"swamp\"");
    let value = load(&value).unwrap_err().to_string();
    assert!(value.starts_with("mine.toml, line 7: unknown variant `swamp`"), "{value}");
    let broken = load("\n\n[[tile\n").unwrap_err().to_string();
    assert!(broken.starts_with("mine.toml, line 3: "), "{broken}");
    assert!(!broken.contains('\n'));
    assert!(load("\u{feff}é = [").is_err());
    assert!(load("tile = 7").is_err());
}

#[test]
fn no_prefix_of_the_data_panics() {
    for (name, text) in Catalogue::standard_files() {
        for end in (0..text.len()).step_by(997).filter(|end| text.is_char_boundary(*end)) {
            let _ = Catalogue::from_files(&[(name, &text[..end])]);
        }
    }
}

macro_rules! problems {
    ($($name:ident: $text:expr => $message:expr;)*) => {
        $(#[test] fn $name() { check(&$text, $message); })*
    };
}

problems! {
    duplicate_tile: tile("FFFF", PLAIN).repeat(2) => "tile t: the id is given twice";
    duplicate_segment: tile("FFFF", &format!("{PLAIN}\nid = \"f1\", kind = \"garden\""))
        => "tile t: two segments are called f1";
    too_many_segments: tile("FFFF", &(0..17).map(|n| format!("id = \"g{n}\", kind = \"garden\"\n"))
        .collect::<String>()) => "tile t: 17 segments are more than 16";
    unknown_segment: tile("FFFF", &format!("{PLAIN}, cities = [\"c1\"]"))
        => "tile t: there is no segment c1";
    key_does_not_fit: tile("FFFF", &format!("{PLAIN}, pennants = 1"))
        => "tile t: f1 cannot have pennants";
    point_at_the_rim: tile("FFFF", r#"id = "m1", kind = "monastery", sides = "N""#)
        => "tile t: m1 cannot have sides";
    key_missing: tile("FFFF", "id = \"f1\", kind = \"field\"") => "tile t: f1 lacks halves";
    sides_missing: tile("FFFF", "id = \"c1\", kind = \"city\"") => "tile t: c1 lacks sides";
    bad_half: tile("FFFF", r#"id = "f1", kind = "field", halves = [0, 8]"#)
        => "tile t: f1: half-side 8 is repeated or above 7";
    repeated_half: tile("FFFF", r#"id = "f1", kind = "field", halves = [5, 5]"#)
        => "tile t: f1: half-side 5 is repeated or above 7";
    bad_sides: tile("FFFF", r#"id = "c1", kind = "city", sides = "NX""#)
        => "tile t: \"NX\" is not a choice of N, E, S and W";
    bad_compass: keyed("t", "FFFF", PLAIN, "symbols = { flier = \"UP\" }")
        => "tile t: \"UP\" is no compass direction";
    bad_wheel_number: keyed("t", "FFFF", PLAIN, "symbols = { wheel = 4 }")
        => "tile t: 4 is not a number of the wheel";
    not_a_city: tile("FFFF", &format!("{PLAIN}, cities = [\"f1\"]"))
        => "tile t: field f1 names f1, which is no city";

    half_unowned: tile("FFFF", r#"id = "f1", kind = "field", halves = [0, 1, 2, 3, 4, 5, 6]"#)
        => "tile t: half-side 7 belongs to nobody";
    half_owned_twice: tile("CFFF", &format!("{PLAIN}\nid = \"c1\", kind = \"city\", sides = \"N\""))
        => "tile t: half-side 0 belongs to f1 and c1";
    abbey_rim: keyed("t", "AAAA", PLAIN, "symbols = { abbey = true }")
        => "tile t: f1 reaches the rim of an abbey";
    halves_off_sides: tile("CFFF", r#"id = "c1", kind = "city", sides = "NE", halves = [0, 1]
        id = "f1", kind = "field", halves = [2, 3, 4, 5, 6, 7], cities = ["c1"]"#)
        => "tile t: the halves of c1 do not lie on its sides";
    two_lines: tile("FFRF", &format!(
        "{PLAIN}\nid = \"r1\", kind = \"road\", sides = \"S\"\nid = \"r2\", kind = \"road\", sides = \"S\""))
        => "tile t: r1 and r2 both leave by side S";
    line_without_field: tile("CFFF", r#"id = "c1", kind = "city", sides = "N"
        id = "r1", kind = "road", sides = "N"
        id = "f1", kind = "field", halves = [2, 3, 4, 5, 6, 7], cities = ["c1"]"#)
        => "tile t: r1 lacks field on both halves of side N";
    half_a_city: tile("CFFF", r#"id = "c1", kind = "city", sides = "N", halves = [0]
        id = "f1", kind = "field", halves = [1, 2, 3, 4, 5, 6, 7], cities = ["c1"]"#)
        => "tile t: side N is half a city";
    unsplit_side: tile("CFFF", r#"id = "c1", kind = "city", sides = "N", halves = [0]
        id = "c2", kind = "city", sides = "N", halves = [1]
        id = "f1", kind = "field", halves = [2, 3, 4, 5, 6, 7], cities = ["c1", "c2"]"#)
        => "tile t: side N holds two cities but is not split";
    split_without_cities: keyed("t", "FFFF", PLAIN, "split_sides = \"N\"\nsplit_percent = 62")
        => "tile t: split side N does not hold two cities";
    split_percent: keyed("t", "FFFF", PLAIN, "split_percent = 62")
        => "tile t: a share of 62 percent does not fit the split sides";
    sides_disagree: tile("FFRF", PLAIN)
        => "tile t: sides are written FFRF but the segments make FFFF";
    field_not_parted: tile("RFRF", &format!("{PLAIN}\nid = \"r1\", kind = \"road\", sides = \"NS\""))
        => "tile t: r1 does not part the field on side N";
    fields_cross: tile("FFFF", r#"id = "f1", kind = "field", halves = [0, 1, 4, 5]
        id = "f2", kind = "field", halves = [2, 3, 6, 7]"#)
        => "tile t: field f1 crosses f2";
    field_crosses_city: tile("CFCF", r#"id = "c1", kind = "city", sides = "NS"
        id = "f1", kind = "field", halves = [2, 3, 6, 7], cities = ["c1"]"#)
        => "tile t: field f1 crosses c1";
    border_missing: tile("CFFF", r#"id = "c1", kind = "city", sides = "N"
        id = "f1", kind = "field", halves = [2, 3, 4, 5, 6, 7]"#)
        => "tile t: field f1 lies beside city c1 but does not border it";
    city_without_field: tile("CCCC", r#"id = "c1", kind = "city", sides = "NESW"
        id = "f1", kind = "field", halves = []"#)
        => "tile t: no field borders city c1";
    needless_bridge: tile("CFFF", r#"id = "c1", kind = "city", sides = "N", bridge = true
        id = "f1", kind = "field", halves = [2, 3, 4, 5, 6, 7], cities = ["c1"]"#)
        => "tile t: c1 does not need bridge";
    needless_stop: tile("CFFF", r#"id = "c1", kind = "city", sides = "N"
        id = "f1", kind = "field", halves = [2, 3, 4, 5, 6, 7], cities = ["c1"], stops_short_of = ["c1"]"#)
        => "tile t: f1 does not need stops_short_of";
    wagon_stop: keyed("t", "FFFF", &format!("{PLAIN}\nid = \"m1\", kind = \"monastery\""),
        "wagon = [[\"m1\", \"f1\"]]") => "tile t: a wagon cannot stand on f1";
    wagon_group: keyed("t", "FFFF", &format!("{PLAIN}\nid = \"m1\", kind = \"monastery\""),
        "wagon = [[\"m1\"]]") => "tile t: a wagon group has fewer than two segments";
    river_without_role: tile("FFSF", &format!("{PLAIN}\nid = \"w1\", kind = \"river\", sides = \"S\""))
        => "tile t: a river and a role in the river go together";
    role_without_river: keyed("t", "FFFF", PLAIN, "symbols = { river = \"course\" }")
        => "tile t: a river and a role in the river go together";
    river_fork: keyed("t", "FFSF", &format!("{PLAIN}\nid = \"w1\", kind = \"river\", sides = \"S\""),
        "symbols = { river = \"fork\" }") => "tile t: 1 arms do not fit the role in the river";
    river_arms: keyed("t", "FFSF", &format!("{PLAIN}\nid = \"w1\", kind = \"river\", sides = \"S\""),
        "symbols = { river = \"course\" }") => "tile t: 1 arms do not fit the role in the river";
    river_parted: keyed("t", "SFSF", &format!(
        "{PLAIN}\nid = \"w1\", kind = \"river\", sides = \"S\"\nid = \"w2\", kind = \"river\", sides = \"N\""),
        "symbols = { river = \"course\" }") => "tile t: the river is in two segments";
    two_centres: tile("FFFF", &format!("{PLAIN}\nid = \"m1\", kind = \"monastery\"\nid = \"g1\", kind = \"garden\""))
        => "tile t: m1 and g1 cannot both be the centre of the tile";
    ferry_roads: keyed("t", "FFRF", &format!("{PLAIN}\nid = \"r1\", kind = \"road\", sides = \"S\""),
        "symbols = { ferry = true }")
        => "tile t: a ferry needs three or four roads that end at its lake";

    unknown_tile: pool(1, "[\"plane\"]") => "set s: there is no tile plane";
    repeated_tile: pool(2, "[\"plain\", \"plain\"]") => "set s: tile plain is listed twice";
    bad_count: pool(1, "[\"plain x0\"]")
        => "set s: \"plain x0\" is not an id with a number of copies";
    bad_copies: pool(1, "[\"plain 2\"]")
        => "set s: \"plain 2\" is not an id with a number of copies";
    pieces_disagree: pool(3, "[\"plain x2\"]")
        => "set s: pieces are written 3 but the tiles make 2";
    stated_disagrees: set("books = []\ndraw = \"pool\"\nstated = 2\npieces = 1\ntiles = [\"plain\"]")
        => "set s: the book states 2, the tiles make 1, nothing says why";
    not_in_set: pool(1, "[\"plain\"]\nstart = \"road\"")
        => "set s: the start tile road is not in the set";
    river_without_first: river("last = [\"lake\"]\ntiles = [\"source\", \"bend\", \"lake\"]")
        => "set s: a river set, and no other, has a first tile";
    river_without_last: river("first = \"source\"\ntiles = [\"source\", \"bend\", \"lake\"]")
        => "set s: a river set, and no other, has a last tile";
    pool_with_second: pool(1, "[\"plain\"]\nsecond = \"plain\"")
        => "set s: a river set, and no other, has a second tile";
    river_part: river("first = \"bend\"\nlast = [\"lake\"]\ntiles = [\"source\", \"bend\", \"lake\"]")
        => "set s: the role of source in the river does not fit the first tile";
    lake_not_last: river("first = \"source\"\nlast = [\"bend\"]\ntiles = [\"source\", \"bend\", \"lake\"]")
        => "set s: the role of bend in the river does not fit the last tile";
    second_no_fork: river(
        "first = \"source\"\nsecond = \"bend\"\nlast = [\"lake\"]\ntiles = [\"source\", \"bend\", \"lake\"]")
        => "set s: the role of bend in the river does not fit the second tile";
    land_in_a_river: river("first = \"source\"\nlast = [\"lake\"]\ntiles = [\"source\", \"road\", \"lake\"]")
        => "set s: the role of road in the river does not fit the river tile";
    empty_set: pool(0, "[]") => "set s: the set has no tiles";
    not_land: pool(1, "[\"bend\"]") => "set s: bend cannot be shuffled with the land: it is a river \
        tile, an abbey or part of a start board";
    two_sources: river(
        "first = \"source\"\nlast = [\"lake\"]\ntiles = [\"source x2\", \"lake\"]")
        => "set s: a river has one first tile, so source cannot come in copies";
    same_tile: pool(2, "[\"road\", \"turned\"]") => "set s: road and turned are the same tile";
    not_twins: pool(2, "[\"road\", \"plain\"]\ntwins = [[\"road\", \"plain\"]]")
        => "set s: road and plain are no twins";
    unknown_book: set("books = [\"1066\"]\ndraw = \"pool\"\nstated = 1\npieces = 1\ntiles = [\"plain\"]")
        => "set s: there is no rule book of 1066";
    unknown_block: river(
        "first = \"source\"\nfirst_block = \"b\"\nlast = [\"lake\"]\ntiles = [\"source\", \"bend\", \"lake\"]")
        => "set s: there is no block b";
    not_a_block: set("books = []\ndraw = \"block\"\nstated = 1\npieces = 1\ntiles = [\"plain\"]")
        => "set s: the tiles are not exactly one block";
    duplicate_set: {
        let text = pool(1, "[\"plain\"]");
        format!("{text}{}", &text[text.find("[[set]]").unwrap()..])
    } => "set s: the id is given twice";

    unknown_set: boxed("book = \"2021\"\nsets = [\"x\"]") => "box big: there is no set x";
    alternative_to_nothing: boxed("book = \"2021\"\nsets = [\"s\"]\nalternatives = { x = \"s\" }")
        => "box big: there is no set x";
    set_of_another_book: boxed("book = \"2008\"\nsets = [\"s\"]")
        => "box big: set s is not of the book of this box";
    box_of_no_book: boxed("book = \"1066\"\nsets = [\"s\"]")
        => "box big: there is no rule book of 1066";

    not_a_rectangle: block("rows = [[\"plain\"], []]\nouter = { N = \"\", E = \"\", S = \"\", W = \"\" }")
        => "block b: the rows are not of one length";
    neighbours_disagree: block(
        "rows = [[\"road\"], [\"turned\"]]\nouter = { N = \"\", E = \"\", S = \"\", W = \"\" }")
        => "block b: half-side 4 of road does not continue in turned";
    rim_disagrees: block("rows = [[\"plain\"]]\nouter = { N = \"F\", E = \"C\", S = \"F\", W = \"F\" }")
        => "block b: outer E is written C but the tiles make F";
    block_repeats_a_tile: block(
        "rows = [[\"plain\", \"plain\"]]\nouter = { N = \"FF\", E = \"F\", S = \"FF\", W = \"F\" }")
        => "block b: tile plain is listed twice";
    inner_tile_in_no_block: tile("XXXX", r#"id = "x1", kind = "wheel", halves = [0, 1, 2, 3, 4, 5, 6, 7]"#)
        => "tile t: it lies in 0 blocks, not in one";
    tile_in_two_blocks: {
        let one = "rows = [[\"plain\"]]\nouter = { N = \"F\", E = \"F\", S = \"F\", W = \"F\" }";
        format!("{}[[block]]\nid = \"c\"\n{one}\n", block(one))
    } => "tile plain: it lies in 2 blocks, not in one";
    quarter_outside: format!(
        "{}[[quarter]]\nid = \"castle\"\nblock = \"b\"\ntiles = [\"road\"]\nfeeds = \"city\"\n",
        block("rows = [[\"plain\"]]\nouter = { N = \"F\", E = \"F\", S = \"F\", W = \"F\" }"))
        => "block b: the quarter tile road is not in the set";
}
