/** SQLSTATE: a character no text can hold, and one no JSON can. */
const states: readonly unknown[] = ['22021', '22P05']

/**
 * Whether the database refused a text for a character it cannot hold (U+0000). Nobody types one: it
 * is a request that is none, not a crash of ours.
 */
export function isUnstorableText(error: Error): boolean {
  return 'code' in error && states.includes(error.code)
}
