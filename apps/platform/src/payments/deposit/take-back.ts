import { mayCall } from '@nordlys/contracts'
import {
  greater,
  invariant,
  lesser,
  negate,
  type Ore,
  type PlayerId,
  required,
  subtract,
  sum,
  timeKey,
  zeroOre,
} from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import { type GivenAgain, giveBackBonus, takeBackBonus } from '../../bonuses/index.ts'
import type { Tx } from '../../db/index.ts'
import { type Balances, postTransfer } from '../../ledger/index.ts'
import { depositGivenBackEmail, depositTakenBackEmail } from '../base/payment-emails.ts'
import type { PaymentContact, PaymentEmail, PaymentsContext } from '../base/payments-context.ts'
import { lockProviderTransaction } from '../base/player-lock.ts'
import { familyOf, findRestoredBonuses, leftOf } from '../base/restored-bonuses.ts'
import type { DepositRow, TakeBackCause } from '../base/tables.ts'
import { findBooked } from './capture.ts'
import { insertDeposit } from './deposit.ts'
import { moveDeposit } from './deposit-states.ts'

/** How a capture stands by its provider's word. */
export interface CaptureStanding {
  /** The provider's number of the capture. */
  txId: string
  /** Why money of it went, if any did. */
  cause: Exclude<TakeBackCause, 'dispute-won'>
  /** The part of the capture that is with us by now. */
  keptOre: Ore
}

export type TakeBackOutcome =
  | { kind: 'unknown' | 'agreed' }
  | { kind: 'taken-back' | 'given-back'; amountOre: Ore; balances: Balances }

/**
 * Brings a captured deposit to what its provider says is left of it: the one way in which money of a
 * deposit goes, for a refund, in whole or in part, and for a dispute, and comes back when a dispute is won.
 * What the player no longer has becomes a debt [LED-04]. A standing is no message: told again, late or
 * out of order, it changes nothing that the books have already. `unknown`: no money is booked under this
 * number; `agreed`: nothing differs, or more is said to be left than was ever captured.
 */
export async function settleTakenBack(
  context: PaymentsContext,
  tx: Tx,
  standing: CaptureStanding,
): Promise<TakeBackOutcome> {
  const { txId, keptOre } = standing
  await lockProviderTransaction(tx, txId)
  const first = await findBooked(tx, txId)
  if (!first) return { kind: 'unknown' }
  const deposits = await familyOf(tx, first.reference).forUpdate().execute()
  const heldOre = sum(...deposits.map(leftOf))
  if (keptOre < 0n || keptOre === heldOre || keptOre > first.amount_ore) return { kind: 'agreed' }
  const change = { context, tx, first, standing, at: context.clock.now() }
  return keptOre < heldOre
    ? takeBack(change, deposits, subtract(heldOre, keptOre))
    : giveBack(change, subtract(keptOre, heldOre))
}

/**
 * The same for what a provider has given back of a capture, which tells nothing of disputes: those that are
 * booked stay beside it. It takes alone, since only a list that knows disputes tells of money that is back.
 */
export async function settleRefunded(
  context: PaymentsContext,
  tx: Tx,
  { txId, refundedOre }: { txId: string; refundedOre: Ore },
): Promise<TakeBackOutcome> {
  await lockProviderTransaction(tx, txId)
  const first = await findBooked(tx, txId)
  if (!first) return { kind: 'unknown' }
  const goneOre = sum(refundedOre, ...(await disputedOf(tx, txId)))
  const heldOre = sum(...(await familyOf(tx, first.reference).execute()).map(leftOf))
  // A refund on its way and a dispute may each take the same money: then none of it is left.
  const keptOre = greater(subtract(first.amount_ore, goneOre), zeroOre)
  if (keptOre >= heldOre) return { kind: 'agreed' }
  return settleTakenBack(context, tx, { txId, keptOre, cause: 'refund' })
}

/** The disputes of a capture that are booked; one that was won is below zero. */
async function disputedOf(tx: Tx, txId: string): Promise<Ore[]> {
  const rows = await tx
    .selectFrom('wallet_take_back')
    .select(['cause', 'amount_ore'])
    .where('tx_id', '=', txId)
    .where('cause', '<>', 'refund')
    .execute()
  return rows.map((row) => (row.cause === 'dispute' ? row.amount_ore : negate(row.amount_ore)))
}

interface Change {
  context: PaymentsContext
  tx: Tx
  /** The deposit that the capture was booked as. */
  first: DepositRow
  standing: CaptureStanding
  at: Date
}

