import { endOfText, repeatsKey } from './repeated-keys.ts'

/**
 * The deepest nesting that is accepted, over twice what any message of ours has: deep nesting is costly
 * to walk.
 */
const depthMax = 64

type Parse<Request> = (
  request: Request,
  text: string,
  done: (error: Error | null, value?: unknown) => void,
) => unknown

/**
 * Wraps a server's JSON parser. Refuses with 400 what is nested too deep, what has a key twice in one
 * object, and text that no database and no address can hold.
 */
export function refusingOddJson<Request>(parse: Parse<Request>): Parse<Request> {
  return (request, text, done) => {
    if (isTooDeep(text)) return done(refusal('nested too deep'))
    return parse(request, text, (error, value) => {
      if (error) return done(error)
      if (repeatsKey(text, value)) return done(refusal('a key is told twice'))
      return holdsOddText(text, value) ? done(refusal('half a character')) : done(null, value)
    })
  }
}

/** Whether a JSON text nests lists and objects deeper than any message of ours. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfText(text, at)
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (at < 0 || depth > depthMax) return depth > depthMax
  }
  return false
}

/** The characters that JSON can only write as an escape: U+0000 and the halves of a character. */
const oddEscape = /\\u(?:0000|d[89a-f])/i

/**
 * Whether a JSON text holds U+0000, which PostgreSQL refuses, or half of a character that takes two,
 * which no address can hold. `value` is what `JSON.parse` made of it.
 */
export function holdsOddText(text: string, value: unknown): boolean {
  // The quick test comes first: hardly any text has such an escape. One that has may still be right: an
  // escaped backslash, or both halves of a character.
  return oddEscape.test(text) && isOdd(value)
}

function isOdd(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, field]) => isOdd(name) || isOdd(field))
}

function refusal(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 })
}
