/**
 * SQLSTATE of a database that starts, stops, is full of connections, has lost the connection or has
 * just become the copy that only reads.
 */
const awayStates = /^(?:08\w{3}|57P0[1-3]|53300|55000|25006)$/
/** Error codes of the operating system: nobody listens there, or the network is cut. */
const awayCodes: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
/** The driver has no codes for these, nor the query builder for the last: a connection lost before. */
const awayMessages: readonly string[] = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
]

/**
 * Whether a query failed because the database is unavailable, or is starting: a passing outage, no
 * fault of the caller nor of our code. [FLT-23]
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string') return awayStates.test(code) || awayCodes.includes(code)
  return awayMessages.some((message) => error.message.startsWith(message))
}

/** The logged text of it: the reason, without a stack, since no line of ours is to blame. */
export function whyAway(error: unknown): { because: string } {
  if (!(error instanceof Error)) return { because: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { because: code ?? error.message }
}
