//! The page is compiled into the server, so a page that was built since makes the server stale. While
//! there is none, an empty folder stands for it: cargo can watch a folder, but not one that is missing.

fn main() {
    let page = "../../web/dist";
    // Where nothing can be written, nothing will be built later either.
    let _ = std::fs::create_dir_all(page);
    println!("cargo:rerun-if-changed={page}");
}
