import type { LiveEvent, LiveState, LiveTold } from '@nordlys/contracts'
import { type Ore, required, secret, systemRandom } from '@nordlys/core'
import { openLiveTables, type TableGame } from '@nordlys/game-math'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { WalletStandIn } from '../../../test/wallet-stand-in.ts'
import { connect, type Db } from '../../db/index.ts'
import { TableDefinitions } from '../../tables/definitions.ts'
import { SeedCipher } from '../../tables/index.ts'
import { Cut } from '../../tables/test-tables.ts'
import { connectWallet } from '../../wallet/index.ts'
import { rouletteTiming } from '../core/index.ts'
import { BooksQueue } from './books-queue.ts'
import { HandBooks } from './hand-books.ts'
import { HandRows } from './hand-rows.ts'
import { HandTime } from './hand-time.ts'
import { Leases } from './lease.ts'
import { LiveBooks } from './live-books.ts'
import { liveGameOf } from './live-game-of.ts'
import { LiveRounds } from './live-rounds.ts'
import { type Audience, type OwnerParts, TableOwner } from './table-owner.ts'

const walletSecret = 'wallet-secret-of-the-tests-32-bytes'
export const game = required(openLiveTables()[0], 'the first live table')
export const timing = rouletteTiming
export const blackjack = required(
  openLiveTables().find(({ definition }) => definition.kind === 'shared-blackjack'),
  'the shared blackjack',
)

/** Ends a process at one of its steps, before or after it is done: nothing answers it any more. */
export class Death {
  readonly #at: number
  readonly #isAfter: boolean
  readonly #dies: () => void
  readonly died: Promise<void>
  steps = 0

  constructor(at = Number.POSITIVE_INFINITY, isAfter = false) {
    this.#at = at
    this.#isAfter = isAfter
    const { promise, resolve } = Promise.withResolvers<void>()
    this.died = promise
    this.#dies = resolve
  }

  /** The same, each of whose calls is a step. */
  over<T extends object>(inner: T): T {
    return new Proxy(inner, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return async (...args: unknown[]) => {
          this.steps += 1
          const step = this.steps
          if (step < this.#at || (step === this.#at && this.#isAfter)) {
            const answer: unknown = await Reflect.apply(value, target, args)
            if (step < this.#at) return answer
          }
          this.#dies()
          return new Promise(() => undefined)
        }
      },
    })
  }
}

/** Hears all that an owner says. */
export class Heard implements Audience {
  readonly events: LiveEvent[] = []
  readonly told: { to: string; message: LiveTold }[] = []
  #waiting: { is: () => boolean; resolve: () => void }[] = []

  tellAll(events: readonly LiveEvent[], _state: LiveState): void {
    this.events.push(...events)
    this.#look()
  }
  answer(line: string, message: LiveTold): void {
    this.told.push({ to: line, message })
    this.#look()
  }
  tell(player: string, message: LiveTold): void {
    this.told.push({ to: player, message })
    this.#look()
  }

  /** Resolves once an event of this type was heard, the nth of them. */
  async event<Type extends LiveEvent['type']>(type: Type, nth = 1) {
    const found = () =>
      this.events.filter((each): each is Extract<LiveEvent, { type: Type }> => each.type === type)
    await this.until(() => found().length >= nth)
    return required(found()[nth - 1], type)
  }

  /** Resolves once a phase of this name was heard, the nth of them. */
  async phase(name: string, nth = 1): Promise<void> {
    const count = () =>
      this.events.filter((each) => each.type === 'phase' && each.phase === name).length
    await this.until(() => count() >= nth)
  }

  until(is: () => boolean): Promise<void> {
    if (is()) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push({ is, resolve }))
  }

  #look(): void {
    const met = this.#waiting.filter(({ is }) => is())
    this.#waiting = this.#waiting.filter((each) => !met.includes(each))
    for (const { resolve } of met) resolve()
  }
}

