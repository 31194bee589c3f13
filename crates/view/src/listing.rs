//! What lists show of a table: derived from it, and stored beside its log.

use std::collections::BTreeMap;

use bastide_protocol::{Seat as SeatNumber, Text};
use bastide_table::{
    Seat, SeatResult, Seats, Sitter, Stage, Table, Time, UserId, tiles_in_all, tiles_placed,
};
use bastide_wire::site::{Colour, SeatKind, SeatSummary, Summary};
use serde::{Deserialize, Serialize};

/// What a table is and who plays.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Listing {
    /// Its id.
    pub id: String,
    /// How far it has come.
    pub stage: Stage,
    /// Who made it.
    pub host: UserId,
    /// The secret of its invite link.
    pub invite: String,
    /// The preset that is played.
    pub preset: Option<String>,
    /// The systems in play.
    pub systems: Vec<String>,
    /// Options of the rules.
    pub options: Option<BTreeMap<String, Text>>,
    /// Whether chance follows a script.
    pub scripted: bool,
    /// Whether it is listed and anyone can join.
    pub public: bool,
    /// Whether the page may help with more than the rules need.
    pub assists: bool,
    /// When it was made.
    pub created: Time,
    /// When something last happened.
    pub updated: Time,
    /// How often the position has changed.
    pub version: u32,
    /// The number of the last point of its replay.
    pub plies: u32,
    /// The seats.
    pub seats: Vec<Seat>,
    /// Who has to decide.
    pub turn: Option<u8>,
    /// How many tiles lie on the table.
    pub tiles: usize,
    /// How many there are with those that are still to come.
    pub tiles_total: usize,
    /// The scores so far.
    pub scores: Vec<u16>,
    /// How the game ended for each seat.
    pub results: Option<Vec<SeatResult>>,
    /// The table that continues it.
    pub rematch: Option<String>,
    /// Whether those who watch can chat.
    #[serde(default = "yes")]
    pub watchers_chat: bool,
    /// Whether it began elsewhere.
    #[serde(default, skip_serializing_if = "is_false")]
    pub brought: bool,
    /// The id that it has at the server that it was uploaded to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uploaded: Option<String>,
}

fn yes() -> bool {
    true
}

fn is_false(value: &bool) -> bool {
    !value
}

impl Listing {
    /// What lists show of a table.
    pub fn of(id: &str, table: &Table) -> Listing {
        let terms = table.terms();
        let so_far = table.so_far();
        let play = table.play().or(so_far.as_ref());
        Listing {
            id: id.to_owned(),
            stage: table.stage(),
            host: terms.host.clone(),
            invite: terms.invite.clone(),
            preset: terms.preset.clone(),
            systems: terms.systems.clone(),
            options: terms.setup.options.clone(),
            scripted: terms.setup.draw.is_some() || terms.setup.chance.is_some(),
            public: terms.public,
            assists: terms.assists,
            created: table.created(),
            updated: table.updated(),
            version: table.version(),
            plies: play.map_or(0, |play| play.last_ply()),
            seats: table.seats().to_vec(),
            turn: table.asked().map(|player| player.0),
            tiles: play.map_or(0, |play| tiles_placed(play.game())),
            tiles_total: play.map_or(0, |play| tiles_in_all(play.game())),
            scores: play.map_or_else(Vec::new, |play| play.game().scores()),
            results: table.results().map(<[SeatResult]>::to_vec),
            rematch: table.followed_by().map(str::to_owned),
            watchers_chat: terms.watchers_chat,
            brought: terms.brought.is_some(),
            uploaded: table.uploaded_to().map(str::to_owned),
        }
    }

    /// What somebody sees of it.
    pub fn for_viewer(&self, online: Seats, user: Option<&UserId>) -> Summary {
        let hosts = user == Some(&self.host);
        let invited = self.stage == Stage::Waiting && (hosts || !self.seats_of(user).is_empty());
        Summary {
            players: self.players(Some(online)),
            you: self.played_by(user),
            creator: hosts,
            invite: invited.then(|| self.invite_path()),
            ..self.for_everybody()
        }
    }

    /// What everybody sees of it: neither who looks nor who is there, which changes though the table does
    /// not.
    pub(crate) fn for_everybody(&self) -> Summary {
        Summary {
            id: self.id.clone(),
            status: self.stage,
            preset: self.preset.clone(),
            systems: self.systems.clone(),
            options: self.options.clone().unwrap_or_default(),
            players: self.players(None),
            created: self.created.0,
            updated: self.updated.0,
            version: self.version,
            plies: self.plies,
            you: None,
            creator: false,
            public: self.public,
            assists: self.assists,
            watchers_chat: self.watchers_chat,
            scripted: self.scripted,
            turn: self.turn.map(SeatNumber),
            tiles: self.tiles,
            tiles_total: self.tiles_total,
            results: self.results.clone(),
            rematch: self.rematch.clone(),
            invite: None,
            brought: self.brought,
            uploaded: self.uploaded.clone(),
        }
    }

    /// The seats as everybody sees them, with who is there if that is told.
    pub fn players(&self, online: Option<Seats>) -> Vec<SeatSummary> {
        let player = |(number, seat): (u8, &Seat)| {
            let kind = match seat.sitter {
                Sitter::Human { .. } => SeatKind::Human,
                Sitter::Bot { .. } => SeatKind::Bot,
                Sitter::Open => SeatKind::Open,
            };
            SeatSummary {
                kind,
                name: seat.name.clone(),
                colour: Colour::from_name(&seat.colour),
                level: seat.level().map(str::to_owned),
                online: online.map(|online| kind == SeatKind::Bot || online.has(number)),
                away: seat.gone,
                resigned: seat.resigned,
                score: self.scores.get(usize::from(number)).copied(),
            }
        };
        (0..).zip(&self.seats).map(player).collect()
    }

    /// The seats in the first place.
    pub fn winners(&self) -> Vec<SeatNumber> {
        let results = (0..).zip(self.results.iter().flatten());
        results.filter(|(_, result)| result.place == 1).map(|(seat, _)| SeatNumber(seat)).collect()
    }

    /// The path of the link that lets somebody take a seat.
    pub fn invite_path(&self) -> String {
        format!("/g/{}?invite={}", self.id, self.invite)
    }

    /// The seat that somebody plays now. Several people at one screen share a cookie and have several
    /// seats: then it is the one that has to decide.
    pub fn played_by(&self, user: Option<&UserId>) -> Option<SeatNumber> {
        let mine = self.seats_of(user);
        let asked = self.turn.filter(|seat| mine.has(*seat));
        asked.or(mine.iter().next()).map(SeatNumber)
    }

    fn seats_of(&self, user: Option<&UserId>) -> Seats {
        user.map_or(Seats::default(), |user| Seats::of(&self.seats, user))
    }
}
