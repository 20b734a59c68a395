//! The stores' two drawn pictures: the launcher's icon as `assets/icon/icon.svg` draws it, and a banner of a board.
//!
//! They are made of a few plain shapes, so no renderer of vector graphics is needed.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use anyhow::{Context, Result};

/// Paints both into a folder.
pub(crate) fn paint(folder: &Path) -> Result<()> {
    write(&folder.join("icon.png"), (512, 512), &icon())?;
    write(&folder.join("featureGraphic.png"), (1024, 500), &banner())
}

/// Red, green, blue and how much of it covers what is below, each from 0 to 1.
type Colour = [f32; 4];

/// What a shape shows at a point; nothing where it is not.
type Layer = Box<dyn Fn(f32, f32) -> Option<Colour>>;

/// A colour between two, by how far down a shape a point is.
#[derive(Clone, Copy)]
struct Gradient {
    top: u32,
    bottom: u32,
}

const FRAME: Gradient = Gradient { top: 0x006a_452a, bottom: 0x004c_2f1b };
const FELT: Gradient = Gradient { top: 0x0035_8f61, bottom: 0x0022_6e48 };
const WHITE: Gradient = Gradient { top: 0x00ff_fdf7, bottom: 0x00e2_dbcb };
const BLACK: Gradient = Gradient { top: 0x0044_4448, bottom: 0x001a_1a1c };
const LINE: u32 = 0x0014_4d31;
const WHITE_RIM: u32 = 0x009c_9380;
const BLACK_RIM: u32 = 0x000a_0a0b;

impl Gradient {
    const fn plain(colour: u32) -> Self {
        Self { top: colour, bottom: colour }
    }

    fn at(self, share: f32) -> Colour {
        let (top, bottom) = (opaque(self.top), opaque(self.bottom));
        std::array::from_fn(|idx| top[idx] + (bottom[idx] - top[idx]) * share.clamp(0.0, 1.0))
    }
}

fn opaque(colour: u32) -> Colour {
    let part = |shift: u32| (colour >> shift & 0xff) as f32 / 255.0;
    [part(16), part(8), part(0), 1.0]
}

fn icon() -> Vec<Layer> {
    let mut layers = vec![
        rounded([0.0, 0.0, 512.0, 512.0], 96.0, FRAME),
        rounded([36.0, 36.0, 440.0, 440.0], 64.0, FELT),
        rounded([253.5, 36.0, 5.0, 440.0], 0.0, Gradient::plain(LINE)),
        rounded([36.0, 253.5, 440.0, 5.0], 0.0, Gradient::plain(LINE)),
    ];
    layers.extend([(152.0, 160.0), (366.0, 374.0), (152.0, 374.0)].map(|at| shade(at, 104.0)));
    layers.push(shade((370.0, 176.0), 86.0));
    layers.extend(disc((146.0, 146.0), 88.0, WHITE, WHITE_RIM));
    layers.extend(disc((366.0, 366.0), 88.0, WHITE, WHITE_RIM));
    layers.extend(disc((146.0, 366.0), 88.0, BLACK, BLACK_RIM));
    layers.extend(turning((366.0, 146.0), 92.0));
    layers
}

/// Eight squares by four, with a few discs on them.
fn banner() -> Vec<Layer> {
    const SQUARE: f32 = 128.0;
    const POSITION: [&str; 4] = ["..X.....", ".OXXO...", "..XOXT..", "...O.X.."];
    let mut layers = vec![rounded([0.0, 0.0, 1024.0, 500.0], 0.0, FELT)];
    for line in 1..8 {
        layers.push(rounded([line as f32 * SQUARE - 2.0, 0.0, 4.0, 500.0], 0.0, Gradient::plain(LINE)));
        layers.push(rounded([0.0, line as f32 * SQUARE - 8.0, 1024.0, 4.0], 0.0, Gradient::plain(LINE)));
    }
    for (row, squares) in POSITION.iter().enumerate() {
        for (column, square) in squares.chars().enumerate() {
            let at = ((column as f32 + 0.5) * SQUARE, (row as f32 + 0.5) * SQUARE - 6.0);
            if square != '.' {
                layers.push(shade((at.0 + 3.0, at.1 + 6.0), 60.0));
            }
            match square {
                'O' => layers.extend(disc(at, 50.0, WHITE, WHITE_RIM)),
                'X' => layers.extend(disc(at, 50.0, BLACK, BLACK_RIM)),
                'T' => layers.extend(turning(at, 52.0)),
                _ => {}
            }
        }
    }
    layers
}

/// A rectangle (left, top, width, height) with round corners.
fn rounded([left, top, width, height]: [f32; 4], radius: f32, fill: Gradient) -> Layer {
    Box::new(move |x, y| {
        let (x, y) = (x - left, y - top);
        // How far beyond the centre of the nearest corner's circle the point is, on either axis.
        let beyond = |at: f32, side: f32| (radius - at).max(at - (side - radius)).max(0.0);
        let inside = (0.0..=width).contains(&x)
            && (0.0..=height).contains(&y)
            && beyond(x, width).hypot(beyond(y, height)) <= radius.max(f32::EPSILON);
        inside.then(|| fill.at(y / height))
    })
}

