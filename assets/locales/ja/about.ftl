### What this app is and whose work it stands on.

about-title = このアプリについて
about-game = ポケットサイズのオセロ。チェッカーも遊べます。初心者からレジェンドまで12段階のレベル、1台のスマホでの2人対戦、コンピューター同士の観戦を楽しめます。すべて端末の中だけで動き、情報の収集も送信も一切しません。
about-history-title = オセロの歴史
about-history = 1883年ごろ、イギリスに「リバーシ」というゲームが現れました。考案者として、ルイス・ウォーターマンとジョン・W・モレットの2人がそれぞれ名乗りを上げています。日本では長谷川五郎が、決まった初期配置と現在のルール、そして「オセロ」という名前を定め、1973年に発売されました。世界選手権は1977年から開かれています。
about-papers-title = 論文
about-papers = 画面、レベル、思考エンジンは、次の論文をもとに作られました。
about-unknown-paper = 2つの目標をもつ貪欲法のオセロプレイヤーに関する論文
about-unknown-author = 著者・発表年は不明
about-algorithms-title = アルゴリズム
about-algorithms = NegaScoutはAlexander Reinefeld（1983年）、MTD(f)はAske Plaat（1994年）によるものです。
about-licences-title = ライセンス
about-own-licence = このアプリは自由ソフトウェアです。MITライセンスとApacheライセンス2.0のどちらでも、お好きなほうで利用できます。
about-licences = Rustで書かれており、多くの人々の成果に支えられています。
about-fonts = フォント：Figtree、Fraunces、Inter、M PLUS 1（SIL Open Font License 1.1）。
about-trademark = オセロおよびOthelloは権利者の登録商標です。このアプリは権利者とは無関係で、権利者の承認を受けたものではありません。
about-version = バージョン { $version }
