//! What every system says of itself, as a page that a change has to rewrite knowingly: whoever forgets an
//! option, a part, a box or a reason would play another game without any rule being wrong.

use std::fmt::Write;

use bastide_engine::{Part, System};
use expect_test::expect_file;

#[test]
fn systems_declare_what_they_are() {
    let text: Vec<String> = System::ALL.into_iter().map(describe).collect();
    expect_file!["systems.txt"].assert_eq(&text.concat());
}

fn describe(system: System) -> String {
    let about = system.about();
    let mut text = format!("{}\n", system.name());
    let mut line = |key: &str, value: String| {
        if !value.is_empty() {
            let _ = writeln!(text, "  {key}: {}", value.trim_end());
        }
    };
    let by = |part: &Option<Part>| part.map_or(String::new(), |part| format!(" ({})", part.name()));
    let extra = |is_extra: bool| if is_extra { " (extra)" } else { "" };
    line("series", about.series.join(", "));
    line("parts", list(about.parts, |part| format!("{}{}", part.name, extra(part.is_extra))));
    line("options", list(about.options, |(name, values)| format!("{name}={}", values.join("|"))));
    line("figures", list(about.figures, |(kind, part)| format!("{}{}", kind.name(), by(part))));
    line("steps", list(about.steps, |(step, part)| format!("{step:?}{}", by(part))));
    line("start", format!("{:?}", about.start));
    line("set", about.set.unwrap_or_default().to_owned());
    line("replaces", list(about.replaces, |(set, other)| format!("{set} by {other}")));
    for in_box in about.boxes {
        let options = list(in_box.options, |(name, value)| format!("{name}={value}"));
        line("box", format!("{} {} {options}", in_box.preset, in_box.sets.join("+")));
    }
    line("reasons", list(about.reasons, |why| why.code().to_owned()));
    text
}

fn list<T>(items: &[T], say: impl Fn(&T) -> String) -> String {
    items.iter().map(say).collect::<Vec<_>>().join(", ")
}
