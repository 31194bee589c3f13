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
use serde_json::json;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::{Instant, timeout};

use crate::LoadError;
use crate::person::Person;
use crate::stats::Stats;

/// How long an answer may take.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// How many requests are under way at the same time. Thousands of people do not ask in the same
/// instant either, and the queue of connections that wait for a server is short.
const AT_ONCE: usize = 32;

/// A server.
#[derive(Debug)]
pub struct Site {
    /// Its host and port, as requests name them.
    pub host: String,
    /// Where it listens.
    pub address: SocketAddr,
    /// What is counted.
    pub stats: Arc<Stats>,
    /// How many people there are.
    people: AtomicU32,
    client: Client<HttpConnector, Full<Bytes>>,
    turns: Semaphore,
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

/// The number of actions in a transcript is all that matters: draws have no type.
#[derive(Deserialize)]
struct Transcript {
    moves: Vec<Move>,
}

#[derive(Deserialize)]
struct Move {
    #[serde(rename = "type")]
    kind: Option<serde::de::IgnoredAny>,
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
    /// Finds a server by its address, and makes sure that it answers.
    pub async fn find(url: &str, stats: Arc<Stats>) -> Result<Site, LoadError> {
        let bad_url = || LoadError::BadUrl(url.to_owned());
        let uri: Uri = url.parse().map_err(|_| bad_url())?;
        let host = uri.authority().filter(|_| uri.scheme_str() == Some("http"));
        let host = host.ok_or_else(bad_url)?;
        let unreachable = |why: String| LoadError::Unreachable(url.to_owned(), why);
        let name = host.host().trim_matches(['[', ']']);
        let found = tokio::net::lookup_host((name, host.port_u16().unwrap_or(80))).await;
        let mut found = found.map_err(|error| unreachable(error.to_string()))?;
        let address = found.next().ok_or_else(|| unreachable("no such host".to_owned()))?;
        let site = Site {
            host: host.to_string(),
            address,
            stats,
            people: AtomicU32::new(0),
            client: Client::builder(TokioExecutor::new()).build_http(),
            turns: Semaphore::new(AT_ONCE),
        };
        let answer = site.ask(Method::GET, "/api/games", &site.stranger(), String::new()).await;
        let answer = answer.and_then(|(_, body)| read::<Games>(&body));
        answer.map_err(|trouble| unreachable(trouble.code().to_owned()))?;
        Ok(site)
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

    /// How many actions the transcript of a game has.
    pub async fn actions(&self, person: &Person, id: &str) -> Result<u64, Trouble> {
        let _turn = self.turn().await;
        let path = format!("/api/games/{id}/transcript");
        let transcript: Transcript =
            read(&self.ask(Method::GET, &path, person, String::new()).await?.1)?;
        Ok(transcript.moves.iter().filter(|entry| entry.kind.is_some()).count() as u64)
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

    /// Sends a request and reads the answer, unpacked.
    async fn ask(
        &self,
        method: Method,
        path: &str,
        person: &Person,
        body: String,
    ) -> Result<(HeaderMap, Vec<u8>), Trouble> {
        let request = Request::builder().method(method).uri(format!("http://{}{path}", self.host));
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
        let exchanged = timeout(PATIENCE, exchange).await;
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