async function takeBack(
  change: Change,
  deposits: readonly DepositRow[],
  amountOre: Ore,
): Promise<TakeBackOutcome> {
  const { tx, first, standing, at } = change
  const { player_id: playerId, reference: bookedAs } = first
  let restOre = amountOre
  let balances: Balances | undefined
  for (const row of deposits) {
    const partOre = lesser(leftOf(row), restOre)
    if (partOre === zeroOre) continue
    restOre = subtract(restOre, partOre)
    const takenOre = sum(row.taken_ore, partOre)
    const to = takenOre === row.amount_ore ? 'reversed' : row.status
    await moveDeposit(tx, row, to, at, { taken_ore: takenOre })
    const { cause } = standing
    const postedAs = await nextPosting(change)
    balances = await post(change, 'deposit-reversed', { row, postedAs, cause, amountOre: partOre })
  }
  const wasBonus = await takeBackBonus(tx, {
    bookedAs,
    keptOre: standing.keptOre,
    restoredOf: await findRestoredBonuses(tx, playerId),
    at,
  })
  const { cause } = standing
  const told = { depositOre: first.amount_ore, amountOre, cause, wasBonus }
  await tell(change, (contact) =>
    depositTakenBackEmail(contact, { ...told, debtOre: balancesOf(balances).debtOre }),
  )
  return { kind: 'taken-back', amountOre, balances: balancesOf(balances) }
}

/** The money of a dispute that was won is a deposit of its own, beside the one it was taken from. */
async function giveBack(change: Change, amountOre: Ore): Promise<TakeBackOutcome> {
  const { context, tx, first, standing, at } = change
  const { player_id: playerId, reference: bookedAs, method } = first
  const row = await insertDeposit(tx, {
    reference: timeKey(context.clock, context.random),
    player_id: playerId,
    method,
    requested_ore: amountOre,
    amount_ore: amountOre,
    status: 'initiated',
    after_reference: bookedAs,
    card_brand: first.card_brand,
    card_last4: first.card_last4,
    card_expiry_month: first.card_expiry_month,
    created_at: at,
    updated_at: at,
  })
  const cause = 'dispute-won'
  const postedAs = await nextPosting(change)
  await moveDeposit(tx, row, 'implemented', at, { psp_tx_id: postedAs })
  const balances = await post(change, 'deposit', { row, postedAs, cause, amountOre })
  const given = await giveBackBonus(tx, {
    bookedAs,
    keptOre: standing.keptOre,
    restoredOf: await findRestoredBonuses(tx, playerId),
    bonusId: timeKey(context.clock, context.random),
    spinsId: timeKey(context.clock, context.random),
    mayHaveBonus: async () =>
      mayCall('grant-bonus', await context.players.readStanding(tx, playerId, at)),
    at,
  })
  await keepGiven(tx, given, { playerId, reference: row.reference, at })
  const wasBonus = given.length > 0
  await tell(change, (contact) => depositGivenBackEmail(contact, { amountOre, wasBonus }))
  return { kind: 'given-back', amountOre, balances }
}

/** Books one posting after the capture, and keeps why. */
async function post(
  change: Change,
  kind: 'deposit' | 'deposit-reversed',
  {
    row,
    postedAs,
    cause,
    amountOre,
  }: { row: DepositRow; postedAs: string; cause: TakeBackCause; amountOre: Ore },
): Promise<Balances> {
  const { context, tx, standing, at } = change
  const { reference, player_id: playerId } = row
  const { txId } = standing
  const key = timeKey(context.clock, context.random)
  const transfer = { key, kind, playerId, amountOre, reference: postedAs, at } as const
  const posted = await postTransfer(tx, transfer)
  invariant(posted.ok && !posted.repeated, `posting ${postedAs} was booked before`)
  await tx
    .insertInto('wallet_take_back')
    .values({ posted_as: postedAs, tx_id: txId, reference, cause, amount_ore: amountOre, at })
    .execute()
  const action = kind === 'deposit' ? 'deposit-given-back' : 'deposit-reversed'
  const details = { reference, amountOre, cause, txId: `tx-${txId}` }
  await audit(tx, { actor: 'outside', playerId, action, details, at })
  return posted.balances
}

/** The ledger's reference of the next posting of a capture; the first has the provider's number itself. */
async function nextPosting({ tx, standing }: Change): Promise<string> {
  const { txId } = standing
  const { count } = await tx
    .selectFrom('wallet_take_back')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('tx_id', '=', txId)
    .executeTakeFirstOrThrow()
  return count === 0n ? txId : `${txId}~${count + 1n}`
}

async function keepGiven(
  tx: Tx,
  given: readonly GivenAgain[],
  { playerId, reference, at }: { playerId: PlayerId; reference: string; at: Date },
): Promise<void> {
  if (given.length === 0) return
  const rows = given.map(({ givenId: given_id, takenId: taken_id }) => ({
    ...{ given_id, taken_id, player_id: playerId, reference, at },
  }))
  await tx.insertInto('wallet_given_again').values(rows).execute()
}

async function tell(
  { context, tx, first }: Change,
  write: (contact: PaymentContact) => PaymentEmail,
): Promise<void> {
  const contact = await context.players.findContact(tx, first.player_id)
  if (contact) await context.enqueueEmail(tx, write(contact))
}

function balancesOf(balances: Balances | undefined): Balances {
  return required(balances, 'the balances after a posting')
}
