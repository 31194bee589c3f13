//! Games and seats: what stands in lists, and what a table starts from.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::{Store, damaged, now};
use crate::ids::{GameId, GuestId};

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are open.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

/// Who plays first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// Somebody by lot.
    Random,
    /// The first seat.
    Seat,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person.
    Human,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}

macro_rules! words {
    ($($type:ident { $($value:ident = $word:literal),+ })*) => {$(
        impl $type {
            /// Its word in the store and on the wire.
            pub const fn word(self) -> &'static str {
                match self { $($type::$value => $word),+ }
            }

            fn from_word(word: &str) -> Result<$type, sqlx::Error> {
                match word { $($word => Ok($type::$value),)+ other => Err(damaged(other)) }
            }
        }
    )*};
}

words! {
    Status { Waiting = "waiting", Running = "running", Over = "over" }
    First { Random = "random", Seat = "seat" }
    SeatKind { Human = "human", Bot = "bot", Open = "open" }
}

/// A game as the store holds it, without its seats and its log.
#[derive(Clone, Debug)]
pub struct GameRow {
    /// Its id.
    pub id: GameId,
    /// How far it has come.
    pub status: Status,
    /// What is played, in words.
    pub title: String,
    /// The set-up on the wire; it names its players once the game has begun.
    pub setup: Value,
    /// The systems in play.
    pub systems: Vec<String>,
    /// Whether it stands in lists and anybody may join.
    pub public: bool,
    /// Whether the page may help with more than the rules need.
    pub aids: bool,
    /// Who plays first.
    pub first: First,
    /// Who made it.
    pub creator: GuestId,
    /// The secret of its invitation.
    pub invite: String,
    /// What all draws follow from.
    pub seed: [u8; 32],
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub updated: i64,
    /// The number of the last entry of its log.
    pub version: u32,
    /// The number of its last point for a replay: as the version, without what was taken back.
    pub plies: u32,
    /// What lists show of the position.
    pub glance: Glance,
    /// The scores at the end.
    pub scores: Option<Vec<u16>>,
    /// The seats that have won.
    pub winners: Option<Vec<u8>>,
    /// The game that follows it.
    pub rematch: Option<GameId>,
}

/// What lists show of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Glance {
    /// Who is asked.
    pub turn: Option<u8>,
    /// How many tiles lie on the table.
    pub tiles: usize,
    /// How many there are with those that are still to come.
    pub tiles_total: usize,
    /// The scores so far.
    pub scores: Vec<u16>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Who sits there.
    pub kind: SeatKind,
    /// The guest of a person.
    pub guest: Option<GuestId>,
    /// The name that is shown; empty for an open seat.
    pub name: String,
    /// The colour of the figures.
    pub colour: String,
    /// The level of a bot.
    pub level: Option<String>,
    /// Whether the person gave up and a bot plays on.
    pub resigned: bool,
}

/// Which games a list shows.
#[derive(Clone, Debug)]
pub enum List {
    /// Public ones in which somebody waits for others.
    Open,
    /// Public ones that are being played.
    Running,
    /// Public ones that are over.
    Finished,
    /// Those of a guest, public or not.
    Mine(GuestId),
}

/// Games that nobody has touched for so long wait for nobody any more.
const WAITING_FOR: i64 = 24 * 60 * 60 * 1000;

impl Store {
    /// A new game.
    pub async fn add_game(&self, game: &GameRow, seats: &[SeatRow]) -> Result<(), sqlx::Error> {
        let mut work = self.write.begin().await?;
        insert_game(&mut work, game).await?;
        insert_seats(&mut work, &game.id, seats).await?;
        work.commit().await
    }

    /// A new game that follows another one.
    pub async fn add_rematch(
        &self,
        game: &GameRow,
        seats: &[SeatRow],
        before: &GameId,
    ) -> Result<(), sqlx::Error> {
        let mut work = self.write.begin().await?;
        insert_game(&mut work, game).await?;
        insert_seats(&mut work, &game.id, seats).await?;
        sqlx::query("UPDATE games SET rematch = ? WHERE id = ?")
            .bind(game.id.as_str())
            .bind(before.as_str())
            .execute(&mut *work)
            .await?;
        work.commit().await
    }

    /// Writes the seats of a game anew.
    pub async fn save_seats(&self, game: &GameId, seats: &[SeatRow]) -> Result<(), sqlx::Error> {
        let mut work = self.write.begin().await?;
        insert_seats(&mut work, game, seats).await?;
        sqlx::query("UPDATE games SET updated = ? WHERE id = ?")
            .bind(now())
            .bind(game.as_str())
            .execute(&mut *work)
            .await?;
        work.commit().await
    }

