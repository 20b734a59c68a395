//! The app's version in Android's two forms: a name for people, and a number that must grow.

use anyhow::{Result, anyhow};

/// A version of three numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Version {
    name: String,
    code: u32,
}

impl Version {
    /// The version of the workspace.
    pub(crate) fn current() -> Result<Self> {
        Self::parse(env!("CARGO_PKG_VERSION"))
    }

    /// Two digits each for minor and patch: 1.2.3 is 10203.
    fn parse(name: &str) -> Result<Self> {
        let numbers: Option<Vec<u32>> = name.split('.').map(|number| number.parse().ok()).collect();
        match numbers.as_deref() {
            Some(&[major, minor @ 0..=99, patch @ 0..=99]) if major < 10_000 => {
                Ok(Self { name: name.to_owned(), code: major * 10_000 + minor * 100 + patch })
            }
            _ => Err(anyhow!("{name:?} is no version for Android: three numbers, the last two below 100")),
        }
    }

    /// As in `Cargo.toml`.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Android's number: an update must have a higher one.
    pub(crate) const fn code(&self) -> u32 {
        self.code
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_version_has_a_higher_code() {
        let code = |name: &str| Version::parse(name).unwrap().code();
        assert_eq!((code("0.1.0"), code("1.2.3"), code("12.34.56")), (100, 10_203, 123_456));
        assert!(code("0.99.99") < code("1.0.0") && code("1.0.99") < code("1.1.0"));
    }

    #[test]
    fn a_version_without_a_code_is_refused_by_name() {
        for name in ["1.2", "1.100.0", "1.0.100", "1.0.0-beta", ""] {
            assert!(Version::parse(name).unwrap_err().to_string().contains(&format!("{name:?}")));
        }
    }

    #[test]
    fn the_version_of_today_has_a_code() {
        assert_eq!(Version::current().unwrap().name(), env!("CARGO_PKG_VERSION"));
    }
}
