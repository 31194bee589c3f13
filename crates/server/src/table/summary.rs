//! What a game is and who plays, as lists and views show it.

use serde_json::{Value, json};

use super::seats_of;
use crate::ids::GuestId;
use crate::store::{GameRow, SeatKind, SeatRow, Status};

/// Who is there, one bit for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Present {
    /// People with an open socket.
    pub online: u8,
    /// People whose seat a bot keeps until they are back.
    pub away: u8,
}

/// The summary of a game for somebody.
pub fn summary(
    row: &GameRow,
    seats: &[SeatRow],
    present: Present,
    viewer: Option<&GuestId>,
) -> Value {
    let mine = viewer.map_or(0, |guest| seats_of(seats, guest));
    let creator = viewer == Some(&row.creator);
    let mut summary = json!({
        "id": row.id,
        "status": row.status.word(),
        "title": row.title,
        "players": players(row, seats, present),
        "systems": row.systems,
        "options": row.setup.get("options"),
        "created": row.created,
        "updated": row.updated,
        "version": row.version,
        "plies": row.plies,
        "you": you(row, mine),
        "creator": creator,
        "public": row.public,
        "aids": row.aids,
        "scripted": row.setup.get("draw").is_some() || row.setup.get("chance").is_some(),
        "turn": row.glance.turn,
        "tiles": row.glance.tiles,
        "tiles_total": row.glance.tiles_total,
        "rematch": row.rematch,
    });
    if row.status == Status::Over {
        summary["scores"] = json!(row.scores);
        summary["winners"] = json!(row.winners);
    }
    if row.status == Status::Waiting && (mine != 0 || creator) {
        summary["invite"] = json!(invite_path(row));
    }
    summary
}

/// The seats as everybody sees them.
pub fn players(row: &GameRow, seats: &[SeatRow], present: Present) -> Vec<Value> {
    let seat = |(number, seat): (usize, &SeatRow)| {
        let has = |seats: u8| seats >> number & 1 == 1;
        let mut value = json!({
            "kind": seat.kind.word(),
            "name": seat.name,
            "colour": seat.colour,
            "online": seat.kind == SeatKind::Bot || has(present.online),
            "away": has(present.away),
            "resigned": seat.resigned,
        });
        if let Some(level) = &seat.level {
            value["level"] = json!(level);
        }
        if let Some(score) = row.glance.scores.get(number) {
            value["score"] = json!(score);
        }
        value
    };
    seats.iter().enumerate().map(seat).collect()
}

/// The path of the link that lets somebody take a seat.
pub fn invite_path(row: &GameRow) -> String {
    format!("/g/{}?invite={}", row.id, row.invite)
}

/// The seat that somebody plays now. Several people at one screen share one cookie and have
/// several seats: then it is the one that is asked.
fn you(row: &GameRow, mine: u8) -> Option<u8> {
    let asked = row.glance.turn.filter(|seat| mine >> seat & 1 == 1);
    asked.or((0..8).find(|seat| mine >> seat & 1 == 1))
}
