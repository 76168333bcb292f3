import { after, dayMs, negate, type Ore, type PlayerId, required, zeroOre } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'

const kinds = { round: 1, granted: 10, converted: 11, jackpot: 14, bet: 15 } as const
const roundKind = sql.lit(kinds.round)
const jackpotKind = sql.lit(kinds.jackpot)
const betKind = sql.lit(kinds.bet)

interface Line {
  id: string
  at: Date
  /**
   * For sorting it among what has only a time. Lines come in the order in which they were booked, and
   * copies' clocks differ a little; this never rises down the list.
   */
  placedAt: Date
}

export interface RoundLine extends Line {
  kind: 'round'
  gameId: string
  /** A supplier's round is open until it ends; its stake is held as long. */
  state: 'open' | 'settled' | 'rolled-back'
  /** What was accepted and not taken back. */
  stakeOre: Ore
  winOre: Ore
  /** Cash and bonus after a round that was settled in one step; one in several messages has none. */
  balanceAfterOre: Ore | undefined
}

/**
 * `converted` makes cash of what is left of a bonus. `forfeited` goes back to where bonuses come from;
 * so does the bonus part of what a round returns after its bonus has expired or was taken away.
 * `restored`: a win that was forfeited is taken back by its supplier, and counts in its round alone.
 */
export interface BonusLine extends Line {
  kind: 'bonus'
  change: 'granted' | 'converted' | 'forfeited' | 'restored'
  amountOre: Ore
}

export interface JackpotLine extends Line {
  kind: 'jackpot'
  amountOre: Ore
}

export type PlayerLine = RoundLine | BonusLine | JackpotLine

/** What of a player's money the lines are about; jackpots belong to the rounds that win them. */
export type LineTopic = 'all' | 'rounds' | 'bonuses'

const isRound = sql<boolean>`(j.kind IN (${roundKind}, ${jackpotKind}) OR r.id IS NOT NULL)`
const isBonus = sql<boolean>`(j.kind = ${sql.lit(kinds.converted)} OR j.bonus_cost IS NOT NULL)`
const topics = {
  all: sql<boolean>`(${isRound} OR ${isBonus})`,
  rounds: isRound,
  bonuses: isBonus,
} as const satisfies Record<LineTopic, unknown>

/** What a player has had since a moment, up to now. A round belongs to its first stake's moment. */
export interface LinePeriod {
  playerId: PlayerId
  from: Date
  /** Every row of the period has a higher number of its player's. */
  afterSeq: bigint
}

/** Rows of one player whose moments are further apart than this are numbered in their order. */
const disorderMaxMs = dayMs

/** Finds where a period begins by halving the player's rows, which are numbered without a gap. */
export async function findPeriod(db: Db | Tx, playerId: PlayerId, from: Date): Promise<LinePeriod> {
  const before = after(from, -disorderMaxMs)
  const { rows } = await sql<{ seq: bigint | null }>`
    WITH RECURSIVE halved AS (
      SELECT 0::bigint AS low, seq + 1 AS high FROM ledger_player WHERE player = ${playerId}
      UNION ALL
      SELECT CASE WHEN middle.at < ${before} THEN middle.seq ELSE low END,
        CASE WHEN middle.at < ${before} THEN high ELSE middle.seq END
      FROM halved, LATERAL (SELECT seq, at FROM ledger_journal
        WHERE player = ${playerId} AND seq = (low + high) / 2) middle
      WHERE high - low > 1)
    SELECT max(low) AS seq FROM halved`.execute(db)
  return { playerId, from, afterSeq: rows[0]?.seq ?? 0n }
}

/**
 * Everything but payments that moved a player's money, newest first, one line a round: at most
 * `limit` lines after the first `offset`. Reads no more of the player's rows than that takes.
 */
export async function listLines(
  db: Db | Tx,
  period: LinePeriod,
  page: { topic: LineTopic; limit: number; offset: number },
): Promise<PlayerLine[]> {
  const { playerId, from, afterSeq } = period
  const { topic, limit, offset } = page
  // The round is looked up row by row, and for the first stake of a supplier's round alone.
  const { rows } = await sql<LineRow>`
    SELECT line.*, d.game FROM (
      SELECT j.key, j.seq, j.kind, j.at, j.definition, j.cash, j.bonus_cost,
        coalesce(r.state, 'settled') AS state, coalesce(r.stake, j.stake) AS stake,
        coalesce(r.win, j.win) AS win, j.cash_after + j.bonus_after AS balance,
        min(j.at) OVER (ORDER BY j.seq DESC ROWS UNBOUNDED PRECEDING) AS placed_at
      FROM ledger_journal j
      LEFT JOIN LATERAL (
        SELECT id, state, stake_cash + stake_bonus AS stake, win_cash + win_bonus AS win
        FROM ledger_round WHERE id = j.key AND j.kind = ${betKind} OFFSET 0) r ON true
      WHERE j.player = ${playerId} AND j.seq > ${afterSeq} AND j.at >= ${from} AND ${topics[topic]}
      ORDER BY j.seq DESC LIMIT ${limit} OFFSET ${offset}) line
    LEFT JOIN ledger_definition d ON d.id = line.definition
    ORDER BY line.seq DESC`.execute(db)
  return rows.map(presentLine)
}

