import { chooseNoticeInterval } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../../ground/scope/ask.ts'
import { scopeOf } from '../../../ground/scope/request-scope.ts'
import type { IntervalResult } from './read-interval.ts'

const page = '/min-konto/begraensninger?fane=spil'

/** The address is a form's alone; who comes here otherwise, as after a login, is led to the page. */
export function loader() {
  return redirect(`${page}#status`)
}

/** Keeps how often the player wants the play notice. [LIM-07] */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const form = await request.formData()
  const wish = chooseNoticeInterval.request.safeParse({ minutes: Number(form.get('minutes')) })
  if (!wish.success) return backTo('fejl')
  const back = new URL(page, scope.publicUrl)
  const outcome = await ask(scope, back, chooseNoticeInterval, wish.data)
  return backTo(outcome.ok ? 'gemt' : 'fejl')
}

function backTo(result: IntervalResult): Response {
  return redirect(`${page}&status=${result}#status`, 303)
}
