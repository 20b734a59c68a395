//! The values that still matter at a node.

use super::Value;

/// An open interval of values: whatever lies outside of it will not change the choice above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The side to move already has this elsewhere.
    pub alpha: Value,
    /// The opponent already has this elsewhere, and will not allow more.
    pub beta: Value,
}

impl Window {
    /// Every value matters. The bounds can be negated without overflow.
    pub const FULL: Self = Self { alpha: -Value::MAX, beta: Value::MAX };

    /// Only "more than `alpha`, or not?" matters.
    pub const fn null_above(alpha: Value) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// Whether no value lies between the bounds.
    pub const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// The same window as the opponent sees it.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}
