import type { StripPlace } from './reel-tape.ts'

/** A reel's window: a place on its strip, and how many rows of it are shown. */
export interface ReelWindow extends StripPlace {
  readonly rows: number
}

/**
 * The window with other symbols in it than its strip has there: what changed while the reel stood.
 * The strip is another one then, so that it turns away with what was seen on it.
 */
export function showing(window: ReelWindow, column: readonly number[] | undefined): ReelWindow {
  const { strip, stop } = window
  if (!column || strip.length === 0) return window
  const changed = [...strip]
  for (const [row, symbol] of column.entries()) {
    changed[(((stop + row) % strip.length) + strip.length) % strip.length] = symbol
  }
  const isSame = changed.every((symbol, place) => symbol === strip[place])
  return isSame ? window : { ...window, strip: changed }
}

/** The symbol a standing reel shows in a row. */
export function symbolIn({ strip, stop }: ReelWindow, row: number): number {
  return strip[(stop + row) % strip.length] ?? 0
}
