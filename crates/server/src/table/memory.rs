//! The tables in memory. A table is loaded when somebody asks for it, and leaves the memory when nobody has
//! been there for a while, or sooner if there are too many: it is on disk all the time.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bastide_table::Seats;
use tokio::sync::{OnceCell, mpsc};

use super::task::Task;
use super::{Command, Handle, Shared};
use crate::app::App;
use crate::config::Memory;
use crate::error::{Code, Refused};
use crate::ids::TableId;
use crate::store::WriteError;

/// How many commands may wait at a table. More come only from clients that flood, and these wait.
pub const WAITING_COMMANDS: usize = 64;

/// The tables in memory.
#[derive(Debug, Default)]
pub struct Tables {
    live: Mutex<Live>,
    /// How many of them have a socket.
    watched: AtomicUsize,
    /// How often somebody has asked for a table.
    uses: AtomicU64,
}

type Live = HashMap<TableId, Arc<OnceCell<Handle>>>;

impl Tables {
    /// The table of a game, loaded if it is not in memory.
    pub async fn get(&self, app: &Arc<App>, id: &TableId) -> Result<Handle, Refused> {
        let cell = self.cell(&app.config.memory, id)?;
        let loaded = cell.get_or_try_init(|| open(app, id)).await.cloned();
        drop(cell);
        match &loaded {
            Ok(handle) => self.note_use(&handle.shared),
            Err(_) => self.forget_unused(id),
        }
        loaded
    }

    /// Runs `remove` while nobody can load this table; not at all, and `false`, if it is in memory.
    pub async fn remove(
        &self,
        app: &App,
        id: &TableId,
        remove: impl Future<Output = Result<(), WriteError>>,
    ) -> Result<bool, Refused> {
        let cell = self.cell(&app.config.memory, id)?;
        // Whoever asks for the table meanwhile waits for the same cell, and finds nothing.
        let mut removed = Ok(());
        let mut is_live = true;
        let _ = cell
            .get_or_try_init(|| async {
                is_live = false;
                removed = remove.await;
                Err::<Handle, ()>(())
            })
            .await;
        drop(cell);
        self.forget_unused(id);
        removed?;
        Ok(!is_live)
    }

    /// The seats at a table whose people are there, if it is in memory.
    pub fn online(&self, id: &str) -> Option<Seats> {
        let live = self.lock();
        let handle = live.get(id).and_then(|cell| cell.get());
        handle.map(|handle| handle.shared.online())
    }

    /// The tables in memory with somebody there, and how long each believes its log to be.
    pub fn lengths(&self) -> Vec<(TableId, u32)> {
        let live = self.lock();
        let handles = live.iter().filter_map(|(id, cell)| Some((id, &cell.get()?.shared)));
        let watched = handles.filter(|(_, shared)| shared.watched.load(Ordering::Relaxed));
        watched.map(|(id, shared)| (id.clone(), shared.length.load(Ordering::Relaxed))).collect()
    }

    /// Tells those of some tables something that are in memory. A table that is too busy to hear it will look again.
    pub fn tell_live(
        &self,
        tables: impl IntoIterator<Item = TableId>,
        command: impl Fn() -> Command,
    ) {
        let live = self.lock();
        for id in tables {
            if let Some(handle) = live.get(&id).and_then(|cell| cell.get()) {
                let _ = handle.commands.try_send(command());
            }
        }
    }

    /// Forgets a table that nobody is talking to; `false` if somebody is.
    pub(super) fn retire(&self, id: &TableId) -> bool {
        let mut live = self.lock();
        let Some(cell) = live.get(id) else { return true };
        let alone = Arc::strong_count(cell) == 1
            && cell.get().is_none_or(|handle| handle.commands.strong_count() == 1);
        if alone {
            live.remove(id);
        }
        alone
    }

    /// Forgets a table whose task has failed. Whoever asks next gets a fresh one.
    pub(super) fn forget(&self, id: &TableId) {
        self.lock().remove(id);
    }

    /// Takes note of whether a table has a socket.
    pub(super) fn note_watched(&self, shared: &Shared, watched: bool) {
        if shared.watched.swap(watched, Ordering::Relaxed) == watched {
            return;
        }
        match watched {
            true => self.watched.fetch_add(1, Ordering::Relaxed),
            false => self.watched.fetch_sub(1, Ordering::Relaxed),
        };
        self.note_use(shared);
    }

