//! The strong engine keeps to its memory: the table it was given and at most 16 MB besides, whatever it does.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Engine, Resources, Stop};
use othello::rules::Position;
use othello::seeded::Seeded;

/// The system's allocator, with a count of the bytes in use and of the most there ever were.
struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[expect(unsafe_code, reason = "only an allocator sees every allocation, and its trait is unsafe")]
// SAFETY: every call goes to the system's allocator unchanged; the counters allocate nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let now = IN_USE.fetch_add(layout.size(), Relaxed) + layout.size();
        MOST.fetch_max(now, Relaxed);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(pointer, layout) }
    }
}

const MEGABYTE: usize = 1 << 20;

#[test]
fn memory_stays_within_the_table_and_sixteen_megabytes() {
    let resources = Resources { threads: 4, ..Resources::single(32) };
    let budget = Budget { nodes: 50_000, solve: 20, ..Budget::UNLIMITED };
    let mut player = StrongPlayer::new(budget, resources, Some(1));
    let mut random = Seeded::new(16);
    let mut position = Position::START;
    while !position.is_over() {
        position = match player.choose(position, &Stop::new(), &mut |_| {}) {
            // Every other move is a random one: a game that nobody planned.
            Some(thought) if random.below(2) == 0 => position.play(thought.best).unwrap(),
            Some(_) => position.play(random.choose(position.moves()).unwrap()).unwrap(),
            None => position.pass(),
        };
    }
    let most = MOST.load(Relaxed);
    assert!(most <= (resources.hash_mb + 16) * MEGABYTE, "{} MB in use", most / MEGABYTE);
    // The count is one: a table of 32 MB was seen.
    assert!(most >= resources.hash_mb * MEGABYTE, "{} MB in use", most / MEGABYTE);
}
