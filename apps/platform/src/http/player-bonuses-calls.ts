import {
  endBonus as endCall,
  readBonuses as readCall,
  readSpinHistory as readSpinsCall,
} from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import { endBonus, readBonuses, readSpinHistory } from '../bonuses/index.ts'
import type { Db } from '../db/index.ts'
import { findRestoredBonuses } from '../payments/index.ts'
import type { PlayersContext } from '../players/index.ts'
import { isWithinThrottle } from '../throttle/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** The bonuses and spins that a player has and has had, and the end of one at the player's own wish. */
export function registerPlayerBonusCalls(
  edge: Edge,
  context: { db: Db; clock: Clock; players: Pick<PlayersContext, 'throttle'> },
): void {
  const { db } = context
  serveCall(edge, readCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    const restoredOf = await findRestoredBonuses(db, playerId)
    return readBonuses(db, { ...asked.request, playerId, restoredOf, at: asked.at })
  })
  serveCall(edge, readSpinsCall, (asked) =>
    readSpinHistory(db, { playerId: sessionIn(asked).playerId, at: asked.at }),
  )
  serveCall(edge, endCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    const tries = { name: `player ${playerId}` }
    const { throttle } = context.players
    // Each answer is kept.
    if (!(await isWithinThrottle(throttle, 'change-bonus', tries, asked.at))) {
      return { ok: false, refusal: 'too-many-attempts' }
    }
    return endBonus(context, playerId, asked.request)
  })
}
