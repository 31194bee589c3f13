//! The barn: a figure on a corner of four fields. It sends the farmers of its field home with their
//! points, lets nobody in, and scores for itself at the end.
//!
//! A corner is named by the place to its north-west. The barn stands in `Game::figures` on the field
//! that fills this corner on the tile there, so that it belongs to the field like any other figure.

use arrayvec::ArrayVec;
use bastide_catalogue::{Corner, SegmentKind};

use crate::action::{Action, Sink};
use crate::board::{Pos, Seg};
use crate::event::Log;
use crate::figures::{Figure, FigureKind};
use crate::game::Game;
use crate::player::Player;
use crate::reason::Why;
use crate::refusal::{NONE_LEFT, Refusal};
use crate::rule::{RuleId, am};
use crate::scoring::order::{first_place, order_key};
use crate::scoring::track::book;
use crate::scoring::{self, Award, Cause, Occasion, value_barn, value_barn_scoring};
use crate::spot::Spot;
use crate::systems::abbey_and_mayor;
use crate::systems::abbey_and_mayor::{
    BARN_CORNER, BARN_FIELDS_ONLY, BARN_ON_NEW_TILE, BarnOnBarnFarm, CORNER_FIGURE, SECOND_BARN,
};
use crate::turn::Flow;

/// Fields to be scored because of their barns; a tile has no more.
pub(crate) type Fields = ArrayVec<Seg, 8>;

/// The corners of the new tile (AM-30).
pub(crate) fn options(game: &Game, sink: &mut impl Sink) -> bool {
    let part = game.part();
    if !game.supply[part.player.index()].has(FigureKind::Barn) {
        return false;
    }
    // Few corners have tiles at both of their sides: so that is asked first.
    let tile = game.board.tile(part.tile);
    { corners_of(tile.at).into_iter().zip(tile.inner_corners()) }
        .filter(|(corner, between)| *between && objection(game, *corner).is_none())
        .any(|(corner, _)| {
            let to = Spot::Corner(corner);
            sink.push(Action::Deploy { figure: FigureKind::Barn, to })
        })
}

/// The four corners of a tile by row and column, each by the place to its north-west.
fn corners_of(at: Pos) -> [Pos; 4] {
    let Pos { x, y } = at;
    [Pos::new(x - 1, y - 1), Pos::new(x, y - 1), Pos::new(x - 1, y), at]
}

/// The places that meet at a corner, with the corner that it is on their tiles.
fn around(corner: Pos) -> [(Pos, Corner); 4] {
    let Pos { x, y } = corner;
    [
        (corner, Corner::SouthEast),
        (Pos::new(x + 1, y), Corner::SouthWest),
        (Pos::new(x, y + 1), Corner::NorthEast),
        (Pos::new(x + 1, y + 1), Corner::NorthWest),
    ]
}

/// The field that fills a corner of the tile at a place (AM-31).
fn corner_field(game: &Game, at: Pos, corner: Corner) -> Option<Seg> {
    let tile = game.board.tile_at(at)?;
    let field = game.kind_table(tile).corner_field(corner, game.board.tile(tile).rotation)?;
    Some(game.board.tile(tile).segment(field))
}

/// The field around a corner, if all four tiles show nothing else there.
pub(crate) fn field_around(game: &Game, corner: Pos) -> Option<Seg> {
    let mut fields = around(corner).into_iter().map(|(at, it)| corner_field(game, at, it));
    let field = fields.next()??;
    fields.all(|other| other.is_some()).then_some(field)
}

/// Why no barn can be put on a corner, if there is a reason.
fn objection(game: &Game, corner: Pos) -> Option<(RuleId, Why)> {
    if !corners_of(game.board.tile(game.part().tile).at).contains(&corner) {
        return Some((am(30), BARN_ON_NEW_TILE));
    }
    let mut tiles = around(corner).into_iter().map(|(at, _)| game.board.tile_at(at));
    if tiles.any(|tile| tile.is_none_or(|tile| game.kind_table(tile).symbols.abbey)) {
        return Some((am(30), BARN_CORNER));
    }
    let Some(field) = field_around(game, corner) else {
        return Some((am(31), BARN_FIELDS_ONLY));
    };
    let one_only = game.rules.options.abbey_and_mayor.barn_on_barn_farm == BarnOnBarnFarm::No;
    if one_only && is_in(game, field) {
        return Some((am(32), SECOND_BARN));
    }
    None
}

