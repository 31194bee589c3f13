//! Positions that were damaged: what can still be read must make a game that holds every invariant and can
//! be played to its end, and nothing may panic.

use bastide_bots::{Playout, Rng};
use bastide_notation::parse_position;

/// Damages the text of a position in a few places and reads it.
pub fn survives_damage(text: &str, rng: &mut Rng) -> Result<(), String> {
    let damaged = damage(text, rng);
    let Ok(mut game) = parse_position(&damaged) else { return Ok(()) };
    let wrong = |what: String| format!("{what} after a damaged position:\n{damaged}");
    game.validate().map_err(|violation| wrong(violation.to_string()))?;
    let mut playout = Playout::new(rng.bits());
    for _ in 0..MOST_PLIES {
        if !playout.step(&mut game) {
            return Ok(());
        }
    }
    Err(wrong("the game does not end".to_string()))
}

/// No game takes so many plies.
const MOST_PLIES: u32 = 100_000;

fn damage(text: &str, rng: &mut Rng) -> String {
    let (header, facts) = text.split_once("\nposition\n").unwrap_or(("", text));
    let mut lines: Vec<String> = facts.lines().map(str::to_string).collect();
    for _ in 0..1 + rng.below(3) {
        let index = rng.below(lines.len() as u32) as usize;
        let words: Vec<String> = lines[index].split(' ').map(str::to_string).collect();
        let place = rng.below(words.len() as u32) as usize;
        match rng.below(6) {
            0 => drop(lines.remove(index)),
            1 => lines.push(lines[index].clone()),
            2 => {
                let entries: Vec<&str> = lines[index].split("; ").collect();
                let without = rng.below(entries.len() as u32) as usize;
                let kept = entries.iter().enumerate().filter(|(it, _)| *it != without);
                lines[index] = kept.map(|(_, entry)| *entry).collect::<Vec<_>>().join("; ");
            }
            3 => lines[index] = with_word(&words, place, &rng.below(12).to_string()),
            4 => {
                let other = rng.below(lines.len() as u32) as usize;
                let others: Vec<&str> = lines[other].split(' ').collect();
                let word = others[rng.below(others.len() as u32) as usize].to_string();
                lines[index] = with_word(&words, place, &word);
            }
            _ => {
                let swapped = rng.below(words.len() as u32) as usize;
                let mut words = words;
                words.swap(place, swapped);
                lines[index] = words.join(" ");
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    format!("{header}\nposition\n{}\n", lines.join("\n"))
}

/// The words with another one in a place; what ends an entry stays.
fn with_word(words: &[String], place: usize, word: &str) -> String {
    let mut words = words.to_vec();
    let ends = words[place].ends_with(';');
    words[place] = format!("{}{}", word.trim_end_matches([';', ':']), if ends { ";" } else { "" });
    words.join(" ")
}
