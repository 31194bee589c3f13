//! Who is at which table on other nodes. Each node counts what it tells, so that whoever has missed something notices it
//! with the next beat and asks; a node that is not heard of any more is gone, and so are the people there.

use std::collections::{BTreeSet, HashMap};
use std::time::{Duration, Instant};

use super::message::{Attending, Gossip, Here};
use crate::ids::TableId;

/// A node that has not been heard of for so long is gone.
pub const GONE_AFTER: Duration = Duration::from_secs(12);

/// Who is where on other nodes.
#[derive(Debug, Default)]
pub struct Directory {
    nodes: HashMap<String, Node>,
}

#[derive(Debug)]
struct Node {
    told: u64,
    heard: Instant,
    tables: HashMap<TableId, Here>,
}

/// What comes of a message.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Heard {
    /// The tables at which somebody has come or left.
    pub changed: BTreeSet<TableId>,
    /// The node that has to be asked for everything, because something was missed.
    pub ask: Option<String>,
}

impl Directory {
    /// Takes note of what another node tells.
    pub fn hear(&mut self, gossip: Gossip, now: Instant) -> Heard {
        let mut heard = Heard::default();
        match gossip {
            Gossip::Beat { node, told } => {
                let known = self.nodes.get_mut(&node);
                let complete = known.is_some_and(|known| {
                    known.heard = now;
                    known.told == told
                });
                heard.ask = (!complete).then_some(node);
            }
            Gossip::Attends { node, told, at } => match self.nodes.get_mut(&node) {
                Some(known) => {
                    if told != known.told + 1 {
                        heard.ask = Some(node);
                    }
                    (known.heard, known.told) = (now, told);
                    heard.changed.extend(known.note(at));
                }
                None => heard.ask = Some(node),
            },
            Gossip::All { node, told, first, at } => {
                let fresh = || Node { told, heard: now, tables: HashMap::new() };
                let known = self.nodes.entry(node).or_insert_with(fresh);
                if first {
                    heard.changed.extend(known.tables.drain().map(|(table, _)| table));
                }
                (known.heard, known.told) = (now, told);
                heard.changed.extend(at.into_iter().filter_map(|at| known.note(at)));
            }
            Gossip::Bye { node } => {
                let gone = self.nodes.remove(&node);
                heard.changed.extend(gone.into_iter().flat_map(|node| node.tables.into_keys()));
            }
            Gossip::Ask { .. } => {}
        }
        heard
    }

    /// Forgets nodes that have not been heard of for long, and gives the tables at which people were there.
    pub fn expire(&mut self, now: Instant) -> BTreeSet<TableId> {
        let mut changed = BTreeSet::new();
        self.nodes.retain(|_, node| {
            let is_gone = now.saturating_duration_since(node.heard) > GONE_AFTER;
            if is_gone {
                changed.extend(node.tables.drain().map(|(table, _)| table));
            }
            !is_gone
        });
        changed
    }

    /// Who is at a table on all other nodes together.
    pub fn at(&self, table: &TableId) -> Here {
        let mut all = Here::default();
        for here in self.nodes.values().filter_map(|node| node.tables.get(table)) {
            all.sockets += here.sockets;
            all.users.extend(here.users.iter().cloned());
        }
        all.users.sort_unstable();
        all.users.dedup();
        all
    }

    /// How many other nodes there are.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }
}

impl Node {
    /// Takes note of who is at a table, and gives the table if that is news.
    fn note(&mut self, Attending { table, here }: Attending) -> Option<TableId> {
        let before = match here == Here::default() {
            true => self.tables.remove(&table),
            false => self.tables.insert(table.clone(), here.clone()),
        };
        (before.unwrap_or_default() != here).then_some(table)
    }
}

#[cfg(test)]
mod tests {
    use bastide_table::UserId;

    use super::*;

    fn here(users: &[&str], sockets: usize) -> Here {
        Here { users: users.iter().map(|user| UserId((*user).to_owned())).collect(), sockets }
    }

    fn node() -> String {
        "a".to_owned()
    }

    #[test]
    fn whoever_has_missed_something_asks_for_everything() {
        let (mut directory, now, table) = (Directory::default(), Instant::now(), TableId::random());
        let beat = |told| Gossip::Beat { node: node(), told };
        assert_eq!(directory.hear(beat(0), now).ask, Some(node()), "it is new");
        let at = || Attending { table: table.clone(), here: here(&["ann"], 2) };
        let all = Gossip::All { node: node(), told: 3, first: true, at: vec![at()] };
        let heard = directory.hear(all.clone(), now);
        assert_eq!((heard.changed.len(), heard.ask), (1, None));
        assert_eq!(directory.hear(beat(3), now), Heard::default());
        assert_eq!(directory.at(&table), here(&["ann"], 2));
        let left = Attending { table: table.clone(), here: Here::default() };
        let gossip = Gossip::Attends { node: node(), told: 5, at: left };
        let heard = directory.hear(gossip, now);
        assert_eq!((heard.changed.len(), heard.ask), (1, Some(node())), "one was missed");
        assert_eq!(directory.at(&table), Here::default());
        assert_eq!(directory.hear(beat(6), now).ask, Some(node()));
        directory.hear(all, now);
        let empty = Gossip::All { node: node(), told: 6, first: true, at: Vec::new() };
        assert_eq!(directory.hear(empty, now).changed.len(), 1, "what is not told is over");
    }

    #[test]
    fn people_are_gone_with_their_node() {
        let (mut directory, now, table) = (Directory::default(), Instant::now(), TableId::random());
        for name in ["a", "b"] {
            let at = vec![Attending { table: table.clone(), here: here(&["ann", name], 1) }];
            directory.hear(Gossip::All { node: name.to_owned(), told: 0, first: true, at }, now);
        }
        assert_eq!(directory.at(&table), here(&["a", "ann", "b"], 2));
        let later = now + GONE_AFTER + Duration::from_millis(1);
        directory.hear(Gossip::Beat { node: "b".to_owned(), told: 0 }, later);
        assert_eq!(directory.expire(later).len(), 1);
        assert_eq!(directory.at(&table), here(&["ann", "b"], 1));
        let heard = directory.hear(Gossip::Bye { node: "b".to_owned() }, later);
        assert_eq!((heard.changed.len(), directory.nodes()), (1, 0));
        assert_eq!(directory.at(&table), Here::default());
    }
}
