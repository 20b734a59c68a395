//! What a version brings, as `CHANGELOG.md` tells it.

use anyhow::{Context, Result, bail};

/// The section of a version, without its heading. It must be the newest: what stands above it would be handed out untold.
pub(crate) fn section_to_release(changelog: &str, version: &str) -> Result<String> {
    let first = changelog.lines().find(|line| line.starts_with("## ")).unwrap_or_default();
    let text = section(changelog, version)?;
    if !first.starts_with(&format!("## {version} - ")) {
        bail!(
            "CHANGELOG.md: {first:?} stands above {version}; put it under this version, or change the version"
        );
    }
    Ok(text)
}

/// The section of a version, without its heading.
pub(crate) fn section(changelog: &str, version: &str) -> Result<String> {
    let heading = format!("## {version} - ");
    let mut lines = changelog.lines().skip_while(|line| !line.starts_with(&heading));
    let first = lines.next().with_context(|| {
        format!("CHANGELOG.md has no section \"{heading}YYYY-MM-DD\": date what is unreleased, or change the version")
    })?;
    let date = first.trim_start_matches(&heading);
    if !is_date(date) {
        bail!("CHANGELOG.md: {date:?} is no date, such as 2026-11-17");
    }
    let text: Vec<&str> = lines.take_while(|line| !line.starts_with("## ")).collect();
    Ok(format!("{}\n", text.join("\n").trim()))
}

fn is_date(text: &str) -> bool {
    let numbers: Vec<&str> = text.split('-').collect();
    let is_number =
        |text: &str, n_digits| text.len() == n_digits && text.bytes().all(|byte| byte.is_ascii_digit());
    matches!(numbers[..], [year, month, day] if is_number(year, 4) && is_number(month, 2) && is_number(day, 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANGELOG: &str = "# What has changed\n\n## Unreleased\n\n- New\n\n## 1.1.0 - 2026-12-01\n\n### Added\n- A game\n\n## 1.0.0 - 2026-11-17\n- All\n";

    #[test]
    fn a_version_has_its_own_lines() {
        assert_eq!(section(CHANGELOG, "1.1.0").unwrap(), "### Added\n- A game\n");
        assert_eq!(section(CHANGELOG, "1.0.0").unwrap(), "- All\n");
    }

    #[test]
    fn a_version_without_a_section_or_a_date_is_refused() {
        assert!(section(CHANGELOG, "1.2.0").unwrap_err().to_string().contains("1.2.0"));
        let undated = CHANGELOG.replace("2026-12-01", "soon");
        assert!(section(&undated, "1.1.0").unwrap_err().to_string().contains("soon"));
    }

    #[test]
    fn what_is_not_released_yet_is_not_left_out_of_a_release() {
        let refused = section_to_release(CHANGELOG, "1.1.0").unwrap_err().to_string();
        assert!(refused.contains("\"## Unreleased\" stands above 1.1.0"), "{refused}");
        let dated = CHANGELOG.replace("## Unreleased\n\n- New\n\n", "");
        assert_eq!(section_to_release(&dated, "1.1.0").unwrap(), "### Added\n- A game\n");
    }

    #[test]
    fn the_version_of_today_is_dated() {
        let text = std::fs::read_to_string(crate::cargo::root().join("CHANGELOG.md")).unwrap();
        section(&text, env!("CARGO_PKG_VERSION")).unwrap();
    }
}