    /// A game with its seats.
    pub async fn game(&self, id: &GameId) -> Result<Option<(GameRow, Vec<SeatRow>)>, sqlx::Error> {
        let row = sqlx::query("SELECT * FROM games WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.read)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some((read_game(&row)?, self.seats(id).await?)))
    }

    async fn seats(&self, id: &GameId) -> Result<Vec<SeatRow>, sqlx::Error> {
        let rows = sqlx::query("SELECT * FROM seats WHERE game = ? ORDER BY seat")
            .bind(id.as_str())
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(read_seat).collect()
    }

    /// One page of a list, the newest first.
    pub async fn list(
        &self,
        list: &List,
        page: u32,
        size: u32,
    ) -> Result<Vec<(GameRow, Vec<SeatRow>)>, sqlx::Error> {
        let query = match list {
            List::Open => sqlx::query(
                "SELECT * FROM games WHERE status = 'waiting' AND public = 1 AND updated > ? \
                 AND EXISTS (SELECT 1 FROM seats WHERE game = id AND kind = 'human') \
                 ORDER BY updated DESC LIMIT ? OFFSET ?",
            )
            .bind(now() - WAITING_FOR),
            List::Running => sqlx::query(
                "SELECT * FROM games WHERE status = 'running' AND public = 1 AND updated > ? \
                 ORDER BY updated DESC LIMIT ? OFFSET ?",
            )
            .bind(now() - WAITING_FOR),
            List::Finished => sqlx::query(
                "SELECT * FROM games WHERE status = 'over' AND public = 1 AND updated > ? \
                 ORDER BY updated DESC LIMIT ? OFFSET ?",
            )
            .bind(0),
            List::Mine(guest) => sqlx::query(
                "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE guest = ?) \
                 ORDER BY updated DESC LIMIT ? OFFSET ?",
            )
            .bind(guest.as_str().to_owned()),
        };
        let rows = query.bind(size).bind(page * size).fetch_all(&self.read).await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in &rows {
            let game = read_game(row)?;
            let seats = self.seats(&game.id).await?;
            games.push((game, seats));
        }
        Ok(games)
    }

    /// Every game that is being played.
    pub async fn running(&self) -> Result<Vec<GameId>, sqlx::Error> {
        let ids: Vec<String> = sqlx::query_scalar("SELECT id FROM games WHERE status = 'running'")
            .fetch_all(&self.read)
            .await?;
        Ok(ids.iter().filter_map(|id| GameId::read(id)).collect())
    }
}

async fn insert_game(
    work: &mut Transaction<'_, Sqlite>,
    game: &GameRow,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO games (id, status, title, setup, systems, public, aids, first, creator, \
         invite, seed, created, updated, version, plies, glance) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?)",
    )
    .bind(game.id.as_str())
    .bind(game.status.word())
    .bind(&game.title)
    .bind(game.setup.to_string())
    .bind(json!(game.systems).to_string())
    .bind(game.public)
    .bind(game.aids)
    .bind(game.first.word())
    .bind(game.creator.as_str())
    .bind(&game.invite)
    .bind(game.seed.to_vec())
    .bind(game.created)
    .bind(game.updated)
    .bind(json!(game.glance).to_string())
    .execute(&mut **work)
    .await?;
    Ok(())
}

/// The game has begun: its set-up names its players now.
pub(super) async fn write_start(
    work: &mut Transaction<'_, Sqlite>,
    game: &GameRow,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE games SET status = 'running', setup = ? WHERE id = ?")
        .bind(game.setup.to_string())
        .bind(game.id.as_str())
        .execute(&mut **work)
        .await?;
    Ok(())
}

pub(super) async fn insert_seats(
    work: &mut Transaction<'_, Sqlite>,
    game: &GameId,
    seats: &[SeatRow],
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM seats WHERE game = ?")
        .bind(game.as_str())
        .execute(&mut **work)
        .await?;
    for (number, seat) in seats.iter().enumerate() {
        sqlx::query(
            "INSERT INTO seats (game, seat, kind, guest, name, colour, level, resigned) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(game.as_str())
        .bind(number as i64)
        .bind(seat.kind.word())
        .bind(seat.guest.as_ref().map(GuestId::as_str))
        .bind(&seat.name)
        .bind(&seat.colour)
        .bind(&seat.level)
        .bind(seat.resigned)
        .execute(&mut **work)
        .await?;
    }
    Ok(())
}

fn read_game(row: &SqliteRow) -> Result<GameRow, sqlx::Error> {
    let text = |name| row.try_get::<String, _>(name);
    let id = text("id")?;
    let seed: Vec<u8> = row.try_get("seed")?;
    Ok(GameRow {
        id: GameId::read(&id).ok_or_else(|| damaged(&id))?,
        status: Status::from_word(&text("status")?)?,
        title: text("title")?,
        setup: parse(&text("setup")?)?,
        systems: parse(&text("systems")?)?,
        public: row.try_get("public")?,
        aids: row.try_get("aids")?,
        first: First::from_word(&text("first")?)?,
        creator: GuestId::stored(text("creator")?),
        invite: text("invite")?,
        seed: seed.try_into().map_err(|_| damaged("seed"))?,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        version: row.try_get("version")?,
        plies: row.try_get("plies")?,
        glance: parse(&text("glance")?)?,
        scores: optional(row, "scores")?,
        winners: optional(row, "winners")?,
        rematch: row.try_get::<Option<String>, _>("rematch")?.and_then(|id| GameId::read(&id)),
    })
}

fn read_seat(row: &SqliteRow) -> Result<SeatRow, sqlx::Error> {
    Ok(SeatRow {
        kind: SeatKind::from_word(&row.try_get::<String, _>("kind")?)?,
        guest: row.try_get::<Option<String>, _>("guest")?.map(GuestId::stored),
        name: row.try_get("name")?,
        colour: row.try_get("colour")?,
        level: row.try_get("level")?,
        resigned: row.try_get("resigned")?,
    })
}

fn optional<T: DeserializeOwned>(row: &SqliteRow, name: &str) -> Result<Option<T>, sqlx::Error> {
    row.try_get::<Option<String>, _>(name)?.map(|text| parse(&text)).transpose()
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, sqlx::Error> {
    serde_json::from_str(text).map_err(damaged)
}
