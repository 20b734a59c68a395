//! Anything a player, the system or a killed process can do to the whole app, in any order.

use std::sync::Arc;
use std::time::Duration;

use othello::app::{Screen, Storage};
use othello::game::{Checkers, Othello};
use othello::seeded::Seeded;
use othello::storage::MemoryDisk;

use crate::any_action::{any_action, begin, check, killed_and_restored};
use crate::table::Table;

/// More do not fit into a second.
const MAX_ACTIONS: usize = 300;

/// Every two bytes are the seed of one action, so that the fuzzer can take one out, or put one in, without changing the
/// others.
pub(super) fn run(bytes: &[u8]) {
    let disk = Arc::new(MemoryDisk::default());
    let open = || Table::open(Storage::on(disk.clone()));
    let mut table = open();
    let (seeds, _) = bytes.as_chunks();
    for (number, &seed) in seeds.iter().take(MAX_ACTIONS).enumerate() {
        let mut random = Seeded::new(u16::from_le_bytes(seed).into());
        if number == 0 {
            begin(&mut table, &mut random);
        }
        table.act(any_action(&table, &mut random));
        match random.below(8) {
            0 => drop(table.wait(Duration::from_millis(random.below(400) as u64))),
            // A search that is looked at may take a second; nobody waits for it.
            1 | 2 if table.app.screen() != Screen::Think => table.run_one_ply(),
            _ => {}
        }
        check::<Othello>(&table, number as u64);
        check::<Checkers>(&table, number as u64);
        if random.below(40) == 0 {
            table = killed_and_restored(&table, open(), number as u64);
        }
    }
}
