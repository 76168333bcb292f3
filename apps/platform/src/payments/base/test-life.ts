import { createHash } from 'node:crypto'
import {
  after,
  hourMs,
  kroner,
  type Ore,
  type PlayerId,
  systemRandom,
  type TimeKey,
  timeKey,
  zeroOre,
} from '@nordlys/core'
import {
  beginPlay,
  bet,
  defineGame,
  fundPools,
  GroupCommit,
  grantBonus,
  inputHash,
  nameSupplier,
  openPool,
  TableRounds,
} from '../../ledger/index.ts'
import { payJackpot } from '../../ledger/jackpot/test-pay-jackpot.ts'
import { endRound, rollback, win } from '../../ledger/supplier/test-supplier-calls.ts'
import { commitmentOf } from '../../ledger/tables/test-table-rounds.ts'
import { lockDeposit } from '../deposit/deposit-states.ts'
import { settleTakenBack } from '../deposit/take-back.ts'
import { advancePayouts } from '../payout/payout-progress.ts'
import { createWithdrawal, startWithdrawal } from '../payout/withdrawal.ts'
import { messageOf, type TestPayments } from './test-payments.ts'

const pool = 1

/** One player to whom everything happens that can move money, a minute apart. */
export class PlayerLife implements AsyncDisposable {
  readonly world: TestPayments
  readonly player: PlayerId
  readonly #commit: GroupCommit
  readonly #definition: number
  readonly #supplier: number
  readonly #playSession: TimeKey

  private constructor(
    world: TestPayments,
    player: PlayerId,
    books: { commit: GroupCommit; definition: number; supplier: number },
  ) {
    this.world = world
    this.player = player
    this.#commit = books.commit
    this.#definition = books.definition
    this.#supplier = books.supplier
    this.#playSession = this.#key()
  }

  static async open(world: TestPayments): Promise<PlayerLife> {
    const hash = createHash('sha256').update('a game').digest('hex')
    await openPool(world.db, { pool, name: 'a-jackpot' })
    return new PlayerLife(world, await world.player(), {
      commit: await GroupCommit.open({ databaseUrl: world.ownerUrl, clock: world.clock }),
      definition: await defineGame(world.db, hash, 'a-game'),
      supplier: await nameSupplier(world.db, 'a-supplier'),
    })
  }

  /** Authorised by the payment provider: not the player's yet. */
  async depositHeld(amount: string) {
    this.#pass()
    const deposit = await this.world.deposit(this.player, amount)
    const message = messageOf(deposit, `tx-${deposit.deposit.reference}`)
    await this.world.callback('authorize', message)
    return message
  }

  async deposit(amount: string): Promise<string> {
    const message = await this.depositHeld(amount)
    await this.world.callback('transfer', message)
    return message.attributes.reference
  }

  async chargeBack(reference: string): Promise<void> {
    const _at = this.#pass()
    await this.world.db.transaction().execute(async (tx) => {
      const row = await lockDeposit(tx, reference)
      if (!row?.psp_tx_id) throw new Error(`no such deposit: ${reference}`)
      const gone = { txId: row.psp_tx_id, cause: 'dispute', keptOre: zeroOre } as const
      await settleTakenBack(this.world.context, tx, gone)
    })
  }

  async withdraw(amount: string): Promise<string> {
    this.#pass()
    const request = { amount, idempotencyKey: crypto.randomUUID() }
    const started = await startWithdrawal(
      this.world.context,
      { playerId: this.player, standing: 'open' },
      request,
    )
    const intentId = started.ok ? started.transaction : ''
    const wish = { intentId, playerId: this.player }
    const made = await createWithdrawal(this.world.context, wish)
    if (!made.ok) throw new Error(`the withdrawal was refused: ${made.refusal}`)
    return made.withdrawalId
  }

  /** The file leaves, and NemKonto tells what became of the withdrawal. */
  async nemkonto(withdrawalId: string, status: string): Promise<void> {
    this.world.clock.advance({ hours: 1 })
    this.world.parties.statuses.set(withdrawalId, { status, reason: null })
    await advancePayouts(this.world.context, this.#pass())
    await advancePayouts(this.world.context, this.#pass())
  }

  async play(stakeOre: Ore, winOre: Ore): Promise<void> {
    await this.#beginPlay()
    const settled = await this.#commit.settle({
      key: this.#key(),
      playerId: this.player,
      playSession: this.#playSession,
      input: inputHash([stakeOre, winOre]),
      stakeOre,
      winOre,
      definition: this.#definition,
      seed: systemRandom.bytes(32),
    })
    if (!settled.ok) throw new Error(`the round was refused: ${settled.refusal}`)
  }

