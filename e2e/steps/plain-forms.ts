import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { siteOrigin } from './register-over-http.ts'

/** A form as a page's HTML holds it: where it leads, and what is filled in without anybody typing. */
export interface PlainForm {
  to: string
  fields: Record<string, string>
}

/** The page's form that leads to an address with `part` in it. */
export function formTo(html: string, part: string): PlainForm {
  for (const [, given = '', inside = ''] of html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)) {
    const to = attributeOf(given, 'action').replaceAll('&amp;', '&')
    if (!to.includes(part)) continue
    const inputs = [...inside.matchAll(/<input[^>]*>/g)].map(([input]) => input)
    const named = inputs.filter((input) => attributeOf(input, 'type') === 'hidden')
    const fields = named.map((input) => [attributeOf(input, 'name'), attributeOf(input, 'value')])
    return { to, fields: Object.fromEntries(fields) }
  }
  throw new Error(`the page has no form to ${part}`)
}

/** Sends a form as a browser without script does; the answer, which may lead on. */
export async function sendForm(
  request: APIRequestContext,
  { to, fields }: PlainForm,
  typed: Record<string, string> = {},
): Promise<APIResponse> {
  return request.post(to.replace(/#.*/, ''), {
    form: { ...fields, ...typed },
    headers: { origin: await siteOrigin(request) },
    maxRedirects: 0,
  })
}

/** The page that a form that was taken leads on to. */
export async function followed(request: APIRequestContext, answer: APIResponse): Promise<string> {
  expect(answer.status()).toBe(303)
  return (await request.get(answer.headers().location ?? '')).text()
}

/**
 * Types an amount into the form of a limit, `?aendr=deposit-week`, and says yes to the question it leads to;
 * the page of the question, and the one that tells what was done.
 */
export async function changeLimit(
  request: APIRequestContext,
  query: string,
  amount: string,
): Promise<{ question: string; done: string }> {
  const page = await request.get(`/min-konto/begraensninger${query}`)
  const asked = await sendForm(request, formTo(await page.text(), query), { amount })
  expect(asked.status()).toBe(200)
  const question = await asked.text()
  const done = await followed(request, await sendForm(request, formTo(question, query)))
  return { question, done }
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}
