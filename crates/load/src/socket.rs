//! A socket at a game. It counts what it receives and why it is closed.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::person::Person;
use crate::site::{Site, Trouble};
use crate::stats::Stats;

/// The buffers of a socket, in bytes. There are ten thousand of them, and a change fits into one.
const BUFFER: usize = 4 * 1024;

/// The code of a socket that went away without a word.
const NO_CLOSE: u16 = 1006;

/// The code of a socket that was closed without a code.
const NO_CODE: u16 = 1005;

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    stats: Arc<Stats>,
    patience: Duration,
}

impl Socket {
    /// Opens a socket for somebody who has seen this much of a game.
    pub async fn open(site: &Site, person: &Person, id: &str, seq: u32) -> Result<Socket, Trouble> {
        let bad_request = |_| Trouble::Failed("bad-request");
        let node = site.node(person);
        let address = format!("ws://{}/ws/games/{id}?seq={seq}", node.host);
        let mut request = address.into_client_request().map_err(bad_request)?;
        person.introduce(request.headers_mut());
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER)
            .max_write_buffer_size(64 * BUFFER);
        let _turn = site.turn().await;
        let opened = async {
            let connected = TcpStream::connect(node.address).await;
            let connected = connected.and_then(|tcp| tcp.set_nodelay(true).map(|()| tcp));
            let tcp = connected.map_err(|_| Trouble::Failed("no-connection"))?;
            client_async_with_config(request, tcp, Some(config)).await.map_err(trouble)
        };
        let opened = timeout(site.patience, opened).await;
        let opened = opened.unwrap_or(Err(Trouble::Failed("no-answer")));
        if opened.as_ref().is_err_and(Trouble::is_of_node) {
            person.move_on();
        }
        let (stream, _) = opened?;
        let mut counts = site.stats.lock();
        counts.opened += 1;
        counts.open += 1;
        counts.most_open = counts.most_open.max(counts.open);
        drop(counts);
        Ok(Socket { stream, stats: site.stats.clone(), patience: site.patience })
    }

    /// The next message; nothing if the socket is closed.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            let closed = match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.stats.lock().bytes += text.len() as u64;
                    return Some(text);
                }
                Some(Ok(Message::Close(Some(frame)))) => frame.code.into(),
                Some(Ok(Message::Close(None))) => NO_CODE,
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => NO_CLOSE,
            };
            self.stats.closed(&closed.to_string());
            return None;
        }
    }

    /// Sends a message. If that fails, the next message says so.
    pub async fn send(&mut self, text: String) {
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// Says goodbye. A server that is gone need not hear it.
    pub async fn close(mut self) {
        let _ = timeout(self.patience, self.stream.close(None)).await;
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.stats.lock().open -= 1;
    }
}

fn trouble(error: Error) -> Trouble {
    match error {
        Error::Http(answer) => {
            let body = answer.body().as_deref().unwrap_or_default();
            Trouble::refused(answer.status().as_u16(), body)
        }
        _ => Trouble::Failed("no-handshake"),
    }
}
