//! `bastide doctor`: whether everything in the data folder or the database of a server is as it should be.

use std::io::Write;

use bastide_server::{Place, examine};
use indicatif::ProgressBar;

use crate::address::Address;
use crate::failure::Failure;

/// Arguments of `bastide doctor`.
#[derive(clap::Args)]
pub struct Args {
    /// The data folder of a server, or the address of its PostgreSQL database; the server may be running
    #[arg(value_parser = Address(Place::read))]
    data: Place,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let name = &args.data;
    let runtime = tokio::runtime::Runtime::new()?;
    let bar = ProgressBar::new(0);
    let mut progress = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let checkup = runtime.block_on(examine(&args.data, &mut progress));
    bar.finish_and_clear();
    let checkup = checkup.map_err(|error| Failure::File(format!("{name}: {error}")))?;
    for problem in &checkup.problems {
        writeln!(out, "{problem}")?;
    }
    if !checkup.problems.is_empty() {
        return Err(Failure::Found(format!("{name}: {} found", problems(checkup.problems.len()))));
    }
    writeln!(
        out,
        "{name} is in order: {} tables with {} entries, {} people.",
        checkup.tables, checkup.entries, checkup.users
    )?;
    Ok(())
}

fn problems(number: usize) -> String {
    match number {
        1 => "1 problem".to_owned(),
        _ => format!("{number} problems"),
    }
}
