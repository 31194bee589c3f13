//! Training: games of the player against itself, and a network that tells how they went on.

use std::sync::Arc;

use bastide_engine::{Action, Chance, Game, Pending, Player, Rules};

use super::net::{HIDDEN, Net, hidden};
use super::sight::{BESIDE_MAP, INPUTS, Looker, SCALE, Sight};
use super::{Budget, Eyes, Outlook, Sense, search};
use crate::greedy::greedy_action;
use crate::left::Left;
use crate::rng::{Rng, game_seed};

/// How much of what a position is held to promise comes from the network's own word for the next
/// turn, and not from the game's end: the luck of a long game would drown what one turn does.
const TRUST: f32 = 0.2;

/// What a position showed of a player, and what came of it, in tens of points.
#[derive(Clone, Debug)]
pub struct Sample {
    sight: Sight,
    told: f32,
}

/// Who plays a game of the training. A network that only ever meets itself never finds out what it
/// misses: where nobody farms, farms seem worth little.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trainee {
    /// The network.
    Plain,
    /// The network, with farms looking larger than they are.
    Fond,
    /// The greedy player, from whom nothing is learned.
    Greedy,
}

const FOND_OF_FARMS: Eyes = Eyes(&[(Sense::Farms, 1.6)]);

impl Trainee {
    /// Of ten seats five are plain, two are fond of farms and three are greedy; a first one is plain.
    fn seated(players: u8, rng: &mut Rng) -> Vec<Trainee> {
        let first = rng.below(players as u32);
        let seat = |number| match rng.below(10) {
            _ if number == first => Trainee::Plain,
            0..5 => Trainee::Plain,
            5..7 => Trainee::Fond,
            _ => Trainee::Greedy,
        };
        (0..players as u32).map(seat).collect()
    }
}

/// Plays a game, with a network or as the greedy player, and gives what each turn's end showed.
/// Choices that are nearly as good are taken as well, so that the network gets to know what comes of
/// them.
pub fn game_samples(rules: &Arc<Rules>, net: Option<&Net>, seed: u64) -> Vec<Sample> {
    let mut rng = Rng::new(game_seed(seed, 0));
    let seats = match net {
        Some(_) => Trainee::seated(rules.players(), &mut rng),
        None => vec![Trainee::Plain; rules.players() as usize],
    };
    let mut game = Game::new(rules.clone());
    let mut looker = Looker::default();
    let mut seen: Vec<(Sight, Player, f32)> = Vec::new();
    let mut turn = 0;
    loop {
        match game.pending() {
            Pending::Over => break,
            Pending::Chance(chance) => {
                if chance == Chance::Draw && game.turn_number() != turn {
                    turn = game.turn_number();
                    let shown = looker.look(&game, &mut Left::of(&game));
                    for player in (0..rules.players()).map(Player) {
                        let index = player.index();
                        if seats[index] == Trainee::Greedy {
                            continue;
                        }
                        seen.push((shown.sights[index], player, shown.scores[index]));
                    }
                }
                let outcome = game.sample(|bound| rng.below(bound)).expect("chance is asked");
                game.resolve_unchecked(outcome);
            }
            Pending::Decide(player, _) => {
                let action = match (net, seats[player.index()]) {
                    (None, _) | (_, Trainee::Greedy) => greedy_action(&game, &mut rng),
                    (Some(net), Trainee::Plain) => explored(net, Eyes::OPEN, &game, &mut rng),
                    (Some(net), Trainee::Fond) => explored(net, FOND_OF_FARMS, &game, &mut rng),
                };
                game.play_unchecked(action.expect("a player is asked"));
            }
        }
    }
    let mut told = game.scores().into_iter().map(|score| score as f32).collect::<Vec<f32>>();
    let mut samples: Vec<Sample> = Vec::with_capacity(seen.len());
    for (sight, player, then) in seen.into_iter().rev() {
        let told = &mut told[player.index()];
        samples.push(Sample { sight, told: (*told - then) / SCALE });
        if let Some(net) = net {
            *told = TRUST * (then + net.points(&sight)) + (1.0 - TRUST) * *told;
        }
    }
    samples.reverse();
    samples
}

