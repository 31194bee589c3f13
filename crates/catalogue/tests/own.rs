//! Tiles and sets of one's own: what a file can add to the catalogue, and each way to be refused.

use bastide_catalogue::{
    Catalogue, CatalogueError, DrawRole, KindId, Problem, Subject, Terrain, limits,
};
use std::sync::Arc;

const EXAMPLE: &str = include_str!("../../../docs/examples/tiles.toml");

fn add(text: &str) -> Result<Arc<Catalogue>, CatalogueError> {
    Catalogue::standard().with_files(&[("mine.toml", text)])
}

fn check(text: &str, message: &str) {
    let error = add(text).expect_err("this should not load");
    assert_eq!(error.to_string(), format!("mine.toml{message}"));
}

/// A tile of field with these further keys.
fn keyed(id: &str, keys: &str) -> String {
    format!(
        "[[tile]]\nid = \"{id}\"\nname = \"\"\nsides = \"FFFF\"\nsegments = [{MEADOW}]\n{keys}\n"
    )
}

/// A tile with these sides and segments.
fn tile(sides: &str, segments: &str) -> String {
    format!("[[tile]]\nid = \"my.T\"\nname = \"\"\nsides = \"{sides}\"\nsegments = [{segments}]\n")
}

fn set(keys: &str) -> String {
    format!("[[set]]\nid = \"my-set\"\ntitle = \"\"\n{keys}\n")
}

const MEADOW: &str = r#"{ id = "f1", kind = "field", halves = [0, 1, 2, 3, 4, 5, 6, 7] }"#;

#[test]
fn the_example_loads() {
    let catalogue = add(EXAMPLE).unwrap();
    let set = catalogue.set("bridges").unwrap();
    assert_eq!((set.pieces, set.stated, set.draw), (10, 10, DrawRole::Pool));
    assert!(set.books.is_empty());
    let abroad = catalogue.kind(catalogue.kind_id("bridges.E").unwrap());
    let [north, east, south, west] = abroad.terrain;
    assert_eq!([north, east, west], [Terrain::City; 3]);
    assert_eq!(south, Terrain::Road);
}

/// The first tile of docs/tiles.md, and the mistakes that the page makes with it.
#[test]
fn the_page_for_designers_tells_the_truth() {
    let page = include_str!("../../../docs/tiles.md");
    let (_, rest) = page.split_once("```toml\n").unwrap();
    let first = rest.split_once("```").unwrap().0;
    add(first).unwrap();
    for (right, wrong) in [
        ("halves = [5, 6, 7]", "halves = [5, 6]"),
        ("sides = \"CFRF\"", "sides = \"CFFF\""),
        ("mine.gate x3", "mine.gat x3"),
        ("sides = \"CFRF\"", "colour = \"red\""),
    ] {
        assert!(first.contains(right), "{right}");
        let files = [("my.toml", &*first.replacen(right, wrong, 1))];
        let error = Catalogue::standard().with_files(&files).unwrap_err().to_string();
        let told = error.split_once(", expected").map_or(&*error, |(told, _)| told);
        assert!(page.lines().any(|line| line == told), "{told} is not on the page");
    }
}

#[test]
fn kinds_of_the_catalogue_keep_their_numbers() {
    let (standard, mine) = (Catalogue::standard(), add(EXAMPLE).unwrap());
    let count = standard.kinds().len();
    assert_eq!(mine.kinds()[..count], *standard.kinds());
    assert_eq!(mine.kind_id("bridges.A"), Some(KindId(count as u16)));
    assert_eq!(mine.sets()[..standard.sets().len()], *standard.sets());
    assert_eq!(mine.pieces(), standard.pieces());
    assert_eq!(standard.kind_id("bridges.A"), None);
}

