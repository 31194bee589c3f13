//! Enums that list their variants, so that nobody keeps a second list of them.

/// Adds `VARIANTS`, the names of all variants, and `variant`, the name of one, to an enum.
macro_rules! with_variants {
    (
        $(#[$about:meta])*
        pub enum $enum:ident {
            $($(#[$doc:meta])* $variant:ident $(($($tuple:tt)*))? $({$($fields:tt)*})?,)+
        }
    ) => {
        $(#[$about])*
        pub enum $enum {
            $($(#[$doc])* $variant $(($($tuple)*))? $({$($fields)*})?,)+
        }

        impl $enum {
            /// The names of all variants.
            pub const VARIANTS: &'static [&'static str] = &[$(stringify!($variant)),+];

            /// The name of its variant.
            pub const fn variant(&self) -> &'static str {
                match self {
                    $($enum::$variant { .. } => stringify!($variant),)+
                }
            }
        }
    };
}

pub(crate) use with_variants;
