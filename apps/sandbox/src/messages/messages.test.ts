import { TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { openSandbox, postJson } from '../testing/open-sandbox.ts'

const authorization = 'Bearer sandbox-secret'
const email = {
  to: 'anna@example.dk',
  subject: 'Velkommen til Nordlys',
  text: 'Hej Anna\nSe http://localhost:3000/konto <nu>',
  category: 'transactional',
}
const sms = { msisdn: '+4512345678', text: 'Hej', sender: 'Nordlys', category: 'transactional' }

test('mails and SMS lie in the inbox, newest first, and can be asked for by address', async () => {
  const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
  await using sandbox = await openSandbox({ clock })
  const { url } = sandbox
  const sent = await postJson(`${url}/messages/emails`, email, { authorization })
  expect(sent.status).toBe(202)
  const { messageId } = await sent.json()
  clock.advance({ seconds: 1 })
  expect((await postJson(`${url}/messages/sms`, sms, { authorization })).status).toBe(202)
  const list = async (query = '') =>
    (await (await fetch(`${url}/messages/api${query}`)).json()).messages
  expect(await list()).toMatchObject([
    {
      kind: 'sms',
      to: '+4512345678',
      sender: 'Nordlys',
      text: 'Hej',
      at: '2026-11-21T12:00:01.000Z',
    },
    { kind: 'email', messageId, ...email, at: '2026-11-21T12:00:00.000Z' },
  ])
  expect(await list('?to=anna@example.dk')).toHaveLength(1)
  expect(await list('?to=bo@example.dk')).toEqual([])
  const page = await (await fetch(`${url}/messages`)).text()
  expect(page).toContain('<a href="http://localhost:3000/konto">')
  expect(page).toContain('&lt;nu&gt;')
})

test('a repeat with the same key is the same message', async () => {
  await using sandbox = await openSandbox()
  const headers = { authorization, 'idempotency-key': 'k-1' }
  const send = async () => (await postJson(`${sandbox.url}/messages/emails`, email, headers)).json()
  expect(await send()).toEqual(await send())
  const { messages } = await (await fetch(`${sandbox.url}/messages/api`)).json()
  expect(messages).toHaveLength(1)
})

test.each([
  ['emails', { ...email, to: 'anna' }, 'to'],
  ['emails', { ...email, subject: 'Hej\r\nBcc: bo@example.dk' }, 'subject'],
  ['emails', { ...email, text: '' }, 'text'],
  ['emails', { ...email, category: 'other' }, 'category'],
  ['emails', { ...email, category: 'marketing' }, 'listUnsubscribeUrl'],
  ['sms', { ...sms, msisdn: '12345678' }, 'msisdn'],
  ['sms', { ...sms, sender: 'Nordlys Casino' }, 'sender'],
])('%s that cannot be sent are refused (%#)', async (path, body, field) => {
  await using sandbox = await openSandbox()
  const response = await postJson(`${sandbox.url}/messages/${path}`, body, { authorization })
  expect(response.status).toBe(400)
  expect((await response.json()).detail).toMatch(new RegExp(`^${field}`))
})

test.each(['bounce@example.dk', 'Bounce+anna@example.dk'])(
  '[LT5] an e-mail to %s bounces for good, and lies in no inbox',
  async (to) => {
    await using sandbox = await openSandbox()
    const send = (address: string) =>
      postJson(`${sandbox.url}/messages/emails`, { ...email, to: address }, { authorization })
    const response = await send(to)
    expect([response.status, (await response.json()).error]).toEqual([422, 'permanent_bounce'])
    expect((await send(`not-${to}`)).status).toBe(202)
    const { messages } = await (await fetch(`${sandbox.url}/messages/api`)).json()
    expect(messages).toHaveLength(1)
  },
)

test('only who knows the token can send', async () => {
  await using sandbox = await openSandbox()
  expect((await postJson(`${sandbox.url}/messages/emails`, email)).status).toBe(401)
})
