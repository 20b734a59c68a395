### The page where a new game and its opponents are chosen.

difficulty-title = 新しい対局
difficulty-against-computer = コンピューターと対戦
difficulty-two-people = 2人対戦
difficulty-watch = コンピューター同士を観戦
difficulty-two-people-note = 1台のスマホで交互に着手します。黒が先手です。
difficulty-watch-note = のんびり観戦。好きなときに止めて、1手ずつ進めることもできます。
difficulty-who-is-black = 黒（先手）を持つのは？
difficulty-i-begin = 自分が先手
difficulty-computer-begins = コンピューターが先手
difficulty-like-a-person = 人のように
difficulty-engine = エンジン
difficulty-computer-tile = コンピューター
difficulty-watch-tile = 観戦
difficulty-people = 人のように打ち、間違えます
difficulty-engines = エンジンの段階
difficulty-measured-strength = ここでは約{ $elo }
difficulty-extrapolated = ほかの段階のように大会の棋譜から学んだものではなく、そこから推定した打ち方です。
difficulty-own-strength = あなた：約{ $elo } ± { $error }
difficulty-own-strength-unknown = あなたの強さはまだ分かりません。最初の数局で分かります。
difficulty-adaptive-note = これまでの結果から始まり、対局中にも合わせます。あなたの強さはこの端末にだけ保存されます。
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
difficulty-summary-champion = 1手に約1秒考え、遠くまで見通します。
difficulty-summary-legend = 1手に数秒考え、残り24マスからは多くの場合、最後まで読み切ります。

difficulty-level-beginner = 入門者
difficulty-level-casual = エンジョイ派
difficulty-level-newcomer = 大会初参加
difficulty-level-regular = 常連
difficulty-level-experienced = ベテラン
difficulty-level-competitor = 競技者
difficulty-level-finalist = 決勝進出者
difficulty-level-titleholder = タイトル保持者
difficulty-level-international = 国の代表
difficulty-level-worldclass = 世界クラス
difficulty-level-worldchampion = 世界チャンピオン
difficulty-level-adaptive = 互角の相手

difficulty-summary-beginner = ルールを覚えたばかりの子どものように打ちます。
difficulty-summary-casual = たまに、気楽に、作戦なしで打ちます。
difficulty-summary-newcomer = 初めて大会に出る人。隅の価値を知っています。
difficulty-summary-regular = 毎週練習会に来る人。危ないマスを知っています。
difficulty-summary-experienced = 何年も打っていて、大きな損はめったにしません。
difficulty-summary-competitor = 多くの大会に出ていて、定石を知っています。
difficulty-summary-finalist = 大会の決勝まで勝ち上がります。
difficulty-summary-titleholder = タイトルを取る、大会で最も強い人の一人です。
difficulty-summary-international = 国を代表し、めったに間違えません。
difficulty-summary-worldclass = 勝てる人はほとんどいません。
difficulty-summary-worldchampion = 世界のタイトルを取り、ほとんど間違えません。
difficulty-summary-adaptive = あなたの強さに合わせ、勝率がおよそ半分になるように打ちます。
