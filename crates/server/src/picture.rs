//! Pictures of positions: the tiles, ferries and figures of a game as `bastide-art` draws them.

use bastide_art::{
    BoardPicture, FigureShape, NeutralPiece, Piece, Place, PlacedFerry, PlacedFigure, PlacedTile,
    PlayerColour,
};
use bastide_catalogue::{Catalogue, Corner, SegmentKind};
use bastide_engine::{FigureKind, Game, Piece as NeutralFigure};

/// The colours of players in order of their seats, where nobody has chosen one.
pub const SEAT_COLOURS: [PlayerColour; 8] = [
    PlayerColour::Blue,
    PlayerColour::Red,
    PlayerColour::Yellow,
    PlayerColour::Teal,
    PlayerColour::Black,
    PlayerColour::Pink,
    PlayerColour::White,
    PlayerColour::Green,
];

/// Everything that lies on the table; `colours` are those of the seats.
pub fn board_picture(game: &Game, colours: &[PlayerColour]) -> BoardPicture<'static> {
    let board = game.board();
    let mut picture = BoardPicture::new(Catalogue::standard());
    for (number, tile) in board.tiles().iter().enumerate() {
        let (x, y) = (i32::from(tile.at.x), i32::from(tile.at.y));
        let kind = game.rules().kind_id(tile.kind);
        let variant = number as u64;
        picture.tiles.push(PlacedTile { kind, x, y, rotation: tile.rotation, variant });
        let ends: Vec<_> = tile.ferry.sides().collect();
        if let [one, other] = ends[..] {
            picture.ferries.push(PlacedFerry { x, y, sides: [one, other] });
        }
    }
    for figure in game.figures() {
        let at = board.tile(board.tile_of(figure.on)).at;
        let lies = board.kind_of(figure.on) == SegmentKind::Field;
        let colour = colours.get(figure.owner.index()).copied().unwrap_or(PlayerColour::Blue);
        picture.figures.push(PlacedFigure {
            piece: Piece::Player(shape(figure.kind, lies), colour),
            x: i32::from(at.x),
            y: i32::from(at.y),
            place: match figure.kind {
                FigureKind::Barn => Place::Corner(Corner::SouthEast),
                _ => Place::Segment(board.local(figure.on)),
            },
        });
    }
    for (piece, shape) in
        [(NeutralFigure::Dragon, NeutralPiece::Dragon), (NeutralFigure::Fairy, NeutralPiece::Fairy)]
    {
        let Some(tile) = game.piece_tile(piece) else { continue };
        let at = board.tile(tile).at;
        let with = game.fairy().and_then(|fairy| fairy.with);
        let with = with.filter(|_| piece == NeutralFigure::Fairy);
        picture.figures.push(PlacedFigure {
            piece: Piece::Neutral(shape),
            x: i32::from(at.x),
            y: i32::from(at.y),
            place: with.map_or(Place::Middle, |figure| Place::Segment(board.local(figure.on))),
        });
    }
    picture
}

/// Farmers lie, everybody else stands.
fn shape(kind: FigureKind, lies: bool) -> FigureShape {
    match kind {
        FigureKind::Meeple if lies => FigureShape::Farmer,
        FigureKind::Meeple => FigureShape::Meeple,
        FigureKind::LargeMeeple if lies => FigureShape::LargeFarmer,
        FigureKind::LargeMeeple => FigureShape::LargeMeeple,
        FigureKind::Abbot => FigureShape::Abbot,
        FigureKind::Builder => FigureShape::Builder,
        FigureKind::Pig => FigureShape::Pig,
        FigureKind::Mayor => FigureShape::Mayor,
        FigureKind::Wagon => FigureShape::Wagon,
        FigureKind::Barn => FigureShape::Barn,
        FigureKind::Shepherd => FigureShape::Shepherd,
    }
}
