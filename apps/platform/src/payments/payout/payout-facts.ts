import type { PayoutRule, PayoutRuleName } from '@nordlys/contracts'
import { after, dayMs, type Ore, type PlayerId, sum } from '@nordlys/core'
import { sql } from 'kysely'
import { lockSpaces, type Tx } from '../../db/index.ts'
import { findPeriod, sumLines } from '../../ledger/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import type { PayoutFacts } from './payout-rules.ts'

interface Made {
  playerId: PlayerId
  amountOre: Ore
  at: Date
}

/** The facts of a withdrawal that is there already, as far as the rules ask for them. */
export async function readPayoutFacts(
  { players }: PaymentsContext,
  tx: Tx,
  rules: readonly PayoutRule[],
  made: Made,
): Promise<PayoutFacts> {
  const asked = new Set(rules.map(({ rule }) => rule))
  const when = <T>(rule: PayoutRuleName, read: () => Promise<T>, otherwise: T) =>
    asked.has(rule) ? read() : otherwise
  return {
    amountOre: made.amountOre,
    daySumOre: await when('day-sum', () => sumOfDay(tx, made), made.amountOre),
    isFirst: await when('first-withdrawal', () => isFirst(tx, made), false),
    newestDeposit: await when('little-play', () => findNewestDeposit(tx, made), undefined),
    hasOtherHolder: await when('other-holder', () => hasOtherHolder(tx, made), false),
    documentsAt: await when(
      'old-document',
      () => players.readNewestDocuments(tx, made.playerId),
      new Map<string, Date>(),
    ),
    isMarked: await when('marks', () => isMarked(tx, made.playerId), false),
  }
}

async function sumOfDay(tx: Tx, { playerId, at }: Made): Promise<Ore> {
  const rows = await tx
    .selectFrom('wallet_withdrawal')
    .select('amount_ore')
    .where('player_id', '=', playerId)
    .where('created_at', '>', after(at, -dayMs))
    .where('status', 'not in', ['canceled', 'reversed'])
    .execute()
  return sum(...rows.map((row): Ore => row.amount_ore))
}

async function isFirst(tx: Tx, { playerId }: Made): Promise<boolean> {
  const left = await tx
    .selectFrom('wallet_withdrawal')
    .select('withdrawal_id')
    .where('player_id', '=', playerId)
    .where('status', 'in', ['initiated', 'implemented'])
    .limit(1)
    .executeTakeFirst()
  return left === undefined
}

/** A note that people have judged keeps nothing any more. */
async function hasOtherHolder(tx: Tx, { playerId }: Made): Promise<boolean> {
  const note = await tx
    .selectFrom('wallet_other_holder')
    .select('note_id')
    .where('player_id', '=', playerId)
    .where('judged_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return note !== undefined
}

async function findNewestDeposit(
  tx: Tx,
  { playerId }: Made,
): Promise<PayoutFacts['newestDeposit']> {
  const deposit = await tx
    .selectFrom('wallet_deposit')
    .select(['amount_ore', 'created_at'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'implemented')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!deposit) return undefined
  const { stakedOre } = await sumLines(tx, await findPeriod(tx, playerId, deposit.created_at))
  return { amountOre: deposit.amount_ore, stakedSinceOre: stakedOre }
}

/** The lock orders it with a mark that is set now: either the mark is seen here, or the withdrawal there. */
async function isMarked(tx: Tx, playerId: PlayerId): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock_shared(${lockSpaces.payoutMarkOfPlayer}::int,
    ${playerId}::int)`.execute(tx)
  const mark = await tx
    .selectFrom('wallet_payout_mark')
    .select('mark_id')
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return mark !== undefined
}
