//! New games: a set-up, seats and a few wishes.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bastide_protocol::{SetupExt, WireSetup};
use bastide_table::{First, NewTable, SeatPlan, Seed, Table};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Shared;
use super::identity::{Body, Known};
use crate::bots;
use crate::clock::now;
use crate::error::{Code, Refused};
use crate::ids::{TableId, invite, random_bytes};
use crate::store::{AppendError, Batch};
use crate::table::Listing;

/// What somebody wants to play.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    setup: Option<Value>,
    preset: Option<String>,
    seats: Vec<Wish>,
    #[serde(default = "yes")]
    aids: bool,
    #[serde(default)]
    public: bool,
    first: Option<First>,
}

/// Who should sit in a seat.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum Wish {
    Me {
        /// Several people at one screen have names of their own.
        name: Option<String>,
    },
    Open {},
    Bot {
        level: Option<String>,
    },
}

fn yes() -> bool {
    true
}

/// Makes a game. It begins as soon as all its seats are taken.
pub async fn create(
    State(app): State<Shared>,
    known: Known,
    body: Body<NewGame>,
) -> Result<(StatusCode, Json<Value>), Refused> {
    let host = known.person()?;
    let wish = body.0;
    let new = NewTable {
        setup: setup(wish.setup)?,
        preset: wish.preset,
        seats: wish.seats.into_iter().map(plan).collect::<Result<_, _>>()?,
        public: wish.public,
        assists: wish.aids,
        first: wish.first.unwrap_or_default(),
        invite: invite(),
        seed: Seed(random_bytes()),
    };
    let id = TableId::random();
    let entries = Table::create(&new, &host, now())?;
    let table =
        Table::load(&entries).map_err(|error| Refused::new(Code::BadSetup, error.to_string()))?;
    let listing = Listing::of(&id, &table);
    app.store.commit(&[Batch { entries: &entries, listing: &listing }]).await.map_err(|error| {
        match error {
            AppendError::Conflict => Refused::new(Code::Storage, "try again"),
            AppendError::Failed(error) => error.into(),
        }
    })?;
    tracing::info!(table = %id, preset = listing.preset, "a new table");
    // To open the table is enough: its bots begin by themselves.
    app.tables.get(&app, &id).await?;
    let made = json!({ "id": id, "invite": listing.invite_path() });
    Ok((StatusCode::CREATED, Json(made)))
}

/// The set-up; who plays is said by the seats.
fn setup(given: Option<Value>) -> Result<WireSetup, Refused> {
    let mut setup = given.unwrap_or_else(|| json!({}));
    if let Some(keys) = setup.as_object_mut() {
        keys.retain(|_, value| !value.is_null());
        keys.insert("players".to_owned(), json!([]));
    }
    Ok(WireSetup::read(&setup)?)
}

fn plan(wish: Wish) -> Result<SeatPlan, Refused> {
    Ok(match wish {
        Wish::Me { name } => SeatPlan::Host { name },
        Wish::Open {} => SeatPlan::Open,
        Wish::Bot { level } => {
            let level = bots::level(level.as_deref().unwrap_or(bots::stand_in()))?;
            SeatPlan::Bot { level: level.name.to_owned(), name: level.called.to_owned() }
        }
    })
}
