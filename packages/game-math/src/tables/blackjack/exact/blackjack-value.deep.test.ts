import { createHash } from 'node:crypto'
import { oreToNumber, required, subtract } from '@nordlys/core'
import { describe, expect, test } from 'vitest'
import { decimal, minus, one, show, toNumber, zero } from '../../../prove/fraction.ts'
import { seededRng } from '../../../random/seeded-rng.ts'
import type { BlackjackBets } from '../bets.ts'
import { byteOf } from '../choices.ts'
import { advise } from '../coach.ts'
import { figuresOf } from '../figures.ts'
import { blackjack } from '../machine.ts'
import { type BlackjackRules, blackjackTable, classicTable } from '../rules.ts'
import { playLive } from '../test-play.ts'
import { viewOf } from '../view.ts'
import { Backward } from './backward.ts'
import { Forward, meanOf, type Results, sharesOf, varianceOf } from './forward.ts'
import { doubles } from './numbers.ts'
import { valueByResidues } from './residues.ts'

const withoutSurrender: BlackjackRules = { ...blackjackTable, surrender: 'none' }

describe('[GAME-02] both calculators find the fraction that a table declares', () => {
  test.for([
    ['Blackjack', blackjackTable],
    ['Blackjack Klassisk', classicTable],
  ] as const)('%s', ([, rules]) => {
    const declared = show(minus(figuresOf(rules).chartReturn, one))
    const results = new Forward(rules).results()
    expect(show(meanOf(results))).toBe(declared)
    expect(show(valueByResidues(rules))).toBe(declared)
    expect(Math.sqrt(toNumber(varianceOf(results)))).toBeCloseTo(figuresOf(rules).deviation, 6)
    expect(sharesOf(results)).toEqual(figuresOf(rules).results)
    expect(sumOf(results)).toBe(results.all)
  })
})

test('[GAME-02] 6 decks without surrender are worth and spread as the guide has it', () => {
  const results = new Forward(withoutSurrender).results()
  expect(decimal(minus(zero, meanOf(results)), 12)).toBe(0.004599355936)
  const best = new Backward(withoutSurrender, 'best', doubles()).value()
  expect(best).toBeCloseTo(-0.0045688, 7)
  expect(show(valueByResidues(withoutSurrender))).toBe(show(meanOf(results)))
  expect(Math.sqrt(toNumber(varianceOf(results)))).toBeCloseTo(1.146391, 6)
  const percent = sharesOf(results).map(([won, share]) => [won, Math.round(1e6 * share) / 1e4])
  expect(percent).toEqual([
    [-4, 0.0198],
    [-3, 0.1711],
    [-2, 4.2643],
    [-1, 43.4165],
    [0, 8.7887],
    [1, 32.632],
    [1.5, 4.5323],
    [2, 5.9181],
    [3, 0.2176],
    [4, 0.0396],
  ])
})

describe('[PROOF-04] two million rounds by the chart win as often as declared', () => {
  test.for([
    ['Blackjack', blackjackTable],
    ['Blackjack Klassisk', classicTable],
  ] as const)('%s', ([name, rules]) => {
    const rng = seededRng(Uint8Array.from(createHash('sha256').update(name).digest()))
    const bets: BlackjackBets = [['hand', 1_000]]
    const [rounds, counts] = [2_000_000, new Map<number, number>()]
    for (let round = 0; round < rounds; round += 1) {
      const { states } = playLive({ rules, bets }, rng, (state) =>
        byteOf(required(advise(viewOf(rules, bets, state)), 'a choice')),
      )
      const end = required(states.at(-1), 'an end')
      const outcome = required(blackjack.outcome(rules, bets, end), 'an outcome')
      const won = oreToNumber(subtract(outcome.payoutOre, outcome.stakeOre)) / 1_000
      counts.set(won, (counts.get(won) ?? 0) + 1)
    }
    const shares = new Map(figuresOf(rules).results)
    expect([...counts.keys()].toSorted()).toEqual([...shares.keys()].toSorted())
    const chiSquare = [...shares].reduce((sum, [won, share]) => {
      const due = share * rounds
      return sum + ((counts.get(won) ?? 0) - due) ** 2 / due
    }, 0)
    // Of 10 degrees of freedom, one in 10,000 fair runs lies above 35.6.
    expect(chiSquare).toBeLessThan(35.6)
  })
})

function sumOf({ orders }: Results): bigint {
  return [...orders.values()].reduce((sum, count) => sum + count, 0n)
}
