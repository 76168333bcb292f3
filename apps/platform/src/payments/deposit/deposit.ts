import {
  type Deposit,
  type DepositKind,
  type startDeposit as depositCall,
  type HitLimit,
  mayCall,
  type OutcomeOf,
  type RefusalOf,
  type RequestOf,
  refusedBy,
} from '@nordlys/contracts'
import { after, logFailure, type Ore, ore, type PlayerId, timeKey } from '@nordlys/core'
import type { Insertable } from 'kysely'
import { audit } from '../../audit/index.ts'
import { chooseBonus, findPromised, foldCode, judgeCode, type Offer } from '../../bonuses/index.ts'
import type { Tx } from '../../db/index.ts'
import { inputHash } from '../../ledger/index.ts'
import { lockLimits, reserveDeposit } from '../../limits/index.ts'
import { OutsideError } from '../../outside/index.ts'
import { readAmount } from '../base/amount.ts'
import type { MethodName } from '../base/payment-method.ts'
import { recordBirth } from '../base/payment-moves.ts'
import type { PayingPlayer, PaymentsContext } from '../base/payments-context.ts'
import { lockPayments } from '../base/player-lock.ts'
import { findRefused, keepRefused } from '../base/refused-request.ts'
import type { DepositRow, DepositTable, StoredLimit } from '../base/tables.ts'
import { amountBounds } from './amount-bounds.ts'
import { cancelDeposit, isOpen, lockDeposit } from './deposit-states.ts'
import { countDeposits } from './has-deposited.ts'

/**
 * Opens a deposit and takes its amount out of the player's limits; the card page does the rest.
 * The same key with the same wish gives the first answer again. [VAL-05] [LED-02]
 */
export async function startDeposit(
  context: PaymentsContext,
  player: PayingPlayer,
  request: RequestOf<typeof depositCall>,
): Promise<OutcomeOf<typeof depositCall>> {
  const bounds = await amountBounds(context, context.db, request.method)
  const amount = readAmount(request.amount, bounds.minimumOre, bounds.maximumOre)
  if (!amount.ok) return amount
  const { amountOre } = amount
  const { method, kind = 'main_deposit', idempotencyKey } = request
  const { decline_offer: isOfferDeclined = false, cardId } = request
  const savesCard = request.saveCard === true && cardId === undefined && method === 'card'
  const bonusCode = request.bonus_code === undefined ? undefined : foldCode(request.bonus_code)
  if (bonusCode === '') return { ok: false, refusal: 'bonus-code-required' }
  const wished = kind === 'quick_deposit' ? 'quick-deposit' : 'deposit'
  const input = [
    ...[wished, amountOre, method, ...(bonusCode === undefined ? [] : [bonusCode])],
    ...(isOfferDeclined ? ['no offer'] : []),
    ...(savesCard ? ['saves the card'] : []),
    ...(cardId === undefined ? [] : [`card ${cardId}`]),
  ]
  const { playerId, standing } = player
  const isOffered = !isOfferDeclined && mayCall('grant-bonus', standing)
  const card = { savesCard, cardId }
  const asked = { playerId, amountOre, method, card, bonusCode, isOffered, idempotencyKey }
  const opened = await context.db.transaction().execute(async (tx) => {
    await lockPayments(tx, playerId)
    await lockLimits(tx, playerId)
    const wish = { ...asked, inputHash: inputHash(input), at: context.clock.now() }
    const known = await findByKey(tx, wish)
    if (known?.input_hash === wish.inputHash) return { ok: true, row: known } as const
    if (known) return { ok: false, refusal: 'conflict' } as const
    const refused = await findRefused(tx, wish)
    if (refused) return refused as RefusalOf<typeof depositCall>
    const refusal =
      refusedBy('start-deposit', standing) ??
      refusedBonus(player, bonusCode) ??
      (await closedMethod(context, tx, request)) ??
      (await unknownCard(context, tx, wish))
    const outcome = refusal ?? (await openDeposit(context, tx, wish))
    if (!outcome.ok) await keepRefused(tx, wish, outcome)
    return outcome
  })
  // The provider is asked once the deposit is kept: what it begins then is never without its row.
  return opened.ok ? answer(context, opened.row, { kind, returnTo: request.returnTo }) : opened
}

