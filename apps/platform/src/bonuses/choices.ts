import type { ChosenBonus } from '@nordlys/contracts'
import { invariant, type Ore, type PlayerId, required, type TimeKey } from '@nordlys/core'
import type { Selectable } from 'kysely'
import { audit } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { grantBonus, voidBonus } from '../ledger/index.ts'
import { isUsed } from './judge-code.ts'
import { bonusFor, expiryOf, type OfferRow, requirementFor } from './offers.ts'
import type { ChoiceTable } from './tables.ts'

type ChoiceRow = Selectable<ChoiceTable>
type Choice = ChoiceRow & OfferRow

/** Keeps with a new deposit what was promised for it. */
export async function chooseBonus(
  tx: Tx,
  chosen: { reference: string; playerId: PlayerId; offer: OfferRow; at: Date },
): Promise<void> {
  const { reference, playerId, offer, at } = chosen
  await tx
    .insertInto('bonuses_choice')
    .values({
      reference,
      player_id: playerId,
      offer_id: offer.offer_id,
      once_per_player: offer.once_per_player,
      state: 'chosen',
      chosen_at: at,
    })
    .execute()
}

/** A deposit whose money is in the books, with the code that was chosen for it. */
export interface PaidDeposit {
  /** The deposit that the player began. */
  reference: string
  playerId: PlayerId
  /** What truly came. */
  amountOre: Ore
  /** The bonus's name in the books, should there be one. */
  bonusId: TimeKey
  /** Asked only where a bonus waits. */
  mayHaveBonus: () => Promise<boolean>
  at: Date
}

/**
 * Gives what was chosen with a deposit, once, in the transaction that books its money: the ledger holds
 * the player, so that two deposits with the same code come one after the other. What was promised when
 * the deposit began is kept, however late the money is. Undefined when nothing waited to be given.
 */
export async function giveChosenBonus(tx: Tx, paid: PaidDeposit): Promise<ChosenBonus | undefined> {
  const choice = await lockChoice(tx, paid)
  if (choice?.state !== 'chosen') return undefined
  const refusal = (await refusalOf(tx, choice, paid)) ?? (await grant(tx, choice, paid))
  const { reference, playerId, amountOre, at } = paid
  const gift = {
    bonus_id: paid.bonusId,
    granted_ore: bonusFor(choice, amountOre),
    expires_at: expiryOf(choice, at),
  }
  const decided = await tx
    .updateTable('bonuses_choice')
    .set({
      decided_at: at,
      ...(refusal ? { state: 'refused', refusal } : { state: 'granted', ...gift }),
    })
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { code } = choice
  await audit(tx, {
    actor: 'system',
    playerId,
    action: refusal ? 'bonus-not-given' : 'bonus-given',
    details: { reference, code, ...(refusal ? { refusal } : { grantedOre: gift.granted_ore }) },
    at,
  })
  return presentChoice({ ...decided, code })
}

async function lockChoice(tx: Tx, paid: PaidDeposit): Promise<Choice | undefined> {
  return tx
    .selectFrom('bonuses_choice')
    .innerJoin('bonuses_offer', 'bonuses_offer.offer_id', 'bonuses_choice.offer_id')
    .selectAll('bonuses_offer')
    .selectAll('bonuses_choice')
    .where('reference', '=', paid.reference)
    .where('player_id', '=', paid.playerId)
    .forUpdate('bonuses_choice')
    .executeTakeFirst()
}

type Refusal = NonNullable<ChoiceRow['refusal']>

async function refusalOf(tx: Tx, choice: Choice, paid: PaidDeposit): Promise<Refusal | undefined> {
  if (!(await paid.mayHaveBonus())) return 'barred'
  if (paid.amountOre < choice.least_deposit_ore) return 'deposit-too-small'
  return (await isUsed(tx, choice, paid.playerId)) ? 'used' : undefined
}

async function grant(tx: Tx, choice: Choice, paid: PaidDeposit): Promise<Refusal | undefined> {
  const { bonusId, playerId, at } = paid
  const amountOre = bonusFor(choice, paid.amountOre)
  const outcome = await grantBonus(tx, {
    bonusId,
    playerId,
    amountOre,
    requiredOre: requirementFor(choice, amountOre),
    stakeMaxOre: choice.stake_max_ore,
    expiresAt: expiryOf(choice, at),
    at,
  })
  if (outcome.ok) return undefined
  invariant(outcome.refusal !== 'conflict', `the bonus of ${paid.reference} has another's name`)
  return outcome.refusal
}

/** What is left of a bonus goes when the bank takes back the deposit it was given for. */
export async function takeBackBonus(
  tx: Tx,
  { reference, at }: { reference: string; at: Date },
): Promise<void> {
  const choice = await tx
    .selectFrom('bonuses_choice')
    .select(['player_id', 'bonus_id'])
    .where('reference', '=', reference)
    .where('state', '=', 'granted')
    .executeTakeFirst()
  if (!choice?.bonus_id) return
  const { player_id: playerId, bonus_id: bonusId } = choice
  if (!(await voidBonus(tx, { playerId, bonusId, at }))) return
  await audit(tx, { actor: 'system', playerId, action: 'bonus-voided', details: { reference }, at })
}

/** What was chosen with a deposit, and what became of it. */
export async function findChosenBonus(
  db: Db | Tx,
  reference: string,
): Promise<ChosenBonus | undefined> {
  const row = await db
    .selectFrom('bonuses_choice')
    .innerJoin('bonuses_offer', 'bonuses_offer.offer_id', 'bonuses_choice.offer_id')
    .selectAll('bonuses_choice')
    .select('code')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row && presentChoice(row)
}

function presentChoice(row: ChoiceRow & { code: string }): ChosenBonus {
  const { code, state } = row
  if (state === 'chosen') return { state, code }
  if (state === 'refused') {
    return { state, code, refusal: required(row.refusal, 'why a bonus was not given') }
  }
  return {
    state,
    code,
    grantedOre: required(row.granted_ore, 'what was given'),
    expiresAt: required(row.expires_at, 'when a bonus expires'),
  }
}
