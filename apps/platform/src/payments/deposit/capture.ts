import { mayCall } from '@nordlys/contracts'
import { invariant, type Ore, type PlayerId, timeKey } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import { giveChosenBonus } from '../../bonuses/index.ts'
import type { Tx } from '../../db/index.ts'
import { postTransfer } from '../../ledger/index.ts'
import { countDeposit, lockLimits } from '../../limits/index.ts'
import { depositBookedEmail } from '../base/payment-emails.ts'
import type { CardAccount, CardTrace, MethodName } from '../base/payment-method.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { lockProviderTransaction } from '../base/player-lock.ts'
import type { DepositRow } from '../base/tables.ts'
import { findAuthorized, namesAnother, tellOfAnotherName } from './authorized-deposit.ts'
import { insertDeposit } from './deposit.ts'
import { isOpen, lockDeposit, moveDeposit } from './deposit-states.ts'
import { countDeposits } from './has-deposited.ts'

/** Money that a provider has taken for one of our players. */
export interface Capture {
  method: MethodName
  txId: string
  playerId: PlayerId
  /** Ours, when the provider knows it. */
  reference: string | undefined
  amountOre: Ore
  card: CardTrace
  account?: CardAccount | undefined
}

/**
 * Books money that has moved, whatever we thought of it before: it is the player's. Exactly once for
 * a provider's transaction; the caller's transaction holds status, limit, ledger, audit and outbox.
 * Undefined when it is no player's.
 */
export async function bookCapture(
  context: PaymentsContext,
  tx: Tx,
  capture: Capture,
): Promise<DepositRow | undefined> {
  const { txId, amountOre } = capture
  await lockProviderTransaction(tx, txId)
  const booked = await findBooked(tx, txId)
  if (booked) return booked
  const authorized = await findAuthorized(tx, txId)
  const playerId = authorized?.player_id ?? capture.playerId
  const contact = await context.players.findContact(tx, playerId)
  if (!contact) return undefined
  // One deposit and no other: two messages that name each other's would wait for each other.
  const asked = await lockDeposit(tx, authorized?.reference ?? capture.reference)
  await lockLimits(tx, playerId)
  const at = context.clock.now()
  if (authorized && namesAnother(authorized, capture)) {
    await tellOfAnotherName(context, tx, { authorized, named: capture, at })
  }
  const open = await depositFor(context, tx, { capture: { ...capture, playerId }, asked, at })
  const row = await moveDeposit(tx, open, 'implemented', at, {
    amount_ore: amountOre,
    psp_tx_id: txId,
    ...cardColumns(capture.card),
  })
  const { reference } = row
  await countDeposit(tx, { playerId, reference, amountOre, at })
  const key = timeKey(context.clock, context.random)
  const transfer = { key, kind: 'deposit', playerId, amountOre, reference: txId, at } as const
  const posted = await postTransfer(tx, { ...transfer, hold: reference })
  invariant(posted.ok && !posted.repeated, `captured money was not booked: ${reference}`)
  const details = { reference, amountOre, txId: `tx-${txId}` }
  await audit(tx, { actor: 'outside', playerId, action: 'deposit-booked', details, at })
  const bonus = await giveChosenBonus(tx, {
    // Money that came beside the deposit it was asked for brings that one's bonus.
    reference: row.after_reference ?? reference,
    bookedAs: reference,
    playerId,
    amountOre,
    bonusId: timeKey(context.clock, context.random),
    spinsId: timeKey(context.clock, context.random),
    mayHaveBonus: async () =>
      mayCall('grant-bonus', await context.players.readStanding(tx, playerId, at)),
    countDeposits: (leastOre) => countDeposits(tx, playerId, leastOre),
    spins: context.spins,
    at,
  })
  const { account, method, playerId: namedPlayer } = capture
  const card = { deposit: row, namedPlayer, account, contact, at }
  const savedCard = await context.methods[method].keepCard?.(tx, card)
  await context.enqueueEmail(tx, depositBookedEmail(contact, amountOre, { bonus, savedCard }))
  return row
}

/** The row this money belongs to: the one that asked for it, or a new one beside it. */
async function depositFor(
  context: PaymentsContext,
  tx: Tx,
  { capture, asked, at }: { capture: Capture; asked: DepositRow | undefined; at: Date },
): Promise<DepositRow> {
  const { method, playerId, amountOre, txId } = capture
  const isOurs = asked?.player_id === playerId
  if (asked && isOurs && isOpen(asked) && (asked.psp_tx_id ?? txId) === txId) return asked
  const reference = timeKey(context.clock, context.random)
  const beside = isOurs && asked ? asked.reference : null
  const action = beside ? 'deposit-money-late-or-twice' : 'deposit-money-unasked'
  const details = { reference, beside, amountOre, txId: `tx-${txId}` }
  await audit(tx, { actor: 'outside', playerId, action, details, at })
  return insertDeposit(tx, {
    reference,
    player_id: playerId,
    method,
    requested_ore: amountOre,
    amount_ore: amountOre,
    status: 'initiated',
    after_reference: beside,
    created_at: at,
    updated_at: at,
  })
}

/** The deposit that a provider's transaction is booked as. */
export function findBooked(tx: Tx, txId: string): Promise<DepositRow | undefined> {
  return tx
    .selectFrom('wallet_deposit')
    .selectAll()
    .where('psp_tx_id', '=', txId)
    .where('status', 'in', ['implemented', 'reversed'])
    .executeTakeFirst()
}

/** Only what this message knows: an earlier one may have known more. */
function cardColumns(card: CardTrace) {
  return {
    ...(card.brand && { card_brand: card.brand }),
    ...(card.last4 && { card_last4: card.last4 }),
    ...(card.expiryMonth && { card_expiry_month: card.expiryMonth }),
  }
}
