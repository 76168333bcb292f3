import { createHash } from 'node:crypto'
import { hourMs, invariant, minuteMs, ownTables } from '@nordlys/core'
import type { Logger } from 'pino'
import type { Db } from '../db/index.ts'
import { defineGame, nameSupplier } from '../ledger/index.ts'
import type { SupplierDesk } from '../outside/index.ts'
import type { PlayContext } from '../play/index.ts'
import './tables.ts'

/** A game supplier we have a contract with. */
export interface Supplier {
  /** The books' number of it. */
  id: number
  name: string
  /** Signs what we say to each other. */
  secret: string
  /** Its games, each with the books' number of it. */
  definitions: ReadonlyMap<string, number>
  desk: SupplierDesk
}

export interface SupplierSettings {
  /** A round open for this long is asked about. */
  silentAfterMs: number
  /** The least time between two questions about the same round. */
  askAgainAfterMs: number
  /** A round open for this long is reported to people. */
  reportAfterMs: number
}

export const defaultSupplierSettings: SupplierSettings = {
  silentAfterMs: hourMs,
  askAgainAfterMs: 10 * minuteMs,
  reportAfterMs: 24 * hourMs,
}

export interface SuppliersContext {
  play: PlayContext
  log: Logger
  suppliers: readonly Supplier[]
  settings: SupplierSettings
}

/** Enters the suppliers and their games into the books; harmless to repeat. */
export async function openSuppliers(
  db: Db,
  named: readonly { name: string; secret: string; games: readonly string[]; desk: SupplierDesk }[],
): Promise<Supplier[]> {
  const games = named.flatMap((supplier) => supplier.games)
  invariant(new Set(games).size === games.length, 'a game belongs to one supplier alone')
  invariant(!named.some(({ name }) => name === ownTables), `${ownTables} are our own tables`)
  const suppliers: Supplier[] = []
  for (const { name, secret, desk, games } of named) {
    const definitions = new Map<string, number>()
    for (const game of games) {
      definitions.set(game, await defineGame(db, definitionHashOf(name, game), game))
    }
    suppliers.push({ id: await nameSupplier(db, name), name, secret, definitions, desk })
  }
  return suppliers
}

/** A supplier's mathematics are its own; what names them in our books is who makes the game. */
function definitionHashOf(supplier: string, game: string): string {
  return createHash('sha256').update(`supplier ${supplier} game ${game}`).digest('hex')
}
