//! What this is, where the game comes from, and whose work it stands on.

use egui::{RichText, Ui};

use crate::ui::Page;
use crate::ui::strings::AboutWords;
use crate::ui::style::strong;
use crate::ui::theme::Theme;
use crate::ui::widgets::{card, heading, reading_page, soft_label};

/// A paper: title, authors, and where and when as far as we know.
struct Paper {
    title: &'static str,
    authors: &'static str,
    place: &'static str,
}

/// The papers whose authors are known to us, in their own titles.
const PAPERS: [Paper; 4] = [
    Paper {
        title: "Rancangan Permainan Othello Berbasis Android Menggunakan Algoritma Depth-First Search",
        authors: "M. S. Handayani, D. Arisandi, O. S. Sitompul",
        place: "Universitas Sumatera Utara",
    },
    Paper {
        title: "Game Playing untuk Othello dengan Menggunakan Algoritma Negascout dan MTDF",
        authors: "Gunawan, Y. Kristian, H. Andika",
        place: "2009",
    },
    Paper {
        title: "Implementasi Algoritma Negascout Untuk Permainan Checkers",
        authors: "A. K. Effendi, R. Delima, Antonius R. C.",
        place: "Universitas Kristen Duta Wacana, Yogyakarta",
    },
    Paper {
        title: "Penggunaan Algoritma Greedy untuk menyelesaikan Permainan Othello",
        authors: "A. Muzdalifa",
        place: "Institut Teknologi Bandung, 2017",
    },
];

/// What is inside the app besides our own work, with its licence. The licences are names, the same in any language.
const INSIDE: [(&str, &str); 10] = [
    ("egui, egui-wgpu, egui-winit", "MIT / Apache-2.0"),
    ("wgpu, naga", "MIT / Apache-2.0"),
    ("winit", "Apache-2.0"),
    ("android-activity, ndk, android_logger, log", "MIT / Apache-2.0"),
    ("serde, serde_json", "MIT / Apache-2.0"),
    ("AccessKit", "MIT / Apache-2.0, BSD-3-Clause"),
    ("fluent-bundle", "MIT / Apache-2.0"),
    ("qrcodegen", "MIT"),
    ("foldhash", "Zlib"),
    ("libloading", "ISC"),
];

pub(super) fn about_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.about;
    let title = page.words.arena.title;
    reading_page(ui, page, words.title, |ui, page| {
        let theme = &page.theme;
        card(ui, theme, |ui| {
            ui.label(RichText::new(title).heading());
            soft_label(ui, theme, &words.version(env!("CARGO_PKG_VERSION")));
            ui.label(words.game);
        });
        card(ui, theme, |ui| {
            heading(ui, words.history_title);
            ui.label(words.history);
        });
        card(ui, theme, |ui| papers_ui(ui, theme, words));
        card(ui, theme, |ui| {
            heading(ui, words.licences_title);
            ui.label(words.own_licence);
            ui.label(words.licences);
            for (names, licence) in INSIDE {
                entry(ui, theme, names, licence);
            }
            ui.label(words.fonts);
        });
        card(ui, theme, |ui| ui.label(words.trademark));
    });
}

fn papers_ui(ui: &mut Ui, theme: &Theme, words: &AboutWords) {
    heading(ui, words.papers_title);
    ui.label(words.papers);
    for paper in &PAPERS {
        entry(ui, theme, paper.title, &format!("{} ({})", paper.authors, paper.place));
    }
    entry(ui, theme, words.unknown_paper, words.unknown_author);
    heading(ui, words.algorithms_title);
    ui.label(words.algorithms);
}

/// A name, and below it whose it is.
fn entry(ui: &mut Ui, theme: &Theme, title: &str, below: &str) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.label(RichText::new(title).text_style(strong()));
        ui.label(RichText::new(below).small().color(theme.ink_soft));
    });
}
