//! Stores for tests: each test of the store runs on SQLite and on PostgreSQL.

use tempfile::TempDir;

use super::postgres::ask;
use super::{Backend, Place, Store};
use crate::ids::random_name;

/// Names a PostgreSQL server whose user may create databases.
const POSTGRES: &str = "BASTIDE_POSTGRES";

/// An empty place for a store.
pub struct Home {
    pub place: Place,
    _folder: Option<TempDir>,
}

impl Home {
    pub async fn open(&self) -> Store {
        Store::open(&self.place).await.unwrap()
    }
}

/// One of each kind.
pub async fn homes() -> Vec<Home> {
    let folder = TempDir::new().unwrap();
    let place = Place::Folder(folder.path().to_owned());
    let mut homes = vec![Home { place, _folder: Some(folder) }];
    homes.extend(postgres_home().await);
    homes
}

/// An empty database on the server that the environment names.
pub async fn postgres_home() -> Option<Home> {
    let Ok(server) = std::env::var(POSTGRES) else {
        assert!(std::env::var_os("CI").is_none(), "{POSTGRES} is not set");
        eprintln!("SKIPPED on PostgreSQL: set {POSTGRES} to the address of a server");
        return None;
    };
    let name = format!("store_{}", random_name());
    let pool = sqlx::PgPool::connect(&server).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&pool).await.unwrap();
    pool.close().await;
    let (address, _) = server.rsplit_once('/').unwrap();
    let place = Place::read(&format!("{address}/{name}")).unwrap();
    Some(Home { place, _folder: None })
}

impl Store {
    /// Changes the database behind the store's back.
    pub async fn run(&self, query: &'static str) {
        match &self.backend {
            Backend::Sqlite(db) => sqlx::raw_sql(query).execute(&db.read).await.map(|_| ()),
            Backend::Postgres(db) => ask!(db, |to| sqlx::raw_sql(query).execute(to)).map(|_| ()),
        }
        .unwrap();
    }

    /// One number.
    pub async fn scalar(&self, query: &'static str) -> i64 {
        super::on_both!(self, |pool| sqlx::query_scalar(query).fetch_one(pool)).unwrap()
    }
}