/// A disc that lies flat, with its rim.
fn disc(at: (f32, f32), radius: f32, fill: Gradient, rim: u32) -> [Layer; 2] {
    let size = (radius, radius);
    [
        ellipse(at, (radius + 1.5, radius + 1.5), 0.0, Gradient::plain(rim)),
        ellipse(at, shrunk(size), 0.0, fill),
    ]
}

fn shrunk((width, height): (f32, f32)) -> (f32, f32) {
    (width - 1.5, height - 1.5)
}

/// A disc caught while it turns: black is seen, and the edge of white behind it.
fn turning((x, y): (f32, f32), radius: f32) -> Vec<Layer> {
    let size = (radius, radius * 0.48);
    let step = radius * 0.13;
    // Along the axis that is turned by an eighth: to the upper right, and back.
    let (dx, dy) = (step * 0.707, -step * 0.707);
    let at = |steps: f32| (x + dx * steps, y + dy * steps);
    vec![
        ellipse(at(1.0), (size.0 + 1.0, size.1 + 1.0), 45.0, Gradient::plain(WHITE_RIM)),
        ellipse(at(1.0), shrunk(size), 45.0, Gradient::plain(0x00d5_cdba)),
        ellipse(at(0.0), size, 45.0, Gradient::plain(0x0010_1012)),
        ellipse(at(-1.0), (size.0 + 1.0, size.1 + 1.0), 45.0, Gradient::plain(BLACK_RIM)),
        ellipse(at(-1.0), shrunk(size), 45.0, BLACK),
    ]
}

fn ellipse((cx, cy): (f32, f32), (rx, ry): (f32, f32), degrees: f32, fill: Gradient) -> Layer {
    let (sin, cos) = degrees.to_radians().sin_cos();
    Box::new(move |x, y| {
        let (dx, dy) = (x - cx, y - cy);
        let (along, across) = ((dx * cos + dy * sin) / rx, (dy * cos - dx * sin) / ry);
        (along.hypot(across) <= 1.0).then(|| fill.at(across.midpoint(1.0)))
    })
}

/// The shadow of a disc: dark in its middle, gone at its rim.
fn shade((cx, cy): (f32, f32), radius: f32) -> Layer {
    Box::new(move |x, y| {
        let share = (x - cx).hypot(y - cy) / radius;
        (share < 1.0).then(|| [0.0, 0.0, 0.0, 0.35 * ((1.0 - share) / 0.4).min(1.0)])
    })
}

/// Points looked at along each side of a pixel.
const SAMPLES: u32 = 4;

/// The colour of a pixel: what its points see, one layer over the other, in the mean.
fn pixel(layers: &[Layer], column: u32, row: u32) -> [u8; 4] {
    let mut sum = [0.0; 4];
    for sample in 0..SAMPLES * SAMPLES {
        let within = |idx: u32| (idx as f32 + 0.5) / SAMPLES as f32;
        let (x, y) = (column as f32 + within(sample % SAMPLES), row as f32 + within(sample / SAMPLES));
        let mut seen = [0.0; 4];
        for [red, green, blue, cover] in layers.iter().filter_map(|layer| layer(x, y)) {
            let over = [red * cover, green * cover, blue * cover, cover];
            seen = std::array::from_fn(|idx| over[idx] + seen[idx] * (1.0 - cover));
        }
        sum = std::array::from_fn(|idx| sum[idx] + seen[idx]);
    }
    let [red, green, blue, cover] = sum;
    let share = |part: f32| if cover > 0.0 { (255.0 * part / cover).round() as u8 } else { 0 };
    [share(red), share(green), share(blue), (255.0 * cover / (SAMPLES * SAMPLES) as f32).round() as u8]
}

fn write(path: &Path, (width, height): (u32, u32), layers: &[Layer]) -> Result<()> {
    let pixels = (0..height).flat_map(|row| (0..width).flat_map(move |column| pixel(layers, column, row)));
    let pixels: Vec<u8> = pixels.collect();
    let file = File::create(path).with_context(|| path.display().to_string())?;
    let mut encoder = png::Encoder::new(BufWriter::new(file), width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().with_context(|| path.display().to_string())?;
    writer.write_image_data(&pixels).with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_has_its_discs_and_round_corners() {
        let icon = icon();
        assert_eq!(pixel(&icon, 0, 0)[3], 0, "outside of the frame is nothing");
        assert!(pixel(&icon, 146, 146)[0] > 220, "white is at the upper left");
        assert!(pixel(&icon, 146, 366)[0] < 80, "black is below it");
        let [red, green, ..] = pixel(&icon, 60, 240);
        assert!(green > red + 40, "the board is green");
    }

    #[test]
    fn the_banner_is_covered_everywhere() {
        let banner = banner();
        assert!(
            [(0, 0), (1023, 0), (0, 499), (1023, 499), (512, 250)]
                .iter()
                .all(|&(x, y)| pixel(&banner, x, y)[3] == 255)
        );
    }
}
