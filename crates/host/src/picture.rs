//! Pictures of positions: the tiles, ferries and figures of a game as `bastide-art` draws them.

use bastide_art::wheel::Stand;
use bastide_art::{
    BoardPicture, FigureDrawing, FigureShape, NeutralPiece, PlacedFerry, PlacedFigure, PlacedTile,
    PlayerColour, Standing,
};
use bastide_catalogue::{Corner, QuarterName, Sector, SegmentKind};
use bastide_engine::{FigureKind, Game, Piece as NeutralFigure, Player, Pos, Quarter, System};

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
pub fn board_picture<'a>(game: &'a Game, colours: &[PlayerColour]) -> BoardPicture<'a> {
    let board = game.board();
    let mut picture = BoardPicture::new(game.rules().catalogue());
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
        let place = match figure.kind {
            FigureKind::Barn => Standing::Corner(Corner::SouthEast),
            _ => Standing::Segment(board.local(figure.on)),
        };
        let piece = FigureDrawing::Player(shape(figure.kind, lies), colour(colours, figure.owner));
        picture.figures.push(placed(piece, at, place));
    }
    for (piece, shape) in
        [(NeutralFigure::Dragon, NeutralPiece::Dragon), (NeutralFigure::Fairy, NeutralPiece::Fairy)]
    {
        let Some(tile) = game.piece_tile(piece) else { continue };
        let at = board.tile(tile).at;
        let with = game.fairy().and_then(|fairy| fairy.with);
        let with = with.filter(|_| piece == NeutralFigure::Fairy);
        let place =
            with.map_or(Standing::Middle, |figure| Standing::Segment(board.local(figure.on)));
        picture.figures.push(placed(FigureDrawing::Neutral(shape), at, place));
    }
    for (piece, shape) in
        [(NeutralFigure::Mage, NeutralPiece::Mage), (NeutralFigure::Witch, NeutralPiece::Witch)]
    {
        let Some(on) = game.piece(piece) else { continue };
        let at = board.tile(board.tile_of(on)).at;
        let place = Standing::Segment(board.local(on));
        picture.figures.push(placed(FigureDrawing::Neutral(shape), at, place));
    }
    for (tile, number) in &game.gold().on_tiles {
        let ingot = placed(
            FigureDrawing::Neutral(NeutralPiece::Ingot),
            board.tile(*tile).at,
            Standing::Middle,
        );
        picture.figures.extend((0..*number).map(|_| ingot));
    }
    for flock in &game.flocks().flocks {
        let at = board.tile(board.tile_of(flock.on)).at;
        let place = Standing::Segment(board.local(flock.on));
        for (sheep, number) in (1..).zip(flock.tokens) {
            let token = placed(FigureDrawing::Neutral(NeutralPiece::Sheep(sheep)), at, place);
            picture.figures.extend((0..number).map(|_| token));
        }
    }
    if game.rules().systems.has(System::Count) {
        picture.figures.extend(in_carcassonne(game, colours));
    }
    if game.rules().systems.has(System::WheelOfFortune) {
        picture.figures.extend(on_the_wheel(game, colours));
    }
    picture
}

/// The count and the followers in the quarters.
fn in_carcassonne(game: &Game, colours: &[PlayerColour]) -> Vec<PlacedFigure> {
    let (city, at) = (game.city(), game.carcassonne());
    let count = (FigureDrawing::Neutral(NeutralPiece::Count), city.count);
    let guests = city.guests.iter().map(|guest| {
        let colour = colour(colours, guest.owner);
        (FigureDrawing::Player(shape(guest.figure, false), colour), guest.quarter)
    });
    let all = [count].into_iter().chain(guests);
    all.map(|(piece, quarter)| placed(piece, at, Standing::Quarter(drawn(quarter)))).collect()
}

/// The pig and the followers on the crowns.
fn on_the_wheel(game: &Game, colours: &[PlayerColour]) -> Vec<PlacedFigure> {
    let (wheel, at) = (game.wheel(), game.wheel_board());
    let pig = FigureDrawing::Neutral(NeutralPiece::WheelPig);
    let mut figures = vec![placed(pig, at, Standing::Wheel(Stand::Pig(wheel.pig)))];
    for sector in Sector::ALL {
        for (number, crowned) in wheel.crowned_in(sector).enumerate() {
            let colour = colour(colours, crowned.owner);
            let piece = FigureDrawing::Player(shape(crowned.figure, false), colour);
            figures.push(placed(piece, at, Standing::Wheel(Stand::Crown(sector, number as u8))));
        }
    }
    figures
}

