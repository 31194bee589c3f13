//! The bus: a connection to NATS that nobody waits for. What cannot be sent is dropped, and the connection comes back by
//! itself.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use serde::Serialize;
use thiserror::Error;
use tokio::sync::{Notify, mpsc};
use tokio::time::{sleep, timeout};

use crate::metrics::Metrics;

/// How many messages may wait to be sent.
const WAITING: usize = 10_000;

/// How long the bus may take to take something before it is given up.
const WITHIN: Duration = Duration::from_secs(2);

/// How long a node that stops has to say so.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// How many messages about one thing may wait to be heard. More only say again that the log has gone on.
const UNHEARD: usize = 256;

/// Why there is no bus.
#[derive(Debug, Error)]
pub enum BusError {
    /// The address is not one.
    #[error("the address of the bus cannot be read: write it as nats://host:4222")]
    Address,
    /// Nobody answers, or nobody is let in.
    #[error("cannot connect to the bus at {0}: {1}")]
    Unreachable(String, String),
}

/// A connection to the bus.
#[derive(Clone, Debug)]
pub struct Bus {
    client: Client,
    /// What all subjects of this cluster begin with.
    prefix: Arc<str>,
    out: mpsc::Sender<(String, Vec<u8>)>,
    metrics: Arc<Metrics>,
}

impl Bus {
    /// Connects. `back` is told whenever the connection was lost and is there again.
    pub async fn connect(
        url: &str,
        cluster: &str,
        back: Arc<Notify>,
        metrics: Arc<Metrics>,
    ) -> Result<Bus, BusError> {
        let address = read_address(url)?;
        let shown = format!("nats://{}:{}", address.host(), address.port());
        let counted = metrics.clone();
        let options = ConnectOptions::new()
            .name("bastide")
            .no_echo()
            .subscription_capacity(UNHEARD)
            .connection_timeout(WITHIN)
            .ping_interval(Duration::from_secs(10))
            .reconnect_delay_callback(|tries| {
                Duration::from_millis(100 * tries as u64).min(Duration::from_secs(1))
            })
            .event_callback(move |event| {
                note(&event, &counted, &back);
                std::future::ready(())
            });
        let unreachable = |why: String| BusError::Unreachable(shown.clone(), why);
        let client = match timeout(2 * WITHIN, options.connect(address)).await {
            Ok(connected) => connected.map_err(|error| unreachable(error.to_string()))?,
            Err(_) => return Err(unreachable("nobody answers".to_owned())),
        };
        metrics.bus_connected.set(1);
        let (out, waiting) = mpsc::channel(WAITING);
        tokio::spawn(send(client.clone(), waiting, metrics.clone()));
        Ok(Bus { client, prefix: format!("bastide.{cluster}").into(), out, metrics })
    }

    /// Whether messages get through, as far as this node knows.
    pub fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Tells others something. It does not wait, and what cannot be sent is dropped.
    pub fn say(&self, subject: &str, message: &impl Serialize) {
        let text = serde_json::to_vec(message).expect("messages are made of texts and numbers");
        if self.out.try_send((format!("{}.{subject}", self.prefix), text)).is_err() {
            self.metrics.bus_lost.inc();
        }
    }

    /// Hears what others tell about something; nothing if the bus does not take it now.
    pub async fn listen(&self, subject: &str) -> Option<Subscriber> {
        let subject = format!("{}.{subject}", self.prefix);
        timeout(WITHIN, self.client.subscribe(subject)).await.ok()?.ok()
    }

    /// Sends what waits to be sent, as far as that is possible soon.
    pub async fn flush(&self) {
        let all = async {
            while self.out.capacity() < WAITING && self.is_connected() {
                sleep(Duration::from_millis(1)).await;
            }
            let _ = self.client.flush().await;
        };
        let _ = timeout(LAST_WORDS, all).await;
    }
}

/// Reads the address of a bus.
pub fn read_address(url: &str) -> Result<ServerAddr, BusError> {
    url.parse().map_err(|_| BusError::Address)
}

/// Sends what waits. A connection that is lost takes nothing: it would tell old news when it comes back.
async fn send(
    client: Client,
    mut waiting: mpsc::Receiver<(String, Vec<u8>)>,
    metrics: Arc<Metrics>,
) {
    while let Some((subject, text)) = waiting.recv().await {
        let connected = client.connection_state() == State::Connected;
        let sent = connected
            && matches!(timeout(WITHIN, client.publish(subject, text.into())).await, Ok(Ok(())));
        if sent {
            metrics.bus_sent.inc();
        } else {
            metrics.bus_lost.inc();
        }
    }
}

fn note(event: &Event, metrics: &Metrics, back: &Notify) {
    match event {
        Event::Connected => {
            tracing::info!("the bus is connected");
            metrics.bus_connected.set(1);
            back.notify_one();
        }
        Event::Disconnected => {
            tracing::warn!("the bus is gone: what other nodes do is seen later");
            metrics.bus_connected.set(0);
        }
        Event::SlowConsumer(_) => {
            metrics.bus_lost.inc();
        }
        _ => {}
    }
}
