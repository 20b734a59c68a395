### The page with the ways to learn: each a button with a short line about it.

learn-title = 学ぶ
learn-archive = 自分の対局
learn-archive-note = 終局した対局の検討と共有。
learn-exercises = 復習問題
learn-exercises-note = 自分のミスから学び直す。
learn-puzzles = 詰めオセロ
learn-puzzles-note = 正解は一手だけの終盤問題。
learn-openings = 定石
learn-openings-note = おなじみの序盤とその名前。
learn-editor = 局面を作る
learn-editor-note = 石を並べて、対局や検討へ。
learn-transfer = 貼り付け・共有
learn-transfer-note = 棋譜や局面をテキストで。
learn-statistics = 成績
learn-statistics-note = これまでの結果の移り変わり。
learn-lab-note = 実験：探索の比較、レベル同士の対戦。
