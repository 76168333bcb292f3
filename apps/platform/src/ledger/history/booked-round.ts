import { type Ore, type PlayerId, subtract, sum, type TimeKey, zeroOre } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { listRoundMovements, type RoundMovement } from './round-movements.ts'

/** An amount by the parts of the balance that it was taken from, or went to. */
export interface InParts {
  cashOre: Ore
  bonusOre: Ore
}

/** One round of a player, with everything that the books have of it. */
export interface BookedRound {
  id: TimeKey
  gameId: string
  definitionHash: string
  kind: 'slot' | 'gamble' | 'table' | 'supplier'
  state: 'open' | 'settled' | 'rolled-back'
  begunAt: Date
  endedAt: Date | undefined
  /** The stakes accepted and not taken back. */
  stake: InParts
  win: InParts
  /** Cash and bonus after the movement that ended it; a supplier's round has none of its own. */
  balanceAfterOre: Ore | undefined
  /** In the order they were booked; none of a round that is one movement. */
  movements: readonly RoundMovement[]
  /** Never of an open round. */
  seed: Buffer | undefined
  /** Of a hand: what its seed was bound to before the first card. */
  commitment: Buffer | undefined
  /** Of a round at a table. */
  bets: Buffer | undefined
  choices: Buffer | undefined
  /** The first choice that the published rule made. */
  automaticFrom: number | undefined
  /** Of a promised spin: the grant it is of. */
  grantId: string | undefined
  supplier: { name: string; round: string } | undefined
  /** Its number among the player's movements; undefined of a round in several of them. */
  seq: bigint | undefined
  /** Of a live table: its number of the round. */
  liveRound: number | undefined
}

/**
 * A round by its key. Undefined when it never was, was refused, or is another player's. `tx` is of one
 * moment, so that what is read of a round that goes on fits together. [PROOF-03]
 */
export async function findBookedRound(
  tx: Tx,
  asked: { playerId: PlayerId; round: TimeKey },
): Promise<BookedRound | undefined> {
  return (await findInOneStep(tx, asked)) ?? (await findInSeveral(tx, asked))
}

interface OneStepRow {
  seq: bigint
  stake: bigint
  win: bigint
  cash: bigint
  bonus: bigint
  cash_after: bigint
  bonus_after: bigint
  at: Date
  seed: Buffer
  bets: Buffer | null
  reference: string | null
  game: string
  hash: string
  gamble: boolean
  live_round: bigint | null
}

async function findInOneStep(
  tx: Tx,
  { playerId, round }: { playerId: PlayerId; round: TimeKey },
): Promise<BookedRound | undefined> {
  const { rows } = await sql<OneStepRow>`
    SELECT j.seq, j.stake, j.win, coalesce(j.cash, 0) AS cash, coalesce(j.bonus, 0) AS bonus,
      j.cash_after, j.bonus_after, j.at, j.seed, j.bets, j.reference, d.game,
      encode(d.hash, 'hex') AS hash, d.gamble, l.round AS live_round
    FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
      LEFT JOIN ledger_live_round l ON l.key = j.key AND j.bets IS NOT NULL
    WHERE j.key = ${round} AND j.player = ${playerId} AND j.kind = ${sql.lit(journalKinds.round)}
      AND j.refusal IS NULL`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const stake = stakeInParts(row)
  return {
    ...unseen,
    id: round,
    gameId: row.game,
    definitionHash: row.hash,
    kind: row.gamble ? 'gamble' : row.bets ? 'table' : 'slot',
    state: 'settled',
    begunAt: row.at,
    endedAt: row.at,
    stake,
    win: {
      cashOre: sum(row.cash as Ore, stake.cashOre),
      bonusOre: sum(row.bonus as Ore, stake.bonusOre),
    },
    balanceAfterOre: sum(row.cash_after as Ore, row.bonus_after as Ore),
    seed: row.seed,
    bets: row.bets ?? undefined,
    grantId: row.reference ?? undefined,
    seq: row.seq,
    liveRound: row.live_round === null ? undefined : Number(row.live_round),
  }
}

/** A stake takes cash first; how much there was follows from what there is now. */
function stakeInParts({ stake, cash, cash_after }: OneStepRow): InParts {
  const cashBefore = subtract(cash_after as Ore, cash as Ore)
  const cashOre = cashBefore < stake ? cashBefore : (stake as Ore)
  return { cashOre, bonusOre: subtract(stake as Ore, cashOre) }
}

const unseen = {
  movements: [],
  seed: undefined,
  commitment: undefined,
  bets: undefined,
  choices: undefined,
  automaticFrom: undefined,
  grantId: undefined,
  supplier: undefined,
  seq: undefined,
  liveRound: undefined,
} satisfies Partial<BookedRound>

interface SeveralRow {
  supplier: string
  round: string
  state: BookedRound['state']
  stake_cash: bigint
  stake_bonus: bigint
  win_cash: bigint
  win_bonus: bigint
  opened_at: Date
  settled_at: Date | null
  game: string
  hash: string
  commitment: Buffer | null
  bets: Buffer | null
  seed: Buffer | null
  choices: Buffer | null
  automatic_from: number | null
  live_round: bigint | null
}

async function findInSeveral(
  tx: Tx,
  { playerId, round }: { playerId: PlayerId; round: TimeKey },
): Promise<BookedRound | undefined> {
  const { rows } = await sql<SeveralRow>`
    SELECT s.name AS supplier, r.round, r.state, r.stake_cash, r.stake_bonus, r.win_cash, r.win_bonus,
      r.opened_at, r.settled_at, d.game, encode(d.hash, 'hex') AS hash, t.commitment, t.bets, t.seed,
      t.choices, t.automatic_from, l.round AS live_round
    FROM ledger_round r JOIN ledger_definition d ON d.id = r.definition
      JOIN ledger_supplier s ON s.id = r.supplier
      LEFT JOIN ledger_table_round t ON t.round = r.id
      LEFT JOIN ledger_live_round l ON l.key = t.round
    WHERE r.id = ${round} AND r.player = ${playerId}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const movements = await listRoundMovements(tx, round)
  const isHand = row.commitment !== null
  return {
    ...unseen,
    id: round,
    gameId: row.game,
    definitionHash: row.hash,
    kind: isHand ? 'table' : 'supplier',
    state: row.state,
    begunAt: row.opened_at,
    endedAt: row.settled_at ?? undefined,
    stake: { cashOre: row.stake_cash as Ore, bonusOre: row.stake_bonus as Ore },
    win: { cashOre: row.win_cash as Ore, bonusOre: row.win_bonus as Ore },
    balanceAfterOre: isHand && row.state !== 'open' ? movements.at(-1)?.balanceAfterOre : undefined,
    movements,
    commitment: row.commitment ?? undefined,
    bets: row.bets ?? undefined,
    seed: row.seed ?? undefined,
    choices: row.choices ?? undefined,
    automaticFrom: row.automatic_from ?? undefined,
    liveRound: row.live_round === null ? undefined : Number(row.live_round),
    supplier: isHand ? undefined : { name: row.supplier, round: row.round },
  }
}

/** All of an amount. */
export function wholeOf({ cashOre, bonusOre }: InParts): Ore {
  return sum(zeroOre, cashOre, bonusOre)
}
