import { required } from '@nordlys/core'
import type pg from 'pg'

/** What is asked of both texts, after the books were changed so that one guard has something to judge. */
export interface Asked {
  /** What is different from the books as they are; empty for what nothing stops. */
  change: string
  alone: string
  together: string
}

/** A guard or a column of a text, and the text without it. */
interface Change {
  what: string
  text: string
}

/** What both texts make of the same books, for each that is asked: all rows of all tables. */
export class TwinTexts {
  readonly #owner: pg.Client
  readonly #asked: readonly Asked[]
  readonly #rows: string
  /** What each is booked as alone, and the books before it; in their order. */
  readonly #alone: unknown[] = []
  readonly #before: unknown[] = []

  private constructor(owner: pg.Client, asked: readonly Asked[], rows: string) {
    this.#owner = owner
    this.#asked = asked
    this.#rows = rows
  }

  static async open(owner: pg.Client, asked: readonly Asked[]): Promise<TwinTexts> {
    const { rows } = await owner.query<{ name: string }>(`
      SELECT relname AS name FROM pg_class WHERE relname LIKE 'ledger\\_%'
        AND (relkind = 'p' OR relkind = 'r' AND NOT relispartition) ORDER BY 1`)
    const tables = rows.map(
      ({ name }) => `(SELECT jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)) FROM ${name} t)`,
    )
    const twins = new TwinTexts(owner, asked, `SELECT jsonb_build_array(${tables})::text AS rows`)
    await twins.#onBooks('', async () => {
      for (const { change, alone } of asked) {
        twins.#alone.push(await twins.#rowsAfter(change, alone))
        twins.#before.push(await twins.#rowsAfter(change, ''))
      }
    })
    return twins
  }

  /** The first that the batch books otherwise than alone; what is stopped it leaves out. */
  findDifference(batch: string): Promise<string | undefined> {
    return this.#onBooks(batch, async () => {
      for (const [place, { change, together }] of this.#asked.entries()) {
        const rows = await this.#rowsAfter(change, together).catch((error: Error) => error.message)
        const isLeftOut = isStopped(change) && rows === this.#before[place]
        if (rows !== this.#alone[place] && !isLeftOut) return `${change}: ${rows}`
      }
      return undefined
    })
  }

  /** With another text in place; the books stay as they were. */
  async #onBooks<Result>(batch: string, look: () => Promise<Result>): Promise<Result> {
    await this.#owner.query('BEGIN')
    try {
      if (batch) await this.#owner.query(batch)
      return await look()
    } finally {
      await this.#owner.query('ROLLBACK')
    }
  }

  /** All rows after a change and a call, which are then taken back. */
  async #rowsAfter(change: string, call: string): Promise<unknown> {
    try {
      const text = `SAVEPOINT asked; ${change}; ${call}; ${this.#rows}`
      // One result a statement, whatever the types of the driver say.
      const results = (await this.#owner.query(text)) as unknown as pg.QueryResult[]
      return required(results.at(-1)?.rows[0], 'the rows of the books').rows
    } finally {
      await this.#owner.query('ROLLBACK TO asked')
    }
  }
}

const stopping = '/* stopped */'

/** Books on which a guard stops what is asked, or leaves it to the text that books alone. */
export function stoppedBy(change: string): string {
  return `${change} ${stopping}`
}

function isStopped(change: string): boolean {
  return change.endsWith(stopping)
}

/** The text as it is in the database. */
export async function textOf(owner: pg.Client, name: string): Promise<string> {
  const { rows } = await owner.query(`SELECT pg_get_functiondef($1::regproc) AS text`, [name])
  return required(rows[0], name).text
}

/** Each guard taken out, each column of a new row without its value, and each changed one as it was. */
export function changesOf(text: string): Change[] {
  return [...guardsOf(text), ...inserted(text), ...updated(text)].map(({ part, what, to }) => ({
    what: `${part[0].trim().split(/\s+/).slice(0, 3).join(' ')}: ${what}`,
    text: text.slice(0, part.index) + to + text.slice(part.index + part[0].length),
  }))
}

interface Replacement {
  part: RegExpExecArray
  what: string
  to: string
}

const clause = /\bWHERE ((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*?)(?=\n {4}RETURNING|\n {2}\))/g

function guardsOf(text: string): Replacement[] {
  return [...text.matchAll(clause)].flatMap((part) =>
    atoms(part[1] ?? '').map((what) => ({ part, what, to: part[0].replace(what, ' true ') })),
  )
}

/** What stands between the words that join conditions, outside parentheses. */
function atoms(conditions: string): string[] {
  const plain = conditions.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length))
  const joins = /\b(?:AND|CASE WHEN|THEN|ELSE|END)\b/
  return partsOf(plain, joins).filter((atom) => atom !== '')
}

const insertion = /INSERT INTO \w+ \([^)]*\)\s+SELECT ([\s\S]*?)\s+FROM moved/g

function inserted(text: string): Replacement[] {
  return [...text.matchAll(insertion)].flatMap((part) => {
    const values = partsOf(part[1] ?? '', /,/)
    return values.flatMap((what, place) => {
      const others = values.toSpliced(place, 1, 'NULL').join(', ')
      const to = part[0].replace(`SELECT ${part[1]}`, () => `SELECT ${others}`)
      return what === 'NULL' ? [] : [{ part, what, to }]
    })
  })
}

const update = /UPDATE \w+ (\w) SET\s+([\s\S]*?)\s+FROM/g

function updated(text: string): Replacement[] {
  return [...text.matchAll(update)].flatMap((part) =>
    partsOf(part[2] ?? '', /,/).map((what) => {
      const [column] = what.split(' = ')
      return { part, what, to: part[0].replace(what, () => `${column} = ${part[1]}.${column}`) }
    }),
  )
}

/** What a text is parted into, outside parentheses and brackets. */
function partsOf(text: string, separator: RegExp): string[] {
  const inner = /[([](?:[^()[\]]|[([](?:[^()[\]]|[([][^()[\]]*[)\]])*[)\]])*[)\]]/g
  const masked = text.replace(inner, (part) => 'x'.repeat(part.length))
  const found = [...masked.matchAll(new RegExp(separator, 'g'))]
  const starts = [0, ...found.map(({ 0: word, index }) => index + word.length)]
  return starts.map((start, place) => text.slice(start, found[place]?.index ?? text.length).trim())
}
