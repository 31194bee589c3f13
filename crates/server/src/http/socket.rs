//! Sockets: how people play and watch.
//!
//! A socket reads messages, hands them to the table and writes what the table sends. It knows
//! nothing of the game; it minds the form of messages, their size and how many there are.

use std::convert::Infallible as Never;
use std::time::Duration;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, Query, Request, State};
use axum::response::Response;
use bastide_table::{Person, UserId};
use bastide_wire::site::ClientMessage;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::oneshot;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};
use utoipa::IntoParams;

use super::Shared;
use super::games::table;
use super::guard::Address;
use super::identity::Known;
use crate::chat;
use crate::error::{Code, Refused};
use crate::ids::random_bytes;
use crate::limit::Bucket;
use crate::table::{Command, Handle, Next, Outbox, SocketId, outbox, text};

/// How often a silent client is asked whether it is there, and how long it may stay silent.
const ASK: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(50);

/// The latest that a client is told to come back after the server has stopped, in milliseconds.
const COME_BACK: u32 = 2000;

/// How long one message may take to leave.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a client has to hear why it is let go, and then to hang up.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// What a socket reads at once. Messages of clients are mostly shorter.
const READ_BUFFER: usize = 2 * 1024;

/// The longest frame that is sent. A socket keeps the room that its longest frame has needed, so that a
/// whole view goes in several.
const LONGEST_FRAME: usize = 4 * 1024;

/// Why a socket is closed: a code of the WebSocket standard, and a word for clients that want to know more.
type Ending = (CloseCode, &'static str);
/// The server stops. The word is followed by the milliseconds after which the client should come back, not the same for
/// all, so that the other nodes do not get everybody at once.
const STOPS: Ending = (CloseCode::Away, "stopping");
const SILENT: Ending = (CloseCode::Away, "silent");
const CLOSED: Ending = (CloseCode::Again, "table-closed");
const TOO_SLOW: Ending = (CloseCode::Again, "too-slow");
const TOO_LARGE: Ending = (CloseCode::Size, "too-large");
const TOO_FAST: Ending = (CloseCode::Policy, "too-fast");

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
    mut request: Request,
) -> Result<Response, Refused> {
    if app.draining.is_cancelled() {
        return Err(Refused::new(Code::Stopping));
    }
    let upgrade = hyper::upgrade::on(&mut request);
    let response = create_response_with_body(&request, Body::empty)
        .map_err(|_| Refused::new(Code::BadRequest))?;
    let table = table(&app, &id).await?;
    let slot = app.sockets.take(address).ok_or_else(|| Refused::new(Code::TooFast))?;
    app.tasks.spawn({
        let app = app.clone();
        async move {
            if let Some(socket) = upgraded(&app, upgrade).await {
                app.metrics.sockets.inc();
                serve(&app, &table, known.0, seen, socket).await;
                app.metrics.sockets.dec();
            }
            drop(slot);
        }
    });
    Ok(response)
}

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// The connection as a socket, once the client has its answer.
async fn upgraded(app: &Shared, upgrade: OnUpgrade) -> Option<Socket> {
    let upgraded = TokioIo::new(upgrade.await.ok()?);
    // What is a little too long is still read, so that it can be refused.
    let limit = Some(app.config.limits.message * 4);
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(limit)
        .max_frame_size(limit);
    Some(WebSocketStream::from_raw_socket(upgraded, Role::Server, Some(config)).await)
}

async fn serve(
    app: &Shared,
    table: &Handle,
    person: Option<Person>,
    Seen { seq: seen }: Seen,
    mut socket: Socket,
) {
    let (out, outbox) = outbox(app.config.limits.outbox);
    let (reply, number) = oneshot::channel();
    let user = person.as_ref().map(|person| person.id.clone());
    let told = table.tell(Command::Connect { person, seen, out, reply }).await;
    let Some(id) = (if told.is_ok() { number.await.ok() } else { None }) else {
        return close(&mut socket, table_gone(app)).await;
    };
    let mut talk = Talk { app, table, id, user, socket, outbox };
    let end = talk.run().await.err().flatten();
    let _ = table.tell(Command::Disconnect(id)).await;
    if let Some(why) = end {
        close(&mut talk.socket, why).await;
    }
}

/// A table is gone when the server stops, and otherwise by accident.
fn table_gone(app: &Shared) -> Ending {
    if app.stop.is_cancelled() { STOPS } else { CLOSED }
}

/// A socket that has been let in.
struct Talk<'a> {
    app: &'a Shared,
    table: &'a Handle,
    id: SocketId,
    user: Option<UserId>,
    socket: Socket,
    outbox: Outbox,
}

/// What comes of a step of a talk: it ends with what the client is told, or with nothing if it is gone.
type Step<T = ()> = Result<T, Option<Ending>>;

