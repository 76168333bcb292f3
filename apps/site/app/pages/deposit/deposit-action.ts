import type { DepositKind } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { loginAddress } from '../../ground/links/login-address.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import type { StartRefusal } from '../../parts/deposit/deposit-problem.ts'
import { gameReturn, withGame } from '../../parts/deposit/game-return.ts'
import { askedIn, isByCard, startPayment } from './start-payment.ts'

/**
 * Takes the form of a page without script. It leads to the payment, which leads on to where it is approved;
 * a card has its fields on our page alone, and they need script.
 */
export async function depositAction(
  { context, request, url }: ActionFunctionArgs,
  kind: DepositKind,
): Promise<StartRefusal> {
  const form = await request.formData()
  if (isByCard(form)) return { ok: false, refusal: 'card-needs-script' }
  const outcome = await startPayment(scopeOf(context), form, kind, askedIn(url))
  if (outcome.ok) {
    const query = new URLSearchParams({ reference: outcome.deposit.reference })
    throw redirect(`${url.pathname}?${withGame(query, gameReturn(url.searchParams))}`, 303)
  }
  if (outcome.refusal !== 'session-expired') return outcome
  throw redirect(loginAddress({ returnTo: url.pathname }))
}
