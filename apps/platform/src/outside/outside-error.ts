/**
 * An outside party did not do what we asked: `down` (no answer, or it said it cannot), `slow` (not
 * in time), `nonsense` (an answer that is not one). The caller decides what the player is shown.
 */
export class OutsideError extends Error {
  override name = 'OutsideError'
  readonly party: string
  readonly reason: OutsideReason
  /** Nonsense does not pass by itself: somebody must look at it. */
  readonly isOutage: boolean

  constructor(party: string, reason: OutsideReason, options?: ErrorOptions) {
    super(`${party} is ${reason === 'nonsense' ? 'answering nonsense' : reason}`, options)
    this.party = party
    this.reason = reason
    this.isOutage = reason !== 'nonsense'
  }
}

export type OutsideReason = 'down' | 'slow' | 'nonsense'

/** Turns whatever a network call threw into an `OutsideError`; one that is so already is kept. */
export function outsideError(party: string, cause: unknown): OutsideError {
  if (cause instanceof OutsideError) return cause
  const isSlow = cause instanceof Error && cause.name === 'TimeoutError'
  return new OutsideError(party, isSlow ? 'slow' : 'down', { cause })
}

/** No list or answer that we ask for is near this. */
const usualBytesMax = 16_777_216

/**
 * One request to an outside party, its body read within `timeoutMs` and up to `answerBytesMax`; a longer
 * one is nonsense. Any status is an answer; the caller says which of them it takes.
 */
export async function outsideFetch(
  party: string,
  url: URL | string,
  init: RequestInit & { timeoutMs: number; answerBytesMax?: number },
): Promise<{ status: number; text: string }> {
  const { timeoutMs, answerBytesMax = usualBytesMax, ...request } = init
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await readUpTo(response, answerBytesMax)
    if (!body) throw new OutsideError(party, 'nonsense')
    return { status: response.status, text: new TextDecoder().decode(body) }
  } catch (cause) {
    throw outsideError(party, cause)
  }
}

/** Undefined when there is more, the rest of which is not waited for. */
async function readUpTo(response: Response, bytesMax: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > bytesMax) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
