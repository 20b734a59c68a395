### The rules of Othello: short chapters, each with a small board and a caption under it.

rules-title = ルール
rules-aim-title = 目的
rules-aim-text = オセロは、8×8マスの盤と、表裏が黒と白の石64個を使って2人で遊びます。終局したとき、自分の色の石が多いほうの勝ちです。
rules-aim-caption = 終局の盤面。黒のほうが多くなっています。
rules-start-title = 初期配置
rules-start-text = 中央に4個の石を、黒白が互い違いになるように置きます。必ず黒が先手で、その後は交互に打ちます。
rules-start-caption = 黒の1手目は、点のある4か所のどこかです。
rules-move-title = 打ち方
rules-move-text = 空いているマスに石を打ち、すでにある自分の石との間に、相手の石をすき間なくはさみます。縦・横・斜めのどの方向でもかまいません。1個もはさめないマスには打てません。
rules-move-caption = 黒は輪のマスに打てます。白石が2つの黒石の間にはさまれます。
rules-turning-title = 石を返す
rules-turning-text = はさんだ相手の石は、どの方向もすべて返して自分の色にします。一部だけを返すことはできません。
rules-turning-caption = 1手で3方向をはさみました。輪の付いた石をすべて返します。
rules-passing-title = パス
rules-passing-text = 相手の石を返せるマスが1つもなければパスとなり、続けて相手が打ちます。打てる場所があるときは、パスできません。
rules-passing-caption = 白はどこにもはさめる石がなく、パスになります。
rules-end-title = 終局
rules-end-text = どちらも打てなくなったら終局です。たいていは盤がすべて埋まりますが、そうでないこともあります。空いているマスは、どちらの数にも入りません。
rules-end-caption = 白の石がなくなり、どちらも打てません。黒の勝ちです。
rules-advice-title = 覚えておきたいこと
rules-advice-text = 隅の石は決して返されないので、隅にはとても価値があります。隅が空いているうちにその隣へ打つC打ち・X打ちは危険です。序盤は、石を多く持つより、石が少なくて打てる場所が多いほうが有利です。
rules-advice-caption = 点は隅。輪の付いた石がその隣に打たれたため、隅を取られます。