/** A live table's database and a wallet that is reached over the wire, for as many owners as a test has. */
export class TestLive implements AsyncDisposable {
  readonly time = new HandTime()
  readonly wallet = new WalletStandIn(walletSecret, () => this.time.now())
  readonly db: Db
  readonly secret = secret(systemRandom)
  readonly cipher = new SeedCipher(this.secret, systemRandom)
  readonly rounds: LiveRounds
  /** Of every round from now on; without it each has another. */
  seed: Uint8Array | undefined
  #url = ''
  #players = 0
  #seeds = 0
  #tables = 0

  readonly #databaseUrl: string

  private constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl
    this.db = connect(databaseUrl)
    this.rounds = new LiveRounds(this.db, this.cipher)
  }

  static async open(databaseUrl: string): Promise<TestLive> {
    const live = new TestLive(databaseUrl)
    live.#url = await live.wallet.listen()
    return live
  }

  /** A table that nobody has owned. */
  newTable(): string {
    this.#tables += 1
    return `table-${this.#tables}`
  }

  owner(name = crypto.randomUUID()) {
    return { id: name, address: `http://${name}` }
  }

  leases(owner = this.owner()): Leases {
    return new Leases(this.db, owner)
  }

  /** Each seed is another. `cut` may end the process at any step. */
  parts(
    table: string,
    heard: Heard,
    cut: Cut | Death = new Cut(),
    of: TableGame = game,
  ): OwnerParts {
    const { time, db } = this
    const logger = pino({ level: 'silent' })
    const { clock } = time
    const address = { platformUrl: this.#url, secret: walletSecret, clock, timeoutMs: 5_000 }
    const wallet = cut.over(connectWallet(address))
    const queue = new BooksQueue({ time, logger })
    return {
      game: of,
      live: { ...liveGameOf(of), id: table },
      hand: {
        rows: cut.over(new HandRows(db)),
        books: new HandBooks({ wallet, queue, logger }),
      },
      rounds: cut.over(this.rounds),
      books: new LiveBooks({ wallet, time, logger, queue }),
      definitions: new TableDefinitions({ db, clock, logger, offered: () => [of] }),
      drbg: { seed: () => this.seed ?? new Uint8Array(32).fill(++this.#seeds) },
      secret: this.secret,
      time,
      audience: heard,
      logger,
    }
  }

  /** Takes the table from its owner, as once its lease has run out. */
  async takeOver(
    table: string,
    heard = new Heard(),
    cut: Cut | Death = new Cut(),
    of: TableGame = game,
  ): Promise<{ owner: TableOwner; heard: Heard }> {
    const process = this.owner()
    await this.expire(table)
    const epoch = required(await this.leases(process).take(table), 'an epoch')
    const owned = { table, owner: process.id, epoch }
    const leaseFrom = this.time.monotonic()
    const owner = await TableOwner.open(this.parts(table, heard, cut, of), owned, leaseFrom)
    return { owner: required(owner, 'an owner whose lease holds'), heard }
  }

  /** The rows of a query as the auditor reads them. */
  async audit(query: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.#databaseUrl })
    await client.connect()
    try {
      await client.query('SET ROLE auditor')
      return (await client.query(query)).rows
    } finally {
      await client.end()
    }
  }

  /** The lease of the table ran out a minute ago. */
  async expire(table: string): Promise<void> {
    await this.db
      .updateTable('live_table')
      .set({ until: sql`clock_timestamp() - interval '1 minute'` })
      .where('id', '=', table)
      .execute()
  }

  player(balanceOre: Ore): { player: string; playSession: string; name: string } {
    const name = `player-${String(++this.#players).padStart(3, '0')}`
    const { playSession, playerRef } = this.wallet.addPlayer(name, game.definition.id, balanceOre)
    return { name, playSession, player: playerRef }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.db.destroy()
    await this.wallet[Symbol.asyncDispose]()
  }
}
