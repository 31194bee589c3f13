//! Refusals: why an action or an answer of chance is not possible, and by which rule.
//!
//! What is legal is decided by `legal_actions` alone. This module explains afterwards, looking for
//! the first rule that an action breaks; what belongs to one system alone is in its module.

use std::fmt;

use bastide_catalogue::SegmentKind;

use crate::action::{Action, Choice, Held};
use crate::board::{Kind, Seg, TileId};
use crate::chance::{Chance, Outcome};
use crate::decision::{Decision, Pending};
use crate::features::is_feature;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::hooks;
use crate::pieces::Piece;
use crate::player::Player;
use crate::rule::{
    RuleId, abt, am, bg, co, crc, fer, fly, gld, hs, ic, mgw, msg, pd, r2, r5, rob, rv3, scb, tb,
    tbn, ts, wf,
};
use crate::spot::Spot;
use crate::system::System;
use crate::systems::abbey_and_mayor::{abbey, barn, wagon};
use crate::systems::ferries::Link;
use crate::systems::princess_and_dragon::{dragon, fairy, portal, princess};
use crate::systems::traders::{BuilderSupport, SecondPart};
use crate::systems::{
    abbey_and_mayor, abbot, base, count, crops, ferries, flying, gold, magic, river, robbers,
    sheep, traders, wheel,
};

/// Why something was refused. The game has not changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The reason in words.
    pub why: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why, self.rule)
    }
}

impl std::error::Error for Refusal {}

/// A rule and what it says about the matter.
pub(crate) type Reason = (RuleId, String);

pub(crate) fn refuse_action(game: &Game, action: Action) -> Refusal {
    let (rule, why) = match game.pending {
        Pending::Over => (bg(60), "the game is over".into()),
        Pending::Chance(Chance::Die) => flying::why_not_before_the_roll(action),
        Pending::Chance(_) => (ts(3), "chance has to answer first".into()),
        Pending::Decide(player, decision) => why_not(game, player, decision, action),
    };
    Refusal { rule, why }
}

impl Game {
    /// Why nobody moves what has this name, if the rules alone do.
    pub fn moved_by_rules(&self, name: &str) -> Option<Refusal> {
        hooks::moved_by_rules(self, name).map(|(rule, why)| Refusal { rule, why })
    }
}

pub(crate) fn refuse_outcome(game: &Game, outcome: Outcome) -> Refusal {
    let (rule, why) = match (game.pending, outcome) {
        (Pending::Chance(Chance::Draw), Outcome::Tile(kind)) => {
            let known = (kind.0 as usize) < game.rules.kinds.len();
            let has_river = |kind: Kind| game.rules.kinds[kind.0 as usize].has_river;
            if known && game.bag.left_of(kind) > 0 {
                let mut due = game.rules.kinds().filter(|(it, _)| game.bag.drawable_of(*it) > 0);
                if due.any(|(it, _)| has_river(it)) {
                    let rule = river::rule(game, rv3(12), r2(11), r5(15));
                    (rule, "tiles of the river are drawn before all others".into())
                } else {
                    (rv3(31), "the start tile is drawn first after the river".into())
                }
            } else {
                (bg(5), "no such tile is left to be drawn".into())
            }
        }
        (Pending::Chance(Chance::Message), Outcome::Message(_)) => {
            (msg(17), "this message is not on top of the stack".into())
        }
        (Pending::Chance(Chance::Die), Outcome::Die(_)) => {
            (fly(2), "the flight die has no such face".into())
        }
        (Pending::Chance(Chance::Token), Outcome::Token(_)) => {
            (hs(3), "no such token is left to be drawn".into())
        }
        (Pending::Decide(_, Decision::PlaceTile(kind)), Outcome::Tile(_))
            if game.rules.has(sheep::HILLS) && game.rules.kinds[kind.0 as usize].symbols.hill =>
        {
            (hs(10), "nobody sees or chooses the tile below a hill".into())
        }
        _ => (ts(3), "chance is not asked for this".into()),
    };
    Refusal { rule, why }
}

