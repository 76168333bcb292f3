import {
  type Caller,
  endSession,
  failureOf,
  productAccountSummary,
  productBetwinSummary,
  productLogout,
  productUserProfile,
  readSession,
  readSummary,
  readUserProfile,
} from '@nordlys/contracts'
import { subtract, sum } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { userIdCookie } from '../edge/cookies.ts'
import { serveApi } from './api.ts'

/** The product calls of a player. None of them is an act that keeps a session alive. [API-02, SES-02] */
export function addAccountCalls(scope: FastifyInstance, { platform }: { platform: Caller }): void {
  serveApi(scope, productAccountSummary, async ({ session, clientAddress }) => {
    const outcome = await platform.call(readSession, { act: false }, session, clientAddress)
    if (!outcome.ok) return failureOf('session-expired')
    // The booked figures: a caller decides by them. [LV24]
    const { summary, bookedSummary } = outcome.player
    return { result: 1, data: bookedSummary ?? summary }
  })

  serveApi(scope, productUserProfile, async ({ session, clientAddress, setCookies }) => {
    const outcome = await platform.call(readUserProfile, {}, session, clientAddress)
    if (!outcome.ok) return failureOf('session-expired')
    const { ok: _, ...profile } = outcome
    setCookies([userIdCookie(profile.userInfo.userId)])
    return { result: 1, data: profile }
  })

  serveApi(scope, productBetwinSummary, async ({ body, session, clientAddress }) => {
    if (!session || !body?.sessionId) return failureOf('no-session')
    if (body.sessionId !== session.handle) return failureOf('session-expired')
    const asked = { period: { by: 'elapsed', days: 1 } } as const
    const outcome = await platform.call(readSummary, asked, session, clientAddress)
    if (!outcome.ok) return failureOf('session-expired')
    const { stakedOre: totalBet, wonOre, jackpotsOre, from, to } = outcome
    const totalWin = sum(wonOre, jackpotsOre)
    return {
      result: 1,
      data: { totalBet, totalWin, result: subtract(totalWin, totalBet), from, to },
    }
  })

  serveApi(scope, productLogout, async ({ body, session, clientAddress, forgetSession }) => {
    // A tab that is left over from an earlier login does not end this one.
    if (session && session.handle !== body.sessionId) return failureOf('session-expired')
    // The browser forgets it whatever comes of the rest: it may be one that others use, too. Where the
    // platform does not answer, a session that nobody can show any more ends by itself. [SES-07]
    forgetSession()
    if (session) await platform.call(endSession, {}, session, clientAddress)
    return { result: 1, data: {} }
  })
}
