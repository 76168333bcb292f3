import { TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { openSandbox, postJson } from '../testing/open-sandbox.ts'
import { relyingParty } from '../testing/relying-party.ts'

async function signedIn(url: string, persona = 'anna', extra: Record<string, string> = {}) {
  const party = await relyingParty(url)
  const { access_token } = await party.signIn({ persona }, extra)
  return async (cpr: unknown) => {
    const authorization = `Bearer ${access_token}`
    const response = await postJson(`${url}/mitid/cpr-match`, { cpr }, { authorization })
    return { status: response.status, body: await response.json() }
  }
}

test('[REG-03] the own CPR number matches, with or without a hyphen, another does not', async () => {
  await using sandbox = await openSandbox()
  const match = await signedIn(sandbox.url)
  expect(await match('6101900000')).toEqual({ status: 200, body: { cprNumberMatch: true } })
  expect(await match('610190-0000')).toEqual({ status: 200, body: { cprNumberMatch: true } })
  expect(await match('6101900001')).toEqual({ status: 200, body: { cprNumberMatch: false } })
})

test('[REG-06] the fourth attempt of one authentication is refused, a new one starts afresh', async () => {
  await using sandbox = await openSandbox()
  const match = await signedIn(sandbox.url)
  for (const cpr of ['6101900001', '6101900002', '6101900003']) await match(cpr)
  expect(await match('6101900000')).toEqual({ status: 429, body: { error: 'too_many_attempts' } })
  const again = await signedIn(sandbox.url)
  expect((await again('6101900000')).status).toBe(200)
})

test('[VAL-01] what is not ten digits is refused without counting', async () => {
  await using sandbox = await openSandbox()
  const match = await signedIn(sandbox.url)
  for (const cpr of ['610190000', '61019000000', 'abcdefghij', 6101900000]) {
    expect(await match(cpr)).toEqual({ status: 400, body: { error: 'invalid_cpr' } })
  }
  expect((await match('6101900000')).status).toBe(200)
})

test('[REG-06] 15 minutes after the sign-in no number is compared any more', async () => {
  const clock = new TestClock()
  await using sandbox = await openSandbox({ clock })
  const match = await signedIn(sandbox.url)
  clock.advance({ minutes: 14 })
  expect((await match('6101900000')).status).toBe(200)
  clock.advance({ minutes: 1 })
  expect(await match('6101900000')).toEqual({
    status: 401,
    body: { error: 'authentication_expired' },
  })
})

test('a MitID without a CPR number never matches', async () => {
  await using sandbox = await openSandbox()
  const match = await signedIn(sandbox.url, 'tove')
  expect((await match('6405910018')).body).toEqual({ cprNumberMatch: false })
})

test('without the scope ssn, or without a token, there is no match', async () => {
  await using sandbox = await openSandbox()
  const match = await signedIn(sandbox.url, 'anna', { scope: 'openid mitid' })
  expect(await match('6101900000')).toEqual({ status: 403, body: { error: 'insufficient_scope' } })
  const bare = await postJson(`${sandbox.url}/mitid/cpr-match`, { cpr: '6101900000' })
  expect(bare.status).toBe(401)
})
