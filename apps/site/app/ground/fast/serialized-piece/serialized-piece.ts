declare const inside: unique symbol

/** Begins each piece, and no text that anybody writes: the sign that separates records. */
const mark = '\u001e'

/** A value in one piece, as a page is sent it. */
export type Packed<Value> = string & { readonly [inside]: Value }

/** Whether what was fetched is a piece at all, of whatever value. */
export function isPiece<Value>(value: unknown): value is Packed<Value> {
  return typeof value === 'string' && value.startsWith(mark)
}

export interface Packing<Value> {
  pack(value: Value): Packed<Value>
  /** The same object for the same piece, so that what is worked out of it is kept, too. */
  unpack(piece: Packed<Value>): Value
}

/** Far more than a build's pages send in several versions of the content. */
const knownMax = 500

/**
 * A way to send a value in one piece. The router names and refers to each key and each text of what a
 * page sends, some thousands of them; a piece is one text to it. What was packed or unpacked is not to
 * be changed.
 */
export function packing<Value>(
  write: (value: Value) => string,
  read: (text: string) => Value,
): Packing<Value> {
  const known = new Map<string, Value>()
  // In the order of their last use: what every page sends outlives what one player's page has sent.
  const keep = (piece: string, value: Value) => {
    known.delete(piece)
    known.set(piece, value)
    const [oldest] = known.keys()
    if (known.size > knownMax && oldest !== undefined) known.delete(oldest)
    return value
  }
  return {
    pack(value) {
      const piece = mark + write(value)
      keep(piece, value)
      return piece as Packed<Value>
    },
    unpack(piece) {
      return keep(piece, known.get(piece) ?? read(piece.slice(mark.length)))
    },
  }
}

/**
 * JSON with `'` for each `"`, and the other way round. A piece is quoted three times on its way into a
 * page, and each time every `"` in it would grow by a sign; the other quotation mark stays as it is.
 */
export function writeQuoted(value: unknown): string {
  return swapQuotes(JSON.stringify(value))
}

export function readQuoted<Value>(text: string): Value {
  return JSON.parse(swapQuotes(text))
}

function swapQuotes(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))
}

const plain = packing<object>(writeQuoted, readQuoted)

/** An object of nothing but what JSON knows. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  return plain.pack(value) as Packed<Value>
}

export function unpack<Value extends object>(piece: Packed<Value>): Value {
  return plain.unpack(piece) as Value
}

/** What a page was sent: a piece is opened, all else is as it was. */
export function openPiece(value: unknown): unknown {
  const isPiece = typeof value === 'string' && value.startsWith(mark)
  return isPiece ? readQuoted(value.slice(mark.length)) : value
}
