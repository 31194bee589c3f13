//! The rules of the game as the page shows them: the pages of `docs/rules`, and every single rule
//! by its id.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use pulldown_cmark::{Options, Parser, html};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../docs/rules"]
struct Files;

/// All pages and rules.
pub struct Book {
    pages: Vec<Page>,
    rules: BTreeMap<String, Rule>,
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
        let mut book = Book { pages: Vec::new(), rules: BTreeMap::new() };
        for (name, text) in files {
            let page = Page::read(name, text);
            book.rules.extend(page.rules().map(|rule| (rule.id.clone(), rule)));
            book.pages.push(page);
        }
        book
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
        let whole = || id.split_once('.').and_then(|(id, _)| self.rules.get(id));
        self.rules.get(id).or_else(whole)
    }

    /// The ids of all rules.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.rules.keys().map(String::as_str)
    }

    /// The rule that introduces an option: it opens with its name, or says that it is one.
    pub fn rule_of_option(&self, option: &str) -> Option<&Rule> {
        let (name, mark) = (format!("`{option}`:"), format!("ption `{option}`"));
        let introduces = |rule: &&Rule| rule.text.starts_with(&name) || rule.text.contains(&mark);
        self.rules.values().find(introduces)
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

    /// The page as HTML.
    pub fn html(&self) -> String {
        to_html(&self.text)
    }

    /// A rule goes from the line that its id opens to the next rule, heading or blank line.
    fn rules(&self) -> impl Iterator<Item = Rule> {
        let mut rules: Vec<Rule> = Vec::new();
        let mut open = false;
        for line in self.text.lines() {
            if let Some((id, rest)) = opening(line) {
                let page = self.name.clone();
                let text = rest.trim().to_owned();
                rules.push(Rule { id, page, text });
                open = true;
            } else if line.trim().is_empty() || line.starts_with("## ") {
                open = false;
            } else if let Some(rule) = rules.last_mut().filter(|_| open) {
                rule.text.push('\n');
                rule.text.push_str(line);
            }
        }
        rules.into_iter()
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

fn to_html(text: &str) -> String {
    let mut out = String::new();
    html::push_html(&mut out, Parser::new_ext(text, Options::ENABLE_TABLES));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::{Options, System};

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
    fn markup_of_rules_is_ours_alone() {
        for page in Book::standard().pages() {
            assert!(!page.html().contains("<script"), "{}", page.name);
        }
    }
}
