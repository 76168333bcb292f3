/**
 * The same sentences in every copy, whether anything is left out of it or not: otherwise a copy would tell
 * what the law may forbid to tell.
 */
export const leftOutNotice = [
  'Ikke med i nogen kopi er: koder og nøgler, oplysninger om andre personer, indholdet af de filer, du',
  'har sendt os, indsatser, du gemmer ved et bord og kan se der, beskeder fra kontaktformularen, hvor',
  'afsenderen ikke har vist, hvem de er, og oplysninger, som hvidvaskloven kan forbyde os at fortælle om.',
  'Det står i alle kopier, uanset om der er sådanne oplysninger om dig.',
].join(' ')
