//! Reading single JSON values with errors that say what was wanted.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// Reads a value, or says what was wanted instead of it.
pub(crate) fn read<'de, D, T>(
    from: D,
    wanted: &str,
    parse: impl FnOnce(&Value) -> Option<T>,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
{
    let value = Value::deserialize(from)?;
    parse(&value).ok_or_else(|| D::Error::custom(not_wanted(wanted, &value)))
}

/// Says what was wanted and what came. The text has an end, however long the value is.
pub fn not_wanted(wanted: &str, value: &Value) -> String {
    format!("wanted {wanted}, not {}", shortened(value.to_string(), 60))
}

/// A text with an end to it: a message never grows with the request that it is about.
pub(crate) fn shortened(mut text: String, most: usize) -> String {
    if let Some((end, _)) = text.char_indices().nth(most) {
        text.truncate(end);
        text.push('…');
    }
    text
}
