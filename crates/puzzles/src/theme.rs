//! Themes: what the best turn of a puzzle does, told from the position before and after it.

use bastide_bots::best::Gain;
use bastide_engine::{Action, Chance, Game, MAX_PLAYERS, Pending, Player, Seg, SegmentKind, Spot};

use crate::judge::after;

/// What the best turn does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// It brings another tile in the same turn.
    Extra,
    /// It takes a feature from somebody.
    Steal,
    /// It gets a share of what somebody else has.
    Share,
    /// It takes a farm, or a share of one.
    Farm,
    /// It brings a follower home to somebody who has hardly any left.
    Save,
    /// It completes something with a centre and all tiles around it.
    Monastery,
    /// It completes something else for points.
    Finish,
    /// It moves a piece that belongs to nobody.
    Piece,
    /// It is among the last ones of the game.
    Last,
    /// It takes chances from the others more than it brings.
    Block,
    /// It keeps a figure that could be placed.
    Keep,
    /// It claims something.
    Claim,
    /// It prepares what comes later.
    Plan,
}

/// A player with so few figures in the supply hardly has any left.
const HARDLY_ANY: u16 = 1;

/// Completing something for fewer points is not what a turn is about.
const WORTH_IT: f32 = 3.0;

/// So many draws for each player are the last turns.
const LAST_TURNS: u16 = 2;

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 13] = [
        Theme::Extra,
        Theme::Steal,
        Theme::Share,
        Theme::Farm,
        Theme::Save,
        Theme::Monastery,
        Theme::Finish,
        Theme::Piece,
        Theme::Last,
        Theme::Block,
        Theme::Keep,
        Theme::Claim,
        Theme::Plan,
    ];

    /// Its name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Extra => "extra",
            Theme::Piece => "piece",
            Theme::Steal => "steal",
            Theme::Share => "share",
            Theme::Farm => "farm",
            Theme::Save => "save",
            Theme::Monastery => "monastery",
            Theme::Finish => "finish",
            Theme::Last => "last",
            Theme::Block => "block",
            Theme::Keep => "keep",
            Theme::Claim => "claim",
            Theme::Plan => "plan",
        }
    }

    /// The theme with this name.
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// What a turn does that brings so much.
    pub fn of(before: &Game, player: Player, turn: &[Action], gain: &Gain) -> Theme {
        let end = &after(before, turn);
        let goes_on = end.pending() == Pending::Chance(Chance::Draw)
            && (end.turn_number(), end.turn_player()) == (before.turn_number(), player);
        if goes_on {
            return Theme::Extra;
        }
        if let Some(theme) = joined(before, end, player, turn) {
            return theme;
        }
        let home = figures(before, player) > figures(end, player);
        if home && supply(before, player) <= HARDLY_ANY {
            return Theme::Save;
        }
        if gain.now >= WORTH_IT {
            let centre = completed(before, end).any(|root| end.board().is_centre(root));
            return if centre { Theme::Monastery } else { Theme::Finish };
        }
        if turn.iter().any(|action| moves_a_piece(*action)) {
            return Theme::Piece;
        }
        let players = u16::from(before.rules().players());
        if before.bag().left() < LAST_TURNS * players {
            return Theme::Last;
        }
        let claimed = turn.iter().find_map(|action| claims(*action));
        match claimed.map(|spot| end.segment_at(spot).map(|at| end.board().kind_of(at))) {
            _ if gain.others >= gain.now + gain.later => Theme::Block,
            Some(Some(SegmentKind::Field)) => Theme::Farm,
            Some(_) => Theme::Claim,
            None if turn.last() == Some(&Action::Pass) && supply(before, player) > 0 => Theme::Keep,
            None => Theme::Plan,
        }
    }
}

const fn moves_a_piece(action: Action) -> bool {
    matches!(action, Action::Move { .. } | Action::Accompany { .. } | Action::SetAside { .. })
}

const fn claims(action: Action) -> Option<Spot> {
    match action {
        Action::Deploy { to, .. } => Some(to),
        _ => None,
    }
}

fn figures(game: &Game, player: Player) -> usize {
    game.figures().iter().filter(|figure| figure.owner == player).count()
}

fn supply(game: &Game, player: Player) -> u16 {
    let supply = game.supply(player);
    bastide_engine::FigureKind::ALL.into_iter().map(|kind| supply.of(kind)).sum()
}

/// The features that are complete now and were not, or were not there.
fn completed<'a>(before: &'a Game, end: &'a Game) -> impl Iterator<Item = Seg> + 'a {
    let known = before.board().segment_count();
    end.features().into_iter().filter(|it| it.complete).map(|it| it.root).filter(move |root| {
        !end.board().members(*root).any(|seg| {
            (seg.0 as usize) < known && before.board().is_complete(before.board().root(seg))
        })
    })
}

/// Whether a turn joins features of others to those of the player, who then has as much of them or more.
fn joined(before: &Game, end: &Game, player: Player, turn: &[Action]) -> Option<Theme> {
    let known = before.board().segment_count();
    let claimed = turn.iter().find_map(|it| claims(*it)).and_then(|spot| end.segment_at(spot));
    let themes = end.features().into_iter().filter_map(|feature| {
        let old = end.board().members(feature.root).filter(|seg| (seg.0 as usize) < known);
        let mut roots: Vec<Seg> = old.map(|seg| before.board().root(seg)).collect();
        roots.sort_unstable();
        roots.dedup();
        let mut strengths = [0u16; MAX_PLAYERS];
        let mut taken = false;
        for root in &roots {
            let part = before.feature(*root);
            taken |= !part.owners.is_empty() && !part.owners.contains(player);
            strengths.iter_mut().zip(part.strengths).for_each(|(sum, it)| *sum += it);
        }
        let claims = claimed.is_some_and(|seg| end.board().root(seg) == feature.root);
        strengths[player.index()] += u16::from(claims);
        let own = strengths[player.index()];
        strengths[player.index()] = 0;
        let others = strengths.into_iter().max().unwrap_or(0);
        let changed = roots.len() > 1 || claims;
        match own.cmp(&others) {
            _ if !changed || !taken || own == 0 => None,
            std::cmp::Ordering::Less => None,
            _ if feature.kind == SegmentKind::Field => Some(Theme::Farm),
            std::cmp::Ordering::Equal => Some(Theme::Share),
            std::cmp::Ordering::Greater => Some(Theme::Steal),
        }
    });
    themes.min()
}
