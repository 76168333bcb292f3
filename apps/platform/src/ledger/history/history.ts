import type { BonusEndReason } from '@nordlys/contracts'
import { negate, type Ore, type PlayerId, required, zeroOre } from '@nordlys/core'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { disorderMaxMs, findEdges, walk } from './chain.ts'

const roundKind = sql.lit(journalKinds.round)
const jackpotKind = sql.lit(journalKinds['jackpot-won'])
const betKind = sql.lit(journalKinds.bet)
const convertedKind = sql.lit(journalKinds['bonus-converted'])
const forfeitedKind = sql.lit(journalKinds['bonus-forfeited'])

interface Line {
  id: string
  /** The number of its movement among the player's. */
  seq: bigint
  at: Date
  /**
   * For sorting it among what has only a time. Lines come in the order in which they were booked, and
   * copies' clocks differ a little; this never rises down the list.
   */
  placedAt: Date
}

interface RoundLine extends Line {
  kind: 'round'
  gameId: string
  /** On what an earlier round of the game had won. */
  isGamble: boolean
  /** A spin of a grant: it staked nothing. */
  isSpin: boolean
  /** At a table of ours. */
  isAtTable: boolean
  /** Of a live table: its number of the round. */
  liveRound: number | undefined
  /** A supplier's round is open until it ends; its stake is held as long. */
  state: 'open' | 'settled' | 'rolled-back'
  /** The stakes accepted and not taken back. */
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
interface BonusLine extends Line {
  kind: 'bonus'
  change: 'granted' | 'converted' | 'forfeited' | 'restored'
  /** Why a bonus ended whose remainder was forfeited; undefined where a round gave back money of it. */
  reason: BonusEndReason | undefined
  amountOre: Ore
}

interface JackpotLine extends Line {
  kind: 'jackpot'
  /** The round that won it. */
  roundId: string
  amountOre: Ore
}

export type PlayerLine = RoundLine | BonusLine | JackpotLine

/** The part of a player's money that lines are about; jackpots belong to rounds, but are not played. */
export type LineTopic = 'all' | 'rounds' | 'played' | 'bonuses'

const isPlayed = sql<boolean>`(j.kind = ${roundKind} OR r.id IS NOT NULL)`
const isRound = sql<boolean>`(j.kind = ${jackpotKind} OR ${isPlayed})`
const isBonus = sql<boolean>`(j.kind = ${convertedKind}
  OR (j.bonus_cost IS NOT NULL AND j.kind <> ${roundKind}))`
export const topics = {
  all: sql<boolean>`(${isRound} OR ${isBonus})`,
  rounds: isRound,
  played: isPlayed,
  bonuses: isBonus,
} as const satisfies Record<LineTopic, unknown>

/** A player's lines since a moment, up to now. A round belongs to its first stake's moment. */
export interface LinePeriod {
  playerId: PlayerId
  from: Date
  /** Every row of the period has a higher number of its player's. */
  afterSeq: bigint
  /** Every row with a higher number is of the period. Those between are looked at one by one. */
  wholeAfterSeq: bigint
  /** The number of its last row; without it the period goes on until now. */
  upTo?: bigint
}

/**
 * Finds where a period begins. Rows that are further than `disorderMs` out of their order may be taken for
 * the neighbouring period's; the shorter it is, the fewer rows are looked at.
 */
export async function findPeriod(
  db: Db | Tx,
  playerId: PlayerId,
  from: Date,
  disorderMs?: number,
): Promise<LinePeriod> {
  const [edge] = await findEdges(db, playerId, [from], disorderMs)
  const { olderUpTo, newerAbove } = required(edge, 'the edge of a period')
  return { playerId, from, afterSeq: olderUpTo, wholeAfterSeq: newerAbove }
}

/** Above the number of any row. */
const newestSeq = 2n ** 62n

/** Fewer lines than this are passed over by reading them. */
const passedByReadingMax = 256

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
  const { topic, limit } = page
  const { upTo, offset } =
    page.offset > passedByReadingMax && topic !== 'bonuses'
      ? await findPlace(db, period, topic, page.offset)
      : { upTo: period.upTo ?? newestSeq, offset: page.offset }
  // Rounds are no news of bonuses: the index knows all others.
  const booked =
    topic === 'bonuses'
      ? sql`(SELECT * FROM ledger_journal WHERE player = ${playerId} AND seq > ${afterSeq}
          AND seq <= ${upTo} AND kind <> ${roundKind} ORDER BY seq DESC)`
      : walk(playerId, afterSeq, upTo)
  // Both come newest first, and are read only as far as the page goes.
  const lines = await readLines(
    db,
    sql`SELECT ${lineColumns}, min(j.at) OVER (ROWS UNBOUNDED PRECEDING) AS placed_at
      FROM ${booked} j ${roundOfBet}
      WHERE j.at >= ${from} AND ${topics[topic]}
      LIMIT ${limit} OFFSET ${offset}`,
  )
  return lines.map(({ line }) => line)
}