type Opened = { ok: true; row: DepositRow } | RefusalOf<typeof depositCall>

/** A player who is offered nothing gets no bonus, and deposits without one. */
function refusedBonus(
  { standing }: PayingPlayer,
  code: string | undefined,
): RefusalOf<typeof depositCall> | undefined {
  if (code === undefined || mayCall('read-bonus-offer', standing)) return undefined
  return { ok: false, refusal: 'bonus-barred' }
}

/** The operator may have closed the method for this kind of deposit, and for the other not. [DATA-15] */
async function closedMethod(
  { methods }: PaymentsContext,
  tx: Tx,
  { method, kind = 'main_deposit' }: RequestOf<typeof depositCall>,
): Promise<RefusalOf<typeof depositCall> | undefined> {
  const isOpen = await methods[method].isOpen(tx, kind)
  return isOpen ? undefined : { ok: false, refusal: 'method-closed' }
}

/** A card that is another player's, or was removed, is as unknown as one that never was. */
async function unknownCard(
  { methods }: PaymentsContext,
  tx: Tx,
  { playerId, method, card: { cardId } }: DepositWish,
): Promise<RefusalOf<typeof depositCall> | undefined> {
  if (cardId === undefined) return undefined
  const isOwn = await methods[method].ownsCard?.(tx, { playerId, cardId })
  return isOwn === true ? undefined : { ok: false, refusal: 'unknown-card' }
}

interface DepositWish {
  playerId: PlayerId
  amountOre: Ore
  method: MethodName
  card: { savesCard: boolean; cardId: string | undefined }
  /** Folded. */
  bonusCode: string | undefined
  /** Whether it carries the welcome offer that was promised, should there be one. */
  isOffered: boolean
  idempotencyKey: string
  inputHash: string
  at: Date
}

function findByKey(tx: Tx, wish: DepositWish): Promise<DepositRow | undefined> {
  return tx
    .selectFrom('wallet_deposit')
    .selectAll()
    .where('player_id', '=', wish.playerId)
    .where('idempotency_key', '=', wish.idempotencyKey)
    .executeTakeFirst()
}

async function openDeposit(context: PaymentsContext, tx: Tx, wish: DepositWish): Promise<Opened> {
  const { playerId, amountOre, method, card, at } = wish
  const judged = await judgeBonus(tx, wish)
  if (!judged.ok) return judged
  const reference = timeKey(context.clock, context.random)
  const reserved = await reserveDeposit(tx, { playerId, reference, amountOre, at })
  if (!reserved.ok) return reserved satisfies RefusalOf<typeof depositCall>
  const session = context.methods[method].session?.(reference)
  const row = await insertDeposit(tx, {
    reference,
    player_id: playerId,
    method,
    requested_ore: amountOre,
    amount_ore: amountOre,
    status: 'initiated',
    idempotency_key: wish.idempotencyKey,
    input_hash: wish.inputHash,
    save_card: card.savesCard,
    card_id: card.cardId ?? null,
    cashier_session_hash: session?.hash ?? null,
    cashier_session_expires_at: session ? after(at, session.lifeMs) : null,
    created_at: at,
    updated_at: at,
  })
  const { offer } = judged
  if (offer) await chooseBonus(tx, { reference, playerId, offer, at })
  const details = {
    ...{ reference, amountOre, method },
    ...(offer && { offer: `${offer.offerId} ${offer.version}` }),
  }
  await audit(tx, { actor: 'player', playerId, action: 'deposit-started', details, at })
  return { ok: true, row }
}

type BonusJudged = { ok: true; offer: Offer | undefined } | RefusalOf<typeof depositCall>

/**
 * The bonus of the deposit: its code's, or the welcome offer that was promised and not declined. A
 * code takes the offer's place. Nothing has moved yet. [PAY-10] [BONUS-01]
 */
