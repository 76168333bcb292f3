/**
 * How Danish is written where æ, ø and å are not at hand: in full (`ae`, `oe`, `aa`) or without their
 * marks (`a`, `o`, `a`). Accents and case never count.
 */
export function spellings(text: string): { full: string; short: string } {
  return { full: fold(text, fullLetters), short: fold(text, shortLetters) }
}

/** The words of what somebody typed, in full spelling, at most so many. */
export function typedWords(text: string): string[] {
  return wordsOf(spellings(text.slice(0, typedMax)).full).slice(0, wordsMax)
}

/** The words of a spelling: letters and digits that stand together. */
export function wordsOf(spelling: string): string[] {
  return spelling.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Longer than any title, and short enough to be looked up in no time. */
const typedMax = 80
const wordsMax = 8

type Letters = Readonly<Record<string, string>>

const fullLetters: Letters = { æ: 'ae', ä: 'ae', ø: 'oe', ö: 'oe', å: 'aa' }
const shortLetters: Letters = { æ: 'a', ä: 'a', ø: 'o', ö: 'o', å: 'a' }

function fold(text: string, letters: Letters): string {
  const lower = text.normalize('NFC').toLocaleLowerCase('da')
  const danish = lower.replace(/[æäøöå]/g, (letter) => letters[letter] ?? letter)
  return danish.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll("'", '')
}
