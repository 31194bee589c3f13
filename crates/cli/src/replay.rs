//! `bastide replay`: a game file as a log with points explained, a board and scores.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use bastide_engine::{
    Event, FigureKind, Game, Log, Match, Move, Pending, Player, Report as Told, Topic,
};
use bastide_notation::{print_action, print_outcome};
use serde::Serialize;

use crate::board_text;
use crate::failure::Failure;
use crate::game_file;
use crate::table::Heading::{Left, Right};
use crate::table::{counted, write_table};
use crate::words;

/// The arguments of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game file, or a position; - reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Stop after each move and show the board whenever it changes; Enter continues, q quits
    #[arg(long, conflicts_with = "json")]
    step: bool,

    /// Print the replay as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if args.step && game_file::is_standard_input(&args.file) {
        let why = "--step reads keys from standard input, so name a game file instead of -";
        return Err(Failure::Input(why.into()));
    }
    let played = game_file::read(&args.file)?;
    if args.json {
        return write_json(&played, out);
    }
    if args.step {
        return step_through(&played, out);
    }
    for ply in Replay::new(&played) {
        write_events(&ply, out)?;
    }
    let game = played.game();
    writeln!(out)?;
    write_board(game, out)?;
    writeln!(out, "\n{}\n", board_text::legend(game))?;
    write_scores(game, out)
}

/// A move that was made again, and what happened.
struct Ply {
    /// The move in the notation.
    text: String,
    /// The events in words; turns begin lines of their own.
    events: Vec<(bool, String)>,
}

/// Makes the moves of a match again, one by one.
struct Replay<'a> {
    moves: std::slice::Iter<'a, Move>,
    again: Match,
}

impl Replay<'_> {
    fn new(played: &Match) -> Replay<'_> {
        let again = played.first(0);
        Replay { moves: played.moves().iter(), again }
    }
}

impl Iterator for Replay<'_> {
    type Item = Ply;

    fn next(&mut self) -> Option<Ply> {
        let entry = *self.moves.next()?;
        let first = self.again.moves().is_empty();
        let text = match entry {
            Move::Action(action) => print_action(self.again.game(), action),
            Move::Outcome(outcome) => print_outcome(self.again.game(), outcome),
        };
        let mut events = Vec::new();
        if first {
            // The first turn began with the game, before any log could be kept.
            let game = self.again.game();
            events.push(Event::Turn { player: game.turn_player(), number: game.turn_number() });
        }
        let mut log = Log::on();
        self.again.enter(entry, &mut log).expect("the file was played before");
        events.extend(log.into_events());
        let game = self.again.game();
        let describe =
            |event: Event| (matches!(event, Event::Turn { .. }), words::describe(game, &event));
        Some(Ply { text, events: events.into_iter().map(describe).collect() })
    }
}

fn write_events(ply: &Ply, out: &mut impl Write) -> Result<(), Failure> {
    for (heading, text) in &ply.events {
        let indent = if *heading { "" } else { "  " };
        writeln!(out, "{indent}{text}")?;
    }
    Ok(())
}

fn write_board(game: &Game, out: &mut impl Write) -> Result<(), Failure> {
    for line in board_text::draw(game) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// One move at a time, with the board whenever it looks different.
fn step_through(played: &Match, out: &mut impl Write) -> Result<(), Failure> {
    let mut keys = io::stdin().lock();
    let mut replay = Replay::new(played);
    let mut shown = board_text::draw(replay.again.game());
    let moves = played.moves().len();
    for number in 1..=moves {
        let Some(ply) = replay.next() else { break };
        writeln!(out, "[{number}/{moves}] {}", ply.text)?;
        write_events(&ply, out)?;
        let board = board_text::draw(replay.again.game());
        if board != shown {
            writeln!(out)?;
            write_board(replay.again.game(), out)?;
            writeln!(out)?;
            shown = board;
        }
        write!(out, "Enter: next, q: quit ")?;
        out.flush()?;
        let mut key = String::new();
        // An end of the input means that nobody is there to go on.
        if keys.read_line(&mut key).unwrap_or(0) == 0 || key.trim() == "q" {
            writeln!(out)?;
            return Ok(());
        }
    }
    writeln!(out, "{}\n", board_text::legend(played.game()))?;
    write_scores(played.game(), out)
}

fn write_scores(game: &Game, out: &mut impl Write) -> Result<(), Failure> {
    let rows: Vec<Vec<String>> = players(game)
        .map(|player| {
            let won = game.pending() == Pending::Over && game.winners().contains(player);
            vec![
                words::name(game, player),
                game.markers(player).total().to_string(),
                if won { "won".into() } else { String::new() },
                in_hand(game, player),
            ]
        })
        .collect();
    let headings = [Left("player"), Right("score"), Left(""), Left("in hand")];
    write_table(out, &headings, &rows)?;
    if game.pending() != Pending::Over {
        let left = counted(game.bag().left() as usize, "tile");
        writeln!(out, "\nthe game is in progress: {left} left")?;
    }
    Ok(())
}

/// `5 meeple, 1 abbot, 2 wine`.
fn in_hand(game: &Game, player: Player) -> String {
    let supply = game.supply(player);
    let figures = FigureKind::ALL
        .into_iter()
        .filter(|kind| supply.has(*kind))
        .map(|kind| format!("{} {}", supply.of(kind), words::figure_word(kind)));
    let tokens = game.report(Topic::Tokens(player));
    let tokens = tokens.iter().filter_map(|(token, held)| match held {
        Told::Number(number) if *number > 0 => Some(format!("{number} {token}")),
        _ => None,
    });
    figures.chain(tokens).collect::<Vec<_>>().join(", ")
}

fn players(game: &Game) -> impl Iterator<Item = Player> {
    (0..game.rules().players()).map(Player)
}

/// A replay for programs.
#[derive(Serialize)]
struct Report {
    players: Vec<String>,
    moves: Vec<MoveReport>,
    board: Vec<String>,
    scores: Vec<u16>,
    over: bool,
    winners: Vec<String>,
}

#[derive(Serialize)]
struct MoveReport {
    #[serde(rename = "move")]
    text: String,
    events: Vec<String>,
}

fn write_json(played: &Match, out: &mut impl Write) -> Result<(), Failure> {
    let game = played.game();
    let over = game.pending() == Pending::Over;
    let moves = Replay::new(played).map(|ply| MoveReport {
        text: ply.text,
        events: ply.events.into_iter().map(|(_, text)| text).collect(),
    });
    let winners = players(game).filter(|player| over && game.winners().contains(*player));
    let report = Report {
        players: game.rules().setup().players.clone(),
        moves: moves.collect(),
        board: board_text::draw(game),
        scores: game.scores(),
        over,
        winners: winners.map(|player| words::name(game, player)).collect(),
    };
    let json = serde_json::to_string_pretty(&report).expect("plain data");
    Ok(writeln!(out, "{json}")?)
}
