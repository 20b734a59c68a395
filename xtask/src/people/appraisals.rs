//! What positions were found to be worth, kept in a file: the looks take nearly all of the time, and a fit with other features,
//! other bands or another way to judge needs the same ones.
//!
//! The file has a line that names its format, and then for each position its 16 bytes and three numbers of 32 bits for each
//! legal move in the order of the squares. It only grows, part by part, so a run that was cut short loses little.

use std::collections::{BTreeSet, HashMap};
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::Path;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;
use othello::engine::Stop;
use othello::engine::people::{AppraisedMove, Appraiser};
use othello::rules::Position;

use crate::pool;

const FORMAT: &[u8] = b"othello-appraisals 1\n";
/// So many of the known positions are looked at again: a file of another engine would spoil the fit in silence.
const N_CHECKED: usize = 50;

/// A position with its legal moves.
type Appraised = (Position, Vec<AppraisedMove>);

/// The known positions, and the file that keeps them.
#[derive(Debug, Default)]
pub(crate) struct Appraisals {
    known: HashMap<Position, Vec<AppraisedMove>>,
    file: Option<File>,
}

impl Appraisals {
    /// Those of a file, which is made if there is none.
    ///
    /// # Errors
    /// A file that cannot be read or written, that is damaged, or that another engine has made.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let bytes = match fs::read(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            read => read.with_context(|| format!("cannot read {}", path.display()))?,
        };
        let known = read(&bytes).with_context(|| path.display().to_string())?;
        let open = OpenOptions::new().create(true).append(true).open(path);
        let mut file = open.with_context(|| format!("cannot write {}", path.display()))?;
        if bytes.is_empty() {
            file.write_all(FORMAT)?;
        }
        Ok(Self { known, file: Some(file) })
    }

    /// Looks at those of these positions that are not known, on all cores.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn look_at(&mut self, positions: impl IntoIterator<Item = Position>) -> Result<()> {
        let begun = Instant::now();
        let unknown: BTreeSet<[u8; 16]> = positions
            .into_iter()
            .filter(|position| !self.known.contains_key(position))
            .map(Position::to_bytes)
            .collect();
        let unknown: Vec<Position> = unknown.into_iter().filter_map(Position::from_bytes).collect();
        let bar = ProgressBar::new(unknown.len() as u64);
        let n_threads = thread::available_parallelism().map_or(1, usize::from);
        // One table for many positions: to make a new one for each would take the memory to pieces.
        let parts: Vec<&[Position]> = unknown.chunks(64).collect();
        let looked = pool::share_out(
            &parts,
            n_threads,
            |part| -> Result<Vec<Appraised>> {
                let mut appraiser = Appraiser::default();
                let look =
                    |&position: &Position| Some((position, appraiser.appraise(position, &Stop::new())?.0));
                let looked: Vec<Appraised> = part.iter().filter_map(look).collect();
                self.keep(&looked)?;
                Ok(looked)
            },
            |part| bar.inc(part.len() as u64),
        )?;
        bar.finish_and_clear();
        self.known.extend(looked.into_iter().flatten());
        println!("\n{} positions were looked at in {:.0} s.", unknown.len(), begun.elapsed().as_secs_f64());
        Ok(())
    }

    /// The values of the legal moves of a position that was looked at; none of any other.
    pub(crate) fn of(&self, position: Position) -> &[AppraisedMove] {
        self.known.get(&position).map_or(&[], Vec::as_slice)
    }

    fn keep(&self, looked: &[Appraised]) -> Result<()> {
        let Some(mut file) = self.file.as_ref() else { return Ok(()) };
        let mut bytes = Vec::new();
        for (position, moves) in looked {
            write(&mut bytes, *position, moves);
        }
        file.write_all(&bytes).context("cannot keep what was found")
    }
}

fn write(bytes: &mut Vec<u8>, position: Position, moves: &[AppraisedMove]) {
    bytes.extend(position.to_bytes());
    for it in moves {
        for value in [it.glance, it.short, it.long] {
            bytes.extend(value.to_le_bytes());
        }
    }
}

fn read(bytes: &[u8]) -> Result<HashMap<Position, Vec<AppraisedMove>>> {
    let mut known = HashMap::new();
    if bytes.is_empty() {
        return Ok(known);
    }
    let mut rest = bytes.strip_prefix(FORMAT).context("no file of appraisals")?;
    while !rest.is_empty() {
        let at = bytes.len() - rest.len();
        let read = read_one(rest).with_context(|| format!("byte {at}: no position with its moves"))?;
        known.insert(read.0, read.1);
        rest = read.2;
    }
    let mut appraiser = Appraiser::default();
    for (&position, moves) in known.iter().take(N_CHECKED) {
        let again = appraiser.appraise(position, &Stop::new()).map(|it| it.0);
        ensure!(again.as_ref() == Some(moves), "made by another engine: delete it");
    }
    Ok(known)
}

/// The first position with its moves, and what follows.
fn read_one(bytes: &[u8]) -> Option<(Position, Vec<AppraisedMove>, &[u8])> {
    let (position, mut rest) = bytes.split_first_chunk()?;
    let position = Position::from_bytes(*position)?;
    let mut number = || -> Option<f32> {
        let (number, left) = rest.split_first_chunk()?;
        rest = left;
        Some(f32::from_le_bytes(*number))
    };
    let moves = position
        .moves()
        .into_iter()
        .map(|at| Some(AppraisedMove { at, glance: number()?, short: number()?, long: number()? }));
    let moves = moves.collect::<Option<Vec<_>>>()?;
    Some((position, moves, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::random_position;
    use othello::seeded::Seeded;

    #[test]
    fn what_was_kept_is_known_again_and_damage_is_told_with_its_place() {
        let mut random = Seeded::new(8);
        let (mut bytes, mut appraiser) = (FORMAT.to_vec(), Appraiser::default());
        let positions = [30, 20, 9].map(|n_empties| random_position(n_empties, 2, &mut random));
        for position in positions {
            let (moves, _) = appraiser.appraise(position, &Stop::new()).expect("nobody stops it");
            write(&mut bytes, position, &moves);
        }
        let known = Appraisals { known: read(&bytes).expect("what was written"), file: None };
        let mut anew = Appraisals::default();
        anew.look_at(positions).expect("nothing is written");
        for position in positions {
            assert!(known.of(position).iter().map(|it| it.at).eq(position.moves()));
            assert_eq!(known.of(position), anew.of(position));
        }
        assert_eq!(known.of(Position::START), []);
        let told = |bytes: &[u8]| format!("{:#}", read(bytes).expect_err("a damaged file"));
        assert!(told(&bytes[..bytes.len() - 1]).contains("no position with its moves"));
        assert!(told(b"othello-people 1").contains("no file of appraisals"));
        let other: Vec<u8> =
            bytes.iter().enumerate().map(|(idx, &it)| it ^ u8::from(idx == FORMAT.len() + 17)).collect();
        assert!(told(&other).contains("another engine"));
    }
}
