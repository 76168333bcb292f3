import { type APIRequestContext, expect, test } from '@playwright/test'
import { shownOf } from './steps/notice-of.ts'
import { changeLimit, followed, formTo, sendForm } from './steps/plain-forms.ts'
import { registerPlayer } from './steps/register-player.ts'
import { depositOverHttp } from './steps/session.ts'

const address = '/min-konto/begraensninger'

/** What a page shows, in plain words; amounts hold a space that is never broken. */
const read = (html: string) => shownOf(html).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')

async function open(request: APIRequestContext, query = ''): Promise<string> {
  return (await request.get(`${address}${query}`)).text()
}

/** What is shown of the question that an amount leads to, and of the page once it was said yes to. */
async function change(request: APIRequestContext, query: string, amount: string) {
  const { question, done } = await changeLimit(request, query, amount)
  return { question: read(question), done: read(done) }
}

// As the ready-made players stand whom the README names for limits: Nanna Næsten, and Hanne Hævet.
test('[LIM-01][LIM-03][LIM-04] a limit is lowered, raised and the raise taken back by plain forms', async ({
  request,
}) => {
  await registerPlayer({ request }, { limit: { kroner: 330, period: 'Måned' } })
  await depositOverHttp({ request }, 300)
  expect(read(await open(request))).toContain('Du er tæt på grænsen. Der er 30 kr. tilbage.')

  const lowered = await change(request, '?saenk=deposit-month', '310')
  expect(lowered.question).toContain('fra 330 kr. til 310 kr.?')
  expect(lowered.question).toContain('Det gælder med det samme.')
  expect(lowered.done).toContain('Din månedlige indbetalingsgrænse er nu 310 kr.')

  const raised = await change(request, '?aendr=deposit-month', '500')
  expect(raised.question).toContain('Det træder i kraft 24 timer efter')
  expect(raised.done).toMatch(/Hæves til 500 kr\. den \d+\. \w+ \d{4} kl\. \d\d\.\d\d/)

  const waiting = formTo(await open(request), '?annuller=deposit-month')
  const takenBack = read(await followed(request, await sendForm(request, waiting)))
  expect(takenBack).toContain('Din månedlige indbetalingsgrænse er stadig 310 kr.')
  expect(takenBack).not.toContain('Hæves til')
})

test('[LIM-04] by plain forms a raise that waits is taken back once, and then there is none', async ({
  request,
}) => {
  await registerPlayer({ request }, { limit: { kroner: 1_000, period: 'Uge' } })
  await change(request, '?aendr=deposit-week', '2.000')
  const waiting = formTo(await open(request), '?annuller=deposit-week')
  const first = await sendForm(request, waiting)
  // The same wish sent again has the same answer.
  const again = await sendForm(request, waiting)
  expect([first.status(), again.status()]).toEqual([303, 303])
  expect(read(await followed(request, again))).toContain('er stadig 1.000 kr.')
  const another = await sendForm(request, waiting, { key: crypto.randomUUID() })
  expect(another.status()).toBe(200)
  expect(read(await another.text())).toContain('Der er ingen ændring at annullere.')
})
