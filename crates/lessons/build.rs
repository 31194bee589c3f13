//! Lists the lessons in `data/`, so that a new one is a new file and nothing else.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("data");
    println!("cargo:rerun-if-changed={}", folder.display());
    let files = fs::read_dir(&folder).expect("lessons are in data/");
    let mut paths: Vec<_> = files.map(|file| file.expect("it can be read").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "lesson"));
    paths.sort();
    let mut list = String::from("&[\n");
    for path in paths {
        let name = path.file_stem().expect("it has a name").to_string_lossy();
        writeln!(list, "    ({name:?}, include_str!({:?})),", path.display().to_string())
            .expect("text grows");
    }
    list.push(']');
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("lessons.rs");
    fs::write(out, list).expect("the build folder can be written");
}
