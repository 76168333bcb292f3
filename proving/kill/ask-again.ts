import { NeighbourError } from '@nordlys/contracts'

/** A message whose answer did not come, or was none: what was asked may have happened or not. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** One death costs one answer, and perhaps another one on a connection that died with it. */
const asksMax = 4

/** Asks again, with the very same words, until there is an answer; the program may die meanwhile. */
export async function askAgain<T>(
  program: { live: () => Promise<void> },
  ask: () => Promise<T>,
  most = asksMax,
): Promise<T> {
  for (let asks = 1; ; asks += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnanswered(error) || asks >= most) throw error
      await program.live()
    }
  }
}

/** Whether an error says that no answer came; `fetch` throws a TypeError for a lost connection. */
function isUnanswered(error: unknown): boolean {
  const isTimeOut = error instanceof DOMException && error.name === 'TimeoutError'
  const known = [NeighbourError, NoAnswer, TypeError]
  return isTimeOut || known.some((kind) => error instanceof kind)
}
