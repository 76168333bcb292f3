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
