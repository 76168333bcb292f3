import { foldLine } from '@nordlys/core'
import { OutsideError } from './outside-error.ts'

/** Reads an outside party's JSON field by field; what is missing or of another kind is nonsense. */
export class JsonReader {
  readonly #party: string
  readonly #value: Readonly<Record<string, unknown>>

  constructor(party: string, value: unknown) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new OutsideError(party, 'nonsense')
    }
    this.#party = party
    this.#value = Object.fromEntries(Object.entries(value))
  }

  static parse(party: string, text: string): JsonReader {
    return new JsonReader(party, parse(party, text))
  }

  /** An answer that is a list by itself. */
  static parseList(party: string, text: string): JsonReader[] {
    return new JsonReader(party, { items: parse(party, text) }).list('items')
  }

  /** One line, whatever the party wrote: it may be kept, shown and logged. [FLT-71] */
  text(name: string): string {
    const value = this.#value[name]
    if (typeof value !== 'string') throw new OutsideError(this.#party, 'nonsense')
    return foldLine(value)
  }

  optionalText(name: string): string | undefined {
    return this.#value[name] == null ? undefined : this.text(name)
  }

  number(name: string): number {
    const value = this.#value[name]
    if (typeof value !== 'number') throw new OutsideError(this.#party, 'nonsense')
    return value
  }

  flag(name: string): boolean {
    const value = this.#value[name]
    if (typeof value !== 'boolean') throw new OutsideError(this.#party, 'nonsense')
    return value
  }

  object(name: string): JsonReader {
    return new JsonReader(this.#party, this.#value[name])
  }

  list(name: string): JsonReader[] {
    const value = this.#value[name]
    if (!Array.isArray(value)) throw new OutsideError(this.#party, 'nonsense')
    return value.map((item) => new JsonReader(this.#party, item))
  }
}

function parse(party: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new OutsideError(party, 'nonsense', { cause })
  }
}
