//! The Princess & the Dragon (PD): a dragon that eats figures, a fairy that protects and pays, portals
//! that let a follower appear anywhere, and princesses that send knights home.
//!
//! Each of the four is a part of its own (PD-5). Where dragon and fairy stand is ground truth; dragon
//! tiles that wait for the dragon lie beside the bag.

pub(crate) mod dragon;
pub(crate) mod fairy;
pub(crate) mod portal;
pub(crate) mod princess;

use crate::board::{Kind, TileId};
use crate::figures::Figure;
use crate::game::Game;
use crate::options::options;
use crate::pieces::Piece;
use crate::position::PositionError;
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, row, set};
use crate::reason::reasons;
use crate::report::{Record, Topic};
use crate::rules::Rules;
use crate::system::{About, InBox, Part, PartName, System};
use crate::turn::Step;
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    parts: &[
        PartName::new("dragon"),
        PartName::new("fairy"),
        PartName::new("portal"),
        PartName::new("princess"),
    ],
    options: Options::NAMES,
    steps: &[
        (Step::FairyPoint, Some(FAIRY)),
        (Step::Princess, Some(PRINCESS)),
        (Step::Dragon, Some(DRAGON)),
        (Step::DragonAfterScoring, Some(DRAGON)),
    ],
    concerns: |step, tile| match step {
        Step::Princess => tile.segments.iter().any(|segment| segment.princess),
        Step::Dragon | Step::DragonAfterScoring => tile.symbols.dragon,
        _ => true,
    },
    set: Some("princess-dragon"),
    boxes: &[
        InBox::with("big-box-2008", &["princess-dragon"]),
        InBox::with("everything", &["princess-dragon"]),
    ],
    reasons: REASONS,
    report,
    check,
    ..About::new("princess-and-dragon", &["PD"])
};

reasons! {
    NEW_VOLCANO = "new-volcano": "nobody can go on a volcano you just placed";
    DRAGON_THERE = "dragon-there": "the dragon is there";
    DRAGON_MUST_MOVE = "dragon-must-move": "the dragon has to move while it can";
    DRAGON_NO_TILE = "dragon-no-tile": "there's no tile there";
    DRAGON_BEEN_THERE = "dragon-been-there": "the dragon has already been there on this journey";
    DRAGON_FEARS_FAIRY = "dragon-fears-fairy": "the fairy keeps the dragon away";
    DRAGON_OFF_BOARD = "dragon-off-board": "the dragon can't enter the start board";
    DRAGON_NEXT_TILE = "dragon-next-tile": "the dragon moves to a tile that shares a side with its own";
    NO_FAIRY = "no-fairy": "the fairy isn't in this game";
    FAIRY_ON_TILE = "fairy-on-tile": "the fairy goes to a tile, not to a follower";
    FAIRY_ON_FOLLOWER = "fairy-on-follower": "the fairy goes to a follower, not to a tile";
    FAIRY_WITH_IT = "fairy-with-it": "the fairy is already with this follower";
    FAIRY_THERE = "fairy-there": "the fairy is already there";
    FAIRY_OWN_FOLLOWER = "fairy-own-follower": "the fairy goes to one of your followers";
    FAIRY_OWN_TILE = "fairy-own-tile": "the fairy goes to a tile with one of your followers";
    PORTAL_FIGURE = "portal-figure": "your {figure} can't use a portal";
    PORTAL_GROUND = "portal-ground": "your {figure} can't stand there";
    PORTAL_FINISHED = "portal-finished": "this feature was finished before you placed your tile";
    PRINCESS_CITY = "princess-city": "you can only send home a follower in this city";
    PRINCESS_MUST = "princess-must": "you have to send home a knight in this city";
    PRINCESS_INSTEAD = "princess-instead": "you send a knight home instead of placing a figure";
}

/// The part `dragon`.
pub const DRAGON: Part = Part::of(System::PrincessAndDragon, 0);

/// The part `fairy`.
pub const FAIRY: Part = Part::of(System::PrincessAndDragon, 1);

/// The part `portal`.
pub const PORTAL: Part = Part::of(System::PrincessAndDragon, 2);

/// The part `princess`.
pub const PRINCESS: Part = Part::of(System::PrincessAndDragon, 3);

options! {
    /// When the dragon moves after a dragon tile (PD-44).
    "pd.dragon_timing" dragon_timing: DragonTiming {
        /// Before the scoring.
        #[default] BeforeScoring = "before_scoring",
        /// After it.
        AfterScoring = "after_scoring",
    }
    /// Whom the fairy works for (PD-23).
    "pd.fairy_binding" fairy_binding: FairyBinding {
        /// Every follower on her tile.
        #[default] Tile = "tile",
        /// One follower of the player who moved her.
        Follower = "follower",
    }
    /// Whether a princess must send a knight home (PD-71).
    "pd.princess" princess: Princess {
        /// She must.
        #[default] Must = "must",
        /// The player may do something else instead.
        May = "may",
    }
}

