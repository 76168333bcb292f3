/** A game that was opened, and in which login. */
export interface Opening {
  at: Date
  sessionId: string
}

/**
 * How long a player was in games between two moments: from a game's opening until another one's, or the
 * last act of its login. `openings` come in their order; `actedUntil` has the logins' last acts.
 */
export function timeInPlay(
  openings: readonly Opening[],
  actedUntil: ReadonlyMap<string, Date>,
  { from, to }: { from: Date; to: Date },
): number {
  return openings.reduce((ms, { at, sessionId }, place) => {
    const ends = [openings[place + 1]?.at, actedUntil.get(sessionId) ?? at, to]
    const end = Math.min(...ends.map((end) => end?.getTime() ?? Number.POSITIVE_INFINITY))
    return ms + Math.max(0, end - Math.max(at.getTime(), from.getTime()))
  }, 0)
}
