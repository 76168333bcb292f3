/** The only chance a game may see. */
export interface Rng {
  /** A uniform integer in [0, 2^32). */
  u32(): number
  /** A uniform integer in [0, n), for n from 1 to 2^21. */
  below(n: number): number
}

/** A generator that cannot be trusted. Nothing may be drawn after it: no draw, no round. */
export class RngFailure extends Error {
  override name = 'RngFailure'
}