fn why_not(game: &Game, player: Player, decision: Decision, action: Action) -> Reason {
    match (decision, action) {
        (_, Action::Place { tile: Held::Abbey, at, .. }) => abbey::why_not(game, decision, at),
        (Decision::PlaceTile(kind), Action::Place { at, rotation, .. }) => {
            base::why_not_place(game, kind, at, rotation)
        }
        (Decision::PlaceTile(_), Action::Pass) => {
            let declines = game.interrupted.is_none() && game.turn.second_part == SecondPart::Used;
            let rule = if declines { tb(26) } else { bg(10) };
            (rule, "a tile that fits somewhere must be placed".into())
        }
        (Decision::PlaceGold, Action::Move { piece: Piece::Gold, to }) => {
            gold::why_not_place(game, tile_at(game, to))
        }
        (
            Decision::MoveMagic,
            Action::Move { piece: Piece::Mage | Piece::Witch, .. }
            | Action::SetAside { .. }
            | Action::Deploy { to: Spot::Segment { .. }, .. },
        ) => magic::why_not(game, action),
        (
            Decision::PlaceRobber,
            Action::Pick(Spot::Space(_))
            | Action::Choose(Choice::Stay)
            | Action::Deploy { to: Spot::Segment { .. }, .. }
            | Action::Pass,
        ) => robbers::why_not_place(game, player, action),
        (Decision::Princess, action) if !matches!(action, Action::Place { .. }) => {
            princess::why_not(action)
        }
        (Decision::Figure, Action::Deploy { figure, to }) => match to {
            Spot::Corner(_) if hooks::tile_is_closed(game) => closed(game),
            Spot::Corner(corner) => barn::why_not(game, figure, corner),
            Spot::Crown(sector) => wheel::why_not_crown(game, figure, sector),
            Spot::Machine => flying::why_not_board(game, figure),
            Spot::Quarter(_) => count::why_not_enter_now(game),
            to => deployment(game, figure, game.segment_at(to)),
        },
        (Decision::Pestilence, Action::Recall { .. } | Action::Pass) => {
            (wf(25), "pestilence takes an own follower from the map".into())
        }
        (Decision::MoveWagon(from), Action::Move { piece: Piece::Wagon, to }) => {
            wagon::why_not(game, game.seg(from), game.segment_at(to))
        }
        (Decision::Figure, Action::Move { piece: Piece::Fairy, .. } | Action::Accompany { .. }) => {
            fairy::why_not(game, action)
        }
        (Decision::DragonStep, Action::Move { piece: Piece::Dragon, .. } | Action::Pass) => {
            dragon::why_not_step(game, action)
        }
        (Decision::Figure, Action::Recall { figure, .. })
            if figure.kind() != FigureKind::Abbot && princess::city(game).is_some() =>
        {
            princess::why_not(action)
        }
        (Decision::Land, Action::Deploy { to: Spot::Segment { .. }, .. } | Action::Pass) => {
            flying::why_not_land(game, action)
        }
        (Decision::Figure, Action::Recall { figure, from }) => {
            abbot::why_not_home(game, figure, game.segment_at(from))
        }
        (Decision::PlaceFerry, Action::Pass) => {
            (fer(16), "the new lake must get its ferry now".into())
        }
        (Decision::PlaceFerry, Action::Move { piece: Piece::Ferry, to }) => {
            ferries::why_not_place(game, tile_at(game, to))
        }
        (Decision::MoveFerry, Action::Move { piece: Piece::Ferry, to }) => {
            let link = if let Spot::Crossing { link, .. } = to { link } else { Link::NONE };
            ferries::why_not_move(game, tile_at(game, to), link)
        }
        (Decision::ScoringOrder, Action::Pick(Spot::Segment { .. })) => {
            (scb(24), "this feature is not waiting to be scored".into())
        }
        (Decision::Marker(_), Action::Choose(Choice::Messenger)) => {
            (scb(12), "there is no messenger to move".into())
        }
        (Decision::Message(_), Action::Choose(Choice::Action)) => {
            (msg(18), "what the message says cannot be done: only the points remain".into())
        }
        (Decision::Message(_), Action::Pick(Spot::Segment { .. })) => {
            (msg(24), "a message names no feature: the smallest one counts".into())
        }
        (Decision::Message(_), Action::Recall { .. }) => {
            (msg(36), "a meeple is picked when the action of the message is chosen".into())
        }
        (Decision::RecallMeeple, Action::Recall { .. }) => {
            (msg(36), "only an own meeple on an incomplete feature can be recalled".into())
        }
        (Decision::EnterCity, Action::Deploy { figure, to: Spot::Quarter(quarter) }) => {
            count::why_not_enter(game, figure, quarter)
        }
        (_, Action::Deploy { to: Spot::Quarter(_), .. }) => count::why_not_enter_now(game),
        (
            Decision::LeaveCity(feature),
            Action::Deploy { figure, to: to @ Spot::Segment { .. } },
        ) => count::why_not_leave(game, player, game.seg(feature), figure, game.segment_at(to)),
        (
            Decision::EnterCity | Decision::MoveCount,
            Action::Deploy { figure, to: to @ Spot::Segment { .. } },
        ) => {
            let reason = count::why_not_join(game, player, figure, game.segment_at(to));
            reason.unwrap_or_else(|| out_of_step(decision, action))
        }
        (Decision::MoveCount, Action::Move { to: Spot::Quarter(quarter), .. }) => {
            count::why_not_count(game, quarter)
        }
        (Decision::CropCircle, action) if !matches!(action, Action::Place { .. }) => {
            (crc(7), "the active player first chooses to add or to remove".into())
        }
        (Decision::CropAdd, Action::Deploy { to: Spot::Segment { .. }, .. })
        | (Decision::CropRemove, Action::Recall { .. } | Action::Pass) => {
            crops::why_not(game, player, action)
        }
        (Decision::Flock(_), Action::Pass) => (hs(23), "the flock must grow or be gathered".into()),
        (Decision::CropAdd, Action::Pass) => (crc(3), "a follower must be added".into()),
        (Decision::SecondPart, Action::Pass) => (tb(26), "the second part must be played".into()),
        (_, Action::Choose(Choice::SecondPart)) if game.turn.second_part == SecondPart::Earned => {
            (tbn(8), "the first part must be finished before the second".into())
        }
        (
            _,
            Action::Deploy { to: Spot::Segment { .. } | Spot::Machine | Spot::Crown(_), .. }
            | Action::Recall { .. }
            | Action::Move { piece: Piece::Fairy, .. }
            | Action::Accompany { .. },
        ) if game.part().knight_removed => princess::why_not_after(),
        _ => out_of_step(decision, action),
    }
}

