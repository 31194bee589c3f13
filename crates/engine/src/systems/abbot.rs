//! The abbot and the gardens (ABT): a follower for monasteries and gardens alone, who may come
//! home early and score what surrounds him.

use bastide_catalogue::SegmentKind;

use crate::action::{Action, Owned, Sink};
use crate::board::Seg;
use crate::event::Log;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::reason::reasons;
use crate::refusal::{NO_RECALL, Refusal};
use crate::rule::{abt, am, bg, hs, tb};
use crate::spot::Spot;
use crate::system::{About, InBox};
use crate::turn::Flow;

/// What the system is.
pub const ABOUT: About = About {
    figures: &[(FigureKind::Abbot, None)],
    boxes: &[
        InBox::with("base-2021", &[]),
        InBox::with("big-box-2021", &[]),
        InBox::with("everything", &[]),
    ],
    reasons: REASONS,
    ..About::new("abbot", &["ABT"])
};

reasons! {
    ABBOT_GROUND = "abbot-ground": "your abbot goes on a monastery or in a garden";
    GARDEN = "garden-abbot-only": "only an abbot can go in a garden";
    OWN_ABBOT = "own-abbot": "you can only take back your own abbot";
    NO_ABBOT_THERE = "no-abbot-there": "there's no abbot there";
    WILL_SCORE = "abbot-will-score": "this feature is finished and will be scored anyway";
}

/// An abbot who came home in this part; his points are the first of its scoring (ABT-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Returned {
    pub from: Seg,
    pub points: u8,
}

/// The abbot on a free monastery or garden of the new tile (ABT-4 to ABT-7), or home from an
/// incomplete one (ABT-11, ABT-16).
#[inline]
pub(crate) fn options(game: &Game, tile_is_open: bool, sink: &mut impl Sink) -> bool {
    let part = game.part();
    let centres = game.kind_table(part.tile).centres;
    let in_hand = game.supply[part.player.index()].has(FigureKind::Abbot);
    if in_hand && tile_is_open && !centres.is_empty() {
        for segment in centres.iter().map(|own| game.board.tile(part.tile).segment(own)) {
            let free = takes_abbots(game, segment) && game.board.followers(segment) == 0;
            let figure = FigureKind::Abbot;
            if free && sink.push(Action::Deploy { figure, to: game.spot(segment) }) {
                return true;
            }
        }
    }
    if !game.is_out(part.player, FigureKind::Abbot) {
        return false;
    }
    for (index, figure) in game.figures.iter().enumerate() {
        let own = figure.kind == FigureKind::Abbot && figure.owner == part.player;
        // A flight may have brought a second abbot to the same place (FLY-8).
        let known = own && game.figures[..index].contains(figure);
        if own && !known && !game.board.is_complete(figure.on) {
            let from = game.spot(figure.on);
            let figure = Owned::new(figure.owner, FigureKind::Abbot);
            if sink.push(Action::Recall { figure, from }) {
                return true;
            }
        }
    }
    false
}

/// Whether an abbot may stand on a segment (ABT-5).
pub(crate) fn takes_abbots(game: &Game, segment: Seg) -> bool {
    matches!(
        game.board.kind_of(segment),
        SegmentKind::Monastery | SegmentKind::Shrine | SegmentKind::Garden
    )
}

/// The abbot leaves the board now; the points wait for the scoring step (ABT-11, ABT-13).
pub(crate) fn come_home(game: &mut Game, from: Spot, log: &mut Log) -> Flow {
    let from = game.seg(from);
    let player = game.part().player;
    let points = 1 + game.board.surrounding(game.board.tile_of(from));
    let index = game.figure_index(player, FigureKind::Abbot, from);
    game.take_home(index.expect("only abbots on the board are offered"), log);
    game.part_mut().abbot = Some(Returned { from, points });
    Flow::Next
}

/// Why a figure cannot be taken home; only abbots ever are.
pub(crate) fn why_not_home(game: &Game, figure: Owned, from: Option<Seg>) -> Refusal {
    let (owner, figure) = (figure.owner(), figure.kind());
    let rule = match figure {
        FigureKind::Abbot => None,
        FigureKind::Builder => Some(tb(29)),
        FigureKind::Pig => Some(tb(43)),
        FigureKind::Meeple | FigureKind::LargeMeeple => Some(bg(35)),
        FigureKind::Mayor => Some(am(24)),
        FigureKind::Wagon => Some(am(52)),
        FigureKind::Barn => Some(am(40)),
        FigureKind::Shepherd => Some(hs(32)),
    };
    if let Some(rule) = rule {
        return NO_RECALL.by(rule).of(figure);
    }
    if owner != game.part().player {
        return OWN_ABBOT.by(abt(11));
    }
    match from.and_then(|from| game.figure_index(owner, figure, from)) {
        None => NO_ABBOT_THERE.by(abt(11)),
        Some(_) => WILL_SCORE.by(abt(16)),
    }
}
