import type { Ore, TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'

/** One step of a round that is booked in several. */
export interface RoundMovement {
  /** `raise`: every stake of a round but its first. `ended`: nothing was paid. */
  kind: 'stake' | 'raise' | 'win' | 'stake-back' | 'win-back' | 'ended' | 'paid'
  at: Date
  /** What it moved to the player, below zero from the player: the sum of the parts below. */
  amountOre: Ore
  cashOre: Ore
  bonusOre: Ore
  /** What of it paid a debt, or became one. */
  debtOre: Ore
  /** What of it was of a bonus that was over, and went back to where bonuses come from. */
  forfeitedOre: Ore
  /** Cash and bonus. */
  balanceAfterOre: Ore
}

type KindName = keyof typeof journalKinds

const shownKinds = {
  bet: 'stake',
  win: 'win',
  'bet-rolled-back': 'stake-back',
  'win-rolled-back': 'win-back',
  'round-ended': 'ended',
  'round-paid': 'paid',
} as const satisfies Partial<Record<KindName, RoundMovement['kind']>>

const kindById = new Map<number, RoundMovement['kind']>(
  Object.entries(shownKinds).map(([name, kind]) => [
    journalKinds[name as keyof typeof shownKinds],
    kind,
  ]),
)

interface MovementRow {
  kind: number
  at: Date
  amount: bigint
  cash: bigint
  bonus: bigint
  debt: bigint
  forfeited: bigint
  balance: bigint
}

/** The movements of a round in several messages, in the order they were booked; a refused one is none. */
export async function listRoundMovements(tx: Tx, round: TimeKey): Promise<RoundMovement[]> {
  const { rows } = await sql<MovementRow>`
    SELECT j.kind, j.at, -(coalesce(j.house, 0) + coalesce(j.staked, 0)) AS amount,
      coalesce(j.cash, 0) AS cash, coalesce(j.bonus, 0) AS bonus, coalesce(j.debt, 0) AS debt,
      coalesce(j.bonus_cost, 0) AS forfeited, j.cash_after + j.bonus_after AS balance
    FROM ledger_supplier_tx t JOIN ledger_journal j ON j.key = t.key
    WHERE t.round = ${round} ORDER BY j.seq`.execute(tx)
  let isBegun = false
  return rows.flatMap((row) => {
    const kind = kindById.get(row.kind)
    if (kind === undefined) return []
    const shown = kind === 'stake' && isBegun ? 'raise' : kind
    isBegun = true
    return [
      {
        kind: shown,
        at: row.at,
        amountOre: row.amount as Ore,
        cashOre: row.cash as Ore,
        bonusOre: row.bonus as Ore,
        debtOre: row.debt as Ore,
        forfeitedOre: row.forfeited as Ore,
        balanceAfterOre: row.balance as Ore,
      },
    ]
  })
}
