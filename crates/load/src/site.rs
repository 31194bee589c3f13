//! The server over HTTP: guests, games and transcripts.

use std::io::Read;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bastide_wire::site::{Created, Joining, SeatWish};
use bytes::Bytes;
use flate2::read::GzDecoder;
use http_body_util::{BodyExt, Full};
use hyper::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue, SET_COOKIE,
};
use hyper::{Method, Request, Uri};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::{Instant, timeout};

use crate::LoadError;
use crate::person::Person;
use crate::stats::Stats;

/// How many requests are under way at the same time. Thousands of people do not ask in the same
/// instant either, and the queue of connections that wait for a server is short.
const AT_ONCE: usize = 32;

/// A server: one node, or several of which each serves every game.
#[derive(Debug)]
pub struct Site {
    nodes: Vec<Node>,
    /// How long an answer may take.
    pub patience: Duration,
    /// What is counted.
    pub stats: Arc<Stats>,
    /// How many people there are.
    people: AtomicU32,
    client: Client<HttpConnector, Full<Bytes>>,
    turns: Semaphore,
}

/// A process that serves games.
#[derive(Debug)]
pub struct Node {
    /// Its host and port, as requests name them.
    pub host: String,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Node {
    /// Finds a node by its address.
    async fn find(url: &str) -> Result<Node, LoadError> {
        let bad_url = || LoadError::BadUrl(url.to_owned());
        let uri: Uri = url.parse().map_err(|_| bad_url())?;
        let host = uri.authority().filter(|_| uri.scheme_str() == Some("http"));
        let host = host.ok_or_else(bad_url)?;
        let unreachable = |why: String| LoadError::Unreachable(url.to_owned(), why);
        let name = host.host().trim_matches(['[', ']']);
        let found = tokio::net::lookup_host((name, host.port_u16().unwrap_or(80))).await;
        let mut found = found.map_err(|error| unreachable(error.to_string()))?;
        let address = found.next().ok_or_else(|| unreachable("no such host".to_owned()))?;
        Ok(Node { host: host.to_string(), address })
    }
}

/// Why a request brought nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The server refused it.
    Refused {
        /// The status of the answer.
        status: u16,
        /// The code of the refusal.
        code: String,
    },
    /// There was no answer, or none that makes sense.
    Failed(&'static str),
}

impl Trouble {
    /// A refusal, by what the server answered.
    pub fn refused(status: u16, body: &[u8]) -> Trouble {
        let code = read::<Refused>(body).map(|refused| refused.error.code);
        Trouble::Refused { status, code: code.unwrap_or_else(|_| format!("status-{status}")) }
    }

    /// Whether to ask again will bring the same.
    pub fn is_final(&self) -> bool {
        matches!(self, Trouble::Refused { status: 400 | 403 | 422, .. })
    }

    /// Whether another node may do better.
    pub fn is_of_node(&self) -> bool {
        matches!(self, Trouble::Failed(_) | Trouble::Refused { status: 500.., .. })
    }

    /// The code of the refusal or of the failure.
    pub fn code(&self) -> &str {
        match self {
            Trouble::Refused { code, .. } => code,
            Trouble::Failed(code) => code,
        }
    }

    /// Counts it.
    pub fn count(&self, stats: &Stats) {
        match self {
            Trouble::Refused { code, .. } => stats.refusal(code),
            Trouble::Failed(code) => stats.error(code),
        }
    }
}

/// A list of games: what only a server of ours answers with.
#[derive(Deserialize)]
struct Games {
    #[serde(rename = "games")]
    _games: serde::de::IgnoredAny,
}

#[derive(Deserialize)]
struct Transcript {
    moves: Vec<Value>,
}

#[derive(Deserialize)]
struct Refused {
    error: Refusal,
}

#[derive(Deserialize)]
struct Refusal {
    code: String,
}

impl Site {
    /// Finds the nodes of a server by their addresses, and makes sure that each answers.
    pub async fn find(
        urls: &[String],
        patience: Duration,
        stats: Arc<Stats>,
    ) -> Result<Site, LoadError> {
        let mut nodes = Vec::new();
        for url in urls {
            nodes.push(Node::find(url).await?);
        }
        let site = Site {
            nodes,
            patience,
            stats,
            people: AtomicU32::new(0),
            client: Client::builder(TokioExecutor::new()).build_http(),
            turns: Semaphore::new(AT_ONCE),
        };
        for (number, url) in urls.iter().enumerate() {
            let person = Person::stranger(number as u32);
            let answer = site.exchange(Method::GET, "/api/games", &person, String::new()).await;
            let answer = answer.and_then(|(_, body)| read::<Games>(&body));
            let unreachable =
                |trouble: Trouble| LoadError::Unreachable(url.clone(), trouble.code().to_owned());
            answer.map_err(unreachable)?;
        }
        Ok(site)
    }

    /// The node that somebody is at.
    pub fn node(&self, person: &Person) -> &Node {
        &self.nodes[person.node(self.nodes.len())]
    }

    /// Somebody whom the server does not know yet.
    pub fn stranger(&self) -> Person {
        Person::stranger(self.people.fetch_add(1, Ordering::Relaxed))
    }

