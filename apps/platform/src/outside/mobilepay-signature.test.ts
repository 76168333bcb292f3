import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { authorizationOf, isSignedByMobilePay } from './mobilepay-signature.ts'

const secret = 'a secret that is used as the text it is'
const address = new URL('https://casino.example/outside/mobilepay/events?by=mobilepay')
const at = new Date('2026-11-21T12:00:00Z')
const body = Buffer.from('{"name":"AUTHORIZED"}')

function signed(over: { body?: Buffer; date?: Date; secret?: string; address?: URL } = {}) {
  const date = (over.date ?? at).toUTCString()
  const contentHash = createHash('sha256').update(body).digest('base64')
  const authorization = authorizationOf(
    { date, contentHash },
    over.address ?? address,
    over.secret ?? secret,
  )
  return { body: over.body ?? body, date, contentHash, authorization }
}

const isSigned = (webhook: Parameters<typeof isSignedByMobilePay>[0]) =>
  isSignedByMobilePay(webhook, { secrets: ['another of ours', secret], address, at })

test('a webhook is believed by any of our secrets, within five minutes of its date', () => {
  expect(isSigned(signed())).toBe(true)
  expect(isSigned(signed({ date: new Date('2026-11-21T11:55:00Z') }))).toBe(true)
})

test.each([
  ['a body that was changed by a bit', signed({ body: Buffer.from('{"name":"AUTHORIZEE"}') })],
  ['another secret', signed({ secret: 'guess' })],
  ['another address of ours', signed({ address: new URL('https://casino.example/other') })],
  ['another host', signed({ address: new URL(`https://other.example${address.pathname}`) })],
  ['a date that is past', signed({ date: new Date('2026-11-21T11:54:59Z') })],
  ['a date that is to come', signed({ date: new Date('2026-11-21T12:05:01Z') })],
  ['no date', { ...signed(), date: undefined }],
  ['a date that is none', { ...signed(), date: 'yesterday' }],
  ['no hash', { ...signed(), contentHash: undefined }],
  ['no signature', { ...signed(), authorization: undefined }],
  ['part of a signature', { ...signed(), authorization: signed().authorization.slice(0, -1) }],
])('a webhook with %s is not believed', (_, webhook) => {
  expect(isSigned(webhook)).toBe(false)
})
