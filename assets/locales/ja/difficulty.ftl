### The page where a new game and its opponents are chosen.

difficulty-title = 新しい対局
difficulty-who-plays = だれが対局しますか？
difficulty-against-computer = コンピューターと対戦
difficulty-two-people = 2人対戦
difficulty-watch = コンピューター同士を観戦
difficulty-two-people-note = 1台のスマホで交互に着手します。黒が先手です。
difficulty-watch-note = のんびり観戦。好きなときに止めて、1手ずつ進めることもできます。
difficulty-who-is-black = 黒（先手）を持つのは？
difficulty-i-begin = 自分が先手
difficulty-computer-begins = コンピューターが先手
difficulty-level = コンピューターの強さ
difficulty-black-level = 黒のレベル
difficulty-white-level = 白のレベル
# The button that leads to the board.
difficulty-play = 盤へ進む

## The levels of Othello, from the weakest to the strongest: a name, and a line on how it plays.
## The names stand in lists, and alone before or after other words: "White · Club player".

difficulty-level-novice = 初心者
difficulty-level-cautious = 慎重派
difficulty-level-apprentice = 見習い
difficulty-level-student = 練習生
difficulty-level-club = 愛好家
difficulty-level-tactician = 戦術家
difficulty-level-strategist = 戦略家
difficulty-level-expert = 熟練者
difficulty-level-master = 達人
difficulty-level-grandmaster = 名人
difficulty-level-champion = チャンピオン
difficulty-level-legend = レジェンド

difficulty-summary-novice = いつも、いちばん多く石を返せるところに打ちます。
difficulty-summary-cautious = 取れる隅は必ず取ります。隅を取るまでは少なく、取った後は多く返します。
difficulty-summary-apprentice = 自分の手とあなたの応手まで読みます。隅が大好きです。
difficulty-summary-student = 4手先まで読み、隅と着手可能数を重視します。
difficulty-summary-club = 6手先まで読み、隅と着手可能数を重視します。
difficulty-summary-tactician = 6手先まで読み、あなたの打てる場所を減らします。
difficulty-summary-strategist = 8手先まで読み、あなたの打てる場所を減らします。
difficulty-summary-expert = 1手に最長0.2秒、読めるだけ深く読みます。
difficulty-summary-master = 自己対局で学習済み。ほぼ即座に打ちます。
difficulty-summary-grandmaster = 1手に約0.3秒考え、終盤はめったに間違えません。
difficulty-summary-champion = 1手に1秒考え、遠くまで見通します。
difficulty-summary-legend = 1手に5秒考え、残り24マスからは多くの場合、最後まで読み切ります。
