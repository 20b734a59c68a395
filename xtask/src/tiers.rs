//! The feature tiers of the crate.

use crate::packages::{self, Package};

/// A set of features that is built and linted on its own, so that the compiler proves the layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tier {
    /// Its name, which is also its feature in the manifest; `bare` has none.
    pub(crate) name: &'static str,
    /// How cargo is asked for it.
    pub(crate) flags: &'static [&'static str],
    /// What its tests need from the system.
    pub(crate) packages: &'static [&'static Package],
}

/// The tier without any feature.
pub(crate) const BARE: Tier = Tier { name: "bare", flags: &["--no-default-features"], packages: &[] };

/// The tier that paints the screens without a window.
pub(crate) const UI_TESTS: Tier = Tier {
    name: "ui-tests",
    flags: &["--no-default-features", "--features", "ui-tests"],
    packages: packages::PAINTING,
};

/// Every tier, the lightest first.
pub(crate) const ALL: &[Tier] = &[
    BARE,
    Tier { name: "ui", flags: &["--no-default-features", "--features", "ui"], packages: &[] },
    // The default features: what a person gets who just says `cargo run`.
    Tier { name: "shell", flags: &[], packages: packages::WINDOW },
    UI_TESTS,
];

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::cargo::{cargo, output};

    #[test]
    fn the_bare_tier_needs_nothing_from_the_system() {
        assert_eq!(BARE.packages, &[] as &[&Package]);
    }

    /// A feature that no tier names would never be built alone: give it a line in the table.
    #[test]
    fn every_feature_of_the_manifest_is_a_tier_and_every_tier_a_feature() {
        let metadata = output(cargo().args(["metadata", "--no-deps", "--format-version", "1"])).unwrap();
        let metadata: Value = serde_json::from_str(&metadata).unwrap();
        let mut packages = metadata["packages"].as_array().unwrap().iter();
        let features = &packages.find(|package| package["name"] == "othello").unwrap()["features"];
        let mut features: Vec<&str> = features.as_object().unwrap().keys().map(String::as_str).collect();
        features.retain(|feature| *feature != "default");
        let mut tiers: Vec<&str> = ALL[1..].iter().map(|tier| tier.name).collect();
        features.sort_unstable();
        tiers.sort_unstable();
        assert_eq!(features, tiers);
    }
}
