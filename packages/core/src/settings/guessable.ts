/**
 * Fewer bits than `whole` can be guessed. Fewer than `enough` must not be thin as well: the letters of a
 * generator have three bits or more each, those of a sentence hardly one.
 */
const ownMin = { whole: 60, letter: 2, enough: 96 }
const partyMin = { whole: 18, letter: 1.5, enough: 36 }
/** The fewest different letters, or bytes of a key. */
const differentMin = 8
/** Of the most that so many bytes can hold; random ones reach four fifths, a sequence a tenth. */
const shareOfBytes = 0.5
/** Fewer are too few to tell random ones from others. */
const judgedBytes = 16

const keyRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const keyAt = new Map(
  keyRows.flatMap((row, y) => [...row].map((key, x) => [key, { x, y }] as const)),
)
const shiftedDigits = '!@#$%^&*()'

/** Letters that could be said aloud: few consonants in a row, then a vowel. */
const sayable = /(?:[^aeiouyæøå]{0,3}[aeiouyæøå]{1,2})+[^aeiouyæøå]{0,3}/g

/** A secret of ours is made by a generator of random bytes; what anybody typed is too easily guessed. */
export function isGuessableOwn(secret: string): boolean {
  return isBelow(ownMin, secret)
}

/** Somebody else chose this secret, perhaps by hand. */
export function isGuessableParty(secret: string): boolean {
  return isBelow(partyMin, secret)
}

function isBelow(least: typeof ownMin, secret: string): boolean {
  if (new Set(secret).size < differentMin) return true
  const bits = bitsIn(secret)
  const isThin = bits < Math.min(least.letter * secret.length, least.enough)
  return bits < least.whole || isThin || holdsRegularBytes(secret)
}

/** Whether bytes, a letter each, are far from random ones. */
export function isRegular(bytes: string): boolean {
  return bitsIn(bytes) < shareOfBytes * bytes.length * Math.log2(bytes.length)
}

/** A regular key looks random once it is written as base64 or hexadecimal. */
function holdsRegularBytes(secret: string): boolean {
  const hex = /^(?:[\da-f]{2})+$/i.test(secret) ? secret.match(/../g) : null
  const fromHex = hex && String.fromCharCode(...hex.map((pair) => Number.parseInt(pair, 16)))
  return [fromHex, bytesOf(secret)].some(
    (bytes) => bytes && bytes.length >= judgedBytes && isRegular(bytes),
  )
}

/** The bytes that a base64 text stands for, a letter each; undefined when it is none. */
export function bytesOf(base64: string): string | undefined {
  try {
    return atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    // The text is not base64: it has no bytes.
    return undefined
  }
}

/**
 * About how many bits a guesser lacks who knows which letters the text has, and tries repetitions,
 * sequences, rows of the keyboard and words first.
 */
function bitsIn(text: string): number {
  const letters = [...text]
  const unshifted = letters.map(unshift)
  const folded = unshifted.join('')
  const counts = Map.groupBy(letters, (letter) => letter)
  const isInWord = lettersOfWords(text)
  return letters.reduce((bits, letter, place) => {
    const isForeseen =
      isRepeated(folded, place) ||
      isInSequence(letters, place) ||
      isInSequence(unshifted, place) ||
      isOnKeyboard(unshifted, place) ||
      // The second key of such a way follows from the first.
      isOnKeyboard(unshifted, place + 1)
    if (isForeseen) return bits
    const share = (counts.get(letter)?.length ?? 1) / letters.length
    return bits + (isInWord.has(place) ? 0.5 : -Math.log2(share))
  }, 0)
}

function unshift(letter: string): string {
  const digit = shiftedDigits.indexOf(letter)
  return keyRows[0]?.[digit] ?? letter.toLowerCase()
}

/** Whether a letter and the two before it stood together before. */
function isRepeated(text: string, place: number): boolean {
  return place > 2 && text.indexOf(text.slice(place - 2, place + 1)) < place - 2
}

/** A letter follows when its step is the last one again, also with up to three others between. */
function isInSequence(letters: readonly string[], place: number): boolean {
  const codeAt = (at: number) => letters[at]?.charCodeAt(0) ?? Number.NaN
  return [1, 2, 3, 4].some(
    (lag) => (codeAt(place) - 2 * codeAt(place - lag) + codeAt(place - 2 * lag)) % 256 === 0,
  )
}

/** Whether a finger went from key to neighbouring key twice to reach a letter. */
function isOnKeyboard(letters: readonly string[], place: number): boolean {
  const [last, second, first] = [0, 1, 2].map((back) => keyAt.get(letters[place - back] ?? ''))
  const areNear = (one: typeof last, other: typeof last) =>
    one && other && Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2
  return Boolean(areNear(last, second) && areNear(second, first))
}

/** The places of letters that stand in a word, but for its first. */
function lettersOfWords(text: string): ReadonlySet<number> {
  const runs = [...text.matchAll(/\p{Lu}?\p{Ll}{3,}|\p{Lu}{4,}/gu)]
  const words = runs.flatMap(({ 0: run, index }) =>
    [...run.toLowerCase().matchAll(sayable)]
      .filter(({ 0: word }) => word.length > 3)
      .map((word) => ({ length: word[0].length, start: index + word.index })),
  )
  return new Set(
    words.flatMap(({ length, start }) =>
      Array.from({ length: length - 1 }, (_, n) => start + 1 + n),
    ),
  )
}
