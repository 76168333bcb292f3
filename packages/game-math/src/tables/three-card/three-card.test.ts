import { ore } from '@nordlys/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minus, one, toNumber } from '../../prove/fraction.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { readCards } from '../cards/card.ts'
import { figuresOf } from '../figures.ts'
import { tableRound } from '../machine.ts'
import type { Stake } from '../stakes.ts'
import { handOf, scoreOf } from './evaluate.ts'
import {
  countHands,
  type EndCounts,
  endsByEveryPair,
  pairBonusResults,
  resultsOf,
} from './exact.ts'
import { countByFormula, endsByRemoval } from './exact-by-removal.ts'
import { anteFigures, pairBonusFigures } from './figures.ts'
import { fold, maxPayout, play, threeCard } from './machine.ts'
import { threeCardRules as rules } from './rules.ts'
import { endOf, shouldPlay } from './showdown.ts'
import { viewOf } from './view.ts'

const seed = Uint8Array.from({ length: 32 }, (_, index) => index * 11 + 4)

describe('a hand', () => {
  test('[GAME-02] ranks as the rules say, from seven high to the straight flush of the ace', () => {
    const rising = [
      ['5c 3d 2h', 'high-card'],
      ['6c 3d 2h', 'high-card'],
      ['Ac Kd Jh', 'high-card'],
      ['2c 2d 3h', 'pair'],
      ['2c 2d 4h', 'pair'],
      ['3c 3d 2h', 'pair'],
      ['Ac Ad Kh', 'pair'],
      ['5c 3c 2c', 'flush'],
      ['Ac Kc Jc', 'flush'],
      ['Ac 2d 3h', 'straight'],
      ['2c 3d 4h', 'straight'],
      ['Qc Kd Ah', 'straight'],
      ['2c 2d 2h', 'three-of-a-kind'],
      ['Ac Ad Ah', 'three-of-a-kind'],
      ['Ac 2c 3c', 'straight-flush'],
      ['Qc Kc Ac', 'straight-flush'],
    ] as const
    const scores = rising.map(([cards]) => scoreOf(readCards(cards)))
    expect(scores.map(handOf)).toEqual(rising.map(([, hand]) => hand))
    expect([...new Set(scores)].sort((a, b) => a - b)).toEqual(scores)
    expect(handOf(scoreOf(readCards('Kc Ad 2h')))).toBe('high-card')
  })

  test('[GAME-02] is worth the same whatever order and suits it came in', () => {
    const card = fc.integer({ min: 0, max: 51 })
    fc.assert(
      fc.property(fc.uniqueArray(card, { minLength: 3, maxLength: 3 }), (cards) => {
        const turned = cards.map((each) => (each & ~3) | ((each + 1) & 3))
        expect(scoreOf([...turned].reverse())).toBe(scoreOf(cards))
      }),
      { seed: 3 },
    )
  })

  test('[GAME-02] of all 22,100 so many are what, by two methods', () => {
    expect(countHands()).toEqual([16_440, 3_744, 1_096, 720, 52, 48])
    expect(countByFormula()).toEqual(countHands())
  })
})

describe('the value', () => {
  test('[PROOF-01] every hand against every hand is counted alike by two methods', () => {
    const counts = endsByEveryPair()
    const removed = endsByRemoval()
    expect(removed.length).toBe(22_100)
    // As texts: to compare so many objects costs more than to count them.
    expect(removed.map(written)).toEqual(counts.map(written))
    const proven = resultsOf(rules, counts)
    expect({ ...figuresOf(proven.results), ofStakes: proven.ofStakes }).toEqual(anteFigures)
    // The printed strategy is the best one: it plays the hands that are better played.
    expect([proven.played, proven.worthPlaying]).toEqual([14_900, 14_900])
  })

  test('[PROOF-01] the par-bonus returns 5397/5525 at 40, 30, 6, 4 and 1', () => {
    expect(figuresOf(pairBonusResults(rules))).toEqual(pairBonusFigures)
    expect(figuresOf(pairBonusResults(rules, countByFormula()))).toEqual(pairBonusFigures)
    const dearer = { ...rules, pairBonus: { ...rules.pairBonus, flush: 3 } }
    const { returned } = figuresOf(pairBonusResults(dearer))
    expect(1 - toNumber(returned)).toBeCloseTo(0.07276018, 8)
  })
})

