//! Options: the variants that the editions of the rule books differ in.
//!
//! Each system declares its own with [`options!`]. An option is an enum whose first value is the
//! default; names and values are those of the rules reference and of set-ups.

/// Why an option is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// No system has an option of this name.
    Name,
    /// The option has other values: these.
    Value(&'static [&'static str]),
}

/// The name of an option with its values, the default first.
pub type OptionNames = (&'static str, &'static [&'static str]);

/// Declares the options of a system: an enum for each, and a struct `Options` of all of them.
macro_rules! options {
    ($($(#[$doc:meta])* $name:literal $field:ident: $type:ident {
        $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)?
    })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            pub enum $type { $($(#[$value_doc])* $value),+ }

            impl $type {
                const TEXTS: &'static [&'static str] = &[$($text),+];

                fn from_text(text: &str) -> Option<Self> {
                    match text { $($text => Some(Self::$value),)+ _ => None }
                }
            }
        )*

        /// The options of this system, each at its default unless the set-up says otherwise.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct Options { $($(#[$doc])* pub $field: $type,)* }

        impl Options {
            /// Their names and values.
            pub(crate) const NAMES: &'static [$crate::options::OptionNames] =
                &[$(($name, $type::TEXTS)),*];

            /// Sets an option by its name and value as text.
            #[allow(unused_variables, reason = "some systems have no options")]
            pub(crate) fn set(
                &mut self,
                name: &str,
                value: &str,
            ) -> Result<(), $crate::options::OptionError> {
                match name {
                    $($name => match $type::from_text(value) {
                        Some(value) => { self.$field = value; Ok(()) }
                        None => Err($crate::options::OptionError::Value($type::TEXTS)),
                    },)*
                    _ => Err($crate::options::OptionError::Name),
                }
            }
        }
    };
}

pub(crate) use options;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    #[test]
    fn the_first_value_of_every_option_is_its_default() {
        let mut options = Options::default();
        for (name, values) in Options::names() {
            assert_eq!(options.set(name, values[0]), Ok(()));
        }
        assert_eq!(options, Options::default());
    }

    #[test]
    fn unknown_names_and_values_are_refused() {
        let mut options = Options::default();
        assert_eq!(options.set("base.towns", "full"), Err(OptionError::Name));
        assert_eq!(options.set("base.tie", "lost"), Err(OptionError::Value(&["shared", "replay"])));
    }
}
