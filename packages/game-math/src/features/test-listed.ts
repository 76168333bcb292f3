import { expect } from 'vitest'
import type { DefinitionBase } from '../base/definition-base.ts'
import { coinsOf } from '../base/events.ts'
import type { RoundOutcome } from '../base/outcome.ts'
import { smallBase } from '../mechanics/chain/small-base.ts'
import { decimal, fraction, show } from '../prove/fraction.ts'
import type { TablePar } from '../prove/par.ts'
import type { Rng } from '../random/rng.ts'
import { tableRng } from '../random/table-rng.ts'
import { naturalTable } from './natural-table.ts'
import type { OutcomeTableDefinition } from './outcome-table.ts'

/** What small games of listed rounds begin with: as those of chains, without lines. */
export function smallListedBase() {
  const { lines, ...base } = smallBase
  return { ...base, rows: lines.length }
}

/** A short list whose rounds are yet to be played. */
export const openList: OutcomeTableDefinition = {
  key: 5,
  rounds: 1024,
  classesFromCoins: [0, 1],
  weights: [2 ** 32, 0],
  sha256: '0'.repeat(64),
}

/** The list of a game with every round in it, each as likely as any other. */
export function listOf(playCoins: (rng: Rng) => number, coinsPerBet: number) {
  const { key, rounds } = openList
  const payouts = Float64Array.from({ length: rounds }, (_, round) =>
    playCoins(tableRng(key, round)),
  )
  return naturalTable(key, payouts, coinsPerBet)
}

interface ListedGame extends DefinitionBase {
  readonly table: OutcomeTableDefinition
  readonly caps: { readonly maxWinBets: number }
}

/** The proof is what every round of the list gives, played by the engine, spin by spin. */
export function expectProvenByEveryListedRound(
  { table, coinsPerBet, caps }: ListedGame,
  par: TablePar,
  playListed: (rng: Rng) => RoundOutcome,
): void {
  let [coins, squares, hits, most, featured, ofBase] = [0, 0, 0, 0, 0, 0]
  for (let round = 0; round < table.rounds; round += 1) {
    const { winCoins, freeSpinsAwarded, events = [] } = playListed(tableRng(table.key, round))
    const begun = events.findIndex(({ kind }) => kind === 'free-spins')
    const base = begun < 0 ? events : events.slice(0, begun)
    coins += winCoins
    squares += winCoins ** 2
    hits += winCoins > 0 ? 1 : 0
    most = Math.max(most, winCoins)
    featured += freeSpinsAwarded > 0 ? 1 : 0
    const baseCoins = base.reduce((all, event) => all + coinsOf(event), 0)
    ofBase += Math.min(baseCoins, caps.maxWinBets * coinsPerBet)
  }
  const mean = coins / table.rounds
  expect(par.rtp).toBe(show(fraction(coins, table.rounds * coinsPerBet)))
  expect(par.hitRate).toBe(decimal(fraction(hits, table.rounds), 8))
  const deviation = Math.sqrt(squares / table.rounds - mean ** 2) / coinsPerBet
  expect(par.standardDeviation).toBeCloseTo(deviation, 6)
  expect(par.maxWinBets).toBe(most / coinsPerBet)
  expect(par.roundsPerFeature).toBeCloseTo(table.rounds / featured, 4)
  const basePercent = (ofBase / table.rounds / coinsPerBet) * 100
  expect(par.rtpParts?.basePercent).toBeCloseTo(basePercent, 4)
}

/** Draws that fill cells with these symbols, filling after filling; then there are no more. */
export function cellDraws(
  keys: readonly string[],
  cells1024: readonly number[],
  fillings: readonly string[],
): Rng {
  const draws = fillings.flatMap((filling) => {
    const cells = filling.split(' ').map((key) => {
      const before = cells1024.slice(0, keys.indexOf(key))
      return before.reduce((sum, weight) => sum + weight, 0)
    })
    const threes = Array.from({ length: Math.ceil(cells.length / 3) }, (_, at) =>
      cells.slice(3 * at, 3 * at + 3),
    )
    return threes.map(([low = 0, middle = 0, high = 0]) => low + middle * 1024 + high * 1024 ** 2)
  })
  const next = () => {
    const draw = draws.shift()
    if (draw === undefined) throw new Error('more draws than were written down')
    return draw
  }
  return { u32: next, below: next }
}
