/** A place on a strip: the symbols of a reel and which of them is in the top row. */
export interface StripPlace {
  readonly strip: readonly number[]
  readonly stop: number
}

/**
 * The picture of a turning reel: it leaves the place it stood on and comes to the next one, and
 * both ends are the true strips, so what stands over and under the window really lies there.
 * Between them, at full speed, the one strip passes into the other; reels that turn as one pass at
 * once.
 */
export interface ReelTape {
  readonly from: StripPlace
  readonly to: StripPlace
  /** How far apart the two lie, in symbols. */
  readonly symbols: number
  readonly isTwin?: boolean
}

/** The symbol `row` rows below the top of the window when the reel has turned `turned` symbols. */
export function symbolAt(tape: ReelTape, turned: number, row: number): number {
  const { from, to, symbols, isTwin = false } = tape
  const left = symbols - turned + row
  return left > (isTwin ? symbols - 1 : symbols / 2)
    ? onStrip(from.strip, from.stop + left - symbols)
    : onStrip(to.strip, to.stop + left)
}

function onStrip(strip: readonly number[], index: number): number {
  const length = strip.length
  return strip[((index % length) + length) % length] ?? 0
}

/**
 * How many rows a reel shows that changes its height while it turns: the old number at full
 * distance, the new one well before it lands, so that it comes to rest at its own height.
 */
export function rowsBetween(from: number, to: number, symbolsLeft: number): number {
  const share = Math.min(1, Math.max(0, (symbolsLeft - settledLeft) / changingOver))
  const eased = share * share * (3 - 2 * share)
  return to + (from - to) * eased
}

const settledLeft = 2
const changingOver = 6
