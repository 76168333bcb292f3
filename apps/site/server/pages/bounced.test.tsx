import { type Call, readLetters, readOwnContact, readOwnMarkers } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as overview from '../../app/pages/account/page.tsx'
import * as letters from '../../app/pages/letters/page.tsx'
import * as loginResult from '../../app/pages/login-result/page.tsx'
import * as ownContact from '../../app/pages/own-contact/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const anna = { value: 'anna@example.dk', isConfirmed: false }
const answers = new Map<Call, object>([
  [readLetters, { ok: true, total: 0, letters: [] }],
  [readOwnMarkers, { ok: true, level: 0, marks: [], changes: [] }],
])

/** A page of a player whose letters arrive or not. */
async function drawn(path: string, page: object, isEmailBounced: true | undefined) {
  const contact = { ok: true, email: anna, mobile: anna, countryCodes: [], isEmailBounced }
  const call = async (spec: Call, request: never) =>
    spec === readOwnContact
      ? contact
      : (answers.get(spec) ?? advertisingAnswers.get(spec)?.(request))
  const known = await scope.player()
  const player = async () => ({ ...known, email: 'anna@example.dk', isEmailBounced })
  const asking = { ...scope, player, platform: { call } } as never
  return (await drawPage(asking, { path, page: page as never })).html
}

test.each([
  ['/min-konto/oversigt', overview],
  ['/min-konto/beskeder', letters],
  ['/loginsuccess', loginResult],
])(
  '[LT6] %s says that our letters do not arrive, with the way to the address',
  async (path, page) => {
    const html = await drawn(path, page, true)
    expect(html).toContain('Vores e-mails når ikke frem til dig')
    expect(html).toContain('Adressen anna@example.dk tager ikke imod e-mails')
    expect(html).toMatch(/href="\/min-konto\/profil\/e-mail"[^>]*>Ret din e-mail</)
    expect(await drawn(path, page, undefined)).not.toContain('når ikke frem')
  },
)

test('[LT6] the page of the address says it beside the address', async () => {
  const [path, words] = ['/min-konto/profil/e-mail', 'Adressen tager ikke imod vores e-mails.']
  expect(await drawn(path, ownContact, true)).toContain(words)
  expect(await drawn(path, ownContact, undefined)).not.toContain(words)
  // The number has nothing to do with it.
  expect(await drawn('/min-konto/profil/mobil', ownContact, true)).not.toContain(words)
})
