import { after, hourMs, type Ore, ore } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { inputHash } from '../base/input-hash.ts'
import { TestLedger } from '../base/test-ledger.ts'
import {
  type BonusGrant,
  bet,
  betAndWin,
  grantBonus,
  nameSupplier,
  postTransfer,
  type SupplierMessage,
  sweepDue,
  takeBack,
} from '../index.ts'
import { endRound, rollback, win } from './test-supplier-calls.ts'

export type Player = Awaited<ReturnType<TestLedger['player']>>

/** A supplier of games beside the ledger alone: rounds in messages, and bonuses for their players. */
export class TestSupplier implements AsyncDisposable {
  readonly ledger: TestLedger
  readonly databaseUrl: string
  readonly #database: AsyncDisposable
  readonly #supplier: number
  #names = 0

  private constructor(
    database: AsyncDisposable & { url: string },
    ledger: TestLedger,
    supplier: number,
  ) {
    this.databaseUrl = database.url
    this.#database = database
    this.ledger = ledger
    this.#supplier = supplier
  }

  static async open(name: string): Promise<TestSupplier> {
    const database = await testDatabase()
    const ledger = await TestLedger.open(database.url)
    return new TestSupplier(database, ledger, await nameSupplier(ledger.db, name))
  }

  /** A round of a player as its supplier speaks of it; every message has a number of its own. */
  round(player: Player) {
    const { db, definition } = this.ledger
    const round = `round-${++this.#names}`
    const fresh = () => `tx-${++this.#names}`
    return {
      name: round,
      bet: (amount: number, tx = fresh(), who = player) =>
        bet(db, {
          ...this.#message(tx, ['bet', round, who.id, amount]),
          round,
          playerId: who.id,
          playSession: who.playSession,
          definition,
          stakeOre: ore(amount),
        }),
      win: (amount: number, tx = fresh(), who = player) =>
        win(db, {
          ...this.#message(tx, ['win', round, who.id, amount]),
          round,
          playerId: who.id,
          winOre: ore(amount),
        }),
      /** Stake, win and the end of the round in one message. */
      betAndWin: (stake: number, won: number, tx = fresh()) =>
        betAndWin(db, {
          ...this.#message(tx, ['bet-and-win', round, stake, won]),
          ...{ round, playerId: player.id, playSession: player.playSession, definition },
          ...{ stakeOre: ore(stake), winOre: ore(won), endsRound: true },
          ...{ winKey: this.ledger.key(), endKey: this.ledger.key() },
        }),
      /** Takes back a message, stake and win alike. */
      takeBack: (target: string, tx = fresh()) =>
        takeBack(db, {
          ...this.#message(tx, ['take-back', target]),
          ...{ round, playerId: player.id, definition, target, winKey: this.ledger.key() },
        }),
      rollback: (target: string, tx = fresh()) =>
        rollback(db, { ...this.#message(tx, ['rollback', target]), target }),
      end: (tx = fresh()) => endRound(db, { ...this.#message(tx, ['end', round]), round }),
    }
  }

  #message(tx: string, asked: readonly (string | number)[]): SupplierMessage {
    const { clock } = this.ledger
    const input = inputHash(asked)
    return { supplier: this.#supplier, tx, input, key: this.ledger.key(), at: clock.now() }
  }

  accounts(player: Player) {
    return this.ledger.db
      .selectFrom('ledger_player')
      .select(['cash', 'bonus', 'staked', 'debt', 'bonus_id', 'wager_left'])
      .where('player', '=', player.id)
      .executeTakeFirstOrThrow()
  }

  /** A bonus of so much, which lasts two hours unless something else is said; gives its id. */
  async grant(
    player: Player,
    amount: number,
    required: number,
    change: Partial<BonusGrant> = {},
  ): Promise<string> {
    const at = this.ledger.clock.now()
    const asked: BonusGrant = {
      bonusId: this.ledger.key(),
      playerId: player.id,
      amountOre: ore(amount),
      requiredOre: ore(required),
      stakeMaxOre: undefined,
      expiresAt: after(at, 2 * hourMs),
      at,
      ...change,
    }
    const granted = await this.ledger.db.transaction().execute((tx) => grantBonus(tx, asked))
    if (!granted.ok) throw new Error(`the bonus was refused: ${granted.refusal}`)
    return asked.bonusId
  }

  async bonusState(bonusId: string): Promise<string> {
    const { state } = await this.ledger.db
      .selectFrom('audit_bonuses')
      .select('state')
      .where('bonus_id', '=', bonusId)
      .executeTakeFirstOrThrow()
    return state
  }

  async deposit(player: Player, amount: Ore): Promise<void> {
    const gift = this.ledger.transfer('deposit', player.id, amount)
    await this.ledger.db.transaction().execute((tx) => postTransfer(tx, gift))
  }

  /** Time goes on, what is due is done, and the player comes back to the game. */
  async sweep(minutes: number, player: Player): Promise<void> {
    this.ledger.clock.advance({ minutes })
    await sweepDue(this.ledger.db, this.ledger.clock.now())
    await this.ledger.beginPlay(player)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.ledger[Symbol.asyncDispose]()
    await this.#database[Symbol.asyncDispose]()
  }
}
