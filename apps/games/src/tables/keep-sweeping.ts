import { setTimeout as wait } from 'node:timers/promises'
import { logFailure } from '@nordlys/core'
import type { TablesContext } from './context.ts'
import type { FavouritesOfClosed } from './forget-favourites.ts'
import { sweepHands } from './sweep-hands.ts'

/** Hands wait for a day; a minute more is nothing to the player who left one. */
const everyMs = 60_000

/**
 * Ends hands that wait for nobody, minute by minute, and forgets the favourites of closed accounts, until it
 * is disposed of. Several copies of the
 * program do no harm: each step of a hand is done once.
 */
export function keepSweeping(
  context: TablesContext,
  favourites: FavouritesOfClosed,
): AsyncDisposable {
  const stop = new AbortController()
  const running = run(context, favourites, stop.signal)
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await running
    },
  }
}

async function run(
  context: TablesContext,
  favourites: FavouritesOfClosed,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await sweepHands(context)
    } catch (error) {
      // The next minute looks again.
      logFailure(context.logger, error, 'hands that wait for nobody could not be looked for')
    }
    try {
      await favourites.forget()
    } catch (error) {
      logFailure(context.logger, error, 'favourites of closed accounts could not be forgotten')
    }
    // A stop ends the wait at once.
    await wait(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