    /// Waits until it is this client's turn to ask.
    pub async fn turn(&self) -> SemaphorePermit<'_> {
        self.turns.acquire().await.expect("nobody closes it")
    }

    /// Makes a guest.
    pub async fn guest(&self) -> Result<Person, Trouble> {
        let person = self.stranger();
        let _turn = self.turn().await;
        let (headers, _) = self.ask(Method::GET, "/api/me", &person, String::new()).await?;
        let cookie = headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok());
        cookie.map(|cookie| person.with_cookie(cookie)).ok_or(Trouble::Failed("no-cookie"))
    }

    /// Makes a private game, and gives its id and the secret of its invitation.
    pub async fn create(
        &self,
        host: &Person,
        preset: Option<&str>,
        other: SeatWish,
    ) -> Result<(String, String), Trouble> {
        let wish = json!({ "preset": preset, "seats": [SeatWish::Me { name: None }, other] });
        let _turn = self.turn().await;
        let begin = Instant::now();
        let created: Created = self.post("/api/games", host, &wish).await?;
        self.stats.lock().create.add(begin.elapsed());
        let invite = created.invite.unwrap_or_default();
        let secret = invite.split_once("invite=").map_or("", |(_, secret)| secret);
        Ok((created.id, secret.to_owned()))
    }

    /// Takes a seat.
    pub async fn join(&self, guest: &Person, id: &str, invite: &str) -> Result<(), Trouble> {
        let joining = Joining { seat: None, invite: Some(invite.to_owned()) };
        let _turn = self.turn().await;
        let path = format!("/api/games/{id}/join");
        self.post(&path, guest, &joining).await.map(|_: serde::de::IgnoredAny| ())
    }

    /// The complete view of a game, as JSON.
    pub async fn view(&self, person: &Person, id: &str) -> Result<String, Trouble> {
        let _turn = self.turn().await;
        let path = format!("/api/games/{id}/view");
        let (_, body) = self.ask(Method::GET, &path, person, String::new()).await?;
        String::from_utf8(body).map_err(|_| Trouble::Failed("bad-answer"))
    }

    /// The actions in the transcript of a game.
    pub async fn actions(&self, person: &Person, id: &str) -> Result<Vec<Value>, Trouble> {
        let _turn = self.turn().await;
        let path = format!("/api/games/{id}/transcript");
        let transcript: Transcript =
            read(&self.ask(Method::GET, &path, person, String::new()).await?.1)?;
        // Draws have no type.
        Ok(transcript.moves.into_iter().filter(|entry| entry.get("type").is_some()).collect())
    }

    async fn post<T: for<'de> Deserialize<'de>>(
        &self,
        path: &str,
        guest: &Person,
        body: &impl serde::Serialize,
    ) -> Result<T, Trouble> {
        let body = serde_json::to_string(body).map_err(|_| Trouble::Failed("bad-request"))?;
        read(&self.ask(Method::POST, path, guest, body).await?.1)
    }

    /// Sends a request and reads the answer, unpacked. A node that does not answer, or cannot, is left for
    /// the next one.
    async fn ask(
        &self,
        method: Method,
        path: &str,
        person: &Person,
        body: String,
    ) -> Result<(HeaderMap, Vec<u8>), Trouble> {
        let answer = self.exchange(method, path, person, body).await;
        if answer.as_ref().is_err_and(Trouble::is_of_node) {
            person.move_on();
        }
        answer
    }

    async fn exchange(
        &self,
        method: Method,
        path: &str,
        person: &Person,
        body: String,
    ) -> Result<(HeaderMap, Vec<u8>), Trouble> {
        let request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.node(person).host));
        let request =
            request.header(ACCEPT_ENCODING, "gzip").header(CONTENT_TYPE, "application/json");
        let request = request.body(body.into()).map_err(|_| Trouble::Failed("bad-request"));
        let mut request = request?;
        person.introduce(request.headers_mut());
        let exchange = async {
            let failed = |_| Trouble::Failed("no-connection");
            let (head, body) = self.client.request(request).await.map_err(failed)?.into_parts();
            let body = body.collect().await.map_err(|_| Trouble::Failed("broken-answer"))?;
            Ok((head, body.to_bytes()))
        };
        let exchanged = timeout(self.patience, exchange).await;
        let (head, body) = exchanged.unwrap_or(Err(Trouble::Failed("no-answer")))?;
        self.stats.lock().bytes += body.len() as u64;
        let body = match head.headers.contains_key(CONTENT_ENCODING) {
            true => unpacked(&body)?,
            false => body.into(),
        };
        if head.status.is_success() {
            return Ok((head.headers, body));
        }
        Err(Trouble::refused(head.status.as_u16(), &body))
    }
}

fn unpacked(body: &[u8]) -> Result<Vec<u8>, Trouble> {
    let mut text = Vec::new();
    let read = GzDecoder::new(body).read_to_end(&mut text);
    read.map(|_| text).map_err(|_| Trouble::Failed("bad-answer"))
}

fn read<T: for<'de> Deserialize<'de>>(body: &[u8]) -> Result<T, Trouble> {
    serde_json::from_slice(body).map_err(|_| Trouble::Failed("bad-answer"))
}
