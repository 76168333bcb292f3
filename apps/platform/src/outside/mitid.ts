import type { Clock } from '@nordlys/core'
import * as oidc from 'openid-client'
import { MitidBroker, type MitidConfig } from './mitid-broker.ts'
import { type CprMatch, matchCpr } from './mitid-cpr-match.ts'
import { detailsScope, type MitidDetails, readMitidDetails } from './mitid-details.ts'
import { type MitidRefusal, readMitidFailure } from './mitid-failure.ts'
import { checkedIdentity, type MitidIdentity } from './mitid-id-token.ts'
import { outsideError } from './outside-error.ts'

/** The secrets of one visit; kept by us, never in the browser. */
interface MitidSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

interface MitidVisit extends MitidSecrets {
  /** Asked for beside the identity: that the CPR number may be compared, or name and address. */
  asksFor?: 'cpr-match' | 'details'
  /** The words on MitID's button. */
  actionText: 'LOG_ON' | 'APPROVE' | 'CONFIRM'
}

export type MitidOutcome =
  | { ok: true; identity: MitidIdentity; accessToken: string }
  | { ok: false; refusal: MitidRefusal }

/** MitID through an OpenID Connect broker. Every function throws `OutsideError` when it is away. */
export interface Mitid {
  authorizeUrl(visit: MitidVisit): Promise<URL>
  /** Finishes with the address the browser came back to; `startedAt` is when the visit began. */
  finish(callbackUrl: string, secrets: MitidSecrets, startedAt: Date): Promise<MitidOutcome>
  cprMatch(accessToken: string, cpr: string): Promise<CprMatch>
  /** Name and address of the person of a visit that asked for them. */
  details(accessToken: string, sub: string): Promise<MitidDetails>
}

export function createMitid(config: MitidConfig, clock: Clock): Mitid {
  const broker = new MitidBroker(config, clock)
  return {
    async authorizeUrl(visit) {
      return oidc.buildAuthorizationUrl(await broker.open(), await parameters(config, visit))
    },
    async finish(callbackUrl, secrets, startedAt) {
      const checks = {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.codeVerifier,
        // A person who signed in before this visit began did not sign in for it.
        maxAge: Math.max(0, Math.ceil((clock.now().getTime() - startedAt.getTime()) / 1000)),
      }
      const returned = returnedTo(config.redirectUri, callbackUrl)
      try {
        const tokens = await broker.withItsKeys((configuration) =>
          oidc.authorizationCodeGrant(configuration, returned, checks),
        )
        const checked = checkedIdentity(tokens.claims(), startedAt, clock.now())
        return checked.ok ? { ...checked, accessToken: tokens.access_token } : checked
      } catch (failure) {
        return { ok: false, refusal: readMitidFailure(failure) }
      }
    },
    cprMatch: (accessToken, cpr) =>
      matchCpr(`${config.issuer.href.replace(/\/$/, '')}/cpr-match`, accessToken, cpr, config),
    async details(accessToken, sub) {
      try {
        return readMitidDetails(await oidc.fetchUserInfo(await broker.open(), accessToken, sub))
      } catch (failure) {
        throw outsideError('mitid', failure)
      }
    },
  }
}

const scopesOf = { identity: [], 'cpr-match': ['ssn'], details: [detailsScope] } as const

async function parameters(config: MitidConfig, visit: MitidVisit): Promise<Record<string, string>> {
  return {
    redirect_uri: config.redirectUri.href,
    scope: ['openid mitid', ...scopesOf[visit.asksFor ?? 'identity']].join(' '),
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(visit.codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'login',
    max_age: '0',
    ui_locales: 'da',
    idp_values: 'mitid',
    idp_params: JSON.stringify({
      mitid: { loa_value: 'substantial', action_text: visit.actionText },
    }),
  }
}

/** Only what the broker added counts; where the browser says it came back to does not. */
function returnedTo(redirectUri: URL, callbackUrl: string): URL {
  const url = new URL(redirectUri)
  url.search = new URL(callbackUrl).search
  return url
}
