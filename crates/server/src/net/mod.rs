//! Connections: how many there may be, how long one may say nothing, and how they end.

mod files;
mod stream;

use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use crate::app::App;
use crate::config::Config;
use crate::limit::{Slots, client};

use stream::Stream;

/// The longest head of a request, and with it the room that a connection takes while it is read.
const LONGEST_HEAD: usize = 16 * 1024;

/// How long requests that are being answered may take when the server stops.
const GRACE: Duration = Duration::from_secs(2);

/// How long to wait when the system has no connection to give, because there are too many open files.
const ACCEPT_PAUSE: Duration = Duration::from_millis(500);

/// Files for everything but connections of clients: the database, the log and the host's own
/// connections.
const OTHER_FILES: u32 = 256;

/// How many connections a host needs to see how the server does.
const HOST_CONNECTIONS: u32 = 64;

/// The connections that clients may have. Behind a proxy all of them come from its address.
pub fn client_slots(config: &Config) -> Arc<Slots> {
    let files = files::raise_limit();
    let most = most_connections(config.connections, files);
    if most < config.connections {
        tracing::warn!(files, connections = most, "the limit of open files limits connections");
    }
    Slots::new(most, if config.behind_proxy { most } else { config.limits.connections })
}

/// As many connections as are wanted, if there are files for them and for everything else.
fn most_connections(wanted: u32, files: u32) -> u32 {
    wanted.min(files.saturating_sub(OTHER_FILES).max(files / 2))
}

/// The connections that the host may have.
pub fn host_slots() -> Arc<Slots> {
    Slots::new(HOST_CONNECTIONS, HOST_CONNECTIONS)
}

/// Takes connections and serves each in a task, until the server stops.
pub async fn serve(app: Arc<App>, listener: TcpListener, slots: Arc<Slots>, router: Router) {
    let stop = app.stop.clone();
    loop {
        let (stream, peer) = tokio::select! {
            () = stop.cancelled() => return,
            accepted = keep_trying(|context| listener.poll_accept(context)) => accepted,
        };
        match slots.take(client(peer.ip())) {
            Some(slot) => {
                let patience = app.config.limits.request_time;
                let stream = Stream::new(stream, patience, slot, &app.metrics);
                app.tasks.spawn(converse(app.clone(), stream, peer, router.clone()));
            }
            None => turn_away(&app, stream),
        }
    }
}

/// What there is to accept. That there is nothing now is no reason to give up, nor to ask all the time.
async fn keep_trying<T>(mut accept: impl FnMut(&mut Context<'_>) -> Poll<io::Result<T>>) -> T {
    loop {
        match poll_fn(&mut accept).await {
            Ok(accepted) => return accepted,
            // The client has hung up before its turn.
            Err(error) if hung_up(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "no connection can be accepted");
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

fn hung_up(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset)
}

/// Closes a connection that is one too many.
fn turn_away(app: &App, stream: TcpStream) {
    app.metrics.turned_away.inc();
    drop(stream);
}

/// Answers the requests of a connection until it ends or becomes a socket. A client has a moment for the
/// head of each request, and as long between two of them.
async fn converse(app: Arc<App>, stream: Stream, peer: SocketAddr, router: Router) {
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.limits.head_time)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = &mut connection => return,
        () = app.stop.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = timeout(GRACE, connection).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_left_for_everything_but_connections() {
        assert_eq!(most_connections(20_000, 1_048_576), 20_000);
        assert_eq!(most_connections(20_000, 1024), 1024 - OTHER_FILES);
        assert_eq!(most_connections(20_000, 256), 128);
    }

    #[tokio::test]
    async fn accepting_goes_on_after_errors() {
        let no_files = || io::Error::from_raw_os_error(24);
        let aborted = || io::Error::from(io::ErrorKind::ConnectionAborted);
        let mut answers = [Err(no_files()), Err(aborted()), Ok(7)].into_iter();
        let begin = std::time::Instant::now();
        assert_eq!(keep_trying(|_| Poll::Ready(answers.next().unwrap())).await, 7);
        assert!(begin.elapsed() >= ACCEPT_PAUSE, "it does not spin while there are no files");
    }
}
