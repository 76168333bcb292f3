import { type Ore, type PlayerId, playerId, timeZone } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'

/** The movements of a player's account in a slice of time. */
export interface PlaySlice {
  playerId: PlayerId
  at: Date
  /** Whether it begins between 00 and 06 in Denmark. */
  isNight: boolean
  /** Stakes but for gambles, which stake a win once more; a spin of a grant stakes nothing. */
  rounds: number
  stakedOre: Ore
  /** Stakes less wins and jackpots. */
  lostOre: Ore
  /** Stakes that left less than `drainedOre` of more. */
  drains: number
  deposits: number
  /** Deposits before which the rounds of `chaseMs` lost `chaseLossOre` together. */
  chases: number
}

interface SliceMeasures {
  sliceMs: number
  drainedOre: Ore
  chaseMs: number
  chaseLossOre: Ore
}

/** More rounds than this cannot be played in the time that a chase looks back. */
const chaseRowsMax = 1_200
/** The hour, in Denmark, at which a night is over. */
const nightEnds = 6

const kind = (name: keyof typeof journalKinds) => sql.lit(journalKinds[name])
/** A round settles at once; a supplier's messages move the money one by one. */
const lost = sql`(CASE
  WHEN j.kind = ${kind('round')} THEN j.stake - j.win
  WHEN j.kind IN (${kind('jackpot-won')}, ${kind('bet')}, ${kind('win')}, ${kind('bet-rolled-back')},
    ${kind('win-rolled-back')}, ${kind('round-paid')}) THEN -(coalesce(j.cash, 0) + coalesce(j.bonus, 0))
  ELSE 0 END)`

interface SliceRow {
  player: number
  at: Date
  night: boolean
  newest: bigint
  rounds: bigint
  staked: bigint
  lost: bigint
  drains: bigint
  deposits: bigint
  chases: bigint
}

/**
 * The effects of players' movements after the one that is numbered for each, slice by slice, and
 * the numbers of the newest ones, where there are any. A caller that goes on from there the next
 * time reads each movement once.
 */
export async function readPlaySlices(
  db: Db | Tx,
  seen: readonly { playerId: PlayerId; seenSeq: bigint }[],
  { sliceMs, drainedOre, chaseMs, chaseLossOre }: SliceMeasures,
): Promise<{ upTo: Map<PlayerId, bigint>; slices: PlaySlice[] }> {
  const lasting = (ms: number) => sql`${sql.lit(`${ms} milliseconds`)}::interval`
  const { rows } = await sql<SliceRow>`
    WITH newer AS MATERIALIZED (
      SELECT j.player, j.seq, date_bin(${lasting(sliceMs)}, j.at, 'epoch') AS slice,
        j.kind = ${kind('deposit')} AS is_deposit, ${lost} AS lost, coalesce(j.stake, 0) AS stake,
        (j.kind = ${kind('round')} AND NOT d.gamble AND j.reference IS NULL)
          OR j.kind = ${kind('bet')} AS is_stake,
        j.cash_after + j.bonus_after AS balance,
        CASE WHEN j.kind = ${kind('deposit')} THEN (
          SELECT sum(lost) FROM (SELECT j.at, ${lost} AS lost
            FROM ledger_walk(mine.player, 0, mine.seq - 1) j LIMIT ${sql.lit(chaseRowsMax)}) earlier
          WHERE at > mine.at - ${lasting(chaseMs)}) END AS lost_before
      FROM unnest(${seen.map((each) => each.playerId)}::integer[],
          ${seen.map((each) => String(each.seenSeq))}::bigint[]) who(player, seen_seq)
        CROSS JOIN LATERAL ledger_walk(who.player, who.seen_seq, NULL) j
        CROSS JOIN LATERAL (SELECT j.player, j.seq, j.at) mine
      LEFT JOIN ledger_definition d ON d.id = j.definition)
    SELECT player, slice AS at,
      date_part('hour', slice AT TIME ZONE ${timeZone}) < ${sql.lit(nightEnds)} AS night,
      max(seq) AS newest, count(*) FILTER (WHERE is_stake) AS rounds,
      coalesce(sum(stake) FILTER (WHERE is_stake), 0)::bigint AS staked, sum(lost)::bigint AS lost,
      count(*) FILTER (WHERE is_stake AND balance < ${drainedOre} AND balance + lost >= ${drainedOre})
        AS drains,
      count(*) FILTER (WHERE is_deposit) AS deposits,
      count(*) FILTER (WHERE lost_before >= ${chaseLossOre}) AS chases
    FROM newer GROUP BY player, slice ORDER BY player, slice`.execute(db)
  const upTo = new Map<PlayerId, bigint>()
  for (const row of rows) {
    const player = playerId(row.player)
    if (row.newest > (upTo.get(player) ?? 0n)) upTo.set(player, row.newest)
  }
  return { upTo, slices: rows.map(presentSlice) }
}

function presentSlice(row: SliceRow): PlaySlice {
  return {
    playerId: playerId(row.player),
    at: row.at,
    isNight: row.night,
    rounds: Number(row.rounds),
    stakedOre: row.staked as Ore,
    lostOre: row.lost as Ore,
    drains: Number(row.drains),
    deposits: Number(row.deposits),
    chases: Number(row.chases),
  }
}
