//! What happens at a step of a search, as data: the screens find the words.

use super::{Study, Subject};
use crate::engine::classic::{Move, Row, TableOne};
use crate::engine::search::{Algorithm, Value};
use crate::engine::think::{End, Node, Recording, Step};
use crate::rules::Disc;

/// How much a value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is this or more.
    AtLeast,
    /// The value is this or less.
    AtMost,
}

impl Bound {
    /// The same for the other side, whose value is the negated one.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Exact => Self::Exact,
            Self::AtLeast => Self::AtMost,
            Self::AtMost => Self::AtLeast,
        }
    }
}

/// What the value of a node says: outside of the window it is a bound, unless the evaluation itself spoke.
pub fn bound<M>(node: &Node<M>) -> Bound {
    match node.end {
        End::Leaf | End::Listed => Bound::Exact,
        _ if node.value >= node.window.beta => Bound::AtLeast,
        _ if node.value <= node.window.alpha => Bound::AtMost,
        _ => Bound::Exact,
    }
}

/// What happens at one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepDescription {
    /// Who chooses: the side that makes the move in question, or the side to move at the root.
    pub side: Disc,
    /// What happens.
    pub event: StepEvent,
}

/// The kinds of things that happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepEvent {
    /// The search begins.
    Begins {
        /// By this search.
        algorithm: Algorithm,
        /// So deep.
        depth: u32,
    },
    /// A pass of MTD(f) begins, and asks whether the position is worth at least this.
    PassBegins {
        /// The number of the pass, from 1.
        number: usize,
        /// At least this?
        bound: Value,
    },
    /// A move is tried.
    Tries(Move),
    /// A move is scouted: is it better than what is in hand?
    Scouts {
        /// The move.
        at: Move,
        /// Better than this?
        than: Value,
    },
    /// The scout was right, and the move is searched again to learn how good it is.
    TriesAgain(Move),
    /// A row of P0's Table 1.
    Row {
        /// The move.
        at: Move,
        /// Its letter in the paper.
        letter: char,
        /// What the paper counts.
        row: Row,
        /// Whether it is one of the answers that are only listed.
        listed: bool,
    },
    /// The worth of a move is known.
    Worth {
        /// The move.
        at: Move,
        /// Its worth for the side that makes it.
        value: Value,
        /// What that says.
        bound: Bound,
        /// How it was found.
        how: How,
        /// What it means for the choice.
        outcome: StepOutcome,
    },
    /// An answer is so good that the other answers need not be looked at.
    Cut {
        /// The move that is refuted.
        at: Move,
        /// The answer; `None` if it is not shown.
        answer: Option<Move>,
        /// What the answer is worth to the other side, at least.
        value: Value,
        /// How many other answers were left out.
        skipped: usize,
        /// Whether it is in a pass of MTD(f), which only wants an answer to its question.
        in_pass: bool,
    },
    /// A pass of MTD(f) has ended.
    PassEnds {
        /// The number of the pass, from 1.
        number: usize,
        /// The new bound.
        value: Value,
        /// Whether the position is worth at least that much, or at most.
        bound: Bound,
    },
    /// The search has ended.
    Chosen {
        /// The move, unless the game is over.
        at: Option<Move>,
        /// What the position is worth.
        value: Value,
        /// Whether another move is worth as much, and comes later.
        first_of_equals: bool,
    },
}

/// How the worth of a move was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The evaluation looked at the position after it.
    Sight,
    /// It is what the best answer leaves.
    BestAnswer,
    /// The position was met before.
    Memory,
    /// So many positions below it were searched and are not shown.
    Hidden(u64),
}

/// What the worth of a move means for the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepOutcome {
    /// It is the best so far.
    Best,
    /// Another one stays the best, with this worth.
    Behind(Move, Value),
}

impl StepDescription {
    pub(super) fn of(study: &Study<'_>, recording: &Recording<Move>, step: usize) -> Self {
        let Some(&now) = recording.steps().get(step) else {
            return Self { side: study.board.turn, event: begins(study) };
        };
        let node = &recording.nodes()[now.node()];
        let chooser = if node.ply % 2 == 1 { study.board.turn } else { !study.board.turn };
        let Some(at) = node.by else {
            return Self { side: study.board.turn, event: at_root(study, recording, now) };
        };
        let event = match now {
            Step::Enter(_) => entering(node, at),
            Step::Leave(_) => table_row(study, recording, now.node())
                .unwrap_or_else(|| leaving(study, recording, now.node(), at)),
        };
        Self { side: chooser, event }
    }
}

