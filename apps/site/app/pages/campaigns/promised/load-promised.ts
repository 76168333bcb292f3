import { isShown, readPromisedOffer } from '@nordlys/contracts'
import { ask } from '../../../ground/scope/ask.ts'
import { orElse } from '../../../ground/scope/or-else.ts'
import type { RequestScope } from '../../../ground/scope/request-scope.ts'
import { tellPromised } from '../../../parts/offer/promised-offer.ts'
import type { ShownOffer } from '../../../parts/offer/welcome-offer.ts'

/** The offer that was chosen in registration and is still to be given. */
export interface Promised {
  /** The next deposit's part of it; undefined where later ones alone have any. */
  offer: ShownOffer | undefined
  laterDeposits: readonly number[]
}

/** Undefined where nothing is to be given or may be offered, and when nobody answers. */
export async function loadPromised(scope: RequestScope, url: URL): Promise<Promised | undefined> {
  if (!isShown('promised-offer', scope.knownPlayer?.standing)) return undefined
  return orElse(scope, undefined, async () => {
    const { offer, laterDeposits } = await ask(scope, url, readPromisedOffer, {})
    const told = offer && (await tellPromised(scope, [offer]))
    return told || laterDeposits.length > 0 ? { offer: told, laterDeposits } : undefined
  })
}
