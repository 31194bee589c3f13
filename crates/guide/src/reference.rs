//! The exact rules: the pages of `docs/rules`, and every single rule by its id.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use bastide_engine::{Options, System};
use pulldown_cmark::{CowStr, Event, Parser, Tag, TagEnd, html};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../docs/rules"]
struct Files;

/// All pages and rules.
pub struct Book {
    pages: Vec<Page>,
    /// In the order of their pages.
    rules: Vec<Rule>,
    /// Where each of them is, by its id.
    places: BTreeMap<String, usize>,
}

/// One page: one system, or what belongs to all.
pub struct Page {
    /// Its name, such as `base`.
    pub name: String,
    /// The systems that it describes, by the names of set-ups.
    pub systems: Vec<String>,
    /// The tile sets that it brings.
    pub sets: Vec<String>,
    text: String,
}

/// One rule.
pub struct Rule {
    /// Its id, such as `BG-13`.
    pub id: String,
    /// The name of its page.
    pub page: String,
    /// The heading above it.
    pub heading: String,
    text: String,
}

impl Book {
    /// The shipped rules, read once.
    pub fn standard() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| {
            let mut names: Vec<Cow<str>> = Files::iter().collect();
            names.sort();
            let files = names.iter().filter_map(|name| {
                let file = Files::get(name)?;
                let text = String::from_utf8(file.data.into_owned()).ok()?;
                Some((name.strip_suffix(".md")?.to_owned(), text))
            });
            Book::read(files)
        })
    }

    fn read(files: impl Iterator<Item = (String, String)>) -> Book {
        let pages: Vec<Page> = files.map(|(name, text)| Page::read(name, text)).collect();
        let rules: Vec<Rule> = pages.iter().flat_map(Page::rules).collect();
        let places =
            rules.iter().enumerate().map(|(place, rule)| (rule.id.clone(), place)).collect();
        Book { pages, rules, places }
    }

    /// Every page.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// The page with this name.
    pub fn page(&self, name: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.name == name)
    }

    /// The page that describes a system.
    pub fn page_of(&self, system: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.systems.iter().any(|name| name == system))
    }

    /// The rule with this id. A step within a step, such as `TS-13.9`, is part of its rule.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        let whole = || id.split_once('.').and_then(|(id, _)| self.places.get(id));
        self.places.get(id).or_else(whole).map(|place| &self.rules[*place])
    }

    /// The ids of all rules.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.places.keys().map(String::as_str)
    }

    /// The rules of a system in the order of their pages, those of the turn and the score track with the
    /// base game.
    pub fn rules_of(&self, system: System) -> impl Iterator<Item = &Rule> {
        let series = system.about().series;
        let of_series =
            |rule: &&Rule| rule.id.split('-').next().is_some_and(|it| series.contains(&it));
        self.rules.iter().filter(of_series)
    }

    /// Ids and spans of them, such as `BG-10..BG-15`, as a list of ids.
    pub fn spans(&self, texts: &[String]) -> Result<Vec<String>, String> {
        let place =
            |id: &str| self.places.get(id).copied().ok_or_else(|| format!("there is no rule {id}"));
        let mut ids = Vec::new();
        for text in texts {
            let (first, last) = text.split_once("..").unwrap_or((text, text));
            let (first, last) = (place(first)?, place(last)?);
            if last < first || self.rules[first].page != self.rules[last].page {
                return Err(format!("{text} is no span of rules"));
            }
            ids.extend(self.rules[first..=last].iter().map(|rule| rule.id.clone()));
        }
        Ok(ids)
    }

    /// The rule that introduces an option: it opens with its name, or says that it is one.
    pub fn rule_of_option(&self, option: &str) -> Option<&Rule> {
        let (name, mark) = (format!("`{option}`:"), format!("ption `{option}`"));
        let introduces = |rule: &&Rule| rule.text.starts_with(&name) || rule.text.contains(&mark);
        self.rules.iter().find(introduces)
    }
}

impl Page {
    fn read(name: String, text: String) -> Page {
        let line = |start: &str| {
            let found = text.lines().find_map(|line| line.strip_prefix(start));
            found.unwrap_or_default().trim().to_owned()
        };
        let list = |key: &str| {
            let cell = line(&format!("| {key} |"));
            let names = cell.trim_end_matches('|').split(',').map(str::trim);
            let names = names.filter(|name| !name.is_empty() && *name != "-");
            names.map(str::to_owned).collect()
        };
        Page { systems: list("System"), sets: list("Needs tiles"), name, text }
    }

    /// A rule goes from the line that its id opens to the next rule, heading or blank line.
    fn rules(&self) -> Vec<Rule> {
        let mut heading = "";
        let mut rules: Vec<Rule> = Vec::new();
        let mut open = false;
        for line in self.text.lines() {
            if let Some((id, rest)) = opening(line) {
                let page = self.name.clone();
                let text = rest.trim().to_owned();
                rules.push(Rule { id, page, heading: heading.to_owned(), text });
                open = true;
            } else if let Some(title) = line.strip_prefix("## ") {
                heading = title;
                open = false;
            } else if line.trim().is_empty() {
                open = false;
            } else if let Some(rule) = rules.last_mut().filter(|_| open) {
                rule.text.push('\n');
                rule.text.push_str(line);
            }
        }
        rules
    }
}

