import { readDepositLimits, readSessionPlay } from '@nordlys/contracts'
import type { LoaderFunctionArgs } from 'react-router'
import { callPlatform, scopeOf } from '../../ground/scope/request-scope.ts'
import { strictestOf } from '../../parts/deposit-limits/deposit-limits-card.tsx'

/** What a player in a game has played for since they logged in, and what the strictest limit leaves. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const [play, limits] = await Promise.all([
    callPlatform(scope, readSessionPlay, {}),
    callPlatform(scope, readDepositLimits, {}),
  ])
  const limit = limits.ok ? strictestOf(limits.limits) : undefined
  const told =
    play.ok && limits.ok
      ? {
          ok: true,
          stakedOre: Number(play.stakedOre),
          wonOre: Number(play.wonOre),
          ...(limit && { left: { period: limit.period, ore: Number(limit.leftOre) } }),
        }
      : { ok: false }
  return Response.json(told, { headers: { 'cache-control': 'no-store' } })
}
