import { mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { decodeKept, encodeKept } from './kept-text.ts'

/**
 * The records of a party, by key, in the order they were first kept. With a folder each change is a
 * line of a file, so that a party that is stopped or killed knows it all again; without one it is
 * memory.
 */
export class KeptMap<V> {
  readonly #values = new Map<string, V>()
  readonly #path: string | undefined
  #file: number | undefined

  constructor(folder: string | undefined, name: string) {
    if (folder === undefined) return
    mkdirSync(folder, { recursive: true })
    this.#path = join(folder, `${name}.jsonl`)
    this.#readFile(this.#path)
    this.#startFile(this.#path)
  }

  get(key: string): V | undefined {
    return this.#values.get(key)
  }

  has(key: string): boolean {
    return this.#values.has(key)
  }

  values(): V[] {
    return [...this.#values.values()]
  }

  get size(): number {
    return this.#values.size
  }

  /** Also after a value has changed in itself. */
  keep(key: string, value: V): void {
    this.#values.set(key, value)
    if (this.#file !== undefined) writeSync(this.#file, lineOf(key, value))
  }

  clear(): void {
    this.#values.clear()
    if (this.#path !== undefined) this.#startFile(this.#path)
  }

  /** The last line may have been cut off as it was written; nobody was notified of it then. */
  #readFile(path: string): void {
    for (const line of textOf(path).split('\n').slice(0, -1)) {
      const [key, value] = decodeKept(line) as [string, V]
      this.#values.set(key, value)
    }
  }

  /** One line for what is known; older ones go. */
  #startFile(path: string): void {
    const lines = [...this.#values].map(([key, value]) => lineOf(key, value))
    writeFileSync(`${path}.new`, lines.join(''))
    renameSync(`${path}.new`, path)
    this.#file = openSync(path, 'a')
  }
}

function lineOf(key: string, value: unknown): string {
  return `${encodeKept([key, value])}\n`
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
