import { setImmediate } from 'node:timers/promises'
import type { CompiledGame } from '@nordlys/game-math'

/**
 * Works out what games need before their first round, one game after the other and a piece at a
 * time: between any two pieces everybody else has their turn.
 */
export class Preparer {
  #last: Promise<unknown> = Promise.resolve()

  /** Rejects when the game is not the one that was proven. */
  prepare(game: Pick<CompiledGame, 'prepare'>): Promise<void> {
    const pieces = game.prepare()[Symbol.iterator]()
    const prepared = this.#last.then(() => takeAll(pieces))
    // The next one follows, however this one ends.
    this.#last = Promise.allSettled([prepared])
    return prepared
  }
}

async function takeAll(pieces: Iterator<void>): Promise<void> {
  while (!pieces.next().done) await setImmediate()
}
