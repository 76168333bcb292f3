import { randomUUID } from 'node:crypto'
import { logFailure, type Random } from '@nordlys/core'
import { openLiveTables, type TableGame } from '@nordlys/game-math'
import type { Db } from '../db/index.ts'
import type { RoundsContext } from '../rounds/index.ts'
import { SeedCipher, type TablesContext } from '../tables/index.ts'
import { CashLooks, LoginWatch, Tickets } from './lines/index.ts'
import { LiveTable } from './live-table.ts'
import {
  BooksQueue,
  every,
  HandBooks,
  HandRows,
  Leases,
  LiveBooks,
  LiveRounds,
  type LiveTime,
  systemTime,
} from './owner/index.ts'

const watchMs = 1_000

interface Parts extends RoundsContext {
  readonly definitions: TablesContext['definitions']
  readonly random: Random
  readonly time?: LiveTime | undefined
  /** Which tables are played. */
  readonly isListed: (gameId: string) => boolean
}

/** The live tables as this copy of the program serves them. */
export interface LiveTables extends AsyncDisposable {
  /**
   * From here on this copy owns those that nobody else does; other copies reach it at the address. Leases
   * have connections of their own, so that no renewal waits behind rounds and lines.
   */
  start(address: string, leasesDb?: Db): void
  find(gameId: string): LiveTable | undefined
  list(): LiveTable[]
  /** Of a table that is listed, whether or not it is played at this moment. */
  gameOf(gameId: string): TableGame | undefined
  readonly tickets: Tickets
}

/** Opens every listed live table. [GAME-03] */
export function openLive(parts: Parts): LiveTables {
  const {
    db,
    wallet,
    logger,
    random,
    tokenSecret,
    drbg,
    definitions,
    isListed,
    time = systemTime,
  } = parts
  const tickets = new Tickets(parts)
  const onFault = (error: unknown) => logFailure(logger, error, 'a line of a live table failed')
  const queue = new BooksQueue({ time, logger })
  const shared = {
    ...{ definitions, drbg, logger, tickets, onFault },
    wallet: new CashLooks(wallet),
    rounds: new LiveRounds(db, new SeedCipher(tokenSecret, random)),
    books: new LiveBooks({ wallet, time, logger, queue }),
    hand: { rows: new HandRows(db), books: new HandBooks({ wallet, queue, logger }) },
    secret: tokenSecret,
    time,
  }
  const games = openLiveTables().filter(({ definition }) => isListed(definition.id))
  const tables = new Map(games.map((game) => [game.definition.id, new LiveTable(game, shared)]))
  const logins = new LoginWatch(wallet, time.now)
  const playing = () => [...tables.values()].flatMap(({ feed }) => [...feed.playing()])
  let watching: { stop(): void } | undefined
  return {
    tickets,
    start(address, leasesDb = db) {
      const owner = { id: randomUUID(), address }
      watching = every(time, watchMs, () => void logins.look(playing()).catch(onFault))
      for (const table of tables.values()) table.start(owner, new Leases(leasesDb, owner))
    },
    find: (gameId) => tables.get(gameId),
    list: () => [...tables.values()],
    gameOf: (gameId) => tables.get(gameId)?.game,
    async [Symbol.asyncDispose]() {
      watching?.stop()
      await Promise.all([...tables.values()].map((table) => table[Symbol.asyncDispose]()))
    },
  }
}
