//! The loop around a session: lines in, lines out.

use std::io::{self, BufRead, ErrorKind, Write};

use bastide_wire::{Code, Error, Reply};

use crate::session::Session;

/// The longest request in bytes. The longest transcript is well below it.
pub const MAX_LINE: usize = 1 << 20;

/// Answers every line of the input until it ends. Each reply is flushed, so that a program at the
/// other end can wait for it.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::new();
    let mut line = Vec::new();
    while let Some(fits) = read_line(&mut input, &mut line)? {
        let mut reply = if fits { session.handle_bytes(&line) } else { too_long() };
        reply.push('\n');
        output.write_all(reply.as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

fn too_long() -> String {
    let message = format!("the line is longer than {MAX_LINE} bytes");
    Reply::Error { error: Error::new(Code::BadJson, message) }.to_line()
}

/// Reads a line without its end; nothing at the end of the input. Of a line that is too long the
/// rest is thrown away as it comes, and `false` says so.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    let (mut begun, mut fits) = (false, true);
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(begun.then_some(fits));
        }
        begun = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        fits &= line.len() + part.len() <= MAX_LINE;
        if fits {
            line.extend_from_slice(part);
        }
        let used = part.len() + end.is_some() as usize;
        input.consume(used);
        if end.is_some() {
            return Ok(Some(fits));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        serve(io::BufReader::with_capacity(7, input), &mut output).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn every_line_gets_a_line_whatever_is_in_it() {
        let replies = lines(b"{\"cmd\":\"hello\"}\r\n\n\xff\xfe\n\0\n{\"cmd\":\"legal\"}");
        assert_eq!(replies.len(), 5);
        assert!(replies[0].starts_with("{\"name\":\"bastide\""));
        for reply in &replies[1..4] {
            assert!(reply.starts_with("{\"error\":{\"code\":\"bad-json\""), "{reply}");
        }
        assert!(replies[4].contains("no-game"), "the last line needs no end");
        assert!(lines(b"").is_empty());
    }

    #[test]
    fn a_line_that_is_too_long_is_refused_and_the_next_one_is_answered() {
        let mut input = vec![b' '; MAX_LINE + 1];
        input.extend_from_slice(b"\n{\"cmd\":\"hello\"}\n");
        let mut fitting = b"{\"cmd\":\"hello\"}".to_vec();
        fitting.resize(MAX_LINE, b' ');
        input.extend_from_slice(&fitting);
        let replies = lines(&input);
        assert_eq!(replies.len(), 3);
        assert!(replies[0].contains("longer than"), "{}", replies[0]);
        assert!(replies[1].contains("bastide") && replies[2].contains("bastide"));
    }
}
