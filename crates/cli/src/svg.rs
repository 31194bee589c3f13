//! `bastide svg`: pictures of tile sets and of games, as SVG or PNG by the name of the file.

use std::io::Write;
use std::path::{Path, PathBuf};

use bastide_art::{Detail, Sheet, SheetEntry, Surroundings, board_svg, sheet_svg, to_png};
use bastide_engine::{Game, Match, Pending, Setup};
use bastide_host::{SEAT_COLOURS, board_picture};
use clap::Subcommand;

use crate::failure::Failure;
use crate::game_file;
use crate::table::counted;
use crate::tile_files::TileArgs;

/// Arguments of `bastide svg`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Draw a contact sheet of a tile set: every tile with its number of copies
    Set {
        /// The tile set, such as base-v3
        set: String,
        #[command(flatten)]
        tiles: TileArgs,
        #[command(flatten)]
        picture: Picture,
    },
    /// Draw a position of a game
    Game {
        /// The game file, or a position; - reads standard input
        file: PathBuf,
        /// Draw the position after this many moves, draws included [default: the last position with
        /// the figures still on the board]
        #[arg(long)]
        moves: Option<usize>,
        /// Number the columns and rows along the edge
        #[arg(long)]
        coordinates: bool,
        #[command(flatten)]
        picture: Picture,
    },
}

#[derive(clap::Args)]
struct Picture {
    /// Write the picture to this file: NAME.svg or NAME.png
    #[arg(short, long)]
    output: PathBuf,
    /// Draw a dark table instead of a light one
    #[arg(long)]
    dark: bool,
    /// Make a PNG this many pixels wide
    #[arg(long, default_value_t = 1600, value_parser = clap::value_parser!(u32).range(16..=8000))]
    width: u32,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (svg, picture) = match &args.what {
        What::Set { set, tiles, picture } => (sheet(set, tiles, picture)?, picture),
        What::Game { file, moves, coordinates, picture } => {
            let game = position(&game_file::read(file)?, *moves)?;
            (board(&game, *coordinates, picture), picture)
        }
    };
    write(&svg, picture)?;
    writeln!(out, "{}", picture.output.display())?;
    Ok(())
}

/// The game after so many moves.
fn position(played: &Match, moves: Option<usize>) -> Result<Game, Failure> {
    let all = played.moves().len();
    let over = played.game().pending() == Pending::Over;
    let number = moves.unwrap_or(if over { all.saturating_sub(1) } else { all });
    if number > all {
        return Err(Failure::Input(format!("the game has only {}", counted(all, "move"))));
    }
    Ok(played.first(number).game().clone())
}

fn surroundings(picture: &Picture) -> Surroundings {
    if picture.dark { Surroundings::Dark } else { Surroundings::Light }
}

fn sheet(id: &str, tiles: &TileArgs, picture: &Picture) -> Result<String, Failure> {
    let setup = Setup { tiles: tiles.read()?, ..Setup::default() };
    let catalogue = setup.catalogue().map_err(|error| tiles.failure(error))?;
    let set = catalogue.set(id).ok_or_else(|| {
        let ids: Vec<&str> = catalogue.sets().iter().map(|set| set.id.as_str()).collect();
        Failure::Input(format!("there is no tile set \"{id}\". Choose one of: {}", ids.join(", ")))
    })?;
    let entries = set.tiles.iter().map(|(kind, count)| {
        let kind = catalogue.kind(*kind);
        SheetEntry { kind, label: kind.id.clone(), count: *count, variant: 1 }
    });
    Ok(sheet_svg(&Sheet {
        title: set.title.clone(),
        entries: entries.collect(),
        columns: 8,
        detail: Detail::Full,
        surroundings: surroundings(picture),
        labels: true,
    }))
}

fn board(game: &Game, coordinates: bool, picture: &Picture) -> String {
    let mut drawing = board_picture(game, &SEAT_COLOURS);
    drawing.surroundings = surroundings(picture);
    drawing.coordinates = coordinates;
    board_svg(&drawing)
}

fn write(svg: &str, picture: &Picture) -> Result<(), Failure> {
    let path: &Path = &picture.output;
    let bytes = match path.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => svg.as_bytes().to_vec(),
        Some("png") => to_png(svg, picture.width)
            .map_err(|error| Failure::Input(format!("{}: {error}", path.display())))?,
        _ => {
            let why = format!("{}: the file name must end in .svg or .png", path.display());
            return Err(Failure::Input(why));
        }
    };
    std::fs::write(path, bytes)
        .map_err(|error| Failure::Input(format!("{}: {error}", path.display())))
}
