import { encodeOutcome, readDeposit, startDeposit } from '@nordlys/contracts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { callPlatform, scopeOf } from '../../ground/scope/request-scope.ts'

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** How the deposit named by `?reference` stands; a page that waits asks again and again. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const reference = url.searchParams.get('reference') ?? ''
  const outcome = await callPlatform(scopeOf(context), readDeposit, { reference })
  return Response.json(encodeOutcome(readDeposit, outcome))
}

/**
 * Begins a deposit. The key was made with the page, so that a repeated request begins nothing twice.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const idempotencyKey = String(form.get('key') ?? '')
  if (!uuidShape.test(idempotencyKey)) throw data('not a key of this page', { status: 400 })
  const code = form.get('bonus_code')
  const outcome = await callPlatform(scopeOf(context), startDeposit, {
    amount: String(form.get('amount') ?? '').slice(0, 40),
    method: 'card',
    kind: form.get('kind') === 'quick_deposit' ? 'quick_deposit' : 'main_deposit',
    ...(code !== null && { bonus_code: String(code).slice(0, 40) }),
    ...(form.has('decline_offer') && { decline_offer: true }),
    idempotencyKey,
  })
  return Response.json(encodeOutcome(startDeposit, outcome))
}
