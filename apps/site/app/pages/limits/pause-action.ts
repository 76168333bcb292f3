import { startClosing, startPause } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { closingRefusedAddress } from '../../ground/links/closing-refused-address.ts'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf } from '../../ground/scope/request-scope.ts'
import { rememberVisit } from '../../parts/identification/mitid-visit.ts'
import { limitsAddress } from './pause-address.ts'
import { isPauseKind } from './pause-choices.ts'

/** Why no pause was started; a started one leads on to its own words. */
export interface PauseAnswer {
  refused: 'longer-pause-stands' | 'failed'
}

/** The player has confirmed: the pause begins. [LIM-05] */
export async function pauseAction({
  context,
  request,
  url,
}: ActionFunctionArgs): Promise<PauseAnswer | Response> {
  const scope = scopeOf(context)
  const form = await request.formData()
  const kind = form.get('kind')
  const failed = { refused: 'failed' } as const
  if (!isPauseKind(kind)) return failed
  return orElse(scope, failed, async () => {
    if (kind === 'permanent' && form.get('way') === 'pay-out') return await payOut(scope, url)
    const idempotencyKey = String(form.get('key') ?? '')
    const started = await ask(scope, url, startPause, { kind, idempotencyKey })
    if (!started.ok) return started.refusal === 'conflict' ? failed : { refused: started.refusal }
    if (started.pause.endsAt) return redirect(`${limitsAddress}?pause=startet`, 303)
    // The session is over with the account; its cookies would only look like a login that ran out.
    scope.endSession()
    return redirect('/log-ind?lukket=ja&redirect=/min-konto/udbetal', 303)
  })
}

/** The account is closed when MitID has said who asks, and everything paid out with it. [LIM-05] */
async function payOut(scope: RequestScope, url: URL): Promise<Response> {
  const started = await ask(scope, url, startClosing, {})
  if (!started.ok) return redirect(closingRefusedAddress(started.refusal), 303)
  rememberVisit(scope, started, { purpose: 'close' })
  return redirect(started.authorizeUrl, 303)
}
