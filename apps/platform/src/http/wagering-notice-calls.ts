import {
  chooseWageringInterval as chooseCall,
  closeWageringNotice as closeCall,
  mayCall,
  readWageringNotice as readCall,
  readWageringInterval as readIntervalCall,
} from '@nordlys/contracts'
import { readWageringMinutes } from '../content/index.ts'
import type { Db } from '../db/index.ts'
import {
  chooseWageringInterval,
  closeWageringNotice,
  readWageringInterval,
  readWageringNotice,
} from '../play/index.ts'
import type { PlayersContext } from '../players/index.ts'
import { isWithinThrottle } from '../throttle/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** The notice of an active bonus, and how often it comes. No call here keeps a session alive. */
export function registerWageringNoticeCalls(
  edge: Edge,
  { db, players }: { db: Db; players: Pick<PlayersContext, 'throttle'> },
): void {
  serveCall(edge, readCall, async (asked) => {
    const { playerId, standing } = sessionIn(asked)
    // It is about a bonus that goes on: whoever is offered nothing finds it on their own pages alone.
    if (!mayCall('wagering-notice', standing)) return { ok: true }
    const usualMinutes = await readWageringMinutes(db)
    const notice = await readWageringNotice(db, { playerId, usualMinutes, at: asked.at })
    return { ok: true, ...(notice && { notice }) }
  })

  serveCall(edge, closeCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    const usualMinutes = await readWageringMinutes(db)
    const wish = { playerId, usualMinutes, ...asked.request }
    const dueInMs = await closeWageringNotice({ db, clock: edge.clock }, wish)
    return { ok: true, ...(dueInMs !== undefined && { dueInMs }) }
  })

  serveCall(edge, readIntervalCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    const usualMinutes = await readWageringMinutes(db)
    return { ok: true, ...(await readWageringInterval(db, { playerId, usualMinutes })) }
  })

  serveCall(edge, chooseCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    const tries = { name: `player ${playerId}` }
    if (!(await isWithinThrottle(players.throttle, 'change-bonus', tries, asked.at))) {
      return { ok: false, refusal: 'too-many-attempts' }
    }
    const usualMinutes = await readWageringMinutes(db)
    const wish = { playerId, usualMinutes, ...asked.request }
    return chooseWageringInterval({ db, clock: edge.clock }, wish)
  })
}
