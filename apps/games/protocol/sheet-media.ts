interface Board {
  readonly reels: number
  readonly rows: number
  /** Reels that turn as one, whose symbols are as many times as large. */
  readonly giant?: readonly number[] | undefined
}

/** Pictures of half the size are sharp on cells of so many of the screen's own pixels. */
const halfSizeFitsPx = 128
/** Of the window's height, what the board takes at most. */
const boardOfHeight = 0.62
const marginsPx = 24

/**
 * A media query that holds where a board needs its symbols at full size. The document asks for a
 * sheet before the client has arrived, and both must mean the same one.
 */
export function fullSheetMedia({ reels, rows, giant = [0] }: Board): string {
  const conditions = (density: number) => {
    const cellPx = halfSizeFitsPx / density / giant.length
    const width = Math.ceil(cellPx * reels) + marginsPx
    const height = Math.ceil((cellPx * rows) / boardOfHeight)
    return `(min-width: ${width}px) and (min-height: ${height}px)`
  }
  return `(((min-resolution: 1.5dppx) and ${conditions(2)}) or (${conditions(1)}))`
}
