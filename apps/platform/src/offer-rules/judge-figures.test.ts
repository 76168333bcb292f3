import type { OfferPart, OfferTerms } from '@nordlys/contracts'
import { kroner, ore, times } from '@nordlys/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornersOf, givenFor } from './given.ts'
import { judgeDays, judgeRequired, judgeTogether, judgeWagering } from './judge-figures.ts'
import { firstPart, literalTerms, secondPart } from './test-offers.ts'

const amount = (most: number) => fc.integer({ min: 1, max: most }).map((each) => ore(each))
/** Small amounts, so that every deposit there could be can be tried one by one. */
const part: fc.Arbitrary<OfferPart> = fc.oneof(
  fc.record({ kind: fc.constant('fixed' as const), amountOre: amount(300) }),
  fc.record({
    kind: fc.constant('match' as const),
    // Most offers give as much as is deposited, or nearly.
    percent: fc.oneof(fc.constant(100), fc.integer({ min: 20, max: 1000 })),
    mostOre: amount(400),
  }),
  fc.record({
    kind: fc.constant('spins' as const),
    count: fc.integer({ min: 1, max: 10 }),
    valueOre: amount(20),
    gameIds: fc.constant<string[]>(['a-game']),
  }),
)
const wagering = fc.record({
  factor: fc.integer({ min: 1, max: 40 }),
  base: fc.constantFrom('bonus' as const, 'deposit-and-bonus' as const),
})
const terms: fc.Arbitrary<OfferTerms> = fc
  .record({
    parts: fc.oneof(
      part.map((one) => [one]),
      fc.array(part, { minLength: 1, maxLength: 4 }),
    ),
    leastDepositOre: amount(500),
    isWorthItsDeposit: fc.boolean(),
    wagering: fc.option(wagering, { nil: undefined }),
  })
  .map(({ parts, leastDepositOre, isWorthItsDeposit, ...figures }) => {
    const offer = { ...literalTerms, ...figures, parts, leastDepositOre }
    const { value } = plainly(offer, leastDepositOre)
    return isWorthItsDeposit && value > 0n ? { ...offer, leastDepositOre: ore(value) } : offer
  })

/** Every deposit from the least to far beyond the last cap, without any corner. */
function everyDeposit({ leastDepositOre }: OfferTerms): bigint[] {
  return Array.from({ length: 2_600 }, (_, step) => leastDepositOre + BigInt(step))
}

/** What a deposit gives, reckoned apart from the code that judges. */
function plainly(offer: OfferTerms, deposit: bigint): { bonus: bigint; value: bigint } {
  let [bonus, value] = [0n, 0n]
  for (const each of offer.parts) {
    if (each.kind === 'spins') value += each.valueOre * BigInt(each.count)
    if (each.kind === 'fixed') bonus += each.amountOre
    if (each.kind === 'match') {
      const share = (deposit * BigInt(each.percent)) / 100n
      bonus += share < each.mostOre ? share : each.mostOre
    }
  }
  return { bonus, value: value + bonus }
}

test('[BONUS-01] B2 of 500 offers is kept just when no deposit gives more than 1.000 kr.', () => {
  const scaled = fc.tuple(terms, fc.integer({ min: 1, max: 400 }))
  fc.assert(
    fc.property(scaled, ([offer, by]) => {
      const dear = { ...offer, parts: offer.parts.map((each) => scaledBy(each, BigInt(by))) }
      const enough = dear.leastDepositOre + 100_000_000n
      const isKept = plainly(dear, enough).value <= 100_000n
      expect(judgeTogether({ terms: dear }).verdict).toBe(isKept ? 'kept' : 'broken')
    }),
    { numRuns: 500 },
  )
})

function scaledBy(each: OfferPart, by: bigint): OfferPart {
  if (each.kind === 'fixed') return { ...each, amountOre: times(each.amountOre, by) }
  if (each.kind === 'match') return { ...each, mostOre: times(each.mostOre, by) }
  return { ...each, valueOre: times(each.valueOre, by) }
}

test('[BONUS-01] B3 of 300 offers is kept just when each deposit that is of use equals its gift', () => {
  fc.assert(
    fc.property(terms, (offer) => {
      // Beyond the deposit that takes all there is, nothing more is asked for.
      const all = plainly(offer, 1_000_000n).value
      const deposits = everyDeposit(offer)
      const last = deposits.findIndex((deposit) => plainly(offer, deposit).value === all)
      const asked = deposits.slice(0, last + 1)
      const isKept = asked.every((deposit) => plainly(offer, deposit).value === deposit)
      expect(judgeRequired({ terms: offer }).verdict).toBe(isKept ? 'kept' : 'broken')
    }),
    { numRuns: 300 },
  )
})

test('[BONUS-01] B4 of 300 offers is kept just when no deposit asks for too much', () => {
  fc.assert(
    fc.property(terms, (offer) => {
      const isKept = everyDeposit(offer).every((deposit) => {
        const { bonus } = plainly(offer, deposit)
        if (!offer.wagering || bonus === 0n) return true
        const base = offer.wagering.base === 'bonus' ? bonus : bonus + deposit
        return base * BigInt(offer.wagering.factor) <= 10n * (deposit + bonus)
      })
      expect(judgeWagering({ terms: offer }).verdict).toBe(isKept ? 'kept' : 'broken')
    }),
    { numRuns: 300 },
  )
})

