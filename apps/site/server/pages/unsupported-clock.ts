import { type Caller, readSession } from '@nordlys/contracts'
import { formatDuration, formatTime, logFailure } from '@nordlys/core'
import type { FastifyRequest } from 'fastify'
import type { Translate } from '../../app/ground/text/texts.ts'
import { readCookies, sessionOf } from '../edge/cookies.ts'

/** How often the clock of a page without script is read again: it shows no seconds. */
export const clockReadSeconds = 20

/** When the browser's player logged in; undefined for a visitor, and while nobody can say. */
export async function loggedInAt(
  platform: Caller,
  request: FastifyRequest,
): Promise<Date | undefined> {
  const session = sessionOf(readCookies(request.headers.cookie))
  if (!session) return undefined
  try {
    // Nobody plays on this page: it does not keep the session open.
    const outcome = await platform.call(readSession, { act: false }, session, request.ip)
    return outcome.ok ? outcome.player.loggedInAt : undefined
  } catch (error) {
    logFailure(request.log, error, 'a page without script does not know its player')
    return undefined
  }
}

/** `Logget ind i 00.42 · kl. 20.14`, or the time alone: the server's, as everywhere. [FLT-08] */
export function clockLine(t: Translate, now: Date, loggedInMs: number): string {
  const time = `${t('shell.clock')} ${formatTime(now)}`
  if (!Number.isSafeInteger(loggedInMs)) return time
  const inSession = formatDuration(now.getTime() - loggedInMs).slice(0, 5)
  return `${t('shell.session_time')} ${inSession} · ${time}`
}
