declare const inside: unique symbol

/** The first character of each piece: U+001E, the record separator, which no text of ours begins with. */
const mark = '\u001e'

/** A value serialized to one string, as a loader sends it to a page. Opaque: only `deserialize` reads it. */
export type SerializedPiece<Value> = string & { readonly [inside]: Value }

/** Whether a fetched value is a serialized piece, of whatever type. */
export function isPiece<Value>(value: unknown): value is SerializedPiece<Value> {
  return typeof value === 'string' && value.startsWith(mark)
}

export interface PieceFormat<Value> {
  serialize(value: Value): SerializedPiece<Value>
  /** The same object for the same piece, so that values memoized by it are found again. */
  deserialize(piece: SerializedPiece<Value>): Value
}

/** The size of the cache: far more than all pages of a build send in several versions of the content. */
const knownMax = 500

/**
 * How values of a type are written to one string and read from it. The router's own serialization names
 * and references every key and text of loader data, some thousands on a page; a piece is one text to it.
 * Both directions are cached (least recently used), so callers must not mutate a value.
 */
export function pieceFormat<Value>(
  write: (value: Value) => string,
  read: (text: string) => Value,
): PieceFormat<Value> {
  const known = new Map<string, Value>()
  // A Map keeps insertion order: the least recently used piece comes first, and is dropped first.
  const keep = (piece: string, value: Value) => {
    known.delete(piece)
    known.set(piece, value)
    const [oldest] = known.keys()
    if (known.size > knownMax && oldest !== undefined) known.delete(oldest)
    return value
  }
  return {
    serialize(value) {
      const piece = mark + write(value)
      keep(piece, value)
      return piece as SerializedPiece<Value>
    },
    deserialize(piece) {
      return keep(piece, known.get(piece) ?? read(piece.slice(mark.length)))
    },
  }
}

/**
 * JSON with `'` and `"` exchanged. A piece is quoted three times on its way into a page, and each time
 * every `"` in it would grow by a backslash; `'` does not.
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

const plain = pieceFormat<object>(writeQuoted, readQuoted)

/** For objects of JSON's own types alone. */
export function serialize<Value extends object>(value: Value): SerializedPiece<Value> {
  return plain.serialize(value) as SerializedPiece<Value>
}

export function deserialize<Value extends object>(piece: SerializedPiece<Value>): Value {
  return plain.deserialize(piece) as Value
}

/** Reads a value of loader data: a piece becomes plain JSON data, anything else stays as it is. */
export function openPiece(value: unknown): unknown {
  const isPiece = typeof value === 'string' && value.startsWith(mark)
  return isPiece ? readQuoted(value.slice(mark.length)) : value
}
