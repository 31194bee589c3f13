//! Any bytes on the wire get exactly one line of JSON for each line, and never end the program.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut output = Vec::new();
    bastide_session::serve(bytes, &mut output).expect("memory never fails");
    let replies = String::from_utf8(output).expect("replies are text");
    let asked = bytes.split_inclusive(|byte| *byte == b'\n').count();
    assert_eq!(replies.lines().count(), asked);
    for reply in replies.lines() {
        assert!(reply.starts_with('{') && reply.ends_with('}'), "{reply}");
    }
});
