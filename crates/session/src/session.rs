//! A session: at most one game, and an answer for every line.

use serde_json::Value;

use crate::advice::{DEFAULT_LEVEL, DEFAULT_MILLIS, advise};
use crate::error::{Code, WireError};
use crate::reply::{Hello, Reply};
use crate::request::Request;
use crate::setup::WireSetup;
use crate::state::WireState;
use crate::table::{Table, over};
use crate::thoughts::{Wish, think};

/// Answers requests one by one. A bad request changes nothing.
#[derive(Clone, Debug, Default)]
pub struct Session {
    table: Option<Table>,
}

impl Session {
    /// A session without a game.
    pub fn new() -> Session {
        Session::default()
    }

    /// The running game, if there is one.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Answers a line with a line; neither has its end.
    pub fn handle_line(&mut self, line: &str) -> String {
        self.answer(Request::read(line)).to_line()
    }

    /// The same for bytes, which need not be text.
    pub fn handle_bytes(&mut self, line: &[u8]) -> String {
        match std::str::from_utf8(line) {
            Ok(line) => self.handle_line(line),
            Err(error) => {
                let message = format!("not UTF-8: {error}");
                self.answer(Err(WireError::new(Code::BadJson, message))).to_line()
            }
        }
    }

    fn answer(&mut self, request: Result<Request, WireError>) -> Reply {
        request
            .and_then(|request| self.handle(request))
            .unwrap_or_else(|error| Reply::Error { error })
    }

    /// Carries out a request.
    pub fn handle(&mut self, request: Request) -> Result<Reply, WireError> {
        match request {
            Request::Hello => Ok(Reply::Hello(Hello::here())),
            Request::New { setup } => self.begin(&setup),
            Request::Load { transcript, position: Value::Null } => {
                self.sit_down(Table::load(&transcript)?)
            }
            Request::Load { position, .. } => self.sit_down(Table::load_position(&position)?),
            Request::Position => Ok(Reply::Position { position: self.seated()?.position() }),
            Request::Legal => {
                let table = self.seated()?;
                Ok(Reply::Legal { decision: table.decision(), actions: table.actions() })
            }
            Request::Play { action } => {
                let table = self.seated()?;
                let events = table.play(&action)?;
                Ok(Reply::Played { events, decision: table.decision() })
            }
            Request::State => Ok(Reply::State { state: WireState::of(self.seated()?.game()) }),
            Request::Transcript => {
                Ok(Reply::Transcript { transcript: self.seated()?.transcript() })
            }
            Request::Undo => {
                let table = self.seated()?;
                table.undo()?;
                Ok(Reply::Decision { decision: table.decision() })
            }
            Request::Bot { level, millis } => self.ask_bot(level, millis),
            Request::Think { level, millis, nodes, threads, best } => {
                let table = self.seated()?;
                if table.is_over() {
                    return Err(over());
                }
                let wish = Wish { level, millis, nodes, threads, best };
                Ok(Reply::Thoughts(think(table.game(), &wish)?))
            }
        }
    }

    fn begin(&mut self, setup: &Value) -> Result<Reply, WireError> {
        if setup.is_null() {
            return Err(WireError::new(Code::BadSetup, "new needs a \"setup\" with \"players\""));
        }
        self.sit_down(Table::new(WireSetup::read(setup)?)?)
    }

    fn sit_down(&mut self, table: Table) -> Result<Reply, WireError> {
        let decision = table.decision();
        self.table = Some(table);
        Ok(Reply::Decision { decision })
    }

    fn ask_bot(&mut self, level: Option<String>, millis: Option<u64>) -> Result<Reply, WireError> {
        let table = self.seated()?;
        if table.is_over() {
            return Err(over());
        }
        let level = level.as_deref().unwrap_or(DEFAULT_LEVEL);
        let millis = millis.unwrap_or(DEFAULT_MILLIS);
        Ok(Reply::Advice(advise(table.game(), level, millis, table.position_seed())?))
    }

    fn seated(&mut self) -> Result<&mut Table, WireError> {
        let none = || WireError::new(Code::NoGame, "there is no game yet: begin one with \"new\"");
        self.table.as_mut().ok_or_else(none)
    }
}
