//! Numbers in few bits. Most weights of the evaluation are zero and the others are rarely large, and an app for phones
//! is no place for what can be said shorter.
//!
//! Before each number that is not zero stands how many zeros precede it, in Elias's gamma code; then its sign; then its
//! size by Rice's code, whose one parameter is chosen for the whole row and is its first byte.

/// The largest parameter that makes sense for sizes of 16 bits.
const MAX_PARAMETER: u32 = 15;

/// Writes a row of numbers.
pub(super) fn pack(row: &[i16]) -> Vec<u8> {
    let parameter = best_parameter(row);
    let mut bits = BitWriter { bytes: vec![parameter as u8], n_free: 0 };
    let mut n_zeros = 0;
    for &number in row {
        if number == 0 {
            n_zeros += 1;
            continue;
        }
        bits.gamma(n_zeros + 1);
        n_zeros = 0;
        bits.write(u32::from(number < 0), 1);
        bits.rice(size(number), parameter);
    }
    if n_zeros > 0 {
        bits.gamma(n_zeros + 1);
    }
    bits.bytes
}

/// Reads a row of so many numbers; `None` if the bytes do not hold one.
pub(super) fn unpack(bytes: &[u8], n_numbers: usize) -> Option<Vec<i16>> {
    let (&parameter, bytes) = bytes.split_first()?;
    let parameter = u32::from(parameter);
    if parameter > MAX_PARAMETER {
        return None;
    }
    let mut bits = BitReader { bytes, window: 0, n_bits: 0 };
    let mut row = Vec::with_capacity(n_numbers);
    while row.len() < n_numbers {
        let n_known = row.len() + bits.gamma()? as usize - 1;
        if n_known > n_numbers {
            return None;
        }
        row.resize(n_known, 0);
        if n_known < n_numbers {
            let is_negative = bits.read(1)? == 1;
            let size = i32::try_from(bits.rice(parameter)?).ok()?.checked_add(1)?;
            row.push(i16::try_from(if is_negative { -size } else { size }).ok()?);
        }
    }
    Some(row)
}

/// How far a number is from zero, less the one that it is at least.
const fn size(number: i16) -> u32 {
    (number.unsigned_abs() as u32).saturating_sub(1)
}

/// The parameter with which the row takes the fewest bits.
fn best_parameter(row: &[i16]) -> u32 {
    let cost = |&parameter: &u32| -> u64 {
        let sizes = row.iter().filter(|&&number| number != 0).map(|&number| size(number));
        sizes.map(|size| u64::from((size >> parameter) + parameter)).sum()
    };
    (0..=MAX_PARAMETER).min_by_key(cost).unwrap_or(0)
}

/// Bits into bytes, the highest first.
struct BitWriter {
    bytes: Vec<u8>,
    /// How many bits of the last byte are still free.
    n_free: u32,
}

impl BitWriter {
    /// The lowest `n_bits` of a value.
    fn write(&mut self, value: u32, n_bits: u32) {
        for place in (0..n_bits).rev() {
            if self.n_free == 0 {
                self.bytes.push(0);
                self.n_free = 8;
            }
            self.n_free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> place & 1) as u8) << self.n_free;
            }
        }
    }

    /// A number above zero: as many zeros as it has digits after the first, then its digits.
    fn gamma(&mut self, number: u32) {
        let n_digits = number.ilog2();
        self.write(0, n_digits);
        self.write(number, n_digits + 1);
    }

    /// The high part of a number in zeros and a one, then its lowest `parameter` bits.
    fn rice(&mut self, number: u32, parameter: u32) {
        for _ in 0..number >> parameter {
            self.write(0, 1);
        }
        self.write(1, 1);
        self.write(number, parameter);
    }
}

/// Bits out of bytes, through a window that is filled as it is emptied.
struct BitReader<'a> {
    bytes: &'a [u8],
    /// The next bits, at the upper end.
    window: u64,
    n_bits: u32,
}

