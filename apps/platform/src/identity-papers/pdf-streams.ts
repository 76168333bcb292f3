import { decodedName } from './pdf-names.ts'

/** A stream as its dictionary tells of it. */
export interface PdfStream {
  /** The names in the dictionary, in order and decoded; nested ones are left out. */
  marks: readonly string[]
  /** Where its bytes begin; undefined when readers may differ about it. */
  start: number | undefined
}

const token = /<<|>>|[[\]()]|<[^<>]*>?|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|[^\0\t\n\f\r ()<>[\]/%]+|./sy
const gap = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y
const begin = /stream(\r?\n)?/y
const bracket = /[()]|\\./gs

/**
 * The streams of a PDF, read as a reader does: from each `obj`, wherever it stands, since the table of
 * objects may mean any of them. Undefined for a dictionary without an end, and for dictionaries that lie
 * in each other so often that a file would keep a server from all else. [SEC-86]
 */
export class PdfStreams {
  readonly #text: string
  #at = 0
  #left: number

  constructor(text: string) {
    this.#text = text
    // The dictionaries of a document come to less than its length.
    this.#left = 2 * text.length + 65_536
  }

  read(): PdfStream[] | undefined {
    const found: PdfStream[] = []
    for (const { index } of this.#text.matchAll(/obj/g)) {
      this.#at = index + 3
      this.#take(gap)
      if (this.#left < 0) return undefined
      if (!this.#text.startsWith('<<', this.#at)) continue
      const marks = this.#dictionary()
      if (!marks) return undefined
      this.#take(gap)
      const begun = this.#take(begin)
      if (begun) found.push({ marks, start: begun[1] === undefined ? undefined : this.#at })
      if (this.#left < 0) return undefined
    }
    return this.#left < 0 ? undefined : found
  }

  #dictionary(): string[] | undefined {
    const marks: string[] = []
    let depth = 0
    do {
      const taken = this.#take(token)
      if (!taken || this.#left < 0) return undefined
      const { 0: whole, 1: name } = taken
      if (depth === 1) marks.push(name === undefined ? whole : `/${decodedName(name)}`)
      if (whole === '<<') depth += 1
      if (whole === '>>') depth -= 1
      if (whole === '(' && !this.#passText()) return undefined
      this.#take(gap)
    } while (depth > 0)
    return marks
  }

  /** A text ends with the bracket that closes its first one; those behind a backslash do not count. */
  #passText(): boolean {
    let depth = 1
    while (depth > 0) {
      bracket.lastIndex = this.#at
      const next = bracket.exec(this.#text)
      if (!next) return false
      if (next[0] === '(') depth += 1
      if (next[0] === ')') depth -= 1
      this.#pass(bracket.lastIndex)
    }
    return true
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const taken = pattern.exec(this.#text)
    if (taken) this.#pass(pattern.lastIndex)
    return taken
  }

  #pass(to: number): void {
    this.#left -= to - this.#at
    this.#at = to
  }
}
