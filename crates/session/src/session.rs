//! A session: at most one game, and an answer for every line.

use bastide_protocol::{FromGame, SetupExt};
use bastide_wire::{Code, Error, Reply, Setup, State};
use serde_json::Value;

use crate::advice::{DEFAULT_LEVEL, DEFAULT_MILLIS, advise};
use crate::hello::hello;
use crate::line::Line;
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
        self.answer(Line::read(line)).to_line()
    }

    /// The same for bytes, which need not be text.
    pub fn handle_bytes(&mut self, line: &[u8]) -> String {
        match std::str::from_utf8(line) {
            Ok(line) => self.handle_line(line),
            Err(error) => {
                let message = format!("not UTF-8: {error}");
                self.answer(Err(Error::new(Code::BadJson, message))).to_line()
            }
        }
    }

    fn answer(&mut self, line: Result<Line, Error>) -> Reply {
        line.and_then(|line| self.handle(line)).unwrap_or_else(|error| Reply::Error { error })
    }

    /// Carries out what a line asks for.
    pub fn handle(&mut self, line: Line) -> Result<Reply, Error> {
        match line {
            Line::Hello => Ok(Reply::Hello(hello())),
            Line::New { setup } => self.begin(&setup),
            Line::Load { transcript, position: Value::Null } => {
                self.sit_down(Table::load(&transcript)?)
            }
            Line::Load { position, .. } => self.sit_down(Table::load_position(&position)?),
            Line::Position => Ok(Reply::Position { position: self.seated()?.position() }),
            Line::Legal => {
                let table = self.seated()?;
                Ok(Reply::Legal { decision: table.decision(), actions: table.actions() })
            }
            Line::Play { action } => {
                let table = self.seated()?;
                let events = table.play(&action)?;
                Ok(Reply::Played { events, decision: table.decision() })
            }
            Line::State => Ok(Reply::State { state: State::of(self.seated()?.game()) }),
            Line::Transcript => Ok(Reply::Transcript { transcript: self.seated()?.transcript() }),
            Line::Undo => {
                let table = self.seated()?;
                table.undo()?;
                Ok(Reply::Decision { decision: table.decision() })
            }
            Line::Bot { level, millis } => self.ask_bot(level, millis),
            Line::Think { level, millis, nodes, threads, best } => {
                let table = self.seated()?;
                if table.is_over() {
                    return Err(over(table.game()));
                }
                let wish = Wish { level, millis, nodes, threads, best };
                Ok(Reply::Thoughts(think(table.game(), &wish)?))
            }
        }
    }

    fn begin(&mut self, setup: &Value) -> Result<Reply, Error> {
        if setup.is_null() {
            return Err(Error::new(Code::BadSetup, "new needs a \"setup\" with \"players\""));
        }
        self.sit_down(Table::new(Setup::read(setup)?)?)
    }

    fn sit_down(&mut self, table: Table) -> Result<Reply, Error> {
        let decision = table.decision();
        self.table = Some(table);
        Ok(Reply::Decision { decision })
    }

    fn ask_bot(&mut self, level: Option<String>, millis: Option<u64>) -> Result<Reply, Error> {
        let table = self.seated()?;
        if table.is_over() {
            return Err(over(table.game()));
        }
        let level = level.as_deref().unwrap_or(DEFAULT_LEVEL);
        let millis = millis.unwrap_or(DEFAULT_MILLIS);
        Ok(Reply::Advice(advise(table.game(), level, millis, table.position_seed())?))
    }

    fn seated(&mut self) -> Result<&mut Table, Error> {
        let none = || Error::new(Code::NoGame, "there is no game yet: begin one with \"new\"");
        self.table.as_mut().ok_or_else(none)
    }
}
