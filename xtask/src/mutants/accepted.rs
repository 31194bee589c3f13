//! `docs/mutants.toml`: survivors that somebody has looked at, each with the reason why no test can
//! or should notice it.

use super::sample::Mutant;
use crate::tree::{Line, Problem, Tree};

/// Where they are.
pub const LIST: &str = "docs/mutants.toml";

/// The survivors of the list.
#[derive(Default)]
pub struct Accepted {
    entries: Vec<Entry>,
}

/// A survivor without its position, which changes with every edit above it: the line of code says
/// which of several changes of a function is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    mutant: String,
    code: String,
}

impl Entry {
    fn of(mutant: &Mutant, tree: &Tree) -> Entry {
        let file = tree.file(&mutant.file);
        let code = file.and_then(|file| file.text.lines().nth(mutant.line - 1)).unwrap_or("");
        let code = code.trim().to_string();
        Entry { mutant: format!("{}: {}", mutant.file, mutant.change), code }
    }
}

impl Accepted {
    /// Reads the list. An entry without a reason is a problem, and so is one that means none of
    /// `mutants`, which are all that there are.
    pub fn read(tree: &Tree, mutants: &[Mutant]) -> (Accepted, Vec<Problem>) {
        let mut accepted = Accepted::default();
        let Some(file) = tree.file(LIST) else { return (accepted, Vec::new()) };
        let parsed: toml::Table = match file.text.parse() {
            Ok(parsed) => parsed,
            Err(error) => {
                return (accepted, vec![file.problem(Line(1), format!("not TOML: {error}"))]);
            }
        };
        let known: Vec<Entry> = mutants.iter().map(|mutant| Entry::of(mutant, tree)).collect();
        let mut problems = Vec::new();
        let survivors = parsed.get("survivor").and_then(toml::Value::as_array);
        for (index, survivor) in survivors.into_iter().flatten().enumerate() {
            let text = |key: &str| {
                survivor.get(key).and_then(toml::Value::as_str).unwrap_or_default().to_string()
            };
            let headings = file.lines().filter(|(_, text)| text.trim() == "[[survivor]]");
            let line = headings.map(|(line, _)| line).nth(index).unwrap_or(Line(1));
            let entry = Entry { mutant: text("mutant"), code: text("code") };
            if text("reason").trim().is_empty() {
                problems.push(file.problem(line, "the survivor has no reason"));
            }
            if !known.contains(&entry) {
                problems.push(file.problem(line, "this mutant no longer exists: delete it"));
            }
            accepted.entries.push(entry);
        }
        (accepted, problems)
    }

    /// Whether the survivor is in the list.
    pub fn contains(&self, mutant: &Mutant, tree: &Tree) -> bool {
        self.entries.contains(&Entry::of(mutant, tree))
    }
}

/// The survivor as the list has it, for somebody to add the reason.
pub fn stanza(mutant: &Mutant, tree: &Tree) -> String {
    let Entry { mutant, code } = Entry::of(mutant, tree);
    let quoted = |text: String| toml::Value::String(text).to_string();
    format!("[[survivor]]\nmutant = {}\ncode = {}\nreason = \"\"\n", quoted(mutant), quoted(code))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "fn left(&self) -> u8 {\n    self.all - self.drawn\n}\n";

    fn mutant(line: usize) -> Mutant {
        let text = format!("bag.rs:{line}:9: replace - with + in Bag::left");
        Mutant::named(&text)
    }

    #[test]
    fn an_entry_follows_its_line_of_code() {
        let before = Tree::of(&[("bag.rs", CODE)]);
        let list = stanza(&mutant(2), &before).replace("\"\"", "\"Nobody draws.\"");
        let moved = format!("// A new line.\n{CODE}fn other() {{}}\n");
        let after = Tree::of(&[("bag.rs", &moved), (LIST, &list)]);
        let (accepted, problems) = Accepted::read(&after, &[mutant(3)]);
        assert_eq!(problems, []);
        assert!(accepted.contains(&mutant(3), &after));
        assert!(!accepted.contains(&mutant(5), &after));
    }

    #[test]
    fn entries_without_a_reason_or_a_mutant_are_problems() {
        let tree = Tree::of(&[("bag.rs", CODE)]);
        let list = stanza(&mutant(2), &tree);
        let tree = Tree::of(&[("bag.rs", CODE), (LIST, &list)]);
        let found = |mutants: &[Mutant]| -> Vec<String> {
            Accepted::read(&tree, mutants).1.iter().map(Problem::to_string).collect()
        };
        assert_eq!(found(&[mutant(2)]), ["docs/mutants.toml:1: the survivor has no reason"]);
        assert_eq!(found(&[]).len(), 2);
    }
}
