import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { minuteMs, TestClock } from '@nordlys/core'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMitid, type Mitid } from './mitid.ts'
import { OutsideError } from './outside-error.ts'

/**
 * A broker that signs whatever a test asks it to, over the wire: the real one never would, and what
 * it would never send is exactly what has to be refused.
 */
const start = new Date('2026-11-21T12:00:00Z')
const secrets = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) }
const returned = 'http://localhost:3000/mitid/retur?code=the-code&state=the-state'
const seconds = start.getTime() / 1000

let server: Server
let issuer: string
let clock: TestClock
let mitid: Mitid
let sign: (claims: JWTPayload) => Promise<string>
let forge: (claims: JWTPayload) => Promise<string>
let idToken = ''
let tokenStatus = 200
let publish: (which: 'old' | 'renewed' | 'renamed') => void
let signNext: (claims: JWTPayload, kid: string) => Promise<string>
let jwks: { keys: object[] }
let keysRead = 0
let tokensRead = 0

const claims = (): JWTPayload => ({
  iss: issuer,
  aud: 'nordlys-casino',
  sub: 'person-1',
  nonce: secrets.nonce,
  iat: seconds,
  exp: seconds + 300,
  auth_time: seconds,
  idp: 'mitid',
  loa: 'https://data.gov.dk/concept/core/nsis/Substantial',
  'mitid.uuid': 'uuid-1',
  'mitid.date_of_birth': '1990-01-01',
})

beforeAll(async () => {
  const [ours, theirs] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const next = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const header = { alg: 'RS256', kid: 'k1' }
  sign = (payload) => new SignJWT(payload).setProtectedHeader(header).sign(ours.privateKey)
  forge = (payload) => new SignJWT(payload).setProtectedHeader(header).sign(theirs.privateKey)
  const published = async (key: CryptoKey, kid: string) => ({
    ...(await exportJWK(key)),
    kid,
    alg: 'RS256',
    use: 'sig',
  })
  const [old, renewed, renamed] = [
    jwk,
    await published(next.publicKey, 'k1'),
    await published(next.publicKey, 'k2'),
  ]
  publish = (which) => {
    jwks = { keys: [{ old, renewed, renamed }[which]] }
  }
  signNext = (payload, kid) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(next.privateKey)
  publish('old')
  server = createServer((request, response) => {
    const path = request.url?.split('?')[0]
    response.setHeader('content-type', 'application/json')
    if (path === '/.well-known/openid-configuration') return response.end(metadata())
    if (path === '/jwks') {
      keysRead += 1
      return response.end(JSON.stringify(jwks))
    }
    tokensRead += 1
    response.statusCode = tokenStatus
    const answer = { access_token: 'access', token_type: 'Bearer', id_token: idToken }
    return response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  tokenStatus = 200
  publish('old')
  clock = new TestClock(start)
  mitid = createMitid(
    {
      issuer: new URL(issuer),
      clientId: 'nordlys-casino',
      clientSecret: 'secret',
      redirectUri: new URL('http://localhost:3000/mitid/retur'),
    },
    clock,
  )
})

function metadata(): string {
  return JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  })
}

const finish = () => mitid.finish(returned, secrets, start)

test('a token in which everything is right tells who signed in', async () => {
  idToken = await sign(claims())
  expect(await finish()).toEqual({
    ok: true,
    accessToken: 'access',
    identity: { sub: 'person-1', uuid: 'uuid-1', birthDate: '1990-01-01', authenticatedAt: start },
  })
  idToken = await sign({ ...claims(), loa: 'https://data.gov.dk/concept/core/nsis/High' })
  expect(await finish()).toMatchObject({ ok: true })
})

