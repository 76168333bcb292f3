import { ore, sum } from '@nordlys/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { equal, fraction } from '../../prove/fraction.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { tableRound } from '../machine.ts'
import type { Stake } from '../stakes.ts'
import { returnByFormula, spotFigures } from './exact.ts'
import { maxPayout, payoutsByNumber, worstCase } from './exposure.ts'
import { numbers } from './layout.ts'
import { outcomeOn, roulette, spotPayout } from './machine.ts'
import { europeanRoulette, frenchRoulette, type RouletteRules, spotLimits } from './rules.ts'
import { findSpot, spots } from './spots.ts'
import { chiSquareOfDraws } from './test-draws.ts'
import { viewOf } from './view.ts'

const seed = Uint8Array.from({ length: 32 }, (_, index) => index * 5 + 1)
const choices = new Uint8Array()
const games = [
  { name: 'European roulette', rules: europeanRoulette },
  { name: 'French roulette', rules: frenchRoulette },
]

describe('what comes back', () => {
  test.each(games)(
    '[PROOF-01] of every spot of $name is one fraction by two methods',
    ({ rules }) => {
      for (const spot of spots) {
        const isHalved = rules.laPartage && spot.kind === 'even-chance'
        const declared = isHalved ? fraction(73, 74) : fraction(36, 37)
        expect(equal(spotFigures(rules, spot).returned, declared), spot.id).toBe(true)
        expect(equal(returnByFormula(rules, spot.kind), declared), spot.id).toBe(true)
      }
    },
  )

  test('[PROOF-01] of a spot varies less the more numbers it has, and least with la partage', () => {
    const [single, red] = [findSpot('n17'), findSpot('red')]
    const figures = [
      [europeanRoulette, single],
      [europeanRoulette, red],
      [frenchRoulette, red],
    ] as const
    expect(figures.map(([rules, spot]) => spot && spotFigures(rules, spot))).toMatchObject([
      // 216/37
      { deviation: 5.837838, winShare: 0.02702703 },
      { deviation: 0.999635, winShare: 0.48648649 },
      { deviation: 0.989721, winShare: 0.48648649 },
    ])
  })

  test('[GAME-02] a slip is paid line by line', () => {
    const slip = read(europeanRoulette, [
      ['n17', 500],
      ['split-17-20', 1_000],
      ['black', 2_000],
      ['red', 300],
    ])
    expect(outcomeOn(europeanRoulette, slip, 17)).toEqual({
      stakeOre: 3_800n,
      payoutOre: 40_000n,
      lines: [
        { bet: 'n17', stakeOre: 500n, payoutOre: 18_000n },
        { bet: 'split-17-20', stakeOre: 1_000n, payoutOre: 18_000n },
        { bet: 'black', stakeOre: 2_000n, payoutOre: 4_000n },
        { bet: 'red', stakeOre: 300n, payoutOre: 0n },
      ],
    })
  })

  test('[GAME-02] la partage gives half of an even chance back on zero, and of nothing else', () => {
    for (const spot of spots) {
      for (const number of numbers) {
        const bet = { spot, stakeOre: ore(300), number }
        const plain = spotPayout(europeanRoulette, bet)
        const extra = spot.kind === 'even-chance' && number === 0 ? 150n : 0n
        expect(spotPayout(frenchRoulette, bet)).toBe(plain + extra)
      }
    }
  })
})