const fixed = (amount: bigint): OfferPart => ({ kind: 'fixed', amountOre: ore(amount) })
const match = (percent: number, most: bigint): OfferPart => ({
  kind: 'match',
  percent,
  mostOre: ore(most),
})

test.each([
  ['just 1.000 kr. of bonus', [fixed(100_000n)], 'kept'],
  ['an øre more', [fixed(100_001n)], 'broken'],
  ['a match that may come to an øre more', [match(100, 100_001n)], 'broken'],
  ['spins and bonus of 1.000 kr. together', [...firstPart.parts, fixed(90_000n)], 'kept'],
  ['an øre more of them together', [...firstPart.parts, fixed(90_001n)], 'broken'],
] as const)('[BONUS-01] B2: %s', (_, parts, verdict) => {
  expect(judgeTogether({ terms: { ...literalTerms, parts: [...parts] } }).verdict).toBe(verdict)
})

test.each<[string, OfferTerms, string]>([
  ['spins that are worth the deposit', firstPart, 'kept'],
  ['the same for an øre less', { ...firstPart, leastDepositOre: ore(9_999n) }, 'broken'],
  ['the same for an øre more', { ...firstPart, leastDepositOre: ore(10_001n) }, 'broken'],
  ['a match of 100 %', secondPart, 'kept'],
  ['a match of 99 %', { ...secondPart, parts: [match(99, 50_000n)] }, 'broken'],
  ['a match of 101 %', { ...secondPart, parts: [match(101, 50_000n)] }, 'broken'],
  ['a least deposit at the cap', { ...secondPart, leastDepositOre: ore(50_000n) }, 'kept'],
  [
    'a least deposit an øre above the cap',
    { ...secondPart, leastDepositOre: ore(50_001n) },
    'broken',
  ],
  [
    'a match of 50 % beside a gift, which fits the least deposit alone',
    { ...secondPart, parts: [fixed(5_000n), match(50, 20_000n)] },
    'broken',
  ],
])('[BONUS-01] B3: %s', (_, offer, verdict) => {
  expect(judgeRequired({ terms: offer }).verdict).toBe(verdict)
})

test('[BONUS-01] B3 is told by the first corner at which it is broken', () => {
  const terms = { ...secondPart, parts: [fixed(5_000n), match(50, 20_000n)] }
  expect(judgeRequired({ terms }).figures).toEqual([
    { what: 'asked', ore: kroner(400) },
    { what: 'given', ore: kroner(250) },
  ])
})

test.each([
  ['12 times 500 kr. on 100 kr.: 6.000 of 6.000 kr.', 12, 10_000n, 'kept'],
  ['the same for an øre less', 12, 9_999n, 'broken'],
  ['13 times', 13, 10_000n, 'broken'],
  ['10 times the bonus on any deposit', 10, 1n, 'kept'],
] as const)('[BONUS-01] B4: %s', (_, factor, least, verdict) => {
  const wagering = { factor, base: 'bonus' as const }
  const terms = { ...literalTerms, leastDepositOre: ore(least), wagering }
  expect(judgeWagering({ terms }).verdict).toBe(verdict)
})

test.each([
  [10, 'kept'],
  [11, 'broken'],
])('[BONUS-01] B4: %i times deposit and bonus is %s', (factor, verdict) => {
  const terms = { ...literalTerms, wagering: { factor, base: 'deposit-and-bonus' as const } }
  expect(judgeWagering({ terms }).verdict).toBe(verdict)
})

test('[BONUS-01] B4 is broken by a deposit between corners that both keep it, for the rounding', () => {
  const terms = {
    ...literalTerms,
    parts: [match(334, 400n)],
    leastDepositOre: ore(10),
    wagering: { factor: 13, base: 'bonus' as const },
  }
  const [least, cap, ...others] = cornersOf(terms)
  const tooMuch = [least, cap, ...others].filter((each) => {
    return each && each.requiredOre > 10n * (each.depositOre + each.bonusOre)
  })
  expect(tooMuch).not.toContain(least)
  expect(tooMuch).not.toContain(cap)
  expect(judgeWagering({ terms }).verdict).toBe('broken')
})

test('[BONUS-01] B4: spins give no room for staking', () => {
  // Were their 100 kr. counted, 7.000 kr. might be asked for.
  const terms = { ...literalTerms, wagering: { factor: 14, base: 'bonus' as const } }
  expect(judgeWagering({ terms }).figures).toContainEqual({ what: 'at most', ore: kroner(6_000) })
})

test.each([
  [59, 'broken'],
  [60, 'kept'],
  [61, 'kept'],
])('[BONUS-01] B9: %i days are %s', (days, verdict) => {
  expect(judgeDays({ terms: { ...literalTerms, days } }).verdict).toBe(verdict)
})

test('[BONUS-01] an offer without wagering asks for nothing', () => {
  expect(givenFor(firstPart, kroner(100)).requiredOre).toBe(0n)
  expect(judgeWagering({ terms: firstPart }).verdict).toBe('kept')
})

test('[BONUS-01] the corners of a match are its least deposit and its cap, rounded up', () => {
  const [least, cap] = cornersOf({ ...secondPart, parts: [match(30, 10_000n)] })
  expect([least?.depositOre, cap?.depositOre]).toEqual([10_000n, 33_334n])
})
