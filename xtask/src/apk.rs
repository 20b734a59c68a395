//! `cargo xtask apk`: the app for the phone. It does not stand yet, and says so.

use crate::failure::Failure;

/// Refuses, so that nobody takes silence for an app.
pub(crate) fn run() -> Result<(), Failure> {
    Err(Failure::new("the phone build is not there yet: nothing was built. `cargo xtask test` works today."))
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_missing_phone_build_is_a_failure_and_not_a_silence() {
        assert!(super::run().unwrap_err().to_string().contains("not there yet"));
    }
}
