import { readLimits, readSessionPlay } from '@nordlys/contracts'
import type { LoaderFunctionArgs } from 'react-router'
import { callPlatform, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { translator } from '../../ground/text/texts.ts'
import { strictestOf } from '../../parts/deposit-limits/deposit-limits-card.tsx'
import { nearestWarnings } from '../../parts/deposit-limits/limit-warning.ts'
import { shownDepositLimits } from '../../parts/deposit-limits/load-deposit-limits.ts'

/**
 * What a player in a game has played for since they logged in, what the strictest limit of deposits leaves,
 * and which limits are near, in words. [LIM-01] [LIM-07]
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const [play, limits] = await Promise.all([
    callPlatform(scope, readSessionPlay, {}),
    callPlatform(scope, readLimits, {}),
  ])
  const t = translator(textsOf(scope, 'limit_words'))
  const limit = limits.ok ? strictestOf(shownDepositLimits(t, limits.limits)) : undefined
  const told =
    play.ok && limits.ok
      ? {
          ok: true,
          stakedOre: Number(play.stakedOre),
          wonOre: Number(play.wonOre),
          ...(limit && { left: { period: limit.period, ore: Number(limit.leftOre) } }),
          warnings: nearestWarnings(t, limits.limits),
        }
      : { ok: false }
  return Response.json(told, { headers: { 'cache-control': 'no-store' } })
}
