import type { CatalogueGame, WelcomeOffer as StatedOffer } from '@nordlys/contracts'
import { minimumAgeOf } from '../../ground/configuration/minimum-age.ts'
import { readGames } from '../../ground/scope/or-else.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { translator } from '../../ground/text/texts.ts'
import { promisedStepsOf } from './offer-in-steps.ts'
import { type ShownOffer, welcomeOfferOf } from './welcome-offer.ts'

/**
 * The promised offer, in the words of its own versions, whatever is offered by now and whether or
 * not its games can be named. Undefined where nothing was, or there are no words for it. [BONUS-01]
 */
export async function tellPromised(
  scope: RequestScope,
  promised: readonly StatedOffer[],
): Promise<ShownOffer | undefined> {
  const [offer, ...others] = promised
  if (!offer) return undefined
  const [games, age] = [await gamesOf(scope), minimumAgeOf(scope.content)]
  const untold = [translator(textsOf(scope, 'offer'))('offer.games_untold')]
  const named = <Told extends { spinGames: readonly string[] }>(told: Told): Told =>
    told.spinGames.length > 0 ? told : { ...told, spinGames: untold }
  const whole = others.length === 0 ? welcomeOfferOf(offer, games, age) : undefined
  if (whole) return named(whole)
  const inSteps = promisedStepsOf(promised, games, age)
  if (!inSteps) return undefined
  const [first, ...later] = inSteps.steps
  return { ...inSteps, steps: [named(first), ...later.map(named)] }
}

/** The catalogue; one can register and pay while the game server does not answer. */
export async function gamesOf(scope: RequestScope): Promise<readonly CatalogueGame[]> {
  return (await readGames(scope)) ?? []
}
