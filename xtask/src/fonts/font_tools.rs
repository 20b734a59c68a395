//! fontTools' two commands: `pyftsubset`, which cuts glyphs out of a font, and `ttx`, which turns its tables into XML.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::cargo::{output, root};

/// Figtree's ascent and descent in thousandths of the em. egui centres the line of a fallback font on the line of the first
/// one, so letters of both stand on one base line only if their lines are alike.
const ASCENT: i32 = 950;
const DESCENT: i32 = -250;

/// The characters that a font has.
pub(super) fn characters_of(font: &Path) -> Result<BTreeSet<char>> {
    let cmap = tables(font, &["cmap"])?;
    let codes = cmap.lines().filter_map(|line| value(line, "<map code=\"0x"));
    Ok(codes.filter_map(|code| char::from_u32(u32::from_str_radix(code, 16).ok()?)).collect())
}

/// Writes a font with these characters of another one, without anything that egui would not use, and with Figtree's line.
pub(super) fn subset(font: &Path, characters: &BTreeSet<char>, to: &Path) -> Result<()> {
    let folder = root().join("target/fonts");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let (cut, lines) = (folder.join("cut.otf"), folder.join("lines.ttx"));
    let mut list = String::new();
    for char in characters {
        write!(list, "{:x},", u32::from(*char))?;
    }
    output(
        Command::new("pyftsubset")
            .arg(font)
            .arg(format!("--unicodes={list}"))
            .arg(format!("--output-file={}", cut.display()))
            // Subroutines would save a twentieth, and cost a tenth in the compressed APK.
            .args(["--no-hinting", "--desubroutinize", "--layout-features="])
            .arg("--drop-tables+=BASE,GDEF,GPOS,GSUB,VORG,vhea,vmtx")
            // Whose it is and under which licence; no names, since the licence may reserve them.
            .args(["--name-IDs=0,13,14", "--name-languages=*"]),
    )?;
    let measures = with_line(&tables(&cut, &["head", "hhea", "OS/2"])?)?;
    fs::write(&lines, measures).with_context(|| lines.display().to_string())?;
    let merge = ["-q", "-f", "--no-recalc-timestamp", "-m"];
    output(Command::new("ttx").args(merge).arg(&cut).arg("-o").arg(to).arg(&lines))?;
    Ok(())
}

/// Some tables of a font as XML.
fn tables(font: &Path, names: &[&str]) -> Result<String> {
    let mut command = Command::new("ttx");
    command.args(["-q", "-f", "-o", "-"]);
    for name in names {
        command.args(["-t", name]);
    }
    output(command.arg(font))
}

/// The tables `head`, `hhea` and `OS/2` with the ascent and the descent of Figtree's line, and no gap between lines.
fn with_line(tables: &str) -> Result<String> {
    let em = tables.lines().find_map(|line| value(line, "<unitsPerEm value=\""));
    let em: i32 = em.context("the font does not tell its units per em")?.parse()?;
    let mut changed = String::new();
    for line in tables.lines() {
        let indent = &line[..line.len() - line.trim_start().len()];
        let name = line.trim_start().trim_start_matches('<').split(' ').next().unwrap_or_default();
        let thousandths = match name {
            "ascent" | "sTypoAscender" => Some(ASCENT),
            "descent" | "sTypoDescender" => Some(DESCENT),
            "lineGap" | "sTypoLineGap" => Some(0),
            _ => None,
        };
        match thousandths {
            Some(share) => writeln!(changed, "{indent}<{name} value=\"{}\"/>", share * em / 1000)?,
            None => writeln!(changed, "{line}")?,
        }
    }
    Ok(changed)
}

/// What stands behind these words of a line, up to the next quotation mark.
fn value<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    line.trim_start().strip_prefix(words)?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_font_gets_the_line_of_figtree_in_its_own_units() {
        let tables = "<unitsPerEm value=\"2000\"/>\n  <ascent value=\"1\"/>\n  <descent value=\"-2\"/>\n  <lineGap value=\"3\"/>\n\
                      <sTypoAscender value=\"4\"/>\n<sTypoDescender value=\"-5\"/>\n<sTypoLineGap value=\"6\"/>\n\
                      <usWinAscent value=\"7\"/>\n";
        let expected = "<unitsPerEm value=\"2000\"/>\n  <ascent value=\"1900\"/>\n  <descent value=\"-500\"/>\n  <lineGap value=\"0\"/>\n\
                        <sTypoAscender value=\"1900\"/>\n<sTypoDescender value=\"-500\"/>\n<sTypoLineGap value=\"0\"/>\n\
                        <usWinAscent value=\"7\"/>\n";
        assert_eq!(with_line(tables).unwrap(), expected);
        assert!(with_line("<ascent value=\"1\"/>").is_err());
    }

    #[test]
    fn a_value_ends_at_the_quotation_mark() {
        assert_eq!(value("      <map code=\"0x77f3\" name=\"uni77F3\"/>", "<map code=\"0x"), Some("77f3"));
        assert_eq!(value("<map_other code=\"0x77f3\"/>", "<map code=\"0x"), None);
    }
}