describe('the showdown', () => {
  test.each([
    ['Qc 6d 4h', 'Jc Td 8h', 'bank-out'],
    ['Qc 6d 4h', 'Qd 3h 2s', 'player'],
    ['Qc 6d 4h', 'Qd 6h 4s', 'tie'],
    ['Qc 6d 4h', '2d 2h 3s', 'bank'],
  ] as const)('[GAME-02] %s against %s: %s', (player, bank, end) => {
    expect(endOf(scoreOf(readCards(player)), scoreOf(readCards(bank)))).toBe(end)
  })

  test('[GAME-02] the strategy goes on with queen, six and four', () => {
    expect(shouldPlay(readCards('4h Qc 6d'))).toBe(true)
    expect(shouldPlay(readCards('3h Qc 6d'))).toBe(false)
    expect(shouldPlay(readCards('2h 2c 3d'))).toBe(true)
  })
})

describe('money', () => {
  const lines = (player: string, bank: string, choice: number) => {
    const bets = read([
      ['ante', 1_000],
      ['pair-bonus', 500],
    ])
    const state = { player: readCards(player), bank: readCards(bank), choice }
    const outcome = threeCard.outcome(rules, bets, state)
    return outcome?.lines.map(({ bet, stakeOre, payoutOre }) => `${bet} ${stakeOre} ${payoutOre}`)
  }

  test.each([
    ['Qc 6d 4h', 'Jc Td 8h', 'ante 1000 2000, play 1000 1000, pair-bonus 500 0'],
    ['Ac Kd 4h', 'Qc Td 8h', 'ante 1000 2000, play 1000 2000, pair-bonus 500 0'],
    ['Ac Kd 4h', 'Ad Kh 4s', 'ante 1000 1000, play 1000 1000, pair-bonus 500 0'],
    ['Ac Kd 4h', '2d 2h 4s', 'ante 1000 0, play 1000 0, pair-bonus 500 0'],
    ['2c 2d 4h', '3d 3h 4s', 'ante 1000 0, play 1000 0, pair-bonus 500 1000'],
    ['9c 3c 4c', '3d 3h 4s', 'ante 1000 2000, play 1000 2000, pair-bonus 500 2500'],
    ['2c 3d 4h', '3c 4d 5h', 'ante 1000 0, play 1000 0, ante-bonus 0 1000, pair-bonus 500 3500'],
    [
      '2c 2d 2h',
      '3c 4d 8h',
      'ante 1000 2000, play 1000 1000, ante-bonus 0 4000, pair-bonus 500 15500',
    ],
    [
      'Qc Kc Ac',
      'Qd Kd Ad',
      'ante 1000 1000, play 1000 1000, ante-bonus 0 5000, pair-bonus 500 20500',
    ],
  ])('[GAME-02] of a hand that is played, %s against %s', (player, bank, paid) => {
    expect(lines(player, bank, play)?.join(', ')).toBe(paid)
  })

  test('[GAME-02] of a folded hand is the par-bonus alone', () => {
    expect(lines('Ac Kd 4h', '2d 2h 4s', fold)).toEqual(['ante 1000 0', 'pair-bonus 500 0'])
    expect(lines('2c 2d 4h', '3d 3h 4s', fold)).toEqual(['ante 1000 0', 'pair-bonus 500 1000'])
  })

  test('[GAME-02] is never above the stated maximum, which a straight flush reaches', () => {
    const full = read([
      ['ante', 200_000],
      ['pair-bonus', 50_000],
    ])
    const best = { player: readCards('Qc Kc Ac'), bank: readCards('2c 3d 9h'), choice: play }
    const beaten = { ...best, bank: readCards('2c 2d 9h') }
    expect(threeCard.outcome(rules, full, best)?.payoutOre).toBeLessThan(maxPayout(rules))
    expect(threeCard.outcome(rules, full, beaten)?.payoutOre).toBe(maxPayout(rules))
    fc.assert(
      fc.property(anyRound(), ({ slip, bytes, choice }) => {
        const round = { rules, bets: read(slip), choices: Uint8Array.of(choice) }
        const state = tableRound(threeCard, round, seededRng(bytes))
        const outcome = threeCard.outcome(rules, round.bets, state)
        expect(outcome && outcome.payoutOre <= maxPayout(rules)).toBe(true)
        const raise = choice === play ? stakeOf(slip, 'ante') : 0n
        expect(outcome?.stakeOre).toBe(threeCard.stakeOre(rules, round.bets) + raise)
      }),
      { seed: 5 },
    )
  })
})

