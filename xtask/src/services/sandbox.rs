//! A temporary folder and the programs that run in it. Both go when the value is dropped, and also when this
//! process is killed: a small shell script waits for that, and cleans up in its place.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::failure::Failure;

/// Reads which programs are running (`+ PID`) and which have ended (`- PID`). When nobody writes any more, it
/// ends those that are left and removes the folder. QUIT makes PostgreSQL end its children at once.
const JANITOR: &str = r#"
trap '' INT TERM HUP
pids=' '
while read -r sign pid; do
    case $sign in
        +) pids="$pids$pid " ;;
        -) pids="${pids%% $pid *} ${pids#* $pid }" ;;
    esac
done
if [ -n "${pids# }" ]; then
    kill -CONT $pids; kill -QUIT $pids; sleep 0.5; kill -KILL $pids
fi 2>/dev/null
rm -rf "$1"
"#;

/// How often somebody who waits for a program looks again.
pub const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// The folder and what runs in it.
pub struct Sandbox {
    folder: PathBuf,
    janitor: Child,
    /// Closed to let the janitor begin.
    pipe: Pipe,
}

/// How the janitor hears of programs.
type Pipe = Arc<Mutex<Option<ChildStdin>>>;

impl Sandbox {
    /// A new folder for this purpose.
    pub fn new(purpose: &str) -> Result<Sandbox, Failure> {
        let name = format!("bastide-{purpose}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let failed = |error| Failure::Io(folder.display().to_string(), error);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).map_err(failed)?;
        let mut janitor = Command::new("sh");
        janitor.args(["-c", JANITOR, "janitor"]).arg(&folder).stdin(Stdio::piped());
        let mut janitor = apart(&mut janitor).spawn().map_err(failed)?;
        let pipe = Arc::new(Mutex::new(janitor.stdin.take()));
        Ok(Sandbox { folder, janitor, pipe })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Starts a program that ends with the sandbox at the latest. What it says goes to a file of this name in
    /// the folder. Ctrl-C is not for it.
    pub fn spawn(&self, name: &str, command: &mut Command) -> Result<Process, Failure> {
        let failed = |error| Failure::Io(name.to_string(), error);
        let path = self.folder.join(format!("{name}.out"));
        let output = std::fs::File::options().create(true).append(true).open(&path);
        let output = output.map_err(failed)?;
        let copy = output.try_clone().map_err(failed)?;
        let command = command.stdin(Stdio::null()).stdout(output).stderr(copy);
        let child = apart(command).spawn().map_err(failed)?;
        tell(&self.pipe, '+', child.id());
        Ok(Process { child, output: path, pipe: self.pipe.clone() })
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        *self.pipe.lock().unwrap_or_else(PoisonError::into_inner) = None;
        let _ = self.janitor.wait();
    }
}

/// Ctrl-C in a terminal is for its foreground group, to which such a program does not belong.
fn apart(command: &mut Command) -> &mut Command {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command
}

fn tell(pipe: &Pipe, sign: char, pid: u32) {
    if let Some(pipe) = pipe.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
        // A janitor that is gone has cleaned up.
        let _ = writeln!(pipe, "{sign} {pid}");
    }
}

/// A program that was started. It is killed when the value is dropped.
pub struct Process {
    child: Child,
    output: PathBuf,
    pipe: Pipe,
}

impl Process {
    /// Its number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it has said.
    pub fn output(&self) -> String {
        std::fs::read_to_string(&self.output).unwrap_or_default()
    }

    /// Sends a signal, such as `STOP`.
    pub fn signal(&self, name: &str) {
        let id = self.id().to_string();
        let _ = Command::new("kill").args([&format!("-{name}"), &id]).status();
    }

    /// How it ended, if it has.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// Waits for its end, for as long as one has patience.
    pub fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        let begin = Instant::now();
        while begin.elapsed() < patience {
            if let Some(status) = self.ended() {
                return Some(status);
            }
            std::thread::sleep(LOOK_AGAIN);
        }
        None
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        tell(&self.pipe, '-', self.child.id());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_running(pid: u32) -> bool {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        !status.is_empty() && !status.contains("State:\tZ")
    }

    #[test]
    fn programs_and_folder_are_gone_with_the_sandbox() {
        let sandbox = Sandbox::new("sandbox-test").expect("a folder");
        let folder = sandbox.folder().to_path_buf();
        let first = sandbox.spawn("first", Command::new("sleep").arg("60")).expect("starts");
        let second = sandbox.spawn("second", Command::new("sleep").arg("60")).expect("starts");
        let ids = [first.id(), second.id()];
        drop(first);
        assert!(!is_running(ids[0]) && is_running(ids[1]));
        // The janitor ends what nobody has dropped.
        std::mem::forget(second);
        drop(sandbox);
        assert!(!is_running(ids[1]));
        assert!(!folder.exists());
    }

    #[test]
    fn a_program_that_ends_is_noticed_and_what_it_said_is_kept() {
        let sandbox = Sandbox::new("output-test").expect("a folder");
        let mut echo = sandbox.spawn("echo", Command::new("echo").arg("hello")).expect("starts");
        assert!(echo.wait(Duration::from_secs(10)).is_some_and(|status| status.success()));
        assert_eq!(echo.output(), "hello\n");
    }
}
