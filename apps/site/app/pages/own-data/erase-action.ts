import { startErasure } from '@nordlys/contracts'
import { redirect } from 'react-router'
import { dataAddress } from '../../ground/links/data-address.ts'
import { ask } from '../../ground/scope/ask.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { rememberVisit } from '../../parts/identification/mitid-visit.ts'

/** Goes to MitID to confirm that the player is erased. [PD15] */
export async function startErasing(scope: RequestScope, url: URL): Promise<Response> {
  const started = await ask(scope, url, startErasure, {})
  if (!started.ok) return redirect(`${dataAddress}?sletning=${started.refusal}`, 303)
  rememberVisit(scope, started, { purpose: 'erase' })
  return redirect(started.authorizeUrl, 303)
}