/** A line with the number of its movement among the player's. */
export interface NumberedLine {
  seq: bigint
  line: PlayerLine
}

/** The lines of some movements, of each its `lineColumns` and `placed_at`, newest first. */
export async function readLines(
  db: Db | Tx,
  movements: RawBuilder<unknown>,
): Promise<NumberedLine[]> {
  const { rows } = await sql<LineRow>`
    SELECT line.*, d.game, d.gamble, b.ended_reason, live.round AS live_round FROM (${movements}) line
    LEFT JOIN ledger_definition d ON d.id = line.definition
    LEFT JOIN ledger_bonus b
      ON b.bonus = CASE line.kind WHEN ${forfeitedKind} THEN line.reference::uuid END
    LEFT JOIN LATERAL (SELECT l.round FROM ledger_live_round l
      WHERE l.key = line.key AND line.is_at_table OFFSET 0) live ON true
    ORDER BY line.seq DESC`.execute(db)
  return rows.map((row) => ({ seq: row.seq, line: presentLine(row) }))
}

/** Of a movement `j` and the round `r` that it begins. */
export const lineColumns = sql`j.key, j.seq, j.kind, j.at, j.definition, j.cash, j.bonus_cost,
  j.reference, j.kind = ${roundKind} AND j.reference IS NOT NULL AS is_spin,
  j.bets IS NOT NULL OR coalesce(r.is_hand, false) AS is_at_table,
  coalesce(r.state, 'settled') AS state, coalesce(r.stake, j.stake) AS stake,
  coalesce(r.win, j.win) AS win, j.cash_after + j.bonus_after AS balance`

/** The round is looked up row by row, and for the first stake of a supplier's round alone. */
export const roundOfBet = sql`LEFT JOIN LATERAL (
    SELECT id, state, stake_cash + stake_bonus AS stake, win_cash + win_bonus AS win,
      EXISTS (SELECT FROM ledger_table_round t WHERE t.round = ledger_round.id) AS is_hand
    FROM ledger_round WHERE id = j.key AND j.kind = ${betKind} OFFSET 0) r ON true`

/**
 * Where to begin so that few lines are left to pass over: rounds are lines, so only what is neither has
 * to be counted. No row above the place can be older than one below it.
 */
async function findPlace(
  db: Db | Tx,
  { playerId, wholeAfterSeq, upTo = newestSeq }: LinePeriod,
  topic: LineTopic,
  offset: number,
): Promise<{ upTo: bigint; offset: number }> {
  const sparse = sql`ledger_journal WHERE player = ${playerId} AND seq % 64 = 0`
  const { rows } = await sql<{ up_to: bigint; passed: bigint }>`
    WITH other AS MATERIALIZED (
      SELECT j.seq, row_number() OVER (ORDER BY j.seq DESC) - 1 AS above
      FROM ledger_journal j ${roundOfBet}
      WHERE j.player = ${playerId} AND j.seq > ${wholeAfterSeq} AND j.seq <= ${upTo}
        AND j.kind <> ${roundKind} AND NOT ${topics[topic]}
    ), place AS MATERIALIZED (
      SELECT p.seq AS newest, greatest(${wholeAfterSeq}, p.seq - ${offset}::bigint
        - (SELECT count(*) FROM other WHERE p.seq - other.seq - above <= ${offset}::bigint)) AS seq
      FROM (SELECT least(seq, ${upTo}) AS seq FROM ledger_player WHERE player = ${playerId}) p
    ), entry AS MATERIALIZED (
      SELECT seq, at FROM ${sparse} AND seq >= (SELECT seq FROM place) ORDER BY seq LIMIT 1
    ), begin AS MATERIALIZED (
      SELECT seq FROM ${sparse} AND seq >= (SELECT seq FROM entry)
        AND at >= (SELECT at FROM entry) + ${disorderMaxMs * 2} * interval '1 millisecond'
      ORDER BY seq LIMIT 1
    )
    SELECT begin.seq AS up_to, newest - begin.seq
      - (SELECT count(*) FROM other WHERE other.seq > begin.seq) AS passed
    FROM begin, place`.execute(db)
  const [row] = rows
  if (!row || row.up_to > upTo) return { upTo, offset }
  return { upTo: row.up_to, offset: offset - Number(row.passed) }
}

interface LineRow {
  key: string
  seq: bigint
  kind: number
  at: Date
  placed_at: Date
  game: string | null
  gamble: boolean | null
  is_spin: boolean
  is_at_table: boolean
  live_round: bigint | null
  state: RoundLine['state']
  stake: bigint | null
  win: bigint | null
  cash: bigint | null
  bonus_cost: bigint | null
  ended_reason: BonusEndReason | null
  reference: string | null
  balance: bigint
}

