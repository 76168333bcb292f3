import type { OpenAnswer } from '@nordlys/contracts'
import type { GameDefinition } from '@nordlys/game-math'

type Game = OpenAnswer['game']
type Board = Pick<Game, 'rowsLeast' | 'paysBy' | 'multipliers' | 'hold'>

/** The fewest rows of a reel that changes its height. */
const flexRowsLeast = 2

/** What the screen must know of a mechanic before the first round. */
export function presentBoard(definition: GameDefinition): Board {
  const board = { rowsLeast: definition.rows, paysBy: 'lines', multipliers: [] } satisfies Board
  switch (definition.mechanic) {
    case 'lines':
    case 'wild-respins':
    case 'walking-wilds':
    case 'sticky-wilds':
    case 'wild-multipliers':
    case 'mystery':
      return board
    case 'hold-and-win': {
      const { spins, fullGridCoins, prizes } = definition.holdAndWin
      const named = prizes.map(({ nameDa, coins }) => ({ name: nameDa, coins }))
      return { ...board, hold: { spins, fullGridCoins, prizes: named } }
    }
    case 'avalanche':
      return { ...board, multipliers: [...definition.tumble.multipliers] }
    case 'ways':
      return { ...board, paysBy: 'ways' }
    case 'flexveje':
      return { ...board, paysBy: 'ways', rowsLeast: flexRowsLeast }
    case 'flexveje-fald': {
      const multipliers = [...definition.tumble.multipliers]
      return { paysBy: 'ways', rowsLeast: flexRowsLeast, multipliers }
    }
    case 'cluster':
      return { ...board, paysBy: 'clusters', multipliers: [...definition.tumble.multipliers] }
  }
}
