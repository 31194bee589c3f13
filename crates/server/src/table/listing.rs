//! What lists show of a table: derived from it, and stored beside its log.

use std::collections::BTreeMap;

use bastide_protocol::Text;
use bastide_table::{Seat, SeatResult, Seats, Stage, Table, Time, UserId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::book::Book;
use crate::ids::TableId;

/// What a table is and who plays.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Listing {
    /// Its id.
    pub id: TableId,
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
}

impl Listing {
    /// What lists show of a table.
    pub fn of(id: &TableId, table: &Table) -> Listing {
        let (terms, play) = (table.terms(), table.play());
        Listing {
            id: id.clone(),
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
            tiles: play.map_or(0, |play| play.tiles_placed()),
            tiles_total: play.map_or(0, |play| play.tiles_in_all()),
            scores: play.map_or_else(Vec::new, |play| play.game().scores()),
            results: table.results().map(<[SeatResult]>::to_vec),
            rematch: table.followed_by().map(str::to_owned),
        }
    }

    /// What somebody sees of it.
    pub fn for_viewer(&self, online: Seats, viewer: Option<&UserId>) -> Value {
        let mine = viewer.map_or(Seats::default(), |user| Seats::of(&self.seats, user));
        let hosts = viewer == Some(&self.host);
        let mut summary = json!({
            "id": self.id,
            "status": self.stage,
            "title": self.title(),
            "players": self.players(online),
            "systems": self.systems,
            "options": self.options,
            "created": self.created,
            "updated": self.updated,
            "version": self.version,
            "plies": self.plies,
            "you": self.played_by(mine),
            "creator": hosts,
            "public": self.public,
            "aids": self.assists,
            "scripted": self.scripted,
            "turn": self.turn,
            "tiles": self.tiles,
            "tiles_total": self.tiles_total,
            "rematch": self.rematch,
        });
        if let Some(results) = &self.results {
            summary["scores"] = results.iter().map(|result| result.points).collect();
            summary["winners"] = json!(self.winners());
            summary["results"] = json!(results);
        }
        if self.stage == Stage::Waiting && (!mine.is_empty() || hosts) {
            summary["invite"] = json!(self.invite_path());
        }
        summary
    }

    /// The seats as everybody sees them.
    pub fn players(&self, online: Seats) -> Vec<Value> {
        let player = |(number, seat): (usize, &Seat)| {
            let kind = match (seat.user(), seat.level()) {
                (Some(_), _) => "human",
                (_, Some(_)) => "bot",
                _ => "open",
            };
            let mut value = json!({
                "kind": kind,
                "name": seat.name,
                "colour": seat.colour,
                "online": kind == "bot" || online.has(number as u8),
                "away": seat.gone,
                "resigned": seat.resigned,
            });
            if let Some(level) = seat.level() {
                value["level"] = json!(level);
            }
            if let Some(score) = self.scores.get(number) {
                value["score"] = json!(score);
            }
            value
        };
        self.seats.iter().enumerate().map(player).collect()
    }

    /// The seats in the first place.
    pub fn winners(&self) -> Vec<u8> {
        let results = (0..).zip(self.results.iter().flatten());
        results.filter(|(_, result)| result.place == 1).map(|(seat, _)| seat).collect()
    }

    /// The path of the link that lets somebody take a seat.
    pub fn invite_path(&self) -> String {
        format!("/g/{}?invite={}", self.id, self.invite)
    }

    /// The seat that somebody plays now. Several people at one screen share a cookie and have several
    /// seats: then it is the one that has to decide.
    fn played_by(&self, mine: Seats) -> Option<u8> {
        let asked = self.turn.filter(|seat| mine.has(*seat));
        asked.or(mine.iter().next())
    }

    fn title(&self) -> String {
        let preset = self.preset.as_deref().and_then(bastide_engine::Preset::named);
        if let Some(preset) = preset {
            return preset.title.to_owned();
        }
        let book = Book::standard();
        let mut titles: Vec<&str> = Vec::new();
        for system in &self.systems {
            let system = system.split('/').next().unwrap_or(system);
            let title = book.page_of(system).map_or(system, |page| &page.title);
            if !titles.contains(&title) {
                titles.push(title);
            }
        }
        titles.join(", ")
    }
}
