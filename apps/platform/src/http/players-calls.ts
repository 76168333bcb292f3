import {
  completeRegistration as completeRegistrationCall,
  endOneSession as endOneSessionCall,
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  finishIdentification as finishIdentificationCall,
  listSessions as listSessionsCall,
  readRegistration as readRegistrationCall,
  readSession as readSessionCall,
  readStandings as readStandingsCall,
  saveContact as saveContactCall,
  startIdentification as startIdentificationCall,
  startRegistration as startRegistrationCall,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { findPauseOver } from '../limits/index.ts'
import {
  type ConfirmedActions,
  completeRegistration,
  describeSession,
  endOneSession,
  endOtherSessions,
  endSession,
  finishVisit,
  listSessions,
  type PlayersContext,
  readRegistration,
  readStandings,
  renewSession,
  saveContact,
  startIdentification,
  startRegistration,
} from '../players/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

export interface PlayersCallsContext extends ConfirmedActions {
  players: PlayersContext
  /** Whether money of the player's own has ever come in; the payments' own. */
  hasDeposited(player: PlayerId): Promise<boolean>
}

/** Who somebody is: MitID, registration, session. */
export function registerPlayersCalls(rim: Rim, context: PlayersCallsContext): void {
  registerIdentificationCalls(rim, context)
  registerRegistrationCalls(rim, context.players)
  registerSessionCalls(rim, context)
}

function registerIdentificationCalls(rim: Rim, context: PlayersCallsContext): void {
  serveCall(rim, startIdentificationCall, ({ request, clientAddress, at }) =>
    startIdentification(context.players, {
      purpose: request.purpose,
      ...(request.registration !== undefined && { registration: request.registration }),
      ...(request.returnTo !== undefined && { returnTo: request.returnTo }),
      ...(request.browser !== undefined && { browser: request.browser }),
      clientAddress,
      at,
    }),
  )
  serveCall(rim, finishIdentificationCall, ({ request, at }) =>
    finishVisit(context.players, context, { ...request, at }),
  )
}

function registerRegistrationCalls(rim: Rim, players: PlayersContext): void {
  serveCall(rim, startRegistrationCall, ({ request, clientAddress, at }) =>
    startRegistration(players, { ...request, clientAddress, at }),
  )
  serveCall(rim, saveContactCall, ({ request, clientAddress, at }) =>
    saveContact(players, { ...request, clientAddress, at }),
  )
  serveCall(rim, readRegistrationCall, async ({ request, at }) => {
    const state = await readRegistration(players, request.registration, at)
    return state ? { ok: true, ...state } : { ok: false, refusal: 'registration-expired' }
  })
  serveCall(rim, completeRegistrationCall, ({ request, clientAddress, at }) =>
    completeRegistration(players, {
      registration: request.registration,
      personalNumber: request.personal_number,
      device: request.device,
      clientAddress,
      at,
    }),
  )
}

function registerSessionCalls(rim: Rim, { players, hasDeposited }: PlayersCallsContext): void {
  serveCall(rim, readStandingsCall, async ({ request }) => ({
    ok: true,
    standings: await readStandings(players.db, request.sessions),
  }))
  serveCall(rim, readSessionCall, async (asked) => {
    const session = sessionIn(asked)
    const renewed = asked.request.act ? await renewSession(players, session, asked.at) : session
    if (!renewed) return { ok: false, refusal: 'session-expired' }
    const [player, deposited] = await Promise.all([
      describeSession(players.db, renewed, asked.at),
      hasDeposited(renewed.playerId),
    ])
    // One who pauses again, in this very login, is told of that.
    const over = renewed.pause
      ? undefined
      : await findPauseOver(players.db, renewed.playerId, player)
    return {
      ok: true,
      player: { ...player, hasDeposited: deposited, ...(over && { pauseOver: over }) },
    }
  })
  serveCall(rim, endSessionCall, async (asked) => {
    await endSession(players.db, sessionIn(asked), asked.at)
    return { ok: true }
  })
  serveCall(rim, listSessionsCall, async (asked) => ({
    ok: true,
    sessions: await listSessions(players.db, sessionIn(asked), asked.at),
  }))
  serveCall(rim, endOneSessionCall, (asked) =>
    endOneSession(players.db, sessionIn(asked), asked.request.name, players.clock),
  )
  serveCall(rim, endOtherSessionsCall, (asked) =>
    endOtherSessions(players.db, sessionIn(asked), players.clock),
  )
}
