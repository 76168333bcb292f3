const colon = 0x3a
const quote = 0x22
const backslash = 0x5c

/**
 * Whether a JSON text tells a key of one object twice, however each is written. Of two the parser keeps
 * the last and others keep the first, so two who read the same text may act upon different ones.
 * `value` is what `JSON.parse` made of it: it has fewer members than were told, when one was told again.
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

/** Not by recursion: what is nested deeper than the stack is still counted. */
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
