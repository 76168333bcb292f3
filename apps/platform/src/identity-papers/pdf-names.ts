/** The kinds of actions that run a script or a program. */
const acts = ['JavaScript', 'Launch']

/** Names that may be one of those that are looked for: most are passed over here. */
const place = /\/([SJ#][^\0\t\n\f\r ()<>[\]{}/%]{0,126})|obj/g
/** More than a document of 20,000 objects has; one file must not keep a server from all else. */
const placesMax = 60_000
const name = /\/([^\0\t\n\f\r ()<>[\]{}/%]{1,127})/y
const reference = /\d{1,10}[\0\t\n\f\r ]{1,20}\d{1,5}[\0\t\n\f\r ]{1,20}R/y
const space = '\0\t\n\f\r '

/**
 * The names of a PDF, wherever in it they stand: the table of its objects may mean the middle of what
 * looks like anything else. A word in a text is no action: a name counts, decoded, where it stands as an
 * action's kind or as the key of a script. Each byte is looked at a few times, whatever the bytes are.
 */
export class PdfNames {
  readonly #text: string
  /** The line that was looked at last, and the rest between two things: many names share one. */
  #line = { from: 0, to: -1 }
  #rest = { from: 0, to: -1 }

  constructor(text: string) {
    this.#text = text
  }

  /** Whether an action that runs something, or a script, is named; or there is no end of names. */
  hasAct(): boolean {
    let places = 0
    for (const { 0: whole, 1: written, index } of this.#text.matchAll(place)) {
      places += 1
      if (places > placesMax) return true
      const decoded = written === undefined ? whole : decodedName(written)
      if (this.#isAct(decoded, index + whole.length)) return true
    }
    return false
  }

  #isAct(decoded: string, end: number): boolean {
    // An action's kind is `/S /Launch`, or an object of its own that is a name alone.
    if (decoded === 'obj') return acts.includes(this.#nameAt(this.#next(end)))
    if (decoded !== 'S' && decoded !== 'JavaScript' && decoded !== 'JS') return false
    const next = this.#next(end)
    reference.lastIndex = next
    // A packed object has no `obj` before it: an action's kind that stands elsewhere cannot be looked up.
    if (reference.test(this.#text)) return true
    if (decoded === 'S') return acts.includes(this.#nameAt(next))
    // All scripts of a document stand under the one name, the text of one under the other.
    const begins = decoded === 'JavaScript' ? '<<' : /[(<]/.exec(this.#text[next] ?? '')?.[0]
    return begins !== undefined && this.#text.startsWith(begins, next)
  }

  #nameAt(at: number): string {
    name.lastIndex = at
    return decodedName(name.exec(this.#text)?.[1] ?? '')
  }

  /** The index of the next byte behind spaces and remarks. */
  #next(start: number): number {
    const at = this.#behindSpace(start)
    if (this.#text[at] !== '%') return at
    const { from, to } = this.#rest
    if (at >= from && at < to) return to
    let end = at
    while (this.#text[end] === '%') end = this.#behindSpace(this.#lineEnd(end))
    this.#rest = { from: at, to: end }
    return end
  }

  #behindSpace(start: number): number {
    let at = start
    while (space.includes(this.#text[at] ?? '.')) at += 1
    return at
  }

  #lineEnd(start: number): number {
    const { from, to } = this.#line
    if (start >= from && start < to) return to
    let at = start
    while (at < this.#text.length && !'\r\n'.includes(this.#text[at] ?? '')) at += 1
    this.#line = { from: start, to: at }
    return at
  }
}

/** Any sign of a name may be written by its number. (ISO 32000-1, 7.3.5) */
export function decodedName(written: string): string {
  if (!written.includes('#')) return written
  return written.replaceAll(/#([0-9a-f]{2})/gi, (_sign, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
