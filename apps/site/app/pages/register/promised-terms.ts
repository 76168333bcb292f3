import { minimumAgeOf } from '../../ground/configuration/minimum-age.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { type ShownOffer, tellWhole } from '../../parts/offer/welcome-offer.ts'
import type { Registration } from './registration.ts'

/**
 * What step 1 promised, as the steps after it show it and its terms are ticked: the version of the
 * registration, whatever is offered by now. Undefined where it cannot be told whole, as with the offer on
 * show. [BONUS-01]
 */
export async function loadPromisedTerms(
  scope: RequestScope,
  { offers }: Registration,
): Promise<ShownOffer | undefined> {
  try {
    return tellWhole(offers, await scope.games.catalogue(), minimumAgeOf(scope.content))
  } catch (error) {
    scope.noteFailure(error)
    return undefined
  }
}
