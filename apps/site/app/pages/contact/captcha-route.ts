import { createCaptcha, encodeOutcome } from '@nordlys/contracts'
import type { LoaderFunctionArgs } from 'react-router'
import { callPlatform, scopeOf } from '../../ground/scope/request-scope.ts'

/** Work for the browser of somebody who says they are no robot; asked for when they say so. */
export async function loader({ context }: LoaderFunctionArgs) {
  const outcome = await callPlatform(scopeOf(context), createCaptcha, {})
  return Response.json(encodeOutcome(createCaptcha, outcome), {
    headers: { 'cache-control': 'no-store' },
  })
}
