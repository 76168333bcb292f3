import {
  type OutcomeOf,
  type RequestOf,
  withdrawalArrivalBankDays,
  type startWithdrawal as withdrawalCall,
  withdrawalHandlingBankDays,
} from '@nordlys/contracts'
import { after, invariant, minuteMs, type Ore, ore, type PlayerId, timeKey } from '@nordlys/core'
import type { Selectable } from 'kysely'
import { audit } from '../../audit/index.ts'
import { readCancelWindowMs } from '../../content/index.ts'
import type { Tx } from '../../db/index.ts'
import {
  inputHash,
  postTransfer,
  readBalances,
  readShownBalances,
  voidActiveBonus,
} from '../../ledger/index.ts'
import { readAmount } from '../base/amount.ts'
import { type WithdrawalMoments, withdrawalCreatedEmail } from '../base/payment-emails.ts'
import { recordBirth } from '../base/payment-moves.ts'
import type {
  PayingPlayer,
  PaymentContact,
  PaymentEmail,
  PaymentsContext,
} from '../base/payments-context.ts'
import { lockPayments } from '../base/player-lock.ts'
import { findRefused, keepRefused } from '../base/refused-request.ts'
import type { WithdrawalIntentTable } from '../base/tables.ts'
import { bankDaysAfter, lateFrom } from './bank-days.ts'
import { checkNewWithdrawal } from './payout-checks.ts'

/** How long a wish waits for MitID. */
const intentLifeMs = 15 * minuteMs
/** Beyond any balance; a withdrawal's own upper bound is the player's cash. */
const amountMaximumOre = (10n ** 15n) as Ore

type Intent = Selectable<WithdrawalIntentTable>

/** The least that may be withdrawn. What is left on a closed account is its owner's, however little. */
export function minimumWithdrawal({ settings }: PaymentsContext, { standing }: PayingPlayer): Ore {
  return standing === 'closed' ? ore(1) : settings.minimumWithdrawalOre
}

/**
 * Notes the wish and sends the player to MitID to confirm it. No money moves yet. Asked again with
 * the same key, the same wish is confirmed by a new visit to MitID, whatever has become of it: the
 * visit names what was made of it. [PAY-06] [LED-02]
 */
export async function startWithdrawal(
  context: PaymentsContext,
  player: PayingPlayer,
  request: RequestOf<typeof withdrawalCall>,
): Promise<OutcomeOf<typeof withdrawalCall>> {
  const { playerId } = player
  const amount = readAmount(request.amount, minimumWithdrawal(context, player), amountMaximumOre)
  if (!amount.ok && amount.refusal === 'amount-too-large') {
    return { ok: false, refusal: 'amount-invalid' }
  }
  if (!amount.ok) return amount
  const { amountOre } = amount
  const { idempotencyKey } = request
  const noted = await context.db
    .transaction()
    .execute((tx) => noteIntent(context, tx, { playerId, amountOre, idempotencyKey }))
  if (!noted.ok) return noted
  const action = { kind: 'withdrawal', intentId: noted.intentId } as const
  return context.startStepUp({ playerId, action, at: context.clock.now() })
}

type Noted =
  | { ok: true; intentId: string }
  | { ok: false; refusal: 'too-little-money'; withdrawableOre: Ore }
  | { ok: false; refusal: 'conflict' | 'not-possible' }