/// The best action by the first look, with up to two points of noise.
fn explored(net: &Net, eyes: Eyes, game: &Game, rng: &mut Rng) -> Option<Action> {
    let budget = Budget { width: 12, first_look: 1_000, ..Budget::positions(0) };
    let analysis = search(Outlook::from(game, net, eyes), game, &budget)?;
    let noise = |rng: &mut Rng| rng.below(1 << 16) as f32 / 32768.0;
    let noisy = analysis.candidates.iter().map(|it| (it.margin + noise(rng), it.action));
    noisy.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, action)| action)
}

/// A network with small random weights, to which what lies beside the map counts as it is judged by
/// hand.
pub fn untrained(seed: u64) -> Net {
    let mut rng = Rng::new(seed);
    let mut weight = || (rng.below(2001) as f32 / 1000.0 - 1.0) * (1.5 / INPUTS as f32).sqrt();
    let weights: Vec<f32> = (0..Net::WEIGHTS).map(|_| weight()).collect();
    let mut net = Net::from_weights(&weights).expect("as many weights as it has");
    net.direct = [0.0; INPUTS];
    net.direct[BESIDE_MAP].fill(1.0);
    net.hidden.iter_mut().for_each(|weights| weights[BESIDE_MAP].fill(0.0));
    net.out.iter_mut().for_each(|out| *out *= 0.3);
    net
}

/// Fits a network to samples by Adam, over all of them so many times; gives the mean error in points of
/// each time.
pub fn fit(net: &Net, samples: &[Sample], epochs: u32, rate: f32, seed: u64) -> (Net, Vec<f32>) {
    const BATCH: usize = 256;
    let mut rng = Rng::new(seed);
    let mut weights = net.weights();
    let (mut mean, mut square) = (vec![0.0f32; weights.len()], vec![0.0f32; weights.len()]);
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let (mut errors, mut step) = (Vec::new(), 0i32);
    for epoch in 0..epochs {
        for last in (1..order.len()).rev() {
            order.swap(last, rng.below(last as u32 + 1) as usize);
        }
        let rate = rate * 0.5 * (1.0 + (std::f32::consts::PI * epoch as f32 / epochs as f32).cos());
        let mut squares = 0.0f64;
        for batch in order.chunks(BATCH) {
            let net = Net::from_weights(&weights).expect("as many weights as it has");
            let mut slope = vec![0.0f32; weights.len()];
            for number in batch {
                let error = add_slope(&net, &samples[*number as usize], &mut slope);
                squares += (error * error) as f64;
            }
            step += 1;
            let (first, second) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for (index, weight) in weights.iter_mut().enumerate() {
                let slope = slope[index] / batch.len() as f32;
                mean[index] = 0.9 * mean[index] + 0.1 * slope;
                square[index] = 0.999 * square[index] + 0.001 * slope * slope;
                let change = mean[index] / first / ((square[index] / second).sqrt() + 1e-8);
                *weight -= rate * (change + 1e-3 * *weight);
            }
        }
        errors.push((squares / samples.len() as f64).sqrt() as f32 * SCALE);
    }
    (Net::from_weights(&weights).expect("as many weights as it has"), errors)
}

/// Adds the slope of the squared error of one sample, in the order of the weights; gives the error.
fn add_slope(net: &Net, sample: &Sample, slope: &mut [f32]) -> f32 {
    let sight = &sample.sight;
    let error = net.points(sight) / SCALE - sample.told;
    let (hidden_slopes, rest) = slope.split_at_mut(HIDDEN * INPUTS);
    let (bias, rest) = rest.split_at_mut(HIDDEN);
    let (out, rest) = rest.split_at_mut(HIDDEN);
    for index in 0..HIDDEN {
        let value = hidden(&net.hidden[index], net.bias[index], sight);
        if value > 0.0 {
            out[index] += error * value;
            let through = error * net.out[index];
            bias[index] += through;
            let weights = &mut hidden_slopes[index * INPUTS..][..INPUTS];
            weights.iter_mut().zip(sight).for_each(|(weight, input)| *weight += through * input);
        }
    }
    rest[..INPUTS].iter_mut().zip(sight).for_each(|(weight, input)| *weight += error * input);
    rest[INPUTS] += error;
    error
}
