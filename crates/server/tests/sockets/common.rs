//! A server on a free port, and people who talk to it over real sockets.

#![allow(dead_code, reason = "each program uses a part of it")]

#[path = "services.rs"]
pub mod services;
#[path = "views.rs"]
mod views;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::time::Duration;

use bastide_server::{Config, Limits, Place, Server};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use views::{changed, spell_out};

/// Far longer than anything takes: a test that waits so long has failed.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How long a server takes to stop at most, whoever stays.
pub const ENDS_WITHIN: Duration = Duration::from_secs(5);

/// On how many nodes the tests of this program run: the same tests run on one node with SQLite, and on three that share
/// a PostgreSQL database and a bus, if there are such services.
pub fn nodes() -> usize {
    match env!("CARGO_CRATE_NAME") {
        "three_nodes" if services::are_there() => 3,
        _ => 1,
    }
}

/// A server in a folder of its own, or several nodes in a database of their own. People are spread over the nodes.
pub struct Here {
    pub server: Server,
    pub others: Vec<Server>,
    pub address: SocketAddr,
    pub folder: TempDir,
    config: Config,
    people: AtomicUsize,
}

impl Here {
    pub async fn start() -> Here {
        Here::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Here {
        let folder = TempDir::new().unwrap();
        let mut config = config(folder.path());
        if nodes() > 1 {
            config.store = Place::read(&services::database().await).unwrap();
            config.bus = Some(services::bus());
        }
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        let mut others = Vec::new();
        for _ in 1..nodes() {
            others.push(Server::start(config.clone()).await.unwrap());
        }
        Here {
            address: server.address(),
            server,
            others,
            folder,
            config,
            people: AtomicUsize::new(0),
        }
    }

    /// Stops all nodes, and starts as many again, which may be set differently.
    pub async fn again(self, change: impl FnOnce(&mut Config)) -> Here {
        self.server.stop().await;
        for other in self.others {
            other.stop().await;
        }
        let mut config = config(self.folder.path());
        config.store = self.config.store;
        config.bus = self.config.bus;
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        let mut others = Vec::new();
        for _ in 1..nodes() {
            others.push(Server::start(config.clone()).await.unwrap());
        }
        let (address, people) = (server.address(), AtomicUsize::new(0));
        Here { address, server, others, folder: self.folder, config, people }
    }

    /// The addresses of all nodes.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        let all = std::iter::once(&self.server).chain(&self.others);
        all.map(Server::address).collect()
    }

    /// How the nodes are set.
    pub fn config(&self) -> Config {
        self.config.clone()
    }

    /// Somebody new, at the next node.
    pub async fn person(&self, name: &str) -> Person {
        let addresses = self.addresses();
        let number = self.people.fetch_add(1, Ordering::Relaxed);
        Person::new(addresses[number % addresses.len()], name).await
    }
}

/// A server for tests: any port, bots that do not wait, and clients that may ask a lot.
pub fn config(folder: &Path) -> Config {
    let mut config = Config::in_folder(folder);
    config.address.set_port(0);
    config.bot_pause = Duration::ZERO;
    let many = (100_000, 100_000);
    let guests = (100_000, 1.0);
    config.limits = Limits { requests: many, reads: many, guests, ..Limits::default() };
    config
}

/// An answer over HTTP.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(": ")?;
            key.eq_ignore_ascii_case(name).then_some(value)
        })
    }

    /// The code of a refusal.
    pub fn refused(&self) -> String {
        assert!(self.status >= 400, "{self:?}");
        self.json()["error"]["code"].as_str().unwrap().to_owned()
    }
}

/// Sends a request as it is.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    if !body.is_empty() {
        head.push_str(&format!("content-length: {}\r\n", body.len()));
        head.push_str("content-type: application/json\r\n");
    }
    let exchange = async {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(format!("{head}\r\n{body}").as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        // A server that refuses a long body may close before it has read it all.
        let _ = stream.read_to_end(&mut bytes).await;
        String::from_utf8_lossy(&bytes).into_owned()
    };
    let text = timeout(PATIENCE, exchange).await.expect("an answer");
    let (head, text) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text}"));
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head: head.to_owned(), text: text.to_owned() }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Person {
    pub address: SocketAddr,
    pub cookie: String,
    pub me: Value,
}

impl Person {
    pub async fn new(address: SocketAddr, name: &str) -> Person {
        let answer = request(address, "GET", "/api/me", &[], "").await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let cookie = answer.header("set-cookie").unwrap();
        for needed in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.contains(needed), "{cookie}");
        }
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let mut person = Person { address, cookie, me: Value::Null };
        person.me = person.post("/api/me", json!({ "name": name })).await.json();
        assert_eq!(person.me["name"], name);
        person
    }

    pub fn at(&self, address: SocketAddr) -> Person {
        Person { address, ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        request(self.address, "GET", path, &[("cookie", &self.cookie)], "").await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        let headers = [("cookie", &*self.cookie)];
        request(self.address, "POST", path, &headers, &body.to_string()).await
    }

    /// Makes a game and gives its id and the secret of its invitation.
    pub async fn create(&self, game: Value) -> (String, String) {
        let answer = self.post("/api/games", game).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let made = answer.json();
        let invite = made["invite"].as_str().unwrap().split_once("invite=").unwrap().1.to_owned();
        (made["id"].as_str().unwrap().to_owned(), invite)
    }

    pub async fn join(&self, id: &str, invite: &str) -> Answer {
        self.post(&format!("/api/games/{id}/join"), json!({ "invite": invite })).await
    }

    pub async fn sit(&self, id: &str) -> Chair {
        Chair::open(self.address, id, &[("cookie", &self.cookie)]).await.unwrap()
    }
}

