import { type Ore, type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import '../base/tables.ts'

/** A round in several messages, as the books have it. */
export interface SupplierRound {
  id: string
  /** The books' number of the supplier. */
  supplier: number
  /** The supplier's own name of the round. */
  round: string
  playerId: PlayerId
  definition: number
  gameId: string
  state: 'open' | 'settled' | 'rolled-back'
  /** The stakes accepted and not taken back. */
  stakeOre: Ore
  winOre: Ore
  openedAt: Date
}

/** A bet or win of a round; of a message that was both, each is one, with the message's number. */
export interface SupplierMovement {
  tx: string
  kind: 'bet' | 'win'
  /** Zero for what was refused. */
  amountOre: Ore
  state: 'accepted' | 'rolled-back' | 'refused'
  key: string | undefined
  at: Date
}

/** A round by its supplier's name for it. */
export async function findSupplierRound(
  db: Db,
  supplier: number,
  round: string,
): Promise<SupplierRound | undefined> {
  const rows = await supplierRounds(db)
    .where('r.supplier', '=', supplier)
    .where('r.round', '=', round)
    .execute()
  return rows.map(presentRound)[0]
}

/** Every bet and win of a round, oldest first; of one moment, bets before wins. */
export async function listMovements(db: Db, roundId: string): Promise<SupplierMovement[]> {
  const { rows } = await sql<MovementRow>`
    SELECT regexp_replace(t.tx, '~win$', '') AS tx, t.action AS kind,
      coalesce(CASE t.action WHEN 'bet' THEN j.staked ELSE -j.house END, 0) AS amount,
      CASE WHEN t.outcome <> 'ok' THEN 'refused' WHEN t.rolled_back_by IS NOT NULL THEN 'rolled-back'
        ELSE 'accepted' END AS state, t.key, t.at
    FROM ledger_supplier_tx t LEFT JOIN ledger_journal j ON j.key = t.key
    WHERE t.round = ${roundId} AND t.action IN ('bet', 'win')
    ORDER BY t.at, j.seq, t.tx`.execute(db)
  return rows.map(({ amount, key, ...row }) => ({
    ...row,
    amountOre: amount as Ore,
    key: key ?? undefined,
  }))
}

interface MovementRow extends Pick<SupplierMovement, 'tx' | 'kind' | 'state' | 'at'> {
  amount: bigint
  key: string | null
}

/**
 * Rounds open since before `openedBefore` whose supplier was not asked since `askedBefore`, at most
 * `limit`, marked as asked at `at`: several copies of the program get different ones.
 */
export async function claimSilentRounds(
  db: Db,
  due: { openedBefore: Date; askedBefore: Date; limit: number; at: Date },
): Promise<SupplierRound[]> {
  const { openedBefore, askedBefore, limit, at } = due
  const claimed = await sql<{ id: string }>`SELECT id FROM ledger_claim_silent_rounds(
    ${openedBefore}, ${askedBefore}, ${limit}, ${at})`.execute(db)
  const ids = claimed.rows.map((row) => row.id)
  if (ids.length === 0) return []
  const rows = await supplierRounds(db).where('r.id', 'in', ids).orderBy('r.opened_at').execute()
  return rows.map(presentRound)
}

function supplierRounds(db: Db) {
  return db
    .selectFrom('ledger_round as r')
    .innerJoin('ledger_definition as d', 'd.id', 'r.definition')
    .selectAll('r')
    .select('d.game')
}

type RoundRow = Awaited<ReturnType<ReturnType<typeof supplierRounds>['execute']>>[number]

function presentRound(row: RoundRow): SupplierRound {
  return {
    id: row.id,
    supplier: row.supplier,
    round: row.round,
    playerId: playerId(row.player),
    definition: row.definition,
    gameId: row.game,
    state: row.state,
    stakeOre: (row.stake_cash + row.stake_bonus) as Ore,
    winOre: (row.win_cash + row.win_bonus) as Ore,
    openedAt: row.opened_at,
  }
}
