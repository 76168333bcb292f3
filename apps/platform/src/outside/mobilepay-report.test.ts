import { expect, test } from 'vitest'
import type { MobilePay } from './mobilepay.ts'
import { createMobilePaySettlements } from './mobilepay-report.ts'

const period = { from: new Date('2026-11-20T12:00:00Z'), to: new Date('2026-11-21T12:00:00Z') }
const entry = {
  ...{ entryType: 'capture', reference: 'someone-1', amount: 100, currency: 'DKK' },
  time: '2026-11-21T11:00:00Z',
}

const report = (over: object, page: object = { cursor: '', tryLater: true }) =>
  JSON.stringify({ ...page, items: [{ ...entry, ...over }] })

/** The list made of these reports, which know no payment by itself. */
const read = (readFunds: MobilePay['readFunds']) =>
  createMobilePaySettlements({
    readFunds,
    find: async () => undefined,
  } as Partial<MobilePay> as MobilePay).readPage(period)

test.each([
  ['no JSON', '<html>'],
  ['no list', '{"tryLater":true}'],
  ['no word of its end', report({}, { cursor: '' })],
  ['a capture below zero', report({ amount: -100 })],
  ['half an øre', report({ amount: 0.5 })],
  ['another currency', report({ currency: 'EUR' })],
  ['a moment that is none', report({ time: 'yesterday' })],
  ['a refund of a payment that they do not know', report({ entryType: 'refund', amount: -100 })],
  ['a page that leads to itself', report({}, { tryLater: true, cursor: 'a' })],
])('[LED-08] a report with %s is no list', async (_, text) => {
  await expect(read(async () => text)).rejects.toThrow('MobilePay is answering nonsense')
})

test('[LED-08] the days of the period are read, each to its last page', async () => {
  const asked: (string | undefined)[][] = []
  const list = await read(async (day, cursor) => {
    asked.push([day, cursor])
    if (day === '2026-11-20') return report({ entryType: 'payout-scheduled', amount: -1 })
    return cursor === undefined
      ? report({}, { tryLater: true, cursor: 'more' })
      : report({ entryType: 'refund', amount: -30, time: '2026-11-21T11:30:00Z' })
  })
  expect(asked).toEqual([
    ['2026-11-20', undefined],
    ['2026-11-21', undefined],
    ['2026-11-21', 'more'],
  ])
  const moment = new Date('2026-11-21T11:30:00Z')
  const item = { reference: 'someone-1', moment, playerId: undefined }
  expect(list).toEqual({
    items: [{ ...item, state: 'refunded', amountOre: 70n }],
    next: undefined,
  })
})

test('[LED-08] this day’s report may be missing still, and one of a day before may not', async () => {
  const empty = JSON.stringify({ items: [], tryLater: false })
  const today = read(async (day) => (day === '2026-11-20' ? empty : undefined))
  expect(await today).toEqual({ items: [], next: undefined })
  await expect(read(async () => undefined)).rejects.toThrow('MobilePay is down')
})

test('[LED-08] days before the period are read when a payment was captured in them, once each', async () => {
  const days: string[] = []
  const find = async (reference: string) => ({
    ...{ reference, state: 'AUTHORIZED' as const, authorizedOre: 100n, canceledOre: 0n },
    ...{ capturedOre: 100n, refundedOre: 30n },
  })
  const readFunds = async (day: string) => {
    days.push(day)
    if (day === '2026-09-01') {
      return report(
        {
          ...{ entryType: 'retained-disputed-capture', amount: -50 },
          time: '2026-09-01T12:00:00Z',
        },
        { tryLater: false },
      )
    }
    if (day === '2026-11-21') return report({ entryType: 'refund', amount: -30 })
    return JSON.stringify({ items: [], tryLater: false })
  }
  const list = createMobilePaySettlements({ readFunds, find } as Partial<MobilePay> as MobilePay)
  const { items } = await list.readPage(period)
  expect(items).toMatchObject([{ state: 'refunded', amountOre: 20n }])
  expect([days.length, days.toSorted()[0]]).toEqual([181, '2026-05-25'])
  expect(await list.readPage(period)).toEqual({ items, next: undefined })
  expect(days.length).toBe(183)
})
