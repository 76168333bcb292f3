import { type Call, confirmEmail, readOwnContact } from '@nordlys/contracts'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { type RequestScope, requestScope, textsOf } from '../../app/ground/scope/request-scope.ts'
import * as confirmPage from '../../app/pages/own-contact/confirm-page.tsx'
import * as ownContact from '../../app/pages/own-contact/page.tsx'
import { ContactCard } from '../../app/pages/profile/contact-card.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const expiresAt = new Date('2026-11-22T12:00:00Z')
const email = { value: 'anna@example.dk', isConfirmed: true }
const mobile = { value: '+4521345678', isConfirmed: true }
const asked = { value: 'ny@example.dk', isChange: true, expiresAt }
const code = { value: '+4560708090', isChange: true, expiresAt }

/** A page with a platform that reaches the player so. */
async function sent(path: string, contacts: object = {}) {
  const calls: Call[] = []
  const call = async (spec: Call, request: never) => {
    calls.push(spec)
    if (spec !== readOwnContact) return advertisingAnswers.get(spec)?.(request)
    return { ok: true, email, mobile, countryCodes: ['+45', '+299'], ...contacts }
  }
  const player = await scope.player()
  const asking = { ...scope, player: async () => player, platform: { call } } as never
  const page = path.startsWith('/bekraeft') ? confirmPage : ownContact
  const { html } = await drawPage(asking, { path, page })
  return { html: html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', ''), calls }
}

test('[ID38] what is confirmed says so, and asks for nothing but another', async () => {
  const { html } = await sent('/min-konto/profil/e-mail')
  expect(html).toMatch(
    /anna@example\.dk<span class="n-status-tag n-status-tag--success">Bekræftet</,
  )
  expect(html).toContain('name="email"')
  expect(html).not.toContain('name="again"')
  const number = (await sent('/min-konto/profil/mobil')).html
  expect(number).toMatch(/\+45 21 34 56 78<span class="n-status-tag n-status-tag--success">/)
  expect(number).toContain('<option value="+299">+299</option>')
  expect(number).not.toContain('name="code"')
})

test('[ID38] what is not confirmed has a button that sends the link or the code', async () => {
  const { html } = await sent('/min-konto/profil/e-mail', {
    email: { ...email, isConfirmed: false },
  })
  expect(html).toMatch(/n-status-tag--warning">Ikke bekræftet</)
  expect(html).toContain('Vi sender et link til anna@example.dk.')
  expect(html).toMatch(/value="1"[^>]*name="again">Send et link</)
  const number = await sent('/min-konto/profil/mobil', {
    mobile: { ...mobile, isConfirmed: false },
  })
  expect(number.html).toMatch(/value="1"[^>]*name="again">Send en kode</)
})

test('[ID33] [ID35] a link that waits says where it went, and what counts until then', async () => {
  const { html } = await sent('/min-konto/profil/e-mail?sendt=1', {
    email: { ...email, waiting: asked },
  })
  expect(html).toMatch(/role="status".*Vi har sendt et link til ny@example\.dk/s)
  expect(html).toContain('Linket gælder til 22. november 2026 kl. 13.00.')
  expect(html).toContain('Vi skriver til anna@example.dk, indtil du har bekræftet den nye adresse.')
  const first = { ...asked, value: 'anna@example.dk', isChange: false }
  const own = await sent('/min-konto/profil/e-mail', { email: { ...email, waiting: first } })
  expect(own.html).not.toContain('indtil du har bekræftet')
})

test('[ID36] a code that waits has its field, which a telephone fills in', async () => {
  const { html } = await sent('/min-konto/profil/mobil', { mobile: { ...mobile, waiting: code } })
  expect(html).toContain('Vi har sendt en kode til +45 60 70 80 90')
  expect(html).toContain('Den gælder til kl. 13.00.')
  expect(html).toContain('+45 21 34 56 78 gælder, indtil du har bekræftet det nye nummer.')
  expect(html).toMatch(/<input [^>]*name="code"[^>]*>/)
  expect(html).toMatch(/autocomplete="one-time-code"/i)
})

test('[ID34] a visit to MitID that confirmed nothing says why, whatever the address says', async () => {
  const { html } = await sent('/min-konto/profil/e-mail?fejl=other-identity')
  expect(html).toMatch(/role="alert".*Du bekræftede med et andet MitID end dit eget/s)
  expect((await sent('/min-konto/profil/e-mail?fejl=%3Cb%3E')).html).toContain('Det lykkedes ikke.')
})

const link = `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}.${'s'.repeat(43)}`

test('[ID35] a program that follows the link confirms nothing: the page only asks', async () => {
  const { html, calls } = await sent(`/bekraeft-e-mail?kode=${link}`)
  expect(html).toContain(`name="link" value="${link}"`)
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Bekræft adressen/s)
  expect(calls).not.toContain(confirmEmail)
  expect(calls).not.toContain(readOwnContact)
  const none = await sent('/bekraeft-e-mail')
  expect(none.html).toContain('Vi kender ikke linket.')
  expect(none.html).not.toContain('name="link"')
})

/** What the button answers when the platform says so. */
async function pressed(answer: object | Error) {
  const requests: unknown[] = []
  const failures: unknown[] = []
  const platform = {
    async call(_: Call, request: unknown) {
      requests.push(request)
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const noteFailure = (error: unknown) => failures.push(error)
  const context = { get: (key: unknown) => key === requestScope && { platform, noteFailure } }
  const body = new URLSearchParams({ link })
  const request = new Request('http://localhost:3000/bekraeft-e-mail', { method: 'POST', body })
  const { data, init } = await confirmPage.action({ context, request } as never)
  return { requests, failures, outcome: data.outcome, status: Object(init).status }
}

test('[ID35] the button asks once, without a session, and each answer has its sentence', async () => {
  expect(await pressed({ ok: true })).toEqual({
    ...{ requests: [{ link }], failures: [], outcome: 'done', status: 200 },
  })
  for (const refusal of Object.keys(confirmEmail.refusals)) {
    expect(await pressed({ ok: false, refusal })).toMatchObject({ outcome: refusal, status: 200 })
  }
  const away = await pressed(new Error('no answer'))
  expect(away).toMatchObject({ outcome: 'unreachable', status: 503 })
  expect(away.failures).toHaveLength(1)
})

test('[LT8] the profile says that the letter to a new address came back', async () => {
  const contact = { email: { ...email, waiting: { ...asked, isBounced: true as const } }, mobile }
  const page = {
    loader: async () => ({ texts: textsOf(scope, 'profile', 'contact') }),
    default: () => <ContactCard contact={{ ...contact, countryCodes: ['+45'] }} isNew={false} />,
  }
  const { html } = await drawPage(scope, { path: '/min-konto/profil', page })
  expect(html).toContain('Brevet til ny@example.dk kom retur')
  expect(html).not.toContain('Vi venter på, at du åbner linket')
})

test('[ID33] the profile shows both, what waits, and the ways to their pages', async () => {
  const contact = {
    email: { ...email, waiting: asked },
    mobile: { ...mobile, isConfirmed: false },
    countryCodes: ['+45'],
  }
  const page = {
    loader: async (given: LoaderFunctionArgs) => ({
      ...(await ownContact.loader(given)),
      texts: textsOf(scope, 'profile', 'contact', 'overview'),
    }),
    default: () => <ContactCard contact={contact} isNew />,
  }
  const call = async (spec: Call, request: never) =>
    spec === readOwnContact ? { ok: true, ...contact } : advertisingAnswers.get(spec)?.(request)
  const player = await scope.player()
  const asking = { ...scope, player: async () => player, platform: { call } } as never
  const { html } = await drawPage(asking, { path: '/min-konto/profil/e-mail', page })
  expect(html).toContain('Vi venter på, at du åbner linket, som vi har sendt til ny@example.dk.')
  expect(html).toContain('action="/min-konto/profil/e-mail" method="post"')
  expect(html).toMatch(/href="\/min-konto\/profil\/e-mail"[^>]*>Skift e-mail</)
  expect(html).toMatch(/href="\/min-konto\/profil\/mobil"[^>]*>Bekræft eller skift mobilnummer</)
  expect(html).toContain('Dit mobilnummer er bekræftet')
})
