//! A picture of the phone's screen: read from the X server's memory, looked at, and written as a PNG.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use anyhow::{Context, Result};

/// Rows of pixels, each red, green and blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    /// The upper left corner of a dump in X's own form (`XWD`, version 7, four bytes a pixel, blue first).
    pub(crate) fn from_xwd(bytes: &[u8], width: usize, height: usize) -> Option<Self> {
        let number = |idx: usize| {
            let word = bytes.get(4 * idx..4 * idx + 4)?;
            Some(u32::from_be_bytes(word.try_into().ok()?) as usize)
        };
        let (header, n_colours) = (number(0)?, number(19)?);
        let (bits_per_pixel, bytes_per_row) = (number(11)?, number(12)?);
        // Each colour of the table takes twelve bytes.
        let start = header + 12 * n_colours;
        if bits_per_pixel != 32 {
            return None;
        }
        let mut pixels = Vec::with_capacity(width * height);
        for row in 0..height {
            let begin = start + row * bytes_per_row;
            let row = bytes.get(begin..begin + 4 * width)?;
            pixels.extend(row.chunks_exact(4).map(|pixel| [pixel[2], pixel[1], pixel[0]]));
        }
        Some(Self { width, height, pixels })
    }

    /// Whether the strips along the edges, so wide at the top, right, bottom and left, have one colour and no more.
    pub(crate) fn has_plain_edges(&self, insets: [u32; 4]) -> bool {
        let [top, right, bottom, left] = insets.map(|inset| inset as usize);
        let colour = self.pixels.first();
        self.pixels.iter().enumerate().all(|(idx, pixel)| {
            let (x, y) = (idx % self.width, idx / self.width);
            let inside = x >= left && x + right < self.width && y >= top && y + bottom < self.height;
            inside || colour.is_some_and(|colour| are_alike(*pixel, *colour))
        })
    }

    /// Whether there is anything to see at all.
    pub(crate) fn is_blank(&self) -> bool {
        self.pixels.iter().all(|pixel| Some(pixel) == self.pixels.first())
    }

    /// Writes it as a PNG.
    pub(crate) fn write(&self, path: &Path) -> Result<()> {
        let file = File::create(path).with_context(|| path.display().to_string())?;
        let mut encoder = png::Encoder::new(BufWriter::new(file), self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header().with_context(|| path.display().to_string())?;
        writer.write_image_data(self.pixels.as_flattened()).with_context(|| path.display().to_string())
    }
}

/// Whether nobody could tell two colours apart. A driver's rounding may differ by one at the rim of a screen.
fn are_alike(one: [u8; 3], other: [u8; 3]) -> bool {
    const UNSEEN: u8 = 2;
    one.iter().zip(other).all(|(one, other)| one.abs_diff(other) <= UNSEEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(rows: &[&str]) -> Picture {
        let pixels = rows.concat().bytes().map(|byte| [byte; 3]).collect();
        Picture { width: rows[0].len(), height: rows.len(), pixels }
    }

    #[test]
    fn something_under_a_bar_is_seen() {
        let clean = picture(&["....", "..x.", "...."]);
        assert!(clean.has_plain_edges([1, 1, 1, 2]));
        assert!(!clean.has_plain_edges([1, 2, 1, 0]));
        assert!(!clean.has_plain_edges([2, 0, 0, 0]));
        assert!(clean.has_plain_edges([0; 4]));
    }

    #[test]
    fn a_rounding_at_the_rim_is_not_something() {
        let mut rounded = picture(&["....", "..x.", "...."]);
        rounded.pixels[3] = [b'.' + 1, b'.', b'.' - 1];
        assert!(rounded.has_plain_edges([1, 1, 1, 2]));
    }

    #[test]
    fn an_empty_screen_is_blank() {
        assert!(picture(&["...", "..."]).is_blank());
        assert!(!picture(&["...", "..x"]).is_blank());
    }

    #[test]
    fn a_dump_of_the_screen_is_read_row_by_row() {
        let mut header = [0_u32; 25];
        (header[0], header[11], header[12], header[19]) = (100, 32, 12, 1);
        let mut bytes: Vec<u8> = header.iter().flat_map(|word| word.to_be_bytes()).collect();
        bytes.extend([0; 12]);
        for pixel in 0..6_u8 {
            bytes.extend([pixel, 10 + pixel, 20 + pixel, 0]);
        }
        let read = Picture::from_xwd(&bytes, 2, 2).unwrap();
        assert_eq!(read.pixels, [[20, 10, 0], [21, 11, 1], [23, 13, 3], [24, 14, 4]]);
        assert_eq!(Picture::from_xwd(&bytes, 2, 9), None);
        assert_eq!(Picture::from_xwd(b"no picture", 1, 1), None);
    }
}
