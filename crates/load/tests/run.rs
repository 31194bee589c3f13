//! Runs against a real server on a free port, with one that is stopped and one that forgets.

use std::net::SocketAddr;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bastide_load::{LoadError, Part, Plan, Progress, Report, run};
use bastide_server::{Config, Limits, Server};
use tempfile::TempDir;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};

/// A server that lets no address do much, but believes that its clients have one each.
fn config(folder: &Path) -> Config {
    let mut config = Config::in_folder(folder);
    config.address.set_port(0);
    config.behind_proxy = true;
    config.bot_pause = Duration::ZERO;
    config.limits = Limits { requests: (5, 1), sockets: 2, ..Limits::default() };
    config
}

async fn start(folder: &Path) -> Server {
    Server::start(config(folder)).await.unwrap()
}

async fn start_again(folder: &Path, address: SocketAddr) -> Server {
    Server::start(Config { address, ..config(folder) }).await.unwrap()
}

fn plan(address: SocketAddr, seconds: u64) -> Plan {
    let seconds = Duration::from_secs(seconds);
    Plan { games: 5, seconds, ..Plan::against(format!("http://{address}")) }
}

/// Far longer than anything takes: a test that waits so long has failed.
const PATIENCE: u64 = 60;

/// Nobody ends this run before its time.
fn to_the_end(_: &Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A run in the background, and how many actions were acknowledged in it so far.
struct Running {
    enough: Arc<AtomicBool>,
    report: JoinHandle<Result<Report, LoadError>>,
    moves: watch::Receiver<u64>,
}

impl Running {
    fn begin(plan: Plan) -> Running {
        let (sender, moves) = watch::channel(0);
        let enough = Arc::new(AtomicBool::new(false));
        let ended = enough.clone();
        let show = move |progress: &Progress| {
            sender.send_replace(progress.moves);
            match ended.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        };
        Running { enough, report: tokio::spawn(run(plan, show)), moves }
    }

    /// Waits until this many more actions are acknowledged.
    async fn moves(&mut self, more: u64) {
        let before = *self.moves.borrow();
        self.moves.wait_for(|moves| *moves >= before + more).await.unwrap();
    }

    /// Ends the games.
    async fn report(self) -> Report {
        self.enough.store(true, Ordering::Relaxed);
        self.report.await.unwrap().unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn five_games_are_played_and_everything_acknowledged_is_kept() {
    let folder = TempDir::new().unwrap();
    let server = start(folder.path()).await;
    let plan = Plan {
        bots: 1,
        watchers: 3,
        idle_sockets: 12,
        undo: 0.1,
        parts: vec![Part { name: "server".to_owned(), pids: vec![std::process::id()] }],
        ..plan(server.address(), PATIENCE)
    };
    let mut running = Running::begin(plan);
    running.moves(300).await;
    let report = running.report().await;
    assert!(report.moves >= 300, "{report:?}");
    assert!(report.undos > 0, "{report:?}");
    assert!(report.games_started >= 6, "{report:?}");
    assert_eq!(report.sockets.most, 26, "2 a game, 1 against the bot, 3 watch and 12 are idle");
    assert_eq!(report.kept.checked, report.kept.acknowledged, "{report:?}");
    assert!(report.kept.acknowledged >= report.moves && report.kept.is_everything(), "{report:?}");
    assert_eq!(report.ack.count, report.kept.acknowledged);
    assert!(report.seen.count > 0 && report.seen.count <= report.ack.count, "{report:?}");
    assert!(report.create.count >= 8, "6 games, and 2 that wait for players: {report:?}");
    for latency in [report.ack, report.seen, report.create] {
        let ordered = [0.0, latency.p50, latency.p90, latency.p99, latency.p999, latency.max];
        assert!(ordered.is_sorted() && latency.p50 > 0.0, "{report:?}");
    }
    assert!(report.bytes_received > 1000 * report.moves, "a change is not smaller: {report:?}");
    let used = report.used["server"];
    assert!(used.cores > 0.0 && used.ms_per_move > 0.0 && used.memory_mb > 1.0, "{report:?}");
    let nothing_went_wrong =
        report.refusals.is_empty() && report.closed.is_empty() && report.errors.is_empty();
    assert!(nothing_went_wrong, "honest clients are not refused anything: {report:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_of_a_server_that_is_started_again_come_back_and_miss_nothing() {
    let folder = TempDir::new().unwrap();
    let first = start(folder.path()).await;
    let address = first.address();
    let mut running = Running::begin(plan(address, PATIENCE));
    running.moves(50).await;
    first.stop().await;
    let second = start_again(folder.path(), address).await;
    running.moves(50).await;
    let report = running.report().await;
    assert!(report.sockets.reconnected >= 2, "people are back: {report:?}");
    assert!(report.closed.values().sum::<u64>() >= report.sockets.reconnected, "{report:?}");
    assert_eq!(report.kept.checked, report.kept.acknowledged, "{report:?}");
    assert!(report.kept.is_everything(), "{report:?}");
    second.stop().await;
}

/// Another address of a server, for as long as it is not aborted.
async fn second_address(server: SocketAddr) -> (SocketAddr, JoinHandle<()>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    let serve = async move {
        // Connections end with the set, and the set with the task.
        let mut connections = JoinSet::new();
        while let Ok((mut client, _)) = listener.accept().await {
            connections.spawn(async move {
                let mut server = TcpStream::connect(server).await.unwrap();
                let _ = copy_bidirectional(&mut client, &mut server).await;
            });
        }
    };
    (address, tokio::spawn(serve))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_loses_a_node_goes_on_at_the_next() {
    let folder = TempDir::new().unwrap();
    let server = start(folder.path()).await;
    let (second, node) = second_address(server.address()).await;
    let mut plan = plan(server.address(), PATIENCE);
    plan.urls.push(format!("http://{second}"));
    let mut running = Running::begin(plan);
    running.moves(50).await;
    node.abort();
    running.moves(50).await;
    let report = running.report().await;
    assert!(report.sockets.reconnected >= 5, "one of two players was there: {report:?}");
    assert_eq!(report.kept.checked, report.kept.acknowledged, "{report:?}");
    assert!(report.kept.is_everything(), "{report:?}");
    assert!(report.still.count > 50 && report.still.max > 0.0, "{report:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_forgets_is_caught() {
    let (folder, old) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let first = start(folder.path()).await;
    let address = first.address();
    let mut running = Running::begin(plan(address, PATIENCE));
    running.moves(50).await;
    first.stop().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), old.path().join(file.file_name())).unwrap();
    }
    let second = start_again(folder.path(), address).await;
    running.moves(50).await;
    second.stop().await;
    let third = start_again(old.path(), address).await;
    running.moves(50).await;
    let report = running.report().await;
    assert!(report.kept.lost >= 20, "{report:?}");
    assert!(!report.kept.is_everything());
    third.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_that_cannot_begin_says_why() {
    let folder = TempDir::new().unwrap();
    let server = start(folder.path()).await;
    let address = server.address();
    let failure = async |change: fn(&mut Plan)| {
        let mut plan = plan(address, 1);
        change(&mut plan);
        run(plan, to_the_end).await.unwrap_err()
    };
    let no_preset = failure(|plan| plan.preset = Some("chess".to_owned())).await;
    assert_eq!(no_preset, LoadError::Refused("no-preset".to_owned()));
    let encrypted = failure(|plan| plan.urls[0] = plan.urls[0].replace("http", "https")).await;
    assert!(matches!(encrypted, LoadError::BadUrl(_)), "{encrypted}");
    let nobody = failure(|plan| plan.urls.push("http://127.0.0.1:1".to_owned())).await;
    assert!(matches!(nobody, LoadError::Unreachable(..)), "{nobody}");
    let no_process =
        failure(|plan| plan.parts = vec![Part { name: String::new(), pids: vec![u32::MAX] }]).await;
    assert_eq!(no_process, LoadError::NoProcess(u32::MAX));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_that_the_limits_of_a_server_keep_out_says_so() {
    let folder = TempDir::new().unwrap();
    let config = Config { behind_proxy: false, ..config(folder.path()) };
    let server = Server::start(config).await.unwrap();
    let plan = Plan { patience: Duration::from_secs(5), ..plan(server.address(), 1) };
    let stuck = run(plan, to_the_end).await.unwrap_err().to_string();
    assert!(stuck.starts_with("only "), "{stuck}");
    assert!(stuck.contains(" of 10 sockets could be opened: "), "{stuck}");
    assert!(stuck.contains("too-fast "), "{stuck}");
    server.stop().await;
}