fn tile_at(game: &Game, spot: Spot) -> Option<TileId> {
    spot.at().and_then(|at| game.board.tile_at(at))
}

/// The action belongs to another step of the turn.
fn out_of_step(decision: Decision, action: Action) -> Reason {
    let rule = match (action, decision) {
        (Action::Place { tile: Held::Drawn, .. }, _) => bg(10),
        (Action::Place { tile: Held::Abbey, .. }, _) => am(10),
        (Action::Deploy { to: Spot::Corner(_), .. }, _) => am(30),
        (Action::Deploy { to: Spot::Quarter(_), .. }, _) => co(10),
        (Action::Deploy { to: Spot::Crown(_), .. }, _) => wf(30),
        (Action::Deploy { to: Spot::Machine, .. }, asked) => match asked {
            Decision::PlaceTile(_) | Decision::PlaceGold => fly(4),
            Decision::MoveMagic | Decision::PlaceRobber => fly(4),
            Decision::Land => fly(5),
            _ => fly(16),
        },
        (Action::Deploy { .. }, Decision::CropRemove) => crc(8),
        (Action::Deploy { figure: FigureKind::LargeMeeple, .. }, _) => ic(10),
        (Action::Deploy { figure, .. }, _) => deploying(figure),
        (Action::Move { piece, .. }, asked) => match (piece, asked) {
            (Piece::Gold, _) => gld(5),
            (Piece::Mage | Piece::Witch, _) => mgw(5),
            (Piece::Dragon, _) => pd(43),
            (Piece::Fairy, _) => pd(21),
            (Piece::Count, _) => co(18),
            (Piece::Wagon, _) => am(56),
            (Piece::Ferry, Decision::PlaceTile(_) | Decision::Figure) => fer(35),
            (Piece::Ferry, _) => fer(22),
            (Piece::Robber, _) => rob(8),
            (Piece::WheelPig, _) => wf(10),
        },
        (Action::Accompany { .. }, _) => pd(21),
        (Action::SetAside { .. }, _) => mgw(5),
        (Action::Pick(Spot::Space(_)) | Action::Choose(Choice::Stay), _) => rob(8),
        (Action::Pick(_), _) => scb(24),
        (Action::Choose(Choice::Rob | Choice::Wait), _) => rob(18),
        (Action::Choose(Choice::Add | Choice::Remove), _) => crc(7),
        (Action::Choose(Choice::Grow | Choice::Gather), _) => hs(23),
        (Action::Choose(Choice::SecondPart), _) => tb(25),
        (Action::Choose(Choice::Meeple | Choice::Messenger), _) => scb(10),
        (Action::Choose(Choice::Action | Choice::Points), _) => msg(12),
        (Action::Choose(Choice::Score | Choice::Forgo), _) => msg(36),
        (Action::Recall { .. }, Decision::CropAdd) => crc(8),
        (Action::Recall { .. }, _) => abt(12),
        (Action::Pass, Decision::ScoringOrder) => scb(24),
        (Action::Pass, Decision::Marker(_)) => scb(12),
        (Action::Pass, Decision::PlaceGold) => gld(5),
        (Action::Pass, Decision::MoveMagic) => mgw(5),
        (Action::Pass, Decision::Rob(..)) => rob(17),
        (Action::Pass, Decision::Message(_)) => msg(17),
        (Action::Pass, Decision::RecallMeeple | Decision::RecallPoints(_)) => msg(36),
        (Action::Pass, _) => ts(10),
    };
    (rule, format!("not now: the game asks for {}", question(decision)))
}

