import { type Call, readLimits, readSessionPlay } from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { afterEach, expect, test, vi } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import type { LimitInForce } from '../../parts/deposit-limits/limits-in-force.ts'
import { loader } from './session-route.ts'
import { askForSession } from './session-told.ts'

afterEach(() => void vi.unstubAllGlobals())

const at = new Date('2026-11-21T12:00:00Z')
const play = { ok: true, loggedInAt: at, stakedOre: ore(5_000), wonOre: ore(1_250) }
const limit = (period: string, leftOre: number, { kind = 'deposit', of = 100_000 } = {}) => ({
  kind,
  period,
  since: at,
  limit: { ore: ore(of) },
  used: { ore: ore(of - leftOre) },
  left: { ore: ore(leftOre) },
})
const expired = { ok: false, refusal: 'session-expired' }

async function told(outcomes: { play: object; limits: object }) {
  const call = async ({ name }: Call) =>
    ({ [readSessionPlay.name]: outcomes.play, [readLimits.name]: outcomes.limits })[name]
  const scope = { platform: { call }, content: { translations: {} } }
  const context = { get: (key: unknown) => key === requestScope && scope }
  return (await loader({ context } as never)).json()
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('[LIM-01] [LIM-07] a player is told what the session came to, and every limit that holds', async () => {
  const near = [
    limit('month', 90_000),
    { kind: 'loss', period: 'day', used: { ore: ore(0) } },
    limit('week', 40_000, { kind: 'loss' }),
    limit('month', 5_000, { kind: 'stake' }),
  ]
  const { limits, ...rest } = await told({ play, limits: { ok: true, limits: near } })
  expect(rest).toEqual({ ok: true, stakedOre: 5_000, wonOre: 1_250 })
  expect(limits.map((each: LimitInForce) => [each.title, plain(each.left), each.nearness])).toEqual(
    [
      ['Månedlig indbetalingsgrænse', 'Der er 900 kr. tilbage.', 'within'],
      ['Ugentlig tabsgrænse', 'Der er 400 kr. tilbage.', 'within'],
      ['Månedlig indsatsgrænse', 'Du er tæt på grænsen. Der er 50 kr. tilbage.', 'close'],
    ],
  )
})

test('[LIM-07] what the route tells is what the panel reads', async () => {
  const limits = { ok: true, limits: [limit('day', 0, { kind: 'time' })] }
  const answer = Response.json(await told({ play, limits }))
  vi.stubGlobal('fetch', async () => answer)
  const read = await askForSession(new AbortController().signal)
  expect(read?.limits.map(({ title, nearness }) => [title, nearness])).toEqual([
    ['Daglig tidsgrænse', 'reached'],
  ])
})

test('[LIM-07] without a limit none is named, and without a session nothing is told', async () => {
  const none = { ok: true, limits: [] }
  const bare = { ok: true, stakedOre: 5_000, wonOre: 1_250, limits: [] }
  expect(await told({ play, limits: none })).toEqual(bare)
  expect(await told({ play: expired, limits: none })).toEqual({ ok: false })
  expect(await told({ play, limits: expired })).toEqual({ ok: false })
})