async function noteIntent(
  context: PaymentsContext,
  tx: Tx,
  wish: { playerId: PlayerId; amountOre: Ore; idempotencyKey: string },
): Promise<Noted> {
  const { playerId, amountOre, idempotencyKey } = wish
  await lockPayments(tx, playerId)
  const at = context.clock.now()
  const hash = inputHash(['withdrawal', amountOre])
  const known = await tx
    .selectFrom('wallet_withdrawal_intent')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (known && known.input_hash !== hash) return { ok: false, refusal: 'conflict' }
  if (known?.refusal) return refusedBefore(known)
  if (known) return { ok: true, intentId: known.intent_id }
  const asked = { playerId, idempotencyKey, inputHash: hash, at }
  const before = await findRefused(tx, asked)
  if (before) return before as Extract<Noted, { ok: false }>
  const refused = await refusalOf(tx, { playerId, amountOre, at })
  if (refused) {
    await keepRefused(tx, asked, refused)
    return refused
  }
  const intentId = timeKey(context.clock, context.random)
  await tx
    .insertInto('wallet_withdrawal_intent')
    .values({
      intent_id: intentId,
      player_id: playerId,
      amount_ore: amountOre,
      idempotency_key: idempotencyKey,
      input_hash: hash,
      created_at: at,
      expires_at: after(at, intentLifeMs),
    })
    .execute()
  return { ok: true, intentId }
}

async function refusalOf(
  tx: Tx,
  { playerId, amountOre, at }: { playerId: PlayerId; amountOre: Ore; at: Date },
): Promise<Extract<Noted, { ok: false }> | undefined> {
  const { cashOre, bookedCashOre, debtOre } = await readShownBalances(tx, playerId, at)
  if (amountOre > bookedCashOre) {
    return { ok: false, refusal: 'too-little-money', withdrawableOre: cashOre }
  }
  // A player in debt after a forced debit asks customer service first. [LED-04]
  return debtOre < 0n ? { ok: false, refusal: 'not-possible' } : undefined
}

/** Confirmed and refused: a player tries again by a new request, under a new key. [LED-02] */
function refusedBefore({ refusal, withdrawable_ore }: Intent): Extract<Noted, { ok: false }> {
  if (refusal !== 'too-little-money') return { ok: false, refusal: 'not-possible' }
  invariant(withdrawable_ore !== null, 'a refusal is kept with what could be withdrawn')
  return { ok: false, refusal, withdrawableOre: withdrawable_ore }
}

export type WithdrawalCreated =
  | { ok: true; withdrawalId: string; amountOre: Ore }
  | { ok: false; refusal: 'unknown' | 'expired' | 'not-possible' | 'too-little-money' }

/**
 * Makes the withdrawal that MitID has confirmed, once, and reserves its money in the same
 * transaction, so that it can be used for nothing else. [LED-07] Who takes money out before a bonus is
 * wagered gives the bonus up, as its terms say. Asked again, it names the same one, or the same refusal.
 * [LED-02]
 */
export async function createWithdrawal(
  context: PaymentsContext,
  confirmed: { intentId: string; playerId: PlayerId },
): Promise<WithdrawalCreated> {
  const { intentId, playerId } = confirmed
  return context.db.transaction().execute(async (tx) => {
    const intent = await lockIntent(tx, intentId)
    const at = context.clock.now()
    if (intent?.player_id !== playerId) return { ok: false, refusal: 'unknown' }
    const amountOre = intent.amount_ore
    if (intent.withdrawal_id) return { ok: true, withdrawalId: intent.withdrawal_id, amountOre }
    if (intent.refusal) return { ok: false, refusal: intent.refusal }
    if (at >= intent.expires_at) return { ok: false, refusal: 'expired' }
    const { debtOre } = await readBalances(tx, playerId)
    if (debtOre < 0n) return refuseIntent(tx, intent, 'not-possible', at)
    const wish = {
      playerId,
      amountOre,
      actor: 'player',
      letter: withdrawalCreatedEmail,
      at,
    } as const
    const withdrawalId = await makeWithdrawal(context, tx, wish)
    if (!withdrawalId) return refuseIntent(tx, intent, 'too-little-money', at)
    await tx
      .updateTable('wallet_withdrawal_intent')
      .set({ withdrawal_id: withdrawalId })
      .where('intent_id', '=', intentId)
      .execute()
    return { ok: true, withdrawalId, amountOre }
  })
}

