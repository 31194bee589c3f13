//! A PostgreSQL of our own. It refuses to run as root, so that root runs it as the user of Debian's package.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::on_some_port;
use super::sandbox::{LOOK_AGAIN, Process, Sandbox};
use crate::command::output;
use crate::failure::Failure;
use crate::packages;

/// Below it, Debian has a folder for each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The user that Debian's package brings.
const SYSTEM_USER: &str = "postgres";

/// The user of the database.
const USER: &str = "bastide";

/// How long it may take to start or to end.
const PATIENCE: Duration = Duration::from_secs(60);

/// Whether what is committed has to survive a power cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// As a host runs it.
    Full,
    /// For tests: nothing waits for the disk.
    None,
}

/// The folder of its programs, which are installed now if they are missing.
pub fn find() -> Result<PathBuf, Failure> {
    if let Some(folder) = newest(Path::new(VERSIONS)) {
        return Ok(folder);
    }
    packages::install(&["postgresql"]);
    let missing =
        "postgresql is missing and could not be installed: run apt-get install postgresql";
    newest(Path::new(VERSIONS)).ok_or_else(|| Failure::Missing(missing.to_string()))
}

/// The programs of the newest version.
fn newest(versions: &Path) -> Option<PathBuf> {
    let folders = std::fs::read_dir(versions).ok()?.flatten();
    let versions = folders.filter_map(|folder| {
        let version: u32 = folder.file_name().to_str()?.parse().ok()?;
        let programs = folder.path().join("bin");
        programs.join("initdb").exists().then_some((version, programs))
    });
    versions.max_by_key(|(version, _)| *version).map(|(_, programs)| programs)
}

/// A running server.
pub struct Postgres {
    programs: PathBuf,
    data: PathBuf,
    durability: Durability,
    process: Option<Process>,
    /// Since when it is being started again, and whether the old process is gone.
    restarting: Option<(Instant, bool)>,
    port: u16,
}

impl Postgres {
    /// Makes an empty server, starts it and waits until it answers.
    pub fn start(
        sandbox: &Sandbox,
        programs: &Path,
        durability: Durability,
    ) -> Result<Postgres, Failure> {
        let data = sandbox.folder().join("postgres");
        let failed = |error| Failure::Io(data.display().to_string(), error);
        std::fs::create_dir(&data).map_err(failed)?;
        let is_root = is_ours_as_root(&data);
        if is_root {
            hand_over(sandbox.folder(), &data)?;
        }
        let mut initdb = as_user(&programs.join("initdb"), is_root);
        initdb.arg("--pgdata").arg(&data).args([
            "--username",
            USER,
            "--auth",
            "trust",
            "--no-sync",
        ]);
        initdb.args(["--encoding", "UTF8", "--locale", "C"]).current_dir("/");
        let made = initdb.stdout(Stdio::null()).status();
        if !made.is_ok_and(|status| status.success()) {
            return Err(Failure::Command("initdb".to_string()));
        }
        on_some_port(|port| {
            let (programs, data) = (programs.to_path_buf(), data.clone());
            let (process, restarting) = (None, None);
            let mut postgres = Postgres { programs, data, durability, process, restarting, port };
            postgres.launch(sandbox)?;
            let begin = Instant::now();
            while !postgres.has_started(begin)? {
                std::thread::sleep(LOOK_AGAIN);
            }
            Ok(postgres)
        })
    }

    /// Starts the process on its port.
    fn launch(&mut self, sandbox: &Sandbox) -> Result<(), Failure> {
        let is_root = is_ours_as_root(sandbox.folder());
        let mut command = as_user(&self.programs.join("postgres"), is_root);
        command.arg("-D").arg(&self.data).args(["-p", &self.port.to_string()]).current_dir("/");
        for setting in self.settings() {
            command.args(["-c", setting]);
        }
        self.process = Some(sandbox.spawn("postgres", &mut command)?);
        Ok(())
    }

    /// Whether the process that was started at a moment answers; it fails if that will not happen any more.
    fn has_started(&mut self, begin: Instant) -> Result<bool, Failure> {
        let has_ended = |process: &mut Process| process.ended().is_some();
        if self.process.as_mut().is_none_or(has_ended) || begin.elapsed() > PATIENCE {
            let said = self.process.as_ref().map(Process::output).unwrap_or_default();
            return Err(Failure::Missing(format!("postgres does not start: {said}")));
        }
        Ok(self.answers())
    }

