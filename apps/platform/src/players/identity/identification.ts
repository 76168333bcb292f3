import { retentionMs, type SessionGrant } from '@nordlys/contracts'
import { after, type PlayerId, playerId, sameSitePath, secret } from '@nordlys/core'
import type { Selectable } from 'kysely'
import { type MitidOutcome, type MitidRefusal, OutsideError } from '../../outside/index.ts'
import { isWithinThrottle } from '../../throttle/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { hashSecret, newSecret } from '../base/secret.ts'
import type { IdentificationTable, StepUpAction } from '../base/tables.ts'
import { findRegistration, isContactComplete, noteIdentity } from '../registration/registration.ts'
import { type Browser, login } from './login.ts'

export interface StartedIdentification {
  ok: true
  authorizeUrl: string
  /** The secret of this one visit, for an HttpOnly cookie. */
  transaction: string
  expiresAt: Date
}

export type StartIdentificationOutcome =
  | StartedIdentification
  | {
      ok: false
      refusal:
        | 'registration-expired'
        | 'registration-incomplete'
        | 'identity-provider-down'
        | 'too-many-attempts'
    }

/** Sends a visitor to MitID to log in or to register: there is no other way to do either. [REG-05] */
export async function startIdentification(
  context: PlayersContext,
  asked: {
    purpose: 'login' | 'register'
    registration?: string
    returnTo?: string
    /** The browser's own name for its visits of these minutes, when it has made some before. */
    browser?: string
    clientAddress: string
    at: Date
  },
): Promise<StartIdentificationOutcome> {
  const { at } = asked
  if (!(await mayStart(context, asked))) return { ok: false, refusal: 'too-many-attempts' }
  if (asked.purpose === 'login') {
    const return_to = sameSitePath(asked.returnTo) ?? '/'
    return startVisit(context, { ...nobody, purpose: 'login', return_to }, at)
  }
  const registration = await findRegistration(context, asked.registration ?? '', at)
  if (!registration) return { ok: false, refusal: 'registration-expired' }
  if (!(await isContactComplete(context, registration))) {
    return { ok: false, refusal: 'registration-incomplete' }
  }
  const registration_hash = registration.secret_hash
  const visit = { ...nobody, purpose: 'register', registration_hash } as const
  return startVisit(context, visit, at, 'cpr-match')
}

/**
 * One browser may start only so often; many behind one address each as often as any other. What a
 * browser says of itself can only hold back itself: who says nothing counts in the network alone.
 */
async function mayStart(
  context: PlayersContext,
  { browser, clientAddress: address, at }: { browser?: string; clientAddress: string; at: Date },
): Promise<boolean> {
  const again = 'start-identification-again'
  if (browser && !(await isWithinThrottle(context.throttle, again, { name: browser }, at)))
    return false
  return isWithinThrottle(context.throttle, 'start-identification', { address }, at)
}

/** Sends a logged-in player to MitID to confirm one action; only the same person can. */
export function startStepUp(
  context: PlayersContext,
  asked: { playerId: PlayerId; action: StepUpAction; at: Date },
): Promise<StartedIdentification | { ok: false; refusal: 'identity-provider-down' }> {
  const action = JSON.stringify(asked.action)
  const visit = { ...nobody, purpose: 'step-up', player_id: asked.playerId, action } as const
  const asksFor = asked.action.kind === 'details' ? 'details' : undefined
  return startVisit(context, visit, asked.at, asksFor)
}

/** The act that a player has confirmed, with the broker's name of them and the token of the visit. */
interface ConfirmedVisit {
  playerId: PlayerId
  action: StepUpAction
  broker: { sub: string; accessToken: string }
}

export type FinishIdentificationOutcome =
  | { ok: true; kind: 'logged-in'; session: SessionGrant; returnTo: string }
  | { ok: true; kind: 'registering' }
  | ({ ok: true; kind: 'confirmed' } & ConfirmedVisit)
  | {
      ok: false
      refusal:
        | 'transaction-expired'
        | 'identity-provider-down'
        | MitidRefusal
        | 'user-locked'
        | 'no-account'
        | 'registration-expired'
        | 'other-identity'
    }

/**
 * Takes what the browser came back with. A return of another visit leaves this one as it is; of its own
 * the visit is used up, whatever comes of it.
 */
