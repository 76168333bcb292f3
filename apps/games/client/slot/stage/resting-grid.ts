import type { OpenedGame } from '../../../protocol/opened-game.ts'
import type { Grid } from '../round/story.ts'

/**
 * The board before the first round: every symbol in turn, so placed that no two alike touch side by
 * side. It promises nothing and wins nothing.
 */
export function restingGrid({
  reels,
  rows,
  rowsLeast,
  symbols,
}: Pick<OpenedGame['game'], 'reels' | 'rows' | 'rowsLeast' | 'symbols'>): Grid {
  const ordinary = symbols.flatMap(({ kind }, index) => (kind === 'pay' ? [index] : []))
  return Array.from({ length: reels }, (_, reel) => {
    const height = rowsLeast === rows ? rows : Math.round((rowsLeast + rows) / 2) + (reel % 2)
    return Array.from({ length: height }, (_, row) => {
      return ordinary[(row + reel * 2) % ordinary.length] ?? 0
    })
  })
}