const bets = read([['ante', 700]])

test('[PROOF-03] a round played live is the one that its seed and choice replay', () => {
  fc.assert(
    fc.property(anyRound(), ({ bytes, choice }) => {
      const rng = seededRng(bytes)
      const dealt = threeCard.start(rules, bets, rng)
      const live = threeCard.apply(rules, bets, dealt, choice, rng)
      const round = { rules, bets, choices: Uint8Array.of(choice) }
      expect(tableRound(threeCard, round, seededRng(bytes))).toEqual(live)
      expect(new Set([...live.player, ...live.bank]).size).toBe(6)
      const other = { ...round, choices: Uint8Array.of(1 - choice) }
      expect(tableRound(threeCard, other, seededRng(bytes)).bank).toEqual(live.bank)
    }),
    { seed: 7 },
  )
})

test('[GAME-02] a round hides the bank’s cards until the choice is made, and shows them after it', () => {
  const none = { rules, bets, choices: new Uint8Array() }
  const before = tableRound(threeCard, none, seededRng(seed))
  expect(Object.keys(viewOf(rules, bets, before))).toEqual(['player', 'choices'])
  expect(before.bank).toEqual([])
  expect(threeCard.outcome(rules, bets, before)).toBeUndefined()
  const seen = [fold, play].map((choice) =>
    viewOf(
      rules,
      bets,
      tableRound(threeCard, { ...none, choices: Uint8Array.of(choice) }, seededRng(seed)),
    ),
  )
  expect(seen.map(({ endDa }) => endDa)).toMatchInlineSnapshot(`
    [
      "Du lagde kortene ned",
      "Banken går videre, og dens hånd er bedst",
    ]
  `)
  expect(seen[0]?.bank).toEqual(seen[1]?.bank)
  expect(JSON.parse(JSON.stringify(seen))).toEqual(seen)
  expect(viewOf(rules, bets, before).choices).toEqual([
    { choice: fold, nameDa: 'Læg kortene ned', raiseOre: 0 },
    { choice: play, nameDa: 'Spil', raiseOre: 700 },
  ])
  const paid = seen[1]?.outcome?.lines.map(({ nameDa, payoutOre }) => `${nameDa} ${payoutOre}`)
  expect(paid).toMatchInlineSnapshot(`
    [
      "Ante 0",
      "Spil 0",
    ]
  `)
  const hands = [seen[1]?.player, seen[1]?.bank].map((hand) => {
    return `${hand?.nameDa}: ${hand?.cards.map(({ nameDa }) => nameDa).join(', ')}`
  })
  expect(hands).toMatchInlineSnapshot(`
    [
      "Højt kort, dame: Klør dame, Hjerter 3, Hjerter 6",
      "Par firere: Ruder 4, Spar 4, Hjerter 9",
    ]
  `)
})

test('[GAME-02] a round lets fold or stake the ante once more, once; one that is left is folded', () => {
  const state = threeCard.start(rules, bets, seededRng(seed))
  expect(threeCard.options(rules, bets, state)).toEqual([
    { choice: fold, raiseOre: 0n },
    { choice: play, raiseOre: ore(700) },
  ])
  expect(threeCard.automatic()).toBe(fold)
  const ended = { ...state, choice: fold }
  expect(threeCard.options(rules, bets, ended)).toEqual([])
  for (const choices of [[2], [fold, fold], [play, fold], [play, play]]) {
    const round = { rules, bets, choices: Uint8Array.from(choices) }
    expect(() => tableRound(threeCard, round, seededRng(seed))).toThrow('is not open')
  }
  expect(() => threeCard.apply(rules, bets, state, 2, seededRng(seed))).toThrow('choice 2')
  expect(() => threeCard.apply(rules, bets, ended, play, seededRng(seed))).toThrow('choice 1')
})

