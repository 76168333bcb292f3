import { chooseWageringInterval } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../../ground/scope/ask.ts'
import { scopeOf } from '../../../ground/scope/request-scope.ts'
import { bonusAddress } from '../../../parts/bonus/bonus-address.ts'
import type { WageringResult } from './read-wagering-interval.ts'

/** The address is a form's alone; who comes here otherwise, as after a login, is led to the page. */
export function loader() {
  return redirect(`${bonusAddress}#status`)
}

/** Keeps how often the player is informed of a bonus. [BONUS-02] */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const form = await request.formData()
  const typed = form.get('minutes')
  // An empty field is no 0, which is never.
  const minutes = typed ? Number(typed) : Number.NaN
  const wish = chooseWageringInterval.request.safeParse({ minutes })
  if (!wish.success) return backTo('fejl')
  const back = new URL(bonusAddress, scope.publicUrl)
  const outcome = await ask(scope, back, chooseWageringInterval, wish.data)
  return backTo(outcome.ok ? 'gemt' : 'fejl')
}

function backTo(result: WageringResult): Response {
  return redirect(`${bonusAddress}?status=${result}#status`, 303)
}
