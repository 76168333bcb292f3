import { type Ore, type PlayerId, required, type TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { walkBetween } from './chain.ts'

const roundKind = journalKinds.round

/** A settled round as the journal holds it; with its definition it replays. [PROOF-03] */
export interface JournalRound {
  key: string
  gameId: string
  definitionHash: string
  /** 0 for a spin of a grant. */
  stakeOre: Ore
  winOre: Ore
  /** A spin of a grant staked nothing and was drawn for `valueOre`. */
  spin: { grant: string; valueOre: Ore } | undefined
  balanceAfterOre: Ore
  seed: Uint8Array
  /** Of a round at a table. */
  bets: Uint8Array | undefined
  at: Date
}

export interface RoundRange {
  playerId: PlayerId
  /** Inclusive, exclusive. */
  from: Date
  to: Date
  playSession?: string
  gameId?: string
}

/** The rounds of a range as a table, newest first, read only as far as they are asked for. */
function settledRounds({ playerId, from, to, playSession, gameId }: RoundRange) {
  return sql`${walkBetween(playerId, from, to)} j
    WHERE j.kind = ${sql.lit(roundKind)} AND j.at >= ${from} AND j.at < ${to}
      AND (${playSession ?? null}::uuid IS NULL OR j.play_session = ${playSession ?? null})
      AND (${gameId ?? null}::text IS NULL OR j.definition = ANY (ARRAY(
        SELECT id FROM ledger_definition WHERE game = ${gameId ?? null})))`
}

/** The grant whose spin a round is: the one thing that a round refers to. */
function grantOf(round: string) {
  const [kind, reference] = [sql.ref(`${round}.kind`), sql.ref(`${round}.reference`)]
  return sql`LEFT JOIN ledger_spin_grant g
    ON g.grant_id = (CASE WHEN ${kind} = ${sql.lit(roundKind)} THEN ${reference} END)::uuid`
}

interface RoundRow {
  key: string
  game: string
  hash: Buffer
  stake: bigint
  win: bigint
  seed: Buffer
  bets: Buffer | null
  at: Date
  balance: bigint
  grant_id: string | null
  value: bigint | null
}

/** Newest first. */
export async function listRounds(
  db: Db | Tx,
  range: RoundRange & { limit: number; offset?: number },
): Promise<JournalRound[]> {
  const { rows } = await sql<RoundRow>`
    SELECT round.*, d.game, d.hash, g.grant_id, g.value FROM (
      SELECT j.key, j.seq, j.kind, j.reference, j.definition, j.stake, j.win, j.seed, j.bets,
        j.at, j.cash_after + j.bonus_after AS balance
      FROM ${settledRounds(range)}
      LIMIT ${range.limit} OFFSET ${range.offset ?? 0}) round
    JOIN ledger_definition d ON d.id = round.definition ${grantOf('round')}
    ORDER BY round.seq DESC`.execute(db)
  return rows.map(roundOf)
}

/** The settled round of this key; undefined when it never was, or is of another than `playerId`. */
export async function findRound(
  db: Db | Tx,
  { playerId, key }: { playerId?: PlayerId; key: TimeKey },
): Promise<JournalRound | undefined> {
  const { rows } = await sql<RoundRow>`
    SELECT j.key, j.stake, j.win, j.seed, j.bets, j.at, j.cash_after + j.bonus_after AS balance, d.game,
      d.hash, g.grant_id, g.value
    FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition ${grantOf('j')}
    WHERE j.key = ${key} AND j.kind = ${sql.lit(roundKind)} AND j.refusal IS NULL
      AND (${playerId ?? null}::integer IS NULL OR j.player = ${playerId ?? null})`.execute(db)
  return rows[0] && roundOf(rows[0])
}

function roundOf(row: RoundRow): JournalRound {
  return {
    key: row.key,
    gameId: row.game,
    definitionHash: row.hash.toString('hex'),
    stakeOre: row.stake as Ore,
    winOre: row.win as Ore,
    spin:
      row.grant_id !== null && row.value !== null
        ? { grant: row.grant_id, valueOre: row.value as Ore }
        : undefined,
    balanceAfterOre: row.balance as Ore,
    seed: row.seed,
    bets: row.bets ?? undefined,
    at: row.at,
  }
}

export async function sumRounds(
  db: Db | Tx,
  range: RoundRange,
): Promise<{ count: number; stakedOre: Ore; wonOre: Ore }> {
  const { rows } = await sql<{ count: bigint; staked: bigint; won: bigint }>`
    SELECT count(*) AS count, coalesce(sum(j.stake), 0)::bigint AS staked,
      coalesce(sum(j.win), 0)::bigint AS won
    FROM ${settledRounds(range)}`.execute(db)
  const row = required(rows[0], 'the sums of rounds')
  return { count: Number(row.count), stakedOre: row.staked as Ore, wonOre: row.won as Ore }
}
