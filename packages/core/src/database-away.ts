/**
 * SQLSTATE of a database that starts, stops, is full of connections, has lost the connection or has
 * just become the copy that only reads.
 */
const awayStates = /^(?:08\w{3}|57P0[1-3]|53300|55000|25006)$/
/** Of the system: nobody listens there, or the way there is cut. */
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
/** The driver has no codes for these. */
const awayMessages: readonly string[] = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
]

/**
 * Whether a question failed because the database cannot be asked now: an outage that passes, and no
 * fault of whoever asked nor of our code. [FLT-23]
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string') return awayStates.test(code) || awayCodes.includes(code)
  return awayMessages.some((message) => error.message.startsWith(message))
}

/** What a log is told of it: why, and no stack, because no line of ours is to blame. */
export function whyAway(error: unknown): { because: string } {
  if (!(error instanceof Error)) return { because: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { because: code ?? error.message }
}
