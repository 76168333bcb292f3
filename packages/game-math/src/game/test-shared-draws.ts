import { createHash } from 'node:crypto'
import { required } from '@nordlys/core'
import { fraction, toNumber } from '../prove/fraction.ts'
import { seededRng } from '../random/seeded-rng.ts'
import { countByHands } from '../tables/punto-banco/exact-by-hands.ts'
import { resultOf } from '../tables/punto-banco/machine.ts'
import { puntoBancoWinners } from '../tables/punto-banco/payouts.ts'
import { numbers } from '../tables/roulette/layout.ts'
import { sharedDraw } from './shared-draw.ts'
import type { TableDefinition } from './table-games.ts'

/** The cell that a draw is counted in, and how often each is due, as shares of one. */
interface Cells {
  readonly shares: readonly number[]
  cellOf(drawn: ReturnType<typeof sharedDraw>): number
}

/**
 * Chi-square of so many rounds of a live table, each from a seed of its own as its owner draws them, with
 * the bound that one in 10,000 fair tables lies above (Wilson and Hilferty).
 */
export function chiSquareOfRounds(definition: TableDefinition, rounds: number) {
  const { shares, cellOf } = cellsOf(definition)
  const counts = new Float64Array(shares.length)
  for (let round = 0; round < rounds; round += 1) {
    const seed = createHash('sha256').update(`${definition.id} ${round}`).digest()
    const cell = cellOf(sharedDraw(definition, seededRng(seed)))
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  const chiSquare = shares.reduce((sum, share, cell) => {
    const due = share * rounds
    return sum + ((counts[cell] ?? 0) - due) ** 2 / due
  }, 0)
  const freedom = shares.length - 1
  const spread = 2 / (9 * freedom)
  return { chiSquare, bound: freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3 }
}

function cellsOf(definition: TableDefinition): Cells {
  if (definition.kind === 'roulette') {
    const shares = numbers.map(() => 1 / numbers.length)
    return { shares, cellOf: (drawn) => ('number' in drawn ? drawn.number : -1) }
  }
  if (definition.kind !== 'punto-banco') throw new Error(`no shares of ${definition.kind}`)
  const ways = countByHands(definition.rules.decks)
  const all = ways.reduce((sum, each) => sum + each)
  return {
    shares: puntoBancoWinners.map((_, at) => toNumber(fraction(required(ways[at], 'ways'), all))),
    cellOf: (drawn) => ('player' in drawn ? puntoBancoWinners.indexOf(resultOf(drawn).winner) : -1),
  }
}
