//! The weights that come with the program: within it, or beside it and brought at its start.
//!
//! A phone's package has a library for each kind of processor, and the weights would be in every one of them. There
//! they lie beside the libraries, once; `cargo xtask apk` says so by the cfg `othello_weights_apart`, and the platform
//! brings them. Every other program has them within.

use std::sync::OnceLock;

use super::evaluation::Evaluation;
use super::weights_file::WeightsError;

/// What this program was built with.
pub(super) static SHIPPED: Shipped = Shipped::new(WITHIN);

#[cfg(not(othello_weights_apart))]
const WITHIN: Option<&[u8]> = Some(include_bytes!("../../../assets/eval/weights.dat"));
#[cfg(othello_weights_apart)]
const WITHIN: Option<&[u8]> = None;

/// The bytes of the weights, wherever they come from, and what was made of them.
pub(super) struct Shipped {
    within: Option<&'static [u8]>,
    brought: OnceLock<&'static [u8]>,
    /// Made when it is first asked for: unpacking takes a moment that the first frame should not wait for.
    read: OnceLock<Loaded>,
}

/// An evaluation, and why it is not the trained one if it is not.
type Loaded = (Evaluation, Option<WeightsError>);

impl Shipped {
    const fn new(within: Option<&'static [u8]>) -> Self {
        Self { within, brought: OnceLock::new(), read: OnceLock::new() }
    }

    /// Brings weights in the place of those within. The first ones count, and only before an evaluation was asked for.
    pub(super) fn bring(&self, weights: &'static [u8]) {
        self.brought.get_or_init(|| weights);
    }

    pub(super) fn evaluation(&self) -> &Evaluation {
        &self.loaded().0
    }

    pub(super) fn fault(&self) -> Option<WeightsError> {
        self.loaded().1
    }

    fn loaded(&self) -> &Loaded {
        self.read.get_or_init(|| match self.brought.get().copied().or(self.within) {
            Some(weights) => Evaluation::read_or_simple(weights),
            None => (Evaluation::Shape, Some(WeightsError::Missing)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole() -> &'static [u8] {
        WITHIN.unwrap()
    }

    #[test]
    fn a_program_with_its_weights_within_needs_nothing_else() {
        assert!(matches!(SHIPPED.evaluation(), Evaluation::Patterns(_)));
        assert_eq!(SHIPPED.fault(), None);
    }

    #[test]
    fn weights_beside_the_program_are_as_good_as_weights_within() {
        let shipped = Shipped::new(None);
        shipped.bring(whole());
        assert!(matches!(shipped.evaluation(), Evaluation::Patterns(_)));
        assert_eq!(shipped.fault(), None);
    }

    #[test]
    fn a_program_whose_weights_nobody_brought_plays_by_simple_counts_and_says_why() {
        let shipped = Shipped::new(None);
        assert!(matches!(shipped.evaluation(), Evaluation::Shape));
        assert_eq!(shipped.fault(), Some(WeightsError::Missing));
        // Too late: an evaluation that is in use does not change.
        shipped.bring(whole());
        assert!(matches!(shipped.evaluation(), Evaluation::Shape));
    }

    #[test]
    fn damaged_weights_that_were_brought_are_refused_with_the_reason() {
        let shipped = Shipped::new(None);
        shipped.bring(&whole()[..5_000]);
        assert!(matches!(shipped.evaluation(), Evaluation::Shape));
        assert_eq!(shipped.fault(), Some(WeightsError::Checksum));
    }
}
