import { createServer } from 'node:http'
import { missingOfPolicy } from '@nordlys/testing/missing-of-policy'
import { afterEach, expect, test } from 'vitest'
import { startBackOffice } from './index.ts'

const open: AsyncDisposable[] = []

afterEach(async () => {
  for (const one of open.splice(0)) await one[Symbol.asyncDispose]()
})

/** A neighbour that answers /readyz with `status`. */
async function neighbour(status: number): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end('{}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function backOffice(platformUrl: string, siteUrl = platformUrl): Promise<string> {
  const started = await startBackOffice({
    port: 0,
    platformUrl,
    serviceCredential: 'credential',
    programs: [
      { name: 'site', url: siteUrl },
      { name: 'platform', url: platformUrl },
    ],
  })
  open.push(started)
  return started.url
}

test('the status page says of each program whether it is ready', async () => {
  const url = await backOffice(await neighbour(200), await neighbour(503))
  const response = await fetch(url)
  const page = await response.text()
  expect(page).toMatch(/Spillersiden<\/th><td>[^<]+<\/td><td>Ikke klar/)
  expect(page).toMatch(/Platformen<\/th><td>[^<]+<\/td><td>Klar/)
  expect(page).toContain('1 program er ikke klar.')
  expect(page).not.toContain('credential')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each(['/', '/findes-ikke'])('[FLT-78] the page %s has a whole policy', async (path) => {
  const url = await backOffice(await neighbour(200))
  const { headers } = await fetch(url + path)
  expect(missingOfPolicy(Object.fromEntries(headers))).toEqual([])
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

/** A platform that is ready and says how the books stand. */
async function platformThatSays(parties: object[]): Promise<string> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/v1/reconciliation/read'
    const isKnown = request.headers.authorization === 'Bearer credential'
    response.writeHead(isAsked && !isKnown ? 403 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isAsked ? { ok: true, parties } : { ok: true }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('the status page says how many differences are open with each outside party', async () => {
  const finishedAt = '2026-11-21T12:00:00.000Z'
  const payments = { party: 'payments', openDifferences: 2, outcome: 'different', finishedAt }
  const nemkonto = { party: 'nemkonto', openDifferences: 0, outcome: 'agreed', finishedAt }
  const url = await backOffice(await platformThatSays([payments, nemkonto]))
  const page = await (await fetch(url)).text()
  expect(page).toContain('2 åbne afvigelser.')
  expect(page).toMatch(/Betalingsudbyderen<\/th><td>2<\/td><td>Stemmer ikke, 21\./)
  expect(page).toMatch(/NemKonto<\/th><td>0<\/td><td>Stemmer, 21\./)
})

test('a platform that does not say how the books stand is shown so', async () => {
  const page = await (await fetch(await backOffice(await neighbour(200)))).text()
  expect(page).toContain('Platformen oplyser ikke, om bøgerne stemmer.')
})

test('a program that does not answer is shown so', async () => {
  const url = await backOffice('http://127.0.0.1:1')
  expect(await (await fetch(url)).text()).toContain('Svarer ikke')
})

test('it lives by itself, and is ready when the platform is', async () => {
  const ready = await backOffice(await neighbour(200))
  const waiting = await backOffice('http://127.0.0.1:1')
  expect((await fetch(`${ready}/readyz`)).status).toBe(200)
  expect((await fetch(`${waiting}/readyz`)).status).toBe(503)
  expect((await fetch(`${waiting}/healthz`)).status).toBe(200)
})