/// Where dragon and fairy stand; nowhere before they come to the board (PD-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    pub dragon: Option<TileId>,
    pub fairy: Option<Fairy>,
}

impl State {
    pub fn new(_: &Rules) -> State {
        State::default()
    }
}

/// The fairy on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fairy {
    /// The tile on which she stands, and which the dragon never enters (PD-24).
    pub tile: TileId,
    /// The follower to whom she is assigned with `pd.fairy_binding = follower`, until it leaves
    /// (PD-23, PD-28).
    pub with: Option<Figure>,
}

impl Told for State {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let State { dragon, fairy } = self;
        let at = |tile: TileId| game.board.tile(tile).at;
        if let Some(tile) = dragon {
            row!(facts, set("dragon"), at(*tile));
        }
        if let Some(Fairy { tile, with }) = fairy {
            match with {
                None => row!(facts, set("fairy"), at(*tile)),
                Some(Figure { owner, kind, on }) => {
                    row!(facts, set("fairy"), at(*tile), *owner, *kind, game.spot(*on));
                }
            }
        }
    }
}

impl State {
    pub fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::default();
        if let Some(mut row) = reader.one("dragon")? {
            state.dragon = Some(row.tile()?);
            row.end()?;
        }
        if let Some(mut row) = reader.one("fairy")? {
            let tile = row.tile()?;
            let with = match row.is_done() {
                true => None,
                false => {
                    let (owner, kind, on) = (row.player()?, row.figure()?, row.segment()?);
                    Some(Figure { owner, kind, on })
                }
            };
            row.end()?;
            state.fairy = Some(Fairy { tile, with });
        }
        Ok(state)
    }
}

/// Dragon and fairy, where they stand, and the tiles that wait for the dragon.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    let State { dragon, fairy, .. } = &game.systems.princess_and_dragon;
    let at = |tile: TileId| Record::default().with("at", game.board.tile(tile).at);
    match topic {
        Topic::Table if game.rules.has(DRAGON) => {
            let waiting = game.bag.aside();
            let mut kinds: Vec<Kind> = waiting.to_vec();
            kinds.sort();
            kinds.dedup();
            let mut tiles = Record::default();
            for kind in kinds {
                let number = waiting.iter().filter(|it| **it == kind).count() as u16;
                tiles.set(game.rules.kind_name(kind), number);
            }
            record.set("set_aside", tiles);
        }
        Topic::Pieces => {
            if let Some(tile) = *dragon {
                record.set(Piece::Dragon.name(), at(tile));
            }
            if let Some(fairy) = fairy {
                let mut standing = at(fairy.tile);
                if let Some(figure) = fairy.with {
                    standing.set("segment", figure.on);
                    standing.set("figure", figure.kind);
                }
                record.set(Piece::Fairy.name(), standing);
            }
        }
        _ => {}
    }
}

/// Nobody is where the dragon is, the fairy keeps it away, and no tile waits for it in vain.
fn check(game: &Game) -> Result<(), Violation> {
    let State { dragon, fairy, .. } = game.systems.princess_and_dragon;
    ensure(game.rules.has(DRAGON) || dragon.is_none(), || "there is no dragon (PD-5)".into())?;
    ensure(game.rules.has(FAIRY) || fairy.is_none(), || "there is no fairy (PD-5)".into())?;
    for figure in game.figures.iter().filter(|figure| dragon::is_eaten(figure.kind)) {
        ensure(dragon != Some(game.board.tile_of(figure.on)), || {
            format!("a {:?} stands beside the dragon (PD-33)", figure.kind)
        })?;
    }
    if let Some(fairy) = fairy {
        ensure(dragon != Some(fairy.tile), || "the dragon is with the fairy (PD-24)".into())?;
        let there = |figure: Figure| {
            game.board.tile_of(figure.on) == fairy.tile && game.figures.contains(&figure)
        };
        ensure(fairy.with.is_none_or(there), || {
            "the fairy's follower is not with her (PD-28)".into()
        })?;
    }
    let waits = |kind: &Kind| game.rules.kinds[kind.0 as usize].symbols.dragon;
    let aside = game.bag.aside();
    ensure(aside.iter().all(waits) && (aside.is_empty() || dragon.is_none()), || {
        "tiles wait for the dragon without need (PD-40, PD-41)".into()
    })
}