test.each<[string, JWTPayload, string]>([
  ['another issuer', { iss: 'https://evil.example' }, 'identity-rejected'],
  ['another audience', { aud: 'another-client' }, 'identity-rejected'],
  ['more audiences without ours first', { aud: ['a', 'nordlys-casino'] }, 'identity-rejected'],
  ['another nonce', { nonce: 'another' }, 'identity-rejected'],
  ['no nonce', { nonce: undefined } as never, 'identity-rejected'],
  ['an expiry that has passed', { exp: seconds - 6 }, 'token-expired'],
  ['an issue two hours ago', { iat: seconds - 7200 }, 'identity-rejected'],
  ['an issue in the future', { iat: seconds + 31 }, 'identity-rejected'],
  ['a sign-in before the visit began', { auth_time: seconds - 40 }, 'identity-rejected'],
  ['a sign-in in the future', { auth_time: seconds + 31 }, 'identity-rejected'],
  ['no time of sign-in', { auth_time: undefined }, 'identity-rejected'],
  ['no person', { sub: undefined } as never, 'identity-rejected'],
  ['no birth date', { 'mitid.date_of_birth': undefined }, 'identity-rejected'],
  ['another identity provider', { idp: 'facebook' }, 'identity-rejected'],
  ['the level Low', { loa: 'https://data.gov.dk/concept/core/nsis/Low' }, 'assurance-too-low'],
  ['no level', { loa: undefined }, 'assurance-too-low'],
])('[REG-06] a token with %s is refused', async (_what, change, refusal) => {
  idToken = await sign({ ...claims(), ...change })
  expect(await finish()).toEqual({ ok: false, refusal })
})

test('[REG-06] a token that another signed, or nobody, is refused', async () => {
  idToken = await forge(claims())
  expect(await finish()).toEqual({ ok: false, refusal: 'identity-rejected' })
  idToken = new UnsecuredJWT(claims()).encode()
  expect(await finish()).toEqual({ ok: false, refusal: 'identity-rejected' })
})

test.each([
  'code=the-code&state=another',
  'code=the-code',
  'code=the-code&code=other&state=the-state',
  'state=the-state',
])('[REG-06] a return with "%s" is refused', async (query) => {
  idToken = await sign(claims())
  const url = `http://localhost:3000/mitid/retur?${query}`
  expect(await mitid.finish(url, secrets, start)).toEqual({
    ok: false,
    refusal: 'identity-rejected',
  })
})

test.each([
  ['renewed', 'k1'],
  ['renamed', 'k2'],
] as const)(
  '[FLT-75] a broker with a %s key is believed at once, by one reading of its keys',
  async (which, kid) => {
    idToken = await sign(claims())
    expect(await finish()).toMatchObject({ ok: true })
    publish(which)
    idToken = await signNext(claims(), kid)
    const before = { keysRead, tokensRead }
    expect(await finish()).toMatchObject({ ok: true })
    expect(await finish()).toMatchObject({ ok: true })
    expect({ keysRead, tokensRead }).toEqual({
      keysRead: before.keysRead + 1,
      tokensRead: before.tokensRead + 2,
    })
  },
)

test('[FLT-75] forged tokens have the keys read again once a minute and no oftener', async () => {
  idToken = await sign(claims())
  expect(await finish()).toMatchObject({ ok: true })
  idToken = await forge(claims())
  const before = keysRead
  const refused = { ok: false, refusal: 'identity-rejected' }
  expect([await finish(), await finish(), await finish()]).toEqual([refused, refused, refused])
  expect(keysRead).toBe(before + 1)
  clock.advance({ minutes: 1 })
  idToken = await forge({ ...claims(), iat: seconds + 60, exp: seconds + 360 })
  await finish()
  expect(keysRead).toBe(before + 2)
})

test('[REG-06] the expiry is held to our clock, not to the machine it runs on', async () => {
  idToken = await sign(claims())
  clock.advance({ ms: 5 * minuteMs - 1_000 })
  expect(await finish()).toMatchObject({ ok: true })
  clock.advance({ seconds: 7 })
  expect(await finish()).toEqual({ ok: false, refusal: 'token-expired' })
})

test('[REG-06] a broker that fails is down, not the player refused', async () => {
  tokenStatus = 503
  await expect(finish()).rejects.toThrow(OutsideError)
  const closed = createMitid(
    {
      issuer: new URL('http://127.0.0.1:1'),
      clientId: 'nordlys-casino',
      clientSecret: 'secret',
      redirectUri: new URL('http://localhost:3000/mitid/retur'),
    },
    clock,
  )
  await expect(closed.finish(returned, secrets, start)).rejects.toThrow('mitid is down')
})
