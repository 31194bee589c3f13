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
use crate::reason::{Parameter, Why, With, reasons};
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
    abbey_and_mayor, abbot, base, count, crops, farmers, ferries, flying, gold, magic, messengers,
    princess_and_dragon, river, robbers, sheep, traders, wheel,
};

reasons! {
    GAME_OVER = "game-over": "the game is over";
    CHANCE_FIRST = "chance-first": "something has to be drawn or rolled first";
    NOT_DRAWN_NOW = "not-drawn-now": "nothing like that is drawn or rolled now";
    TILE_GONE = "tile-gone": "no tile like that is left to draw";
    NOT_NOW = "not-now": "you can't do that now: the game is asking for {asked}";
    NEW_TILE_ONLY = "new-tile-only": "figures go on the tile you just placed";
    NO_FEATURE = "no-feature": "there's no feature to stand on";
    OCCUPIED = "occupied": "this feature is already occupied";
    FINISHED = "finished": "this feature is already finished";
    NONE_LEFT = "none-left": "you have no {figure} left";
    NO_RECALL = "no-recall": "you can't take your {figure} back now";
}

/// Why something was refused. The game has not changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The reason.
    pub why: Why,
    /// The names and numbers that the reason is about.
    pub with: With,
}

impl Why {
    /// A refusal for this reason, by this rule.
    pub(crate) fn by(self, rule: RuleId) -> Refusal {
        Refusal { rule, why: self, with: With::new() }
    }
}

impl Refusal {
    /// The same refusal, about this.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Parameter>) -> Refusal {
        debug_assert!(self.why.takes(name), "{} has no {name}", self.why.code());
        self.with.push((name, value.into()));
        self
    }

    /// The same refusal, about a figure.
    pub(crate) fn of(self, figure: FigureKind) -> Refusal {
        self.with("figure", figure.name())
    }

    /// The reason in English, without the rule.
    pub fn message(&self) -> String {
        fmt::from_fn(|f| self.why.write(&self.with, f)).to_string()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.write(&self.with, f)?;
        write!(f, " ({})", self.rule)
    }
}

impl std::error::Error for Refusal {}

pub(crate) fn refuse_action(game: &Game, action: Action) -> Refusal {
    match game.pending {
        Pending::Chance(Chance::Die) => flying::why_not_before_the_roll(action),
        Pending::Chance(_) | Pending::Over => game.nobody_asked(),
        Pending::Decide(player, decision) => why_not(game, player, decision, action),
    }
}

impl Game {
    /// Why no player can do anything, where chance has to answer or the game is over.
    pub fn nobody_asked(&self) -> Refusal {
        match self.pending {
            Pending::Over => GAME_OVER.by(bg(60)),
            _ => CHANCE_FIRST.by(ts(3)),
        }
    }

    /// Why nobody moves what has this name, if the rules alone do.
    pub fn moved_by_rules(&self, name: &str) -> Option<Refusal> {
        hooks::moved_by_rules(self, name)
    }
}

pub(crate) fn refuse_outcome(game: &Game, outcome: Outcome) -> Refusal {
    match (game.pending, outcome) {
        (Pending::Chance(Chance::Draw), Outcome::Tile(kind)) => {
            let known = (kind.0 as usize) < game.rules.kinds.len();
            let has_river = |kind: Kind| game.rules.kinds[kind.0 as usize].has_river;
            if known && game.bag.left_of(kind) > 0 {
                let mut due = game.rules.kinds().filter(|(it, _)| game.bag.drawable_of(*it) > 0);
                if due.any(|(it, _)| has_river(it)) {
                    river::DRAWN_FIRST.by(river::rule(game, rv3(12), r2(11), r5(15)))
                } else {
                    river::START_TILE_NEXT.by(rv3(31))
                }
            } else {
                TILE_GONE.by(bg(5))
            }
        }
        (Pending::Chance(Chance::Message), Outcome::Message(_)) => {
            messengers::NOT_ON_TOP.by(msg(17))
        }
        (Pending::Chance(Chance::Die), Outcome::Die(face)) => flying::no_face(face),
        (Pending::Chance(Chance::Token), Outcome::Token(_)) => sheep::TOKEN_GONE.by(hs(3)),
        (Pending::Decide(_, Decision::PlaceTile(kind)), Outcome::Tile(_))
            if game.rules.has(sheep::HILLS) && game.rules.kinds[kind.0 as usize].symbols.hill =>
        {
            sheep::TILE_BELOW_HILL.by(hs(10))
        }
        _ => NOT_DRAWN_NOW.by(ts(3)),
    }
}