describe('a slip', () => {
  test.each([
    ['no list', { n17: 500 }, { refused: 'malformed' }],
    ['nothing', undefined, { refused: 'malformed' }],
    ['a spot that is none', [['n37', 500]], { refused: 'malformed' }],
    ['a name that every object has', [['constructor', 500]], { refused: 'malformed' }],
    ['the name of the prototype', [['__proto__', 500]], { refused: 'malformed' }],
    ['a spot that is no text', [[17, 500]], { refused: 'malformed' }],
    ['a bet of three parts', [['n17', 500, 500]], { refused: 'malformed' }],
    ['a bet that is no list', ['n17'], { refused: 'malformed' }],
    ['a hole', new Array(1), { refused: 'malformed' }],
    ['øre as text', [['n17', '500']], { refused: 'malformed' }],
    ['half an øre', [['n17', 500.5]], { refused: 'malformed' }],
    ['less than nothing', [['n17', -500]], { refused: 'malformed' }],
    ['nothing on a spot', [['n17', 0]], { refused: 'malformed' }],
    ['no number', [['n17', Number.NaN]], { refused: 'malformed' }],
    ['more than numbers hold', [['n17', 1e300]], { refused: 'malformed' }],
    ['a spot twice', twice('n17'), { refused: 'malformed', bet: 'n17' }],
    ['half kroner', [['n17', 550]], { refused: 'not-a-step', bet: 'n17' }],
    ['too little', [['n17', 400]], { refused: 'below-minimum', bet: 'n17' }],
    ['a fortune', [['n17', 1e15]], { refused: 'above-maximum', bet: 'n17' }],
    ['no bets', [], { refused: 'below-minimum' }],
  ])('[GAME-02] is refused for %s', (_, value, refusal) => {
    expect(roulette.readBets({ ...europeanRoulette, minOre: 500 }, value)).toEqual(refusal)
  })

  test('[GAME-02] takes each spot to its limit and no chip more, and the table to its own', () => {
    const rules = europeanRoulette
    for (const spot of spots) {
      const { minOre, maxOre } = spotLimits(rules, spot)
      expect(roulette.readBets(rules, [[spot.id, minOre]])).toEqual([[spot.id, minOre]])
      expect(roulette.readBets(rules, [[spot.id, maxOre]])).toEqual([[spot.id, maxOre]])
      const refusal = { refused: 'above-maximum', bet: spot.id }
      expect(roulette.readBets(rules, [[spot.id, maxOre + 100]])).toEqual(refusal)
      if (spot.kind !== 'even-chance') {
        expect(maxOre * (spot.pays + 1)).toBe(rules.maxStraightOre * 36)
      }
    }
    const full: Stake[] = [
      ['red', 500_000],
      ['black', 500_000],
    ]
    expect(roulette.readBets(rules, full)).toEqual(full)
    expect(roulette.readBets(rules, [...full, ['n0', 100]])).toEqual({ refused: 'above-maximum' })
  })

  test('[GAME-02] has these limits: all but even chances pay 18.000 kr. at most', () => {
    const ids = [
      'n17',
      'split-17-20',
      'street-4-5-6',
      'corner-1-2-4-5',
      'line-1-6',
      'dozen-1',
      'red',
    ]
    const most = ids
      .flatMap((id) => findSpot(id) ?? [])
      .map((spot) => {
        return spotLimits(europeanRoulette, spot).maxOre / 100
      })
    expect(most).toEqual([500, 1_000, 1_500, 2_000, 3_000, 6_000, 5_000])
  })

  test('[GAME-02] with every spot fits into a request', () => {
    const slip = spots.map(({ id }) => [id, 50_000])
    expect(JSON.stringify(slip).length).toBeLessThan(4_000)
  })
})

