//! `cargo xtask appends`: where the database's limit lies. Three clients write to PostgreSQL what three nodes would,
//! in groups of several sizes, with nothing else in between.

use std::path::Path;

use crate::cluster::{self, DATABASE, Node, Storage};
use crate::failure::Failure;
use crate::services::{Durability, Services};

/// Moves that are stored in one transaction.
const GROUPS: [u32; 5] = [1, 4, 16, 64, 256];

/// A node writes in one transaction at a time.
const NODES: u32 = 3;

/// How long each size is measured, in seconds.
const SECONDS: u32 = 10;

/// The tables that are written to, and the numbers of entries in their logs.
const PREPARE: &str = "create sequence bench; \
    insert into tables (id, stage, public, people, host, bots, updated, length, listing) \
    select 'bench_' || node || '_' || n, 'running', true, 2, 'nobody', 0, 0, 0, repeat('x', 700) \
    from generate_series(0, 2) node, generate_series(1, 256) n";

/// Builds the server, whose tables are used, and prints a table.
pub fn run(root: &Path) -> Result<(), Failure> {
    let program = cluster::build(root, false)?;
    let services = Services::start("appends", Durability::Full)?;
    services.postgres.create(DATABASE)?;
    let mut node = Node::new(0, &program, Storage::shared(&services, DATABASE), &[])?;
    node.start(&services.sandbox, &[])?;
    node.wait_until_ready()?;
    node.kill();
    services.postgres.psql(DATABASE, PREPARE)?;
    println!("| moves in a group | transactions a second | moves a second |");
    println!("|---:|---:|---:|");
    for group in GROUPS {
        let file = services.sandbox.folder().join("group.sql");
        let failed = |error| Failure::Io(file.display().to_string(), error);
        std::fs::write(&file, script(group)).map_err(failed)?;
        let said = services.postgres.pgbench(DATABASE, &file, NODES, SECONDS)?;
        let missing = || Failure::Verdict(format!("pgbench says no rate: {said}"));
        let rate = rate(&said).ok_or_else(missing)?;
        println!("| {group} | {rate:.0} | {:.0} |", rate * f64::from(group));
    }
    Ok(())
}

/// What a node does for a group of moves: an entry in the log of each table, and its line in the lists.
fn script(group: u32) -> String {
    let tables = format!("generate_series(1, {group}) n");
    let name = "'bench_' || :client_id || '_' || n";
    format!(
        "BEGIN;\n\
         INSERT INTO events (table_id, seq, entry) \
         SELECT {name}, nextval('bench'), repeat('x', 200) FROM {tables};\n\
         UPDATE tables SET length = length + 1, listing = repeat(chr(65 + (length % 20)::int), 700) \
         FROM {tables} WHERE id = {name};\n\
         COMMIT;\n"
    )
}

/// Transactions a second, as pgbench says it.
fn rate(said: &str) -> Option<f64> {
    let line = said.lines().find_map(|line| line.strip_prefix("tps = "))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_is_one_transaction_and_its_rate_is_read() {
        assert_eq!(script(16).matches("generate_series(1, 16)").count(), 2);
        let said = "latency average = 1.2 ms\ntps = 812.5 (without initial connection time)\n";
        assert_eq!(rate(said), Some(812.5));
        assert_eq!(rate("pgbench: error"), None);
    }
}