export async function finishIdentification(
  context: PlayersContext,
  asked: {
    transaction: string
    callbackUrl: string
    at: Date
  } & Browser,
): Promise<FinishIdentificationOutcome> {
  const { at } = asked
  const found = await findVisit(context, asked.transaction, at)
  if (!found) return { ok: false, refusal: 'transaction-expired' }
  if (stateIn(asked.callbackUrl) !== found.state) return { ok: false, refusal: 'identity-rejected' }
  const visit = await useUp(context, asked.transaction, at)
  if (!visit) return { ok: false, refusal: 'transaction-expired' }
  const secrets = { state: visit.state, nonce: visit.nonce, codeVerifier: visit.code_verifier }
  const outcome = await orBrokerDown(context, () =>
    context.mitid.finish(asked.callbackUrl, secrets, visit.started_at),
  )
  if (!outcome.ok) return outcome
  if (visit.purpose === 'step-up') return confirm(context, visit, outcome)
  if (visit.purpose === 'register') {
    const noted = await noteIdentity(context, visit.registration_hash ?? Buffer.of(), outcome, at)
    if (!noted) return { ok: false, refusal: 'registration-expired' }
    return { ok: true, kind: 'registering' }
  }
  const opened = await login(context, outcome.identity, asked)
  if (!opened.ok) return opened
  return { ok: true, kind: 'logged-in', session: opened.session, returnTo: visit.return_to }
}

type VisitRow = Selectable<IdentificationTable>
type Visit = Pick<VisitRow, 'purpose' | 'return_to' | 'registration_hash' | 'player_id'> & {
  action: string | null
}

const nobody = { return_to: '/', registration_hash: null, player_id: null, action: null }

async function startVisit(
  context: PlayersContext,
  visit: Visit,
  at: Date,
  asksFor?: 'cpr-match' | 'details',
): Promise<StartedIdentification | { ok: false; refusal: 'identity-provider-down' }> {
  const { random } = context
  const secrets = { state: secret(random), nonce: secret(random), codeVerifier: secret(random) }
  const url = await orBrokerDown(context, () =>
    context.mitid.authorizeUrl({
      ...secrets,
      ...(asksFor && { asksFor }),
      actionText: visit.purpose === 'step-up' ? 'CONFIRM' : 'LOG_ON',
    }),
  )
  if (!(url instanceof URL)) return url
  const fresh = newSecret(random)
  const expiresAt = after(at, retentionMs.openIdentification)
  await context.db
    .insertInto('players_identification')
    .values({
      ...visit,
      secret_hash: fresh.hash,
      state: secrets.state,
      nonce: secrets.nonce,
      code_verifier: secrets.codeVerifier,
      started_at: at,
      expires_at: expiresAt,
    })
    .execute()
  return { ok: true, authorizeUrl: url.href, transaction: fresh.secret, expiresAt }
}

function findVisit(context: PlayersContext, transaction: string, at: Date) {
  return context.db
    .selectFrom('players_identification')
    .select('state')
    .where('secret_hash', '=', hashSecret(transaction))
    .where('finished_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
}

function stateIn(callbackUrl: string): string | null {
  return new URL(callbackUrl).searchParams.get('state')
}

/** Once only, before the broker is asked: a second return of the same visit finds nothing. */
function useUp(context: PlayersContext, transaction: string, at: Date) {
  return context.db
    .updateTable('players_identification')
    .set({ finished_at: at })
    .where('secret_hash', '=', hashSecret(transaction))
    .where('finished_at', 'is', null)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()
}

async function confirm(
  context: PlayersContext,
  visit: VisitRow,
  outcome: MitidOutcome & { ok: true },
): Promise<FinishIdentificationOutcome> {
  const player = await context.db
    .selectFrom('players_player')
    .select(['player_id', 'mitid_sub', 'status'])
    .where('player_id', '=', visit.player_id)
    .executeTakeFirst()
  if (!player || !visit.action || player.mitid_sub !== outcome.identity.sub) {
    return { ok: false, refusal: 'other-identity' }
  }
  if (player.status === 'locked') return { ok: false, refusal: 'user-locked' }
  return {
    ok: true,
    kind: 'confirmed',
    playerId: playerId(player.player_id),
    action: visit.action,
    broker: { sub: outcome.identity.sub, accessToken: outcome.accessToken },
  }
}

/** The broker's answer, or that it gave none, which is logged. */
export async function orBrokerDown<T>(
  context: PlayersContext,
  ask: () => Promise<T>,
): Promise<T | { ok: false; refusal: 'identity-provider-down' }> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    context.log.warn({ party: error.party, reason: error.reason }, 'MitID did not answer')
    return { ok: false, refusal: 'identity-provider-down' }
  }
}
