//! Pictures of the guide: positions with what the text points at.

use bastide_art::wheel::Stand;
use bastide_art::{BoardPicture, LitSegment, NumberMark, PlayerColour, Standing, Surroundings};
use bastide_guide::{MarkedSpot, Scene};
use bastide_host::board_picture;

/// A position of the guide, with what its text points at. Its players are named after their colours.
pub fn scene_picture(scene: &Scene) -> BoardPicture<'_> {
    let game = &scene.game;
    let mut picture = board_picture(game, &scene_colours(scene));
    picture.surroundings = Surroundings::Transparent;
    picture.margin = SCENE_MARGIN;
    picture.crop = Some(scene.crop);
    for mark in &scene.marks {
        let (at, place) = match mark.at {
            MarkedSpot::Segment(segment) => {
                for member in game.board().members(segment) {
                    let at = game.board().tile(game.board().tile_of(member)).at;
                    let (x, y) = (i32::from(at.x), i32::from(at.y));
                    picture.lit.push(LitSegment { x, y, segment: game.board().local(member) });
                }
                let at = game.board().tile(game.board().tile_of(segment)).at;
                (at, Standing::Segment(game.board().local(segment)))
            }
            MarkedSpot::Tile(at) => (at, Standing::Middle),
            MarkedSpot::Quarter(quarter) => (game.carcassonne(), Standing::Quarter(quarter)),
            MarkedSpot::Crown(sector) => {
                (game.wheel_board(), Standing::Wheel(Stand::Crown(sector, 0)))
            }
        };
        let (number, lost) = (mark.number, mark.lost);
        let (x, y) = (i32::from(at.x), i32::from(at.y));
        picture.marks.push(NumberMark { number, x, y, place, lost });
    }
    picture
}

/// Free space round a scene, in parts of a tile.
pub const SCENE_MARGIN: f64 = 0.06;

/// The colours of the players of a scene.
pub fn scene_colours(scene: &Scene) -> Vec<PlayerColour> {
    let names = &scene.game.rules().setup().players;
    names.iter().map(|name| name.to_lowercase().parse().unwrap_or(PlayerColour::Blue)).collect()
}
