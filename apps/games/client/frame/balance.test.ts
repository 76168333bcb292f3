import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BalanceReader } from './balance.ts'

/** The questions that wait for an answer, oldest first. */
let waiting: PromiseWithResolvers<Response>[]

beforeEach(() => {
  waiting = []
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>()
    waiting.push(answer)
    return answer.promise
  })
})
afterEach(() => vi.unstubAllGlobals())

function answer(place: number, balanceOre: number): void {
  waiting[place]?.resolve(Response.json({ ok: true, balanceOre }))
}

test('[GAME-06] a balance that was asked for before a round and comes after it is dropped', async () => {
  const reader = new BalanceReader()
  const before = reader.read('token')
  reader.outdate()
  answer(0, 10_000)
  expect(await before).toBeUndefined()
  const after = reader.read('token')
  answer(1, 9_800)
  expect(await after).toMatchObject({ balanceOre: 9_800 })
})

test('of two questions the later counts, whichever answer comes first', async () => {
  const reader = new BalanceReader()
  const older = reader.read('token')
  const newer = reader.read('token')
  answer(1, 20_000)
  expect(await newer).toMatchObject({ balanceOre: 20_000 })
  answer(0, 10_000)
  expect(await older).toBeUndefined()
})

test('a question that nobody answers outdates no older one', async () => {
  const reader = new BalanceReader()
  const older = reader.read('token')
  const lost = reader.read('token')
  waiting[1]?.reject(new TypeError('no connection'))
  expect(await lost).toBeUndefined()
  answer(0, 10_000)
  expect(await older).toMatchObject({ balanceOre: 10_000 })
})
