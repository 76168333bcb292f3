/** Characters that draw nothing: zero-width ones, direction marks, soft hyphens, fillers, half characters. */
const unseen = /[\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]/gu

/** The characters that a terminal, a mail or a reader may take for something else than text. */
const notText = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu

/**
 * Normalizes a typed line before it is validated: no invisible characters, each kind of space a plain
 * space, none at the ends, letters composed (NFC). A line break or a control character stays, for the
 * validation to refuse.
 */
export function foldTyped(text: string): string {
  return text
    .replaceAll(unseen, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** The same, with a space for each run of breaks and control characters: it stays one line anywhere. */
export function foldLine(text: string): string {
  return foldTyped(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
}

/** A text of several lines: the only control character left in it is the line feed. */
export function foldLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(unseen, '')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** The characters of a text that are none to a reader, as code points; a line feed is one. */
export function hiddenIn(text: string): string[] {
  return [...text.matchAll(notText)].map(([character]) => codeOf(character))
}

/**
 * A text from elsewhere as a terminal may print it: what would move its cursor, turn its direction or
 * hide is written as its code point, `<U+001B>`. Line feeds are kept only on request.
 */
export function printable(text: string, { linesToo = false } = {}): string {
  return text.replaceAll(notText, (character) =>
    linesToo && character === '\n' ? character : `<${codeOf(character)}>`,
  )
}

function codeOf(character: string): string {
  const hex = character.codePointAt(0)?.toString(16).toUpperCase() ?? ''
  return `U+${hex.padStart(4, '0')}`
}
