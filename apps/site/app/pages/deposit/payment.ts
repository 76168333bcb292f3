import { encodeOutcome, readDeposit, startDeposit } from '@nordlys/contracts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { callPlatform, scopeOf } from '../../ground/scope/request-scope.ts'
import { gameReturn } from '../../parts/deposit/game-return.ts'
import { startPayment } from './start-payment.ts'

/** How the deposit named by `?reference` stands; a page that waits asks again and again. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const reference = url.searchParams.get('reference') ?? ''
  const outcome = await callPlatform(scopeOf(context), readDeposit, { reference })
  return Response.json(encodeOutcome(readDeposit, outcome))
}

/** Begins a deposit for the script of a page. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const kind = form.get('kind') === 'quick_deposit' ? 'quick_deposit' : 'main_deposit'
  const code = form.get('bonus_code')
  const outcome = await startPayment(scopeOf(context), form, kind, {
    bonusCode: code === null ? null : String(code),
    declinesOffer: form.has('decline_offer'),
    returnTo: gameReturn(form),
  })
  return Response.json(encodeOutcome(startDeposit, outcome))
}
