//! The UCT player: a tree search that knows nothing but the rules and random playouts. It is the
//! common yardstick for players of games like this one.
//!
//! The tree holds moves and no positions. Every iteration starts from a copy of the game, plays its way
//! down, samples chance where chance is asked, and adds the first node that is new.

use std::ops::Range;

use bastide_engine::{Action, Game, Move, Pending, Player};

use crate::best::{Budget, Stop};
use crate::playout::Playout;
use crate::rng::{Rng, game_seed};

/// How strongly UCB1 prefers what was tried less often.
const EXPLORATION: f64 = 0.5;

/// The tree stops growing here, at about 200 MB; playouts then start from its leaves.
const MOST_NODES: usize = 4_000_000;

const ROOT: usize = 0;

/// Chooses the action that the search tried most often; nothing where no player is asked. The positions
/// of the budget are playouts, of which there is at least one. With a number of playouts alone, the same
/// seed chooses the same.
pub fn uct_action(game: &Game, budget: &Budget, seed: u64) -> Option<Action> {
    let actions = game.distinct_actions();
    if actions.len() <= 1 {
        return actions.first().copied();
    }
    let stop = Stop::after(budget);
    let mut search = Search::new(game, seed);
    let mut playouts = 0;
    while playouts == 0 || !stop.is_reached(playouts) {
        search.iterate();
        playouts += 1;
    }
    search.most_tried()
}

/// A move in the tree.
struct Node {
    /// The move that leads here; nothing at the root.
    entry: Option<Move>,
    /// Who chose it; nobody where chance did.
    chosen_by: Option<Player>,
    visits: u32,
    /// Wins of the player who chose it; shared ones count in parts.
    won: f64,
    /// What can follow. Empty until the search gets here for the second time.
    children: Range<usize>,
}

impl Node {
    fn new(entry: Option<Move>, chosen_by: Option<Player>) -> Node {
        Node { entry, chosen_by, visits: 0, won: 0.0, children: 0..0 }
    }

    /// The upper confidence bound of what choosing this node is worth.
    fn bound(&self, log_of_all_visits: f64) -> f64 {
        let visits = self.visits as f64;
        self.won / visits + EXPLORATION * (log_of_all_visits / visits).sqrt()
    }
}

struct Search<'a> {
    start: &'a Game,
    /// The game of the current iteration.
    game: Game,
    nodes: Vec<Node>,
    /// The nodes of the current iteration, from the root down.
    path: Vec<usize>,
    rng: Rng,
    playout: Playout,
}

impl<'a> Search<'a> {
    fn new(start: &'a Game, seed: u64) -> Search<'a> {
        Search {
            start,
            game: start.clone(),
            nodes: vec![Node::new(None, None)],
            path: Vec::new(),
            rng: Rng::new(game_seed(seed, 0)),
            playout: Playout::new(game_seed(seed, 1)),
        }
    }

    /// Goes down the tree to a new node, plays the game to its end and credits the winners.
    fn iterate(&mut self) {
        self.game.clone_from(self.start);
        self.path.clear();
        self.path.push(ROOT);
        let mut node = ROOT;
        while let Some(child) = self.next(node) {
            match self.nodes[child].entry {
                Some(Move::Action(action)) => self.game.play_unchecked(action),
                Some(Move::Outcome(outcome)) => self.game.resolve_unchecked(outcome),
                None => unreachable!("the root is nobody's child"),
            }
            self.path.push(child);
            node = child;
            if self.nodes[child].visits == 0 {
                break;
            }
        }
        self.playout.finish(&mut self.game);
        self.credit_winners();
    }

    /// The node to go on with; nothing where the game is over or the tree is full.
    fn next(&mut self, node: usize) -> Option<usize> {
        if self.nodes[node].children.is_empty() {
            self.expand(node);
        }
        let children = self.nodes[node].children.clone();
        match self.game.pending() {
            Pending::Decide(..) => self.select(children),
            Pending::Chance(_) => {
                let outcome = self.game.sample(|bound| self.rng.below(bound)).map(Move::Outcome);
                children.into_iter().find(|child| self.nodes[*child].entry == outcome)
            }
            Pending::Over => None,
        }
    }

    /// Adds everything that can follow a node, side by side and untried.
    fn expand(&mut self, node: usize) {
        if self.nodes.len() >= MOST_NODES {
            return;
        }
        let first = self.nodes.len();
        match self.game.pending() {
            Pending::Decide(player, _) => {
                let moves = self.game.distinct_actions().into_iter().map(Move::Action);
                self.nodes.extend(moves.map(|entry| Node::new(Some(entry), Some(player))));
            }
            Pending::Chance(_) => {
                let outcomes = self.game.outcomes().into_iter();
                let moves = outcomes.map(|(outcome, _)| Move::Outcome(outcome));
                self.nodes.extend(moves.map(|entry| Node::new(Some(entry), None)));
            }
            Pending::Over => {}
        }
        self.nodes[node].children = first..self.nodes.len();
    }

    /// One of the untried children at random, or the one with the highest bound if all were tried.
    fn select(&mut self, children: Range<usize>) -> Option<usize> {
        let nodes = &self.nodes;
        let untried = || children.clone().filter(|child| nodes[*child].visits == 0);
        match untried().count() {
            0 => {
                let visits: u32 = nodes[children.clone()].iter().map(|child| child.visits).sum();
                let log = (visits as f64).ln();
                let bound = |child: &usize| nodes[*child].bound(log);
                children.max_by(|a, b| bound(a).total_cmp(&bound(b)))
            }
            count => untried().nth(self.rng.below(count as u32) as usize),
        }
    }

    /// Counts the finished game for every node on the path.
    fn credit_winners(&mut self) {
        let scores = self.game.scores();
        let highest = scores.iter().max();
        let winners = scores.iter().filter(|score| Some(*score) == highest).count();
        for node in &self.path {
            let node = &mut self.nodes[*node];
            node.visits += 1;
            if node.chosen_by.is_some_and(|player| Some(&scores[player.index()]) == highest) {
                node.won += 1.0 / winners as f64;
            }
        }
    }

    fn most_tried(&self) -> Option<Action> {
        let children = &self.nodes[self.nodes[ROOT].children.clone()];
        match children.iter().max_by_key(|child| child.visits)?.entry {
            Some(Move::Action(action)) => Some(action),
            _ => None,
        }
    }
}
