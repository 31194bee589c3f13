//! New games: a set-up, seats and a few wishes.

use std::net::IpAddr;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use bastide_host::{Chosen, new_table};
use bastide_table::{Entry, NewTable, Person, Seed, Table, Time};
use bastide_view::Listing;
use bastide_wire::site::{Created, NewGame};

use super::Shared;
use super::guard::Address;
use super::identity::{Body, Known};
use crate::error::{Code, Refused};
use crate::ids::{TableId, invite, random_bytes};
use crate::store::{Batch, WriteError};

/// Makes a game. It begins as soon as all its seats are taken.
#[utoipa::path(
    post,
    path = "/api/games",
    request_body = NewGame,
    responses((status = 201, body = Created), Refused),
    security(("guest" = []))
)]
pub async fn create(
    State(app): State<Shared>,
    Extension(Address(address)): Extension<Address>,
    known: Known,
    body: Body<NewGame>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let host = known.person()?;
    let chosen = Chosen {
        invite: invite(),
        seed: Seed(random_bytes()),
        most_tiles: Some(app.config.caps.tiles),
    };
    let new = new_table(body.0, chosen).map_err(Refused)?;
    let id = TableId::random();
    let named = id.clone();
    let at = app.clock.now();
    let (entries, listing) = app.loading.run(move || opened(&named, &new, &host, at)).await??;
    store(&app, (&entries, &listing), &id, address).await??;
    tracing::info!(table = %id, preset = listing.preset, "a new table");
    let invite = Some(listing.invite_path());
    Ok((StatusCode::CREATED, Json(Created { id: id.to_string(), invite })))
}

/// Stores an unfinished game that was made at an address, unless there are too many. Others may have been faster.
pub async fn store(
    app: &Shared,
    (entries, listing): (&[Entry], &Listing),
    id: &TableId,
    address: IpAddr,
) -> Result<Result<(), WriteError>, Refused> {
    let opening = app.may_open(listing, Some(address)).await?;
    let stored = app.store.commit(&[Batch { entries, before: None, listing }]).await;
    if stored.is_ok() {
        app.origins.note(id, address);
    }
    opening.end().await;
    Ok(stored)
}

/// The log of a new table, and what lists show of it.
fn opened(
    id: &TableId,
    new: &NewTable,
    host: &Person,
    at: Time,
) -> Result<(Vec<Entry>, Listing), Refused> {
    let entries = Table::create(new, host, at)?;
    let table = Table::load(&entries).map_err(|error| {
        tracing::error!(%error, "a new table cannot be loaded");
        Refused::new(Code::BadSetup)
    })?;
    Ok((entries, Listing::of(id.as_str(), &table)))
}
