import { startPause } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import { isPauseKind } from './pause-choices.ts'

/** Why no pause was started; one that was leads on to where it is told. */
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
  if (!isPauseKind(kind)) return { refused: 'failed' }
  try {
    const idempotencyKey = String(form.get('key') ?? '')
    const started = await ask(scope, url, startPause, { kind, idempotencyKey })
    if (!started.ok) {
      return { refused: started.refusal === 'conflict' ? 'failed' : started.refusal }
    }
    if (started.pause.endsAt) return redirect('/min-konto/begraensninger?pause=startet', 303)
    // The session is over with the account; its cookies would only look like a login that ran out.
    scope.endSession()
    return redirect('/log-ind?lukket=ja&redirect=/min-konto/udbetal', 303)
  } catch (error) {
    if (error instanceof Response) throw error
    scope.noteFailure(error)
    return { refused: 'failed' }
  }
}
