### The rules of Othello: short chapters, each with a small board and a caption under it.

rules-title = Aturan Main
rules-aim-title = Tujuan
rules-aim-text = Othello dimainkan dua orang di papan delapan kali delapan petak, dengan 64 keping yang hitam di satu sisi dan putih di sisi lain. Siapa yang kepingnya lebih banyak di akhir permainan, dialah pemenangnya.
rules-aim-caption = Papan di akhir permainan: hitam lebih banyak.
rules-start-title = Awal
rules-start-text = Empat keping terletak bersilang di tengah. Hitam selalu melangkah lebih dulu; sesudah itu kedua pihak bergantian.
rules-start-caption = Empat langkah pertama yang mungkin bagi hitam diberi titik.
rules-move-title = Langkah
rules-move-text = Letakkan keping di petak kosong sehingga keping lawan terjepit dalam satu garis tanpa putus antara keping itu dan keping Anda yang lain. Garisnya boleh mendatar, tegak, atau miring. Langkah yang tidak menjepit apa-apa tidak sah.
rules-move-caption = Hitam boleh main di petak berbingkai: satu keping putih terjepit dua keping hitam.
rules-turning-title = Membalik
rules-turning-text = Semua keping lawan yang terjepit dibalik menjadi warna Anda, ke segala arah sekaligus. Anda tidak boleh membalik sebagian saja.
rules-turning-caption = Satu langkah menjepit tiga garis; semua keping berlingkar terbalik.
rules-passing-title = Lewat
rules-passing-text = Kalau tak satu pun langkah Anda membalik keping, Anda harus lewat dan lawan melangkah lagi. Kalau bisa melangkah, Anda wajib melangkah.
rules-passing-caption = Putih tidak bisa menjepit apa pun di sini dan harus lewat.
rules-end-title = Akhir
rules-end-text = Permainan selesai kalau kedua pihak tidak bisa melangkah. Biasanya papan sudah penuh, tetapi tidak selalu. Petak kosong tidak dihitung untuk siapa pun.
rules-end-caption = Putih sudah habis, jadi tak ada yang bisa melangkah: hitam menang.
rules-advice-title = Baik diketahui
rules-advice-text = Keping di sudut tidak pernah bisa dibalik, jadi sudut sangat berharga dan petak di sebelahnya berbahaya selama sudutnya kosong. Di awal, sedikit keping dengan banyak pilihan langkah lebih baik daripada banyak keping.
rules-advice-caption = Titik menandai sudut; keping berlingkar di sebelahnya membuka jalan ke sana.
