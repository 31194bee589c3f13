//! Figures, boards and sheets.

use bastide_art::carcassonne::quarter_place;
use bastide_art::wheel::{Stand, crown_place, pig_place};
use bastide_art::{
    BoardPicture, Detail, FigureDrawing, FigureShape, NeutralPiece, PlacedFerry, PlacedFigure,
    PlacedTile, PlayerColour, Sheet, SheetEntry, Standing, Surroundings, TileArt, board_svg,
    figure_svg, piece_svg, sheet_svg,
};
use bastide_catalogue::{Catalogue, Corner, QuarterName, Rotation, Sector, Side};

fn well_formed(text: &str) {
    if let Err(error) = roxmltree::Document::parse(text) {
        panic!("no well-formed XML: {error}\n{text}");
    }
    for slip in ["NaN", "magenta", "$", "{"] {
        assert!(!text.contains(slip), "it holds \"{slip}\"");
    }
}

#[test]
fn every_figure_is_drawn_in_every_colour() {
    for colour in PlayerColour::ALL {
        for shape in FigureShape::ALL {
            let svg = figure_svg(shape, colour);
            well_formed(&svg);
            assert!(svg.contains(colour.hex()) && svg.contains(colour.sign()), "{shape:?}");
            assert!(svg.len() < 3_000, "{shape:?} takes {} bytes", svg.len());
        }
    }
    for piece in NeutralPiece::ALL {
        well_formed(&piece_svg(FigureDrawing::Neutral(piece)));
    }
}

#[test]
fn colours_and_signs_are_all_different() {
    for (index, colour) in PlayerColour::ALL.iter().enumerate() {
        for other in &PlayerColour::ALL[index + 1..] {
            assert_ne!(colour.hex(), other.hex());
            assert_ne!(colour.sign(), other.sign());
        }
    }
}

fn sample(catalogue: &Catalogue) -> BoardPicture<'_> {
    let mut board = BoardPicture::new(catalogue);
    for (x, id) in ["base.D", "fe.A", "wheel.r0c0"].into_iter().enumerate() {
        let kind = catalogue.kind_id(id).expect("a kind of the catalogue");
        let rotation = Rotation::from_quarters(x as u8);
        board.tiles.push(PlacedTile { kind, x: x as i32 - 1, y: -2, rotation, variant: 5 });
    }
    let start = catalogue.kind(board.tiles[0].kind);
    let city = Standing::Segment(start.segment_named("c1").expect("its city"));
    for (shape, place) in [
        (FigureShape::Meeple, city),
        (FigureShape::Builder, city),
        (FigureShape::Barn, Standing::Corner(Corner::SouthEast)),
    ] {
        let piece = FigureDrawing::Player(shape, PlayerColour::Teal);
        board.figures.push(PlacedFigure { piece, x: -1, y: -2, place });
    }
    let dragon = FigureDrawing::Neutral(NeutralPiece::Dragon);
    board.figures.push(PlacedFigure { piece: dragon, x: 9, y: 9, place: Standing::Middle });
    board.ferries.push(PlacedFerry { x: 0, y: -2, sides: [Side::North, Side::East] });
    board
}

#[test]
fn boards_are_well_formed_in_all_surroundings() {
    let mut board = sample(Catalogue::standard());
    for surroundings in [Surroundings::Light, Surroundings::Dark, Surroundings::Transparent] {
        for coordinates in [false, true] {
            (board.surroundings, board.coordinates) = (surroundings, coordinates);
            well_formed(&board_svg(&board));
        }
    }
    well_formed(&board_svg(&BoardPicture::new(Catalogue::standard())));
}

#[test]
fn squares_of_a_start_block_overlap_and_other_tiles_do_not() {
    let svg = board_svg(&sample(Catalogue::standard()));
    let document = roxmltree::Document::parse(&svg).expect("a board");
    let tiles = document.root_element().children().filter(|node| node.has_tag_name("svg"));
    let sides: Vec<&str> = tiles.filter_map(|node| node.attribute("width")).collect();
    assert_eq!(sides, ["256", "256", "257.6"]);
}

