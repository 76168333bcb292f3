import { startDetails } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { detailsResultAddress } from '../../ground/links/details-result.ts'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import { rememberVisit } from '../../parts/identification/mitid-visit.ts'

/** The address is a form's alone; who comes here otherwise, as after a login, is led to the page. */
export function loader() {
  return redirect('/min-konto/profil')
}

/** Goes to MitID to have name and address given. [ID46] */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const profile = new URL('/min-konto/profil', scope.publicUrl)
  const started = await ask(scope, profile, startDetails, {})
  if (!started.ok) return redirect(detailsResultAddress(started.refusal), 303)
  rememberVisit(scope, started, { purpose: 'details' })
  return redirect(started.authorizeUrl, 303)
}
