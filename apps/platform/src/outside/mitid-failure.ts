import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { OutsideError, outsideError } from './outside-error.ts'

export type MitidRefusal =
  | 'cancelled'
  | 'token-expired'
  | 'identity-rejected'
  | 'assurance-too-low'
  | 'mitid-blocked'

/**
 * Reads the meaning of a failed return from MitID for the player. [REG-06] The broker's own trouble
 * is thrown as `OutsideError`.
 */
export function readMitidFailure(failure: unknown): MitidRefusal {
  if (failure instanceof AuthorizationResponseError) return readBrokerError(failure)
  if (failure instanceof ResponseBodyError) {
    // The code was used before, is older than a minute, or was not made for this visit.
    if (failure.error === 'invalid_grant') return 'token-expired'
    throw new OutsideError('mitid', 'down', { cause: failure })
  }
  if (failure instanceof ClientError) return readClientError(failure)
  throw outsideError('mitid', failure)
}

function readBrokerError(failure: AuthorizationResponseError): MitidRefusal {
  if (failure.error !== 'access_denied') throw new OutsideError('mitid', 'down', { cause: failure })
  if (failure.error_description === 'mitid_user_blocked') return 'mitid-blocked'
  return 'cancelled'
}

const rejections: readonly unknown[] = [
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_UNSUPPORTED_OPERATION',
]

function readClientError(failure: ClientError): MitidRefusal {
  if (failure.code === 'OAUTH_TIMEOUT' || failure.code === 'OAUTH_ABORT') {
    throw new OutsideError('mitid', 'slow', { cause: failure })
  }
  if (failedClaim(failure) === 'exp') return 'token-expired'
  if (rejections.includes(failure.code)) return 'identity-rejected'
  if (failure.cause instanceof TypeError) throw outsideError('mitid', failure.cause)
  throw new OutsideError('mitid', 'nonsense', { cause: failure })
}

/** The library keeps the name of the claim that failed at the end of a chain of causes. */
function failedClaim(failure: ClientError): unknown {
  const inner = failure.cause instanceof Error ? failure.cause.cause : undefined
  return typeof inner === 'object' && inner !== null && 'claim' in inner ? inner.claim : undefined
}
