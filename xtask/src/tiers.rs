//! The feature tiers of the crate, and which of them stand today.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::cargo::{cargo, output};
use crate::packages::{self, Package};

/// A set of features that is built, linted and tested on its own, so that the compiler proves the layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tier {
    /// Its name, which is also the feature that must be in the manifest for it to stand; `bare` needs none.
    pub(crate) name: &'static str,
    /// How cargo is asked for it.
    pub(crate) flags: &'static [&'static str],
    /// Which tests it adds. The bare tier runs all there are; above it only the library's own and those that need the
    /// tier, since nothing in the others would change.
    pub(crate) tests: &'static [&'static str],
    /// What its tests need from the system.
    pub(crate) packages: &'static [&'static Package],
}

/// The tier without any feature, which always stands.
pub(crate) const BARE: Tier =
    Tier { name: "bare", flags: &["--no-default-features"], tests: &[], packages: &[] };

/// The tier that paints the screens without a window.
pub(crate) const UI_TESTS: Tier = Tier {
    name: "ui-tests",
    flags: &["--no-default-features", "--features", "ui-tests"],
    tests: &["--lib", "--test", "ui"],
    packages: packages::PAINTING,
};

/// Every tier there may be, the lightest first. One that is not in the manifest yet is left out by [`standing`].
const TABLE: &[Tier] = &[
    BARE,
    Tier {
        name: "ui",
        flags: &["--no-default-features", "--features", "ui"],
        tests: &["--lib"],
        packages: &[],
    },
    // The default features: what a person gets who just says `cargo run`.
    Tier {
        name: "shell",
        flags: &[],
        tests: &["--lib", "--bins", "--test", "window"],
        packages: packages::WINDOW,
    },
    UI_TESTS,
];

/// The tiers that the manifest has today.
pub(crate) fn standing() -> Result<Vec<Tier>> {
    Ok(among(&features()?))
}

/// The tiers of the table whose feature is among these.
fn among(features: &[String]) -> Vec<Tier> {
    let stands = |tier: &&Tier| **tier == BARE || features.iter().any(|feature| feature == tier.name);
    TABLE.iter().filter(stands).copied().collect()
}

/// The features of the crate, as cargo reads them in its manifest.
fn features() -> Result<Vec<String>> {
    let metadata = output(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    named_in(&metadata).context("`cargo metadata` does not tell the features of the package othello")
}

/// The features of the package `othello` in the answer of `cargo metadata`.
fn named_in(metadata: &str) -> Option<Vec<String>> {
    let metadata: Value = serde_json::from_str(metadata).ok()?;
    let package = metadata["packages"].as_array()?.iter().find(|package| package["name"] == "othello")?;
    Some(package["features"].as_object()?.keys().cloned().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(features: &[&str]) -> Vec<&'static str> {
        let features: Vec<String> = features.iter().map(ToString::to_string).collect();
        among(&features).into_iter().map(|tier| tier.name).collect()
    }

    #[test]
    fn the_bare_tier_always_stands_and_the_others_with_their_feature() {
        assert_eq!(names(&[]), ["bare"]);
        assert_eq!(names(&["default"]), ["bare"]);
        assert_eq!(names(&["shell", "default", "ui"]), ["bare", "ui", "shell"]);
        assert_eq!(names(&["ui-tests", "shell", "ui"]), ["bare", "ui", "shell", "ui-tests"]);
    }

    #[test]
    fn the_bare_tier_needs_nothing_from_the_system() {
        assert_eq!(BARE.packages, &[] as &[&Package]);
    }

    #[test]
    fn features_are_read_from_what_cargo_says() {
        let metadata = r#"{"packages":[
            {"name":"xtask","features":{}},
            {"name":"othello","features":{"default":["shell"],"shell":["ui"],"ui":[]}}]}"#;
        assert_eq!(named_in(metadata).unwrap(), ["default", "shell", "ui"]);
        for broken in ["", "{}", r#"{"packages":[]}"#, r#"{"packages":[{"name":"othello"}]}"#] {
            assert_eq!(named_in(broken), None, "{broken}");
        }
    }

    /// A feature that no tier names would never be built by `cargo xtask test`: give it a line in the table.
    #[test]
    fn every_feature_of_the_manifest_is_a_tier() {
        for feature in features().unwrap() {
            let known = feature == "default" || TABLE.iter().any(|tier| tier.name == feature);
            assert!(known, "the feature {feature:?} is in Cargo.toml, but no tier tests it");
        }
    }
}
