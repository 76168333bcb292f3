import {
  type ContactKind,
  type ContactProblem,
  confirmMobile,
  sendContactCode,
  startContactChange,
} from '@nordlys/contracts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { contactAddresses } from '../../ground/links/contact-addresses.ts'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf } from '../../ground/scope/request-scope.ts'
import { rememberVisit } from '../../parts/identification/mitid-visit.ts'

/** The answer to a form of the page that led nowhere else. */
export interface ContactAnswer {
  /** The fields that are wrong, in the form's order. */
  problems?: readonly ContactProblem[]
  failure?:
    | 'unchanged'
    | 'too-many-attempts'
    | 'nothing-to-confirm'
    | 'identity-provider-down'
    | 'unreachable'
  /** Of a code that did not fit, the tries that are left; of one that is over, none. */
  code?: { triesLeft: number } | 'over'
  typed: { email: string; mobile: string; countryCode: string }
}

export function kindOf(pathname: string): ContactKind {
  return pathname.startsWith(contactAddresses.mobile) ? 'mobile' : 'email'
}

/** Takes the page's three forms: another address or number, a new link or code, and the code itself. */
export async function contactAction({ context, request, url }: ActionFunctionArgs) {
  const scope = scopeOf(context)
  const form = await request.formData()
  const text = (name: string, lengthMax: number) => String(form.get(name) ?? '').slice(0, lengthMax)
  const typed = {
    email: text('email', 400),
    mobile: text('mobile', 40),
    countryCode: text('mobile_country_code', 10),
  }
  const unreachable = data<ContactAnswer>({ failure: 'unreachable', typed }, { status: 503 })
  return orElse(scope, unreachable, async () => {
    if (form.has('again')) return sendAgain(scope, url, typed)
    if (form.has('code')) return takeCode(scope, url, { code: text('code', 40), typed })
    return change(scope, url, typed)
  })
}

type Typed = ContactAnswer['typed']

async function sendAgain(
  scope: RequestScope,
  url: URL,
  typed: Typed,
): Promise<ContactAnswer | Response> {
  const kind = kindOf(url.pathname)
  const sent = await ask(scope, url, sendContactCode, { kind })
  return sent.ok
    ? redirect(`${contactAddresses[kind]}?sendt=1`, 303)
    : { failure: sent.refusal, typed }
}

async function takeCode(
  scope: RequestScope,
  url: URL,
  { code, typed }: { code: string; typed: Typed },
): Promise<ContactAnswer | Response> {
  const taken = await ask(scope, url, confirmMobile, { code })
  if (taken.ok) return redirect('/min-konto/profil?kontakt=mobil', 303)
  if (taken.refusal === 'no-code') return { code: 'over', typed }
  return { code: { triesLeft: taken.triesLeft }, typed }
}

/** Nothing changes before MitID has said who asks, and the new address or number has answered. [ID34] */
async function change(
  scope: RequestScope,
  url: URL,
  typed: Typed,
): Promise<ContactAnswer | Response> {
  const kind = kindOf(url.pathname)
  const { email, mobile, countryCode: mobile_country_code } = typed
  const wish =
    kind === 'email' ? ({ kind, email } as const) : ({ kind, mobile, mobile_country_code } as const)
  const started = await ask(scope, url, startContactChange, wish)
  if (started.ok) {
    rememberVisit(scope, started, { purpose: kind })
    return redirect(started.authorizeUrl, 303)
  }
  if (started.refusal === 'invalid-fields') return { problems: started.problems, typed }
  return { failure: started.refusal, typed }
}