    fn settings(&self) -> &'static [&'static str] {
        const SETTINGS: [&str; 6] = [
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "max_connections=200",
            "fsync=off",
            "synchronous_commit=off",
            "full_page_writes=off",
        ];
        match self.durability {
            Durability::Full => &SETTINGS[..3],
            Durability::None => &SETTINGS,
        }
    }

    fn answers(&self) -> bool {
        let mut ready = Command::new(self.programs.join("pg_isready"));
        ready.args(["--quiet", "--host", "127.0.0.1", "--port", &self.port.to_string()]);
        ready.status().is_ok_and(|status| status.success())
    }

    /// Ends it as `pg_ctl stop` does, or, without mercy, as a power cut. It comes back by and by.
    pub fn restart(&mut self, mercy: bool) {
        if let Some(process) = &self.process {
            process.signal(if mercy { "INT" } else { "QUIT" });
            self.restarting = Some((Instant::now(), false));
        }
    }

    /// Goes on with starting it again; whether it is back, or was never away.
    pub fn is_back(&mut self, sandbox: &Sandbox) -> Result<bool, Failure> {
        let Some((since, is_gone)) = self.restarting else { return Ok(true) };
        if !is_gone {
            let has_ended = |process: &mut Process| process.ended().is_some();
            if self.process.as_mut().is_none_or(has_ended) || since.elapsed() > PATIENCE {
                // One that does not end is killed.
                self.process = None;
                self.launch(sandbox)?;
                self.restarting = Some((Instant::now(), true));
            }
            return Ok(false);
        }
        let is_back = self.has_started(since)?;
        if is_back {
            self.restarting = None;
        }
        Ok(is_back)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its first process, which starts the others.
    pub fn pid(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// The address of a database of a server behind this port.
    pub fn url(&self, port: u16, database: &str) -> String {
        format!("postgres://{USER}@127.0.0.1:{port}/{database}")
    }

    /// Makes an empty database.
    pub fn create(&self, database: &str) -> Result<(), Failure> {
        self.psql("postgres", &format!("create database {database}")).map(|_| ())
    }

    /// Runs a statement and gives what it answers.
    pub fn psql(&self, database: &str, statement: &str) -> Result<String, Failure> {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement]);
        psql.arg(self.url(self.port, database));
        output(&format!("psql: {statement}"), &mut psql)
    }

    /// Runs a script again and again, with this many clients for this many seconds, and gives the summary.
    pub fn pgbench(
        &self,
        database: &str,
        script: &Path,
        clients: u32,
        seconds: u32,
    ) -> Result<String, Failure> {
        let mut pgbench = Command::new(self.programs.join("pgbench"));
        pgbench.args(["--no-vacuum", "--protocol", "prepared", "--file"]).arg(script);
        pgbench.args(["--client", &clients.to_string(), "--time", &seconds.to_string()]);
        pgbench.args(["--host", "127.0.0.1", "--port", &self.port.to_string()]);
        output("pgbench", pgbench.args(["--username", USER, database]))
    }
}

/// A command that root runs as the user of the package, and everybody else as themselves.
fn as_user(program: &Path, is_root: bool) -> Command {
    if !is_root {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    let user = ["--reuid", SYSTEM_USER, "--regid", SYSTEM_USER, "--init-groups", "--"];
    command.args(user).arg(program);
    command
}

/// Whether we are root, seen by a folder that we have made.
#[cfg(unix)]
fn is_ours_as_root(folder: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(folder).is_ok_and(|folder| folder.uid() == 0)
}

#[cfg(not(unix))]
fn is_ours_as_root(_: &Path) -> bool {
    false
}

/// Gives the data to the user of the package, who has to reach the folder around it, and nothing more.
#[cfg(unix)]
fn hand_over(around: &Path, data: &Path) -> Result<(), Failure> {
    use std::os::unix::fs::{PermissionsExt, chown};
    let failed = |error| Failure::Io(data.display().to_string(), error);
    let (user, group) = system_user()?;
    chown(data, Some(user), Some(group)).map_err(failed)?;
    let reach = std::fs::Permissions::from_mode(0o711);
    std::fs::set_permissions(around, reach).map_err(failed)
}

#[cfg(not(unix))]
fn hand_over(_: &Path, _: &Path) -> Result<(), Failure> {
    Ok(())
}

/// The numbers of the package's user and group.
#[cfg(unix)]
fn system_user() -> Result<(u32, u32), Failure> {
    let number = |flag: &str| {
        let output = Command::new("id").args([flag, SYSTEM_USER]).output().ok()?;
        String::from_utf8_lossy(&output.stdout).trim().parse().ok()
    };
    let missing = || Failure::Missing(format!("there is no user {SYSTEM_USER}"));
    number("-u").zip(number("-g")).ok_or_else(missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_that_is_complete_is_taken() {
        let sandbox = Sandbox::new("versions-test").expect("a folder");
        let versions = sandbox.folder().join("versions");
        assert_eq!(newest(&versions), None);
        for version in ["9", "15", "16", "common"] {
            std::fs::create_dir_all(versions.join(version).join("bin")).expect("a folder");
        }
        for version in ["9", "15"] {
            std::fs::write(versions.join(version).join("bin/initdb"), "").expect("a file");
        }
        assert_eq!(newest(&versions), Some(versions.join("15/bin")));
    }
}
