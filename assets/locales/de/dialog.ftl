### Questions and notices.

dialog-back = Zurück
dialog-dismiss = OK
dialog-no-graphics = Dieses Gerät hat keinen Grafiktreiber, mit dem Othello zeichnen kann. Nötig ist Vulkan oder OpenGL ES 3.
dialog-abandon-title = Partie abbrechen?
dialog-abandon-text = Die laufende Partie geht verloren.
dialog-abandon-yes = Neu anfangen
dialog-abandon-no = Weiterspielen
# The app was started twice on a desktop.
dialog-second-title = Othello ist schon offen
dialog-second-text = Das andere Fenster speichert deine Partien. Du kannst auch hier spielen, aber nichts wird gespeichert.
dialog-second-yes = Ohne Speichern spielen
dialog-second-no = Fenster schließen
dialog-reset-title = Alles zurücksetzen?
dialog-reset-text = Sprache, Aussehen und Spieloptionen sind dann wieder wie am Anfang. Deine Partie bleibt.
dialog-reset-yes = Zurücksetzen
dialog-reset-no = Behalten
dialog-rating-title = Deine Stärke vergessen?
dialog-rating-text = Die Schätzung und ihr Verlauf beginnen neu. Deine Partien bleiben im Archiv.
dialog-rating-no = Behalten

## Notices
## $file says which file, $why is a short reason in English, $name the name of a file.

# It begins the sentences below; choose by $file in them where your language needs another form.
stored-file =
    { $file ->
        [game] Die gespeicherte Partie
        [checkers] Die gespeicherte Checkers-Partie
        [settings] Die Einstellungsdatei
        [session] Die zuletzt offene Seite
        [window] Die Lage des Fensters
        [lab] Die Seite des Labors
        [editor] Die Stellung im Aufbau
        [puzzles] Die Liste der gelösten Rätsel
        [exercises] Die Sammlung der Übungen
        [review] Die Analyse
        [rating] Die Aufzeichnung deiner Stärke
       *[archive] Die Sammlung der Partien
    }
dialog-damaged-kept = { stored-file } ließ sich nicht lesen ({ $why }). Sie ist als { $name } aufbewahrt. Dieser Teil fängt neu an.
dialog-damaged-lost = { stored-file } ließ sich nicht lesen ({ $why }) und auch nicht aufbewahren. Dieser Teil fängt neu an.
dialog-unreadable = { stored-file } ließ sich nicht öffnen ({ $why }). Sie bleibt, wie sie ist, und wird bis zum nächsten Start nicht überschrieben.
dialog-disk-failed = Gerade lässt sich nichts speichern ({ $why }). Du kannst weiterspielen.
dialog-no-engine = Der Computer kann gerade nicht spielen ({ $why }). Zu zweit geht es trotzdem.
dialog-crashed = Beim letzten Mal ist die App abgestürzt ({ $why }). Deine Partie geht dort weiter, wo sie war.
dialog-unlearned = Was die stärksten Stufen gelernt haben, lässt sich nicht lesen ({ $why }). Sie spielen nach einfacheren Regeln.