test.each([
  ['no list', {}, { refused: 'malformed' }],
  ['a bet that is none', [['ante', 500], ...bet('play', 500)], { refused: 'malformed' }],
  ['a name that every object has', bet('valueOf', 500), { refused: 'malformed' }],
  ['two antes', [...bet('ante', 500), ...bet('ante', 500)], { refused: 'malformed', bet: 'ante' }],
  ['no ante', bet('pair-bonus', 500), { refused: 'below-minimum', bet: 'ante' }],
  ['nothing', [], { refused: 'below-minimum' }],
  ['half kroner', bet('ante', 550), { refused: 'not-a-step', bet: 'ante' }],
  ['too much', bet('ante', 200_100), { refused: 'above-maximum', bet: 'ante' }],
])('[GAME-02] a slip is refused for %s', (_, value, refusal) => {
  expect(threeCard.readBets(rules, value)).toEqual(refusal)
})

test('[PROOF-04] rounds by the strategy return what is proven, within four standard errors', () => {
  const rounds = 50_000
  const rng = seededRng(seed)
  const bets = read([
    ['ante', 100],
    ['pair-bonus', 100],
  ])
  const main = new Mean()
  const bonus = new Mean()
  for (let round = 0; round < rounds; round += 1) {
    const dealt = threeCard.start(rules, bets, rng)
    const choice = shouldPlay(dealt.player) ? play : fold
    const state = threeCard.apply(rules, bets, dealt, choice, rng)
    const lines = threeCard.outcome(rules, bets, state)?.lines ?? []
    const won = lines.map(({ bet: id, stakeOre, payoutOre }) => {
      return { id, antes: Number(payoutOre - stakeOre) / 100 }
    })
    const ofPair = won.find(({ id }) => id === 'pair-bonus')?.antes ?? 0
    main.add(won.reduce((sum, { antes }) => sum + antes, 0) - ofPair)
    bonus.add(ofPair)
  }
  expect(main.awayFrom(toNumber(minus(anteFigures.returned, one)))).toBeLessThan(4)
  expect(bonus.awayFrom(toNumber(minus(pairBonusFigures.returned, one)))).toBeLessThan(4)
})

function written(ends: EndCounts): string {
  return [ends['bank-out'], ends.player, ends.tie, ends.bank].join()
}

/** Of what was seen. */
class Mean {
  #count = 0
  #sum = 0
  #squares = 0

  add(value: number): void {
    this.#count += 1
    this.#sum += value
    this.#squares += value * value
  }

  /** In standard errors. */
  awayFrom(expected: number): number {
    const mean = this.#sum / this.#count
    const error = Math.sqrt((this.#squares / this.#count - mean * mean) / this.#count)
    return Math.abs(mean - expected) / error
  }
}

function bet(id: string, stakeOre: number): Stake[] {
  return [[id, stakeOre]]
}

function read(value: unknown): readonly Stake[] {
  const bets = threeCard.readBets(rules, value)
  if ('refused' in bets) throw new Error(bets.refused)
  return bets
}

function stakeOf(slip: readonly Stake[], id: string): bigint {
  return BigInt(slip.find(([each]) => each === id)?.[1] ?? 0)
}

function anyRound() {
  const chips = (most: number) => fc.integer({ min: 1, max: most }).map((count) => count * 100)
  const slip = fc
    .tuple(chips(2_000), fc.option(chips(500)))
    .map(([ante, pair]): Stake[] => [
      ...bet('ante', ante),
      ...(pair ? bet('pair-bonus', pair) : []),
    ])
  return fc.record({
    slip,
    bytes: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    choice: fc.constantFrom(fold, play),
  })
}