function presentLine(row: LineRow): PlayerLine {
  const line = { id: row.key, seq: row.seq, at: row.at, placedAt: row.placed_at }
  if (row.kind === journalKinds.round || row.kind === journalKinds.bet) {
    return {
      ...line,
      kind: 'round',
      gameId: required(row.game, 'the game of a round'),
      isGamble: row.gamble ?? false,
      isSpin: row.is_spin,
      isAtTable: row.is_at_table,
      liveRound: row.live_round === null ? undefined : Number(row.live_round),
      state: row.state,
      stakeOre: required(row.stake, 'the stake of a round') as Ore,
      winOre: required(row.win, 'the win of a round') as Ore,
      balanceAfterOre: row.kind === journalKinds.round ? (row.balance as Ore) : undefined,
    }
  }
  if (row.kind === journalKinds['jackpot-won'])
    return { ...line, kind: 'jackpot', roundId: roundThatWon(row), amountOre: moved(row.cash) }
  return { ...line, kind: 'bonus', ...bonusChange(row), reason: row.ended_reason ?? undefined }
}

/** A jackpot's reference is its round and the tier: `round/tier`. */
function roundThatWon({ reference }: LineRow): string {
  const [round = ''] = required(reference, 'the round of a jackpot').split('/')
  return round
}

function bonusChange({ kind, cash, bonus_cost: cost }: LineRow) {
  if (kind === journalKinds['bonus-converted'])
    return { change: 'converted', amountOre: moved(cash) } as const
  if (kind === journalKinds['bonus-granted'])
    return { change: 'granted', amountOre: negate(moved(cost)) } as const
  return moved(cost) > zeroOre
    ? ({ change: 'forfeited', amountOre: moved(cost) } as const)
    : ({ change: 'restored', amountOre: negate(moved(cost)) } as const)
}

function moved(leg: bigint | null): Ore {
  return required(leg, 'the leg that makes a line') as Ore
}

export interface LineSums {
  /** How many lines `listLines` has of each topic. */
  count: Readonly<Record<Exclude<LineTopic, 'played'>, number>>
  /** Stakes of open rounds too. */
  stakedOre: Ore
  openStakesOre: Ore
  /** Jackpots too. */
  wonOre: Ore
  /** The bonus money given less the part forfeited. */
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

/**
 * The sums of all lines of a period. Of rounds, what was staked is the turnover at its end less that at
 * its beginning, and what was won is what the balance rose by beyond that and all other movements.
 */
export async function sumLines(db: Db | Tx, period: LinePeriod): Promise<LineSums> {
  const { playerId, from, afterSeq, wholeAfterSeq } = period
  const { rows } = await sql<SumsRow>`
    SELECT own.rounds + whole.rounds - own.others + ours.rounds AS rounds, own.jackpots, own.bonuses,
      ours.open_stakes, own.staked + whole.staked + ours.staked AS staked,
      own.won + whole.staked + whole.moved - own.others_moved + ours.won AS won, own.bonus
    FROM (
      SELECT count(*) FILTER (WHERE kind = ${roundKind}) AS rounds,
        count(*) FILTER (WHERE kind = ${jackpotKind}) AS jackpots,
        count(*) FILTER (WHERE ${isBonus}) AS bonuses,
        coalesce(sum(stake) FILTER (WHERE kind = ${roundKind}), 0)::bigint AS staked,
        coalesce(sum(CASE kind WHEN ${roundKind} THEN win WHEN ${jackpotKind} THEN cash END), 0)::bigint
          AS won,
        coalesce(-sum(bonus_cost) FILTER (WHERE kind <> ${roundKind}), 0)::bigint AS bonus,
        count(*) FILTER (WHERE in_whole) AS others,
        coalesce(sum(coalesce(cash, 0) + coalesce(bonus, 0)) FILTER (WHERE in_whole), 0)::bigint
          AS others_moved
      FROM (
        SELECT kind, stake, win, cash, bonus, bonus_cost, false AS in_whole
        FROM ${walk(playerId, afterSeq, wholeAfterSeq)} WHERE at >= ${from}
        UNION ALL
        SELECT kind, stake, win, cash, bonus, bonus_cost, true FROM ledger_journal
        WHERE player = ${playerId} AND seq > ${wholeAfterSeq} AND kind <> ${roundKind}) j
    ) own, (
      SELECT p.seq - ${wholeAfterSeq}::bigint AS rounds,
        p.turnover - coalesce(edge.turnover, p.turnover) AS staked,
        p.cash + p.bonus - coalesce(edge.cash_after + edge.bonus_after, p.cash + p.bonus) AS moved
      FROM ledger_player p LEFT JOIN ledger_journal edge
        ON edge.player = p.player AND edge.seq = ${wholeAfterSeq} AND edge.seq % 64 = 0
      WHERE p.player = ${playerId}
    ) whole, (
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
