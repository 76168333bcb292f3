import { type Call, readOwnDetails, startDetails } from '@nordlys/contracts'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { type RequestScope, scopeOf, textsOf } from '../../app/ground/scope/request-scope.ts'
import { DetailsCard } from '../../app/pages/profile/details-card.tsx'
import { action } from '../../app/pages/profile/details-route.ts'
import { type OwnDetails, readDetails } from '../../app/pages/profile/own-details.ts'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const givenAt = new Date('2026-11-21T12:00:00Z')
const againAt = new Date('2026-11-22T12:00:00Z')
const address = { addressLines: ['Nordlysvej 12, 3. tv.', '8000 Aarhus C'] }
const anna = { isProtected: false, givenAt, name: 'Anna Nielsen', ...address }

/** The card of a player of whom MitID has given this. */
async function drawn(answer: object, query = ''): Promise<string> {
  let details: OwnDetails
  const page = {
    loader: async ({ context, url }: LoaderFunctionArgs) => {
      details = await readDetails(scopeOf(context), url)
      return { texts: textsOf(scope, 'profile', 'contact', 'overview') }
    },
    default: () => <DetailsCard details={details} />,
  }
  const call = async (spec: Call, request: never) =>
    spec === readOwnDetails ? { ok: true, ...answer } : advertisingAnswers.get(spec)?.(request)
  const player = await scope.player()
  const asking = { ...scope, player: async () => player, platform: { call } } as never
  const { html } = await drawPage(asking, { path: `/min-konto/profil${query}`, page })
  return html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
}

test('[ID46] who has not asked is offered to', async () => {
  const html = await drawn({})
  expect(html).toContain('Vi har ikke hentet dit navn og din adresse endnu.')
  expect(html).toContain('action="/min-konto/profil/oplysninger" method="post"')
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Hent fra MitID/s)
})

test('[ID46] name and address stand with their source and moment, and may be asked for again', async () => {
  const html = await drawn({ details: anna })
  expect(html).toContain('<dd>Anna Nielsen</dd>')
  expect(html).toContain('<dd>Nordlysvej 12, 3. tv., 8000 Aarhus C</dd>')
  expect(html).toContain('<dd>MitID, hentet 21. november 2026 kl. 13.00</dd>')
  expect(html).toContain('Hent igen')
})

test('[ID46] within a day there is a moment in place of the button', async () => {
  const html = await drawn({ details: anna, againAt }, '?oplysninger=hentet')
  expect(html).toContain('Du kan hente igen fra 22. november 2026 kl. 13.00.')
  expect(html).not.toContain('type="submit"')
  expect(html).toMatch(/role="status".*Dit navn og din adresse er hentet/s)
})

test('[ID46] a protected player reads that, and no address', async () => {
  const html = await drawn({ details: { isProtected: true, givenAt } })
  expect(html).toContain('<dd>Adressebeskyttet</dd>')
  expect(html).not.toContain('<dt>Navn</dt>')
})

test('[ID46] who has no address in Denmark reads that', async () => {
  const html = await drawn({ details: { ...anna, addressLines: [] } })
  expect(html).toContain('<dd>Ingen adresse i Danmark</dd>')
})

test('[ID46] a visit that gave nothing says why, whatever the address says', async () => {
  const html = await drawn({}, '?oplysninger=other-identity')
  expect(html).toMatch(/role="alert".*Du bekræftede med et andet MitID end dit eget/s)
  expect(await drawn({}, '?oplysninger=%3Cb%3E')).toContain('Det lykkedes ikke.')
})

/** Where the form leads when the platform answers so; the cookies that it sets. */
async function sent(answer: object) {
  const lines: string[] = []
  const asking = {
    ...scope,
    platform: { call: async (spec: Call) => (spec === startDetails ? answer : undefined) },
    setCookie: (line: string) => void lines.push(line),
  }
  const response = await action({ context: { get: () => asking } } as never)
  return { ledTo: response.headers.get('location'), lines }
}

test('[ID46] the form leads to MitID, or back with the reason', async () => {
  const authorizeUrl = 'https://mitid.example/auth?state=state-of-this-visit'
  const started = await sent({ ok: true, authorizeUrl, transaction: 'secret', expiresAt: againAt })
  expect(started.ledTo).toBe(authorizeUrl)
  expect(started.lines).toEqual([expect.stringMatching(/^__Host-mitid-.*purpose%3Ddetails/)])
  const refused = await sent({ ok: false, refusal: 'asked-today' })
  expect(refused).toEqual({ ledTo: '/min-konto/profil?oplysninger=asked-today', lines: [] })
})
