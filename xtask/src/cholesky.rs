//! Symmetric systems of equations, as fits to data need them.

/// A square matrix by its rows; of a symmetric one only the lower half is looked at.
pub(crate) type Matrix = Vec<Vec<f64>>;

/// A symmetric matrix with a positive definite form, taken apart by Cholesky's method.
#[derive(Debug)]
pub(crate) struct Cholesky(Matrix);

impl Cholesky {
    pub(crate) fn new(mut matrix: Matrix) -> Self {
        for row in 0..matrix.len() {
            let (above, rest) = matrix.split_at_mut(row);
            let Some(current) = rest.first_mut() else { break };
            for (column, other) in above.iter().enumerate() {
                current[column] =
                    (current[column] - dot(&current[..column], &other[..column])) / other[column];
            }
            current[row] = (current[row] - dot(&current[..row], &current[..row])).sqrt();
        }
        Self(matrix)
    }

    /// What the matrix turns into `right`.
    pub(crate) fn solve(&self, mut right: Vec<f64>) -> Vec<f64> {
        for (row, lower) in self.0.iter().enumerate() {
            right[row] = (right[row] - dot(&lower[..row], &right[..row])) / lower[row];
        }
        for (row, lower) in self.0.iter().enumerate().rev() {
            let found = right[row] / lower[row];
            right[row] = found;
            right[..row].iter_mut().zip(lower).for_each(|(it, factor)| *it -= factor * found);
        }
        right
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symmetric_system_is_solved() {
        let matrix = vec![vec![4.0, 0.0, 0.0], vec![2.0, 5.0, 0.0], vec![1.0, 3.0, 6.0]];
        let right = vec![4.0 + 4.0 + 3.0, 2.0 + 10.0 + 9.0, 1.0 + 6.0 + 18.0];
        let found = Cholesky::new(matrix).solve(right);
        for (value, expected) in found.iter().zip([1.0, 2.0, 3.0]) {
            assert!((value - expected).abs() < 1e-9, "{found:?}");
        }
    }
}
