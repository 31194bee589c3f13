//! The players of an arena as they are typed, such as `best:ms=200,name=quick`.

use std::time::Duration;

use bastide_bots::best::{Budget, think};
use bastide_bots::{Level, Style, uct_action};
use bastide_engine::{Action, Game};

/// The players with a budget, and the options that they take.
const SEARCHERS: [(&str, &[&str]); 2] =
    [("uct", &["ms", "playouts", "name"]), ("best", &["ms", "positions", "threads", "name"])];

/// The option that all take.
const LEVEL_OPTIONS: &[&str] = &["name"];

/// The options of a level that has styles.
const STYLED_OPTIONS: &[&str] = &["style", "name"];

/// What UCT may spend where nothing is said.
const DEFAULT_PLAYOUTS: u64 = 1_000;

/// What the best player may spend where nothing is said.
const DEFAULT_POSITIONS: u64 = 20_000;

/// A player with its name in the table.
#[derive(Clone, Debug)]
pub struct Contender {
    pub name: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Level(&'static Level),
    Uct(Budget),
    Best(Budget),
}

impl Contender {
    /// Reads a player, or says what is wrong and what there is to choose from.
    pub fn parse(text: &str) -> Result<Contender, String> {
        let (kind, options) = match text.split_once(':') {
            Some((kind, options)) => (kind, Options::parse(kind, options)?),
            None => (text, Options::default()),
        };
        let kind = match kind {
            "uct" => Kind::Uct(options.budget(DEFAULT_PLAYOUTS)),
            "best" => Kind::Best(options.budget(DEFAULT_POSITIONS)),
            _ => {
                let level = Level::named(kind).ok_or_else(|| unknown_kind(kind))?;
                let styled = options.style.and_then(|style| level.in_style(style));
                Kind::Level(styled.unwrap_or(level))
            }
        };
        Ok(Contender { name: options.name.unwrap_or_else(|| text.to_string()), kind })
    }

    /// What the player does; nothing where no player is asked.
    pub fn choose(&self, game: &Game, seed: u64) -> Option<Action> {
        match &self.kind {
            Kind::Level(level) => level.choose(game, seed),
            Kind::Uct(budget) => uct_action(game, budget, seed),
            Kind::Best(budget) => Some(think(game, budget)?.candidates.first()?.action),
        }
    }
}

/// What stands after the colon.
#[derive(Default)]
struct Options {
    name: Option<String>,
    time: Option<Duration>,
    /// Positions or playouts, whichever the player counts.
    positions: Option<u64>,
    threads: Option<u64>,
    style: Option<Style>,
}

impl Options {
    fn parse(kind: &str, text: &str) -> Result<Options, String> {
        let searcher = SEARCHERS.iter().find(|(name, _)| *name == kind);
        let level = Level::named(kind).map(|level| match level.styles().next() {
            Some(_) => STYLED_OPTIONS,
            None => LEVEL_OPTIONS,
        });
        let known =
            searcher.map(|(_, known)| *known).or(level).ok_or_else(|| unknown_kind(kind))?;
        let mut options = Options::default();
        let mut seen = Vec::new();
        for option in text.split(',') {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            if !known.contains(&name) {
                return Err(format!(
                    "{kind} has no option \"{name}\": it takes {}",
                    listed(known, "and")
                ));
            }
            if seen.contains(&name) {
                return Err(format!("{kind}:{text} sets {name} twice"));
            }
            seen.push(name);
            options.set(name, value)?;
        }
        Ok(options)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "name" if value.is_empty() => return Err("name= needs a name after it".to_string()),
            "name" => self.name = Some(value.to_string()),
            "style" => {
                let known = Style::ALL.map(Style::name);
                let wrong = || format!("style={value} is not valid: use {}", listed(&known, "or"));
                self.style = Some(Style::named(value).ok_or_else(wrong)?);
            }
            "threads" => self.threads = Some(number(name, value, 1)?.min(64)),
            "ms" => self.time = Some(Duration::from_millis(number(name, value, 1)?)),
            // Even without a search, the best player looks at every action once.
            "positions" => self.positions = Some(number(name, value, 0)?),
            _ => self.positions = Some(number(name, value, 1)?),
        }
        Ok(())
    }

    fn budget(&self, default_positions: u64) -> Budget {
        let Options { time, positions, threads, .. } = *self;
        let default = time.is_none().then_some(default_positions);
        let threads = threads.unwrap_or(1) as usize;
        Budget { time, positions: positions.or(default), threads, ..Budget::default() }
    }
}

