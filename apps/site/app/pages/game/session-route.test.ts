import { type Call, readDepositLimits, readSessionPlay } from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { loader } from './session-route.ts'

const at = new Date('2026-11-21T12:00:00Z')
const play = { ok: true, loggedInAt: at, stakedOre: ore(5_000), wonOre: ore(1_250) }
const limit = (period: string, leftOre: number) => ({ period, leftOre: ore(leftOre) })
const expired = { ok: false, refusal: 'session-expired' }

async function told(outcomes: { play: object; limits: object }) {
  const call = async ({ name }: Call) =>
    ({ [readSessionPlay.name]: outcomes.play, [readDepositLimits.name]: outcomes.limits })[name]
  const scope = { platform: { call } }
  const context = { get: (key: unknown) => key === requestScope && scope }
  return (await loader({ context } as never)).json()
}

test('[LIM-07] a player is told what the session came to, and what the strictest limit leaves', async () => {
  const limits = { ok: true, limits: [limit('month', 90_000), limit('week', 40_000)] }
  const left = { period: 'week', ore: 40_000 }
  expect(await told({ play, limits })).toEqual({ ok: true, stakedOre: 5_000, wonOre: 1_250, left })
})

test('[LIM-07] without a limit none is named, and without a session nothing is told', async () => {
  const none = { ok: true, limits: [] }
  expect(await told({ play, limits: none })).toEqual({ ok: true, stakedOre: 5_000, wonOre: 1_250 })
  expect(await told({ play: expired, limits: none })).toEqual({ ok: false })
  expect(await told({ play, limits: expired })).toEqual({ ok: false })
})
