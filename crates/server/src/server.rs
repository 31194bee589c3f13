//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

use crate::app::App;
use crate::cluster::{self, BusError, Cluster};
use crate::config::Config;
use crate::metrics::Metrics;
use crate::store::{OpenError, Place, Store};
use crate::{expiry, http, net};

/// Why a server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The database cannot be opened.
    #[error(transparent)]
    Store(OpenError),
    /// The bus cannot be used.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// A bus is of no use without a database that can be shared.
    #[error("a bus needs a PostgreSQL database: a SQLite file has room for one server only")]
    BusWithoutDatabase,
    /// Another server uses the database, and one of both has no bus.
    #[error(
        "another server uses this database: servers that share one need the same --bus. \
         If it was killed, try again in a few seconds"
    )]
    InUse,
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
        if config.bus.is_some() && matches!(config.store, Place::Folder(_)) {
            return Err(StartError::BusWithoutDatabase);
        }
        // Before anything is made in the database.
        config.bus.as_deref().map(cluster::read_address).transpose()?;
        let store = Store::open(&config.store).await.map_err(StartError::Store)?;
        let started = Server::start_on(config, store.clone()).await;
        if started.is_err() {
            // Nobody has to wait for a server that did not start.
            let _ = store.hand_on().await;
            store.close().await;
        }
        started
    }

    /// Starts a server on an open store.
    async fn start_on(config: Config, store: Store) -> Result<Server, StartError> {
        enter(&store, config.bus.is_some()).await?;
        let metrics = Arc::new(Metrics::default());
        let cluster = match (&config.bus, store.names()) {
            (Some(bus), Some(names)) => Cluster::join(bus, names, metrics.clone()).await?,
            (None, Some(_)) => {
                tracing::info!("no bus: no other server may use the same database");
                Cluster::default()
            }
            _ => Cluster::default(),
        };
        let (listener, address) = listen(config.address).await?;
        let host = match config.admin {
            Some(admin) => Some(listen(admin).await?),
            None => None,
        };
        let admin = host.as_ref().map(|(_, address)| *address);
        let app = Arc::new(App::new(config, store, cluster, metrics));
        app.clock.ask(&app.store).await.map_err(|error| StartError::Store(error.into()))?;
        let (slots, router) = (net::client_slots(&app.config), http::router(app.clone()));
        app.tasks.spawn(net::serve(app.clone(), listener, slots, router));
        if let Some((listener, _)) = host {
            let (slots, router) = (net::host_slots(), http::admin_router(app.clone()));
            app.tasks.spawn(net::serve(app.clone(), listener, slots, router));
        }
        tracing::info!(%address, data = %app.config.store, "the server is up");
        let store = app.store.clone();
        tokio::spawn(async move { store.check().await });
        tokio::spawn(expiry::run(app.clone()));
        tokio::spawn(cluster::run(app.clone()));
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

    /// Serves until then, and stops in order.
    pub async fn until(self, end: impl Future<Output = ()>) {
        end.await;
        self.drain();
        sleep(self.app.config.drain).await;
        self.stop().await;
    }

    /// Lets no new sockets in and says that it is not ready, so that a proxy sends people elsewhere. Those who are there
    /// stay.
    pub fn drain(&self) {
        tracing::info!("the server lets nobody in any more");
        self.app.draining.cancel();
    }

    /// Takes no more requests, closes the sockets, hands its work on and closes the database.
    pub async fn stop(self) {
        self.app.draining.cancel();
        self.app.stop.cancel();
        self.app.tasks.close();
        // Others go on with the games at once, and need not wait until everybody here has hung up.
        let (ended, _) = tokio::join!(timeout(PATIENCE, self.app.tasks.wait()), self.hand_on());
        if ended.is_err() {
            // Somebody did not hang up in time, which is no reason to stay.
            tracing::warn!(left = self.app.tasks.len(), "connections are cut off");
        }
        // What was claimed meanwhile.
        if !self.hand_on().await {
            tracing::warn!("leases are not handed on: they will run out");
        }
        self.app.store.close().await;
        tracing::info!("the server is down");
    }
}

impl Server {
    /// Lets other nodes have what this one does, and tells them; whether that went well.
    async fn hand_on(&self) -> bool {
        let handed_on = timeout(PATIENCE / 4, self.app.store.hand_on()).await;
        let is_done = matches!(handed_on, Ok(Ok(())));
        if is_done {
            self.app.cluster.leave().await;
        }
        is_done
    }
}

/// Waits until no server uses the database that could not share it. One that was killed is forgotten after a while.
async fn enter(store: &Store, has_bus: bool) -> Result<(), StartError> {
    let failed = |error: sqlx::Error| StartError::Store(error.into());
    let begin = Instant::now();
    while let Some(left) = store.enter(has_bus, cluster::STAY).await.map_err(failed)? {
        if begin.elapsed() > cluster::STAY {
            return Err(StartError::InUse);
        }
        tracing::warn!(seconds = left.as_secs(), "another server has used this database lately");
        sleep(left.min(Duration::from_secs(1))).await;
    }
    Ok(())
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
    let server = Server::start(config).await?;
    server.until(asked_to_end()).await;
    Ok(())
}

/// The moment at which the process is asked to end: it is noticed from now on, also before somebody waits for it.
#[cfg(unix)]
pub fn asked_to_end() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let [terminate, interrupt] = [SignalKind::terminate(), SignalKind::interrupt()].map(signal);
    let heard = async |asked: std::io::Result<tokio::signal::unix::Signal>| match asked {
        Ok(mut asked) => _ = asked.recv().await,
        Err(_) => std::future::pending().await,
    };
    async move {
        tokio::select! {
            () = heard(terminate) => {}
            () = heard(interrupt) => {}
        }
    }
}

/// The moment at which the process is asked to end.
#[cfg(not(unix))]
pub async fn asked_to_end() {
    let _ = tokio::signal::ctrl_c().await;
}
