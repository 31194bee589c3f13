//! Records of decisions: each has a number of its own and says what it is about.

use std::collections::BTreeMap;

use crate::tree::{Line, Problem, SourceFile, Tree};

const FOLDER: &str = "docs/adr";

/// Records that are misnamed, share a number or have no heading.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut taken = BTreeMap::new();
    for file in tree.files.iter().filter(|file| is_record(file)) {
        let name = &file.path[FOLDER.len() + 1..];
        match number(name) {
            None => problems.push(file.problem(Line(1), "the name is not `NNNN-title.md`")),
            Some(number) => {
                if let Some(other) = taken.insert(number, name) {
                    let message = format!("the number {number} is already used by {other}");
                    problems.push(file.problem(Line(1), message));
                }
            }
        }
        if !file.text.lines().any(|line| line.starts_with("# ")) {
            problems.push(file.problem(Line(1), "no `# ` heading says what was decided"));
        }
    }
    problems
}

fn is_record(file: &SourceFile) -> bool {
    file.folder() == FOLDER && file.is_any_of(&["md"]) && !file.path.ends_with("/README.md")
}

/// The four digits before the title.
fn number(name: &str) -> Option<&str> {
    let (number, _) = name.split_once('-')?;
    (number.len() == 4 && number.bytes().all(|byte| byte.is_ascii_digit())).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_have_a_number_of_their_own_and_a_heading() {
        let tree = Tree::of(&[
            ("docs/adr/0001-clone.md", "# Clone, never undo\n"),
            ("docs/adr/0002-bag.md", "The bag is counts.\n"),
            ("docs/adr/0002-log.md", "# The log is the truth\n"),
            ("docs/adr/README.md", "An index.\n"),
            ("docs/adr/idea.md", "# An idea\n"),
            ("docs/other.md", "No record.\n"),
        ]);
        let problems: Vec<String> = check(&tree).iter().map(Problem::to_string).collect();
        assert_eq!(
            problems,
            [
                "docs/adr/0002-bag.md:1: no `# ` heading says what was decided",
                "docs/adr/0002-log.md:1: the number 0002 is already used by 0002-bag.md",
                "docs/adr/idea.md:1: the name is not `NNNN-title.md`",
            ]
        );
    }
}
