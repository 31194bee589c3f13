//! `bastide move`: everything from the data folder of a server to an empty PostgreSQL database.

use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;

use bastide_server::{PostgresUrl, move_all};
use indicatif::ProgressBar;

use crate::address::Address;
use crate::failure::Failure;

/// Arguments of `bastide move`.
#[derive(clap::Args)]
pub struct Args {
    /// The data folder of a server that is not running; it stays as it is
    #[arg(long, value_name = "FOLDER")]
    from: PathBuf,
    /// An empty PostgreSQL database, such as postgres://bastide@localhost/bastide
    #[arg(long, value_name = "URL", value_parser = Address(PostgresUrl::from_str))]
    to: PostgresUrl,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new()?;
    let bar = ProgressBar::new(0);
    let mut progress = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let moved = runtime.block_on(move_all(&args.from, &args.to, &mut progress));
    bar.finish_and_clear();
    let moved = moved.map_err(|error| Failure::Found(error.to_string()))?;
    writeln!(
        out,
        "Moved and checked {} tables with {} entries, {} people. Start the server with --database {}",
        moved.tables, moved.entries, moved.users, args.to
    )?;
    Ok(())
}
