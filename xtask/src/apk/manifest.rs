//! What the build must know of `AndroidManifest.xml`, which is where Android developers look for it.

use std::fs;

use anyhow::{Context, Result};

use crate::cargo::root;

/// The numbers of Android's versions that the app is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sdk {
    /// The oldest that it runs on.
    pub(crate) min: u32,
    /// The newest whose ways it knows.
    pub(crate) target: u32,
}

impl Sdk {
    /// The name for people of the version that it is made for.
    pub(crate) const fn release(self) -> &'static str {
        match self.target {
            36 => "16",
            // Whoever raises the number adds the name; until then it is no lie.
            _ => "unknown",
        }
    }

    /// Reads them in the manifest.
    pub(crate) fn of_manifest() -> Result<Self> {
        let text = fs::read_to_string(root().join("AndroidManifest.xml"))
            .context("AndroidManifest.xml cannot be read")?;
        let number = |name: &str| {
            let value = attribute(&text, name).and_then(|value| value.parse().ok());
            value.with_context(|| format!("AndroidManifest.xml has no number in {name}"))
        };
        Ok(Self { min: number("android:minSdkVersion")?, target: number("android:targetSdkVersion")? })
    }
}

/// The value of the first attribute of this name.
fn attribute<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(&format!("{name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_tells_the_versions_of_android() {
        let sdk = Sdk::of_manifest().unwrap();
        assert_eq!((sdk, sdk.release()), (Sdk { min: 26, target: 36 }, "16"));
    }

    #[test]
    fn an_attribute_is_found_by_its_whole_name() {
        assert_eq!(attribute(r#"<a b:cd="1" b:c="2"/>"#, "b:c"), Some("2"));
        assert_eq!(attribute("<a/>", "b:c"), None);
    }
}