#[test]
fn files_can_name_the_tiles_of_each_other() {
    let files = [
        ("sets.toml", &*set("tiles = [\"my.A\", \"base.A\"]")),
        ("tiles.toml", &keyed("my.A", "")),
    ];
    let both = Catalogue::standard().with_files(&files).unwrap();
    assert_eq!(both.set("my-set").unwrap().pieces, 2);
    let more = both.with_files(&[("more.toml", &keyed("my.B", "note = \"x\""))]).unwrap();
    assert_eq!(more.kinds().len(), Catalogue::standard().kinds().len() + 2);
    let again = both.with_files(&[("again.toml", &keyed("my.A", ""))]).unwrap_err();
    assert_eq!(again.to_string(), "again.toml, tile my.A: the catalogue has this id already");
    assert_eq!(again.problem, Problem::IdTaken);
    assert_eq!(again.subject, Subject::Tile("my.A".to_owned()));
}

#[test]
fn a_river_of_shipped_and_new_tiles_loads() {
    let bend = r#"
        [[tile]]
        id = "my.bend"
        name = "a bend of the river round a monastery"
        sides = "FSSF"
        symbols = { river = "course" }
        segments = [
          { id = "w1", kind = "river", sides = "ES" },
          { id = "m1", kind = "monastery" },
          { id = "f1", kind = "field", halves = [0, 1, 2, 5, 6, 7] },
          { id = "f2", kind = "field", halves = [3, 4] },
        ]
    "#;
    let river = set("draw = \"river\"\nfirst = \"river.S\"\nlast = [\"river1.L\"]\n\
         tiles = [\"river.S\", \"my.bend x3\", \"river1.D x2\", \"river1.L\"]");
    let catalogue = add(&format!("{bend}{river}")).unwrap();
    assert_eq!(catalogue.set("my-set").unwrap().pieces, 7);
}

#[test]
fn the_shared_catalogue_is_the_standard_one() {
    assert!(std::ptr::eq(&*Catalogue::shared(), Catalogue::standard()));
    assert!(Arc::ptr_eq(&Catalogue::shared(), &Catalogue::shared()));
}

#[test]
fn no_prefix_of_the_example_panics() {
    for end in (0..EXAMPLE.len()).step_by(7).filter(|end| EXAMPLE.is_char_boundary(*end)) {
        let _ = add(&EXAMPLE[..end]);
    }
}

#[test]
fn messages_stay_short_whatever_the_file_holds() {
    let long = "é".repeat(100_000);
    let segment = |keys: &str| tile("FFFF", &format!("{{ {keys} }}"));
    let texts = [
        format!("{long} = 1"),
        keyed(&long, ""),
        keyed("my.T", &format!("{long} = 1")),
        keyed("my.T", &format!("split_sides = \"{long}\"")),
        keyed("my.T", &format!("codes = [\"{long}\"]")),
        keyed("my.T", &format!("wagon = [[\"{long}\", \"{long}\"]]")),
        keyed("my.T", &format!("symbols = {{ flier = \"{long}\" }}")),
        tile(&long, MEADOW),
        segment(&format!("id = \"{long}\", kind = \"city\", sides = \"N\"")),
        segment(&format!("id = \"c1\", kind = \"{long}\"")),
        segment(&format!("id = \"c1\", kind = \"city\", sides = \"{long}\"")),
        segment(&format!("id = \"f1\", kind = \"field\", halves = [], cities = [\"{long}\"]")),
        set(&format!("tiles = [\"{long}\"]")),
        set(&format!("tiles = [\"base.A\"]\nstart = \"{long}\"")),
        set(&format!("tiles = [\"base.A\"]\ntwins = [[\"base.A\", \"{long}\"]]")),
        set(&format!("tiles = [\"base.A\"]\nbooks = [\"{long}\"]")),
        set(&format!("tiles = [\"base.A\"]\nfirst_block = \"{long}\"")),
        format!("[[set]]\nid = \"{long}\"\ntitle = \"\"\ntiles = []"),
    ];
    for text in texts {
        let error = add(&text).expect_err("this should not load").to_string();
        assert!(error.len() < 600, "{} bytes: {}", error.len(), &error[..200]);
    }
}

