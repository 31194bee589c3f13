//! A position of the guide: a scenario that the engine plays, where its picture is taken, the numbers on
//! it, and the points that come afterwards.

use bastide_catalogue::{QuarterName, Sector};
use bastide_engine::{Award, Event, Game, Log, Match, Pos, Seg};
use bastide_notation::parse_segment;

use crate::plan::{MarkPlan, ScenePlan};

/// A position with its marks.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The game where the picture is taken.
    pub game: Game,
    /// The numbers on the picture, in order.
    pub marks: Vec<Mark>,
    /// The first and last column and row of the picture: left, top, right, bottom.
    pub crop: [i32; 4],
    /// Changes whenever the scene does, for addresses that can be kept.
    pub hash: u32,
}

/// A number on a picture.
#[derive(Clone, Debug)]
pub struct Mark {
    /// Which number.
    pub number: usize,
    /// Where it is.
    pub at: MarkedSpot,
    /// Whether the figures there are lost.
    pub lost: bool,
}

/// What a mark is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkedSpot {
    /// A segment, and with it the whole feature.
    Segment(Seg),
    /// A tile.
    Tile(Pos),
    /// A quarter of Carcassonne.
    Quarter(QuarterName),
    /// The crowns of a sector of the wheel.
    Crown(Sector),
}

/// A scene, and the award that each of its steps claims.
pub struct Played {
    pub scene: Scene,
    pub awards: Vec<Option<Award>>,
}

/// Plays a scene and checks what its marks claim.
pub fn play(plan: &ScenePlan) -> Result<Played, String> {
    let played = bastide_scenario::play(&plan.play).map_err(|failure| failure.to_string())?;
    let game = played.all.first(played.shown).game().clone();
    let came = awards_after(&played.all, played.shown)?;
    let awards = claimed(&game, &plan.marks, came)?;
    let marks = plan.marks.iter().enumerate();
    let marks = marks.filter_map(|(index, mark)| {
        let at = spot(&game, mark.at.as_deref()?);
        Some(at.map(|at| Mark { number: index + 1, at, lost: mark.lost }))
    });
    let marks = marks.collect::<Result<_, String>>()?;
    let crop = plan.crop.unwrap_or_else(|| whole(&game));
    Ok(Played { scene: Scene { game, marks, crop, hash: fnv(&format!("{plan:?}")) }, awards })
}

/// What was scored after the first moves of a match, in order.
fn awards_after(all: &Match, shown: usize) -> Result<Vec<Award>, String> {
    let mut again = all.first(shown);
    let mut log = Log::on();
    for entry in &all.moves()[shown..] {
        again.enter(*entry, &mut log).map_err(|refusal| refusal.to_string())?;
    }
    let scored = log.into_events().into_iter().filter_map(|event| match event {
        Event::Scored(award) => Some(award),
        _ => None,
    });
    Ok(scored.collect())
}

/// Every mark takes the award that it claims, and no award is left over.
fn claimed(
    game: &Game,
    marks: &[MarkPlan],
    mut came: Vec<Award>,
) -> Result<Vec<Option<Award>>, String> {
    let says = |award: &Award| {
        let name = &game.rules().setup().players[award.player.index()];
        format!("{name} {} {}", award.value.points(), award.cause.name())
    };
    let mut awards = Vec::new();
    for mark in marks {
        let found = mark.award.as_ref().map(|claim| {
            let place = came.iter().position(|award| says(award) == *claim);
            let list = came.iter().map(&says).collect::<Vec<_>>().join(", ");
            place.map(|place| came.remove(place)).ok_or_else(|| {
                format!("\"{claim}\" is not scored after the picture; what is: {list}")
            })
        });
        awards.push(found.transpose()?);
    }
    match came.first() {
        Some(award) if !marks.is_empty() => {
            Err(format!("\"{}\" is scored after the picture, and no step says it", says(award)))
        }
        _ => Ok(awards),
    }
}

fn spot(game: &Game, text: &str) -> Result<MarkedSpot, String> {
    if let Some(sector) = Sector::from_name(text) {
        return Ok(MarkedSpot::Crown(sector));
    }
    if let Some(quarter) = quarter(text) {
        return Ok(MarkedSpot::Quarter(quarter));
    }
    if let Some((x, y)) = text.split_once(',')
        && let (Ok(x), Ok(y)) = (x.parse(), y.parse())
    {
        let at = Pos::new(x, y);
        let tile = game.board().tile_at(at);
        return tile.map(|_| MarkedSpot::Tile(at)).ok_or_else(|| format!("no tile at {text}"));
    }
    parse_segment(game, text).map(MarkedSpot::Segment).map_err(|error| error.message)
}

fn quarter(name: &str) -> Option<QuarterName> {
    Some(match name {
        "castle" => QuarterName::Castle,
        "market" => QuarterName::Market,
        "blacksmith" => QuarterName::Blacksmith,
        "cathedral" => QuarterName::Cathedral,
        _ => return None,
    })
}

/// The whole board.
fn whole(game: &Game) -> [i32; 4] {
    let places = || game.board().tiles().iter().map(|tile| tile.at);
    let x = || places().map(|at| i32::from(at.x));
    let y = || places().map(|at| i32::from(at.y));
    let least = |value: Option<i32>| value.unwrap_or_default();
    [least(x().min()), least(y().min()), least(x().max()), least(y().max())]
}

/// FNV-1a: small, and the same everywhere.
pub fn fnv(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
