import {
  cancelLimitChange as cancelCall,
  changeLimit as changeCall,
  readLimits as readCall,
  startPause as startPauseCall,
} from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { cancelLimitChange, changeLimit, readLimits, startPause } from '../limits/index.ts'
import type { PlayersContext } from '../players/index.ts'
import type { Edge } from './edge.ts'
import { noteMission } from './note-mission.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What a player has set themselves, what is left of it, and the pause they take. */
export function registerLimitsCalls(
  edge: Edge,
  context: { db: Db; players: PlayersContext },
): void {
  serveCall(edge, readCall, (asked) => readLimits(context.db, sessionIn(asked).playerId, asked.at))
  serveCall(edge, changeCall, async (asked) => {
    const session = sessionIn(asked)
    const changed = await changeLimit(context.players, session, asked.request)
    if (changed.ok && changed.to && !changed.isWaiting) {
      await noteMission(context.db, session, 'set-limit', asked.at)
    }
    return changed
  })
  serveCall(edge, cancelCall, (asked) =>
    cancelLimitChange(context.players, sessionIn(asked), asked.request),
  )
  serveCall(edge, startPauseCall, (asked) =>
    startPause(context.players, sessionIn(asked), asked.request),
  )
}
