import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownCookies } from '../testing/test-answering.ts'
import { dataCopies } from '../testing/test-product-neighbour.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const address = '/min-konto/profil/data/kopi.json'
const page = '/min-konto/profil/data'

let site: Awaited<ReturnType<typeof testSite>>
beforeAll(async () => {
  site = await testSite(() => htmlPage())
})
afterAll(() => site[Symbol.asyncDispose]())

const fetched = (url: string, headers: Record<string, string> = { cookie: knownCookies }) =>
  site.server.inject({ url, headers })

test('[PD5] a copy is one file, in as many parts as it has', async () => {
  const { statusCode, headers, body } = await fetched(`${address}?kopi=${dataCopies.open}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="mine-data-2026-11-21.json"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const { account, tables } = JSON.parse(body)
  expect([account, tables.wallet_deposit.rows[0].amount_ore]).toEqual([100_001, 10_050])
})

test.each([
  [`?kopi=${dataCopies.closed}`, `${page}?kopi-er=bekraeft`],
  [`?kopi=${dataCopies.gone}`, `${page}?kopi=${dataCopies.gone}`],
  [
    '?kopi=0198c0de-0000-7000-8000-000000000009',
    `${page}?kopi=0198c0de-0000-7000-8000-000000000009`,
  ],
  ['?kopi=x%0d%0ay', `${page}?kopi=x%0D%0Ay`],
  ['', `${page}?kopi=`],
])('[PD6] %s is answered by the page of the player’s data', async (query, place) => {
  const { statusCode, headers } = await fetched(address + query)
  expect([statusCode, headers.location]).toEqual([303, place])
})

test('[PD5] nobody but its player has it: without a session it leads to the login', async () => {
  const url = `${address}?kopi=${dataCopies.open}`
  for (const headers of [{}, { cookie: knownCookies.replace('secret-of', 'guess-of') }]) {
    const { statusCode, headers: answered } = await fetched(url, headers)
    expect(statusCode).toBe(303)
    expect(answered.location).toBe(`/log-ind?${new URLSearchParams({ redirect: page })}`)
  }
})

test('[FLT-89] a browser that guesses gets none', async () => {
  const headers = { cookie: knownCookies, 'sec-purpose': 'prefetch' }
  expect((await fetched(`${address}?kopi=${dataCopies.open}`, headers)).statusCode).toBe(503)
})