#[test]
fn limits_refuse_in_time() {
    let many = (0..=limits::TILES).map(|n| keyed(&format!("my.T{n}"), "")).collect::<String>();
    check(&many, ": 251 tiles are more than 250");
    let sets = (0..=limits::SETS)
        .map(|n| format!("[[set]]\nid = \"s{n}\"\ntitle = \"\"\ntiles = [\"base.A\"]\n"));
    check(&sets.collect::<String>(), ": 51 sets are more than 50");
    check(&" ".repeat(limits::FILE_BYTES + 1), ": 262145 bytes are more than 262144");
    assert!(add(&" ".repeat(limits::FILE_BYTES)).is_ok());
    let files = vec![("mine.toml", ""); limits::FILES + 1];
    let error = Catalogue::standard().with_files(&files).unwrap_err();
    assert_eq!(error.to_string(), "mine.toml: 17 files are more than 16");
    let deep = format!("x = {}", "[".repeat(200_000));
    assert!(add(&deep).is_err());
}

#[test]
fn ids_that_the_notation_can_write_are_taken() {
    for id in ["my.A", "a.b.c", "Mine.2-x", "x1.1", "p2.abbot", "my.ferry"] {
        assert!(add(&keyed(id, "")).is_ok(), "{id}");
    }
    let long = format!("my.{}", "x".repeat(30));
    for id in
        ["", "A", ".A", "my.", "my..A", "1.A", "my.A B", "my.é", "my.A/1", "my_A.1", "-.A", &long]
    {
        let error = add(&keyed(id, "")).expect_err("this is no id");
        assert_eq!(error.problem, Problem::BadTileId, "{id}");
    }
    for id in ["", "1", "my set", "my,set", "-x", "é", "x:y"] {
        let text = format!("[[set]]\nid = \"{id}\"\ntitle = \"\"\ntiles = [\"base.A\"]\n");
        assert_eq!(add(&text).expect_err("this is no id").problem, Problem::BadSetId, "{id}");
    }
}

