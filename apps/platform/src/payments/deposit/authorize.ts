import { mayCall } from '@nordlys/contracts'
import { invariant, type Ore, type PlayerId, timeKey } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { postTransfer } from '../../ledger/index.ts'
import { lockLimits, releaseDeposit, reserveDeposit } from '../../limits/index.ts'
import type { CardTrace } from '../base/payment-method.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import type { DepositRow } from '../base/tables.ts'
import { amountBounds } from './amount-bounds.ts'
import { findBooked } from './capture.ts'
import { cancelDeposit, isOpen, lockDeposit, moveDeposit } from './deposit-states.ts'

/** Money that a provider asks leave to take. */
interface Leave {
  txId: string
  playerId: PlayerId
  reference: string | undefined
  amountOre: Ore
  card: CardTrace
  /** Whether the deposit's own session asks, and in time. */
  isOwn(row: DepositRow, at: Date): boolean
}

export type LeaveRefusal =
  | 'not-its-own'
  | 'closed'
  | 'not-allowed'
  | 'card-removed'
  | 'amount-not-allowed'
  | 'limit-exceeded'

/**
 * Whether the provider may take this money: the deposit is open, the session is its own, the player
 * is still allowed, and the amount, which the browser could have changed, fits the limits. A deposit
 * refused here is over: the provider sends nothing more about it. Undefined means yes.
 */
export async function authorizeDeposit(
  context: PaymentsContext,
  tx: Tx,
  asked: Leave,
): Promise<LeaveRefusal | undefined> {
  const { playerId, txId, amountOre, card } = asked
  const row = await lockDeposit(tx, asked.reference)
  await lockLimits(tx, playerId)
  const at = context.clock.now()
  if (!row || row.player_id !== playerId || !asked.isOwn(row, at)) return 'not-its-own'
  if (!isOpen(row) || (row.psp_tx_id ?? txId) !== txId) return 'closed'
  // Its money came before this message, under another reference or none.
  if (await findBooked(tx, txId)) return 'closed'
  const by = { actor: 'outside', at } as const
  const standing = await context.players.readStanding(tx, playerId, at)
  if (!mayCall('authorize-deposit', standing)) {
    await cancelDeposit(tx, row, 'not-allowed', by)
    return 'not-allowed'
  }
  if (!(await mayUseItsCard(context, tx, row))) {
    await cancelDeposit(tx, row, 'card-removed', by)
    return 'card-removed'
  }
  const { minimumOre, maximumOre } = await amountBounds(context, tx, row.method)
  if (amountOre < minimumOre || amountOre > maximumOre) {
    await cancelDeposit(tx, row, 'not-allowed', by)
    return 'amount-not-allowed'
  }
  const room = await takeRoomAgain(tx, row, amountOre, at)
  if (!room.ok) {
    const limit = room.refusal === 'limit-exceeded' ? { limit: room } : {}
    await cancelDeposit(tx, row, 'limit-exceeded', { ...by, ...limit })
    return 'limit-exceeded'
  }
  if (!(await hold(context, tx, { row, amountOre, at }))) {
    await cancelDeposit(tx, row, 'not-allowed', by)
    return 'not-allowed'
  }
  // It is past that already when the provider was asked in the meantime.
  await moveDeposit(tx, row, row.status === 'initiated' ? 'pending' : row.status, at, {
    amount_ore: amountOre,
    psp_tx_id: txId,
    card_brand: card.brand,
    card_last4: card.last4,
    card_expiry_month: card.expiryMonth,
  })
  const details = { reference: row.reference, amountOre, txId: `tx-${txId}` }
  await audit(tx, { actor: 'outside', playerId, action: 'deposit-authorized', details, at })
  return undefined
}

/** Its saved card may have been removed since; a card that is typed is nobody's concern here. */
async function mayUseItsCard(
  { methods }: PaymentsContext,
  tx: Tx,
  { method, card_id: cardId, player_id: playerId }: DepositRow,
): Promise<boolean> {
  return cardId === null || (await methods[method].ownsCard?.(tx, { playerId, cardId })) === true
}

/** The money is on its way from here on; false when the player is barred from depositing. */
async function hold(
  context: PaymentsContext,
  tx: Tx,
  { row, amountOre, at }: { row: DepositRow; amountOre: Ore; at: Date },
): Promise<boolean> {
  const held = await postTransfer(tx, {
    key: timeKey(context.clock, context.random),
    kind: 'deposit-held',
    playerId: row.player_id,
    amountOre,
    reference: row.reference,
    at,
  })
  invariant(held.ok || held.refusal === 'barred', `deposit ${row.reference} was held before`)
  return held.ok
}

/**
 * Reserves the amount again, beside everything else that counts by now: another amount may be too
 * much, and so may the same one, when money has come that nobody could refuse, or a limit has
 * become lower.
 */
async function takeRoomAgain(tx: Tx, row: DepositRow, amountOre: Ore, at: Date) {
  const { player_id: playerId, reference } = row
  await releaseDeposit(tx, reference)
  return reserveDeposit(tx, { playerId, reference, amountOre, at })
}