/// A decision in words.
fn question(decision: Decision) -> &'static str {
    match decision {
        Decision::PlaceAbbey => "a hole for an abbey, or to draw",
        Decision::MoveWagon(_) => "a place to drive to, or none",
        Decision::Pestilence => "a follower for pestilence",
        Decision::PlaceTile(_) => "a place for the drawn tile",
        Decision::PlaceGold => "a tile for the second ingot",
        Decision::MoveMagic => "a place for mage or witch",
        Decision::PlaceRobber => "a space for the robber",
        Decision::Land => "a place to land",
        Decision::Rob(..) => "to rob or to wait",
        Decision::LeaveCity(_) => "followers to come out of Carcassonne, or none",
        Decision::EnterCity => "a follower to go to Carcassonne, or none",
        Decision::MoveCount => "a quarter for the count, or to leave him",
        Decision::CropCircle => "to add or to remove followers",
        Decision::CropAdd => "a follower to add",
        Decision::CropRemove => "a follower to remove",
        Decision::Princess => "a knight of the city to send home",
        Decision::DragonStep => "a step of the dragon",
        Decision::Flock(_) => "to let the flock grow or to gather it",
        Decision::Figure => "a figure action on the tile just placed, or none",
        Decision::PlaceFerry => "the two road ends that the new ferry joins",
        Decision::MoveFerry => "a ferry to move, or none",
        Decision::ScoringOrder => "the feature to be scored next",
        Decision::Marker(_) => "the marker to move: meeple or messenger",
        Decision::Message(_) => "the action of the message, or two points",
        Decision::RecallMeeple => "the meeple to recall",
        Decision::RecallPoints(_) => "the points of the recalled meeple, or none",
        Decision::SecondPart => "the second part of the turn, or its end",
    }
}

/// The rule that says when and where a figure is placed: one in a part, on the tile just placed.
fn deploying(figure: FigureKind) -> RuleId {
    match figure {
        FigureKind::Meeple | FigureKind::LargeMeeple => bg(30),
        FigureKind::Abbot => abt(4),
        FigureKind::Builder => tb(20),
        FigureKind::Pig => tb(40),
        FigureKind::Mayor => am(20),
        FigureKind::Wagon => am(50),
        FigureKind::Barn => am(30),
        FigureKind::Shepherd => hs(20),
    }
}

