//! Patches: what has changed between two JSON values, so that a move does not send the whole board.
//!
//! A patch is one of
//!
//! - `{"set": VALUE}`: the value is this one now;
//! - `{"in": {KEY: PATCH, ...}, "cut": [KEY, ...]}`: changes inside an object, and keys that are gone;
//! - `{"list": [OP, ...]}`: changes of a list, from its end to its beginning, so that every index is one
//!   of the old list: `[INDEX, PATCH]` changes an element, `[INDEX, CUT, [VALUE, ...]]` puts values in
//!   the place of so many elements.

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::common::common_pairs;

/// The patch that makes one value of another; nothing where they are equal.
pub fn diff(old: &Value, new: &Value) -> Option<Value> {
    if old == new {
        return None;
    }
    let patch = match (old, new) {
        (Value::Object(old), Value::Object(new)) => in_object(old, new),
        (Value::Array(old), Value::Array(new)) => in_list(old, new, diff),
        _ => return Some(set(new.clone())),
    };
    // A value that is small or new all over is shorter than what has changed in it.
    let is_shorter = length(&patch) < length(new) + r#"{"set":}"#.len();
    Some(if is_shorter { patch } else { set(new.clone()) })
}

fn set(value: Value) -> Value {
    object([("set", value)])
}

/// An object of values that are there already.
fn object<const N: usize>(entries: [(&str, Value); N]) -> Value {
    entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// How long a value is as text, or nearly so: nothing in a string is escaped.
fn length(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(true) => 4,
        Value::Bool(false) => 5,
        Value::Number(number) => match number.as_i64() {
            Some(number) => length_of_number(number),
            None => 8,
        },
        Value::String(text) => text.len() + 2,
        Value::Array(list) => 1 + list.iter().map(|value| length(value) + 1).sum::<usize>(),
        Value::Object(object) => {
            1 + object.iter().map(|(key, value)| key.len() + length(value) + 4).sum::<usize>()
        }
    }
}

fn length_of_number(number: i64) -> usize {
    let digits = number.unsigned_abs().checked_ilog10().map_or(1, |log| log as usize + 1);
    digits + usize::from(number < 0)
}

/// The changes inside of an object, and the keys that are gone.
fn in_object(old: &Map<String, Value>, new: &Map<String, Value>) -> Value {
    let mut changes = Map::new();
    for (key, value) in new {
        let change = match old.get(key) {
            Some(before) => diff(before, value),
            None => Some(set(value.clone())),
        };
        changes.extend(change.map(|change| (key.clone(), change)));
    }
    let cut = old.keys().filter(|key| !new.contains_key(*key)).map(String::as_str).collect();
    patch_of_object(changes, cut)
}

fn patch_of_object(changes: Map<String, Value>, cut: Vec<&str>) -> Value {
    let changes = Value::Object(changes);
    match cut.is_empty() {
        true => object([("in", changes)]),
        false => object([("in", changes), ("cut", json!(cut))]),
    }
}

/// The patch of an object whose fields have been compared by themselves, and of which some keys are gone.
pub fn diff_of_fields<'a>(
    fields: impl IntoIterator<Item = (&'a str, Option<Value>)>,
    cut: Vec<&str>,
) -> Option<Value> {
    let changed = fields.into_iter().filter_map(|(key, change)| Some((key.to_owned(), change?)));
    let changes: Map<String, Value> = changed.collect();
    (!changes.is_empty() || !cut.is_empty()).then(|| patch_of_object(changes, cut))
}

/// The patch of a value, as [`diff`] would find it. Only what has changed is put into JSON.
pub fn diff_values<T: PartialEq + Serialize>(old: &T, new: &T) -> Option<Value> {
    (old != new).then(|| diff(&json!(old), &json!(new))).flatten()
}

/// The same of a long list: only the elements that have changed are put into JSON.
pub fn diff_lists<T: PartialEq + Serialize>(old: &[T], new: &[T]) -> Option<Value> {
    (old != new).then(|| in_list(old, new, diff_values))
}

fn in_list<T: PartialEq + Serialize>(
    old: &[T],
    new: &[T],
    diff: impl Fn(&T, &T) -> Option<Value>,
) -> Value {
    let mut ops = Vec::new();
    for Gap { old: (from, to), new: put } in gaps(old, new) {
        let (before, after) = (&old[from..to], &new[put.0..put.1]);
        if before.len() == after.len() {
            // As many as before: each of them has changed.
            for (index, (before, after)) in before.iter().zip(after).enumerate() {
                let change = diff(before, after);
                ops.extend(change.map(|change| Value::Array(vec![json!(from + index), change])));
            }
        } else {
            ops.push(json!([from, before.len(), after]));
        }
    }
    ops.reverse();
    object([("list", Value::Array(ops))])
}

/// A part of two lists in which they have nothing in common.
struct Gap {
    old: (usize, usize),
    new: (usize, usize),
}