impl BitReader<'_> {
    fn fill(&mut self) {
        while self.n_bits <= 56
            && let Some((&byte, rest)) = self.bytes.split_first()
        {
            self.window |= u64::from(byte) << (56 - self.n_bits);
            self.n_bits += 8;
            self.bytes = rest;
        }
    }

    /// The next bits as a number; `None` at the end.
    fn read(&mut self, n_bits: u32) -> Option<u32> {
        if n_bits == 0 {
            return Some(0);
        }
        self.fill();
        self.n_bits = self.n_bits.checked_sub(n_bits)?;
        let value = self.window >> (64 - n_bits);
        self.window <<= n_bits;
        Some(value as u32)
    }

    /// How many zeros come before the next one, which is not read; `None` if there is no one.
    fn zeros(&mut self) -> Option<u32> {
        let mut n_zeros = 0;
        loop {
            self.fill();
            let here = self.window.leading_zeros();
            if here < self.n_bits {
                self.window <<= here;
                self.n_bits -= here;
                return Some(n_zeros + here);
            }
            if self.bytes.is_empty() {
                return None;
            }
            n_zeros += self.n_bits;
            self.n_bits = 0;
        }
    }

    /// A number of [`BitWriter::gamma`].
    fn gamma(&mut self) -> Option<u32> {
        let n_digits = self.zeros()?;
        if n_digits < 32 { self.read(n_digits + 1) } else { None }
    }

    /// A number of [`BitWriter::rice`].
    fn rice(&mut self, parameter: u32) -> Option<u32> {
        let high = self.zeros()?;
        self.read(1)?;
        high.checked_mul(1 << parameter)?.checked_add(self.read(parameter)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeded::Seeded;

    fn survives(row: &[i16]) -> usize {
        let packed = pack(row);
        assert_eq!(unpack(&packed, row.len()).as_deref(), Some(row), "{} numbers", row.len());
        packed.len()
    }

    #[test]
    fn every_row_comes_back_as_it_was() {
        survives(&[]);
        survives(&[0]);
        survives(&[0; 1000]);
        survives(&[i16::MIN, i16::MAX, -1, 1, 0, 0, i16::MIN, 0]);
        survives(&[1; 100]);
        let mut random = Seeded::new(5);
        for n_zeros_in_8 in 0..8 {
            for shift in 0..16 {
                let mut number = || {
                    let bits = random.next();
                    if bits >> 61 < n_zeros_in_8 { 0 } else { bits as i16 >> shift }
                };
                survives(&(0..500).map(|_| number()).collect::<Vec<i16>>());
            }
        }
    }

    #[test]
    fn rows_of_zeros_and_small_numbers_become_small() {
        assert!(survives(&vec![0; 100_000]) < 10);
        let mut random = Seeded::new(6);
        let row: Vec<i16> = (0..10_000).map(|_| (random.next() % 15) as i16 - 7).collect();
        // Fifteen values are a little under four bits each; the codes may take two more.
        assert!(survives(&row) < 10_000 * 6 / 8, "{} bytes", survives(&row));
    }

    #[test]
    fn bytes_that_hold_no_row_are_refused() {
        let row: Vec<i16> = (0..100).map(|number| number * 37 - 1000).collect();
        let packed = pack(&row);
        assert_eq!(unpack(&[], 1), None);
        assert_eq!(unpack(&[MAX_PARAMETER as u8 + 1, 255, 255], 1), None);
        assert_eq!(unpack(&packed[..packed.len() / 2], row.len()), None);
        assert_eq!(unpack(&packed, row.len() + 10), None);
        // Whatever the bytes are: an answer, and no panic.
        let mut random = Seeded::new(7);
        for _ in 0..2000 {
            let noise: Vec<u8> = (0..40).map(|_| random.next() as u8 & random.next() as u8).collect();
            assert!(unpack(&noise, 64).is_none_or(|row| row.len() == 64));
        }
    }
}
