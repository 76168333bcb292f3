import { closePlayNotice, encodeOutcome, readPlayNotice } from '@nordlys/contracts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { callPlatform, scopeOf } from '../../ground/scope/request-scope.ts'

const asked = { headers: { 'cache-control': 'no-store' } }

/** The player's play since their last notice, and the time of their next one. [SCREEN-04] */
export async function loader({ context }: LoaderFunctionArgs) {
  const outcome = await callPlatform(scopeOf(context), readPlayNotice, {})
  return Response.json(encodeOutcome(readPlayNotice, outcome), asked)
}

/** The player has seen the notice of that moment. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const wish = closePlayNotice.request.safeParse({ toldAt: form.get('toldAt') })
  if (!wish.success) throw data('not a notice', { status: 400 })
  const outcome = await callPlatform(scopeOf(context), closePlayNotice, wish.data)
  return Response.json(encodeOutcome(closePlayNotice, outcome), asked)
}
