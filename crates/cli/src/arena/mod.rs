//! `bastide arena`: bots play each other, and the winners are counted.

use std::io::Write;
use std::time::{Duration, Instant};

use bastide_bots::{Level, Rng, game_seed};
use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, Pending, Player};

use crate::failure::Failure;
use crate::setup_args::{SetupArgs, choices};
use crate::table::Heading::{Left, Right};
use crate::table::write_table;

/// The arguments of the command.
#[derive(clap::Args, Debug)]
#[command(after_help = choices())]
pub struct Args {
    #[command(flatten)]
    setup: SetupArgs,

    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,

    /// What chance and the bots' own choices follow from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// The bots by level; they change seats from game to game
    #[arg(value_name = "LEVEL", default_values_t = ["greedy".to_owned(), "random".to_owned()])]
    bots: Vec<String>,
}

/// What one bot has done so far.
#[derive(Clone, Default)]
struct Account {
    /// Wins; a shared one counts in parts.
    won: f64,
    points: u64,
    decisions: u64,
    slowest: Duration,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let levels: Result<Vec<Level>, Failure> = args.bots.iter().map(|name| level(name)).collect();
    let levels = levels?;
    let setup = SetupArgs { players: levels.len(), ..args.setup.clone() };
    let rules = setup.rules()?;
    let mut accounts = vec![Account::default(); levels.len()];
    for index in 0..args.games {
        let dealer = Dealer::from_text(&format!("arena {} {index}", args.seed));
        let mut rng = Rng::new(game_seed(args.seed, index));
        let mut played = Match::new(rules.clone());
        let bot_at = |seat: Player| (seat.index() + index as usize) % levels.len();
        loop {
            dealer
                .deal(&mut played, &mut Log::off())
                .map_err(|it| Failure::Found(it.to_string()))?;
            let Pending::Decide(player, _) = played.game().pending() else { break };
            let account = &mut accounts[bot_at(player)];
            let start = Instant::now();
            let action = levels[bot_at(player)].choose(played.game(), rng.bits());
            account.slowest = account.slowest.max(start.elapsed());
            account.decisions += 1;
            let action = action.expect("a player is asked");
            played.play(action, &mut Log::off()).map_err(|it| Failure::Found(it.to_string()))?;
        }
        let winners: Vec<Player> = played.game().winners().iter().collect();
        for winner in &winners {
            accounts[bot_at(*winner)].won += 1.0 / winners.len() as f64;
        }
        for (seat, score) in played.game().scores().into_iter().enumerate() {
            accounts[bot_at(Player(seat as u8))].points += score as u64;
        }
    }
    let headings =
        [Left("bot"), Right("won"), Right("points"), Right("decisions"), Right("slowest ms")];
    let games = args.games.max(1) as f64;
    let rows: Vec<Vec<String>> = args
        .bots
        .iter()
        .zip(&accounts)
        .map(|(name, account)| {
            vec![
                name.clone(),
                format!("{:.1} of {}", account.won, args.games),
                format!("{:.1}", account.points as f64 / games),
                format!("{:.0}", account.decisions as f64 / games),
                format!("{:.1}", account.slowest.as_secs_f64() * 1000.0),
            ]
        })
        .collect();
    Ok(write_table(out, &headings, &rows)?)
}

fn level(name: &str) -> Result<Level, Failure> {
    Level::from_name(name).ok_or_else(|| {
        let known = bastide_bots::LEVELS.join(", ");
        Failure::Input(format!("there is no bot \"{name}\": it is one of {known}"))
    })
}
