//! What a mark means is seen without telling red from green, or blue from yellow.
//!
//! Three kinds of colour blindness are simulated as G. M. Machado, M. M. Oliveira and L. A. F. Fernandes do it ("A
//! physiologically-based model for simulation of color vision deficiency", 2009), each at its full strength; how far apart
//! two colours then are is counted in CIELAB (1976), where about 2 is the least that an eye notices side by side.

use egui::{Color32, Rgba};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::app::{BoardColours, MoveValues, Settings, ThemeChoice};
use othello::ui::theme::{Look, Theme};

use crate::support::{Device, Fixture, OPENING, on, played};
use crate::values::wait;

/// What becomes of linear red, green and blue.
type Vision = [[f32; 3]; 3];

const VISIONS: [(&str, Vision); 4] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Lightness and the two opponent colours of CIELAB, as this eye sees it.
fn lab(vision: &Vision, colour: Color32) -> [f32; 3] {
    let rgba = Rgba::from(colour);
    let rgb = [rgba.r(), rgba.g(), rgba.b()];
    let dot = |row: &[f32; 3], of: &[f32; 3]| row.iter().zip(of).map(|(a, b)| a * b).sum::<f32>();
    let seen = [0, 1, 2].map(|part| dot(&vision[part], &rgb).clamp(0.0, 1.0));
    // From linear sRGB to XYZ, in parts of the white point D65.
    let x = dot(&[0.412_456, 0.357_576, 0.180_438], &seen) / 0.950_47;
    let y = dot(&[0.212_673, 0.715_152, 0.072_175], &seen);
    let z = dot(&[0.019_334, 0.119_192, 0.950_304], &seen) / 1.088_83;
    let root = |part: f32| {
        if part > 216.0 / 24_389.0 { part.cbrt() } else { (24_389.0 / 27.0 * part + 16.0) / 116.0 }
    };
    [116.0 * root(y) - 16.0, 500.0 * (root(x) - root(y)), 200.0 * (root(y) - root(z))]
}

fn difference(vision: &Vision, one: Color32, other: Color32) -> f32 {
    let (one, other) = (lab(vision, one), lab(vision, other));
    one.iter().zip(other).map(|(a, b)| (a - b) * (a - b)).sum::<f32>().sqrt()
}

/// Every look with every board.
fn themes() -> Vec<(Look, BoardColours)> {
    let looks = [Look::Light, Look::Dark, Look::Contrast];
    looks.into_iter().flat_map(|look| BoardColours::ALL.map(|board| (look, board))).collect()
}

#[test]
fn colours_that_lie_on_each_other_are_told_apart_by_every_eye() {
    for (look, board_colours) in themes() {
        let theme = Theme::new(look, board_colours);
        let board = theme.board;
        let mut pairs = vec![
            ("the accent on a card", theme.accent, theme.card),
            ("danger on a card", theme.danger, theme.card),
            ("the ring of the focus on a card", theme.focus, theme.card),
            ("the words of whose turn it is", theme.ink, theme.accent_soft),
        ];
        for felt in board.felt {
            pairs.push(("a legal square's dot", board.legal, felt));
            pairs.push(("the ring of the preview", board.preview, felt));
            for face in [theme.white.face, theme.white.shade] {
                pairs.push(("a white disc on felt", face, felt));
            }
            for part in [theme.black.shade, theme.black.outline] {
                pairs.push(("a black disc on felt", part, felt));
            }
        }
        for face in [theme.black.face, theme.black.shade, theme.white.face, theme.white.shade] {
            pairs.push(("the mark of the last move", board.last_move, face));
        }
        for (name, vision) in &VISIONS {
            for (what, one, other) in &pairs {
                let seen = difference(vision, *one, *other);
                assert!(seen >= 15.0, "{what} in {look:?} on {board_colours:?} with {name}: {seen:.1}");
            }
        }
    }
}

/// The squares of a picture by what is said of them, each with its pixels from the middle outwards.
struct Squares {
    pictures: Vec<(String, Vec<Color32>)>,
}

impl Squares {
    fn of(harness: &mut Harness<'static, Fixture>) -> Self {
        let squares: Vec<(String, egui::Rect)> = harness
            .query_all_by_role(egui::accesskit::Role::Button)
            .filter_map(|node| Some((node.accesskit_node().label()?, node.rect())))
            .filter(|(label, _)| crate::access::is_square(label))
            .collect();
        let picture = harness.render().expect("a picture");
        let pixels = |rect: egui::Rect| -> Vec<Color32> {
            let (middle, half) = (rect.center(), (rect.width() / 2.0 - 2.0) as i32);
            let side = -half..=half;
            side.clone()
                .flat_map(|y| side.clone().map(move |x| (x, y)))
                .map(|(x, y)| {
                    let (x, y) = (middle.x as i32 + x, middle.y as i32 + y);
                    let [red, green, blue, _] = picture.get_pixel(x as u32, y as u32).0;
                    Color32::from_rgb(red, green, blue)
                })
                .collect()
        };
        Self { pictures: squares.into_iter().map(|(label, rect)| (label, pixels(rect))).collect() }
    }

    /// The first square of which this is said.
    fn saying(&self, words: &str) -> &[Color32] {
        let found = self.pictures.iter().find(|(label, _)| label.contains(words));
        let labels = || self.pictures.iter().map(|(label, _)| label).collect::<Vec<_>>();
        &found.unwrap_or_else(|| panic!("{words:?} is said of none of {:?}", labels())).1
    }

    /// The part of a square that looks clearly different if it is in this state and not in that.
    fn difference(&self, vision: &Vision, one: &str, other: &str) -> f32 {
        let (one, other) = (self.saying(one), self.saying(other));
        let n_different = one.iter().zip(other).filter(|(a, b)| difference(vision, **a, **b) >= 15.0).count();
        n_different as f32 / one.len() as f32
    }
}

fn check_states(squares: &Squares, states: &[&str], what: &str) {
    for (name, vision) in &VISIONS {
        for (idx, one) in states.iter().enumerate() {
            for other in &states[idx + 1..] {
                let seen = squares.difference(vision, one, other);
                assert!(
                    seen >= 0.02,
                    "{what}, {name}: {one:?} and {other:?} differ in {:.1} %",
                    seen * 100.0
                );
            }
        }
    }
}

/// Every theme that a player can choose, by its settings.
fn choices() -> Vec<Settings> {
    let boards =
        BoardColours::ALL.map(|board| Settings { theme: ThemeChoice::Light, board, ..Settings::default() });
    let others = [ThemeChoice::Dark, ThemeChoice::HighContrast];
    boards.into_iter().chain(others.map(|theme| Settings { theme, ..Settings::default() })).collect()
}

#[test]
fn the_states_of_a_square_look_different_to_every_eye() {
    for settings in choices() {
        let mut harness = on(Device::new(412.0, 915.0), played(OPENING, settings));
        let squares = Squares::of(&mut harness);
        let what = format!("{:?} {:?}", settings.theme, settings.board);
        check_states(&squares, &["a1, empty", "playable", "c3, black", "d3, white", "last move"], &what);
    }
}

#[test]
fn what_a_move_is_worth_looks_different_to_every_eye() {
    for settings in choices() {
        let settings = Settings { values: MoveValues::Words, ..settings };
        let mut harness = on(Device::new(412.0, 915.0), played(OPENING, settings));
        wait(&mut harness);
        let squares = Squares::of(&mut harness);
        let what = format!("worths, {:?} {:?}", settings.theme, settings.board);
        check_states(&squares, &["good", "fine", "risky"], &what);
    }
}