fn deployment(game: &Game, figure: FigureKind, to: Option<Seg>) -> Reason {
    let player = game.part().player;
    let occupied = |to: Seg| abbot::takes_abbots(game, to) && game.board.followers(to) > 0;
    if !portal::is_open(game) && figure == FigureKind::Abbot && to.is_some_and(occupied) {
        return (abt(7), "the feature is occupied".into());
    }
    if let Some(reason) = portal::why_not(game, figure, to) {
        return reason;
    }
    let Some(to) = to.filter(|to| game.board.tile_of(*to) == game.part().tile) else {
        let in_reach = to.is_some_and(|to| flying::is_in_reach(game, to));
        if in_reach && figure.is_follower() {
            return (fly(8), "a place to land is chosen after the roll".into());
        }
        return (deploying(figure), "figures go on the tile just placed".into());
    };
    if hooks::tile_is_closed(game) {
        return closed(game);
    }
    if !game.supply[player.index()].has(figure) {
        let rule = match figure {
            FigureKind::Meeple => bg(3),
            FigureKind::LargeMeeple => ic(2),
            FigureKind::Abbot => abt(4),
            FigureKind::Builder | FigureKind::Pig => tb(3),
            FigureKind::Mayor | FigureKind::Wagon | FigureKind::Barn => am(2),
            FigureKind::Shepherd => hs(2),
        };
        return (rule, format!("no {} is left in the supply", figure.name()));
    }
    if let Some(reason) = wrong_ground(game, figure, to) {
        return reason;
    }
    match figure {
        FigureKind::Builder if !traders::is_supported(game, figure, to) => {
            let rule = match game.rules.options.traders.builder_support {
                BuilderSupport::AnyMeeple => tb(20),
                BuilderSupport::NormalOnly => tbn(6),
            };
            (rule, "a builder needs an own meeple on its road or city".into())
        }
        FigureKind::Pig if !traders::is_supported(game, figure, to) => {
            (tb(40), "a pig needs an own farmer in its field".into())
        }
        FigureKind::Mayor => (am(20), "the city is occupied".into()),
        FigureKind::Wagon => (am(50), "the feature is occupied".into()),
        FigureKind::Shepherd => (hs(21), "there is a shepherd in this field already".into()),
        _ if barn::is_in(game, to) => (am(33), "nobody farms beside a barn".into()),
        _ if game.kind_table(game.part().tile).is_lake
            && game.board.kind_of(to) == SegmentKind::Road =>
        {
            (fer(15), "the road that ends at this lake is occupied".into())
        }
        _ => (bg(32), "the feature is occupied".into()),
    }
}

/// No figure is put on the tile just placed.
fn closed(game: &Game) -> Reason {
    if river::is_volcano_lake(game, game.part().tile) {
        return (r2(16), "no figure goes on the volcano lake when it is placed".into());
    }
    (pd(31), "no figure goes on a volcano that was just placed".into())
}

/// The figure never stands on such a segment.
fn wrong_ground(game: &Game, figure: FigureKind, to: Seg) -> Option<Reason> {
    let kind = game.board.kind_of(to);
    let (rule, why) = match (figure, kind) {
        (_, SegmentKind::River) => {
            (river::rule(game, rv3(20), r2(17), r5(12)), "nobody stands on the water")
        }
        (_, kind) if !is_feature(kind) => (bg(31), "this is no feature"),
        (FigureKind::Barn, _) => (am(30), "a barn goes on a corner where four tiles meet"),
        (FigureKind::Shepherd, _) if !sheep::is_field(game, to) => {
            (hs(20), "a shepherd goes in a field")
        }
        (FigureKind::Mayor, _) if !abbey_and_mayor::takes(game, figure, to) => {
            (am(20), "a mayor goes in a city")
        }
        (FigureKind::Wagon, _) if !abbey_and_mayor::takes(game, figure, to) => {
            (am(50), "a wagon goes on a road, in a city or on a monastery")
        }
        (FigureKind::Builder, _) if !traders::takes(game, figure, to) => {
            (tb(22), "a builder goes on a road or in a city")
        }
        (FigureKind::Abbot, _) if !abbot::takes_abbots(game, to) => {
            (abt(5), "an abbot goes on a monastery or in a garden")
        }
        (FigureKind::Meeple | FigureKind::LargeMeeple | FigureKind::Pig, SegmentKind::Garden) => {
            (abt(6), "a garden takes nobody but an abbot")
        }
        (FigureKind::Pig, _) if !traders::takes(game, figure, to) => {
            (tb(40), "a pig goes in a field")
        }
        (FigureKind::Meeple | FigureKind::LargeMeeple, SegmentKind::Field)
            if !game.rules.plays(System::Farmers) =>
        {
            (bg(37), "this game is played without farmers")
        }
        _ => return None,
    };
    Some((rule, why.into()))
}
