/** Two copies wrote the same key, met in another order, or one saw what the other changed. */
const collisions: readonly string[] = ['23505', '40P01', '40001']

/** PostgreSQL's five-character code of an error, if it has one. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.length === 5 ? code : undefined
}

/** Whether the same request, made again, finds what it collided with. */
export function isCollision(error: unknown): boolean {
  return collisions.includes(codeOf(error) ?? '')
}

/** Two copies may commit the same key this often before it is a bug; as for batches. */
const rerunsMax = 20

/** Does it again when another copy booked the same first: the next run finds that. */
export async function rerunOnCollision<T>(book: () => Promise<T>): Promise<T> {
  for (let rerun = 0; ; rerun++) {
    try {
      return await book()
    } catch (error) {
      if (!isCollision(error) || rerun >= rerunsMax) throw error
    }
  }
}
