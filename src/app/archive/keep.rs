//! When a game goes into the archive: as soon as it is over, once, and again if its end was taken back and came otherwise.

use serde::{Deserialize, Serialize};

use super::ArchivePage;
use crate::app::{App, Day, Shared, Table, TableGame};
use crate::game::Record;
use crate::game::archive::Archive;

/// The finished game of each table that is in the archive, as the session keeps it: a start does not have to read the
/// archive to know, and a game that was deleted there does not come back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::app) struct KeptGames {
    othello: Option<u64>,
    checkers: Option<u64>,
}

/// What a table showed when it was looked at last: the game's seed, its present and how much of it is known.
type Glance = (u64, usize, usize);

/// The last look at each table.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Glances {
    othello: Option<Glance>,
    checkers: Option<Glance>,
}

impl App {
    /// Puts what is over into the archive. Until the shell has told the day, nothing is.
    pub(in crate::app) fn keep_finished_games(&mut self) {
        if self.shared.today == Day::default() {
            return;
        }
        let Self { othello, checkers, shared, archive, kept, .. } = self;
        let before = *kept;
        let mut glances = archive.glances;
        keep(othello, &mut glances.othello, &mut kept.othello, archive, shared);
        keep(checkers, &mut glances.checkers, &mut kept.checkers, archive, shared);
        archive.glances = glances;
        if *kept != before {
            self.save_session();
        }
    }
}

/// Appends the game of this table, if it has come to its end since the last glance and is not in the archive.
fn keep<G: TableGame>(
    table: &Table<G>,
    last: &mut Option<Glance>,
    kept: &mut Option<u64>,
    archive: &mut ArchivePage,
    shared: &mut Shared,
) {
    let Record { game, seed, begun, .. } = &table.record;
    let glance = (*seed, game.present(), game.n_recorded());
    let before = last.replace(glance);
    if before == Some(glance) || !begun {
        return;
    }
    let Some(line) = Archive::line_of(&table.record, shared.today) else { return };
    let mark = Some(fingerprint(*seed, &game.text()));
    // A game that was over when it came to the table was played elsewhere. At the start it is one that an older version
    // has left, or that a kill has kept from the archive.
    let was_played_here = before.is_none_or(|(before, ..)| before == *seed);
    // Where the disk fails, the next start tries again.
    if !was_played_here || *kept == mark || archive.append(&[line], shared) {
        *kept = mark;
    }
}

/// FNV-1a over a game: another end of the same game has another one.
fn fingerprint(seed: u64, moves: &str) -> u64 {
    let bytes = seed.to_le_bytes().into_iter().chain(moves.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
