//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::app::App;
use crate::config::Config;
use crate::store::{OpenError, Store};
use crate::{expiry, http};

/// Why a server cannot start, or had to stop.
#[derive(Debug, Error)]
pub enum StartError {
    /// The database cannot be opened.
    #[error(transparent)]
    Store(OpenError),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Address(SocketAddr, std::io::Error),
    /// The network failed.
    #[error("the network failed: {0}")]
    Network(std::io::Error),
}

/// How long open requests may take when the server stops.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server that is running.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    serving: JoinHandle<std::io::Result<()>>,
}

impl Server {
    /// Starts a server. It loads no game: each goes on when somebody looks at it.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store = Store::open(&config.data).await.map_err(StartError::Store)?;
        let wanted = config.address;
        let listener =
            TcpListener::bind(wanted).await.map_err(|error| StartError::Address(wanted, error))?;
        let address = listener.local_addr().map_err(StartError::Network)?;
        let app = Arc::new(App::new(config, store));
        let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let stop = app.stop.clone().cancelled_owned();
        let serving =
            tokio::spawn(axum::serve(listener, service).with_graceful_shutdown(stop).into_future());
        tracing::info!(%address, data = %app.config.data.display(), "the server is up");
        let store = app.store.clone();
        tokio::spawn(async move { store.check().await });
        tokio::spawn(expiry::run(app.clone()));
        Ok(Server { app, address, serving })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until the process is asked to end, and stops in order.
    pub async fn until_asked_to_end(self) -> Result<(), StartError> {
        asked_to_end().await;
        self.stop().await
    }

    /// Takes no more requests, closes the sockets and then the database.
    pub async fn stop(self) -> Result<(), StartError> {
        self.app.stop.cancel();
        let served = timeout(PATIENCE, self.serving).await;
        self.app.store.close().await;
        tracing::info!("the server is down");
        match served {
            Ok(Ok(served)) => served.map_err(StartError::Network),
            // Somebody did not hang up in time, which is no reason to stay.
            _ => Ok(()),
        }
    }
}

/// Runs a server until the process is asked to end.
pub async fn run(config: Config) -> Result<(), StartError> {
    Server::start(config).await?.until_asked_to_end().await
}

async fn asked_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
