import { beforeEach, expect, test } from 'vitest'
import { TestTime } from '../../ground/browser/test-time.ts'
import { type MarketingSurroundings, offerMarketing } from './marketing-offer.ts'

let time: TestTime
let told: unknown[]
let around: MarketingSurroundings

beforeEach(() => {
  time = new TestTime()
  told = []
  around = {
    time,
    isAnsweredHere: () => false,
    waysToAsk: async () => ['email', 'sms'],
    show: (ways) => told.push(ways),
    onError: (error) => told.push(error),
  }
})

test('[MKT-01] it is offered 3 s after the profile is there, and not before', async () => {
  offerMarketing(around)
  await time.pass(2_999)
  expect(told).toEqual([])
  await time.pass(1)
  expect(told).toEqual([['email', 'sms']])
})

test('[MKT-05] whoever has said yes to one way is asked about the other alone', async () => {
  offerMarketing({ ...around, waysToAsk: async () => ['sms'] })
  await time.pass(3_000)
  expect(told).toEqual([['sms']])
})

test('[MKT-01] whoever has accepted is not asked, here or on the server', async () => {
  offerMarketing({ ...around, isAnsweredHere: () => true })
  offerMarketing({ ...around, waysToAsk: async () => [] })
  await time.pass(10_000)
  expect(told).toEqual([])
})

test('[MKT-03][FLT-16] while the server cannot tell nobody is asked, and it is asked again', async () => {
  const answers = [() => Promise.reject(new Error('down')), around.waysToAsk]
  offerMarketing({ ...around, waysToAsk: () => answers.shift()?.() ?? around.waysToAsk() })
  await time.pass(3_000)
  expect(told).toEqual([new Error('down')])
  await time.pass(5_000)
  expect(told).toEqual([new Error('down'), ['email', 'sms']])
})

test('a page that is left asks no more', async () => {
  offerMarketing(around)()
  await time.pass(10_000)
  const leave = offerMarketing({ ...around, waysToAsk: () => new Promise(() => undefined) })
  await time.pass(10_000)
  leave()
  expect(told).toEqual([])
})
