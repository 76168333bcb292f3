import type { Ore, PlayerId, TimeKey } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { grantAgain, grantSpinsAgain, voidBonus, voidSpins } from '../ledger/index.ts'
import { asOffer } from './find-offers.ts'
import { firstOf, newestOf, type RestoredOf } from './restored-of.ts'

/** A deposit of whose money a part, or all, was taken back. */
export interface TakenMoney {
  /** The deposit that its money was booked as first. */
  bookedAs: string
  /** The part of the money that is with us now. */
  keptOre: Ore
  restoredOf: RestoredOf
  at: Date
}

/**
 * Takes the rest of bonus and spins when less of the money that brought them is left than their offer
 * asks of a deposit, and nothing before. True when something was taken. [BO25]
 */
export async function takeBackBonus(tx: Tx, taken: TakenMoney): Promise<boolean> {
  const { bookedAs, keptOre, restoredOf, at } = taken
  const brought = await findBrought(tx, bookedAs)
  if (!brought || isEnough(keptOre, brought.leastDepositOre)) return false
  const { reference, playerId, bonusId, spinsId } = brought
  const named = { playerId, reason: 'chargeback', at } as const
  const wasBonus =
    bonusId !== null && (await voidBonus(tx, { ...named, bonusId: newestOf(restoredOf, bonusId) }))
  const wereSpins =
    spinsId !== null &&
    (await voidSpins(tx, { ...named, grantId: newestOf(restoredOf, spinsId) })) > 0
  if (!wasBonus && !wereSpins) return false
  await audit(tx, { actor: 'system', playerId, action: 'bonus-voided', details: { reference }, at })
  return true
}

interface MoneyBack extends TakenMoney {
  /** The names in the books of what is given again, should anything be. */
  bonusId: TimeKey
  spinsId: TimeKey
  /** Asked only where something may be given. */
  mayHaveBonus: () => Promise<boolean>
}

/** Bonus or spins that were given again: the id of each, and of the one that was taken. */
export interface GivenAgain {
  givenId: string
  takenId: string
}

/**
 * Gives again what the loss of a deposit's money took, when the money is back: what was left of it, with
 * the end it had. Nothing of what has expired since, no bonus while another is active. [BO26]
 */
export async function giveBackBonus(tx: Tx, back: MoneyBack): Promise<GivenAgain[]> {
  const { bookedAs, keptOre, restoredOf, at } = back
  const brought = await findBrought(tx, bookedAs)
  if (!brought || !isEnough(keptOre, brought.leastDepositOre)) return []
  if (!(await back.mayHaveBonus())) return []
  const { reference, playerId, bonusId, spinsId } = brought
  const given: GivenAgain[] = []
  if (bonusId !== null) {
    const [takenId, givenId] = [newestOf(restoredOf, bonusId), back.bonusId]
    const asked = { takenId, bonusId: givenId, playerId, takenFor: 'chargeback', at } as const
    if ((await grantAgain(tx, asked)) !== undefined) given.push({ givenId, takenId })
  }
  if (spinsId !== null) {
    const [takenId, givenId] = [newestOf(restoredOf, spinsId), back.spinsId]
    const asked = { takenId, grantId: givenId, playerId, at }
    if (await grantSpinsAgain(tx, asked)) given.push({ givenId, takenId })
  }
  const action = given.length > 0 ? 'bonus-restored' : 'bonus-not-restored'
  const details = { reference, given: given.length }
  await audit(tx, { actor: 'system', playerId, action, details, at })
  return given
}

/** The deposit whose money brought a bonus; undefined when it came in another way. */
export async function findBringerOf(
  tx: Tx,
  { bonusId, restoredOf }: { bonusId: string; restoredOf: RestoredOf },
): Promise<{ bookedAs: string; isEnough: (keptOre: Ore) => boolean } | undefined> {
  const row = await choices(tx)
    .where('bonus_id', '=', firstOf(restoredOf, bonusId))
    .executeTakeFirst()
  if (!row) return undefined
  const { leastDepositOre } = asOffer(row).terms
  return {
    bookedAs: row.brought_by ?? row.reference,
    isEnough: (keptOre) => isEnough(keptOre, leastDepositOre),
  }
}

/** Less than the offer asks of a deposit brings nothing of it. */
function isEnough(keptOre: Ore, leastDepositOre: Ore): boolean {
  return keptOre > 0n && keptOre >= leastDepositOre
}

interface Brought {
  /** The deposit that the offer was chosen with. */
  reference: string
  playerId: PlayerId
  bonusId: string | null
  spinsId: string | null
  leastDepositOre: Ore
}

/** What a deposit's money brought. Where it is not kept which money it was, people decide. */
async function findBrought(tx: Tx, bookedAs: string): Promise<Brought | undefined> {
  const row = await choices(tx)
    .where('brought_by', '=', bookedAs)
    .where('state', '=', 'granted')
    .executeTakeFirst()
  if (!row) return undefined
  return {
    reference: row.reference,
    playerId: row.player_id,
    bonusId: row.bonus_id,
    spinsId: row.spins_id,
    leastDepositOre: asOffer(row).terms.leastDepositOre,
  }
}

function choices(tx: Tx) {
  return tx
    .selectFrom('bonuses_choice')
    .innerJoin('bonuses_offer_version', (join) =>
      join
        .onRef('bonuses_offer_version.offer_id', '=', 'bonuses_choice.offer_id')
        .onRef('bonuses_offer_version.version', '=', 'bonuses_choice.offer_version'),
    )
    .select([
      'bonuses_choice.reference',
      'bonuses_choice.player_id',
      'bonuses_choice.bonus_id',
      'bonuses_choice.spins_id',
      'bonuses_choice.brought_by',
      'bonuses_choice.offer_id',
      'bonuses_offer_version.version',
      'bonuses_offer_version.terms',
    ])
}