interface ConfirmedWithdrawal {
  playerId: PlayerId
  amountOre: Ore
  /** The party that asked for it now; the player has confirmed it either way. */
  actor: 'player' | 'system'
  /** The e-mail to the player. */
  letter: (contact: PaymentContact, amountOre: Ore, moments: WithdrawalMoments) => PaymentEmail
  at: Date
}

/** Reserves the money and writes the withdrawal down; undefined, with nothing done, for too little. */
export async function makeWithdrawal(
  context: PaymentsContext,
  tx: Tx,
  wish: ConfirmedWithdrawal,
): Promise<string | undefined> {
  const { playerId, amountOre, at } = wish
  const withdrawalId = timeKey(context.clock, context.random)
  const reserved = await postTransfer(tx, {
    key: timeKey(context.clock, context.random),
    kind: 'withdrawal-reserved',
    playerId,
    amountOre,
    reference: withdrawalId,
    at,
  })
  if (!reserved.ok) return undefined
  const voidBonusId = await voidActiveBonus(tx, { playerId, reason: 'withdrawn', at })
  await insertWithdrawal(context, tx, { ...wish, withdrawalId, voidBonusId })
  return withdrawalId
}

function lockIntent(tx: Tx, intentId: string): Promise<Intent | undefined> {
  return tx
    .selectFrom('wallet_withdrawal_intent')
    .selectAll()
    .where('intent_id', '=', intentId)
    .forUpdate()
    .executeTakeFirst()
}

async function refuseIntent(
  tx: Tx,
  { intent_id, player_id }: Intent,
  refusal: 'not-possible' | 'too-little-money',
  at: Date,
): Promise<WithdrawalCreated> {
  const { cashOre } = await readShownBalances(tx, player_id, at)
  await tx
    .updateTable('wallet_withdrawal_intent')
    .set({ refusal, withdrawable_ore: cashOre })
    .where('intent_id', '=', intent_id)
    .execute()
  return { ok: false, refusal }
}

async function insertWithdrawal(
  context: PaymentsContext,
  tx: Tx,
  made: ConfirmedWithdrawal & { withdrawalId: string; voidBonusId: string | undefined },
): Promise<void> {
  const { withdrawalId, playerId, amountOre, voidBonusId, actor, letter, at } = made
  const cancelableUntil = after(
    at,
    context.settings.payoutDelayMs ?? (await readCancelWindowMs(tx)),
  )
  await tx
    .insertInto('wallet_withdrawal')
    .values({
      withdrawal_id: withdrawalId,
      player_id: playerId,
      amount_ore: amountOre,
      status: 'pending',
      created_at: at,
      updated_at: at,
      cancelable_until: cancelableUntil,
      void_bonus_id: voidBonusId ?? null,
    })
    .execute()
  await recordBirth(tx, { direction: 'withdrawal', paymentId: withdrawalId, status: 'pending', at })
  const details = { withdrawalId, amountOre, isBonusVoid: voidBonusId !== undefined }
  await audit(tx, { actor, playerId, action: 'withdrawal-created', details, at })
  const contact = await context.players.findContact(tx, playerId)
  const { arrivesBy } = withdrawalDays(at)
  if (contact) {
    await context.enqueueEmail(tx, letter(contact, amountOre, { arrivesBy, cancelableUntil }))
  }
  const lateAt = lateFrom({ status: 'pending', updated_at: at, cancelable_until: cancelableUntil })
  await checkNewWithdrawal(context, tx, { withdrawalId, playerId, amountOre, lateAt }, at)
}

/** The last day of handling, and of arrival, of a withdrawal made at a moment. [PAY-06] */
export function withdrawalDays(createdAt: Date): { handledBy: Date; arrivesBy: Date } {
  const handledBy = bankDaysAfter(createdAt, withdrawalHandlingBankDays)
  return { handledBy, arrivesBy: bankDaysAfter(handledBy, withdrawalArrivalBankDays) }
}
