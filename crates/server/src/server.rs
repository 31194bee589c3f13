//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::app::App;
use crate::config::Config;
use crate::store::{OpenError, Store};
use crate::{expiry, http, net};

/// Why a server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The database cannot be opened.
    #[error(transparent)]
    Store(OpenError),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Address(SocketAddr, std::io::Error),
}

/// How long connections and sockets may take to end when the server stops.
const PATIENCE: Duration = Duration::from_secs(4);

/// A server that is running.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    admin: Option<SocketAddr>,
}

impl Server {
    /// Starts a server. It loads no game: each goes on when somebody looks at it.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store = Store::open(&config.data).await.map_err(StartError::Store)?;
        let (listener, address) = listen(config.address).await?;
        let host = match config.admin {
            Some(admin) => Some(listen(admin).await?),
            None => None,
        };
        let admin = host.as_ref().map(|(_, address)| *address);
        let app = Arc::new(App::new(config, store));
        let (slots, router) = (net::client_slots(&app.config), http::router(app.clone()));
        app.tasks.spawn(net::serve(app.clone(), listener, slots, router));
        if let Some((listener, _)) = host {
            let (slots, router) = (net::host_slots(), http::admin_router(app.clone()));
            app.tasks.spawn(net::serve(app.clone(), listener, slots, router));
        }
        tracing::info!(%address, data = %app.config.data.display(), "the server is up");
        let store = app.store.clone();
        tokio::spawn(async move { store.check().await });
        tokio::spawn(expiry::run(app.clone()));
        Ok(Server { app, address, admin })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the host looks after it, if that is an address of its own.
    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.admin
    }

    /// Serves until the process is asked to end, and stops in order.
    pub async fn until_asked_to_end(self) {
        asked_to_end().await;
        self.stop().await;
    }

    /// Takes no more requests, closes the sockets and then the database.
    pub async fn stop(self) {
        self.app.stop.cancel();
        self.app.tasks.close();
        if timeout(PATIENCE, self.app.tasks.wait()).await.is_err() {
            // Somebody did not hang up in time, which is no reason to stay.
            tracing::warn!(left = self.app.tasks.len(), "connections are cut off");
        }
        self.app.store.close().await;
        tracing::info!("the server is down");
    }
}

/// Listens on an address, and gives the one that it became.
async fn listen(wanted: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |error| StartError::Address(wanted, error);
    let listener = TcpListener::bind(wanted).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}

/// Runs a server until the process is asked to end.
pub async fn run(config: Config) -> Result<(), StartError> {
    Server::start(config).await?.until_asked_to_end().await;
    Ok(())
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
