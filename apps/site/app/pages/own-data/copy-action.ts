import { openDataCopy, orderDataCopy } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { dataAddress } from '../../ground/links/data-address.ts'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf } from '../../ground/scope/request-scope.ts'
import { rememberVisit } from '../../parts/identification/mitid-visit.ts'
import type { CopyResult } from './copy-news.tsx'
import { startErasing } from './erase-action.ts'

/** Orders a copy, or goes to MitID: to fetch one, or to be erased; by the button that was pressed. */
export async function copyAction({ context, request, url }: ActionFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const form = await request.formData()
  if (form.has('erase')) {
    const failed = redirect(`${dataAddress}?sletning=failed`, 303)
    return orElse(scope, failed, () => startErasing(scope, url))
  }
  return orElse(scope, backTo('fejl'), () =>
    form.has('open') ? open(scope, url, String(form.get('open'))) : order(scope, url),
  )
}

async function order(scope: RequestScope, url: URL): Promise<Response> {
  const ordered = await ask(scope, url, orderDataCopy, {})
  if (ordered.ok) return backTo('bestilt')
  return backTo(ordered.refusal === 'under-way' ? 'undervejs' : 'vent')
}

async function open(scope: RequestScope, url: URL, named: string): Promise<Response> {
  const asked = openDataCopy.request.safeParse({ copyId: named })
  // Only a page that is not ours sends what no button of ours has.
  if (!asked.success) return backTo('fejl')
  const started = await ask(scope, url, openDataCopy, asked.data)
  if (started.ok) {
    rememberVisit(scope, started, { purpose: 'data-copy' })
    return redirect(started.authorizeUrl, 303)
  }
  if (started.refusal === 'identity-provider-down') return backTo('mitid')
  if (started.refusal === 'too-many-attempts') return backTo('mange')
  return redirect(`${dataAddress}?kopi=${encodeURIComponent(named)}`, 303)
}

function backTo(result: CopyResult): Response {
  return redirect(`${dataAddress}?kopi-er=${result}`, 303)
}
