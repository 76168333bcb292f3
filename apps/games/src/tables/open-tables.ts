import { openLiveTables, openTableGames, type TableGame } from '@nordlys/game-math'
import { findListedLive, isListedTable } from '../catalogue/index.ts'
import type { Db } from '../db/index.ts'
import type { TablesContext } from './context.ts'
import { TableDefinitions } from './definitions.ts'
import { Hands } from './hands.ts'
import { SeedCipher } from './seed-cipher.ts'

interface Parts extends Omit<TablesContext, 'hands' | 'seedCipher' | 'definitions'> {
  readonly db: Db
  /** The game server's own secret, under which the seeds of open hands are encrypted. */
  readonly tokenSecret: string
  /** Which tables may be opened; by default those that are listed. */
  readonly isListed?: ((gameId: string) => boolean) | undefined
}

/**
 * Opens the tables that play our hands. Only a listed table can be opened and dealt at; a hand that
 * was begun at another one is played on by its definition.
 */
export function openTables({ db, tokenSecret, isListed = isListedTable, ...parts }: Parts): {
  tables: TablesContext
  tableOf(gameId: string): TableGame | undefined
  /** Of every table of this release. */
  kindOf(gameId: string): string | undefined
} {
  return {
    tables: {
      ...parts,
      hands: new Hands(db),
      seedCipher: new SeedCipher(tokenSecret, parts.random),
      definitions: new TableDefinitions({ db, offered, ...parts }),
    },
    tableOf(gameId) {
      // A live table is not dealt at: everybody plays its round.
      const isOwn = isListed(gameId) && !findListedLive(gameId)
      return isOwn ? findOffered(gameId) : undefined
    },
    kindOf: (gameId) => findOffered(gameId)?.definition.kind,
  }
}

function findOffered(gameId: string): TableGame | undefined {
  return offered().find(({ definition }) => definition.id === gameId)
}

let games: readonly TableGame[] | undefined

/**
 * Every table of this release, live ones too: rounds of both are shown again. Unpacked when the first hand
 * asks for them: a program that plays slots alone need not wait.
 */
function offered(): readonly TableGame[] {
  games ??= [...openTableGames(), ...openLiveTables()]
  return games
}
