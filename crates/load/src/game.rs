//! Games, one after the other, between the same people.

use std::sync::Arc;

use bastide_wire::site::SeatWish;
use futures_util::future::join_all;
use tokio::task::JoinSet;

use crate::ledger::Ledger;
use crate::person::Person;
use crate::player::Player;
use crate::run::{Retry, Run};
use crate::sight::{Heard, Sight};
use crate::site::Trouble;
use crate::stats::Stall;
use crate::watch::watch;

/// How often the transcript of a game is asked for before it counts as not verified.
const TRIES: usize = 8;

/// Who plays against the first person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Another client of the run.
    Person,
    /// A bot of the server.
    Bot,
}

/// Plays games until the run is over.
pub async fn keep_playing(
    run: Arc<Run>,
    opponent: Opponent,
    watchers: usize,
    mut rng: fastrand::Rng,
) {
    let mut people = Vec::new();
    let mut retry = Retry::default();
    while run.phase().has_games() {
        match begin(&run, &mut people, opponent).await {
            Ok(id) => {
                retry = Retry::default();
                run.stats.lock().started += 1;
                play_out(&run, id, &people, watchers, &mut rng).await;
            }
            Err(trouble) => {
                run.trouble(&trouble);
                if trouble.code() == "unknown-guest" {
                    people.clear();
                }
                retry.pause(&mut rng).await;
            }
        }
    }
}

/// Makes a game and takes all its seats, which begins it.
async fn begin(run: &Run, people: &mut Vec<Person>, opponent: Opponent) -> Result<String, Trouble> {
    let (number, wish) = match opponent {
        Opponent::Person => (2, SeatWish::Open {}),
        Opponent::Bot => (1, SeatWish::Bot { level: run.plan.level.clone() }),
    };
    let _turn = run.turn_to_begin().await;
    while people.len() < number {
        people.push(run.site.guest().await?);
    }
    let (id, invite) = run.site.create(&people[0], run.plan.preset.as_deref(), wish).await?;
    for guest in &people[1..] {
        run.site.join(guest, &id, &invite).await?;
    }
    Ok(id)
}

/// Plays a game until it or the run is over, and makes sure that the server has kept it.
async fn play_out(
    run: &Arc<Run>,
    id: String,
    people: &[Person],
    watchers: usize,
    rng: &mut fastrand::Rng,
) {
    // Whoever watches leaves when the game is over: the set ends its tasks when it is dropped.
    let mut audience = JoinSet::new();
    for _ in 0..watchers {
        audience.spawn(watch(run.clone(), id.clone(), rng.fork()));
    }
    let ledger = Arc::new(Ledger::new(id, people.len()));
    let players = people.iter().enumerate().map(|(seat, guest)| {
        Player::new(run.clone(), ledger.clone(), guest.clone(), seat, rng.fork()).play()
    });
    let players: Vec<_> = players.collect();
    let is_over = join_all(players).await.contains(&true);
    drop(audience);
    if !is_over {
        let still = ledger.still(run.played_until(), run.played_since());
        let (version, against_bot) = (ledger.version(), ledger.is_against_bot());
        let stall = Stall::until_now(&ledger.id, version, against_bot, still);
        run.stats.lock().stood_still(stall);
        run.stats.lock().stuck += u64::from(!waits(run, &ledger.id, people, rng).await);
    }
    settle(run, &people[0], &ledger, rng).await;
    run.stats.lock().finished += u64::from(is_over);
}

/// Whether a game that was not played to its end is over or waits for one of its people. A bot that has its
/// turn gets some time to take it.
async fn waits(run: &Run, id: &str, people: &[Person], rng: &mut fastrand::Rng) -> bool {
    let mut retry = Retry::default();
    for _ in 0..TRIES {
        for person in people {
            let Ok(view) = run.site.view(person, id).await else { continue };
            let mut sight = Sight::default();
            let is_read = Heard::read(&view).is_ok_and(|view| sight.update(&view, rng).is_ok());
            if is_read && (sight.over || sight.choice.is_some()) {
                return true;
            }
        }
        retry.pause(rng).await;
    }
    false
}

/// Compares what was acknowledged with what is in the transcript, with patience for a server that
/// is just starting again.
async fn settle(run: &Run, person: &Person, ledger: &Ledger, rng: &mut fastrand::Rng) {
    let mut retry = Retry::default();
    for _ in 0..TRIES {
        match run.check(person, ledger).await {
            Ok(found) => {
                let mut counts = run.stats.lock();
                counts.unasked += ledger.unasked(&found);
                counts.checked += ledger.acknowledged();
                return;
            }
            Err(trouble) => trouble.count(&run.stats),
        }
        retry.pause(rng).await;
    }
    run.stats.lock().unverified += 1;
}