fn placed(piece: FigureDrawing, at: Pos, place: Standing) -> PlacedFigure {
    PlacedFigure { piece, x: i32::from(at.x), y: i32::from(at.y), place }
}

fn colour(colours: &[PlayerColour], owner: Player) -> PlayerColour {
    colours.get(owner.index()).copied().unwrap_or(PlayerColour::Blue)
}

/// The quarter by the name under which it is drawn.
fn drawn(quarter: Quarter) -> QuarterName {
    match quarter {
        Quarter::Castle => QuarterName::Castle,
        Quarter::Market => QuarterName::Market,
        Quarter::Blacksmith => QuarterName::Blacksmith,
        Quarter::Cathedral => QuarterName::Cathedral,
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::{Action, Pending, Rules, Setup, Spot};

    /// Two players who take an action that is wanted wherever they may, and otherwise play any.
    fn played(system: &str, wanted: fn(&Action) -> bool, done: fn(&Game) -> bool) -> Game {
        let systems = vec!["base".to_owned(), system.to_owned()];
        let setup = Setup { systems: Some(systems), ..Setup::for_players(["Ann", "Bob"]) };
        let mut game = Game::new(Rules::new(setup).unwrap());
        let mut number = 0_usize;
        while !done(&game) {
            number += 7;
            match game.pending() {
                Pending::Chance(_) => {
                    let outcomes = game.outcomes();
                    game.resolve(outcomes[number % outcomes.len()].0).unwrap();
                }
                Pending::Decide(..) => {
                    let actions = game.legal_actions();
                    let any = actions[number % actions.len()];
                    let action = actions.iter().copied().find(wanted).unwrap_or(any);
                    game.play(action).unwrap();
                }
                Pending::Over => panic!("nobody could do it"),
            }
        }
        game
    }

    #[test]
    fn the_count_and_his_guests_stand_in_their_quarters() {
        let enters =
            |action: &Action| matches!(action, Action::Deploy { to: Spot::Quarter(_), .. });
        let game = played("count", enters, |game| !game.city().guests.is_empty());
        let guest = game.city().guests[0];
        let picture = board_picture(&game, &SEAT_COLOURS);
        let at = game.carcassonne();
        let standing = |piece: FigureDrawing, quarter: Quarter| {
            let figure = placed(piece, at, Standing::Quarter(drawn(quarter)));
            picture.figures.contains(&figure)
        };
        assert!(standing(FigureDrawing::Neutral(NeutralPiece::Count), game.city().count));
        let colour = SEAT_COLOURS[guest.owner.index()];
        assert!(standing(FigureDrawing::Player(shape(guest.figure, false), colour), guest.quarter));
    }

    #[test]
    fn the_pig_and_the_crowned_stand_on_the_wheel() {
        let crowns = |action: &Action| matches!(action, Action::Deploy { to: Spot::Crown(_), .. });
        let two = |game: &Game| game.wheel().crowned_in(Sector::Taxes).count() == 2;
        let game = played("wheel-of-fortune", crowns, two);
        let picture = board_picture(&game, &SEAT_COLOURS);
        let places: Vec<Standing> = picture.figures.iter().map(|figure| figure.place).collect();
        for place in [
            Standing::Wheel(Stand::Pig(game.wheel().pig)),
            Standing::Wheel(Stand::Crown(Sector::Taxes, 0)),
            Standing::Wheel(Stand::Crown(Sector::Taxes, 1)),
        ] {
            let found = places.iter().filter(|known| **known == place).count();
            assert_eq!(found, 1, "{place:?} in {places:?}");
        }
    }

    #[test]
    fn without_them_neither_count_nor_pig_is_drawn() {
        let game = Game::new(Rules::new(Setup::for_players(["Ann"])).unwrap());
        assert_eq!(board_picture(&game, &SEAT_COLOURS).figures, []);
    }
}
