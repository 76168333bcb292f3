import { createServer } from 'node:http'
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