impl Rule {
    /// The rule as HTML.
    pub fn html(&self) -> String {
        to_html(&self.text)
    }
}

/// The id that opens a line, and what follows it.
fn opening(line: &str) -> Option<(String, &str)> {
    let line = line.trim_start_matches(['-', ' ']);
    let (id, rest) = line.strip_prefix("**")?.split_once("**")?;
    let (series, number) = id.split_once('-')?;
    let capital = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    let good = !series.is_empty()
        && series.chars().all(capital)
        && !number.is_empty()
        && number.chars().all(|c| c.is_ascii_alphanumeric() || c == '.');
    good.then(|| (id.to_owned(), rest))
}

/// The text of a rule as HTML for people: ids lead to their rules, options stand by the name that the page
/// has for them, and links to files are plain words.
fn to_html(text: &str) -> String {
    let events = Parser::new(text).filter_map(|event| match event {
        Event::Code(code) => Some(Event::InlineHtml(coded(&code))),
        Event::Start(Tag::Link { .. }) | Event::End(TagEnd::Link) => None,
        // A page goes by its name.
        Event::Text(text) if text.contains(".md") => {
            Some(Event::Text(text.replace(".md", "").into()))
        }
        other => Some(other),
    });
    let mut out = String::new();
    html::push_html(&mut out, events);
    match out.rfind(" [").filter(|_| out.trim_end().ends_with("]</p>")) {
        // Where the rule comes from.
        Some(source) => {
            let (rule, source) = out.split_at(source);
            let source = source.trim_end().trim_start_matches(" [").trim_end_matches("]</p>");
            format!("{rule} <small>{source}</small></p>\n")
        }
        None => out,
    }
}

fn coded(code: &str) -> CowStr<'static> {
    // An option with one of its values.
    if let Some((option, value)) = code.split_once(" = ") {
        return format!("{}: {}", coded(option), coded(value)).into();
    }
    let is_id = code.split_once('-').is_some_and(|(series, _)| {
        let ours = |system: &System| system.about().series.contains(&series);
        System::ALL.iter().any(ours)
    });
    let is_option = Options::names().any(|(name, _)| *name == code) || code == "base.farmers";
    let plain = code.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
    let html = match (is_id, is_option) {
        (true, _) => format!(r#"<a href="/rules/{plain}">{plain}</a>"#),
        (_, true) => format!(r#"<i data-option="{plain}"></i>"#),
        // A system is known by its name too.
        _ if System::from_name(code).is_some() => format!(r#"<i data-system="{plain}"></i>"#),
        _ => format!("<i>{}</i>", plain.replace('_', " ")),
    };
    html.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_and_every_option_is_explained() {
        let book = Book::standard();
        for system in System::ALL {
            assert!(book.page_of(system.name()).is_some(), "{}", system.name());
        }
        for (option, _) in Options::names() {
            let rule = book.rule_of_option(option);
            assert!(rule.is_some(), "{option}");
        }
    }

    #[test]
    fn rules_are_found_by_their_ids() {
        let book = Book::standard();
        let rule = book.rule("BG-13").unwrap();
        assert_eq!(rule.page, "base");
        assert!(rule.html().contains("edge types must agree"), "{}", rule.html());
        for id in ["TS-6", "TS-10", "TS-13", "TS-13.9", "TS-17", "TS-E2"] {
            assert!(book.rule(id).is_some(), "{id}");
        }
        assert!(book.rule("BG-9999").is_none());
    }

    #[test]
    fn spans_are_lists_of_ids() {
        let book = Book::standard();
        let spans =
            |texts: &[&str]| book.spans(&texts.iter().map(|it| it.to_string()).collect::<Vec<_>>());
        assert_eq!(spans(&["BG-12..BG-14", "IC-1"]).unwrap(), ["BG-12", "BG-13", "BG-14", "IC-1"]);
        for wrong in ["BG-9999", "BG-14..BG-12", "BG-12..IC-1"] {
            assert!(spans(&[wrong]).is_err(), "{wrong}");
        }
    }

    /// Neither script nor the name of an option or file: people read this.
    #[test]
    fn rules_are_words_for_people() {
        let book = Book::standard();
        for rule in &book.rules {
            let html = rule.html();
            assert!(!html.contains("<script") && !html.contains("<code"), "{}", rule.id);
            assert!(!html.contains(".md") && !html.contains(".toml"), "{}: {html}", rule.id);
            let shown = html.replace("data-option=\"", "=");
            for (option, _) in Options::names() {
                let named = shown.match_indices(option).any(|(at, _)| !shown[..at].ends_with('='));
                assert!(!named, "{}: {html}", rule.id);
            }
        }
    }

    #[test]
    fn every_rule_belongs_to_a_system() {
        let book = Book::standard();
        let all: usize = System::ALL.iter().map(|system| book.rules_of(*system).count()).sum();
        assert_eq!(all, book.rules.len());
    }
}
