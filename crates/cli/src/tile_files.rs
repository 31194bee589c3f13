//! `--tiles`: files with tiles and sets of the user's own.

use std::fs;
use std::path::{Path, PathBuf};

use bastide_engine::{SetupError, TileFile};

use crate::failure::Failure;

/// The argument of every command that takes tile files.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct TileArgs {
    /// Load your own tiles and sets from this file, to use with --set; can be repeated
    #[arg(long = "tiles", value_name = "FILE")]
    tiles: Vec<PathBuf>,
}

impl TileArgs {
    /// The files with their names; a set-up needs no more of their paths.
    pub fn read(&self) -> Result<Vec<TileFile>, Failure> {
        let file = |path: &PathBuf| match fs::read_to_string(path) {
            // Line breaks of Windows would be all that a saved game shows of the file.
            Ok(text) => Ok(TileFile { name: name(path), text: text.replace("\r\n", "\n") }),
            Err(error) => Err(Failure::File(format!("{}: {error}", path.display()))),
        };
        self.tiles.iter().map(file).collect()
    }

    /// What is wrong with a set-up; a mistake in a file is named with its path, as it was typed.
    pub fn failure(&self, error: SetupError) -> Failure {
        let Some(mut mistake) = error.tiles else { return Failure::from(error) };
        if let Some(path) = self.tiles.iter().find(|path| name(path) == mistake.file) {
            mistake.file = path.display().to_string();
        }
        Failure::File(mistake.to_string())
    }

    /// The arguments as they would be typed.
    pub fn typed(&self) -> impl Iterator<Item = String> {
        self.tiles.iter().map(|path| format!("--tiles {}", path.display()))
    }
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
