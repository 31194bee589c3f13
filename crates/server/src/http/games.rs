//! Games: lists, seats, and what can be done with a game besides playing.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Shared;
use super::identity::{Body, Known};
use crate::clock::now;
use crate::error::{Code, Refused};
use crate::ids::TableId;
use crate::store::List;
use crate::table::{Handle, Question};

/// How many games a page of a list has.
const PAGE: u32 = 20;

/// The last page that a list has.
const LAST_PAGE: u32 = 500;

/// Which list, and which page of it.
#[derive(Deserialize)]
pub struct Listing {
    #[serde(default)]
    list: Option<String>,
    #[serde(default)]
    page: Option<String>,
}

/// A page of a list of games.
pub async fn list(
    State(app): State<Shared>,
    known: Known,
    Query(listing): Query<Listing>,
) -> Result<Json<Value>, Refused> {
    let viewer = known.0.map(|person| person.id);
    let page = match listing.page.as_deref() {
        None | Some("") => 0,
        Some(page) => {
            page.parse::<u32>().ok().filter(|page| *page <= LAST_PAGE).ok_or_else(|| {
                Refused::new(Code::BadRequest, format!("a page is a number up to {LAST_PAGE}"))
            })?
        }
    };
    let list = match (listing.list.as_deref().unwrap_or("open"), &viewer) {
        ("open", _) => List::Open,
        ("running", _) => List::Running,
        ("finished", _) => List::Finished,
        ("mine", Some(user)) => List::Mine(user.clone()),
        // Whoever is unknown has no games.
        ("mine", None) => return Ok(Json(json!({ "games": [] }))),
        _ => {
            let message = "a list is one of open, running, mine, finished";
            return Err(Refused::new(Code::BadRequest, message));
        }
    };
    let tables = app.store.list(&list, page, PAGE, now()).await?;
    let games: Vec<Value> = tables
        .iter()
        .map(|listing| listing.for_viewer(app.tables.online(&listing.id), viewer.as_ref()))
        .collect();
    Ok(Json(json!({ "games": games })))
}

/// What a game is and who plays.
pub async fn summary(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refused> {
    let table = table(&app, &id).await?;
    table.ask(Question::Summary, known.0).await.map(Json)
}

/// Which seat, and by which invitation.
#[derive(Deserialize)]
pub struct Joining {
    seat: Option<u8>,
    invite: Option<String>,
}

/// Takes a seat.
pub async fn join(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
    body: Body<Joining>,
) -> Result<Json<Value>, Refused> {
    let Joining { seat, invite } = body.0;
    ask(&app, &id, Question::Join { seat, invite }, known).await
}

/// Gives a seat up before the game begins.
pub async fn leave(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refused> {
    ask(&app, &id, Question::Leave, known).await
}

/// Begins a game whose seats are taken.
pub async fn start(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refused> {
    ask(&app, &id, Question::Start, known).await
}

/// Gives a game up.
pub async fn resign(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refused> {
    ask(&app, &id, Question::Resign, known).await
}

/// The game that follows a finished one, with a seat in it for who asks.
pub async fn rematch(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refused> {
    let person = known.person()?;
    let answer = table(&app, &id).await?.ask(Question::Rematch, Some(person.clone())).await?;
    let next = answer["id"].as_str().and_then(TableId::read).ok_or_else(Refused::no_game)?;
    let next_table = app.tables.get(&app, &next).await?;
    // Only those who played the last game get here, so they need no other invitation.
    let invite = Some(next_table.snapshot().await?.listing.invite);
    match next_table.ask(Question::Join { seat: None, invite }, Some(person)).await {
        // All seats may be taken by now; then one can still watch.
        Ok(_) | Err(Refused { code: Code::SeatTaken | Code::NotWaiting, .. }) => {}
        Err(refused) => return Err(refused),
    }
    Ok(Json(json!({ "id": next })))
}

async fn ask(
    app: &Shared,
    id: &str,
    question: Question,
    known: Known,
) -> Result<Json<Value>, Refused> {
    let table = table(app, id).await?;
    let person = known.person()?;
    table.ask(question, Some(person)).await.map(Json)
}

/// The table of a game.
pub async fn table(app: &Shared, id: &str) -> Result<Handle, Refused> {
    let id = TableId::read(id).ok_or_else(Refused::no_game)?;
    app.tables.get(app, &id).await
}
