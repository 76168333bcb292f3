interface Turn {
  readonly held?: readonly number[] | undefined
  readonly twins?: readonly number[] | undefined
}

/**
 * The reels that turn, from the left, those together that start, run and stop as one. A reel that
 * is held does not turn.
 */
export function turningTogether(reels: number, { held = [], twins = [] }: Turn): number[][] {
  const all = Array.from({ length: reels }, (_, reel) => reel)
  return all
    .filter((reel) => !held.includes(reel) && !twins.slice(1).includes(reel))
    .map((reel) => (reel === twins[0] ? [...twins] : [reel]))
}

/** The reel whose strip another one shows: of twins the first, of any other reel itself. */
export function leaderOf(reel: number, twins: readonly number[]): number {
  return twins.includes(reel) ? (twins[0] ?? reel) : reel
}
