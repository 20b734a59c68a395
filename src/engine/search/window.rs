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
        // Their difference would overflow for the full window.
        self.alpha.saturating_add(1) == self.beta
    }

    /// The same window as the opponent sees it.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_neighbouring_bounds_leave_no_value_between_them() {
        assert!(Window::null_above(-5).is_null() && Window::null_above(-5).turned().is_null());
        assert!(!Window::FULL.is_null() && !Window { alpha: 0, beta: 2 }.is_null());
    }
}