const fn begins(study: &Study<'_>) -> StepEvent {
    StepEvent::Begins { algorithm: study.algorithm, depth: study.depth }
}

fn at_root(study: &Study<'_>, recording: &Recording<Move>, now: Step) -> StepEvent {
    let root = now.node();
    let node = &recording.nodes()[root];
    let number = recording.roots().take_while(|&other| other <= root).count();
    let is_last = root + node.n_kept == recording.nodes().len();
    let in_passes = study.algorithm == Algorithm::Mtdf;
    match now {
        Step::Enter(_) if in_passes => StepEvent::PassBegins { number, bound: node.window.beta },
        Step::Enter(_) => begins(study),
        Step::Leave(_) if in_passes && !is_last => {
            StepEvent::PassEnds { number, value: node.value, bound: bound(node) }
        }
        Step::Leave(_) => {
            let found = recording.found();
            let n_best = recording
                .children(root)
                .filter(|&child| {
                    let child = &recording.nodes()[child];
                    child.end != End::Listed && -child.value == found.value && bound(child) == Bound::Exact
                })
                .count();
            StepEvent::Chosen { at: found.best, value: found.value, first_of_equals: n_best > 1 }
        }
    }
}

const fn entering(node: &Node<Move>, at: Move) -> StepEvent {
    if node.again {
        StepEvent::TriesAgain(at)
    } else if node.window.is_null() {
        StepEvent::Scouts { at, than: -node.window.beta }
    } else {
        StepEvent::Tries(at)
    }
}

fn leaving(study: &Study<'_>, recording: &Recording<Move>, idx: usize, at: Move) -> StepEvent {
    let node = &recording.nodes()[idx];
    let left_at = recording.left_at(idx);
    if let End::CutOff { skipped } = node.end
        && skipped > 0
    {
        let answer = recording.best_at(idx, left_at).and_then(|(_, child)| recording.nodes()[child].by);
        let in_pass = study.algorithm == Algorithm::Mtdf;
        return StepEvent::Cut { at, answer, value: node.value, skipped, in_pass };
    }
    let how = match node.end {
        End::Leaf | End::Listed => How::Sight,
        End::Remembered => How::Memory,
        End::Complete | End::CutOff { .. } if node.n_kept == 1 => How::Hidden(node.n_hidden()),
        End::Complete | End::CutOff { .. } => How::BestAnswer,
    };
    let best = node.parent.and_then(|parent| recording.best_at(parent, left_at));
    let outcome = match best {
        Some((value, child)) if child != idx => {
            recording.nodes()[child].by.map_or(StepOutcome::Best, |by| StepOutcome::Behind(by, value))
        }
        _ => StepOutcome::Best,
    };
    StepEvent::Worth { at, value: -node.value, bound: bound(node).turned(), how, outcome }
}

/// The row of Table 1 that a node of the lesson stands for; only the paper's own search has them.
fn table_row(study: &Study<'_>, recording: &Recording<Move>, idx: usize) -> Option<StepEvent> {
    if study.subject != Subject::Lesson || study.depth != 1 {
        return None;
    }
    let node = &recording.nodes()[idx];
    let letter = letter(recording, idx)?;
    let row = TableOne::after(&recording.path(idx)).row()?;
    Some(StepEvent::Row { at: node.by?, letter, row, listed: node.end == End::Listed })
}

/// The paper names the moves a, b, c and then all answers from d on.
fn letter(recording: &Recording<Move>, idx: usize) -> Option<char> {
    let nodes = recording.nodes();
    let ply = nodes[idx].ply;
    let above = nodes.iter().filter(|node| node.ply > 0 && node.ply < ply).count();
    let before = nodes[..idx].iter().filter(|node| node.ply == ply).count();
    u8::try_from(above + before).ok().filter(|&number| number < 26).map(|number| char::from(b'a' + number))
}
