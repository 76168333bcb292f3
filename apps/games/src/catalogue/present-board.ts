import type { OpenAnswer } from '@nordlys/contracts'
import { type GameDefinition, giantReels } from '@nordlys/game-math'

type Game = OpenAnswer['game']
type Board = Pick<
  Game,
  | 'rowsLeast'
  | 'paysBy'
  | 'multipliers'
  | 'freeMultipliers'
  | 'bothWays'
  | 'hold'
  | 'upgrades'
  | 'giant'
  | 'wheel'
>

/** The fewest rows of a reel that changes its height. */
const flexRowsLeast = 2

/** Presents the parts of a mechanic that the screen needs before the first round. */
export function presentBoard(definition: GameDefinition): Board {
  const board = { rowsLeast: definition.rows, paysBy: 'lines', multipliers: [] } satisfies Board
  switch (definition.mechanic) {
    case 'lines':
      return { ...board, ...risingIn(definition) }
    case 'walking-wilds':
    case 'sticky-wilds':
    case 'wild-multipliers':
    case 'mystery':
    case 'twin-reels':
    case 'saga-book':
      return board
    case 'wild-respins':
      return definition.direction ? { ...board, bothWays: true } : board
    case 'symbol-upgrade':
      return { ...board, upgrades: { ...definition.upgrades } }
    case 'colossal':
      return { ...board, giant: giantReels(definition) }
    case 'hold-and-win':
    case 'hold-collector': {
      const { spins, fullGridCoins, prizes } = definition.holdAndWin
      const named = prizes.map(({ nameDa, coins }) => ({ name: nameDa, coins }))
      return { ...board, hold: { spins, fullGridCoins, prizes: named } }
    }
    case 'respin-wheel':
      return { ...board, wheel: [...definition.wheel.multipliers] }
    case 'avalanche':
      return { ...board, multipliers: [...definition.tumble.multipliers] }
    case 'ways':
      return { ...board, ...risingIn(definition), paysBy: 'ways' }
    case 'flexveje':
      return { ...board, ...risingIn(definition), paysBy: 'ways', rowsLeast: flexRowsLeast }
    case 'flexveje-fald': {
      const multipliers = [...definition.tumble.multipliers]
      return { paysBy: 'ways', rowsLeast: flexRowsLeast, multipliers }
    }
    case 'cluster-marks':
      return { ...board, paysBy: 'clusters' }
    case 'scatter-pays':
      return { ...board, paysBy: 'anywhere' }
    case 'cluster':
      return { ...board, paysBy: 'clusters', multipliers: [...definition.tumble.multipliers] }
  }
}

/** Nothing where all free spins multiply alike. */
function risingIn({
  freeSpins,
}: Extract<GameDefinition, { mechanic: 'lines' | 'ways' | 'flexveje' }>): Pick<
  Board,
  'freeMultipliers'
> {
  const multipliers = 'multipliers' in freeSpins ? freeSpins.multipliers : []
  return new Set(multipliers).size > 1 ? { freeMultipliers: [...multipliers] } : {}
}
