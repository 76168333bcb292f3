import { createHash } from 'node:crypto'
import { oreToNumber, required, subtract } from '@nordlys/core'
import { expect, test } from 'vitest'
import { minus, one, show } from '../../prove/fraction.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { byteOf } from '../blackjack/choices.ts'
import { advise } from '../blackjack/coach.ts'
import { valueByResidues } from '../blackjack/exact/residues.ts'
import { sharedFigures } from './figures.ts'
import { sharedBlackjackMachine as machine, type SharedBlackjackBets } from './machine.ts'
import { sharedBlackjack as rules } from './rules.ts'
import { viewOf } from './view.ts'

test('[LV36] both calculators find the fraction that is declared', () => {
  expect(show(valueByResidues(rules))).toBe(show(minus(sharedFigures.chartReturn, one)))
})

test('[PROOF-04] a million rounds by the chart win as often as declared', () => {
  const rng = seededRng(Uint8Array.from(createHash('sha256').update('shared').digest()))
  const bets: SharedBlackjackBets = [['hand', 1_000]]
  const [rounds, counts] = [1_000_000, new Map<number, number>()]
  for (let round = 0; round < rounds; round += 1) {
    let state = machine.start(rules, bets, rng)
    while (!state.isOver) {
      const choice = required(advise(viewOf(rules, bets, state)), 'a choice')
      state = machine.apply(rules, bets, state, byteOf(choice), rng)
    }
    const outcome = required(machine.outcome(rules, bets, state), 'an outcome')
    const won = oreToNumber(subtract(outcome.payoutOre, outcome.stakeOre)) / 1_000
    counts.set(won, (counts.get(won) ?? 0) + 1)
  }
  const shares = new Map(sharedFigures.results)
  expect([...counts.keys()].toSorted()).toEqual([...shares.keys()].toSorted())
  const chiSquare = [...shares].reduce((sum, [won, share]) => {
    const due = share * rounds
    return sum + ((counts.get(won) ?? 0) - due) ** 2 / due
  }, 0)
  // Of 5 degrees of freedom, one in 10,000 fair runs lies above 25.8.
  expect(chiSquare).toBeLessThan(25.8)
})
