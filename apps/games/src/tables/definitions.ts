import type { Clock } from '@nordlys/core'
import { logFailure } from '@nordlys/core'
import {
  canonicalJson,
  type TableDefinition,
  type TableGame,
  tableGameOf,
} from '@nordlys/game-math'
import type { Logger } from 'pino'
import type { Db } from '../db/index.ts'
import './tables.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Logger
  /** The games of this release. */
  offered(): readonly TableGame[]
}

/** Every definition that a round at a table was begun on, kept for ever as those of slots are. [PROOF-03] */
export class TableDefinitions {
  readonly #parts: Parts
  readonly #kept = new Set<string>()
  readonly #older = new Map<string, TableGame>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Before a round is begun on it: once a program, and harmless in many copies at the same moment. */
  async keep({ hash, definition }: TableGame): Promise<void> {
    if (this.#kept.has(hash)) return
    const { db, clock } = this.#parts
    await db
      .insertInto('tables_definition')
      .values({
        definition_hash: hash,
        game_id: definition.id,
        number: definition.version,
        definition: canonicalJson(definition),
        kept_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    this.#kept.add(hash)
  }

  /**
   * The game that plays a definition, be it of this release or of an earlier one. Undefined when no
   * round was begun on it, or nothing here plays it any more.
   */
  async find(hash: string): Promise<TableGame | undefined> {
    const offered = this.#parts.offered().find((game) => game.hash === hash)
    return offered ?? this.#older.get(hash) ?? this.#findOlder(hash)
  }

  async #findOlder(hash: string): Promise<TableGame | undefined> {
    const { db, logger } = this.#parts
    const row = await db
      .selectFrom('tables_definition')
      .select('definition')
      .where('definition_hash', '=', hash)
      .executeTakeFirst()
    if (!row) return undefined
    // It is one of ours, and the table keeps it to its hash.
    const definition: TableDefinition = JSON.parse(row.definition)
    try {
      const game = tableGameOf(definition)
      this.#older.set(hash, game)
      return game
    } catch (error) {
      const which = { hash, gameId: definition.id }
      logFailure(logger, error, 'nothing here plays a definition', which)
      return undefined
    }
  }
}