/// A whole number that is large enough.
fn number(name: &str, value: &str, least: u64) -> Result<u64, String> {
    let wrong = || format!("{name}={value} is not valid: use a whole number from {least} up");
    value.parse().ok().filter(|number| *number >= least).ok_or_else(wrong)
}

fn unknown_kind(kind: &str) -> String {
    let mut known = Level::names();
    known.push("uct");
    format!("there is no player \"{kind}\": choose {}", listed(&known, "or"))
}

/// Names in a row, as in `random, greedy or uct`.
fn listed(names: &[&str], last: &str) -> String {
    match names {
        [] => String::new(),
        [only] => only.to_string(),
        [others @ .., end] => format!("{} {last} {end}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(text: &str) -> (Option<u64>, Option<u64>) {
        let millis = |time: Duration| time.as_millis() as u64;
        match Contender::parse(text).unwrap().kind {
            Kind::Uct(budget) | Kind::Best(budget) => (budget.time.map(millis), budget.positions),
            Kind::Level(level) => panic!("{level:?} has no budget"),
        }
    }

    #[test]
    fn a_player_is_its_kind_with_a_budget() {
        assert_eq!(budget("best:ms=200"), (Some(200), None));
        assert_eq!(budget("best:positions=0"), (None, Some(0)));
        assert_eq!(budget("best"), (None, Some(DEFAULT_POSITIONS)));
        assert_eq!(budget("uct:playouts=5000,ms=1000"), (Some(1000), Some(5000)));
        assert_eq!(budget("uct"), (None, Some(DEFAULT_PLAYOUTS)));
    }

    #[test]
    fn a_player_is_called_what_was_typed_unless_it_is_named() {
        let name = |text| Contender::parse(text).unwrap().name;
        assert_eq!(name("greedy"), "greedy");
        assert_eq!(name("uct:ms=50"), "uct:ms=50");
        assert_eq!(name("uct:ms=50,name=the yardstick"), "the yardstick");
        assert_eq!(name("random:name=dice"), "dice");
    }

    #[test]
    fn a_level_in_the_middle_plays_in_a_style() {
        let level = |text| match Contender::parse(text).unwrap().kind {
            Kind::Level(level) => level.name,
            kind => panic!("{kind:?} is no level"),
        };
        assert_eq!(level("marius:style=farmer"), "marius:style=farmer");
        assert_eq!(level("alienor:name=A,style=thief"), "alienor:style=thief");
        assert_eq!(level("marius"), "marius");
        let wrong = |text| Contender::parse(text).unwrap_err();
        let styles = "style=poet is not valid: use builder, farmer or thief";
        assert_eq!(wrong("marius:style=poet"), styles);
        assert_eq!(wrong("odile:style=thief"), "odile has no option \"style\": it takes name");
    }

    #[test]
    fn mistakes_say_what_is_known() {
        let wrong = |text| Contender::parse(text).unwrap_err();
        let kinds = "choose odile, gaspard, margot, marius, alienor, thibaut, sancha, raimond, random, greedy, best or uct";
        assert_eq!(wrong("bset"), format!("there is no player \"bset\": {kinds}"));
        assert_eq!(wrong("bset:ms=1"), format!("there is no player \"bset\": {kinds}"));
        assert_eq!(wrong(""), format!("there is no player \"\": {kinds}"));
        let options = "uct has no option \"positions\": it takes ms, playouts and name";
        assert_eq!(wrong("uct:positions=5"), options);
        assert_eq!(wrong("greedy:ms=5"), "greedy has no option \"ms\": it takes name");
        assert_eq!(
            wrong("best:"),
            "best has no option \"\": it takes ms, positions, threads and name"
        );
        assert_eq!(wrong("uct:ms=1,ms=2"), "uct:ms=1,ms=2 sets ms twice");
        assert_eq!(wrong("uct:name="), "name= needs a name after it");
    }

    #[test]
    fn a_budget_of_nothing_is_refused() {
        for text in ["best:ms=0", "uct:ms=0", "uct:playouts=0", "uct:ms", "best:ms=-1", "best:ms=x"]
        {
            let error = Contender::parse(text).unwrap_err();
            assert!(error.contains("is not valid: use a whole number from 1 up"), "{error}");
        }
    }
}
