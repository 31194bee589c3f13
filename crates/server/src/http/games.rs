//! Games: lists, seats, and what can be done with a game besides playing.

use axum::Json;
use axum::extract::{Path, Query, State};
use bastide_table::Person;
use bastide_wire::site::{Created, Done, Games, JoinCode, Joining, Seated, Summary, View};
use serde::Deserialize;
use utoipa::IntoParams;

use super::Shared;
use super::identity::{Body, Known};
use crate::error::{Code, Refused};
use crate::ids::{TableId, read_code};
use crate::store::List;
use crate::table::{Answer, Handle, Question};

/// How many games a page of a list has.
const PAGE: u32 = 20;

/// The last page that a list has.
const LAST_PAGE: u32 = 500;

/// Which list, and which page of it.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// `open` (the default), `running`, `mine` or `finished`.
    #[param(inline, value_type = Option<ListName>)]
    list: Option<String>,
    /// The number of the page, from 0 to 500.
    #[param(value_type = Option<u32>)]
    page: Option<String>,
}

/// The name of a list.
#[derive(utoipa::ToSchema)]
#[schema(rename_all = "kebab-case")]
#[expect(dead_code, reason = "for the description alone: who sends another name is told so")]
enum ListName {
    Open,
    Running,
    Mine,
    Finished,
}

/// A page of a list of games.
#[utoipa::path(get, path = "/api/games", params(Wanted), responses((status = 200, body = Games), Refused))]
pub async fn list(
    State(app): State<Shared>,
    known: Known,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Games>, Refused> {
    let viewer = known.0.map(|person| person.id);
    let page = match wanted.page.as_deref() {
        None | Some("") => 0,
        Some(page) => page
            .parse::<u32>()
            .ok()
            .filter(|page| *page <= LAST_PAGE)
            .ok_or_else(|| Refused::new(Code::BadRequest).with("most", LAST_PAGE))?,
    };
    let list = match (wanted.list.as_deref().unwrap_or("open"), &viewer) {
        ("open", _) => List::Open,
        ("running", _) => List::Running,
        ("finished", _) => List::Finished,
        ("mine", Some(user)) => List::Mine(user.clone()),
        // Whoever is unknown has no games.
        ("mine", None) => return Ok(Json(Games { games: Vec::new() })),
        _ => return Err(Refused::new(Code::BadRequest)),
    };
    let tables = app.store.list(&list, page, PAGE, app.clock.now()).await?;
    let seen =
        tables.iter().map(|listing| listing.for_viewer(app.online(listing), viewer.as_ref()));
    Ok(Json(Games { games: seen.collect() }))
}

/// What a game is and who plays.
#[utoipa::path(
    get,
    path = "/api/games/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = Summary), Refused)
)]
pub async fn summary(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Summary>, Refused> {
    let table = table(&app, &id).await?;
    table.ask(|reply| Question::Summary(known.0, reply)).await.map(Json)
}

/// The whole view of a game, as a socket would send it, but compressed.
#[utoipa::path(
    get,
    path = "/api/games/{id}/view",
    params(("id" = String, Path)),
    responses((status = 200, body = View), Refused)
)]
pub async fn view(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<View>, Refused> {
    let table = table(&app, &id).await?;
    table.ask(|reply| Question::View(known.0, reply)).await.map(|view| Json(*view))
}

/// Finds the game that waits for players under a code, with the invite link that the code stands for.
#[utoipa::path(
    post,
    path = "/api/codes",
    request_body = JoinCode,
    responses((status = 200, body = Created), Refused)
)]
pub async fn find(
    State(app): State<Shared>,
    body: Body<JoinCode>,
) -> Result<Json<Created>, Refused> {
    let code = read_code(&body.0.code).ok_or_else(|| Refused::new(Code::NoGame))?;
    let found = app.store.waiting(&code, app.clock.now()).await?;
    let listing = found.ok_or_else(|| Refused::new(Code::NoGame))?;
    let invite = Some(listing.invite_path());
    Ok(Json(Created { id: listing.id, invite }))
}

/// Takes a seat.
#[utoipa::path(
    post,
    path = "/api/games/{id}/join",
    params(("id" = String, Path)),
    request_body = Joining,
    responses((status = 200, body = Seated), Refused),
    security(("guest" = []))
)]
pub async fn join(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
    body: Body<Joining>,
) -> Result<Json<Seated>, Refused> {
    ask(&app, &id, known, |person, reply| Question::Join(person, body.0, reply)).await
}

/// Gives a seat up before the game begins.
#[utoipa::path(
    post,
    path = "/api/games/{id}/leave",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), Refused),
    security(("guest" = []))
)]
pub async fn leave(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Done>, Refused> {
    ask(&app, &id, known, Question::Leave).await
}

/// Begins a game whose seats are taken.
#[utoipa::path(
    post,
    path = "/api/games/{id}/start",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), Refused),
    security(("guest" = []))
)]
pub async fn start(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Done>, Refused> {
    ask(&app, &id, known, Question::Start).await
}

/// Gives a game up, which is a loss.
#[utoipa::path(
    post,
    path = "/api/games/{id}/resign",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), Refused),
    security(("guest" = []))
)]
pub async fn resign(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Done>, Refused> {
    ask(&app, &id, known, Question::Resign).await
}

/// The game that follows a finished one, with a seat in it for whoever asks.
#[utoipa::path(
    post,
    path = "/api/games/{id}/rematch",
    params(("id" = String, Path)),
    responses((status = 200, body = Created), Refused),
    security(("guest" = []))
)]
pub async fn rematch(
    State(app): State<Shared>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Created>, Refused> {
    let person = known.person()?;
    let asked = person.clone();
    let next = table(&app, &id).await?.ask(|reply| Question::Rematch(asked, reply)).await?;
    let next_table = table(&app, &next.id).await?;
    // Only those who played the last game get here, so they need no other invitation.
    let joining = Joining { seat: None, invite: Some(next_table.snapshot().await?.listing.invite) };
    match next_table.ask(|reply| Question::Join(person, joining, reply)).await {
        Ok(_) => {}
        // All seats may be taken by now; then one can still watch.
        Err(refused) if matches!(refused.code(), Code::SeatTaken | Code::AlreadyStarted) => {}
        Err(refused) => return Err(refused),
    }
    Ok(Json(Created { id: next.id, invite: None }))
}

async fn ask<T>(
    app: &Shared,
    id: &str,
    known: Known,
    question: impl FnOnce(Person, Answer<T>) -> Question,
) -> Result<Json<T>, Refused> {
    let table = table(app, id).await?;
    let person = known.person()?;
    table.ask(|reply| question(person, reply)).await.map(Json)
}

/// The table of a game.
pub async fn table(app: &Shared, id: &str) -> Result<Handle, Refused> {
    let id = TableId::read(id).ok_or_else(|| Refused::new(Code::NoGame))?;
    app.tables.get(app, &id).await
}
