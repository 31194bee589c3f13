//! Links between our own pages lead somewhere. Links to the web are not followed: a check that
//! needs the network fails for reasons that are nobody's fault.

use std::sync::LazyLock;

use regex_lite::Regex;

use crate::tree::{Problem, SourceFile};

/// The target of `[text](target)` and of `[label]: target`.
static LINK: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"\]\(\s*<?([^)\s>]+)|^\s{0,3}\[[^\]]+\]:\s+<?([^\s>]+)").expect("a valid pattern")
});

/// What stands between backticks shows a link and is none.
static CODE: LazyLock<Regex> = LazyLock::new(|| Regex::new("`[^`]*`").expect("a valid pattern"));

/// Links of a markdown file to files that do not exist.
pub fn broken(file: &SourceFile, exists: impl Fn(&str) -> bool) -> Vec<Problem> {
    let mut problems = Vec::new();
    if !file.is_any_of(&["md"]) {
        return problems;
    }
    let mut fenced = false;
    for (line, text) in file.lines() {
        if text.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        if fenced {
            continue;
        }
        let text = CODE.replace_all(text, "``");
        for link in LINK.captures_iter(&text) {
            let target = link.get(1).or(link.get(2)).map_or("", |target| target.as_str());
            let found = match path_of(file.folder(), target) {
                Target::Elsewhere => true,
                Target::Outside => false,
                Target::Path(path) => exists(&path),
            };
            if !found {
                problems.push(file.problem(line, format!("the link to `{target}` is broken")));
            }
        }
    }
    problems
}

/// Where a link leads.
#[derive(PartialEq, Eq, Debug)]
enum Target {
    /// The web, a mail address or a heading of the same page.
    Elsewhere,
    /// Above the root of the repository, where a clone has nothing.
    Outside,
    /// A path from the root of the repository.
    Path(String),
}

fn path_of(folder: &str, target: &str) -> Target {
    let path = target.split(['#', '?']).next().unwrap_or_default();
    if path.is_empty() || target.contains("://") || target.starts_with("mailto:") {
        return Target::Elsewhere;
    }
    let start = if path.starts_with('/') { "" } else { folder };
    let mut parts: Vec<&str> = Vec::new();
    for part in start.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." if parts.pop().is_none() => return Target::Outside,
            ".." => {}
            name => parts.push(name),
        }
    }
    Target::Path(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_start_at_the_folder_of_the_page() {
        let path = |path: &str| Target::Path(path.to_string());
        assert_eq!(path_of("docs/adr", "0001-a.md#cost"), path("docs/adr/0001-a.md"));
        assert_eq!(path_of("docs/adr", "../rules/"), path("docs/rules"));
        assert_eq!(path_of("docs", "/README.md"), path("README.md"));
        assert_eq!(path_of("docs", "../../x.md"), Target::Outside);
        assert_eq!(path_of("docs", "https://example.org/x.md"), Target::Elsewhere);
        assert_eq!(path_of("docs", "#heading"), Target::Elsewhere);
    }

    #[test]
    fn broken_links_are_found_where_they_stand() {
        let text = "\
[good](a.md) and [bad](b.md \"title\")
![picture](c.png)
`[shown](d.md)`
```
[fenced](e.md)
```
[label]: f.md
";
        let check = |path| {
            let problems = broken(&SourceFile::new(path, text), |path| path == "docs/a.md");
            problems.iter().map(Problem::to_string).collect::<Vec<_>>()
        };
        assert_eq!(
            check("docs/page.md"),
            [
                "docs/page.md:1: the link to `b.md` is broken",
                "docs/page.md:2: the link to `c.png` is broken",
                "docs/page.md:7: the link to `f.md` is broken",
            ]
        );
        assert!(check("docs/page.rs").is_empty());
    }
}
