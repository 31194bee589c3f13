//! Path data in few bytes: half units, relative steps, no needless separators.

use std::fmt::Write;

use crate::vector::{Cubic, P};

/// A coordinate to half a unit, as short as SVG allows: `12`, `.5`, `-3.5`.
pub fn short(value: f64) -> String {
    let mut text = String::new();
    push_halves(&mut text, halves(value), false, &mut false);
    text
}

/// A factor to two places, as short as SVG allows.
pub fn factor(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    text.strip_prefix("0.").map_or(text.to_owned(), |rest| format!(".{rest}"))
}

fn halves(value: f64) -> i64 {
    (value * 2.0).round() as i64
}

/// Appends a number of half units; `spaced` says that a number came before it, `dotted` whether
/// that one had a fraction, in which case a leading dot separates as well as a blank.
fn push_halves(text: &mut String, value: i64, spaced: bool, dotted: &mut bool) {
    let (whole, half) = (value.abs() / 2, value.abs() % 2 == 1);
    let dot_first = half && whole == 0;
    if value < 0 {
        text.push('-');
    } else if spaced && !(dot_first && *dotted) {
        text.push(' ');
    }
    if !dot_first {
        let _ = write!(text, "{whole}");
    }
    if half {
        text.push_str(".5");
    }
    *dotted = half;
}

/// Writes path data.
#[derive(Default)]
pub struct Pen {
    data: String,
    at: (i64, i64),
    command: char,
    dotted: bool,
    /// Whether `at` is where the renderer stands, so that a relative move is possible.
    known: bool,
}

impl Pen {
    pub fn new() -> Pen {
        Pen::default()
    }

    /// Path data so far.
    pub fn data(self) -> String {
        self.data
    }

    fn command(&mut self, letter: char, numbers: &[i64]) {
        // A repeated move would be read as a line.
        let same = self.command == letter && !matches!(letter, 'M' | 'm');
        if !same {
            self.data.push(letter);
            self.dotted = false;
        }
        for (index, number) in numbers.iter().enumerate() {
            push_halves(&mut self.data, *number, same || index > 0, &mut self.dotted);
        }
        self.command = letter;
    }

    fn step(&self, to: P) -> (i64, i64) {
        (halves(to.x) - self.at.0, halves(to.y) - self.at.1)
    }

    /// Moves without drawing, by the shorter of the two commands.
    pub fn go(&mut self, to: P) -> &mut Pen {
        let (x, y) = (halves(to.x), halves(to.y));
        let (dx, dy) = (x - self.at.0, y - self.at.1);
        let length = |a: i64, b: i64| short(a as f64 / 2.0).len() + short(b as f64 / 2.0).len();
        if self.known && length(dx, dy) < length(x, y) {
            self.command('m', &[dx, dy]);
        } else {
            self.command('M', &[x, y]);
        }
        (self.at, self.known) = ((x, y), true);
        self
    }

    pub fn line(&mut self, to: P) -> &mut Pen {
        let (dx, dy) = self.step(to);
        match (dx, dy) {
            (dx, 0) => self.command('h', &[dx]),
            (0, dy) => self.command('v', &[dy]),
            (dx, dy) => self.command('l', &[dx, dy]),
        }
        self.at = (halves(to.x), halves(to.y));
        self
    }

    pub fn cubic(&mut self, one: P, two: P, to: P) -> &mut Pen {
        let steps = [one, two, to].map(|q| self.step(q));
        self.command('c', &steps.map(|(x, y)| [x, y]).concat());
        self.at = (halves(to.x), halves(to.y));
        self
    }

    pub fn close(&mut self) -> &mut Pen {
        self.data.push('z');
        self.command = 'z';
        // Closing returns to the start, which nobody kept.
        self.known = false;
        self
    }

    /// A dot, which shows as a disc under a round line cap.
    pub fn dot(&mut self, at: P) -> &mut Pen {
        self.stamp(at, "h0")
    }

    /// A fixed piece of relative path data, begun at a point.
    pub fn stamp(&mut self, at: P, rest: &str) -> &mut Pen {
        self.go(at);
        self.data.push_str(rest);
        self.command = 'z';
        // A closed piece and a dot end where they began.
        self.known = rest.ends_with('z') || rest == "h0";
        self
    }

    pub fn polyline(&mut self, line: &[P]) -> &mut Pen {
        for (index, q) in line.iter().enumerate() {
            if index == 0 {
                self.go(*q)
            } else {
                self.line(*q)
            };
        }
        self
    }

    pub fn polygon(&mut self, ring: &[P]) -> &mut Pen {
        if let Some(first) = ring.first() {
            self.polyline(ring).close();
            (self.at, self.known) = ((halves(first.x), halves(first.y)), true);
        }
        self
    }

    pub fn chain(&mut self, chain: &[Cubic]) -> &mut Pen {
        for (index, c) in chain.iter().enumerate() {
            if index == 0 {
                self.go(c[0]);
            }
            self.cubic(c[1], c[2], c[3]);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vector::p;

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        assert_eq!([0.0, 0.5, -0.5, 12.26, -3.0].map(short), ["0", ".5", "-.5", "12.5", "-3"]);
        assert_eq!([1.0, 0.75, 1.2].map(factor), ["1", ".75", "1.2"]);
    }

    #[test]
    fn steps_are_relative_and_commands_are_not_repeated() {
        let mut pen = Pen::new();
        pen.polygon(&[p(1.0, 2.0), p(3.5, 2.0), p(4.0, 5.5), p(4.5, 6.0)]);
        pen.dot(p(100.0, 120.0)).dot(p(101.0, 121.0));
        assert_eq!(pen.data(), "M1 2h2.5l.5 3.5.5.5zm99 118h0m1 1h0");
    }
}
