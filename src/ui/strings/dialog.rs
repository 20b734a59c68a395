//! The words of questions and notices.

use super::messages::messages;
use crate::app::{Notice, Stored};

messages! {
    /// Questions and notices.
    struct DialogWords("dialog") {
        back, dismiss, no_graphics, abandon_title, abandon_text, abandon_yes, abandon_no, second_title, second_text,
        second_yes, second_no, reset_title, reset_text, reset_yes, reset_no, rating_title, rating_text, rating_no,
    }
    fn damaged_kept(file: Stored, why: &str, name: &str);
    fn damaged_lost(file: Stored, why: &str);
    fn unreadable(file: Stored, why: &str);
    fn disk_failed(why: &str);
    fn no_engine(why: &str);
    fn crashed(why: &str);
    fn unlearned(why: &str);
}

impl DialogWords {
    pub(crate) fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::Damaged { file, why, kept_as: Some(name) } => self.damaged_kept(*file, why, name),
            Notice::Damaged { file, why, kept_as: None } => self.damaged_lost(*file, why),
            Notice::Unreadable { file, why } => self.unreadable(*file, why),
            Notice::DiskFailed { why } => self.disk_failed(why),
            Notice::NoEngine { why } => self.no_engine(why),
            Notice::Crashed { why } => self.crashed(why),
            Notice::Unlearned { why } => self.unlearned(why),
        }
    }
}
