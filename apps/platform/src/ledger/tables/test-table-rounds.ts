import { createHash } from 'node:crypto'
import { type Ore, ore, systemRandom, type TimeKey } from '@nordlys/core'
import type { TestLedger } from '../base/test-ledger.ts'
import {
  type BonusGrant,
  defineGame,
  grantBonus,
  setPlayLimit,
  type TableRoundAnswer,
  TableRounds,
} from '../index.ts'

export type Player = Awaited<ReturnType<TestLedger['player']>>

/** What a round is begun with, and opened with at its end. */
export function commitmentOf(round: TimeKey, definitionHash: string, seed: Uint8Array): Buffer {
  return createHash('sha256')
    .update('nordlys table round')
    .update(Buffer.from(round.replaceAll('-', ''), 'hex'))
    .update(Buffer.from(definitionHash, 'hex'))
    .update(seed)
    .digest()
}

/** A game at our tables beside the ledger alone, which takes no bonus. */
export class TestTable {
  readonly ledger: TestLedger
  readonly rounds: TableRounds
  readonly definition: number

  private constructor(ledger: TestLedger, rounds: TableRounds, definition: number) {
    this.ledger = ledger
    this.rounds = rounds
    this.definition = definition
  }

  static async open(ledger: TestLedger, game = 'a-table'): Promise<TestTable> {
    const definition = await defineGame(ledger.db, 'cd'.repeat(32), game, {
      takesBonus: false,
    })
    return new TestTable(ledger, await TableRounds.open(ledger.db), definition)
  }

  /** A round of a player, step by step; amounts in øre. */
  round(player: Player) {
    const { ledger, definition } = this
    const key = ledger.key()
    const seed = systemRandom.bytes(32)
    const commitment = commitmentOf(key, 'cd'.repeat(32), seed)
    const stake = (amount: number) => ({
      round: key,
      playerId: player.id,
      playSession: player.playSession,
      definition,
      stakeOre: ore(amount),
      movement: ledger.key(),
      mayBegin: true,
      at: ledger.clock.now(),
    })
    const opening = { commitment, bets: Buffer.from('{}') }
    const end = ledger.key()
    let staked = 0
    const counting = async (amount: number, taking: Promise<TableRoundAnswer>) => {
      const taken = await taking
      if (taken.outcome === 'ok' && !taken.repeated) staked += amount
      return taken
    }
    const by = (rounds: TableRounds) => ({
      open: (amount: number, change = {}) =>
        counting(amount, rounds.take({ ...stake(amount), key, opening, ...change })),
      raise: (amount: number, raiseKey = ledger.key(), change = {}) =>
        counting(amount, rounds.take({ ...stake(amount), key: raiseKey, ...change })),
      finish: (payout: number, change = {}) =>
        rounds.finish({
          key: end,
          movement: ledger.key(),
          round: key,
          stakeOre: ore(staked),
          payoutOre: ore(payout),
          seed,
          choices: Buffer.from('hs'),
          at: ledger.clock.now(),
          ...change,
        }),
      void: () => rounds.void({ round: key, at: ledger.clock.now() }),
    })
    /** The same round, asked of another copy of the program. */
    const on = (copy: TestTable) => by(copy.rounds)
    return { key, seed, on, ...by(this.rounds) }
  }

  async limit(player: Player, measure: 'loss' | 'stake', size: Ore): Promise<void> {
    const at = this.ledger.clock.now()
    const asked = { playerId: player.id, measure, period: 'day', size, at } as const
    await this.ledger.db.transaction().execute((tx) => setPlayLimit(tx, asked))
  }

  async grant(player: Player, change: Partial<BonusGrant> = {}): Promise<void> {
    const at = this.ledger.clock.now()
    const asked = {
      bonusId: this.ledger.key(),
      playerId: player.id,
      amountOre: ore(50_000),
      requiredOre: ore(100_000),
      stakeMaxOre: undefined,
      expiresAt: new Date(at.getTime() + 7_200_000),
      at,
      ...change,
    }
    const granted = await this.ledger.db.transaction().execute((tx) => grantBonus(tx, asked))
    if (!granted.ok) throw new Error(granted.refusal)
  }

  async moneyOf(player: Player) {
    return await this.ledger.db
      .selectFrom('ledger_player')
      .select(['cash', 'bonus', 'staked', 'wager_left'])
      .where('player', '=', player.id)
      .executeTakeFirstOrThrow()
  }
}
