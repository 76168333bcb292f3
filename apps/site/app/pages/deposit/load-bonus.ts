import { type BonusOffer, type RefusalOf, readBonusOffer } from '@nordlys/contracts'
import { ask } from '../../ground/scope/ask.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { bonusCodeName } from './bonus-code-name.ts'

export type BonusRefusal = Exclude<RefusalOf<typeof readBonusOffer>['refusal'], 'session-expired'>

/** What a code that was asked about gives, or why it gives nothing. */
export type LoadedBonus =
  | { typed: string; offer: BonusOffer; refusal?: undefined }
  | { typed: string; offer?: undefined; refusal: BonusRefusal }

/** The terms of the code in the address; undefined when it names none. [PAY-10] */
export async function loadBonus(scope: RequestScope, url: URL): Promise<LoadedBonus | undefined> {
  const typed = url.searchParams.get(bonusCodeName)?.slice(0, 40)
  if (typed === undefined) return undefined
  const asked = await ask(scope, url, readBonusOffer, { bonus_code: typed })
  return asked.ok ? { typed, offer: asked.offer } : { typed, refusal: asked.refusal }
}
