import { endOneSession, endOtherSessions } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import type { SessionResult } from './sessions.ts'

/** The address is a form's alone; who comes here otherwise, as after a login, is led to the page. */
export function loader() {
  return redirect('/min-konto/profil')
}

/** Ends the session that the form names, or every other one. [SEC-24] */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const profile = new URL('/min-konto/profil', scope.publicUrl)
  const form = await request.formData()
  if (form.has('others')) {
    await ask(scope, profile, endOtherSessions, {})
    return backTo('alle')
  }
  const name = String(form.get('name') ?? '').slice(0, 100)
  const outcome = await ask(scope, profile, endOneSession, { name })
  return backTo(outcome.ok ? 'afsluttet' : 'ukendt')
}

function backTo(result: SessionResult): Response {
  return redirect(`/min-konto/profil?session=${result}`, 303)
}
