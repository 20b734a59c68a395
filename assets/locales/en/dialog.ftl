### Questions and notices.

dialog-back = Back
dialog-dismiss = OK
dialog-no-graphics = This device has no graphics driver that Othello can draw with. It needs Vulkan or OpenGL ES 3.
dialog-abandon-title = Leave this game?
dialog-abandon-text = The game in progress will be lost.
dialog-abandon-yes = Start over
dialog-abandon-no = Keep playing
# The app was started twice on a desktop.
dialog-second-title = Othello is already open
dialog-second-text = The other window saves your games. You can play here too, but nothing is saved.
dialog-second-yes = Play without saving
dialog-second-no = Close this window
dialog-reset-title = Reset all settings?
dialog-reset-text = Language, looks and play go back to what they were at first. Your game stays.
dialog-reset-yes = Reset
dialog-reset-no = Keep them
# The estimate of the player's strength; it is answered by "Reset" or by this.
dialog-rating-title = Forget your strength?
dialog-rating-text = The estimate and its history begin anew. Your games stay in the archive.
dialog-rating-no = Keep it

## Notices
## $file says which file, $why is a short reason in English, $name the name of a file.

# It begins the sentences below; choose by $file in them where your language needs another form.
stored-file =
    { $file ->
        [game] The saved game
        [checkers] The saved game of checkers
        [settings] The settings file
        [session] The last open page
        [window] The place of the window
        [lab] The page of the lab
        [editor] The position that was being set up
        [puzzles] The record of solved puzzles
        [exercises] The exercises
        [review] The review
        [rating] The record of your strength
       *[archive] The archive of games
    }
dialog-damaged-kept = { stored-file } could not be read ({ $why }). It is kept as { $name }. That part starts over.
dialog-damaged-lost = { stored-file } could not be read ({ $why }). It could not be kept. That part starts over.
dialog-unreadable = { stored-file } could not be opened ({ $why }). It stays as it is; nothing is saved over it until the next start.
dialog-disk-failed = Nothing can be saved just now ({ $why }). You can go on playing.
dialog-no-engine = The computer cannot play just now ({ $why }). Two people still can.
dialog-crashed = Last time the app ended by mistake ({ $why }). Your game goes on where it was.
dialog-unlearned = What the strongest levels have learned cannot be read ({ $why }). They play by simpler rules.