/// A socket at a table, with the last view that it was shown.
pub struct Chair {
    socket: WebSocketStream<TcpStream>,
    pub view: Value,
    /// The sizes of the changes so far, in bytes.
    pub changes: Vec<usize>,
}

impl Chair {
    pub async fn open(
        address: SocketAddr,
        id: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Chair, u16> {
        let mut request = format!("ws://{address}/ws/games/{id}").into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(address).await.unwrap();
        let opened = timeout(PATIENCE, client_async(request, stream)).await.expect("a socket");
        let (socket, _) = match opened {
            Ok(opened) => opened,
            Err(Error::Http(response)) => return Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        };
        let mut chair = Chair { socket, view: Value::Null, changes: Vec::new() };
        // Whoever names what they have seen may get no view.
        if !id.contains("?seq=") {
            chair.until("a first view", |message| message["type"] == "view").await;
        }
        Ok(chair)
    }

    pub async fn send(&mut self, message: Value) {
        self.send_text(message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: String) {
        self.send_message(Message::text(text)).await;
    }

    pub async fn send_message(&mut self, message: Message) {
        // The server may have closed already; the test will see that when it reads.
        let _ = self.socket.send(message).await;
    }

    /// The next message, or the code by which the server closed.
    pub async fn next(&mut self) -> Result<Value, Option<CloseCode>> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("a message");
            let text = match message {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code)),
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return Err(None),
            };
            let mut message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == "change" {
                self.changes.push(text.len());
                message = changed(&self.view, &message);
            }
            if message["type"] == "view" {
                spell_out(&mut message);
                self.view = message.clone();
            }
            return Ok(message);
        }
    }

    /// The first message of this sort.
    pub async fn until(&mut self, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            match self.next().await {
                Ok(message) if wanted(&message) => return message,
                Ok(_) => {}
                Err(code) => panic!("closed ({code:?}) while waiting for {what}"),
            }
        }
    }

    /// The answer to an action: an ack or a refusal.
    pub async fn answer(&mut self, ack: &str) -> Value {
        self.until("an answer", |message| {
            matches!(message["type"].as_str(), Some("ack" | "refused")) && message["ack"] == ack
        })
        .await
    }

    /// Waits for a view of this kind, beginning with the present one.
    pub async fn see(&mut self, what: &str, wanted: impl Fn(&Value) -> bool) {
        if !wanted(&self.view) {
            self.until(what, |message| message["type"] == "view" && wanted(message)).await;
        }
    }

    /// Waits until it is this one's turn, or the game is over; `false` if it is over.
    pub async fn turn(&mut self) -> bool {
        let over = |view: &Value| view["game"]["status"] == "over";
        let asked = |view: &Value| !view["legal"].as_array().unwrap().is_empty();
        self.see("a turn or the end", |view| over(view) || asked(view)).await;
        !over(&self.view)
    }

    pub fn version(&self) -> u64 {
        self.view["version"].as_u64().unwrap()
    }

    /// A message that plays a legal action.
    pub fn action(&self, choice: usize) -> (String, Value) {
        // An ack is new for every action, whichever socket it goes through.
        static ACKS: AtomicU32 = AtomicU32::new(0);
        let ack = format!("a{}", ACKS.fetch_add(1, Ordering::Relaxed));
        let legal = self.view["legal"].as_array().unwrap();
        let action = &legal[choice % legal.len()]["action"];
        let play = json!({
            "type": "play", "expected": self.view["version"], "ack": ack, "action": action,
        });
        (ack, play)
    }

    /// Plays a legal action and waits for what comes of it.
    pub async fn play(&mut self, choice: usize) -> u64 {
        let (ack, play) = self.action(choice);
        self.send(play).await;
        let answer = self.answer(&ack).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let version = answer["version"].as_u64().unwrap();
        self.see("the own action", |view| view["version"].as_u64().unwrap() >= version).await;
        version
    }
}

/// A private game in which these tiles come in this order.
pub fn scripted(seats: Value, draw: &[&str]) -> Value {
    json!({ "setup": { "draw": draw }, "seats": seats, "first": "seat", "public": false })
}

/// Two people at the table of a short game; the first begins.
pub async fn two(here: &Here) -> (String, Person, Person, Chair, Chair) {
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let draw = ["base.U", "base.V", "base.U", "base.E", "base.B", "base.W"];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, invite) = ann.create(scripted(seats, &draw)).await;
    assert_eq!(bob.join(&id, &invite).await.status, 200);
    let (at_ann, at_bob) = (ann.sit(&id).await, bob.sit(&id).await);
    (id, ann, bob, at_ann, at_bob)
}
