//! The data folder: one server has it at a time, and leaves a note in it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

/// The database.
pub const DATABASE: &str = "bastide.sqlite";

/// The newest commits, until SQLite moves them into the database.
const LOG: &str = "bastide.sqlite-wal";

/// Who has the lock on this file has the folder. What stands in it is for the next one.
const LOCK: &str = "bastide.lock";

/// What stands in the lock's file while the database is open: unless somebody takes it away, the log lies
/// beside the database then.
const OPEN: &str = "open";

/// Why a data folder cannot be used.
#[derive(Debug, Error)]
pub enum FolderError {
    /// The file system refuses.
    #[error("{0}: {1}")]
    Io(PathBuf, std::io::Error),
    /// Another server uses it.
    #[error("{0} is in use by another server")]
    InUse(PathBuf),
    /// The newest commits are missing.
    #[error(
        "{0} is missing: the last server did not stop by itself, and its newest moves are in that file. \
         Put it back; if it is lost for good, or the database comes from a backup, remove {1} and start again"
    )]
    LogMissing(PathBuf, PathBuf),
}

/// A data folder that nobody else uses as long as this value lives.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    lock: File,
}

impl Folder {
    /// Takes a folder, made if it is not there.
    pub fn take(path: &Path) -> Result<Folder, FolderError> {
        let failed = |error| FolderError::Io(path.to_owned(), error);
        fs::create_dir_all(path).map_err(failed)?;
        let options =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).clone();
        let lock = options.open(path.join(LOCK)).map_err(failed)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => FolderError::InUse(path.to_owned()),
            TryLockError::Error(error) => failed(error),
        })?;
        check_note(path)?;
        Ok(Folder { path: path.to_owned(), lock })
    }

    /// The file of the database.
    pub fn database(&self) -> PathBuf {
        self.path.join(DATABASE)
    }

    /// Notes that the database is open. If it was not closed in order, that stands there already, and a full disk cannot
    /// take it away.
    pub fn note_open(&self) -> Result<(), FolderError> {
        if is_noted_open(&self.path.join(LOCK)) { Ok(()) } else { self.note(OPEN) }
    }

    /// Notes that the database was closed in order, and lets others have the folder.
    pub fn leave(&self) -> Result<(), FolderError> {
        self.note("")?;
        self.lock.unlock().map_err(|error| self.failed(error))
    }

    fn note(&self, note: &str) -> Result<(), FolderError> {
        let mut lock = &self.lock;
        let mut write = || {
            lock.set_len(0)?;
            lock.rewind()?;
            lock.write_all(note.as_bytes())?;
            lock.sync_all()
        };
        write().map_err(|error| self.failed(error))
    }

    fn failed(&self, error: std::io::Error) -> FolderError {
        FolderError::Io(self.path.join(LOCK), error)
    }
}

/// Whether everything is there that the note in a folder promises.
pub fn check_note(path: &Path) -> Result<(), FolderError> {
    let (note, log) = (path.join(LOCK), path.join(LOG));
    match is_noted_open(&note) && !log.exists() {
        true => Err(FolderError::LogMissing(log, note)),
        false => Ok(()),
    }
}

fn is_noted_open(note: &Path) -> bool {
    fs::read_to_string(note).is_ok_and(|text| text == OPEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_has_one_server_at_a_time() {
        let folder = tempfile::TempDir::new().unwrap();
        let first = Folder::take(folder.path()).unwrap();
        let second = Folder::take(folder.path()).unwrap_err();
        assert!(matches!(second, FolderError::InUse(_)), "{second}");
        drop(first);
        Folder::take(folder.path()).unwrap();
    }

    #[test]
    fn a_log_that_was_taken_away_is_missed_unless_the_database_was_closed() {
        let folder = tempfile::TempDir::new().unwrap();
        let log = folder.path().join(LOG);
        let taken = Folder::take(folder.path()).unwrap();
        taken.note_open().unwrap();
        fs::write(&log, "moves").unwrap();
        drop(taken);
        drop(Folder::take(folder.path()).unwrap());
        fs::remove_file(&log).unwrap();
        let error = Folder::take(folder.path()).unwrap_err().to_string();
        assert!(error.contains("bastide.sqlite-wal is missing"), "{error}");
        fs::write(&log, "moves").unwrap();
        Folder::take(folder.path()).unwrap().leave().unwrap();
        fs::remove_file(&log).unwrap();
        Folder::take(folder.path()).unwrap();
    }
}
