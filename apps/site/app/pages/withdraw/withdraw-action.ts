import {
  cancelWithdrawal,
  type RefusalOf,
  startWithdrawal,
  type Withdrawal,
} from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf } from '../../ground/scope/request-scope.ts'
import { rememberVisit } from '../../parts/identification/mitid-visit.ts'

/** The answer to a form of the withdrawal page, when it did not lead to MitID. */
export type WithdrawAnswer =
  | { kind: 'not-started'; amountText: string; refused: WithdrawRefusal }
  | { kind: 'cancelled'; withdrawal: Withdrawal }
  | { kind: 'not-cancelled' }

export type WithdrawRefusal =
  | Exclude<RefusalOf<typeof startWithdrawal>, { refusal: 'session-expired' }>
  | { ok: false; refusal: 'unreachable' }

/** Begins a withdrawal, or takes one back. */
export async function withdrawAction({
  context,
  request,
  url,
}: ActionFunctionArgs): Promise<WithdrawAnswer | Response> {
  const scope = scopeOf(context)
  const form = await request.formData()
  const withdrawalId = form.get('cancel')
  return withdrawalId === null
    ? start(scope, url, form)
    : cancel(scope, url, String(withdrawalId).slice(0, 100))
}

/** No money moves before MitID has said who asks. [PAY-06] */
async function start(scope: RequestScope, url: URL, form: FormData) {
  const amountText = String(form.get('amount') ?? '').slice(0, 40)
  const refuse = (refused: WithdrawRefusal): WithdrawAnswer => {
    return { kind: 'not-started', amountText, refused }
  }
  return orElse(scope, refuse({ ok: false, refusal: 'unreachable' }), async () => {
    const idempotencyKey = String(form.get('key') ?? '')
    const started = await ask(scope, url, startWithdrawal, { amount: amountText, idempotencyKey })
    if (!started.ok) return refuse(started)
    rememberVisit(scope, started, { purpose: 'withdraw' })
    return redirect(started.authorizeUrl, 303)
  })
}

async function cancel(
  scope: RequestScope,
  url: URL,
  withdrawalId: string,
): Promise<WithdrawAnswer> {
  const outcome = await ask(scope, url, cancelWithdrawal, { withdrawalId })
  if (!outcome.ok) return { kind: 'not-cancelled' }
  return { kind: 'cancelled', withdrawal: outcome.withdrawal }
}
