import { OutsideError, outsideFetch } from './outside-error.ts'
import { timeOutsMs } from './time-outs.ts'

/** The broker's answer; `expired` when the sign-in is more than 15 minutes old. */
export type CprMatch = 'match' | 'mismatch' | 'too-many-attempts' | 'expired'

/**
 * Asks the broker whether a personal number is that of the person who signed in: at most three
 * times a sign-in. Not repeated on failure, since each asking is one of the three.
 */
export async function matchCpr(
  url: string,
  accessToken: string,
  cpr: string,
  { timeoutMs = timeOutsMs.mitId }: { timeoutMs?: number },
): Promise<CprMatch> {
  const { status, text } = await outsideFetch('mitid', url, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cpr }),
    timeoutMs,
  })
  if (status === 429) return 'too-many-attempts'
  if (status === 401) return 'expired'
  if (status === 200) return readMatch(text)
  throw new OutsideError('mitid', status >= 500 ? 'down' : 'nonsense')
}

function readMatch(text: string): CprMatch {
  // Only these two sentences are an answer; anything else must never pass for a match.
  const compact = text.replaceAll(/\s/g, '')
  if (compact === '{"cprNumberMatch":true}') return 'match'
  if (compact === '{"cprNumberMatch":false}') return 'mismatch'
  throw new OutsideError('mitid', 'nonsense')
}
