//! The services that nodes share, for tests: the environment names a PostgreSQL server whose user may create databases,
//! and a NATS server. Without them tests of many nodes are skipped, and fail where everything has to be tested.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

const POSTGRES: &str = "BASTIDE_POSTGRES";
const NATS: &str = "BASTIDE_NATS";

/// Whether there are services; says so if not.
pub fn are_there() -> bool {
    let there = [POSTGRES, NATS].iter().all(|name| std::env::var_os(name).is_some());
    if !there {
        assert!(std::env::var_os("CI").is_none(), "{POSTGRES} and {NATS} are not set");
        eprintln!("SKIPPED: set {POSTGRES} and {NATS} to the addresses of services");
    }
    there
}

/// The address of a new, empty database.
pub async fn database() -> String {
    let server = std::env::var(POSTGRES).unwrap_or_else(|_| panic!("{POSTGRES} is not set"));
    let number = u64::from_be_bytes(rand());
    let name = format!("test_{number:016x}");
    let pool = sqlx::PgPool::connect(&server).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&pool).await.unwrap();
    pool.close().await;
    format!("{}/{name}", server.rsplit_once('/').unwrap().0)
}

/// Runs statements on the server itself, and gives the text that the last one answers, if any.
async fn on_server(statements: &[String]) -> Option<String> {
    let server = std::env::var(POSTGRES).unwrap();
    let pool = sqlx::PgPool::connect(&server).await.unwrap();
    let mut answer = None;
    for statement in statements {
        let query = sqlx::query_scalar(sqlx::AssertSqlSafe(statement.clone()));
        answer = query.fetch_optional(&pool).await.unwrap();
    }
    pool.close().await;
    answer
}

/// Where the server keeps its data.
pub async fn data_folder() -> String {
    on_server(&["SHOW data_directory".to_owned()]).await.expect("a folder")
}

/// The address of a new, empty database that is kept in a folder which belongs to the server.
pub async fn database_in(folder: &Path) -> String {
    let name = format!("space_{:016x}", u64::from_be_bytes(rand()));
    on_server(&[
        format!("CREATE TABLESPACE {name} LOCATION '{}'", folder.display()),
        format!("CREATE DATABASE {name} TABLESPACE {name}"),
    ])
    .await;
    let server = std::env::var(POSTGRES).unwrap();
    format!("{}/{name}", server.rsplit_once('/').unwrap().0)
}

/// The address of another empty database in the same folder, which somebody has looked at: with that, PostgreSQL makes
/// files there.
pub async fn database_beside(url: &str) -> String {
    let (server, space) = url.rsplit_once('/').unwrap();
    on_server(&[format!("CREATE DATABASE {space}_beside TABLESPACE {space}")]).await;
    let url = format!("{server}/{space}_beside");
    let pool = sqlx::PgPool::connect(&url).await.unwrap();
    pool.close().await;
    url
}

/// Removes such databases, the one that made the folder's space last, so that the folder can go.
pub async fn drop_databases_in(urls: &[&str]) {
    let names: Vec<&str> = urls.iter().map(|url| url.rsplit_once('/').unwrap().1).collect();
    let drop = |name: &&str| format!("DROP DATABASE {name} WITH (FORCE)");
    let mut statements: Vec<String> = names.iter().map(drop).collect();
    statements.extend(names.last().map(|name| format!("DROP TABLESPACE {name}")));
    on_server(&statements).await;
}

/// Lets nobody write to a database any more, or lets them again, and throws everybody out.
pub async fn set_read_only(url: &str, read_only: bool) {
    let server = std::env::var(POSTGRES).unwrap();
    let name = url.rsplit_once('/').unwrap().1;
    let pool = sqlx::PgPool::connect(&server).await.unwrap();
    let set = format!("ALTER DATABASE {name} SET default_transaction_read_only = {read_only}");
    sqlx::query(sqlx::AssertSqlSafe(set)).execute(&pool).await.unwrap();
    let out = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
    sqlx::query(out).bind(name).execute(&pool).await.unwrap();
    pool.close().await;
}

fn rand() -> [u8; 8] {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    bytes
}

/// The address of the bus.
pub fn bus() -> String {
    std::env::var(NATS).unwrap_or_else(|_| panic!("{NATS} is not set"))
}

/// A way to a service that can be cut and mended.
pub struct Line {
    pub address: SocketAddr,
    cut: Arc<AtomicBool>,
    changed: Arc<Notify>,
}

impl Line {
    /// A way to the service that an address names, and the address by which it goes that way.
    pub async fn to(url: &str) -> (Line, String) {
        let (_, rest) = url.split_once("://").unwrap();
        let host = rest.split('/').next().unwrap().rsplit('@').next().unwrap().to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let line = Line { address, cut: Arc::default(), changed: Arc::default() };
        let (cut, changed, target) = (line.cut.clone(), line.changed.clone(), host.clone());
        tokio::spawn(async move {
            loop {
                let (mut near, _) = listener.accept().await.unwrap();
                if cut.load(Ordering::Relaxed) {
                    continue;
                }
                let (changed, target) = (changed.clone(), target.clone());
                let cut = cut.clone();
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(target).await else { return };
                    let mut changed = std::pin::pin!(changed.notified());
                    // It may have been cut while this connection was on its way.
                    changed.as_mut().enable();
                    if cut.load(Ordering::Relaxed) {
                        return;
                    }
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        () = changed => {}
                    }
                });
            }
        });
        (line, url.replace(&host, &address.to_string()))
    }

    /// Nothing gets through any more.
    pub fn cut(&self) {
        self.cut.store(true, Ordering::Relaxed);
        self.changed.notify_waiters();
    }

    /// New connections get through.
    pub fn mend(&self) {
        self.cut.store(false, Ordering::Relaxed);
    }
}
