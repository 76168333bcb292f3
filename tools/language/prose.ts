/**
 * What is in a text but is no Danish: markup, places to fill in, addresses of links, of pages and
 * of mail, and names that programs have for things.
 */
const notProse = new RegExp(
  [
    /<[^>]*>|&\w+;/,
    /\{[^}]*\}/,
    /\]\([^)]*\)/,
    /(?:https?:\/\/|tel:)\S+|\S+@\S+\.\S+|\b[\w-]+\.(?:dk|nu|com)\b/,
    /(?<![\p{L}\d])\/[\w\-/]+/u,
    /(?<!\w)_+[\w-]+|\b\w+_\w+\b|\b[a-z]+[A-Z]\w+/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/** A text as somebody reads it aloud; what is taken out leaves a mark that is no letter. */
export function proseOf(text: string): string {
  return text.replaceAll(notProse, '·')
}
