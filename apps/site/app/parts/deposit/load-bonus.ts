import { type BonusOffer, type RefusalOf, readBonusOffer } from '@nordlys/contracts'
import { ask } from '../../ground/scope/ask.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { gameTitles } from '../history/game-titles.ts'
import { bonusCodeName } from './bonus-code-name.ts'

export type BonusRefusal = Exclude<RefusalOf<typeof readBonusOffer>['refusal'], 'session-expired'>

/** The offer of a code, with its games by name. */
export interface CodeOffer extends BonusOffer {
  /** Of its spins; empty without any. */
  spinGames: readonly string[]
  /** The only ones whose stakes count; undefined: all of them. */
  countingGames: readonly string[] | undefined
}

/** The offer of a code that was asked about, or why it gives nothing. */
export type LoadedBonus =
  | { typed: string; offer: CodeOffer; refusal?: undefined }
  | { typed: string; offer?: undefined; refusal: BonusRefusal }

/** The terms of the code in the address; undefined when it names none. [PAY-10] */
export async function loadBonus(scope: RequestScope, url: URL): Promise<LoadedBonus | undefined> {
  const typed = url.searchParams.get(bonusCodeName)?.slice(0, 40)
  if (typed === undefined) return undefined
  const asked = await ask(scope, url, readBonusOffer, { bonus_code: typed })
  if (!asked.ok) return { typed, refusal: asked.refusal }
  const { offer } = asked
  const named = await namesOf(scope, [
    ...(offer.spins?.gameIds ?? []),
    ...(offer.countingGameIds ?? []),
  ])
  const spinGames = (offer.spins?.gameIds ?? []).map(named)
  return { typed, offer: { ...offer, spinGames, countingGames: offer.countingGameIds?.map(named) } }
}

/** Without the game server the games are named by their ids. */
async function namesOf(scope: RequestScope, ids: readonly string[]) {
  const titles = ids.length > 0 ? await gameTitles(scope) : {}
  return (gameId: string) => titles[gameId] ?? gameId
}