/// Why the active player cannot put a barn on a corner.
pub(crate) fn why_not(game: &Game, figure: FigureKind, corner: Pos) -> Refusal {
    if figure != FigureKind::Barn {
        return CORNER_FIGURE.by(am(30)).of(figure);
    }
    match objection(game, corner) {
        Some((rule, why)) => why.by(rule),
        None => NONE_LEFT.by(am(2)).of(figure),
    }
}

pub(crate) fn apply(game: &mut Game, corner: Pos, log: &mut Log) -> Flow {
    let player = game.part().player;
    let field = field_around(game, corner).expect("only corners of fields are offered");
    game.deploy(player, FigureKind::Barn, field, log);
    game.part_mut().deployed = Some((FigureKind::Barn, field));
    Flow::Next
}

/// Whether a barn stands in the field of a segment; no follower may be placed there (AM-33).
pub(crate) fn is_in(game: &Game, segment: Seg) -> bool {
    let root = game.board.root(segment);
    game.rules.has(abbey_and_mayor::BARN)
        && game.board.kind_of(segment) == SegmentKind::Field
        && barns(game).any(|barn| game.board.root(barn.on) == root)
}

/// The fields with a barn, by their roots.
pub(crate) fn farms(game: &Game) -> Vec<Seg> {
    barns(game).map(|barn| game.board.root(barn.on)).collect()
}

fn barns(game: &Game) -> impl Iterator<Item = &Figure> {
    let mut players = (0..game.rules.players()).map(Player);
    let any = players.any(|player| game.is_out(player, FigureKind::Barn));
    let figures = if any { &game.figures[..] } else { &[] };
    figures.iter().filter(|figure| figure.kind == FigureKind::Barn)
}

/// TS-13.1: the fields of the new tile that hold farmers and a barn. Its placement brought them together,
/// or the barn was placed in this part; that one comes first (TS-13.6).
pub(crate) fn fields_to_score(game: &Game) -> Fields {
    let mut fields = Fields::new();
    if barns(game).next().is_none() {
        return fields;
    }
    for segment in game.segments_of(game.part().tile).map(Seg) {
        let root = game.board.root(segment);
        let farm = game.board.kind_of(segment) == SegmentKind::Field
            && game.board.followers(root) > 0
            && is_in(game, root);
        if farm && !fields.contains(&root) {
            fields.push(root);
        }
    }
    if fields.len() > 1 {
        fields.sort_by_cached_key(|field| (!is_new(game, *field), order_key(game, *field)));
    }
    fields
}

/// Whether the barn of a field was placed in this part.
fn is_new(game: &Game, field: Seg) -> bool {
    let deployed = game.part().deployed.filter(|(figure, _)| *figure == FigureKind::Barn);
    deployed.is_some_and(|(_, on)| game.board.root(on) == game.board.root(field))
}

/// TS-13.6: the farmers score once more (AM-35, AM-37).
pub(crate) fn add_awards(game: &Game, awards: &mut Vec<Award>) {
    for field in &game.part().barn_fields {
        let value = |farmer| value_barn_scoring(game, *field, farmer, is_new(game, *field));
        let occasion = Occasion { at: first_place(game, *field), at_end: false };
        scoring::add_awards(game, *field, occasion, value, awards);
    }
}

/// TS-13.8: farmers and pigs of these fields come home, the barn stays (AM-36).
pub(crate) fn clear_fields(game: &mut Game, log: &mut Log) {
    for field in game.part().barn_fields.clone() {
        game.return_figures(field, log);
    }
}

/// TS-E6: four points a city for each barn (AM-62), by row and column of the corners.
pub(crate) fn score_final(game: &mut Game, log: &mut Log) {
    let place = |game: &Game, barn: &Figure| game.board.tile(game.board.tile_of(barn.on)).at;
    let mut standing: Vec<Figure> = barns(game).copied().collect();
    standing.sort_by_key(|barn| place(game, barn));
    for barn in standing {
        let player: Player = barn.owner;
        let (value, at) = (value_barn(game, barn.on), place(game, &barn));
        let (cause, segment) = (Cause::Barn, Some(barn.on));
        book(game, Award { player, value, cause, at, segment, at_end: true }, log);
        let index = game.figure_index(player, FigureKind::Barn, barn.on);
        game.take_home(index.expect("it stands there"), log);
    }
}
