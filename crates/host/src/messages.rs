//! Messages of a client that are commands of its table.

use bastide_table::Command;
use bastide_wire::site::ClientMessage;

/// The command that a message stands for, with the client's id for it; or the message itself, if it asks
/// for something else. Somebody who stalls had so many milliseconds for the turn.
pub fn command(
    message: ClientMessage,
    patience: i64,
) -> Result<(Option<String>, Command), ClientMessage> {
    Ok(match message {
        ClientMessage::Chat { text } => (None, Command::Say { text }),
        ClientMessage::Play { expected, ack, action } => {
            (Some(ack), Command::Play { expected, action })
        }
        ClientMessage::Undo { ack } => (Some(ack), Command::TakeBack),
        ClientMessage::GiveToBot { ack } => (Some(ack), Command::GiveToBot { patience }),
        ClientMessage::Claim { ack } => (Some(ack), Command::Claim { patience }),
        ClientMessage::TakeSeat { ack } => (Some(ack), Command::TakeSeat),
        other => return Err(other),
    })
}
