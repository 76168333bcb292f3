import type { ClientEvent } from '@nordlys/contracts'
import { texts } from '../words/texts.ts'
import type { Board } from './story.ts'
import { type WinContext, type WinItem, winsOf } from './win-words.ts'

/** The items to light when an event has won: the wins of the grid, or all it is won by. */
export function winItemsOf(event: ClientEvent, board: Board, context: WinContext): WinItem[] {
  const { grid, held } = board
  switch (event.kind) {
    case 'wins':
      return winsOf(event, grid, context)
    case 'orbs': {
      const positions = event.orbs.map(({ position }) => position)
      return [
        { words: texts.multiplied(event.times), winOre: event.coins * context.coinOre, positions },
      ]
    }
    case 'wheel': {
      const positions = grid.flatMap((column, reel) => column.map((_, row) => [reel, row] as const))
      const words = texts.wheel(event.multiplier)
      return [{ words, winOre: event.coins * context.coinOre, positions }]
    }
    case 'chest':
      return [{ words: texts.chest, winOre: event.coins * context.coinOre, positions: [] }]
    case 'hold-end': {
      const words = event.fullGridCoins > 0 ? texts.heldAll : texts.held
      const positions = held.map(({ position }) => position)
      return [{ words, winOre: event.coins * context.coinOre, positions }]
    }
    default:
      return []
  }
}
