import { expect, test } from 'vitest'
import { sharedPageKey } from './shared-addresses.ts'

const nobody = new Map<string, string>()
const keyOf = (path: string, method = 'GET') =>
  sharedPageKey(method, new URL(path, 'https://nordlys.example'), nobody)

test('one choice has one key, however it is written', () => {
  const key = '/spilleautomater/alle-spil?tema=rummet&tema=vikinger&side=2'
  expect(keyOf('/spilleautomater/alle-spil?side=2&tema=vikinger&tema=rummet')).toBe(key)
  expect(keyOf('/spilleautomater/alle-spil?tema=rummet&tema=vikinger&tema=rummet&side=2')).toBe(key)
  expect(keyOf('/spilleautomater/alle-spil?utm_source=x&side=1')).toBe('/spilleautomater/alle-spil')
  expect(keyOf('/jackpots?fbclid=x', 'HEAD')).toBe('/jackpots')
})

test('[ROUTE-08] [CONTENT-01] each page of the news has a key, and nothing else in the address has', () => {
  expect(keyOf('/nyheder')).toBe('/nyheder')
  expect(keyOf('/nyheder?side=2')).toBe('/nyheder?side=2')
  expect(keyOf('/nyheder?utm_source=x&side=12&side=3')).toBe('/nyheder?side=12')
  for (const odd of ['1', '0', '02', '-2', '2.5', '1e3', '10000', 'to', '']) {
    expect([odd, keyOf(`/nyheder?side=${odd}`)]).toEqual([odd, '/nyheder'])
  }
  expect(keyOf('/nyheder/en-nyhed?side=2')).toBe('/nyheder/en-nyhed')
  expect(keyOf('/kampagner?side=2')).toBe('/kampagner')
})

test('what is typed, rare choices and other methods are made for one request alone', () => {
  expect(keyOf('/spilleautomater/soeg?q=odin')).toBeUndefined()
  expect(keyOf('/spilleautomater?tema=rom&tema=japan&rtp=95')).toBeUndefined()
  expect(keyOf('/min-konto/oversigt')).toBeUndefined()
  expect(keyOf('/', 'POST')).toBeUndefined()
})

test('[FLT-60] the words of the consent are shared by all, whoever is logged in', () => {
  const player = new Map([['_auth_token', 'x']])
  const keyFor = (method: string) =>
    sharedPageKey(method, new URL('https://nordlys.example/samtykke/tekster?x=1'), player)
  expect(keyOf('/samtykke/tekster')).toBe('/samtykke/tekster')
  expect(keyFor('GET')).toBe('/samtykke/tekster')
  expect(keyFor('POST')).toBeUndefined()
})

test('a page that may tell one visitor something is shared while its address does not', () => {
  expect(keyOf('/kontaktos?utm_source=x')).toBe('/kontaktos')
  expect(keyOf('/kontaktos?sendt=1')).toBeUndefined()
  expect(keyOf('/log-ind')).toBe('/log-ind')
  expect(keyOf('/log-ind?redirect=%2Fmin-konto%2Foversigt')).toBeUndefined()
  expect(keyOf('/log-ind?fejl=mitid-afbrudt')).toBeUndefined()
  expect(keyOf('/log-ind?lukket=ja')).toBeUndefined()
})
