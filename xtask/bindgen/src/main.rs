//! Writes the JavaScript around a module of WebAssembly: `bastide-bindgen MODULE FOLDER`. It is a program
//! of its own, so that nobody but `cargo xtask wasm` pays for building the generator.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder] = arguments.as_slice() else {
        eprintln!("usage: bastide-bindgen MODULE FOLDER");
        return ExitCode::FAILURE;
    };
    match generate(module, folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Writes `engine.js`, its types and `engine_bg.wasm`, for pages, workers and Node alike.
fn generate(
    module: &str,
    folder: &str,
) -> Result<(), Box<dyn std::error::Error + Send + Sync + 'static>> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name("engine")
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.generate(folder)?;
    Ok(())
}
