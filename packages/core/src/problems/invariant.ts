/**
 * Stops the program's present task when something that cannot happen has happened. A refusal a
 * person may be shown is a value; this is for bugs, and is never caught below the HTTP layer.
 */
export function invariant(claim: unknown, message: string): asserts claim {
  if (!claim) throw new InvariantError(message)
}

/** The value, or a crash when it is absent. */
export function required<T>(value: T | null | undefined, what: string): T {
  invariant(value !== null && value !== undefined, `missing: ${what}`)
  return value
}

export class InvariantError extends Error {
  override name = 'InvariantError'
}
