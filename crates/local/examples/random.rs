//! Random games a second on one core, as `web/measure/engine.mjs` asks for them: `random PRESET PLAYERS
//! GAMES` plays so many and prints the seconds that they took.

use std::time::Instant;

use bastide_local::Engine;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| arguments.get(at).and_then(|it| it.parse::<u32>().ok()).unwrap_or(2);
    let Some(preset) = arguments.first() else { return };
    let (engine, begin) = (Engine::new(), Instant::now());
    let played = engine.play_random(preset, number(1) as u8, number(2));
    println!("{} {played}", begin.elapsed().as_secs_f64());
}
