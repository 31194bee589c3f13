//! Sockets: how people play and watch.
//!
//! A socket reads messages, hands them to the table and writes what the table sends. It knows
//! nothing of the game; it minds the form of messages, their size and how many there are.

use std::time::Duration;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use bastide_table::{Person, UserId};
use bastide_wire::site::ClientMessage;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval_at, timeout};
use utoipa::IntoParams;

use super::Shared;
use super::games::table;
use super::guard::Address;
use super::identity::Known;
use crate::chat;
use crate::error::{Code, Refused};
use crate::limit::Bucket;
use crate::table::{Command, Handle, SocketId, text};

/// Messages that may wait for a client that reads slowly.
const OUTBOX: usize = 128;

/// How often a silent client is asked whether it is there, and how long it may stay silent.
const ASK: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(50);

/// How long one message may take to leave.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a client has to hear why it is let go.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Codes of the WebSocket standard.
const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;
const TOO_BIG: u16 = 1009;
const TRY_AGAIN: u16 = 1013;

/// Why a socket is closed, for clients that want to know more than the code.
const STOPS: (u16, &str) = (GOING_AWAY, "stopping");
const SILENT: (u16, &str) = (GOING_AWAY, "silent");
const CLOSED: (u16, &str) = (TRY_AGAIN, "table-closed");
const TOO_SLOW: (u16, &str) = (TRY_AGAIN, "too-slow");
const TOO_LARGE: (u16, &str) = (TOO_BIG, "too-large");
const TOO_FAST: (u16, &str) = (POLICY, "too-fast");

/// What a client has seen of the table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Seen {
    /// The `seq` of its view.
    seq: Option<u32>,
}

/// Opens a socket at a table, to play or to watch. A client sends `ClientMessage`, the server
/// `ServerMessage`, each as one text message of JSON. A client that has a view names its `seq`, and is sent
/// a whole view only if the table has gone on since.
#[utoipa::path(
    get,
    path = "/ws/games/{id}",
    params(("id" = String, Path), Seen),
    responses((status = 101, description = "The socket is open"), Refused)
)]
pub async fn open(
    State(app): State<Shared>,
    Extension(Address(address)): Extension<Address>,
    known: Known,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| Refused::new(Code::BadRequest))?;
    let table = table(&app, &id).await?;
    if !app.sockets.enter(address, app.config.limits.sockets) {
        return Err(Refused::new(Code::TooFast));
    }
    // What is a little too long is still read, so that it can be refused.
    let limit = app.config.limits.message * 4;
    let upgrade = upgrade.max_message_size(limit).max_frame_size(limit);
    let failed = app.clone();
    Ok(upgrade.on_failed_upgrade(move |_| failed.sockets.leave(address)).on_upgrade(
        move |socket| async move {
            app.metrics.sockets.inc();
            serve(&app, &table, known.0, seen, socket).await;
            app.metrics.sockets.dec();
            app.sockets.leave(address);
        },
    ))
}

async fn serve(
    app: &Shared,
    table: &Handle,
    person: Option<Person>,
    Seen { seq: seen }: Seen,
    mut socket: WebSocket,
) {
    let (out, mut outbox) = mpsc::channel(OUTBOX);
    let (reply, number) = oneshot::channel();
    let user = person.as_ref().map(|person| person.id.clone());
    if table.tell(Command::Connect { person, seen, out, reply }).await.is_err() {
        return close(&mut socket, CLOSED).await;
    }
    let Ok(id) = number.await else {
        return close(&mut socket, CLOSED).await;
    };
    let end = talk(app, table, id, user.as_ref(), &mut socket, &mut outbox).await;
    let _ = table.tell(Command::Disconnect(id)).await;
    if let Some(why) = end {
        close(&mut socket, why).await;
    }
}

/// Carries messages both ways, until there is a reason to stop.
async fn talk(
    app: &Shared,
    table: &Handle,
    id: SocketId,
    user: Option<&UserId>,
    socket: &mut WebSocket,
    outbox: &mut mpsc::Receiver<Utf8Bytes>,
) -> Option<(u16, &'static str)> {
    let limits = app.config.limits;
    let mut allowance = Bucket::new(limits.messages_per_second, limits.messages_per_second);
    let mut heard = Instant::now();
    let mut ask = interval_at(heard + ASK, ASK);
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return Some(STOPS),
            text = outbox.recv() => {
                let Some(text) = text else {
                    // The table drops whoever does not read, and everybody when the server stops.
                    let stops = app.stop.is_cancelled();
                    return Some(if stops { STOPS } else { TOO_SLOW });
                };
                send(socket, Message::Text(text)).await?;
            }
            _ = ask.tick() => {
                if heard.elapsed() > SILENCE {
                    return Some(SILENT);
                }
                send(socket, Message::Ping(Default::default())).await?;
            }
            message = socket.recv() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Binary(_))) => {
                        refuse(app, socket, &Refused::new(Code::BadJson), None).await?;
                        continue;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Close(_))) | None => return None,
                    Some(Err(_)) => {
                        refuse(app, socket, &Refused::new(Code::TooLarge), None).await?;
                        return Some(TOO_LARGE);
                    }
                };
                if text.len() > limits.message {
                    refuse(app, socket, &Refused::new(Code::TooLarge), None).await?;
                    return Some(TOO_LARGE);
                }
                if !allowance.take() {
                    refuse(app, socket, &Refused::new(Code::TooFast), None).await?;
                    return Some(TOO_FAST);
                }
                match serde_json::from_str::<ClientMessage>(&text) {
                    Ok(message) => match chat::admit(app, table, user, &message) {
                        Ok(()) => table.tell(Command::Say(id, message)).await.ok()?,
                        Err(refused) => refuse(app, socket, &refused, None).await?,
                    },
                    Err(error) => {
                        let ack = serde_json::from_str::<Value>(&text).ok();
                        let ack = ack.as_ref().and_then(|value| value["ack"].as_str());
                        refuse(app, socket, &Refused::bad_json(&error), ack).await?;
                    }
                }
            }
        }
    }
}

async fn refuse(
    app: &Shared,
    socket: &mut WebSocket,
    refused: &Refused,
    ack: Option<&str>,
) -> Option<()> {
    app.metrics.refusals.inc();
    send(socket, Message::Text(text(&refused.to_message(ack)))).await
}

/// Sends a message; nothing comes back if the client is gone.
async fn send(socket: &mut WebSocket, message: Message) -> Option<()> {
    timeout(PATIENCE, socket.send(message)).await.ok()?.ok()
}

async fn close(socket: &mut WebSocket, (code, reason): (u16, &'static str)) {
    let frame = CloseFrame { code, reason: reason.into() };
    if send(socket, Message::Close(Some(frame))).await.is_some() {
        // What the client has sent meanwhile is read and forgotten: to hang up on it could cost
        // the client our last words.
        let _ = timeout(LAST_WORDS, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
    }
}
