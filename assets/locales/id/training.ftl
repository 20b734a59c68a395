### Puzzles, exercises, and what both say of an answer.

training-puzzles = Teka-teki
training-about-puzzles = Setiap posisi punya satu langkah yang benar, terbukti sampai akhir permainan. Langkah itu tidak pernah yang membalik keping terbanyak.
training-daily = Teka-teki hari ini
# Today's puzzle: how hard it is, then what became of it, then for how many days in a row it was solved.
training-daily-easy = Mudah.
training-daily-medium = Sedang.
training-daily-hard = Sulit.
training-daily-very-hard = Sangat sulit.
training-daily-failed = Belum terpecahkan.
training-daily-solved = Terpecahkan.
training-daily-streak =
    { $days ->
        [1] Hari pertama.
       *[other] { $days } hari berturut-turut.
    }
training-all-puzzles = Semua teka-teki
# How hard a puzzle is, in a list.
training-grade-easy = Mudah
training-grade-medium = Sedang
training-grade-hard = Sulit
training-grade-very-hard = Sangat sulit
training-solved-of = { $solved } dari { $all } terpecahkan
# The title of a puzzle.
training-puzzle-easy = Mudah no. { $number }
training-puzzle-medium = Sedang no. { $number }
training-puzzle-hard = Sulit no. { $number }
training-puzzle-very-hard = Sangat sulit no. { $number }
# What is asked.
training-goal-win = { side } menang hanya dengan satu langkah.
training-goal-draw = { side } menyelamatkan seri hanya dengan satu langkah.
training-goal-most = { side } menang dengan beberapa langkah. Cari yang selisihnya terbesar.

## An answer

training-tap-the-move = Ketuk petak tempat keping diletakkan.
# A hint left so many squares.
training-one-of = Salah satu dari { $squares } petak ini.
training-right = { $at } benar!
training-nearly-best = { $at } bagus. { $best } yang terbaik, selisihnya kurang dari satu keping.
training-wrong = Bukan { $at }.
training-shown = Langkahnya { $at }.
training-looking = Mencari balasan terbaik…
# What a move leads to for the side that made it.
training-outcome-draw = Dengan permainan terbaik kedua pihak, hasilnya seri.
training-outcome-win = Dengan permainan terbaik kedua pihak, { side } menang { $discs } keping.
training-outcome-loss = Dengan permainan terbaik kedua pihak, { side } kalah { $discs } keping.
training-outcome-even = Setelah itu permainan kira-kira seimbang.
training-outcome-ahead = Setelah itu { side } kira-kira menang { $discs } keping.
training-outcome-behind = Setelah itu { side } kira-kira kalah { $discs } keping.
# So many moves of a line are on the board.
training-line-step = Langkah { $shown } dari { $all }.
# Small buttons.
training-hint = Petunjuk
training-solution = Jawaban
training-try-again = Coba lagi
training-next = Berikutnya
training-skip = Lewati
training-step-back = Mundur
training-step-on = Maju

## Exercises

training-exercises = Latihan
training-n-due = { $due } untuk hari ini
training-start = Mulai
# Nothing is due now; the next exercise is, in so many days (one is tomorrow).
training-next-due =
    { $days ->
        [0] Hari ini sudah selesai. Latihan berikutnya besok.
        [1] Hari ini sudah selesai. Latihan berikutnya besok.
       *[other] Hari ini sudah selesai. Latihan berikutnya { $days } hari lagi.
    }
training-all-learned = Semua sudah dikuasai. Latihan baru datang dari permainan yang Anda tinjau berikutnya.
training-learned = { $learned } dikuasai, { $waiting } lagi
# $solved and $failed are numbers of days, $times how often an exercise must be solved (3, 1 and 2 at present).
training-schedule = Latihan yang terpecahkan sekali coba tanpa petunjuk kembali setelah { $solved } hari; kalau tidak, setelah { $failed } hari. Terpecahkan { $times } kali berturut-turut berarti dikuasai.
training-no-exercises = Belum ada latihan
training-how-they-come = Tinjau permainan yang selesai: setiap kesalahan Anda menjadi latihan. Anda melihat posisinya lagi dan mencari langkah yang lebih baik, sekarang dan sekali lagi beberapa hari kemudian.
# $played is the square that the player chose in the game.
training-better = Anda memainkan { $played } di sini. Cari langkah yang lebih baik untuk { side }.
training-lost = { $played } merugikan { $discs } keping.
