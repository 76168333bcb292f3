import type { Throw } from './motion.ts'

/** What a ball may be heard by. */
export interface BallHeard {
  /** A throw that is shown from this moment of `performance.now()` on. */
  rolls(thrown: Throw, startedMs: number): void
  /** It lies in its pocket without having rolled. */
  drops(): void
}
