const colon = 0x3a
const quote = 0x22
const backslash = 0x5c

/**
 * Whether a JSON text has a key twice in one object, in whatever spelling. Our parser keeps the last
 * value and others keep the first, so two readers of one text could act on different values. `value` is
 * the result of `JSON.parse`: it has fewer members than the text when a key was repeated.
 */
export function repeatsKey(text: string, value: unknown): boolean {
  return membersTold(text) !== membersOf(value)
}

/** A colon outside of a text stands between a key and its value, and nowhere else. */
function membersTold(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === colon) count += 1
    else if (code === quote) at = endOfText(text, at)
  }
  return count
}

/** Where the text that starts here in a JSON text ends; below zero when it has no end. */
export function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === backslash) before -= 1
  return (at - before) % 2 === 0
}

/** Iterative: a text nested deeper than the call stack is still counted. */
function membersOf(value: unknown): number {
  let count = 0
  const waiting = [value]
  for (const next of waiting) {
    if (typeof next !== 'object' || next === null) continue
    const parts = Object.values(next)
    if (!Array.isArray(next)) count += parts.length
    for (const part of parts) if (typeof part === 'object' && part !== null) waiting.push(part)
  }
  return count
}
