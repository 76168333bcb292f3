import {
  readRound as readRoundCall,
  refusedBy,
  sessionLongestMs,
  startPlay as startPlayCall,
  startReplay as startReplayCall,
} from '@nordlys/contracts'
import { after } from '@nordlys/core'
import { readPlayNoticeMs } from '../content/index.ts'
import { findTimeLimit, noteRefusedGame } from '../limits/index.ts'
import { type PlayContext, readRoundFacts, startPlay, startReplay } from '../play/index.ts'
import type { Edge, Freshen } from './edge.ts'
import { noteMission } from './note-mission.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** Play, the facts of rounds, and replays. `freshen` has ROFUS asked again where its answer is old. */
export function registerPlayCalls(edge: Edge, context: PlayContext, freshen: Freshen): void {
  serveCall(edge, startPlayCall, async (asked) => {
    const session = await freshen(sessionIn(asked), asked.at)
    const refused = refusedBy('start-play', session.standing)
    if (refused) return refused
    const limited = await findTimeLimit(context.db, session.playerId, asked.at)
    if (limited) {
      await noteRefusedGame(context.db, session.playerId, asked.at)
      return { ok: false, refusal: 'time-limit', ...limited }
    }
    const { launchToken } = await startPlay(context, {
      playerId: session.playerId,
      sessionId: session.sessionId,
      gameId: asked.request.gameId,
      sessionEndsAt: after(session.loggedInAt, sessionLongestMs),
      at: asked.at,
      notice: {
        loggedInAt: session.loggedInAt,
        longestMs: await readPlayNoticeMs(context.db),
      },
    })
    return { ok: true, launchToken }
  })

  serveCall(edge, startReplayCall, async (asked) => {
    const session = sessionIn(asked)
    const { playerId, sessionId } = session
    const { roundId } = asked.request
    const started = await startReplay(context, { playerId, sessionId, roundId, at: asked.at })
    if (!started) return { ok: false, refusal: 'unknown' }
    await noteMission(context.db, session, 'check-round', asked.at)
    return { ok: true, ...started }
  })

  serveCall(edge, readRoundCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    const { roundId } = asked.request
    const round = await readRoundFacts(context.db, { playerId, roundId, at: asked.at })
    return round ? { ok: true, round } : { ok: false, refusal: 'unknown' }
  })
}
