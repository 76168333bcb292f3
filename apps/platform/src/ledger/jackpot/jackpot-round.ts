import { invariant, type Ore, type PlayerId, required, type TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { rerunOnCollision } from '../base/collision.ts'
import { inputHash } from '../base/input-hash.ts'
import type { Round, RoundOutcome } from '../base/round.ts'
import { readOutcomes, type SettleRow } from '../lanes/lane.ts'

/** The terms of one tier as the books keep them; a tier's place is its number, from one. */
export interface JackpotTerms {
  seedOre: bigint
  /** Thousandths of an øre for every øre staked. */
  growth: bigint
  reserve: bigint
  maximumOre: bigint | undefined
  /** Thousandths of the level that a win leaves; without any, the next pool begins with a seed. */
  kept: bigint
}

/** The standing of a tier. */
export interface JackpotStanding {
  pool: number
  tier: number
  levelMilliOre: bigint
  /** The sum of the contributions of the whole pool's rounds. */
  contributedMilliOre: bigint
  openedAt: Date
  wonAt: Date | undefined
}

export interface JackpotWin {
  round: string
  pool: number
  tier: number
  amountOre: Ore
  at: Date
}

/** Opens a network's tiers; harmless to repeat, and throws when the terms have changed. */
export async function openJackpots(
  db: Db,
  network: { pool: number; rate: bigint; tiers: readonly JackpotTerms[] },
  at: Date,
): Promise<void> {
  for (const [place, terms] of network.tiers.entries()) {
    const { seedOre, growth, reserve, maximumOre = null, kept } = terms
    await sql`SELECT ledger_open_jackpot(${network.pool}::smallint, ${place + 1}::smallint, ${seedOre},
      ${growth}, ${reserve}, ${network.rate}, ${maximumOre}, ${kept}::smallint, ${at})`.execute(db)
  }
}

/** The standing of every tier at this moment, by pool and tier. */
export async function readJackpots(db: Db | Tx): Promise<JackpotStanding[]> {
  const { rows } = await sql<StandingRow>`
    SELECT * FROM audit_jackpots ORDER BY pool_id, tier`.execute(db)
  return rows.map(presentStanding)
}

/** The latest that paid more than their round's stake, newest first: no more is no win. [S31] */
export async function listLatestWins(db: Db, limit: number): Promise<JackpotWin[]> {
  const { rows } = await sql<WinRow>`
    SELECT w.round, w.pool, w.tier, w.amount, w.at FROM ${winsBeyondStake}
    ORDER BY w.at DESC, w.key DESC LIMIT ${limit}`.execute(db)
  return rows.map(presentWin)
}

/** The jackpots that these rounds won beside their own wins, the largest tier first. */
export async function findWinsOf(db: Db | Tx, rounds: readonly string[]): Promise<JackpotWin[]> {
  if (rounds.length === 0) return []
  const rows = await winsIn(db).where('round', 'in', rounds).orderBy('tier').execute()
  return rows.map(presentWin)
}

/** The latest of each tier that has paid more than its round's stake. [S31] */
export async function listWinsByTier(db: Db): Promise<JackpotWin[]> {
  const { rows } = await sql<WinRow>`
    SELECT latest.* FROM ledger_jackpot t CROSS JOIN LATERAL (
      SELECT w.round, w.pool, w.tier, w.amount, w.at FROM ${winsBeyondStake}
      WHERE w.pool = t.pool AND w.tier = t.tier ORDER BY w.at DESC, w.key DESC LIMIT 1) latest
    ORDER BY t.pool, t.tier`.execute(db)
  return rows.map(presentWin)
}

const winsBeyondStake = sql`ledger_jackpot_win w
  JOIN ledger_journal j ON j.key = w.round AND j.stake < w.amount`

function winsIn(db: Db | Tx) {
  return db.selectFrom('ledger_jackpot_win').select(['round', 'pool', 'tier', 'amount', 'at'])
}

function presentWin({ amount, ...win }: WinRow): JackpotWin {
  return { ...win, amountOre: amount as Ore }
}

interface WinRow {
  round: string
  pool: number
  tier: number
  amount: bigint
  at: Date
}

/** A round that may win, and how that is decided once what the tiers hold cannot change any more. */
export interface JackpotRound {
  round: Round & { jackpot: NonNullable<Round['jackpot']> }
  /** The tiers that the round wins, by number. Pure: it may be asked again. */
  decide(standing: readonly JackpotStanding[], at: Date): readonly number[]
  newKey(): TimeKey
  now(): Date
}

/**
 * Settles a round that may win a jackpot, and pays what it wins, in one commit. The network's pool
 * is held meanwhile, so that its money is paid once, even if other players have hit it. [GAME-04]
 * [LED-02]
 */
export async function settleJackpotRound(
  db: Db,
  asked: JackpotRound,
): Promise<{ outcome: RoundOutcome; wins: JackpotWin[] }> {
  // When another copy booked this very round first, the next run finds it, and what it won.
  return rerunOnCollision(() => db.transaction().execute((tx) => settleAndPay(tx, asked)))
}

async function settleAndPay(tx: Tx, asked: JackpotRound) {
  const { round } = asked
  const at = asked.now()
  const standing = await lockJackpots(tx, round.jackpot.pool, round.playerId)
  const outcome = await settleAlone(tx, round, at)
  const wins: JackpotWin[] = []
  if (!outcome.ok || outcome.repeated) return { outcome, wins }
  for (const tier of asked.decide(standing, at)) {
    const held = required(
      standing.find((one) => one.tier === tier),
      `tier ${tier}`,
    )
    wins.push(await payWin(tx, { round, key: asked.newKey(), held, at }))
  }
  return { outcome, wins }
}

async function lockJackpots(
  tx: Tx,
  pool: number,
  playerId: PlayerId,
): Promise<readonly JackpotStanding[]> {
  const { rows } = await sql<StandingRow>`
    SELECT * FROM ledger_hold_jackpots(${pool}::smallint, ${playerId})`.execute(tx)
  invariant(rows.length > 0, `no jackpots in pool ${pool}`)
  return rows.map(presentStanding)
}

async function settleAlone(tx: Tx, round: JackpotRound['round'], at: Date): Promise<RoundOutcome> {
  const { jackpot } = round
  const { rows } = await sql<SettleRow>`
    SELECT o_player::text, o_balance::text, o_rest::text FROM ledger_settle_alone(${round.key},
      ${round.playerId}, ${round.input}, ${round.playSession}, ${round.stakeOre}, ${round.winOre},
      ${round.definition}, ${Buffer.from(round.seed)}, ${jackpot.pool}::smallint,
      ${jackpot.contributionMilliOre}, ${at})`.execute(tx)
  const [outcome] = readOutcomes([round], required(rows[0], 'the answer of ledger_settle'), at)
  return required(outcome, 'the outcome of a round')
}

async function payWin(
  tx: Tx,
  won: { round: Round; key: TimeKey; held: JackpotStanding; at: Date },
): Promise<JackpotWin> {
  const { round, key, held, at } = won
  const { pool, tier, contributedMilliOre } = held
  const input = inputHash(['jackpot', round.key, pool, tier])
  const { rows } = await sql<{ amount: bigint }>`
    SELECT ledger_win_jackpot(${key}, ${round.key}, ${pool}::smallint, ${tier}::smallint,
      ${contributedMilliOre}, ${input}, ${at}) AS amount`.execute(tx)
  const { amount } = required(rows[0], 'the amount of a jackpot')
  return { round: round.key, pool, tier, amountOre: amount as Ore, at }
}

interface StandingRow {
  pool_id: number
  tier: number
  level_milliore: bigint
  contributed_milliore: bigint
  opened_at: Date
  won_at: Date | null
}

function presentStanding(row: StandingRow): JackpotStanding {
  return {
    pool: row.pool_id,
    tier: row.tier,
    levelMilliOre: row.level_milliore,
    contributedMilliOre: row.contributed_milliore,
    openedAt: row.opened_at,
    wonAt: row.won_at ?? undefined,
  }
}
