import { createHash } from 'node:crypto'
import {
  after,
  hourMs,
  type Ore,
  type PlayerId,
  systemRandom,
  type TimeKey,
  timeKey,
} from '@nordlys/core'
import { pino } from 'pino'
import { enqueue } from '../jobs/index.ts'
import { beginPlay, defineGame, GroupCommit, inputHash } from '../ledger/index.ts'
import { messageOf, TestPayments } from '../payments/base/test-payments.ts'
import { cancelWithdrawal, startDeposit } from '../payments/index.ts'
import type { MarkersContext } from './context.ts'
import { lookTask } from './looks.ts'

/** Players who deposit, play and change their minds, on a real database with a clock moved by hand. */
export class TestMarkers implements AsyncDisposable {
  readonly world: TestPayments
  readonly context: MarkersContext
  readonly gamble: number
  /** What was put into the outbox; a look that comes to nothing leaves it here, too. */
  readonly letters: Parameters<MarkersContext['enqueueEmail']>[1][] = []
  readonly #commit: GroupCommit
  readonly #definition: number
  readonly #playing = new Map<PlayerId, TimeKey>()

  private constructor(world: TestPayments, commit: GroupCommit, games: [number, number]) {
    this.world = world
    this.#commit = commit
    ;[this.#definition, this.gamble] = games
    this.context = {
      db: world.db,
      clock: world.clock,
      log: pino({ level: 'silent' }),
      enqueueLook: (tx, look) => enqueue(tx, lookTask, { look }, { key: `${lookTask}-${look}` }),
      enqueueEmail: async (_tx, email) => void this.letters.push(email),
    }
  }

  static async open(): Promise<TestMarkers> {
    const world = await TestPayments.open()
    const commit = await GroupCommit.open({ databaseUrl: world.ownerUrl, clock: world.clock })
    const hash = (name: string) => createHash('sha256').update(name).digest('hex')
    const game = await defineGame(world.db, hash('a game'), 'a-game')
    const gamble = await defineGame(world.db, hash('a gamble'), 'a-game', { isGamble: true })
    return new TestMarkers(world, commit, [game, gamble])
  }

  get db() {
    return this.world.db
  }

  get clock() {
    return this.world.clock
  }

  /** Opens a game for money, as a launch token does when it is redeemed. */
  async openGame(player: PlayerId): Promise<void> {
    const at = this.clock.now()
    const id = timeKey(this.clock, systemRandom)
    const until = after(at, 12 * hourMs)
    await this.db
      .insertInto('wallet_play_session')
      .values({
        id,
        player,
        game: 'a-game',
        session_id: 'a-login',
        token_hash: createHash('sha256').update(id).digest(),
        token_expires_at: at,
        play_until: until,
        started_at: at,
      })
      .execute()
    await this.db
      .updateTable('wallet_play_session')
      .set({ redeemed_at: at })
      .where('id', '=', id)
      .execute()
    this.#playing.set(player, id)
  }

  async play(player: PlayerId, stakeOre: Ore, winOre: Ore, definition = this.#definition) {
    const settled = await this.stake(player, { stakeOre, winOre, definition })
    if (!settled.ok) throw new Error(`the round was refused: ${settled.refusal}`)
  }

  /** A round that may be refused. */
  async stake(player: PlayerId, asked: { stakeOre: Ore; winOre: Ore; definition?: number }) {
    const { stakeOre, winOre, definition = this.#definition } = asked
    if (!this.#playing.has(player)) await this.openGame(player)
    const playSession = this.#playing.get(player)
    if (!playSession) throw new Error('no game is open')
    const at = this.clock.now()
    await this.db
      .transaction()
      .execute((tx) =>
        beginPlay(tx, { playerId: player, playSession, until: after(at, hourMs), at }),
      )
    return this.#commit.settle({
      key: timeKey(this.clock, systemRandom),
      playerId: player,
      playSession,
      input: inputHash([stakeOre, winOre]),
      stakeOre,
      winOre,
      definition,
      seed: systemRandom.bytes(32),
    })
  }

  async deposit(player: PlayerId, amount: string): Promise<void> {
    const deposit = await this.world.deposit(player, amount)
    const message = messageOf(deposit, `tx-${deposit.deposit.reference}`)
    await this.world.callback('authorize', message)
    await this.world.callback('transfer', message)
  }

  /** A deposit that the bank declines for this of the provider's reasons. */
  async decline(player: PlayerId, statusCode = '504'): Promise<void> {
    const deposit = await this.world.deposit(player, '100')
    const txId = `tx-${deposit.deposit.reference}`
    await this.world.callback('cancel', messageOf(deposit, txId, { statusCode }))
  }

  async hitLimit(player: PlayerId): Promise<void> {
    const request = {
      amount: '11000',
      method: 'card',
      idempotencyKey: crypto.randomUUID(),
    } as const
    const refused = await startDeposit(
      this.world.context,
      { playerId: player, standing: 'open' },
      request,
    )
    if (refused.ok || refused.refusal !== 'limit-exceeded') throw new Error('no limit was hit')
  }

  async cancelWithdrawal(player: PlayerId): Promise<void> {
    const withdrawalId = await this.world.withdraw(player)
    await cancelWithdrawal(this.world.context, { playerId: player, withdrawalId })
  }

  changes(player: PlayerId) {
    return this.db
      .selectFrom('markers_level')
      .select(['from_level', 'to_level', 'marks', 'look', 'at'])
      .where('player_id', '=', player)
      .orderBy('level_id')
      .execute()
  }

  tasks(player: PlayerId) {
    return this.db
      .selectFrom('markers_task')
      .select(['task_id', 'made_at'])
      .where('player_id', '=', player)
      .orderBy('task_id')
      .execute()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#commit[Symbol.asyncDispose]()
    await this.world[Symbol.asyncDispose]()
  }
}
