import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { answerMitid, type MitidAnswer } from './mitid-over-http.ts'
import type { Person } from './person.ts'
import type { RegisterOptions } from './register-options.ts'

const periods = { Dag: 'day', Uge: 'week', Måned: 'month' }

/**
 * Registers a person with the forms that the site's own pages send, so that the page whose request
 * context this is belongs to a player who is logged in. No page is opened for it.
 */
export async function registerOverHttp(
  request: APIRequestContext,
  person: Person,
  options: RegisterOptions = {},
): Promise<void> {
  const send = await formSender(request)
  await sendUpToMitid(send, person, options)
  await identifyOverHttp(request, send, person)
  await send(3, { intent: 'complete', personal_number: person.cpr })
}

/** The first step of a registration; a page of this browser goes on from step 2. */
export async function chooseOfferOverHttp(
  request: APIRequestContext,
  withOffer = false,
): Promise<void> {
  const send = await formSender(request)
  await send(1, { intent: 'choose-offer', offer: withOffer ? 'welcome' : 'none' })
}

/** The steps up to MitID; a page of this browser goes on from there. */
export async function reachMitidOverHttp(
  request: APIRequestContext,
  person: Person,
  options: RegisterOptions = {},
): Promise<void> {
  await sendUpToMitid(await formSender(request), person, options)
}

/** The steps up to the CPR number, whose page is answered; at MitID it may be somebody else who answers. */
export async function reachCprOverHttp(
  request: APIRequestContext,
  person: Person,
  atMitid: MitidAnswer = person,
): Promise<APIResponse> {
  const send = await formSender(request)
  await sendUpToMitid(send, person, {})
  return identifyOverHttp(request, send, atMitid)
}

type Send = (step: number, form: Record<string, string>) => Promise<string>

async function sendUpToMitid(send: Send, person: Person, options: RegisterOptions): Promise<void> {
  await send(1, { intent: 'choose-offer', offer: options.withOffer ? 'welcome' : 'none' })
  await send(2, contactForm(person, options))
}

/** The form of step 2 as it is sent. */
export function contactForm(
  person: Person,
  { limit = { kroner: 1_000, period: 'Uge' }, withOffer = false }: RegisterOptions = {},
): Record<string, string> {
  const [firstName = '', ...lastName] = person.name.split(' ')
  return {
    intent: 'submit-contact',
    first_name: firstName,
    last_name: lastName.join(' '),
    email: person.email,
    mobile_country_code: '+45',
    mobile: '21 34 56 78',
    limit_amount: String(limit.kroner),
    limit_period: periods[limit.period],
    age_and_terms: 'on',
    ...(withOffer && { offer_terms: 'on' }),
  }
}

async function identifyOverHttp(
  request: APIRequestContext,
  send: Send,
  atMitid: MitidAnswer,
): Promise<APIResponse> {
  const back = await answerMitid(request, await send(3, { intent: 'identify' }), atMitid)
  expect(back.url()).toContain('trin=3')
  return back
}

/** The site that this page's browser is for, though it may not have opened a page of it. */
export async function siteOrigin(request: APIRequestContext): Promise<string> {
  return new URL((await request.get('/robots.txt')).url()).origin
}

/** Answers where each form of registration leads on to; a form that is refused fails the test. */
async function formSender(request: APIRequestContext): Promise<Send> {
  const origin = await siteOrigin(request)
  return async (step, form) => {
    const answer = await request.post(`/registrer?trin=${step}`, {
      form,
      headers: { origin },
      maxRedirects: 0,
    })
    expect([step, form.intent, answer.status()]).toEqual([step, form.intent, 303])
    return answer.headers().location ?? ''
  }
}
