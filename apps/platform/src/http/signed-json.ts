import { holdsOddText, isTooDeep, repeatsKey } from '@nordlys/core'

/**
 * JSON of a message signed by our own game server, or undefined when it is none. A key told twice is not
 * looked for here: who holds the secret writes with `JSON.stringify`, and every stake comes this way.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** As the standard has it now; the compiler's library does not know of the number's own text. */
type ParseWithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown

const wholeNumber = /^(?:0|[1-9]\d*)$/

/**
 * As `parseJson`, but a number is a plain row of digits: `1e3` and `100.0` would be whole numbers
 * to any later look at their value, and no amount is ever written so. Nor is a key told twice, or a
 * text told that cannot be kept.
 */
export function parseWholeJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  const parse = JSON.parse as ParseWithSource
  let isWhole = true
  try {
    const value = parse(text, (_key, each, { source }) => {
      if (typeof each === 'number' && !wholeNumber.test(source ?? '')) isWhole = false
      return each
    })
    return isWhole && !repeatsKey(text, value) && !holdsOddText(text, value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Øre go out as whole JSON numbers, moments as ISO text, as the contract's fields say. */
export function encodeAnswer(answer: unknown): string {
  return JSON.stringify(plain(answer))
}

/** A replacer function would be called for every value; most here are plain already. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(plain)
  const copy: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) copy[name] = plain(field)
  return copy
}
