import { readLimits, readSessionPlay } from '@nordlys/contracts'
import type { LoaderFunctionArgs } from 'react-router'
import { callPlatform, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { translator } from '../../ground/text/texts.ts'
import { limitsInForce } from '../../parts/deposit-limits/limits-in-force.ts'

/** A player's play since the login, and all their limits in words. [LIM-01] [LIM-07] */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const [play, limits] = await Promise.all([
    callPlatform(scope, readSessionPlay, {}),
    callPlatform(scope, readLimits, {}),
  ])
  const t = translator(textsOf(scope, 'limit_words'))
  const told =
    play.ok && limits.ok
      ? {
          ok: true,
          stakedOre: Number(play.stakedOre),
          wonOre: Number(play.wonOre),
          limits: limitsInForce(t, limits.limits),
        }
      : { ok: false }
  return Response.json(told, { headers: { 'cache-control': 'no-store' } })
}
