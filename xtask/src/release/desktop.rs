//! What desktops read of the game: the entry in their menus and what their software centres show.

use std::fs;
use std::process::Command;

use crate::cargo::{output, root};
use crate::packages::{APPSTREAM, must_skip};

const ENTRY: &str = "desktop/org.rustothello.app.desktop";
const METADATA: &str = "desktop/org.rustothello.app.metainfo.xml";

#[test]
fn software_centres_accept_the_metadata() {
    if must_skip("software_centres_accept_the_metadata", &[&APPSTREAM]) {
        return;
    }
    output(Command::new("appstreamcli").args(["validate", "--no-net"]).arg(root().join(METADATA))).unwrap();
}

#[test]
fn the_menu_entry_starts_the_program_that_cargo_installs() {
    let entry = fs::read_to_string(root().join(ENTRY)).unwrap();
    let value =
        |key: &str| entry.lines().find_map(|line| line.strip_prefix(&format!("{key}=")).map(str::to_owned));
    assert!(entry.starts_with("[Desktop Entry]\n"));
    assert_eq!(value("Type").as_deref(), Some("Application"));
    assert_eq!(value("Exec").as_deref(), Some("othello"));
    assert!(
        fs::read_to_string(root().join("Cargo.toml"))
            .unwrap()
            .contains("name = \"othello\"\npath = \"src/main.rs\"")
    );
    // The names by which the three files find each other.
    let metadata = fs::read_to_string(root().join(METADATA)).unwrap();
    let icon = value("Icon").unwrap();
    assert!(ENTRY.contains(&icon) && metadata.contains(&format!("<id>{icon}</id>")));
}

#[test]
fn the_metadata_tells_the_version_of_today() {
    let metadata = fs::read_to_string(root().join(METADATA)).unwrap();
    let release = format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION"));
    assert!(metadata.contains(&release), "{METADATA} has no {release}");
}
