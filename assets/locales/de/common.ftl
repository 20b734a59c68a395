### Marks, names of the sides, and how parts are joined. Every other file uses these.
###
### For translators: a file has the words of one page, and the names of its messages begin with the name of the file.
### What stands in braces with a dollar sign is filled in by the app; every one of these must be in the translation
### too, except where a comment says "only to choose a form". A message in braces without a dollar sign, such as
### { side }, is another message; use it or not, as your language needs. Where a number decides between forms, use the
### plural categories of your language; if a category stands for more than one number, show the number: { $discs }
### and not 1. A text stays on one line, however long it is, because a line break would be shown. The messages of
### other languages need not have the same shape: whole sentences and good style go before likeness.

## How numbers are written

# Stands before the parts of one: 3.5.
number-decimal = ,
# Stands before three digits of a large number: 12,345. For a space, write { "\u202F" }.
number-group = .

## How parts are put together

# Two whole sentences, one after the other. A language that writes no space between sentences leaves it out.
join-sentences = { $first } { $second }
# What is read out of a square, part by part: "f5, empty, playable, takes 3".
join-list = { $first }, { $second }

## The sides
## $side is "black" or "white". These two are used inside of other messages; where your language needs another form
## (an article, a case, a verb that agrees), choose by $side in the message itself.

side =
    { $side ->
        [black] Schwarz
       *[white] Weiß
    }
# The opponent of $side.
other-side =
    { $side ->
        [black] Weiß
       *[white] Schwarz
    }