async function judgeBonus(tx: Tx, wish: DepositWish): Promise<BonusJudged> {
  const { playerId, bonusCode: code, amountOre, isOffered, at } = wish
  const asked = {
    playerId,
    countDeposits: (leastOre: Ore) => countDeposits(tx, playerId, leastOre),
    at,
  }
  if (code === undefined) {
    const offer = isOffered ? await findPromised(tx, { ...asked, amountOre }) : undefined
    return { ok: true, offer }
  }
  const judged = await judgeCode(tx, { ...asked, code })
  if (!judged.ok) return judged
  const { leastDepositOre } = judged.offer.terms
  if (amountOre >= leastDepositOre) return judged
  return { ok: false, refusal: 'bonus-deposit-too-small', leastDepositOre }
}

/** Writes a new deposit with the first line of its history. */
export async function insertDeposit(
  tx: Tx,
  values: Insertable<DepositTable> & { status: 'initiated' },
): Promise<DepositRow> {
  const row = await tx
    .insertInto('wallet_deposit')
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { reference: paymentId, status, created_at: at } = row
  await recordBirth(tx, { direction: 'deposit', paymentId, status, at })
  return row
}

/**
 * The first answer, whatever has become of the deposit since: a repeat must not differ from it. A
 * provider that does not answer leaves the deposit open: the same key goes on with it. [LED-02]
 */
async function answer(
  context: PaymentsContext,
  row: DepositRow,
  from: { kind: DepositKind; returnTo: string | undefined },
): Promise<OutcomeOf<typeof depositCall>> {
  const { reference, method, player_id: playerId, requested_ore: amountOre } = row
  const { save_card: savesCard, card_id: cardId } = row
  const deposit = { ...from, reference, playerId, amountOre, savesCard, cardId }
  const started = await context.methods[method].start(deposit).catch((error: unknown) => {
    if (!(error instanceof OutsideError)) throw error
    logFailure(context.log, error, 'a payment could not be begun', { reference })
    return 'down' as const
  })
  if (started === 'down') return { ok: false, refusal: 'payments-down' }
  if (!started) {
    await endForgotten(context, reference)
    return { ok: false, refusal: 'unknown-card' }
  }
  if (started.redirectUrl !== undefined) await keepRedirect(context, row, started.redirectUrl)
  return {
    ok: true,
    deposit: {
      reference,
      method,
      amountOre: row.requested_ore,
      status: 'initiated',
      createdAt: row.created_at,
      updatedAt: row.created_at,
    },
    ...started,
  }
}

/** Its provider knows the saved card no more: the deposit is over, and its amount free in the limits. */
function endForgotten({ db, clock }: PaymentsContext, reference: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await lockDeposit(tx, reference)
    const by = { actor: 'outside', at: clock.now() } as const
    if (row && isOpen(row)) await cancelDeposit(tx, row, 'card-removed', by)
  })
}

function keepRedirect({ db }: PaymentsContext, { reference }: DepositRow, redirectUrl: string) {
  return db
    .updateTable('wallet_deposit')
    .set({ redirect_url: redirectUrl })
    .where('reference', '=', reference)
    .where('redirect_url', 'is', null)
    .execute()
}

/** A deposit as the contract shows it. */
export function presentDeposit(row: DepositRow): Deposit {
  return {
    reference: row.reference,
    method: row.method,
    amountOre: row.amount_ore,
    ...(row.taken_ore > 0n && row.status === 'implemented' && { takenOre: row.taken_ore }),
    status: row.status,
    ...(row.status === 'initiated' && row.redirect_url && { redirectUrl: row.redirect_url }),
    ...(row.failure && { failure: row.failure }),
    ...(row.failure_limit && { failureLimit: hitLimitOf(row.failure_limit) }),
    ...(row.card_last4 && { last4: row.card_last4 }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** JSON has neither øre nor moments. */
function hitLimitOf({ period, limitOre, leftOre, roomAt }: StoredLimit): HitLimit {
  return {
    ...{ period, limitOre: ore(limitOre), leftOre: ore(leftOre) },
    ...(roomAt && { roomAt: new Date(roomAt) }),
  }
}
