//! Addresses of services on the command line.

use std::ffi::OsStr;

use clap::builder::TypedValueParser;
use clap::error::ErrorKind;
use clap::{Arg, Command, Error};

/// Reads an address by a function that says what is wrong. It may hold a password, so the error does not repeat it.
#[derive(Clone)]
pub struct Address<T>(pub fn(&str) -> Result<T, String>);

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Address<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        let read = value.to_str().ok_or_else(|| "it is not valid UTF-8".to_owned());
        read.and_then(self.0).map_err(|why| {
            let name = arg.map(|arg| format!(" for '{arg}'")).unwrap_or_default();
            let text = format!("invalid value{name}: {why}\n");
            Error::raw(ErrorKind::ValueValidation, text).with_cmd(command)
        })
    }
}
