### Questions and notices.

dialog-back = Retour
dialog-dismiss = OK
dialog-no-graphics = Cet appareil n’a pas de pilote graphique avec lequel Othello puisse dessiner. Il faut Vulkan ou OpenGL ES 3.
dialog-abandon-title = Quitter cette partie ?
dialog-abandon-text = La partie en cours sera effacée.
dialog-abandon-yes = Recommencer
dialog-abandon-no = Continuer
# The app was started twice on a desktop.
dialog-second-title = Othello est déjà ouvert
dialog-second-text = L’autre fenêtre enregistre vos parties. Vous pouvez jouer ici aussi, mais rien n’est enregistré.
dialog-second-yes = Jouer sans enregistrer
dialog-second-no = Fermer cette fenêtre
dialog-reset-title = Réinitialiser tous les réglages ?
dialog-reset-text = La langue, l’apparence et le jeu reviennent à l’état initial. Votre partie est conservée.
dialog-reset-yes = Réinitialiser
dialog-reset-no = Ne rien changer
dialog-rating-title = Oublier votre force ?
dialog-rating-text = L’estimation et son historique recommencent. Vos parties restent dans les archives.
dialog-rating-no = La garder

## Notices
## $file says which file, $why is a short reason in English, $name the name of a file.

# It begins the sentences below; choose by $file in them where your language needs another form.
stored-file =
    { $file ->
        [game] la partie enregistrée
        [checkers] la partie de dames enregistrée
        [settings] le fichier des réglages
        [session] la dernière page ouverte
        [window] la place de la fenêtre
        [lab] la page du labo
        [editor] la position en cours de composition
        [puzzles] la liste des problèmes résolus
        [exercises] les exercices
        [review] l’analyse
        [rating] Le relevé de votre force
       *[archive] l’archive des parties
    }
dialog-damaged-kept = Impossible de lire { stored-file } ({ $why }). Le fichier est conservé sous le nom { $name }. Ce contenu repart de zéro.
dialog-damaged-lost = Impossible de lire { stored-file } ({ $why }). Le fichier n’a pas pu être conservé. Ce contenu repart de zéro.
dialog-unreadable = Impossible d’ouvrir { stored-file } ({ $why }). Le fichier reste tel quel ; rien n’est enregistré par-dessus jusqu’au prochain démarrage.
dialog-disk-failed = Rien ne peut être enregistré pour l’instant ({ $why }). Vous pouvez continuer à jouer.
dialog-no-engine = L’ordinateur ne peut pas jouer pour l’instant ({ $why }). À deux joueurs, c’est toujours possible.
dialog-crashed = La dernière fois, l’application s’est arrêtée par erreur ({ $why }). Votre partie reprend où elle en était.
dialog-unlearned = Ce que les niveaux les plus forts ont appris est illisible ({ $why }). Ils jouent selon des règles plus simples.
