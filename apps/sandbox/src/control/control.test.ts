import { expect, test } from 'vitest'
import { force, openSandbox, partyAuthorization, postJson } from '../testing/open-sandbox.ts'

const headers = { authorization: partyAuthorization }

test('a party forced down is down as often as told, then up again', async () => {
  await using sandbox = await openSandbox()
  const ask = () => fetch(`${sandbox.url}/nemkonto/payments`, { headers })
  await force(sandbox.url, 'nemkonto', 'down', 2)
  expect((await ask()).status).toBe(503)
  expect((await ask()).status).toBe(503)
  expect((await ask()).status).toBe(200)
})

test('a forced party cuts the connection, answers garbage or answers late', async () => {
  await using sandbox = await openSandbox()
  const ask = () => fetch(`${sandbox.url}/nemkonto/payments`, { headers })
  await force(sandbox.url, 'nemkonto', 'reset')
  await expect(ask()).rejects.toThrow()
  await force(sandbox.url, 'nemkonto', 'nonsense')
  const garbage = await ask()
  expect(garbage.status).toBe(200)
  await expect(garbage.json()).rejects.toThrow()
  await force(sandbox.url, 'nemkonto', 'slow')
  const slow = await ask()
  expect(await slow.json()).toEqual({ payments: [] })
})

test.each(['mitid', 'payments', 'mobilepay', 'rofus', 'messages'])(
  '%s can be forced down',
  async (party) => {
    await using sandbox = await openSandbox()
    const paths: Record<string, string> = {
      mitid: '/mitid/.well-known/openid-configuration',
      payments: '/payments/api/transactions',
      mobilepay: '/mobilepay/webhooks/v1/webhooks',
      rofus: '/rofus/GamblerProject/GamblerService',
      messages: '/messages/emails',
    }
    const method = ['rofus', 'messages'].includes(party) ? 'POST' : 'GET'
    await force(sandbox.url, party, 'down')
    expect((await fetch(`${sandbox.url}${paths[party]}`, { method })).status).toBe(503)
    expect((await fetch(`${sandbox.url}${paths[party]}`, { method })).status).not.toBe(503)
  },
)

test('always means until a reset', async () => {
  await using sandbox = await openSandbox()
  const { url } = sandbox
  const ask = () => fetch(`${url}/nemkonto/payments`, { headers })
  await force(url, 'nemkonto', 'down', 'always')
  for (let round = 0; round < 3; round += 1) expect((await ask()).status).toBe(503)
  const { forced } = await (await fetch(`${url}/control/next`)).json()
  expect(forced).toEqual([{ party: 'nemkonto', outcome: 'down', times: 'always' }])
  await postJson(`${url}/control/reset`, {})
  expect((await ask()).status).toBe(200)
})

test.each([
  [{ party: 'postal', outcome: 'down' }],
  [{ party: 'rofus', outcome: 'hold' }],
  [{ party: 'payments', outcome: 'decline-x' }],
  [{ party: 'rofus', outcome: 'down', times: 0 }],
  [{ party: 'rofus', outcome: 'down', times: 'ever' }],
  [['rofus', 'down']],
])('the wish %j is not known', async (wish) => {
  await using sandbox = await openSandbox()
  const response = await postJson(`${sandbox.url}/control/next`, wish)
  expect(response.status).toBe(400)
})

test('another site cannot steer the parties through a tester’s browser', async () => {
  await using sandbox = await openSandbox()
  const wish = { party: 'rofus', outcome: 'down' }
  const origin = 'http://evil.example'
  const response = await postJson(`${sandbox.url}/control/next`, wish, { origin })
  expect(response.status).toBe(403)
})

test('the page lists persons, cards and what is forced, and its form forces', async () => {
  await using sandbox = await openSandbox()
  const body = new URLSearchParams({ action: 'next', choice: 'payments decline-504', times: '2' })
  const response = await fetch(`${sandbox.url}/control`, { method: 'POST', body })
  const page = await response.text()
  expect(page).toContain('Anna Nielsen')
  expect(page).toContain('4571 0000 0001 0000')
  expect(page).toContain('afviser: ingen dækning (504):')
  expect(page).toContain('2 gang(e)')
  expect(page).toMatch(/MobilePay\s+bytter om på de næste to beskeder/)
  expect(page).not.toMatch(/MobilePay\s+(?:webhook|capture)-/)
})

test('the program says that it lives, and pages carry their own policy', async () => {
  await using sandbox = await openSandbox()
  expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${sandbox.url}/readyz`)).status).toBe(200)
  const page = await fetch(`${sandbox.url}/`)
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
})
