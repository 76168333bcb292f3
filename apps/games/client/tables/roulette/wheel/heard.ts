import type { Throw } from './motion.ts'

/** The sounds of a ball. */
export interface BallHeard {
  /** A throw that is shown from this moment of `performance.now()` on. */
  rolls(thrown: Throw, startedMs: number): void
  /** It lies in its pocket without having rolled. */
  drops(): void
}
