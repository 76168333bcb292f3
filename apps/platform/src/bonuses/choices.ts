import type { ChosenBonus } from '@nordlys/contracts'
import { invariant, type Ore, type PlayerId, type TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { bonusObstacle, grantBonus } from '../ledger/index.ts'
import { bonusFor, requirementFor } from '../offer-rules/index.ts'
import { asOffer } from './find-offers.ts'
import { isUsed } from './is-used.ts'
import { codeOf, expiryOf, type Offer, spinsOf } from './offers.ts'
import { type CountDeposits, isSetOffBy } from './promises.ts'
import { presentChoice } from './read-choice.ts'
import { ledgerSpins, type SpinsKeeper } from './spins-keeper.ts'
import type { ChoiceTable } from './tables.ts'

/** Keeps with a new deposit what was promised for it. */
export async function chooseBonus(
  tx: Tx,
  chosen: { reference: string; playerId: PlayerId; offer: Offer; at: Date },
): Promise<void> {
  const { reference, playerId, offer, at } = chosen
  await tx
    .insertInto('bonuses_choice')
    .values(({ selectFrom }) => ({
      reference,
      player_id: playerId,
      person: selectFrom('players_player')
        .select('cpr_lookup')
        .where('player_id', '=', playerId)
        .$asScalar(),
      offer_id: offer.offerId,
      offer_version: offer.version,
      once_per_person: offer.terms.isOncePerPerson,
      state: sql<'chosen'>`'chosen'`,
      chosen_at: at,
    }))
    .execute()
}

/** A deposit whose money is in the books, with the offer that came with it. */
export interface PaidDeposit {
  /** The deposit that the player began. */
  reference: string
  /** The reference its money is booked under: the same, or that of a deposit beside it. */
  bookedAs: string
  playerId: PlayerId
  /** The amount that truly came. */
  amountOre: Ore
  /** The names in the books of what is given, should anything be. */
  bonusId: TimeKey
  spinsId: TimeKey
  /** Asked only where a bonus waits. */
  mayHaveBonus: () => Promise<boolean>
  /** With this deposit among them. */
  countDeposits: CountDeposits
  /** The keeper of spins, where it is not the ledger. */
  spins?: SpinsKeeper | undefined
  at: Date
}

/**
 * Gives what came with a deposit, once, in the transaction that books its money: all parts of the offer or
 * none. The ledger holds the player, so that two deposits with the same offer come one after the other. What
 * was promised when the deposit began is kept, however late the money is. Undefined when nothing waited to be
 * given.
 */
export async function giveChosenBonus(
  tx: Tx,
  deposit: PaidDeposit,
): Promise<ChosenBonus | undefined> {
  const chosen = await lockChosen(tx, deposit)
  if (!chosen) return undefined
  const { offer, chosenAt } = chosen
  // The clock of the program that began the deposit may be ahead of this one's.
  const at = chosenAt > deposit.at ? chosenAt : deposit.at
  const paid = { ...deposit, at }
  const given = await give(tx, offer, paid)
  const { reference, playerId } = paid
  const decided = await tx
    .updateTable('bonuses_choice')
    .set({ decided_at: at, ...given })
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { offerId, version, terms } = offer
  const bonus = presentChoice({ ...decided, terms, code: codeOf(terms) ?? null })
  await audit(tx, {
    actor: 'system',
    playerId,
    action: given.state === 'refused' ? 'bonus-not-given' : 'bonus-given',
    details: { reference, offer: `${offerId} ${version}`, ...detailsOf(bonus) },
    at,
  })
  return bonus
}

function detailsOf(bonus: ChosenBonus) {
  if (bonus.state === 'chosen') return {}
  if (bonus.state === 'refused') return { refusal: bonus.refusal }
  const { grantedOre, spins } = bonus
  return { ...(grantedOre && { grantedOre }), ...(spins && { spins: spins.count }) }
}

/** The offer that waits to be given with a deposit, and since when. */
async function lockChosen(
  tx: Tx,
  paid: PaidDeposit,
): Promise<{ offer: Offer; chosenAt: Date } | undefined> {
  const row = await tx
    .selectFrom('bonuses_choice')
    .innerJoin('bonuses_offer_version', (join) =>
      join
        .onRef('bonuses_offer_version.offer_id', '=', 'bonuses_choice.offer_id')
        .onRef('bonuses_offer_version.version', '=', 'bonuses_choice.offer_version'),
    )
    .select(['bonuses_choice.offer_id', 'version', 'terms', 'chosen_at'])
    .where('reference', '=', paid.reference)
    .where('player_id', '=', paid.playerId)
    .where('state', '=', 'chosen')
    .forUpdate('bonuses_choice')
    .executeTakeFirst()
  return row && { offer: asOffer(row), chosenAt: row.chosen_at }
}

type Refusal = NonNullable<ChoiceTable['refusal']>

type Given =
  | { state: 'refused'; refusal: Refusal }
  | ({ state: 'granted'; brought_by: string; expires_at: Date } & Partial<
      Pick<ChoiceTable, GivenColumn>
    >)

type GivenColumn = 'bonus_id' | 'granted_ore' | 'spins_id' | 'spins_count' | 'spin_value_ore'

async function give(tx: Tx, offer: Offer, paid: PaidDeposit): Promise<Given> {
  const refusal = (await refusalOf(tx, offer, paid)) ?? (await giveMoney(tx, offer, paid))
  if (refusal) return { state: 'refused', refusal }
  const { terms } = offer
  const granted_ore = bonusFor(terms, paid.amountOre)
  const spins = spinsOf(terms)
  if (spins) await giveSpins(tx, offer, paid)
  return {
    state: 'granted',
    brought_by: paid.bookedAs,
    expires_at: expiryOf(terms, paid.at),
    ...(granted_ore > 0n && { bonus_id: paid.bonusId, granted_ore }),
    ...(spins && {
      spins_id: paid.spinsId,
      spins_count: spins.count,
      spin_value_ore: spins.valueOre,
    }),
  }
}

async function refusalOf(tx: Tx, offer: Offer, paid: PaidDeposit): Promise<Refusal | undefined> {
  const { terms } = offer
  if (!(await paid.mayHaveBonus())) return 'barred'
  if (paid.amountOre < terms.leastDepositOre) return 'deposit-too-small'
  if (await isUsed(tx, offer, paid.playerId)) return 'used'
  if (!isSetOffBy(terms, await paid.countDeposits(terms.leastDepositOre))) return 'other-deposit'
  return (await bonusObstacle(tx, paid.playerId, paid.at)) === 'barred' ? 'barred' : undefined
}

/** The money comes first: where another bonus is active the whole offer is not given. */
async function giveMoney(tx: Tx, offer: Offer, paid: PaidDeposit): Promise<Refusal | undefined> {
  const { bonusId, playerId, at } = paid
  const { terms } = offer
  const amountOre = bonusFor(terms, paid.amountOre)
  if (amountOre === 0n) return undefined
  const outcome = await grantBonus(tx, {
    bonusId,
    playerId,
    amountOre,
    requiredOre: requirementFor(terms, paid.amountOre, amountOre),
    stakeMaxOre: terms.stakeMaxOre,
    gameIds: terms.countingGameIds,
    expiresAt: expiryOf(terms, at),
    at,
  })
  if (outcome.ok) return undefined
  invariant(outcome.refusal !== 'conflict', `the bonus of ${paid.reference} has another's name`)
  return outcome.refusal
}

async function giveSpins(tx: Tx, offer: Offer, paid: PaidDeposit): Promise<void> {
  const { offerId, version: offerVersion, terms } = offer
  const { spinsId: grantId, playerId, spins = ledgerSpins, at } = paid
  const part = spinsOf(terms)
  invariant(part, 'an offer without spins')
  const { gameIds, valueOre, count } = part
  const expiresAt = expiryOf(terms, at)
  const grant = {
    grantId,
    playerId,
    offerId,
    offerVersion,
    gameIds,
    valueOre,
    count,
    expiresAt,
    at,
  }
  const outcome = await spins.grantSpins(tx, grant)
  invariant(outcome.ok, `the spins of ${paid.reference} were refused`)
}
