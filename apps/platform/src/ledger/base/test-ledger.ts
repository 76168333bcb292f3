import { createHash } from 'node:crypto'
import {
  type Ore,
  ore,
  type PlayerId,
  playerId,
  systemRandom,
  TestClock,
  type TimeKey,
  timeKey,
} from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { type RawBuilder, sql } from 'kysely'
import { connect, type Db } from '../../db/index.ts'
import {
  type BarReason,
  beginPlay,
  defineGame,
  GroupCommit,
  openAccounts,
  postTransfer,
  prepareMonths,
  type Round,
  setBar,
} from '../index.ts'

const start = new Date('2026-11-21T12:00:00Z')

/** The ledger alone on a real database: players with money, and rounds to settle. */
export class TestLedger implements AsyncDisposable {
  readonly clock = new TestClock(start)
  readonly databaseUrl: string
  readonly db: Db
  readonly commits: GroupCommit[] = []
  readonly definition: number
  #nextPlayer = 1
  #stoodOn: AsyncDisposable | undefined

  private constructor(databaseUrl: string, db: Db, definition: number) {
    this.databaseUrl = databaseUrl
    this.db = db
    this.definition = definition
  }

  /** On a database of its own. */
  static async start(copies = 1): Promise<TestLedger> {
    await using stack = new AsyncDisposableStack()
    const { url } = stack.use(await testDatabase())
    const ledger = await TestLedger.open(url, copies)
    ledger.#stoodOn = stack.move()
    return ledger
  }

  /** `copies` are copies of the program, each with lanes of its own. */
  static async open(databaseUrl: string, copies = 1): Promise<TestLedger> {
    const db = connect(databaseUrl)
    await prepareMonths(db, start)
    const hash = createHash('sha256').update('a game').digest('hex')
    const definition = await defineGame(db, hash, 'a-game')
    const ledger = new TestLedger(databaseUrl, db, definition)
    for (let copy = 0; copy < copies; copy++) {
      ledger.commits.push(await GroupCommit.open({ databaseUrl, clock: ledger.clock }))
    }
    return ledger
  }

  key(): TimeKey {
    return timeKey(this.clock, systemRandom)
  }

  /** A new player with so much cash, playing. */
  async player(cash: Ore): Promise<{ id: PlayerId; playSession: string }> {
    const id = playerId(this.#nextPlayer++)
    const playSession = this.key()
    const at = this.clock.now()
    await this.db.transaction().execute(async (tx) => {
      await openAccounts(tx, id)
      if (cash > 0n) await postTransfer(tx, this.transfer('deposit', id, cash))
      const until = new Date(at.getTime() + 12 * 3_600_000)
      await beginPlay(tx, { playerId: id, playSession, until, at })
    })
    return { id, playSession }
  }

  /** The player goes on in the same play session, as after a new launch. */
  async beginPlay(player: { id: PlayerId; playSession: string }): Promise<void> {
    const at = this.clock.now()
    const until = new Date(at.getTime() + 12 * 3_600_000)
    await this.db
      .transaction()
      .execute((tx) =>
        beginPlay(tx, { playerId: player.id, playSession: player.playSession, until, at }),
      )
  }

  async bar(player: PlayerId, reason: BarReason, until: Date | 'for-good' | undefined) {
    const bar = { playerId: player, reason, until, at: this.clock.now() }
    await this.db.transaction().execute((tx) => setBar(tx, bar))
  }

  transfer(kind: Parameters<typeof postTransfer>[1]['kind'], player: PlayerId, amountOre: Ore) {
    const key = this.key()
    return { key, kind, playerId: player, amountOre, reference: key, at: this.clock.now() } as const
  }

  round(player: { id: PlayerId; playSession: string }, stake: number, win = 0): Round {
    return {
      key: this.key(),
      playerId: player.id,
      playSession: player.playSession,
      input: '00000000-0000-0000-0000-000000000001',
      stakeOre: ore(stake),
      winOre: ore(win),
      definition: this.definition,
      seed: systemRandom.bytes(32),
    }
  }

  settle(round: Round, copy = 0) {
    const commit = this.commits[copy]
    if (!commit) throw new Error(`no copy ${copy}`)
    return commit.settle(round)
  }

  /** Asks as the auditor, who may read the views and call their functions and nothing else. */
  asAuditor<Row>(query: RawBuilder<Row>): Promise<Row[]> {
    return this.db.connection().execute(async (db) => {
      await sql`RESET ROLE`.execute(db)
      await sql`SET ROLE auditor`.execute(db)
      try {
        return (await query.execute(db)).rows
      } finally {
        await sql`RESET ROLE`.execute(db)
        await sql`SET ROLE nordlys_app`.execute(db)
      }
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const commit of this.commits) await commit[Symbol.asyncDispose]()
    await this.db.destroy()
    await this.#stoodOn?.[Symbol.asyncDispose]()
  }
}
