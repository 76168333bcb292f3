import { isDatabaseAway, whyAway } from './database-away.ts'

/** The two methods of a logger that a failure is written with. */
interface FailureLog {
  warn(details: object, said: string): void
  error(details: object, said: string): void
}

/**
 * Whether something failed because the database, the wallet, a neighbour or an outside party does not
 * answer: a passing outage, no fault of our code. Errors of ours say so by `isOutage`. [FLT-23]
 */
export function isOutage(error: unknown): boolean {
  return (
    isDatabaseAway(error) || (error instanceof Error && Reflect.get(error, 'isOutage') === true)
  )
}

/**
 * The one place that decides how a failure is logged: an outage as a warning with its reason and no
 * stack, anything else as an error, which alarms. [FLT-74]
 */
export function logFailure(
  log: FailureLog,
  error: unknown,
  said: string,
  which: object = {},
): void {
  if (isOutage(error)) log.warn({ ...which, ...whyAway(error) }, said)
  else log.error({ ...which, err: error }, said)
}

/**
 * Judges for a server's error handler why a request failed, and logs it: an outage, a mistake of who
 * asked, which is not logged, or a crash.
 */
export function judgeFailure(
  log: FailureLog,
  error: Error & { statusCode?: number },
  isTheirs: boolean,
): 'outage' | 'theirs' | 'crash' {
  const isOut = isOutage(error)
  if (!isOut && (isTheirs || (error.statusCode ?? 500) < 500)) return 'theirs'
  logFailure(log, error, isOut ? 'a request waits for an outage' : 'a request crashed')
  return isOut ? 'outage' : 'crash'
}
