//! Google's binary form of messages, as much of it as a bundle's two small files need.

use anyhow::{Context, Result, bail};

/// A field of a message: its number and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Number(u64, u64),
    Bytes(u64, Vec<u8>),
}

impl Field {
    /// A field with text in it.
    pub(crate) fn text(number: u64, text: &str) -> Self {
        Self::Bytes(number, text.as_bytes().to_vec())
    }

    /// A field with another message in it.
    pub(crate) fn message(number: u64, fields: &[Self]) -> Self {
        Self::Bytes(number, encode(fields))
    }
}

/// A message as bytes.
pub(crate) fn encode(fields: &[Field]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for field in fields {
        match field {
            Field::Number(number, value) => {
                write_number(&mut bytes, number << 3);
                write_number(&mut bytes, *value);
            }
            Field::Bytes(number, value) => {
                write_number(&mut bytes, number << 3 | 2);
                write_number(&mut bytes, value.len() as u64);
                bytes.extend(value);
            }
        }
    }
    bytes
}

/// The fields of a message.
pub(crate) fn decode(mut bytes: &[u8]) -> Result<Vec<Field>> {
    let mut fields = Vec::new();
    while !bytes.is_empty() {
        let key = read_number(&mut bytes)?;
        fields.push(match key & 7 {
            0 => Field::Number(key >> 3, read_number(&mut bytes)?),
            2 => {
                let length = usize::try_from(read_number(&mut bytes)?)?;
                let (value, rest) = bytes.split_at_checked(length).context("a field is cut off")?;
                bytes = rest;
                Field::Bytes(key >> 3, value.to_vec())
            }
            form => bail!("a field has the form {form}, which nothing here has"),
        });
    }
    Ok(fields)
}

/// The bytes of every field that is reached by these numbers, each within the one before.
pub(crate) fn find(message: &[u8], path: &[u64]) -> Result<Vec<Vec<u8>>> {
    let Some((first, rest)) = path.split_first() else { return Ok(vec![message.to_vec()]) };
    let mut found = Vec::new();
    for field in decode(message)? {
        match field {
            Field::Bytes(number, value) if number == *first => found.extend(find(&value, rest)?),
            _ => {}
        }
    }
    Ok(found)
}

/// The number in this field, which is 0 if it is not there.
pub(crate) fn number(message: &[u8], wanted: u64) -> Result<u64> {
    let mut fields = decode(message)?.into_iter();
    let found = fields.find_map(|field| match field {
        Field::Number(number, value) if number == wanted => Some(value),
        _ => None,
    });
    Ok(found.unwrap_or_default())
}

/// Seven bits a byte, the lowest first; the eighth says that there are more.
fn write_number(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

fn read_number(bytes: &mut &[u8]) -> Result<u64> {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first().context("a number is cut off")?;
        *bytes = rest;
        value |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Ok(value);
        }
    }
    bail!("a number has more than 64 bits")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The two examples of the format's own description: 150 in field 1, "testing" in field 2.
    #[test]
    fn messages_have_the_bytes_that_the_format_says() {
        assert_eq!(encode(&[Field::Number(1, 150)]), [0x08, 0x96, 0x01]);
        assert_eq!(encode(&[Field::text(2, "testing")]), [b"\x12\x07", "testing".as_bytes()].concat());
    }

    #[test]
    fn what_was_written_is_read_again_and_found() {
        let fields = [
            Field::message(1, &[Field::text(1, "first"), Field::message(2, &[Field::Number(1, u64::MAX)])]),
            Field::message(1, &[Field::text(1, "second")]),
            Field::Number(3, 7),
        ];
        let bytes = encode(&fields);
        assert_eq!(decode(&bytes).unwrap(), fields);
        assert_eq!(find(&bytes, &[1, 1]).unwrap(), [b"first".to_vec(), b"second".to_vec()]);
        assert_eq!(number(&find(&bytes, &[1, 2]).unwrap()[0], 1).unwrap(), u64::MAX);
        assert_eq!((number(&bytes, 3).unwrap(), number(&bytes, 4).unwrap()), (7, 0));
    }

    #[test]
    fn damage_is_an_error() {
        for damaged in [&[0x08][..], &[0x12, 7, b't'], &[0x0d, 0, 0, 0, 0], &[0x08, 0xff, 0xff]] {
            assert!(decode(damaged).is_err(), "{damaged:?}");
        }
    }
}
