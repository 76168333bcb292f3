import type { IDToken } from 'openid-client'

/** The person who signed in, by the broker's signed token. */
export interface MitidIdentity {
  /** The broker's pseudonym of the person, for us alone: what an account is found by. */
  sub: string
  uuid?: string
  /** `YYYY-MM-DD` */
  birthDate: string
  authenticatedAt: Date
}

export type CheckedIdentity =
  | { ok: true; identity: MitidIdentity }
  | { ok: false; refusal: 'assurance-too-low' | 'identity-rejected' }

const levels = 'https://data.gov.dk/concept/core/nsis/'
const acceptedLevels: readonly unknown[] = [`${levels}Substantial`, `${levels}High`]
/** How far the broker's clock may be from ours. */
const toleranceSeconds = 30

/**
 * Checks the rest of a token, after the library has checked signature, issuer, audience, expiry and
 * nonce: the level of assurance, that sign-in and token belong to the visit that began at
 * `startedAt`, and the fields that an account needs.
 */
export function checkedIdentity(
  claims: IDToken | undefined,
  startedAt: Date,
  at: Date,
): CheckedIdentity {
  const authTime = claims?.auth_time
  const birthDate = claims?.['mitid.date_of_birth']
  if (!claims || typeof authTime !== 'number' || claims.idp !== 'mitid') {
    return { ok: false, refusal: 'identity-rejected' }
  }
  if (!acceptedLevels.includes(claims.loa)) return { ok: false, refusal: 'assurance-too-low' }
  const isOfThisVisit = [claims.iat, authTime].every(
    (second) =>
      second >= startedAt.getTime() / 1000 - toleranceSeconds &&
      second <= at.getTime() / 1000 + toleranceSeconds,
  )
  if (!isOfThisVisit) return { ok: false, refusal: 'identity-rejected' }
  if (typeof birthDate !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) {
    return { ok: false, refusal: 'identity-rejected' }
  }
  const uuid = claims['mitid.uuid']
  return {
    ok: true,
    identity: {
      sub: claims.sub,
      ...(typeof uuid === 'string' && { uuid }),
      birthDate,
      authenticatedAt: new Date(authTime * 1000),
    },
  }
}
