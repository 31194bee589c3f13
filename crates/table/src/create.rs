//! New tables: a set-up, seats and a few wishes.

use std::sync::Arc;

use bastide_engine::{Preset, Rules};
use bastide_protocol::{Text, WireSetup};
use bastide_wire::site::First;

use crate::event::{Entry, Event, Seed, Terms, Time};
use crate::line::player_name;
use crate::person::Person;
use crate::play::{Play, tiles_in_all};
use crate::refusal::Refusal;
use crate::seat::{Seat, Sitter, free_colour};
use crate::table::{Table, rules};

/// What somebody wants to play.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NewTable {
    /// The set-up; its players are those at the table.
    pub setup: WireSetup,
    /// A preset, for what the set-up leaves open.
    pub preset: Option<String>,
    /// The seats.
    pub seats: Vec<SeatPlan>,
    /// Whether it is listed and anyone can join.
    pub public: bool,
    /// Whether the page may help with more than the rules need.
    pub assists: bool,
    /// Who plays first.
    pub first: First,
    /// A secret for its invite link.
    pub invite: String,
    /// What all draws will follow from.
    pub seed: Seed,
    /// The most tiles that it may have; any number if it is left out.
    pub most_tiles: Option<u32>,
    /// Whether those who watch can chat.
    pub watchers_chat: bool,
}

/// Who should sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatPlan {
    /// The host, or somebody at the host's screen.
    Host {
        /// Their name, if it is not the host's.
        name: Option<String>,
    },
    /// Anyone who joins.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
        /// What it is called.
        name: String,
    },
}

impl Table {
    /// What comes of a wish for a new table: the first entries of its log. The game begins at once if no
    /// seat is open.
    pub fn create(new: &NewTable, host: &Person, at: Time) -> Result<Vec<Entry>, Refusal> {
        let (terms, rules) = terms(new, host)?;
        must_be_playable(new, &rules)?;
        Table::opened(terms, at)
    }

    pub(crate) fn opened(terms: Terms, at: Time) -> Result<Vec<Entry>, Refusal> {
        let by = Some(terms.host.clone());
        let created = Event::Created(Box::new(terms));
        let mut entries = vec![Entry { seq: 0, at, by, ack: None, event: created }];
        let table = Table::load(&entries).expect("a log of one entry");
        entries.extend(table.numbered(table.beginning(table.seats())?, at, None));
        Ok(entries)
    }
}

/// What a table is made with, and the rules of its game.
pub(crate) fn terms(new: &NewTable, host: &Person) -> Result<(Terms, Arc<Rules>), Refusal> {
    if !(1..=8).contains(&new.seats.len()) {
        return Err(Refusal::SeatCount);
    }
    let setup = setup(new)?;
    let names: Vec<String> = (1..=new.seats.len()).map(|seat| format!("Player {seat}")).collect();
    let rules = rules(&setup, &names).map_err(Refusal::BadSetup)?;
    let terms = Terms {
        host: host.id.clone(),
        setup,
        preset: new.preset.clone(),
        systems: rules.systems.names(),
        seats: seats(&new.seats, host)?,
        public: new.public,
        assists: new.assists,
        first: new.first,
        invite: new.invite.clone(),
        seed: new.seed,
        watchers_chat: new.watchers_chat,
        brought: None,
    };
    Ok((terms, rules))
}

/// Whether the game has a turn for somebody, and no more tiles than it may have.
fn must_be_playable(new: &NewTable, rules: &Arc<Rules>) -> Result<(), Refusal> {
    let mut play = Play::new(rules.clone(), &new.seed);
    let count = tiles_in_all(play.game()) as u32;
    if let Some(most) = new.most_tiles.filter(|most| count > *most) {
        return Err(Refusal::TooManyTiles { count, most });
    }
    let opening = play.opening().map_err(Refusal::BadSetup)?;
    play.enter(None, &opening).map_err(Refusal::BadSetup)?;
    play.asked().map(|_| ()).ok_or(Refusal::NoTiles)
}

/// The set-up without players. Draws are the table's, so nobody can bring a seed; and where anyone can
/// join, nobody may know the tiles.
fn setup(new: &NewTable) -> Result<WireSetup, Refusal> {
    let mut setup = WireSetup { players: Vec::new(), ..new.setup.clone() };
    if setup.seed.is_some() {
        return Err(Refusal::SeedGiven);
    }
    if setup.tiles.is_some() {
        return Err(Refusal::TilesGiven);
    }
    if new.public && (setup.draw.is_some() || setup.chance.is_some()) {
        return Err(Refusal::ScriptedPublic);
    }
    if let Some(name) = &new.preset {
        let preset = Preset::named(name).ok_or_else(|| Refusal::NoPreset(name.clone()))?;
        // Whoever changes the systems of a preset wants the tiles of those systems.
        if setup.systems.is_none() {
            setup.systems = Some(preset.systems().iter().map(ToString::to_string).collect());
            let sets = || preset.sets().iter().map(|set| (set.to_string(), 1)).collect();
            setup.sets.get_or_insert_with(sets);
            let options = setup.options.get_or_insert_default();
            for (name, value) in preset.options() {
                options.entry(name.to_string()).or_insert_with(|| Text(value.to_string()));
            }
        }
    }
    Ok(setup)
}

fn seats(plans: &[SeatPlan], host: &Person) -> Result<Vec<Seat>, Refusal> {
    let mut seats: Vec<Seat> = Vec::with_capacity(plans.len());
    for plan in plans {
        seats.push(match plan {
            SeatPlan::Host { name } => {
                let name = name.as_deref().map_or(Ok(host.name.clone()), player_name)?;
                Seat::human(host, &name, free_colour(&seats, &host.colour))
            }
            SeatPlan::Open => Seat::open(),
            SeatPlan::Bot { level, name } => {
                let sitter = Sitter::Bot { level: level.clone() };
                Seat { sitter, name: name.clone(), ..Seat::open() }
            }
        });
    }
    // The host's favourite colour is theirs, wherever they sit: bots take what is left.
    for number in 0..seats.len() {
        if matches!(seats[number].sitter, Sitter::Bot { .. }) {
            seats[number].colour = free_colour(&seats, "");
        }
    }
    Ok(seats)
}