describe('a round', () => {
  test('[PROOF-03] is the same again from its seed, whatever is staked', () => {
    const slips = [read(europeanRoulette, [['n17', 500]]), read(europeanRoulette, [['red', 100]])]
    const states = [...slips, ...slips].map((bets) =>
      tableRound(roulette, { rules: europeanRoulette, bets, choices }, seededRng(seed)),
    )
    expect(new Set(states.map(({ number }) => number)).size).toBe(1)
    expect(states[0]).toEqual({ number: 28 })
  })

  test('[GAME-02] is told in Danish, as plain JSON', () => {
    const bets = read(europeanRoulette, [
      ['split-17-20', 500],
      ['odd', 200],
    ])
    const view = viewOf(europeanRoulette, bets, { number: 17 })
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    expect(view).toEqual({
      number: 17,
      colour: 'black',
      nameDa: '17 sort',
      outcome: {
        stakeOre: 700,
        payoutOre: 9_400,
        lines: [
          { bet: 'split-17-20', nameDa: 'Split 17 og 20', stakeOre: 500, payoutOre: 9_000 },
          { bet: 'odd', nameDa: 'Ulige', stakeOre: 200, payoutOre: 400 },
        ],
      },
    })
    expect(viewOf(europeanRoulette, bets, { number: 0 }).nameDa).toBe('0 grøn')
  })

  test('[GAME-02] has no choice, and a choice that is made anyway is a crash', () => {
    const bets = read(europeanRoulette, [['n17', 500]])
    const one = Uint8Array.of(0)
    expect(roulette.options()).toEqual([])
    expect(() =>
      tableRound(roulette, { rules: europeanRoulette, bets, choices: one }, seededRng(seed)),
    ).toThrow('choice 0 of step 0 is not open')
    expect(() => roulette.apply()).toThrow('a choice at roulette')
    expect(() => roulette.automatic()).toThrow('a choice at roulette')
  })
})

describe('money', () => {
  test('[GAME-02] of a slip is the sum of its spots on every number, and never above what is told', () => {
    for (const { rules } of games) {
      fc.assert(
        fc.property(anySlip(rules), (slip) => {
          const bets = read(rules, slip)
          const payouts = payoutsByNumber(rules, bets)
          const stakeOre = roulette.stakeOre(rules, bets)
          for (const number of numbers) {
            const alone = bets.map((bet) => outcomeOn(rules, [bet], number))
            expect(payouts[number]).toBe(sum(...alone.map(({ payoutOre }) => payoutOre)))
            expect(stakeOre).toBe(sum(...alone.map((each) => each.stakeOre)))
          }
          const worst = worstCase(rules, bets)
          expect(payouts).toContain(worst)
          expect(payouts.every((each) => each <= worst)).toBe(true)
          expect(worst <= maxPayout(rules)).toBe(true)
        }),
        { seed: 37, numRuns: 150 },
      )
    }
  })

  test('[GAME-02] the most that a slip can pay is paid by one', () => {
    const streets = 'street-1-2-3 street-0-1-2 street-0-2-3'
    const slip = `n2 split-0-2 split-1-2 split-2-3 split-2-5 ${streets}`
      .split(' ')
      .map((id): Stake => {
        const spot = findSpot(id)
        return [id, spot ? spotLimits(europeanRoulette, spot).maxOre : 0]
      })
    const bets = read(europeanRoulette, [...slip, ['corner-1-2-4-5', 100_000]])
    expect(worstCase(europeanRoulette, bets)).toBe(maxPayout(europeanRoulette))
    expect(maxPayout(europeanRoulette)).toBe(15_300_000n)
  })
})

test('[PROOF-04] a million draws give each number as often as any other', () => {
  // Of 36 degrees of freedom, one in 10,000 fair wheels lies above 77.
  expect(chiSquareOfDraws(seed, 1_000_000)).toBeLessThan(77)
})

function twice(id: string): Stake[] {
  return [
    [id, 500],
    ['red', 500],
    [id, 600],
  ]
}

function read(rules: RouletteRules, value: unknown): readonly Stake[] {
  const bets = roulette.readBets(rules, value)
  if ('refused' in bets) throw new Error(bets.refused)
  return bets
}

function anySlip(rules: RouletteRules): fc.Arbitrary<Stake[]> {
  const bet = fc.constantFrom(...spots).chain((spot) => {
    const { minOre, maxOre } = spotLimits(rules, spot)
    const chips = fc.integer({ min: minOre / 100, max: Math.min(maxOre, 100_000) / 100 })
    return chips.map((count): Stake => [spot.id, count * 100])
  })
  return fc
    .uniqueArray(bet, { minLength: 1, maxLength: 40, selector: ([id]) => id })
    .filter((slip) => slip.reduce((sum, [, stake]) => sum + stake, 0) <= rules.maxTableOre)
}
