import { type APIRequestContext, expect } from '@playwright/test'
import type { Person } from './person.ts'
import type { RegisterOptions } from './register-player.ts'

const periods = { Dag: 'day', Uge: 'week', Måned: 'month' }

/**
 * Registers a person with the forms that the site's own pages send, so that the page whose request
 * context this is belongs to a player who is logged in. No page is opened for it.
 */
export async function registerOverHttp(
  request: APIRequestContext,
  person: Person,
  { limit = { kroner: 1_000, period: 'Uge' }, withOffer = false }: RegisterOptions = {},
): Promise<void> {
  const send = await formSender(request)
  await send(1, { intent: 'choose-offer', offer: withOffer ? 'welcome' : 'none' })
  const [firstName = '', ...lastName] = person.name.split(' ')
  await send(2, {
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
  })
  await signInOverHttp(request, await send(3, { intent: 'identify' }), person)
  await send(3, { intent: 'complete', personal_number: person.cpr })
}

/** The site that this page's browser is for, though it may not have opened a page of it. */
export async function siteOrigin(request: APIRequestContext): Promise<string> {
  return new URL((await request.get('/robots.txt')).url()).origin
}

/** Answers where each form of registration leads on to; a form that is refused fails the test. */
async function formSender(request: APIRequestContext) {
  const origin = await siteOrigin(request)
  return async (step: number, form: Record<string, string>): Promise<string> => {
    const answer = await request.post(`/registrer?trin=${step}`, {
      form,
      headers: { origin },
      maxRedirects: 0,
    })
    expect([step, form.intent, answer.status()]).toEqual([step, form.intent, 303])
    return answer.headers().location ?? ''
  }
}

async function signInOverHttp(
  request: APIRequestContext,
  mitidAddress: string,
  { cpr, name }: Person,
): Promise<void> {
  const mitid = await request.get(mitidAddress)
  const back = await request.post(mitid.url(), {
    form: { action: 'login', cpr, name },
    headers: { origin: new URL(mitid.url()).origin },
  })
  expect(back.url()).toContain('trin=3')
}
