import { required } from '@nordlys/core'
import * as oidc from 'openid-client'
import { expect, test } from 'vitest'
import { openSandbox } from '../testing/open-sandbox.ts'
import { relyingParty } from '../testing/relying-party.ts'

const detailScope = 'openid mitid ssn.details_name ssn.details_address'

/** The claims about a person that begin so, in the token and at the userinfo endpoint. */
async function details(form: Record<string, string>, scope = detailScope) {
  await using sandbox = await openSandbox()
  const party = await relyingParty(sandbox.url)
  const tokens = await party.signIn(form, { scope })
  const claims = required(tokens.claims(), 'claims')
  const info = await oidc.fetchUserInfo(party.client, tokens.access_token, claims.sub)
  const only = (all: object) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([name]) => name.startsWith('ssn.details.'))
        .map(([name, value]) => [name.slice('ssn.details.'.length), value]),
    )
  return { token: only(claims), info: only(info) }
}

test('[ID46] name and address are given by scopes of their own, at the userinfo endpoint alone', async () => {
  const { token, info } = await details({ persona: 'anna' })
  expect(token).toEqual({})
  expect(info).toMatchObject({
    given_name: 'Anna',
    surname: 'Nielsen',
    name_address_protected: false,
    street: expect.stringMatching(/^\p{Lu}/u),
    number: expect.stringMatching(/^\d+$/),
    zip: expect.stringMatching(/^\d{4}$/),
    city: expect.any(String),
  })
  expect((await details({ persona: 'anna' })).info).toEqual(info)
})

test.each(['openid', 'openid mitid', 'openid mitid ssn'])(
  '[ID9] [ID46] the scopes of a login or a registration, %s, give neither',
  async (scope) => {
    expect(await details({ persona: 'anna' }, scope)).toEqual({ token: {}, info: {} })
  },
)

test.each([{ persona: 'skjult' }, { cpr: '6101900008', name: 'Mona Made-up' }])(
  '[ID46] a protected person has no name and no address: %o',
  async (form) => {
    expect((await details(form)).info).toEqual({
      surname: 'NAVNE & ADRESSEBESKYTTET',
      name_address_protected: true,
    })
  },
)