#[test]
fn figures_at_one_place_stand_beside_each_other() {
    let board = sample(Catalogue::standard());
    let svg = board_svg(&board);
    let document = roxmltree::Document::parse(&svg).expect("a board");
    let pieces = document.root_element().children().filter(|node| node.has_tag_name("g"));
    let places: Vec<&str> = pieces.filter_map(|node| node.attribute("transform")).collect();
    let city = TileArt::new(Catalogue::standard().kind(board.tiles[0].kind));
    let Standing::Segment(segment) = board.figures[0].place else { panic!("it stands on a city") };
    let (x, y) = city.anchor(segment);
    for aside in [-20.0, 20.0] {
        let at = format!("translate({} {})", x - 256.0 + aside, y - 512.0);
        assert!(places.contains(&at.as_str()), "{at} is not among {places:?}");
    }
}

/// Where a figure at a place of a start block is drawn, whose first square lies at 2,-1.
fn drawn_at(place: Standing) -> String {
    let catalogue = Catalogue::standard();
    let mut board = BoardPicture::new(catalogue);
    let piece = FigureDrawing::Neutral(NeutralPiece::WheelPig);
    board.figures.push(PlacedFigure { piece, x: 2, y: -1, place });
    let svg = board_svg(&board);
    let document = roxmltree::Document::parse(&svg).expect("a board");
    let mut groups = document.root_element().children().filter(|node| node.has_tag_name("g"));
    let group = groups.next().and_then(|group| group.attribute("transform"));
    group.expect("a figure").to_owned()
}

#[test]
fn figures_on_start_blocks_stand_where_these_are_drawn() {
    let (x, y) = pig_place(Sector::Storm);
    let pig = drawn_at(Standing::Wheel(Stand::Pig(Sector::Storm)));
    assert_eq!(pig, format!("translate({} {})", x + 512.0, y - 256.0));
    let (x, y) = crown_place(Sector::Fortune, 0).expect("a crown");
    let crown = drawn_at(Standing::Wheel(Stand::Crown(Sector::Fortune, 0)));
    assert_eq!(crown, format!("translate({} {})", x + 512.0, y - 256.0));
    let (x, y) = quarter_place(QuarterName::Market);
    let guest = drawn_at(Standing::Quarter(QuarterName::Market));
    assert_eq!(guest, format!("translate({} {})scale(.75)", x + 512.0, y - 256.0));
}

#[test]
fn tokens_show_as_many_sheep_as_they_count() {
    for count in 1..=4 {
        let token = piece_svg(FigureDrawing::Neutral(NeutralPiece::Sheep(count)));
        assert_eq!(token.matches(r##"fill="#fff""##).count(), usize::from(count));
    }
}

#[test]
fn sheets_are_well_formed() {
    let catalogue = Catalogue::standard();
    for detail in [Detail::Full, Detail::Plain] {
        let entries = catalogue.kinds()[..9]
            .iter()
            .map(|kind| SheetEntry { kind, label: kind.id.clone(), count: 2, variant: 0 })
            .collect();
        let sheet = Sheet {
            title: "The King's & Count's (2021): 1×, 2+3, a-z / Ω".to_owned(),
            entries,
            columns: 4,
            detail,
            surroundings: Surroundings::Light,
            labels: true,
        };
        well_formed(&sheet_svg(&sheet));
    }
}

#[cfg(feature = "png")]
#[test]
fn pictures_have_the_width_that_was_asked_for() {
    let svg = figure_svg(FigureShape::Meeple, PlayerColour::Red);
    let png = bastide_art::to_png(&svg, 84).expect("a picture");
    assert_eq!(&png[1..4], b"PNG");
    assert_eq!(u32::from_be_bytes([png[16], png[17], png[18], png[19]]), 84);
    assert!(bastide_art::to_png("<svg", 84).is_err());
    assert!(bastide_art::to_png(&svg, 0).is_err());
}
