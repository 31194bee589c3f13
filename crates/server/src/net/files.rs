//! The system's limit of open files: every connection is one.

/// Raises the limit as far as the system allows, and gives how many files may be open.
#[cfg(unix)]
pub fn raise_limit() -> u32 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, ..limit };
    let current = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    };
    current.map_or(u32::MAX, |files| files.try_into().unwrap_or(u32::MAX))
}

/// Elsewhere nothing is known of a limit.
#[cfg(not(unix))]
pub fn raise_limit() -> u32 {
    u32::MAX
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_limit_of_open_files_is_raised_to_what_the_system_allows() {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: Some(200), ..limit }).unwrap();
        let files = raise_limit();
        assert_eq!(getrlimit(Resource::Nofile).current, limit.maximum);
        assert_eq!(limit.maximum.map_or(u32::MAX, |most| most as u32), files);
    }
}
