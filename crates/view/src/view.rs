//! Views: everything that a page shows of a game.

use std::sync::Arc;

use bastide_engine::Game;
use bastide_protocol::{FromGame, Seat, WireDecision, WireEvent};
use bastide_table::{ChatLine, Ply, Seats, Stage, Table, Time, UserId};
use bastide_wire::TableState;
use bastide_wire::site::{self, LegalAction, LoggedEvent, Shared, Space, View, Wait};

use crate::features;
use crate::legal::{Legal, board_spots, figure_spots};
use crate::listing::Listing;

/// Who looks, and what only they see.
#[derive(Clone, Copy, Default)]
pub struct Viewer<'a> {
    /// Who it is; nobody for those who only watch.
    pub user: Option<&'a UserId>,
    /// The seats whose people are there.
    pub online: Seats,
    /// The legal actions, if they have to decide.
    pub legal: Option<&'a Legal>,
    /// How long the table has waited for the person who has to decide.
    pub wait: Option<Wait>,
}

impl Viewer<'_> {
    pub(crate) fn can_undo(&self, table: &Table) -> bool {
        self.user.is_some_and(|user| table.may_take_back(user).is_some())
    }

    pub(crate) fn legal_actions(&self) -> (Vec<Space>, Vec<LegalAction>) {
        self.legal.map(|legal| (legal.spaces.clone(), legal.actions.clone())).unwrap_or_default()
    }
}

/// A whole view for somebody.
pub fn view(table: &Table, listing: &Listing, viewer: &Viewer<'_>) -> View {
    let (spaces, legal) = viewer.legal_actions();
    View {
        shared: Shared {
            game: listing.for_viewer(viewer.online, viewer.user),
            ..shared(table, listing)
        },
        events: Vec::new(),
        history: table.play().map_or_else(Vec::new, |play| events(play.plies(), 0)),
        chat: table.chat().iter().map(|(at, line)| chat_line(*at, line)).collect(),
        spaces,
        legal,
        can_undo: viewer.can_undo(table),
        wait: viewer.wait,
    }
}

/// The view of a point of a game; nothing if the game has not begun. Beyond the last point there is the
/// last one.
pub fn replay(table: &Table, listing: &Listing, viewer: &Viewer<'_>, ply: u32) -> Option<View> {
    let (played, plies) = table.play()?.at(ply);
    let last = plies.len() - 1;
    let shared = Shared {
        version: last as u32,
        game: listing.for_viewer(viewer.online, viewer.user),
        ..with_game(bare(table, listing), played.game(), plies)
    };
    Some(View {
        shared,
        events: events(&plies[last..], last),
        history: events(plies, 0),
        chat: Vec::new(),
        spaces: Vec::new(),
        legal: Vec::new(),
        can_undo: false,
        wait: None,
    })
}

/// What everybody sees of a table.
pub(crate) fn shared(table: &Table, listing: &Listing) -> Shared {
    let mut shared = bare(table, listing);
    if let Some(play) = table.play() {
        shared = with_game(shared, play.game(), play.plies());
    }
    // A game that somebody gave up is over though its position is not.
    if listing.stage == Stage::Over {
        shared.decision = Some(ended(listing));
        shared.phase_rule = None;
    }
    shared
}

/// What is shown while seats are open.
fn bare(table: &Table, listing: &Listing) -> Shared {
    let seed = table.terms().seed;
    Shared {
        version: table.version(),
        seq: table.next_seq() - 1,
        game: listing.for_everybody(),
        state: None,
        decision: None,
        phase_rule: None,
        features: Vec::new(),
        spots: Vec::new(),
        board_spots: Default::default(),
        last: Default::default(),
        projected: Vec::new(),
        holes: Vec::new(),
        seed_hash: seed.hash(),
        // The seed is secret while it decides anything.
        seed: (table.stage() == Stage::Over).then(|| seed.to_hex()),
    }
}

pub(crate) fn with_game(shared: Shared, game: &Game, plies: &[Arc<Ply>]) -> Shared {
    let decision = WireDecision::of(game);
    let phase_rule = match &decision {
        WireDecision::Asked { phase, .. } => Some(phase.clone()),
        _ => None,
    };
    // A game can be played without assists; the page then has nothing to show.
    let (projected, holes) = match shared.game.assists {
        true => (game.scores_now(), features::holes(game)),
        false => Default::default(),
    };
    Shared {
        state: Some(TableState::of(game)),
        decision: Some(decision),
        phase_rule,
        features: features::features(game),
        spots: figure_spots(game),
        board_spots: board_spots(game),
        last: features::last_tiles(plies, game.rules().players()),
        projected,
        holes,
        ..shared
    }
}

/// How the game ended.
fn ended(listing: &Listing) -> WireDecision {
    let points = listing.results.iter().flatten().map(|result| result.points);
    WireDecision::Over {
        kind: "game-over".to_owned(),
        scores: points.collect(),
        winners: listing.winners(),
    }
}

/// A line of chat with its time.
pub fn chat_line(at: Time, line: &ChatLine) -> site::ChatLine {
    site::ChatLine {
        from: line.from.map(Seat),
        name: line.name.clone(),
        text: line.text.clone(),
        time: at.0,
    }
}

/// Events with the number of the point at which they happened. Sums of points are told by their terms
/// alone: the page has the words.
pub(crate) fn events(plies: &[Arc<Ply>], first: usize) -> Vec<LoggedEvent> {
    let numbered = (first as u32..).zip(plies);
    let events = numbered.flat_map(|(n, ply)| ply.events.iter().map(move |event| (n, event)));
    events
        .map(|(version, event)| {
            let mut event = event.clone();
            if let WireEvent::Scored { detail, .. } = &mut event {
                *detail = None;
            }
            LoggedEvent { version, event }
        })
        .collect()
}

pub(crate) fn seats(seats: Seats) -> Vec<Seat> {
    seats.iter().map(Seat).collect()
}
