import { expect, test } from 'vitest'
import { boardsBySuits } from './boards.ts'
import { pairsWithout } from './cell.ts'
import { callTotalByFives } from './cell-by-fives.ts'
import { CellTotals, returnOf } from './exact.ts'
import { holdemFigures } from './figures.ts'
import { knownCells, returnedByCalling } from './known-cells.ts'
import { holdemRules } from './rules.ts'

/** How long a proof takes is a matter of the machine. */
const patience = { timeout: 3_600_000 }

test(
  '[PROOF-01] hold’em has the figures that are told of it, over every cell, board and hand',
  patience,
  () => {
    const totals = new CellTotals(holdemRules)
    expect(knownCells.map((cell) => totals.of(cell))).toEqual(knownCells.map(({ total }) => total))
    const proven = returnOf(holdemRules, totals)
    expect({ ...proven.figures, ofStakes: proven.ofStakes }).toEqual(holdemFigures)
    expect(proven.called).toBe(21_309_024)
    expect(proven.returnedByCalling).toEqual(returnedByCalling)
  },
)

test('[PROOF-01] three cells are worth the same by the fives of every hand', patience, () => {
  for (const { player, flop, total } of knownCells) {
    const boards = pairsWithout([...player, ...flop])
    expect(callTotalByFives(player, flop, boards)).toBe(total)
  }
})

test('[PROOF-01] boards that differ by suits alone stand for all 2,598,960', () => {
  let [boards, stoodFor] = [0, 0]
  for (const { ways } of boardsBySuits()) {
    boards += 1
    stoodFor += ways
  }
  expect([boards, stoodFor]).toEqual([134_459, 2_598_960])
})