impl Talk<'_> {
    /// Carries messages both ways, until there is a reason to stop.
    async fn run(&mut self) -> Step<Never> {
        let per_second = self.app.config.limits.messages_per_second;
        let mut allowance = Bucket::new(per_second, per_second);
        let mut heard = Instant::now();
        let mut ask = interval_at(heard + ASK, ASK);
        loop {
            tokio::select! {
                () = self.app.stop.cancelled() => return Err(Some(STOPS)),
                next = self.outbox.next() => match next {
                    Next::Write(text) => self.send_text(text).await?,
                    Next::CatchUp => self.tell(ClientMessage::Resync).await?,
                    // The table drops whoever asks without reading, and everybody when the server stops.
                    Next::End if self.app.stop.is_cancelled() => return Err(Some(STOPS)),
                    Next::End => return Err(Some(TOO_SLOW)),
                },
                _ = ask.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Err(Some(SILENT));
                    }
                    self.send(Message::Ping(Bytes::new())).await?;
                }
                message = self.socket.next() => {
                    heard = Instant::now();
                    let message = match message {
                        Some(Ok(message)) => message,
                        Some(Err(_)) => return self.end(Code::TooLarge, TOO_LARGE).await,
                        None => return Err(None),
                    };
                    // Messages of every kind count: the server has to look at all of them.
                    if !allowance.take() {
                        return self.end(Code::TooFast, TOO_FAST).await;
                    }
                    self.hear(message).await?;
                }
            }
        }
    }

    /// Hands a message to the table, or refuses it.
    async fn hear(&mut self, message: Message) -> Step {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return self.refuse(&Refused::new(Code::BadJson), None).await,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Ok(()),
            Message::Close(_) => return Err(None),
        };
        if text.len() > self.app.config.limits.message {
            return self.end(Code::TooLarge, TOO_LARGE).await;
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => match chat::admit(self.app, self.table, self.user.as_ref(), &message) {
                Ok(()) => self.tell(message).await,
                Err(refused) => self.refuse(&refused, None).await,
            },
            Err(error) => {
                let ack = serde_json::from_str::<Value>(&text).ok();
                let ack = ack.as_ref().and_then(|value| value["ack"].as_str());
                self.refuse(&Refused::bad_json(&error), ack).await
            }
        }
    }

    async fn tell(&mut self, message: ClientMessage) -> Step {
        let told = self.table.tell(Command::Say(self.id, message, Instant::now())).await;
        told.map_err(|_| Some(table_gone(self.app)))
    }

    /// Refuses what the client does, and ends the talk because of it.
    async fn end<T>(&mut self, code: Code, why: Ending) -> Step<T> {
        self.refuse(&Refused::new(code), None).await?;
        Err(Some(why))
    }

    async fn refuse(&mut self, refused: &Refused, ack: Option<&str>) -> Step {
        self.app.metrics.refusals.inc();
        self.send_text(text(&refused.to_message(ack))).await
    }

    /// Sends a text in frames that are not too long.
    async fn send_text(&mut self, text: Utf8Bytes) -> Step {
        if text.len() <= LONGEST_FRAME {
            return self.send(Message::Text(text)).await;
        }
        let mut rest = Bytes::from(text);
        let mut kind = Data::Text;
        while !rest.is_empty() {
            let part = rest.split_to(rest.len().min(LONGEST_FRAME));
            let frame = Frame::message(part, OpCode::Data(kind), rest.is_empty());
            self.send(Message::Frame(frame)).await?;
            kind = Data::Continue;
        }
        Ok(())
    }

    /// Sends a message, unless the client is gone or the server stops.
    async fn send(&mut self, message: Message) -> Step {
        tokio::select! {
            biased;
            sent = timeout(PATIENCE, self.socket.send(message)) => match sent {
                Ok(Ok(())) => Ok(()),
                Ok(Err(_)) | Err(_) => Err(None),
            },
            () = self.app.stop.cancelled() => Err(Some(STOPS)),
        }
    }
}

async fn close(socket: &mut Socket, ending: Ending) {
    let (code, word) = ending;
    let reason = match ending == STOPS {
        true => format!("{word} {}", u32::from_be_bytes(random_bytes()) % COME_BACK).into(),
        false => Utf8Bytes::from_static(word),
    };
    let frame = CloseFrame { code, reason };
    let told = timeout(LAST_WORDS, socket.send(Message::Close(Some(frame)))).await;
    if matches!(told, Ok(Ok(()))) {
        // What the client has sent meanwhile is read and forgotten: to hang up on it could cost
        // the client our last words.
        let _ = timeout(LAST_WORDS, async { while let Some(Ok(_)) = socket.next().await {} }).await;
    }
}