/// The parts in which two lists differ, by their longest common subsequence.
fn gaps<T: PartialEq>(old: &[T], new: &[T]) -> Vec<Gap> {
    let head = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old_rest, new_rest) = (&old[head..], &new[head..]);
    let tail = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(a, b)| a == b).count();
    let old_rest = &old_rest[..old_rest.len() - tail];
    let new_rest = &new_rest[..new_rest.len() - tail];
    let common = common_pairs(old_rest, new_rest);
    let ends = common.into_iter().chain([(old_rest.len(), new_rest.len())]);
    let (mut gaps, mut at) = (Vec::new(), (0, 0));
    for (a, b) in ends {
        if at != (a, b) {
            gaps.push(Gap { old: (head + at.0, head + a), new: (head + at.1, head + b) });
        }
        at = (a + 1, b + 1);
    }
    gaps
}

/// Carries a patch out. What it says of places that the value does not have is left out.
pub fn apply(value: &mut Value, patch: &Value) {
    if let Some(set) = patch.get("set") {
        *value = set.clone();
    }
    if let Value::Object(object) = value {
        for (key, change) in patch.get("in").and_then(Value::as_object).into_iter().flatten() {
            apply(object.entry(key).or_insert(Value::Null), change);
        }
        for key in patch.get("cut").and_then(Value::as_array).into_iter().flatten() {
            key.as_str().and_then(|key| object.remove(key));
        }
    }
    if let Value::Array(list) = value {
        for op in patch.get("list").and_then(Value::as_array).into_iter().flatten() {
            apply_to_list(list, op.as_array().map_or(&[], Vec::as_slice));
        }
    }
}

fn apply_to_list(list: &mut Vec<Value>, op: &[Value]) {
    let number = |value: &Value| value.as_u64().map(|number| number as usize);
    match op {
        [index, patch] => {
            let element = number(index).and_then(|index| list.get_mut(index));
            if let Some(element) = element {
                apply(element, patch);
            }
        }
        [index, cut, Value::Array(values)] => {
            let at = number(index).unwrap_or(0).min(list.len());
            let end = at.saturating_add(number(cut).unwrap_or(0)).min(list.len());
            list.splice(at..end, values.iter().cloned());
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A value of random depth and width.
    fn random(dice: &mut u64, depth: u32) -> Value {
        let mut below = |bound: u64| {
            *dice ^= *dice << 13;
            *dice ^= *dice >> 7;
            *dice ^= *dice << 17;
            *dice % bound
        };
        match below(if depth == 0 { 3 } else { 6 }) {
            0 => json!(below(4)),
            1 => Value::Null,
            2 => json!(["a", "bc", "def"][below(3) as usize]),
            3 => {
                let length = below(6);
                (0..length).map(|_| random(dice, depth - 1)).collect()
            }
            _ => {
                let length = below(5);
                let keys = (0..length).map(|key| format!("key{key}"));
                let keys: Vec<String> = keys.collect();
                keys.into_iter().map(|key| (key, random(dice, depth - 1))).collect()
            }
        }
    }

    #[test]
    fn a_patch_makes_one_value_of_the_other() {
        let mut dice = 88_172_645_463_325_252;
        for _ in 0..20_000 {
            let (old, new) = (random(&mut dice, 3), random(&mut dice, 3));
            let mut patched = old.clone();
            if let Some(patch) = diff(&old, &new) {
                apply(&mut patched, &patch);
            }
            assert_eq!(patched, new, "{old} -> {new}: {:?}", diff(&old, &new));
        }
    }

    #[test]
    fn a_patch_about_another_value_does_no_harm() {
        let mut dice = 3_141_592_653_589_793;
        for _ in 0..5_000 {
            let values: [Value; 3] = std::array::from_fn(|_| random(&mut dice, 3));
            let patch = diff(&values[0], &values[1]).unwrap_or_default();
            apply(&mut values[2].clone(), &patch);
        }
    }

    #[test]
    fn fields_by_themselves_make_a_patch_too() {
        let mut dice = 2_718_281_828_459_045;
        for _ in 0..5_000 {
            let [old, new]: [Vec<Value>; 2] =
                std::array::from_fn(|_| (0..6).map(|_| random(&mut dice, 1)).collect());
            let object = |list: &[Value], name: &str| json!({ "list": list, "name": name });
            let fields = [("list", diff_lists(&old, &new)), ("name", diff_values(&"a", &"b"))];
            let patch = diff_of_fields(fields, vec![]).unwrap();
            let mut patched = object(&old, "a");
            apply(&mut patched, &patch);
            assert_eq!(patched, object(&new, "b"), "{patch}");
        }
        assert_eq!(diff_lists(&[1, 2], &[1, 2]), None);
        assert_eq!(diff_values(&1, &1), None);
        assert_eq!(diff_of_fields([("list", None)], vec![]), None);
    }

    #[test]
    fn small_changes_are_small() {
        let old: Value = (0..100).map(|n| json!({ "n": n, "list": [1, 2, 3, 4, n] })).collect();
        let mut new = old.clone();
        new.as_array_mut().unwrap().remove(20);
        new[70]["list"].as_array_mut().unwrap().push(json!(9));
        let patch = diff(&old, &new).unwrap();
        assert_eq!(
            patch,
            json!({ "list": [[71, { "in": { "list": { "list": [[5, 0, [9]]] } } }], [20, 1, []]] })
        );
        assert_eq!(diff(&old, &old.clone()), None);
    }
}
