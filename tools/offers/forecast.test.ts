import type { OfferPart, OfferTerms } from '@nordlys/contracts'
import { kroner, ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { forecastOffer, type Taker } from './forecast.ts'
import { fewWins, rareWin } from './test-games.ts'
import type { WinChances } from './win-chances.ts'

const spins = (count: number, valueOre: number): OfferPart => ({
  kind: 'spins',
  count,
  valueOre: ore(valueOre),
  gameIds: ['a-game'],
})
const fixed = (amount: number): OfferPart => ({ kind: 'fixed', amountOre: kroner(amount) })

function offerOf(parts: OfferPart[], factor?: number): OfferTerms {
  return {
    trigger: { kind: 'deposit', number: 1 },
    parts,
    leastDepositOre: kroner(10),
    ...(factor && { wagering: { factor, base: 'bonus' as const } }),
    stakeMaxOre: kroner(100),
    days: 60,
    segments: [],
    validFrom: new Date('2026-01-01T00:00:00Z'),
    validUntil: new Date('2027-01-01T00:00:00Z'),
    isOncePerPerson: true,
  }
}

const taker: Taker = {
  depositOre: kroner(10),
  spinGame: fewWins,
  wagerGame: fewWins,
  stakeOre: kroner(2),
}

/** What a taker may have at the end, øre by øre: every course one by one, without a grid. */
function everyCourse(terms: OfferTerms, { depositOre, stakeOre, ...games }: Taker) {
  let purses = new Map([[Number(depositOre), 1]])
  for (const part of terms.parts) {
    if (part.kind === 'fixed') purses = moved(purses, Number(part.amountOre))
    if (part.kind !== 'spins') continue
    for (let spin = 0; spin < part.count; spin += 1) {
      purses = played(purses, games.spinGame, Number(part.valueOre), 0)
    }
  }
  const bonus = terms.parts.find((part) => part.kind === 'fixed')?.amountOre ?? ore(0)
  const required = Number(bonus) * (terms.wagering?.factor ?? 0)
  for (let staked = 0; staked < required; staked += Number(stakeOre)) {
    purses = played(purses, games.wagerGame, Number(stakeOre), Number(stakeOre))
  }
  return moved(purses, -Number(depositOre))
}

type Amounts = Map<number, number>

function moved(amounts: Amounts, by: number): Amounts {
  return new Map([...amounts].map(([amount, chance]) => [amount + by, chance]))
}

function played(amounts: Amounts, game: WinChances, stake: number, paid: number): Amounts {
  const after: Amounts = new Map()
  const wins = [...game.chances.entries()]
    .filter(([, chance]) => chance > 0)
    .map(([cell, chance]) => [(cell * game.cellCoins * stake) / game.coinsPerBet, chance] as const)
  const add = (amount: number, chance: number) =>
    after.set(amount, (after.get(amount) ?? 0) + chance)
  for (const [amount, chance] of amounts) {
    if (amount < paid) add(amount, chance)
    else for (const [win, of] of wins) add(amount - paid + win, chance * of)
  }
  return after
}

function figuresOf(amounts: Amounts) {
  let [mean, squares, above] = [0, 0, 0]
  for (const [amount, chance] of amounts) {
    mean += amount * chance
    squares += amount * amount * chance
  }
  const fromTop = [...amounts].toSorted(([a], [b]) => b - a)
  const worst = fromTop.find(([, chance]) => {
    above += chance
    return above > 0.01
  })
  return { mean, deviation: Math.sqrt(squares - mean * mean), worst: worst?.[0] ?? 0 }
}

const offers: [string, OfferTerms, Partial<Taker>][] = [
  ['spins alone', offerOf([spins(30, 20)]), {}],
  ['bonus that is cash at once', offerOf([fixed(50)]), {}],
  ['bonus to be staked four times', offerOf([fixed(20)], 4), {}],
  [
    'bonus and spins, whose wins leave a rest below a cell',
    offerOf([fixed(20), spins(12, 20)], 3),
    {},
  ],
  [
    'a requirement that no whole number of stakes is',
    offerOf([fixed(15)], 1),
    { stakeOre: kroner(4) },
  ],
  ['a win beyond what is told apart', offerOf([fixed(30)], 4), { wagerGame: rareWin }],
  ['a stake that is more than there is', offerOf([fixed(20)], 4), { stakeOre: kroner(100) }],
]

test.each(offers)(
  '[BONUS-01] the forecast of %s is that of every course there can be',
  (_, terms, as) => {
    const who = { ...taker, ...as }
    const forecast = forecastOffer(terms, who)
    const exact = figuresOf(everyCourse(terms, who))
    expect(forecast.meanOre).toBeCloseTo(exact.mean, 4)
    expect(forecast.deviationOre).toBeCloseTo(exact.deviation, 3)
    expect(forecast.worstOre).toBeGreaterThanOrEqual(exact.worst)
    expect(forecast.worstOre - forecast.grainOre).toBeLessThan(exact.worst)
  },
)

test('[BONUS-01] a win larger than the whole grid is in mean and deviation', () => {
  const chances = new Float64Array(5_001)
  chances.set([0.9, 0, 0.0999], 0)
  chances[5_000] = 0.0001
  const wagerGame = { coinsPerBet: 20, cellCoins: 20, chances }
  const terms = offerOf([fixed(30), spins(5, 20)], 2)
  const forecast = forecastOffer(terms, { ...taker, wagerGame })
  const exact = figuresOf(everyCourse(terms, { ...taker, wagerGame }))
  expect(forecast.meanOre).toBeCloseTo(exact.mean, 4)
  expect(forecast.deviationOre).toBeCloseTo(exact.deviation, 2)
})

test('[BONUS-01] spins cost what they return, times their number', () => {
  const { spins: alone, meanOre } = forecastOffer(offerOf([spins(500, 20)]), taker)
  const returned = 0.2 * 0.5 + 0.19 * 2 + 0.03 * 9
  expect(alone.meanOre).toBeCloseTo(500 * 20 * returned, 5)
  expect(meanOre).toBeCloseTo(alone.meanOre, 5)
})
