import { encodeOutcome, readDeposit, startDeposit } from '@nordlys/contracts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { callPlatform, scopeOf } from '../request-scope.ts'

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
  const outcome = await callPlatform(scopeOf(context), startDeposit, {
    amount: String(form.get('amount') ?? '').slice(0, 40),
    method: 'card',
    idempotencyKey: String(form.get('key') ?? ''),
  })
  return Response.json(encodeOutcome(startDeposit, outcome))
}
