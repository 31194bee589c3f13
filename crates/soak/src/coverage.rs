//! What has happened in games, so that a reader sees what was exercised and what never occurred.

use std::collections::BTreeMap;
use std::mem::{Discriminant, discriminant};

use bastide_engine::{
    Action, Cause, Choice, Counted, Decision, Event, Move, Options, Rules, System,
};

use crate::spoiled::ways_to_spoil;

/// Names with how often each occurred, those that never did included.
pub type Counts = BTreeMap<String, u64>;

/// Counts over games.
#[derive(Default)]
pub struct Coverage {
    decisions: Tally<Decision>,
    actions: Tally<Action>,
    choices: Tally<Choice>,
    events: Tally<Event>,
    causes: Tally<Cause>,
    terms: Tally<Counted>,
    /// Rules that refused an action.
    refusals: Counts,
    /// Ways in which a set-up was spoiled, each with the rule that refused it.
    spoiled: Counts,
    /// Systems and parts, options with their values, and numbers of players.
    systems: Counts,
    options: Counts,
    players: Counts,
}

impl Coverage {
    pub(crate) fn count_rules(&mut self, rules: &Rules) {
        for system in rules.systems.iter() {
            add(&mut self.systems, system.name().to_string(), 1);
            for part in system.parts().filter(|part| rules.systems.has_part(*part)) {
                add(&mut self.systems, format!("{}/{}", system.name(), part.name()), 1);
            }
        }
        let given = &rules.setup().options;
        for (name, values) in Options::names() {
            let set = given.iter().rev().find(|(given, _)| given == name);
            let value = set.map_or(values[0], |(_, value)| value.as_str());
            add(&mut self.options, format!("{name} {value}"), 1);
        }
        add(&mut self.players, rules.players().to_string(), 1);
    }

    pub(crate) fn count_decision(&mut self, decision: Decision) {
        self.decisions.count(&decision, decision.variant());
    }

    pub(crate) fn count_move(&mut self, entry: Move) {
        if let Move::Action(action) = entry {
            self.actions.count(&action, action.variant());
            if let Action::Choose(choice) = action {
                self.choices.count(&choice, choice.word());
            }
        }
    }

    pub(crate) fn count_event(&mut self, event: &Event) {
        self.events.count(event, event.variant());
        if let Event::Scored(award) = event {
            self.causes.count(&award.cause, award.cause.variant());
            let terms = award.value.terms().iter();
            terms.for_each(|term| self.terms.count(&term.what, term.what.variant()));
        }
    }

    pub(crate) fn count_refusal(&mut self, rule: String) {
        add(&mut self.refusals, rule, 1);
    }

    pub(crate) fn count_spoiled(&mut self, way: &str, rule: &str) {
        add(&mut self.spoiled, format!("{way} ({rule})"), 1);
    }

    /// Adds what another one has counted.
    pub fn merge(&mut self, other: Coverage) {
        self.decisions.merge(other.decisions);
        self.actions.merge(other.actions);
        self.choices.merge(other.choices);
        self.events.merge(other.events);
        self.causes.merge(other.causes);
        self.terms.merge(other.terms);
        let own = [&mut self.refusals, &mut self.spoiled, &mut self.systems];
        let own = own.into_iter().chain([&mut self.options, &mut self.players]);
        let others = [other.refusals, other.spoiled, other.systems, other.options, other.players];
        for (own, other) in own.zip(others) {
            other.into_iter().for_each(|(name, number)| add(own, name, number));
        }
    }

    /// What is listed and never occurred, each with the heading of its table.
    pub fn missing(&self) -> Vec<String> {
        let tables = self.tables();
        let none = tables.iter().flat_map(|(heading, counts)| {
            let none = counts.iter().filter(|(_, number)| **number == 0);
            none.map(move |(name, _)| format!("{heading}: {name}"))
        });
        none.collect()
    }

    /// All counts, each with its heading.
    pub fn tables(&self) -> Vec<(&'static str, Counts)> {
        let numbers: Vec<String> = (1..=8).map(|number: u8| number.to_string()).collect();
        vec![
            ("decisions", self.decisions.counts(Decision::VARIANTS)),
            ("actions", self.actions.counts(Action::VARIANTS)),
            ("choices", self.choices.counts(&Choice::all().map(Choice::word).collect::<Vec<_>>())),
            ("events", self.events.counts(Event::VARIANTS)),
            ("causes of points", self.causes.counts(Cause::VARIANTS)),
            ("terms of points", self.terms.counts(Counted::VARIANTS)),
            ("rules that refused actions", self.refusals.clone()),
            ("spoiled set-ups refused", with_expected(&self.spoiled, &missing_ways(&self.spoiled))),
            ("systems and parts", with_expected(&self.systems, &all_systems())),
            ("options", with_expected(&self.options, &all_options())),
            ("players", with_expected(&self.players, &numbers)),
        ]
    }
}

fn add(counts: &mut Counts, name: String, number: u64) {
    *counts.entry(name).or_default() += number;
}

fn with_expected(counts: &Counts, expected: &[String]) -> Counts {
    let mut all = counts.clone();
    expected.iter().for_each(|name| add(&mut all, name.clone(), 0));
    all
}

fn missing_ways(counts: &Counts) -> Vec<String> {
    let seen = |way: &str| counts.keys().any(|name| name.starts_with(&format!("{way} (")));
    ways_to_spoil().filter(|way| !seen(way)).map(String::from).collect()
}

fn all_systems() -> Vec<String> {
    let names = System::ALL.into_iter().flat_map(|system| {
        let parts = system.parts();
        let parts = parts.map(move |part| format!("{}/{}", system.name(), part.name()));
        std::iter::once(system.name().to_string()).chain(parts)
    });
    names.collect()
}

fn all_options() -> Vec<String> {
    let options = Options::names();
    options.flat_map(|(name, values)| values.iter().map(move |it| format!("{name} {it}"))).collect()
}

/// Counts the variants of an enum. It is on the path of every move, and so it looks for a variant
/// in a short list by what tells variants apart, and not by its name.
struct Tally<T>(Vec<(Discriminant<T>, &'static str, u64)>);

impl<T> Default for Tally<T> {
    fn default() -> Tally<T> {
        Tally(Vec::new())
    }
}

impl<T> Tally<T> {
    fn count(&mut self, value: &T, name: &'static str) {
        let variant = discriminant(value);
        match self.0.iter_mut().find(|(known, ..)| *known == variant) {
            Some((.., number)) => *number += 1,
            None => self.0.push((variant, name, 1)),
        }
    }

    fn merge(&mut self, other: Tally<T>) {
        for (variant, name, more) in other.0 {
            match self.0.iter_mut().find(|(known, ..)| *known == variant) {
                Some((.., number)) => *number += more,
                None => self.0.push((variant, name, more)),
            }
        }
    }

    fn counts(&self, expected: &[&str]) -> Counts {
        let mut counts: Counts = expected.iter().map(|name| (name.to_string(), 0)).collect();
        self.0.iter().for_each(|(_, name, number)| add(&mut counts, name.to_string(), *number));
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game;

    /// Games after which nothing is missing. Add some if a new system needs them.
    const ENOUGH_GAMES: u64 = 3_000;

    /// Set-ups and moves follow from the seed, so that what these games show, they always show.
    #[test]
    fn everything_that_is_listed_occurs() {
        let mut coverage = Coverage::default();
        for index in 0..ENOUGH_GAMES {
            if let Err(problem) = game::play(5, index, false, &mut coverage) {
                panic!("{problem}");
            }
        }
        assert_eq!(coverage.missing(), [""; 0]);
    }
}