macro_rules! problems {
    ($($name:ident: $text:expr => $message:expr;)*) => {
        $(#[test] fn $name() { check(&$text, $message); })*
    };
}

problems! {
    shipped_tile: keyed("base.D", "") => ", tile base.D: the catalogue has this id already";
    shipped_set: "[[set]]\nid = \"base-v3\"\ntitle = \"\"\ntiles = [\"base.A\"]"
        => ", set base-v3: the catalogue has this id already";
    tile_twice: keyed("my.A", "").repeat(2) => ", tile my.A: the id is given twice";
    bad_tile_id: keyed("meadow", "") => ", tile meadow: an id is a letter, then letters, digits \
        and hyphens, with a dot inside, like mine.A, and at most 32 characters";
    bad_set_id: "[[set]]\nid = \"my set\"\ntitle = \"\"\ntiles = []" => ", set my set: an id is a \
        letter, then letters, digits and hyphens, like my-set, and at most 32 characters";
    move_as_id: keyed("ferry.NS", "")
        => ", tile ferry.NS: \"ferry.\" begins a move of the notation";
    block: "[[block]]\nid = \"b\"\nrows = []\nouter = { N = \"\", E = \"\", S = \"\", W = \"\" }"
        => ": you can add tiles and sets, but not [[block]]";
    quarter: "[[quarter]]\nid = \"castle\"\nblock = \"count\"\ntiles = []\nfeeds = \"city\""
        => ": you can add tiles and sets, but not [[quarter]]";
    boxes: "[[box]]\nid = \"b\"\ntitle = \"\"\nbook = \"2021\"\nsets = []"
        => ": you can add tiles and sets, but not [[box]]";
    pieces: Catalogue::standard_files().last().unwrap().1
        => ": you can add tiles and sets, but not [pieces]";
    long_name: keyed("my.A", "").replace("name = \"\"", &format!("name = \"{}\"", "x".repeat(101)))
        => ", tile my.A: name is longer than 100 characters";
    two_lines: keyed("my.A", "note = \"a\\nb\"")
        => ", tile my.A: note has a line break or a control character";
    many_codes: keyed("my.A", "codes = [\"A\", \"B\", \"C\", \"D\", \"E\", \"F\", \"G\", \"H\", \"I\"]")
        => ", tile my.A: 9 codes are more than 8";
    many_groups: keyed("my.A", &format!("wagon = [{}]", "[\"f1\"], ".repeat(9)))
        => ", tile my.A: 9 wagon groups are more than 8";
    long_group: keyed("my.A", &format!("wagon = [[{}]]", "\"f1\", ".repeat(17)))
        => ", tile my.A: 17 names in one list are more than 16";
    many_segments: tile("FFFF", &(0..17).map(|n| format!("{{ id = \"f{n}\", kind = \"field\", halves = [] }},"))
        .collect::<String>()) => ", tile my.T: 17 segments are more than 16";
    bad_segment_id: tile("FFFF", &MEADOW.replace("f1", "f-1"))
        => ", tile my.T: \"f-1\" is not a name of letters and digits, like c1, of at most 12";
    many_pennants: tile("CCCC", r#"{ id = "c1", kind = "city", sides = "NESW", pennants = 5 }"#)
        => ", tile my.T: c1: 5 pennants are more than 4";
    many_sheep: tile("FFFF", &MEADOW.replace(" }", ", sheep = 255 }"))
        => ", tile my.T: f1: 255 sheep are more than 4";
    abbey: keyed("my.A", "symbols = { abbey = true }")
        => ", tile my.A: only tiles of the box can have an abbey";
    inside_a_board: tile("FFFF", &format!("{MEADOW}, {{ id = \"x1\", kind = \"wheel\", halves = [] }}"))
        => ", tile my.T: only tiles of the box can have the inside of a start board, like x1";
    walls_of_carcassonne: tile("FFFF", &MEADOW.replace(" }", ", carcassonne = true }"))
        => ", tile my.T: only tiles of the box can have the walls of Carcassonne beside a field, like f1";
    block_set: set("draw = \"block\"\ntiles = [\"base.A\"]")
        => ", set my-set: draw can be \"pool\" or \"river\", but not \"block\"";
    player_set: set("draw = \"player\"\ntiles = [\"base.A\"]")
        => ", set my-set: draw can be \"pool\" or \"river\", but not \"player\"";
    many_copies: set("tiles = [\"base.A x100\"]") => ", set my-set: 100 copies are more than 99";
    bad_copies: set("tiles = [\"base.A x-1\"]")
        => ", set my-set: \"base.A x-1\" is not an id with a number of copies";
    missing_tile: set("tiles = [\"my.A\"]") => ", set my-set: there is no tile my.A";
    empty_set: set("tiles = []") => ", set my-set: the set has no tiles";
    wrong_pieces: set("pieces = 2\ntiles = [\"base.A\"]")
        => ", set my-set: pieces are written 2 but the tiles make 1";
    river_in_the_pool: set("tiles = [\"river1.D\"]") => ", set my-set: river1.D cannot be shuffled \
        with the land: it is a river tile, an abbey or part of a start board";
    abbey_in_the_pool: set("tiles = [\"am.abbey\"]") => ", set my-set: am.abbey cannot be shuffled \
        with the land: it is a river tile, an abbey or part of a start board";
    square_in_the_pool: set("tiles = [\"count.01\"]") => ", set my-set: count.01 cannot be shuffled \
        with the land: it is a river tile, an abbey or part of a start board";
    the_same_tile: format!("{}{}", keyed("my.A", ""), set("tiles = [\"my.A\", \"my.B\"]"))
        + &keyed("my.B", "") => ", set my-set: my.A and my.B are the same tile";
    two_sources: set("draw = \"river\"\nfirst = \"river.S\"\nlast = [\"river1.L\"]\n\
        tiles = [\"river.S x2\", \"river1.L\"]")
        => ", set my-set: a river has one first tile, so river.S cannot come in copies";
    half_a_source: set("draw = \"river\"\nfirst = \"river17.A1\"\nlast = [\"river1.L\"]\n\
        tiles = [\"river17.A1\", \"river1.L\"]")
        => ", set my-set: the role of river17.A1 in the river does not fit the first tile";
    unknown_key: keyed("my.A", "colour = \"red\"").replace("colour", "kolour")
        => ", line 6: unknown field `kolour`, expected one of `id`, `name`, `sides`, `codes`, \
        `codes_assumed`, `confidence`, `wheel_confidence`, `symbols`, `segments`, `wagon`, \
        `split_sides`, `split_percent`, `note`";
}