fn why_not(game: &Game, player: Player, decision: Decision, action: Action) -> Refusal {
    match (decision, action) {
        (_, Action::Place { tile: Held::Abbey, at, .. }) => abbey::why_not(game, decision, at),
        (Decision::PlaceTile(kind), Action::Place { at, rotation, .. }) => {
            base::why_not_place(game, kind, at, rotation)
        }
        (Decision::PlaceTile(_), Action::Pass) => {
            let declines = game.interrupted.is_none() && game.turn.second_part == SecondPart::Used;
            base::MUST_PLACE.by(if declines { tb(26) } else { bg(10) })
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
            wheel::PESTILENCE.by(wf(25))
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
        (Decision::PlaceFerry, Action::Pass) => ferries::NEW_FIRST.by(fer(16)),
        (Decision::PlaceFerry, Action::Move { piece: Piece::Ferry, to }) => {
            ferries::why_not_place(game, tile_at(game, to))
        }
        (Decision::MoveFerry, Action::Move { piece: Piece::Ferry, to }) => {
            let link = if let Spot::Crossing { link, .. } = to { link } else { Link::NONE };
            ferries::why_not_move(game, tile_at(game, to), link)
        }
        (Decision::ScoringOrder, Action::Pick(Spot::Segment { .. })) => {
            base::NOT_WAITING.by(scb(24))
        }
        (Decision::Marker(_), Action::Choose(Choice::Messenger)) => {
            messengers::NO_MESSENGER.by(scb(12))
        }
        (Decision::Message(_), Action::Choose(Choice::Action)) => {
            messengers::POINTS_ONLY.by(msg(18))
        }
        (Decision::Message(_), Action::Pick(Spot::Segment { .. })) => {
            messengers::SMALLEST_COUNTS.by(msg(24))
        }
        (Decision::Message(_), Action::Recall { .. }) => messengers::ACTION_FIRST.by(msg(36)),
        (Decision::RecallMeeple, Action::Recall { .. }) => messengers::RECALL_OWN.by(msg(36)),
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
            crops::CHOOSE_FIRST.by(crc(7))
        }
        (Decision::CropAdd, Action::Deploy { to: Spot::Segment { .. }, .. })
        | (Decision::CropRemove, Action::Recall { .. } | Action::Pass) => {
            crops::why_not(game, player, action)
        }
        (Decision::Flock(_), Action::Pass) => sheep::GROW_OR_GATHER.by(hs(23)),
        (Decision::CropAdd, Action::Pass) => crops::MUST_ADD.by(crc(3)),
        (Decision::SecondPart, Action::Pass) => traders::SECOND_PART_REQUIRED.by(tb(26)),
        (_, Action::Choose(Choice::SecondPart)) if game.turn.second_part == SecondPart::Earned => {
            traders::FIRST_PART_FIRST.by(tbn(8))
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
fn out_of_step(decision: Decision, action: Action) -> Refusal {
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
    NOT_NOW.by(rule).with("asked", decision.name())
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

fn deployment(game: &Game, figure: FigureKind, to: Option<Seg>) -> Refusal {
    let player = game.part().player;
    let occupied = |to: Seg| abbot::takes_abbots(game, to) && game.board.followers(to) > 0;
    if !portal::is_open(game) && figure == FigureKind::Abbot && to.is_some_and(occupied) {
        return OCCUPIED.by(abt(7));
    }
    if let Some(reason) = portal::why_not(game, figure, to) {
        return reason;
    }
    let Some(to) = to.filter(|to| game.board.tile_of(*to) == game.part().tile) else {
        let in_reach = to.is_some_and(|to| flying::is_in_reach(game, to));
        if in_reach && figure.is_follower() {
            return flying::LAND_AFTER_ROLL.by(fly(8));
        }
        return NEW_TILE_ONLY.by(deploying(figure));
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
        return NONE_LEFT.by(rule).of(figure);
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
            traders::BUILDER_ALONE.by(rule)
        }
        FigureKind::Pig if !traders::is_supported(game, figure, to) => {
            traders::PIG_ALONE.by(tb(40))
        }
        FigureKind::Mayor => OCCUPIED.by(am(20)),
        FigureKind::Wagon => OCCUPIED.by(am(50)),
        FigureKind::Shepherd => sheep::SHEPHERD_TAKEN.by(hs(21)),
        _ if barn::is_in(game, to) => abbey_and_mayor::FARM_WITH_BARN.by(am(33)),
        _ if game.kind_table(game.part().tile).is_lake
            && game.board.kind_of(to) == SegmentKind::Road =>
        {
            ferries::LAKE_ROAD_TAKEN.by(fer(15))
        }
        _ => OCCUPIED.by(bg(32)),
    }
}

/// No figure is put on the tile just placed.
fn closed(game: &Game) -> Refusal {
    if river::is_volcano_lake(game, game.part().tile) {
        return river::second::VOLCANO_LAKE.by(r2(16));
    }
    princess_and_dragon::NEW_VOLCANO.by(pd(31))
}

/// The figure never stands on such a segment.
fn wrong_ground(game: &Game, figure: FigureKind, to: Seg) -> Option<Refusal> {
    let kind = game.board.kind_of(to);
    Some(match (figure, kind) {
        (_, SegmentKind::River) => river::ON_WATER.by(river::rule(game, rv3(20), r2(17), r5(12))),
        (_, kind) if !is_feature(kind) => NO_FEATURE.by(bg(31)),
        (FigureKind::Barn, _) => abbey_and_mayor::BARN_CORNER.by(am(30)),
        (FigureKind::Shepherd, _) if !sheep::is_field(game, to) => {
            sheep::SHEPHERD_GROUND.by(hs(20))
        }
        (FigureKind::Mayor, _) if !abbey_and_mayor::takes(game, figure, to) => {
            abbey_and_mayor::MAYOR_GROUND.by(am(20))
        }
        (FigureKind::Wagon, _) if !abbey_and_mayor::takes(game, figure, to) => {
            abbey_and_mayor::WAGON_GROUND.by(am(50))
        }
        (FigureKind::Builder, _) if !traders::takes(game, figure, to) => {
            traders::BUILDER_GROUND.by(tb(22))
        }
        (FigureKind::Abbot, _) if !abbot::takes_abbots(game, to) => abbot::ABBOT_GROUND.by(abt(5)),
        (FigureKind::Meeple | FigureKind::LargeMeeple | FigureKind::Pig, SegmentKind::Garden) => {
            abbot::GARDEN.by(abt(6))
        }
        (FigureKind::Pig, _) if !traders::takes(game, figure, to) => traders::PIG_GROUND.by(tb(40)),
        (FigureKind::Meeple | FigureKind::LargeMeeple, SegmentKind::Field)
            if !game.rules.plays(System::Farmers) =>
        {
            farmers::NO_FARMERS.by(bg(37))
        }
        _ => return None,
    })
}