    fn note_use(&self, shared: &Shared) {
        shared.used.store(self.uses.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
    }

    /// The place of a table in memory, with room for it.
    fn cell(&self, memory: &Memory, id: &TableId) -> Result<Arc<OnceCell<Handle>>, Refused> {
        let mut live = self.lock();
        if let Some(cell) = live.get(id) {
            return Ok(cell.clone());
        }
        // Tables with somebody at them stay.
        if self.watched.load(Ordering::Relaxed) >= memory.tables {
            return Err(Refused::new(Code::ServerFull));
        }
        self.make_room(&live, memory);
        Ok(live.entry(id.clone()).or_default().clone())
    }

    /// Tells the tables that nobody has looked at in the longest time to leave, if there are too many.
    /// A tenth more goes than has to, so that this is not done for every table.
    fn make_room(&self, live: &Live, memory: &Memory) {
        let watched = self.watched.load(Ordering::Relaxed);
        let unwatched = live.len().saturating_sub(watched);
        let room = memory.unwatched.min(memory.tables.saturating_sub(watched));
        if unwatched < room {
            return;
        }
        let handles = live.values().filter_map(|cell| cell.get());
        let may_leave = |handle: &&Handle| {
            let Shared { watched, leaving, .. } = &*handle.shared;
            !watched.load(Ordering::Relaxed) && !leaving.load(Ordering::Relaxed)
        };
        let mut idle: Vec<&Handle> = handles.filter(may_leave).collect();
        idle.sort_by_key(|handle| handle.shared.used.load(Ordering::Relaxed));
        let too_many = idle.len().saturating_sub(room - room.div_ceil(10));
        for handle in &idle[..too_many] {
            let told = handle.commands.try_send(Command::Unload).is_ok();
            handle.shared.leaving.store(told, Ordering::Relaxed);
        }
    }

    /// Whoever asks for games that do not exist must not fill the memory.
    fn forget_unused(&self, id: &TableId) {
        let mut live = self.lock();
        let unused =
            |cell: &Arc<OnceCell<Handle>>| !cell.initialized() && Arc::strong_count(cell) == 1;
        if live.get(id).is_some_and(unused) {
            live.remove(id);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Loads a game and sets its task going.
async fn open(app: &Arc<App>, id: &TableId) -> Result<Handle, Refused> {
    let (commands, inbox) = mpsc::channel(WAITING_COMMANDS);
    let shared = Arc::new(Shared::default());
    let table = Task::load(app.clone(), id, commands.downgrade(), shared.clone()).await?;
    tokio::spawn(table.run(inbox));
    Ok(Handle { commands, shared })
}

#[cfg(test)]
mod tests {
    use bastide_table::{NewTable, Person, SeatPlan, Seed, Table, Time};
    use bastide_view::Listing;
    use tokio::sync::oneshot;

    use super::*;
    use crate::cluster::Cluster;
    use crate::config::Config;
    use crate::ids::SessionKey;
    use crate::store::{Batch, Place, Store};
    use crate::table::{Next, outbox};

    /// A server that nobody is connected to, and some games of Ann's.
    async fn app(games: usize, unwatched: usize) -> (tempfile::TempDir, Arc<App>, Vec<TableId>) {
        let folder = tempfile::TempDir::new().unwrap();
        let place = Place::Folder(folder.path().to_owned());
        let store = Store::open(&place).await.unwrap();
        let mut config = Config::in_folder(folder.path());
        config.memory.unwatched = unwatched;
        let ann = Person::new("u_ann", "Ann", "red");
        store.add_user(&SessionKey::random(), &ann, Time(1)).await.unwrap();
        let seats = vec![SeatPlan::Host { name: None }];
        let new = NewTable { seats, seed: Seed([7; 32]), ..NewTable::default() };
        let entries = Table::create(&new, &ann, Time(5)).unwrap();
        let table = Table::load(&entries).unwrap();
        let mut ids = Vec::new();
        for _ in 0..games {
            let id = TableId::random();
            let listing = Listing::of(id.as_str(), &table);
            store
                .commit(&[Batch { entries: &entries, before: None, listing: &listing }])
                .await
                .unwrap();
            ids.push(id);
        }
        (folder, Arc::new(App::new(config, store, Cluster::default(), Arc::default())), ids)
    }

    impl Tables {
        fn is_live(&self, id: &TableId) -> bool {
            self.lock().contains_key(id)
        }
    }

    #[tokio::test]
    async fn the_tables_that_nobody_looked_at_for_longest_leave_first() {
        let (_folder, app, ids) = app(4, 3).await;
        for id in &ids[..3] {
            app.tables.get(&app, id).await.unwrap();
        }
        app.tables.get(&app, &ids[0]).await.unwrap();
        app.tables.get(&app, &ids[3]).await.unwrap();
        while app.tables.is_live(&ids[1]) {
            tokio::task::yield_now().await;
        }
        assert_eq!([0, 2, 3].map(|number| app.tables.is_live(&ids[number])), [true; 3]);
    }

    #[tokio::test]
    async fn a_table_that_fails_is_replaced_and_its_sockets_are_closed() {
        let (_folder, app, ids) = app(1, 9).await;
        let table = app.tables.get(&app, &ids[0]).await.unwrap();
        let ((out, mailbox), (reply, number)) = (outbox(1 << 20), oneshot::channel());
        table.tell(Command::Connect { person: None, seen: None, out, reply }).await.unwrap();
        number.await.unwrap();
        table.tell(Command::Panic).await.unwrap();
        while !matches!(mailbox.next().await, Next::End) {}
        let again = app.tables.get(&app, &ids[0]).await.unwrap();
        assert_eq!(again.snapshot().await.unwrap().table.version(), 0);
        assert_eq!(app.metrics.tables_panicked.get(), 1);
        assert_eq!(app.metrics.tables.get(), 1);
        assert_eq!(app.tables.watched.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn a_table_is_not_removed_while_it_is_in_memory() {
        let (_folder, app, ids) = app(2, 9).await;
        let removed = async |id: &TableId| {
            let gone = async { Ok(()) };
            app.tables.remove(&app, id, gone).await.unwrap()
        };
        app.tables.get(&app, &ids[0]).await.unwrap();
        assert!(!removed(&ids[0]).await);
        assert!(removed(&ids[1]).await);
        assert!(!app.tables.is_live(&ids[1]), "nothing is left of it");
    }
}
