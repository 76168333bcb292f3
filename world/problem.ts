/**
 * Something the person who starts the product can put right. Its message is one whole sentence that
 * says what to do; it is shown alone, without a stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** The text of anything thrown. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof AggregateError && thrown.errors.length > 0)
    return messageOf(thrown.errors[0])
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** The `code` of an error of the operating system or of PostgreSQL, such as `EADDRINUSE`. */
export function codeOf(thrown: unknown): string | undefined {
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return codeOf(thrown.errors[0])
  const hasCode = thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string'
  return hasCode ? String(thrown.code) : undefined
}
