//! Any action at any time, in any order, with kills in between, at both tables: no panic, nothing lost, and each game is
//! always one that the rules allow.

use std::time::Duration;

use othello::app::{Screen, Storage};
use othello::game::{Checkers, Othello};
use othello::seeded::Seeded;

use crate::any_action::{any_action, begin, check, killed_and_restored};
use crate::table::Table;
use crate::temp_dir::TempDir;

const N_SEEDS: u64 = 200;
const N_ACTIONS: usize = 300;

#[test]
fn any_order_of_actions_and_kills_is_survived() {
    let mut n_moves = [0; 2];
    let mut n_kills = 0;
    for seed in 0..N_SEEDS {
        let mut random = Seeded::new(seed);
        let directory = TempDir::new();
        let open = || Table::open(Storage::unsynced_directory(directory.path()));
        let mut table = open();
        begin(&mut table, &mut random);
        for _ in 0..N_ACTIONS {
            let before = presents(&table);
            table.act(any_action(&table, &mut random));
            match random.below(6) {
                0 | 1 => drop(table.wait(Duration::from_millis(random.below(400) as u64))),
                // Otherwise how much is played would depend on how busy the machine is. A search that is looked at may
                // take long; nobody waits for it.
                2 if table.app.screen() != Screen::Think => table.run_one_ply(),
                _ => {}
            }
            for (count, (before, after)) in n_moves.iter_mut().zip(before.into_iter().zip(presents(&table))) {
                *count += usize::from(after > before);
            }
            check::<Othello>(&table, seed);
            check::<Checkers>(&table, seed);
            if random.below(60) == 0 {
                table = killed_and_restored(&table, open(), seed);
                n_kills += 1;
            }
        }
    }
    assert!(n_moves.iter().all(|&n_moves| n_moves > 1_000), "{n_moves:?}: the actions hardly ever play");
    assert!(n_kills > 500, "{n_kills}");
}

fn presents(table: &Table) -> [usize; 2] {
    [table.app.othello().game().present(), table.app.checkers().game().present()]
}
