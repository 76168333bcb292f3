/**
 * An outside party did not do what we asked: `down` (no answer, or it said it cannot), `slow` (not
 * in time), `nonsense` (an answer that is not one). Whoever calls decides what the player is told.
 */
export class OutsideError extends Error {
  override name = 'OutsideError'
  readonly party: string
  readonly reason: OutsideReason

  constructor(party: string, reason: OutsideReason, options?: ErrorOptions) {
    super(`${party} is ${reason === 'nonsense' ? 'answering nonsense' : reason}`, options)
    this.party = party
    this.reason = reason
  }
}

export type OutsideReason = 'down' | 'slow' | 'nonsense'

/** Turns whatever a network call threw into an `OutsideError`; one that is so already is kept. */
export function outsideError(party: string, cause: unknown): OutsideError {
  if (cause instanceof OutsideError) return cause
  const isSlow = cause instanceof Error && cause.name === 'TimeoutError'
  return new OutsideError(party, isSlow ? 'slow' : 'down', { cause })
}

/**
 * One request to an outside party, its body read within `timeoutMs`. Any status is an answer; the
 * caller says which of them it takes.
 */
export async function outsideFetch(
  party: string,
  url: URL | string,
  init: RequestInit & { timeoutMs: number },
): Promise<{ status: number; text: string }> {
  const { timeoutMs, ...request } = init
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw outsideError(party, cause)
  }
}
