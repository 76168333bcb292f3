import type { Ore, PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

const roundKind = 1

/** A settled round as the journal holds it; with its definition it replays. [PROOF-03] */
export interface JournalRound {
  key: string
  gameId: string
  definitionHash: string
  stakeOre: Ore
  winOre: Ore
  balanceAfterOre: Ore
  seed: Uint8Array
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

function settledRounds(db: Db | Tx, range: RoundRange) {
  let query = db
    .selectFrom('ledger_journal as j')
    .innerJoin('ledger_definition as d', 'd.id', 'j.definition')
    .where('j.player', '=', range.playerId)
    .where('j.kind', '=', roundKind)
    .where('j.seq', 'is not', null)
    .where('j.at', '>=', range.from)
    .where('j.at', '<', range.to)
  if (range.playSession) query = query.where('j.play_session', '=', range.playSession)
  if (range.gameId) query = query.where('d.game', '=', range.gameId)
  return query
}

/** Newest first. */
export async function listRounds(
  db: Db | Tx,
  range: RoundRange & { limit: number; offset?: number },
): Promise<JournalRound[]> {
  const rows = await settledRounds(db, range)
    .select(['j.key', 'd.game', 'd.hash', 'j.stake', 'j.win', 'j.seed', 'j.at'])
    .select(['j.cash_after', 'j.bonus_after'])
    .orderBy('j.seq', 'desc')
    .limit(range.limit)
    .offset(range.offset ?? 0)
    .execute()
  return rows.map((row) => ({
    key: row.key,
    gameId: row.game,
    definitionHash: row.hash.toString('hex'),
    stakeOre: (row.stake ?? 0n) as Ore,
    winOre: (row.win ?? 0n) as Ore,
    balanceAfterOre: ((row.cash_after ?? 0n) + (row.bonus_after ?? 0n)) as Ore,
    seed: row.seed ?? Buffer.alloc(0),
    at: row.at,
  }))
}

export async function sumRounds(
  db: Db | Tx,
  range: RoundRange,
): Promise<{ count: number; stakedOre: Ore; wonOre: Ore }> {
  const row = await settledRounds(db, range)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.sum<string | null>('j.stake').as('staked'),
      fn.sum<string | null>('j.win').as('won'),
    ])
    .executeTakeFirstOrThrow()
  return {
    count: Number(row.count),
    stakedOre: BigInt(row.staked ?? 0) as Ore,
    wonOre: BigInt(row.won ?? 0) as Ore,
  }
}