interface LineRow {
  key: string
  kind: number
  at: Date
  placed_at: Date
  game: string | null
  state: RoundLine['state']
  stake: bigint | null
  win: bigint | null
  cash: bigint | null
  bonus_cost: bigint | null
  balance: bigint
}

function presentLine(row: LineRow): PlayerLine {
  const line = { id: row.key, at: row.at, placedAt: row.placed_at }
  if (row.kind === kinds.round || row.kind === kinds.bet) {
    return {
      ...line,
      kind: 'round',
      gameId: required(row.game, 'the game of a round'),
      state: row.state,
      stakeOre: required(row.stake, 'the stake of a round') as Ore,
      winOre: required(row.win, 'the win of a round') as Ore,
      balanceAfterOre: row.kind === kinds.round ? (row.balance as Ore) : undefined,
    }
  }
  if (row.kind === kinds.jackpot) return { ...line, kind: 'jackpot', amountOre: moved(row.cash) }
  return { ...line, kind: 'bonus', ...bonusChange(row) }
}

function bonusChange({ kind, cash, bonus_cost: cost }: LineRow) {
  if (kind === kinds.converted) return { change: 'converted', amountOre: moved(cash) } as const
  if (kind === kinds.granted) return { change: 'granted', amountOre: negate(moved(cost)) } as const
  return moved(cost) > zeroOre
    ? ({ change: 'forfeited', amountOre: moved(cost) } as const)
    : ({ change: 'restored', amountOre: negate(moved(cost)) } as const)
}

function moved(leg: bigint | null): Ore {
  return required(leg, 'the leg that makes a line') as Ore
}

export interface LineSums {
  /** How many lines `listLines` has of each topic. */
  count: Readonly<Record<LineTopic, number>>
  /** Stakes of open rounds too. */
  stakedOre: Ore
  openStakesOre: Ore
  /** Jackpots too. */
  wonOre: Ore
  /** What was given less what was forfeited. */
  bonusOre: Ore
}

interface SumsRow {
  rounds: bigint
  jackpots: bigint
  bonuses: bigint
  staked: bigint
  open_stakes: bigint
  won: bigint
  bonus: bigint
}

/** The sums of all lines of a period. */
export async function sumLines(db: Db | Tx, period: LinePeriod): Promise<LineSums> {
  const { playerId, from, afterSeq } = period
  const { rows } = await sql<SumsRow>`
    SELECT own.rounds + ours.rounds AS rounds, own.jackpots, own.bonuses, ours.open_stakes,
      own.staked + ours.staked AS staked, own.won + ours.won AS won, own.bonus
    FROM (
      SELECT count(*) FILTER (WHERE kind = ${roundKind}) AS rounds,
        count(*) FILTER (WHERE kind = ${jackpotKind}) AS jackpots,
        count(*) FILTER (WHERE ${isBonus}) AS bonuses,
        coalesce(sum(stake) FILTER (WHERE kind = ${roundKind}), 0)::bigint AS staked,
        coalesce(sum(CASE kind WHEN ${roundKind} THEN win WHEN ${jackpotKind} THEN cash END), 0)::bigint
          AS won,
        coalesce(-sum(bonus_cost), 0)::bigint AS bonus
      FROM ledger_journal j WHERE player = ${playerId} AND seq > ${afterSeq} AND at >= ${from}
    ) own, (
      SELECT count(*) AS rounds, coalesce(sum(stake_cash + stake_bonus), 0)::bigint AS staked,
        coalesce(sum(stake_cash + stake_bonus) FILTER (WHERE state = 'open'), 0)::bigint AS open_stakes,
        coalesce(sum(win_cash + win_bonus), 0)::bigint AS won
      FROM ledger_round WHERE player = ${playerId} AND opened_at >= ${from}
    ) ours`.execute(db)
  const row = required(rows[0], 'the sums of a player’s lines')
  const rounds = Number(row.rounds + row.jackpots)
  const bonuses = Number(row.bonuses)
  return {
    count: { all: rounds + bonuses, rounds, bonuses },
    stakedOre: row.staked as Ore,
    openStakesOre: row.open_stakes as Ore,
    wonOre: row.won as Ore,
    bonusOre: row.bonus as Ore,
  }
}
