import type { ChosenBonus, OfferTerms } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import { asOffer } from './find-offers.ts'
import { spinsOf } from './offers.ts'
import type { ChoiceTable } from './tables.ts'

type ChoiceRow = Selectable<ChoiceTable> & { code: string | null; terms: OfferTerms }

/** The bonus that came with a deposit, and its outcome. */
export async function findChosenBonus(
  db: Db | Tx,
  reference: string,
): Promise<ChosenBonus | undefined> {
  const row = await db
    .selectFrom('bonuses_choice')
    .innerJoin('bonuses_offer_version', (join) =>
      join
        .onRef('bonuses_offer_version.offer_id', '=', 'bonuses_choice.offer_id')
        .onRef('bonuses_offer_version.version', '=', 'bonuses_choice.offer_version'),
    )
    .selectAll('bonuses_choice')
    .select(['code', 'version', 'terms'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row && presentChoice({ ...row, terms: asOffer(row).terms })
}

export function presentChoice(row: ChoiceRow): ChosenBonus {
  const { state } = row
  const code = row.code === null ? {} : { code: row.code }
  if (state === 'chosen') return { state, ...code }
  if (state === 'refused') {
    return { state, ...code, refusal: required(row.refusal, 'why a bonus was not given') }
  }
  const { granted_ore: grantedOre, spins_count: count, spin_value_ore: valueOre } = row
  const { wagering, countingGameIds } = row.terms
  const isWagered = grantedOre !== null && wagering !== undefined
  const gameIds = [...(spinsOf(row.terms)?.gameIds ?? [])]
  return {
    state,
    ...code,
    ...(grantedOre !== null && { grantedOre }),
    ...(grantedOre !== null && !isWagered && { isCashAtOnce: true as const }),
    ...(isWagered && countingGameIds && { countingGameIds }),
    ...(count !== null && valueOre !== null && { spins: { count, valueOre, gameIds } }),
    expiresAt: required(row.expires_at, 'when a bonus expires'),
  }
}
