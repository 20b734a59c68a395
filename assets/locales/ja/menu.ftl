### The start page: the buttons under the name of the game. Short: one line on a narrow phone.

# Under the name of the game, in small letters.
menu-tagline = 一手ごとに、ひっくり返る。
menu-new-game = 新しい対局
# Back to the game that is under way.
menu-resume = 続きから
menu-learn = 学ぶ
# The page of experiments with search algorithms.
menu-lab = ラボ
menu-rules = ルール
menu-about = このアプリについて
menu-settings = 設定
menu-exit = 終了
