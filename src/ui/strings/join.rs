//! How parts of what is said are put together, which languages do with other marks and spaces.

use super::messages::messages;

messages! {
    /// What stands between the parts.
    struct JoinWords("join") {}
    fn sentences(first: &str, second: &str);
    fn list(first: &str, second: &str);
}

impl JoinWords {
    /// A thing with all that is said of it.
    pub(crate) fn listed<'a>(&self, first: &str, more: impl IntoIterator<Item = &'a str>) -> String {
        more.into_iter().fold(first.to_owned(), |said, part| self.list(&said, part))
    }
}
