import {
  completeRegistration as completeRegistrationCall,
  endOneSession as endOneSessionCall,
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  finishIdentification as finishIdentificationCall,
  listSessions as listSessionsCall,
  type OutcomeOf,
  type RequestOf,
  readRegistration as readRegistrationCall,
  readSession as readSessionCall,
  readStandings as readStandingsCall,
  saveContact as saveContactCall,
  startIdentification as startIdentificationCall,
  startRegistration as startRegistrationCall,
} from '@nordlys/contracts'
import type { Ore, PlayerId } from '@nordlys/core'
import {
  completeRegistration,
  describeSession,
  endOneSession,
  endOtherSessions,
  endSession,
  finishIdentification,
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

export interface PlayersCallsContext {
  players: PlayersContext
  /** Whether money of the player's own has ever come in; the wallet's own. */
  hasDeposited(player: PlayerId): Promise<boolean>
  /** What a confirmed withdrawal does; the wallet's own. */
  createWithdrawal(asked: {
    intentId: string
    playerId: PlayerId
  }): Promise<{ ok: true; withdrawalId: string; amountOre: Ore } | { ok: false; refusal: string }>
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
  serveCall(rim, finishIdentificationCall, ({ request, at }) => finish(context, request, at))
}

/** A confirmed action is carried out here, where the module that owns it can be reached. */
async function finish(
  context: PlayersCallsContext,
  request: RequestOf<typeof finishIdentificationCall>,
  at: Date,
): Promise<OutcomeOf<typeof finishIdentificationCall>> {
  const outcome = await finishIdentification(context.players, { ...request, at })
  if (!outcome.ok) return outcome
  if (outcome.kind === 'registering') return { ok: true, result: { kind: 'registering' } }
  if (outcome.kind === 'logged-in') {
    const { session, returnTo } = outcome
    return { ok: true, result: { kind: 'logged-in', session, returnTo } }
  }
  const { intentId } = outcome.action
  const made = await context.createWithdrawal({ intentId, playerId: outcome.playerId })
  if (!made.ok) return { ok: false, refusal: 'withdrawal-refused', reason: made.refusal }
  const { withdrawalId, amountOre } = made
  return { ok: true, result: { kind: 'withdrawal-created', withdrawalId, amountOre } }
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
    return { ok: true, player: { ...player, hasDeposited: deposited } }
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
