import { failureOf, type HttpCall } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { linkIn, unsubscribe } from './ways.ts'

interface Asked {
  path: string
  asked: unknown
}

function scope(asked: Asked[], answer: object): RequestScope {
  return {
    clientAddress: '127.0.0.1',
    store: {
      async call({ path }: HttpCall, what: unknown) {
        asked.push({ path, asked: what })
        return answer
      },
    },
  } as unknown as RequestScope
}

const done = { result: 1, data: { unsubscribed: 'sms' } }
const link = { token: 'signed', brand: 'nordlys' }

test('[MKT-04] each way of unsubscribing makes its own store call', async () => {
  const asked: Asked[] = []
  for (const way of ['email', 'sms', 'brand'] as const) {
    expect(await unsubscribe(scope(asked, done), way, link)).toBe('done')
  }
  expect(asked).toMatchObject([
    {
      path: '/GATMaven/users/DisablePromotionalEmail',
      asked: { query: { UserGuid: 'signed', IpAddress: '127.0.0.1' } },
    },
    { path: '/SMSUnsubscribe/{playerId}', asked: { params: { playerId: 'signed' } } },
    {
      path: '/SMSUnsubscribe/UnsubscribeBrand',
      asked: { body: { playerID: 'signed', brand: 'nordlys' } },
    },
  ])
})

test('[MKT-04] a failure is told as one, and without a token nobody is asked', async () => {
  const asked: Asked[] = []
  expect(await unsubscribe(scope(asked, failureOf('unknown')), 'sms', link)).toBe('unknown')
  expect(await unsubscribe(scope(asked, failureOf('no-answer')), 'email', link)).toBe('no-answer')
  expect(await unsubscribe(scope(asked, done), 'brand', { ...link, token: '' })).toBe('unknown')
  expect(asked).toHaveLength(2)
})

test('[MKT-04] for a brand that is not ours nobody is asked', async () => {
  const asked: Asked[] = []
  for (const brand of ['Nordlys Casino', 'andet', '']) {
    expect(await unsubscribe(scope(asked, done), 'brand', { ...link, brand })).toBe('unknown')
  }
  expect(asked).toEqual([])
})

test.each([
  ['UserGuid=a', { token: 'a', brand: 'nordlys' }],
  ['playerId=b', { token: 'b', brand: 'nordlys' }],
  ['playerID=c&brand=Nordlys', { token: 'c', brand: 'Nordlys' }],
  ['', { token: '', brand: 'nordlys' }],
])('[ROUTE-19] a link’s address %s names who and which brand', (query, expected) => {
  expect(linkIn(new URLSearchParams(query))).toEqual(expected)
})
