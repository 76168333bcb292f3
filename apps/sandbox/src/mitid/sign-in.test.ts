import { required, TestClock } from '@nordlys/core'
import * as oidc from 'openid-client'
import { expect, test } from 'vitest'
import { openSandbox } from '../testing/open-sandbox.ts'
import { redirectUri, relyingParty } from '../testing/relying-party.ts'

test('[REG-05] a sign-in with code, PKCE, state and nonce gives who the person is', async () => {
  await using sandbox = await openSandbox()
  const party = await relyingParty(sandbox.url)
  const tokens = await party.signIn({ persona: 'anna' })
  const claims = required(tokens.claims(), 'claims')
  expect(claims).toMatchObject({
    iss: `${sandbox.url}/mitid`,
    aud: 'nordlys-casino',
    idp: 'mitid',
    loa: 'https://data.gov.dk/concept/core/nsis/Substantial',
    acr: 'https://data.gov.dk/concept/core/nsis/Substantial',
    amr: ['code_app'],
    'mitid.date_of_birth': '1990-01-01',
    'mitid.identity_name': 'Anna Nielsen',
    'mitid.age': 36,
    'mitid.has_cpr': true,
  })
  expect(claims['mitid.uuid']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  expect(claims.auth_time).toBeTypeOf('number')
  expect(claims.exp - claims.iat).toBe(300)
  expect(tokens.expires_in).toBe(3 * 3600)
})

test('[REG-05] userinfo says the same as the token', async () => {
  await using sandbox = await openSandbox()
  const party = await relyingParty(sandbox.url)
  const tokens = await party.signIn({ persona: 'anna' })
  const { sub } = required(tokens.claims(), 'claims')
  const told = await oidc.fetchUserInfo(party.client, tokens.access_token, sub)
  expect(told['mitid.identity_name']).toBe('Anna Nielsen')
})

test('the pseudonym is the same each time, another for another person or a new MitID', async () => {
  await using sandbox = await openSandbox()
  const party = await relyingParty(sandbox.url)
  const subOf = async (persona: string) => (await party.signIn({ persona })).claims()?.sub
  const anna = await subOf('anna')
  expect(await subOf('anna')).toBe(anna)
  expect(await subOf('peter')).not.toBe(anna)
  expect(await subOf('anna-ny')).not.toBe(anna)
})

test('without the scope mitid nothing but the pseudonym is told', async () => {
  await using sandbox = await openSandbox()
  const party = await relyingParty(sandbox.url)
  const tokens = await party.signIn({ persona: 'anna' }, { scope: 'openid' })
  expect(tokens.claims()).not.toHaveProperty(['mitid.identity_name'])
})

test('a wrong verifier is refused', async () => {
  await using sandbox = await openSandbox()
  const { client, begin } = await relyingParty(sandbox.url)
  const begun = await begin({ action: 'login', persona: 'anna' })
  const exchange = oidc.authorizationCodeGrant(client, required(begun.back, 'return'), {
    pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
    expectedState: begun.state,
    expectedNonce: begun.nonce,
  })
  await expect(exchange).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a code works once', async () => {
  await using sandbox = await openSandbox()
  const { client, begin } = await relyingParty(sandbox.url)
  const begun = await begin({ action: 'login', persona: 'anna' })
  const exchange = () =>
    oidc.authorizationCodeGrant(client, required(begun.back, 'return'), {
      pkceCodeVerifier: begun.verifier,
      expectedState: begun.state,
      expectedNonce: begun.nonce,
    })
  await exchange()
  await expect(exchange()).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a request without PKCE goes back with an error', async () => {
  await using sandbox = await openSandbox()
  const query = new URLSearchParams({
    client_id: 'nordlys-casino',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirectUri,
    state: 's',
  })
  const address = `${sandbox.url}/mitid/auth?${query}`
  const response = await fetch(address, { redirect: 'manual' })
  const back = new URL(required(response.headers.get('location'), 'location'))
  expect(back.searchParams.get('error')).toBe('invalid_request')
})

test('an address to return to that is not registered is never returned to', async () => {
  await using sandbox = await openSandbox()
  const { begin } = await relyingParty(sandbox.url)
  const begun = await begin({}, { redirect_uri: 'http://localhost:3000/anden' })
  expect(begun.back).toBeUndefined()
})

test.each([
  [{ action: 'abort' }, 'access_denied', 'mitid_user_aborted'],
  [{ action: 'login', persona: 'jens' }, 'access_denied', 'mitid_user_blocked'],
  [{ action: 'login', persona: 'rikke' }, 'server_error', 'mitid_core_client_error'],
  [{ action: 'login', persona: 'ulla' }, 'temporarily_unavailable', 'mitid_unavailable'],
])('[REG-06] the choice %o goes back with %s', async (form, error, description) => {
  await using sandbox = await openSandbox()
  const { begin } = await relyingParty(sandbox.url)
  const begun = await begin(form)
  expect(begun.back?.searchParams.get('error')).toBe(error)
  expect(begun.back?.searchParams.get('error_description')).toBe(description)
  expect(begun.back?.searchParams.get('state')).toBe(begun.state)
})

test.each([
  ['mette', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'],
  ['niels', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
  ['oda', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
  ['per', 'OAUTH_INVALID_RESPONSE'],
])('[REG-06] the token of %s is refused: %s', async (persona, code) => {
  await using sandbox = await openSandbox()
  const party = await relyingParty(sandbox.url)
  oidc.enableNonRepudiationChecks(party.client)
  await expect(party.signIn({ persona })).rejects.toMatchObject({ code })
})

test('a slow MitID answers later than one may want to wait', async () => {
  await using sandbox = await openSandbox({ delays: { slowAnswerMs: 2_000 } })
  const party = await relyingParty(sandbox.url)
  party.client.timeout = 0.5
  await expect(party.signIn({ persona: 'karen' })).rejects.toMatchObject({ code: 'OAUTH_TIMEOUT' })
})

test('a low level of assurance is told as such', async () => {
  await using sandbox = await openSandbox()
  const party = await relyingParty(sandbox.url)
  const tokens = await party.signIn({ persona: 'lars' })
  expect(tokens.claims()?.loa).toBe('https://data.gov.dk/concept/core/nsis/Low')
})

test('a visitor may make up a person, with the day 60 too high', async () => {
  await using sandbox = await openSandbox()
  const party = await relyingParty(sandbox.url)
  const tokens = await party.signIn({ cpr: '620105-4321', name: 'Test Person' })
  expect(tokens.claims()).toMatchObject({
    'mitid.identity_name': 'Test Person',
    'mitid.date_of_birth': '2005-01-02',
  })
})

test('a CPR number that could be a real one is refused on the page', async () => {
  await using sandbox = await openSandbox()
  const party = await relyingParty(sandbox.url)
  const begun = await party.begin({ action: 'login', cpr: '0201054321', name: 'Test Person' })
  expect(begun.back).toBeUndefined()
  expect(begun.page?.status).toBe(422)
  expect(await begun.page?.text()).toContain('dagen er 60 for høj')
})

test('the button says what one signs in for', async () => {
  await using sandbox = await openSandbox()
  const { begin } = await relyingParty(sandbox.url)
  const idp_params = JSON.stringify({ mitid: { action_text: 'APPROVE' } })
  expect((await begin({ action: 'abort' })).text).toContain('Log ind med MitID')
  expect((await begin({ action: 'abort' }, { idp_params })).text).toContain('Godkend med MitID')
})

test('the token follows the clock of the sandbox', async () => {
  const clock = new TestClock(new Date('2030-05-01T12:00:00Z'))
  await using sandbox = await openSandbox({ clock })
  const skewSeconds = Math.round((clock.now().getTime() - new TestClock().now().getTime()) / 1000)
  const party = await relyingParty(sandbox.url, skewSeconds)
  const tokens = await party.signIn({ persona: 'anna' })
  const issued = required(tokens.claims(), 'claims').iat * 1000
  expect(Math.abs(issued - clock.now().getTime())).toBeLessThan(5_000)
  expect(tokens.claims()?.['mitid.age']).toBe(40)
})
