import {
  completeRegistration as completeRegistrationCall,
  confirmEmail as confirmEmailCall,
  confirmMobile as confirmMobileCall,
  endOneSession as endOneSessionCall,
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  finishIdentification as finishIdentificationCall,
  listSessions as listSessionsCall,
  readOwnContact as readOwnContactCall,
  readOwnDetails as readOwnDetailsCall,
  readRegistration as readRegistrationCall,
  readSession as readSessionCall,
  readStandings as readStandingsCall,
  saveContact as saveContactCall,
  sendContactCode as sendContactCodeCall,
  startContactChange as startContactChangeCall,
  startDetails as startDetailsCall,
  startIdentification as startIdentificationCall,
  startRegistration as startRegistrationCall,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { findPauseOver } from '../limits/index.ts'
import {
  type ConfirmedActions,
  completeRegistration,
  confirmEmail,
  confirmMobile,
  describeSession,
  endOneSession,
  endOtherSessions,
  endSession,
  finishVisit,
  listSessions,
  type PlayersContext,
  readOwnContact,
  readOwnDetails,
  readRegistration,
  readStandings,
  renewSession,
  saveContact,
  sendContactCode,
  startContactChange,
  startDetails,
  startIdentification,
  startRegistration,
} from '../players/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

export interface PlayersCallsContext extends ConfirmedActions {
  players: PlayersContext
  /** Whether money of the player's own has ever come in; the payments' own. */
  hasDeposited(player: PlayerId): Promise<boolean>
}

/** Who somebody is: MitID, registration, session. */
export function registerPlayersCalls(edge: Edge, context: PlayersCallsContext): void {
  registerIdentificationCalls(edge, context)
  registerRegistrationCalls(edge, context.players)
  registerSessionCalls(edge, context)
  registerContactCalls(edge, context.players)
  registerDetailsCalls(edge, context.players)
}

function registerIdentificationCalls(edge: Edge, context: PlayersCallsContext): void {
  serveCall(edge, startIdentificationCall, ({ request, clientAddress, at }) =>
    startIdentification(context.players, {
      purpose: request.purpose,
      ...(request.registration !== undefined && { registration: request.registration }),
      ...(request.returnTo !== undefined && { returnTo: request.returnTo }),
      ...(request.browser !== undefined && { browser: request.browser }),
      clientAddress,
      at,
    }),
  )
  serveCall(edge, finishIdentificationCall, ({ request, at }) =>
    finishVisit(context.players, context, { ...request, at }),
  )
}

function registerRegistrationCalls(edge: Edge, players: PlayersContext): void {
  serveCall(edge, startRegistrationCall, ({ request, clientAddress, at }) =>
    startRegistration(players, { ...request, clientAddress, at }),
  )
  serveCall(edge, saveContactCall, ({ request, clientAddress, at }) =>
    saveContact(players, { ...request, clientAddress, at }),
  )
  serveCall(edge, readRegistrationCall, async ({ request, at }) => {
    const state = await readRegistration(players, request.registration, at)
    return state ? { ok: true, ...state } : { ok: false, refusal: 'registration-expired' }
  })
  serveCall(edge, completeRegistrationCall, ({ request, clientAddress, at }) =>
    completeRegistration(players, {
      registration: request.registration,
      personalNumber: request.personal_number,
      device: request.device,
      deviceMark: request.deviceMark,
      clientAddress,
      at,
    }),
  )
}

/** How we reach a player. */
function registerContactCalls(edge: Edge, players: PlayersContext): void {
  serveCall(edge, readOwnContactCall, (asked) =>
    readOwnContact(players, { playerId: sessionIn(asked).playerId, at: asked.at }),
  )
  serveCall(edge, startContactChangeCall, (asked) => {
    const { playerId, sessionId } = sessionIn(asked)
    return startContactChange(players, { playerId, sessionId, request: asked.request })
  })
  serveCall(edge, sendContactCodeCall, (asked) =>
    sendContactCode(players, { playerId: sessionIn(asked).playerId, kind: asked.request.kind }),
  )
  serveCall(edge, confirmMobileCall, (asked) =>
    confirmMobile(players, { playerId: sessionIn(asked).playerId, code: asked.request.code }),
  )
  serveCall(edge, confirmEmailCall, ({ request, clientAddress, at }) =>
    confirmEmail(players, { link: request.link, clientAddress, at }),
  )
}

/** Name and address. */
function registerDetailsCalls(edge: Edge, players: PlayersContext): void {
  serveCall(edge, readOwnDetailsCall, (asked) =>
    readOwnDetails(players, { playerId: sessionIn(asked).playerId, at: asked.at }),
  )
  serveCall(edge, startDetailsCall, (asked) => startDetails(players, sessionIn(asked)))
}

function registerSessionCalls(edge: Edge, { players, hasDeposited }: PlayersCallsContext): void {
  serveCall(edge, readStandingsCall, async ({ request, at }) => ({
    ok: true,
    standings: await readStandings(players.db, request.sessions, at),
  }))
  serveCall(edge, readSessionCall, async (asked) => {
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
  serveCall(edge, endSessionCall, async (asked) => {
    await endSession(players.db, sessionIn(asked), asked.at)
    return { ok: true }
  })
  serveCall(edge, listSessionsCall, async (asked) => ({
    ok: true,
    ...(await listSessions(players.db, sessionIn(asked), asked.at)),
  }))
  serveCall(edge, endOneSessionCall, (asked) =>
    endOneSession(players.db, sessionIn(asked), asked.request.name, players.clock),
  )
  serveCall(edge, endOtherSessionsCall, (asked) =>
    endOtherSessions(players.db, sessionIn(asked), players.clock),
  )
}
