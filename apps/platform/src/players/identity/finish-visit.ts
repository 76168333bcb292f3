import type {
  finishIdentification as finishIdentificationCall,
  OutcomeOf,
  RequestOf,
} from '@nordlys/contracts'
import type { Ore, PlayerId } from '@nordlys/core'
import type { PlayersContext } from '../base/context.ts'
import { takeContactWish } from '../contact/contact-wish.ts'
import { keepDetails } from '../details/keep-details.ts'
import { lockLiveSession } from '../session/session.ts'
import { finishIdentification, orBrokerDown } from './identification.ts'

type Call = typeof finishIdentificationCall

/** The acts that a player confirms with MitID; modules above players carry them out. */
export interface ConfirmedActions {
  createWithdrawal(asked: {
    intentId: string
    playerId: PlayerId
  }): Promise<{ ok: true; withdrawalId: string; amountOre: Ore } | { ok: false; refusal: string }>
  closeAndPayOut(asked: {
    playerId: PlayerId
    sessionId: string
    idempotencyKey: string
  }): Promise<{ paidOutOre: Ore }>
  confirmCopy(asked: { playerId: PlayerId; sessionId: string; copyId: string }): Promise<void>
  confirmErasure(asked: {
    playerId: PlayerId
    sessionId: string
    idempotencyKey: string
  }): Promise<{ paidOutOre: Ore; isUnsettled?: true }>
}

/** Ends a visit to MitID, and carries out at once what was confirmed by it. */
export async function finishVisit(
  context: PlayersContext,
  confirmed: ConfirmedActions,
  asked: RequestOf<Call> & { at: Date },
): Promise<OutcomeOf<Call>> {
  const outcome = await finishIdentification(context, asked)
  if (!outcome.ok) return outcome
  if (outcome.kind === 'registering') return { ok: true, result: { kind: 'registering' } }
  if (outcome.kind === 'logged-in') {
    const { session, returnTo } = outcome
    return { ok: true, result: { kind: 'logged-in', session, returnTo } }
  }
  const { action, playerId } = outcome
  if (action.kind === 'details') return takeDetails(context, outcome, action.sessionId)
  if (action.kind === 'contact-change') {
    const { changeId, sessionId } = action
    if (!(await lives(context, sessionId))) return { ok: false, refusal: 'contact-change-expired' }
    const taken = await takeContactWish(context, { changeId, playerId })
    return taken.ok
      ? { ok: true, result: { kind: 'contact-asked', contact: taken.contact } }
      : taken
  }
  if (action.kind === 'closing') {
    const { sessionId, idempotencyKey } = action
    if (!(await lives(context, sessionId))) return { ok: false, refusal: 'transaction-expired' }
    const closed = await confirmed.closeAndPayOut({ playerId, sessionId, idempotencyKey })
    return { ok: true, result: { kind: 'account-closed', ...closed } }
  }
  if (action.kind === 'erasure') {
    const { sessionId, idempotencyKey } = action
    if (!(await lives(context, sessionId))) return { ok: false, refusal: 'transaction-expired' }
    const asked = await confirmed.confirmErasure({ playerId, sessionId, idempotencyKey })
    return { ok: true, result: { kind: 'erasure-asked', ...asked } }
  }
  if (action.kind === 'data-copy') {
    const { sessionId, copyId } = action
    await confirmed.confirmCopy({ playerId, sessionId, copyId })
    return { ok: true, result: { kind: 'data-copy-opened', copyId } }
  }
  const made = await confirmed.createWithdrawal({ intentId: action.intentId, playerId })
  if (!made.ok) return { ok: false, refusal: 'withdrawal-refused', reason: made.refusal }
  const { withdrawalId, amountOre } = made
  return { ok: true, result: { kind: 'withdrawal-created', withdrawalId, amountOre } }
}

/** Has the broker give name and address, in the login that asked for them. [ID46] */
async function takeDetails(
  context: PlayersContext,
  { playerId, broker }: { playerId: PlayerId; broker: { sub: string; accessToken: string } },
  sessionId: string,
): Promise<OutcomeOf<Call>> {
  if (!(await lives(context, sessionId))) return { ok: false, refusal: 'details-expired' }
  const { accessToken, sub } = broker
  const given = await orBrokerDown(context, () => context.mitid.details(accessToken, sub))
  if ('refusal' in given) return given
  const { isKept } = await keepDetails(context, { playerId, sessionId, given })
  if (!isKept) return { ok: false, refusal: 'details-expired' }
  return { ok: true, result: { kind: 'details-given' } }
}

function lives({ db, clock }: PlayersContext, sessionId: string): Promise<boolean> {
  return db.transaction().execute((tx) => lockLiveSession(tx, sessionId, clock))
}
