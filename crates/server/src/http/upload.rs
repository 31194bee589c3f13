//! Games from devices: those that friends go on with here, and finished ones that get a link.

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use bastide_host::{Chosen, new_table_of, parsed};
use bastide_notation::print_game;
use bastide_table::{Caller, Command, Entry, Person, Seed, Stage, Table, Time};
use bastide_view::Listing;
use bastide_wire::site::{Created, Refusal, Upload};

use super::Shared;
use super::guard::Address;
use super::identity::{Body, Known};
use super::new_game::store;
use crate::error::{Code, Refused};
use crate::ids::{TableId, invite, random_bytes};
use crate::store::{Batch, WriteError};

/// Uploads a game that was played on a device. It is replayed by the rules, and nobody can check its draws, so that it
/// counts nowhere. One that is not over goes on once its open seats are taken. The same game is uploaded only once, and
/// found again after that.
#[utoipa::path(
    post,
    path = "/api/uploads",
    request_body = Upload,
    responses((status = 200, body = Created), (status = 201, body = Created), Refused),
    security(("guest" = []))
)]
pub async fn upload(
    State(app): State<Shared>,
    Extension(Address(address)): Extension<Address>,
    known: Known,
    body: Body<Upload>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let host = known.person()?;
    if !app.uploads.take(address) {
        return Err(Refused::new(Code::TooFast));
    }
    let chosen = Chosen {
        invite: invite(),
        seed: Seed(random_bytes()),
        most_tiles: Some(app.config.caps.tiles),
    };
    let (upload, at) = (body.0, app.clock.now());
    let brought = app.loading.run(move || brought(upload, chosen, &host, at)).await??;
    let Brought { id, entries, listing } = brought;
    if let Some(known) = app.store.listing(&id).await? {
        return Ok((StatusCode::OK, made(&known)));
    }
    let stored = match listing.stage {
        Stage::Over => {
            let batch = Batch { entries: &entries, before: None, listing: &listing };
            app.store.commit(&[batch]).await
        }
        _ => store(&app, (&entries, &listing), &id, address).await?,
    };
    if stored == Err(WriteError::Conflict) {
        // The same upload was faster.
        let known = app.store.listing(&id).await?;
        return Ok((StatusCode::OK, made(&known.ok_or_else(|| Refused::new(Code::Storage))?)));
    }
    stored?;
    tracing::info!(table = %id, stage = listing.stage.name(), "a game was uploaded");
    Ok((StatusCode::CREATED, made(&listing)))
}

/// What whoever uploads a game is told. Nobody else comes to the id of one that is not over.
fn made(listing: &Listing) -> Json<Created> {
    let invite = (listing.stage != Stage::Over).then(|| listing.invite_path());
    Json(Created { id: listing.id.clone(), invite })
}

/// A game as it comes to the server.
struct Brought {
    id: TableId,
    entries: Vec<Entry>,
    listing: Listing,
}

/// Replays a game, and gives it a table.
fn brought(upload: Upload, chosen: Chosen, host: &Person, at: Time) -> Result<Brought, Refused> {
    let Upload { text, seats, resigned, assists, name } = upload;
    let played = parsed(&text).map_err(Refused)?;
    let sitting = serde_json::to_string(&(&seats, resigned)).unwrap_or_default();
    let new = new_table_of(&played, seats, assists, chosen).map_err(Refused)?;
    let mut entries = Table::import(&new, &played, host, at)?;
    let mut table = load(&entries)?;
    if resigned && table.stage() == Stage::Waiting {
        return Err(Refused::new(Code::OpenSeats));
    }
    if resigned && table.stage() == Stage::Running {
        let caller = Caller { person: host, at, ack: None };
        entries.extend(table.decide(&caller, &Command::Resign)?);
        table = load(&entries)?;
    }
    // The same finished game has the same link for everybody. One that is not over is its player's.
    let text = print_game(&played);
    let id = match table.stage() {
        Stage::Over => TableId::of(&["finished", &text, &sitting]),
        _ => TableId::of(&["unfinished", &text, &sitting, host.id.as_str(), &name]),
    };
    let listing = Listing::of(id.as_str(), &table);
    Ok(Brought { id, entries, listing })
}

fn load(entries: &[Entry]) -> Result<Table, Refused> {
    Table::load(entries).map_err(|error| {
        tracing::error!(%error, "an uploaded game cannot be loaded");
        Refused(Refusal::new(Code::BadSetup))
    })
}
