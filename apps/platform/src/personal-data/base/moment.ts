/** A moment as it stands in a query that is text. */
export function momentSql(at: Date): string {
  return `'${at.toISOString()}'::timestamptz`
}
