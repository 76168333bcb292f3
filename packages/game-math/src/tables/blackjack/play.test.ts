import { createHash } from 'node:crypto'
import { oreToNumber, sum } from '@nordlys/core'
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { minus, one, toNumber } from '../../prove/fraction.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { tableRound } from '../machine.ts'
import type { BlackjackBets } from './bets.ts'
import { byteOf } from './choices.ts'
import { advise } from './coach.ts'
import { figuresOf, pairReturn, trioReturn } from './figures.ts'
import { blackjack } from './machine.ts'
import { type BlackjackRules, blackjackTable, classicTable } from './rules.ts'
import { mostPayoutOre } from './settle.ts'
import type { BlackjackState } from './state.ts'
import { playLive } from './test-play.ts'
import { viewOf } from './view.ts'

const test = provenTest(import.meta.url)

const tables = [blackjackTable, classicTable]
const bets: BlackjackBets = [
  ['hand', 10_000],
  ['pair', 1_000],
  ['trio', 500],
]

const seedOf = (name: string) => Uint8Array.from(createHash('sha256').update(name).digest())

/** Any open choice, each as likely as the others; its own generator, apart from the cards'. */
function anyChoice(rules: BlackjackRules, name: string): (state: BlackjackState) => number {
  const rng = seededRng(seedOf(`choices of ${name}`))
  return (state) => {
    const open = blackjack.options(rules, bets, state)
    return open[rng.below(open.length)]?.choice ?? 0
  }
}

test('[PROOF-03] a seed and choices give again each state that was played live', () => {
  for (const rules of tables) {
    for (let round = 0; round < 150; round += 1) {
      const seed = seedOf(`round ${round}`)
      const live = playLive({ rules, bets }, seededRng(seed), anyChoice(rules, `${round}`))
      for (const [step, state] of live.states.entries()) {
        const choices = Uint8Array.from(live.choices.slice(0, step))
        expect(tableRound(blackjack, { rules, bets, choices }, seededRng(seed))).toEqual(state)
      }
    }
  }
})

test('[GAME-02] whatever is chosen, a round takes its raises and pays no more than is stated', () => {
  for (const rules of tables) {
    const firstOre = blackjack.stakeOre(rules, bets)
    const most = mostPayoutOre(rules)
    const rng = seededRng(seedOf('any choices'))
    for (let round = 0; round < 2_000; round += 1) {
      const { states, raises, choices } = playLive(
        { rules, bets },
        rng,
        anyChoice(rules, `any ${round}`),
      )
      const outcome = blackjack.outcome(rules, bets, states.at(-1) ?? fail())
      expect(outcome?.stakeOre).toBe(sum(firstOre, ...raises))
      expect(outcome?.payoutOre ?? most + 1n).toBeLessThanOrEqual(most)
      expect(choices.length).toBeLessThanOrEqual(64)
      expect(blackjack.options(rules, bets, states.at(-1) ?? fail())).toEqual([])
    }
  }
})

test('[GAME-02] a byte that is not open is refused in every state', () => {
  const rules = blackjackTable
  for (let round = 0; round < 8; round += 1) {
    const seed = seedOf(`bytes ${round}`)
    const { states, choices } = playLive(
      { rules, bets },
      seededRng(seed),
      anyChoice(rules, `b ${round}`),
    )
    for (const [step, state] of states.entries()) {
      const open = blackjack.options(rules, bets, state).map(({ choice }) => choice)
      for (let byte = 0; byte < 256; byte += 1) {
        if (open.includes(byte)) continue
        const tried = { rules, bets, choices: Uint8Array.from([...choices.slice(0, step), byte]) }
        expect(() => tableRound(blackjack, tried, seededRng(seed))).toThrow('is not open')
      }
    }
  }
})

test('[GAME-02] the published rule ends a hand that was left anywhere, and raises nothing', () => {
  for (const rules of tables) {
    for (let round = 0; round < 400; round += 1) {
      const rng = seededRng(seedOf(`left ${round}`))
      const any = anyChoice(rules, `left ${round}`)
      let made = 0
      const { raises, choices } = playLive({ rules, bets }, rng, (state) => {
        made += 1
        return made <= round % 4 ? any(state) : blackjack.automatic(rules, bets, state)
      })
      expect(raises.slice(round % 4).every((raise) => raise === 0n)).toBe(true)
      expect(choices.length).toBeLessThanOrEqual(64)
    }
  }
})

test.each([
  { name: 'Blackjack', rules: blackjackTable },
  { name: 'Blackjack Klassisk', rules: classicTable },
])('[GAME-02] 100,000 rounds of $name by the chart return what is proven', ({ name, rules }) => {
  const rng = seededRng(seedOf(`chart of ${name}`))
  const rounds = 100_000
  const won = { hand: 0, pair: 0, trio: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const { states } = playLive({ rules, bets }, rng, (state) =>
      byteOf(advise(viewOf(rules, bets, state)) ?? fail()),
    )
    const outcome = blackjack.outcome(rules, bets, states.at(-1) ?? fail()) ?? fail()
    for (const { bet, payoutOre, stakeOre } of outcome.lines) {
      won[bet === 'insurance' ? fail() : bet] += oreToNumber(payoutOre) - oreToNumber(stakeOre)
    }
  }
  const { chartReturn, deviation } = figuresOf(rules)
  const four = 4 / Math.sqrt(rounds)
  const off = (wonOre: number, stakeOre: number, due: typeof chartReturn) =>
    Math.abs(wonOre / rounds / stakeOre - toNumber(minus(due, one)))
  expect(off(won.hand, 10_000, chartReturn)).toBeLessThan(four * deviation)
  // Of a bet that seldom wins, the deviation stays below the square root of its mean square.
  expect(off(won.pair, 1_000, pairReturn(rules))).toBeLessThan(four * 4.5)
  expect(off(won.trio, 500, trioReturn(rules))).toBeLessThan(four * 3)
  return won
})

function fail(): never {
  throw new Error('a round without an end')
}
