/**
 * A hand that cannot be played: its game is not known any more, its seed does not open, its choices are not
 * those of its cards, or the books hold another stake. Nobody wins or loses by it: its stakes go back.
 */
export class HandBroken extends Error {
  override name = 'HandBroken'

  constructor(round: string, why: string, cause?: unknown) {
    super(`hand ${round}: ${why}`, { cause })
  }
}
