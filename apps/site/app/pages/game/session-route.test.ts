import { type Call, readLimits, readSessionPlay } from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { loader } from './session-route.ts'

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

test('[LIM-07] a player is told what the session came to, and what the strictest limit leaves', async () => {
  const limits = { ok: true, limits: [limit('month', 90_000), limit('week', 40_000)] }
  const warnings: string[] = []
  const left = { period: 'week', ore: 40_000 }
  expect(await told({ play, limits })).toEqual({
    ok: true,
    stakedOre: 5_000,
    wonOre: 1_250,
    left,
    warnings,
  })
})

test('[LIM-01] limits that are near are told in the game, of each kind the nearest', async () => {
  const near = [
    limit('day', 26_000),
    limit('week', 25_000),
    limit('day', 9_000, { kind: 'loss' }),
    limit('month', 5_000, { kind: 'loss' }),
    limit('week', 0, { kind: 'stake' }),
  ]
  const { warnings } = await told({ play, limits: { ok: true, limits: near } })
  expect(warnings.map((each: string) => each.replaceAll('\u00a0', ' '))).toEqual([
    'Din ugentlige indbetalingsgrænse: Du har brugt 75 % af grænsen.',
    'Din månedlige tabsgrænse: Du er tæt på grænsen. Der er 50 kr. tilbage.',
    'Din ugentlige indsatsgrænse: Du har nået grænsen og kan ikke spille for penge lige nu.',
  ])
})

test('[LIM-07] without a limit none is named, and without a session nothing is told', async () => {
  const none = { ok: true, limits: [] }
  const bare = { ok: true, stakedOre: 5_000, wonOre: 1_250, warnings: [] }
  expect(await told({ play, limits: none })).toEqual(bare)
  expect(await told({ play: expired, limits: none })).toEqual({ ok: false })
  expect(await told({ play, limits: expired })).toEqual({ ok: false })
})
