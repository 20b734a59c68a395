### Marks, names of the sides, and how parts are joined. Every other file uses these.
###
### Spanish: the sides are "Negras" and "Blancas", in the plural and without an article, as in "Juegan Negras". The
### player is addressed with "tú". A disc of Othello is a "ficha", a man of checkers a "peón", a king a "dama", any of
### the two a "pieza". The computer is "la máquina", which is said on both sides of the ocean. Before % stands a space
### that does not break, as the Academy asks.

## How numbers are written

# Stands before the parts of one: 3.5.
number-decimal = ,
# Stands before three digits of a large number: 12 345. The Academy asks for a space; a full stop would be read as the
# decimal mark in Mexico and Central America.
number-group = { "\u00A0" }

## How parts are put together

# Two whole sentences, one after the other.
join-sentences = { $first } { $second }
# What is read out of a square, part by part: "f5, vacía, se puede jugar, voltea 3".
join-list = { $first }, { $second }

## The sides
## $side is "black" or "white".

side =
    { $side ->
        [black] Negras
       *[white] Blancas
    }
# The opponent of $side.
other-side =
    { $side ->
        [black] Blancas
       *[white] Negras
    }
