import { gamePaths } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { gameId, setTable, sitDownForFun } from '../../test/table.ts'

const few = { burst: 3, perSecond: 1 }
const plenty = { burst: 1_000, perSecond: 1_000 }
const free = { mode: 'free', gameId }

test('[FLT-21] one network may open so many games for fun, and is told when again', async () => {
  await using table = await setTable({
    freeLimits: { opening: few, spin: plenty, refusalDelayMs: 0 },
  })
  for (let time = 0; time < 3; time += 1) {
    expect(await table.ask(gamePaths.open, free)).toMatchObject({ status: 200 })
  }
  const refused = await table.app.inject({ method: 'POST', url: gamePaths.open, payload: free })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('1')
  expect(refused.json()).toEqual({ ok: false, refusal: 'too-many-attempts' })
  const page = await table.app.inject(`/play/${gameId}`)
  expect(page.statusCode).toBe(429)
  expect(page.body).toContain('Vent et øjeblik')
  table.clock.advance({ seconds: 1 })
  expect((await table.app.inject(`/play/${gameId}`)).statusCode).not.toBe(429)
})

test('[FLT-21] one network may spin so often for fun, however many plays it has', async () => {
  await using table = await setTable({
    freeLimits: { opening: plenty, spin: few, refusalDelayMs: 0 },
  })
  const refusals: (string | undefined)[] = []
  for (let play = 0; play < 4; play += 1) {
    const guest = await sitDownForFun(table)
    const answer = await guest.spin()
    refusals.push(answer.ok ? undefined : answer.refusal)
  }
  expect(refusals).toEqual([undefined, undefined, undefined, 'too-many-attempts'])
})

test('[FLT-21] one network may read of so many games, which are opened for it', async () => {
  await using table = await setTable({ freeLimits: { reading: few, refusalDelayMs: 0 } })
  const statuses: number[] = []
  for (const part of ['rules', 'mathematics', 'rules', 'mathematics']) {
    statuses.push((await table.app.inject(`/catalogue/${gameId}/${part}`)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await table.app.inject('/catalogue')).statusCode).toBe(200)
})

test.each([
  gamePaths.spin,
  gamePaths.gamble,
  gamePaths.seen,
  gamePaths.reached,
  gamePaths.rounds,
  gamePaths.balance,
])('[FLT-22] %s reads nothing of who brings no token of ours', async (url) => {
  await using table = await setTable()
  const payload = 'x'.repeat(100_000)
  const headers = { 'content-type': 'application/json', authorization: 'Bearer none' }
  const answer = await table.app.inject({ method: 'POST', url, headers, payload })
  expect(answer.statusCode).toBe(401)
})
