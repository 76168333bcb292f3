import { expect, test } from 'vitest'
import { sessionCookies } from '../../app/parts/identification/session-cookies.ts'
import { readCookies, sessionOf } from './cookies.ts'

test('a session is both of its cookies, or none', () => {
  expect(sessionOf(readCookies('__Host-session=s; _auth_token=h'))).toEqual({
    secret: 's',
    handle: 'h',
  })
  expect(sessionOf(readCookies('__Host-session=s'))).toBeUndefined()
  expect(sessionOf(readCookies('_auth_token=h'))).toBeUndefined()
  expect(sessionOf(readCookies(undefined))).toBeUndefined()
})

test.each(['%00', '%0d%0aX:%20y', '%E2%82%AC', '"s"', 'a'.repeat(101)])(
  'a cookie of %s is no session: it is asked about nowhere and stops no page',
  (value) => {
    expect(sessionOf(readCookies(`__Host-session=${value}; _auth_token=h`))).toBeUndefined()
    expect(sessionOf(readCookies(`__Host-session=s; _auth_token=${value}`))).toBeUndefined()
  },
)

test('of a cookie sent twice the first counts, and a broken escape does no harm', () => {
  const cookies = readCookies('a=1; a=2; b=%E0%A4; c=x=y')
  expect([...cookies]).toEqual([
    ['a', '1'],
    ['b', '%E0%A4'],
    ['c', 'x=y'],
  ])
})

test('[REG-08] the secret is kept from script, the handle and the number in the log are not', () => {
  const [secret, handle, logId] = sessionCookies({
    secret: 's',
    handle: 'h',
    logId: 'l',
    expiresAt: new Date(0),
  })
  expect(secret).toBe('__Host-session=s; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(handle).toBe('_auth_token=h; Path=/; Secure; SameSite=Lax')
  expect(logId).toBe('_login_log_id=l; Path=/; Secure; SameSite=Lax')
})
