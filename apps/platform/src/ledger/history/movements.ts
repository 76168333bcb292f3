import { type Ore, type PlayerId, required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { walk } from './chain.ts'

/** One movement of a player's money as the journal has it. */
interface PlayerMovement {
  /** Its number among the player's, from 1 without a gap. */
  seq: bigint
  at: Date
  kind: MovementKind
  /** Of rounds, bets and wins. */
  gameId: string | undefined
  /** Of a round of a live table: its number there. */
  liveRound: number | undefined
  /** The payment's reference, the round's number, or else the movement's own. */
  reference: string
  /** As the figures of a period count them; a stake that is given back is less than zero. */
  stakedOre: Ore
  wonOre: Ore
  /** The change of each account; debt is zero or less. */
  cashOre: Ore
  bonusOre: Ore
  reservedOre: Ore
  openStakesOre: Ore
  debtOre: Ore
  cashAfterOre: Ore
  bonusAfterOre: Ore
}

type MovementKind = keyof typeof journalKinds

const kindNames = new Map<number, MovementKind>(
  Object.entries(journalKinds).map(([name, id]) => [id, name as MovementKind]),
)
const kind = (name: MovementKind) => sql.lit(journalKinds[name])
const own = sql`(coalesce(j.cash, 0) + coalesce(j.bonus, 0) + coalesce(j.debt, 0)
  + coalesce(j.bonus_cost, 0))`

interface MovementRow {
  seq: bigint
  at: Date
  kind: number
  game: string | null
  live_round: bigint | null
  reference: string
  staked: bigint
  won: bigint
  cash: bigint
  bonus: bigint
  reserved: bigint
  open_stakes: bigint
  debt: bigint
  cash_after: bigint
  bonus_after: bigint
}

/** A player's movements with numbers above one and up to another, the oldest first. */
export async function listPlayerMovements(
  db: Db | Tx,
  playerId: PlayerId,
  { above, upTo }: { above: bigint; upTo: bigint },
): Promise<PlayerMovement[]> {
  const { rows } = await sql<MovementRow>`
    SELECT j.seq, j.at, j.kind, d.game, live.round AS live_round,
      CASE WHEN j.kind IN (${kind('round')}, ${kind('bet')}) THEN j.key::text
        ELSE coalesce(j.reference, j.key::text) END AS reference,
      CASE WHEN j.kind = ${kind('round')} THEN j.stake
        WHEN j.kind IN (${kind('bet')}, ${kind('bet-rolled-back')}) THEN -${own} ELSE 0 END AS staked,
      CASE WHEN j.kind = ${kind('round')} THEN j.win
        WHEN j.kind IN (${kind('win')}, ${kind('win-rolled-back')}, ${kind('round-ended')},
          ${kind('round-paid')}, ${kind('jackpot-won')}) THEN ${own} ELSE 0 END AS won,
      coalesce(j.cash, 0) AS cash, coalesce(j.bonus, 0) AS bonus, coalesce(j.reserved, 0) AS reserved,
      coalesce(j.staked, 0) AS open_stakes, coalesce(j.debt, 0) AS debt, j.cash_after, j.bonus_after
    FROM ${walk(playerId, above, upTo)} j LEFT JOIN ledger_definition d ON d.id = j.definition
      LEFT JOIN LATERAL (SELECT l.round FROM ledger_live_round l
        WHERE l.key = j.key AND (j.bets IS NOT NULL OR j.kind = ${kind('bet')}) OFFSET 0) live ON true
    ORDER BY j.seq`.execute(db)
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at,
    kind: required(kindNames.get(row.kind), 'the kind of a movement'),
    gameId: row.game ?? undefined,
    liveRound: row.live_round === null ? undefined : Number(row.live_round),
    reference: row.reference,
    stakedOre: row.staked as Ore,
    wonOre: row.won as Ore,
    cashOre: row.cash as Ore,
    bonusOre: row.bonus as Ore,
    reservedOre: row.reserved as Ore,
    openStakesOre: row.open_stakes as Ore,
    debtOre: row.debt as Ore,
    cashAfterOre: row.cash_after as Ore,
    bonusAfterOre: row.bonus_after as Ore,
  }))
}
