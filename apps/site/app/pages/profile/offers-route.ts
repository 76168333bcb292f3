import { isFailure, updateEmailNotify } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { loginAddress } from '../../ground/links/login-address.ts'
import { type RequestScope, scopeOf } from '../../ground/scope/request-scope.ts'
import type { OffersResult } from './offers-result.ts'

const profile = '/min-konto/profil'

/** The address is a form's alone; who comes here otherwise, as after a login, is led to the page. */
export function loader() {
  return redirect(profile)
}

/** Saves what the player says to offers: a box without its tick is a no. [MKT-05] */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const { session } = scope
  if (!session) return redirect(loginAddress({ returnTo: profile }))
  const form = await request.formData()
  const given = { email: form.has('email'), sms: form.has('sms') }
  const answer = await save(scope, session, given)
  if (!isFailure(answer)) return backTo('gemt')
  // The session ended meanwhile: the answer is given again after the login.
  if (answer.code === 'session-expired') return redirect(loginAddress({ returnTo: profile }))
  return backTo('fejl')
}

function save(
  { store, clientAddress }: RequestScope,
  session: NonNullable<RequestScope['session']>,
  { email, sms }: { email: boolean; sms: boolean },
) {
  const asked = {
    params: { sessionId: session.handle },
    query: { EmailNotify: email, SMSNotify: sms },
    body: undefined,
  }
  return store.call(updateEmailNotify, asked, { ...session, clientAddress })
}

function backTo(result: OffersResult): Response {
  return redirect(`${profile}?tilbud=${result}`, 303)
}