  /** A message of the supplier about a round, with a number of its own. */
  async bet(round: string, tx: string, stakeOre: Ore): Promise<void> {
    await this.#beginPlay()
    const { player: playerId } = this
    const asked = { round, playerId, playSession: this.#playSession, definition: this.#definition }
    this.#taken(await bet(this.world.db, { ...this.#message(tx), ...asked, stakeOre }))
  }

  async win(round: string, tx: string, winOre: Ore): Promise<void> {
    const asked = { ...this.#message(tx), round, playerId: this.player, winOre }
    this.#taken(await win(this.world.db, asked))
  }

  async rollback(target: string): Promise<void> {
    const asked = { ...this.#message(`back-${target}`), target }
    this.#taken(await rollback(this.world.db, asked))
  }

  async end(round: string): Promise<void> {
    this.#taken(await endRound(this.world.db, { ...this.#message(`end-${round}`), round }))
  }

  /** A hand at a table of ours; it waits for its player where nothing is paid. */
  async hand(stakeOre: Ore, payoutOre?: Ore): Promise<void> {
    await this.#beginPlay()
    const { db } = this.world
    const hash = 'cd'.repeat(32)
    const definition = await defineGame(db, hash, 'a-table', { takesBonus: false })
    const rounds = await TableRounds.open(db)
    const [round, seed, at] = [this.#key(), systemRandom.bytes(32), this.#pass()]
    const opening = { commitment: commitmentOf(round, hash, seed), bets: Buffer.from('[]') }
    const by = { playerId: this.player, playSession: this.#playSession, definition }
    const names = { key: round, movement: this.#key(), round, mayBegin: true }
    this.#taken(await rounds.take({ ...names, ...by, stakeOre, opening, at }))
    if (payoutOre === undefined) return
    const end = { key: this.#key(), movement: this.#key(), round }
    const choices = Buffer.from('s')
    this.#taken(await rounds.finish({ ...end, stakeOre, payoutOre, seed, choices, at }))
  }

  /** To be staked through once; good for an hour. */
  async bonus(amountOre: Ore, requiredOre: Ore): Promise<TimeKey> {
    const at = this.#pass()
    const bonusId = this.#key()
    const terms = { stakeMaxOre: undefined, expiresAt: after(at, hourMs) }
    const grant = { bonusId, playerId: this.player, amountOre, requiredOre, ...terms, at }
    const granted = await this.world.db.transaction().execute((tx) => grantBonus(tx, grant))
    if (!granted.ok) throw new Error(`the bonus was refused: ${granted.refusal}`)
    return bonusId
  }

  async jackpot(amountOre: Ore): Promise<void> {
    const at = this.#pass()
    await fundPools(this.world.db, at)
    const key = this.#key()
    const won = { key, pool, playerId: this.player, amountOre, reference: key, at }
    await this.world.db.transaction().execute((tx) => payJackpot(tx, won))
  }

  accounts() {
    return this.world.db
      .selectFrom('ledger_player')
      .select(['cash', 'bonus', 'reserved', 'staked', 'debt'])
      .where('player', '=', this.player)
      .executeTakeFirstOrThrow()
  }

  /** The numbers of the kinds of all movements the player has had. */
  async kinds(): Promise<number[]> {
    const rows = await this.world.db
      .selectFrom('ledger_journal')
      .select('kind')
      .distinct()
      .where('player', '=', this.player)
      .orderBy('kind')
      .execute()
    return rows.map((row) => row.kind)
  }

  #pass(): Date {
    this.world.clock.advance({ minutes: 1 })
    return this.world.clock.now()
  }

  #key(): TimeKey {
    return timeKey(this.world.clock, systemRandom)
  }

  async #beginPlay(): Promise<void> {
    const at = this.#pass()
    const play = { playerId: this.player, playSession: this.#playSession, at }
    await this.world.db
      .transaction()
      .execute((tx) => beginPlay(tx, { ...play, until: after(at, hourMs) }))
  }

  #message(tx: string) {
    const at = this.#pass()
    return { supplier: this.#supplier, tx, input: inputHash([tx]), key: this.#key(), at }
  }

  #taken(answer: { outcome: string }): void {
    if (answer.outcome !== 'ok') throw new Error(`the message was refused: ${answer.outcome}`)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#commit[Symbol.asyncDispose]()
  }
}

/** Every krone of the cash is staked and lost, so that the next stake is bonus alone. */
export async function loseCash(life: PlayerLife): Promise<void> {
  const { cash } = await life.accounts()
  if (cash > 0n) await life.play(cash as Ore, kroner(0))
}
