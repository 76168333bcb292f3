import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { answerMitid, type MitidAnswer } from './mitid-over-http.ts'
import { siteOrigin } from './register-over-http.ts'

/** Sends the login page's form and answers at MitID; the page it all leads to. */
export async function logInOverHttp(
  request: APIRequestContext,
  answer: MitidAnswer,
  { returnTo }: { returnTo?: string } = {},
): Promise<APIResponse> {
  const sent = await request.post('/log-ind', {
    form: returnTo === undefined ? {} : { redirect: returnTo },
    headers: { origin: await siteOrigin(request) },
    maxRedirects: 0,
  })
  expect(sent.status()).toBe(303)
  return answerMitid(request, sent.headers().location ?? '', answer)
}
