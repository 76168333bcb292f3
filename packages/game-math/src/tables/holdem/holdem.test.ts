import { ore } from '@nordlys/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toNumber } from '../../prove/fraction.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { readCards } from '../cards/card.ts'
import { tableRound } from '../machine.ts'
import type { Stake } from '../stakes.ts'
import { callTotal, pairsWithout } from './cell.ts'
import { callTotalByFives } from './cell-by-fives.ts'
import { handOf, scoreOf } from './evaluate.ts'
import { knownCells, returnedByCalling } from './known-cells.ts'
import { call, fold, holdem, maxPayout } from './machine.ts'
import { holdemRules as rules } from './rules.ts'
import { endOf } from './showdown.ts'
import { viewOf } from './view.ts'

const seed = Uint8Array.from({ length: 32 }, (_, index) => index * 13 + 6)

describe('a hand', () => {
  test('[GAME-02] ranks as the rules say, the best five of seven', () => {
    const rising = [
      ['7c 5d 4h 3s 2c', 'high-card'],
      ['Ac Qd 9h 7s 5c 3d 2h', 'high-card'],
      ['2c 2d Ah Ks Qc 9d 8h', 'pair'],
      ['4c 4d 2h 3s 5c', 'pair'],
      ['4c 4d 2h 3s 6c', 'pair'],
      ['Ac Ad Kh Qs Jc 9d 2h', 'pair'],
      ['3c 3d 2h 2s 9c 7d 5h', 'two-pair'],
      ['Ac Ad Kh Ks Qc Qd 2h', 'two-pair'],
      ['2c 2d 2h Ks Ac 9d 5h', 'three-of-a-kind'],
      ['Ac 2d 3h 4s 5c 9d 9h', 'straight'],
      ['2c 3d 4h 5s 6c As Kd', 'straight'],
      ['Ac Kd Qh Js Tc Ad Ah', 'straight'],
      ['2c 3c 4c 5c 7c Ad Ah', 'flush'],
      ['Ac Kc Qc Jc 9c 8c 7c', 'flush'],
      ['2c 2d 2h 3s 3c 4d 4h', 'full-house'],
      ['3c 3d 3h 2s 2c 2d Ah', 'full-house'],
      ['Ac Ad Ah Ks Kc Kd 2h', 'full-house'],
      ['2c 2d 2h 2s 3c 3d 3h', 'four-of-a-kind'],
      ['2c 2d 2h 2s Ac 3d 3h', 'four-of-a-kind'],
      ['Ac 2c 3c 4c 5c Ad Ah', 'straight-flush'],
      ['9c Tc Jc Qc Kc Ad Ah', 'straight-flush'],
      ['Tc Jc Qc Kc Ac 9c 8c', 'royal-flush'],
    ] as const
    const scores = rising.map(([cards]) => scoreOf(readCards(cards)))
    expect(scores.map(handOf)).toEqual(rising.map(([, hand]) => hand))
    expect([...new Set(scores)].sort((a, b) => a - b)).toEqual(scores)
  })

  test('[GAME-02] is worth the same whatever order and suits it came in', () => {
    const card = fc.integer({ min: 0, max: 51 })
    fc.assert(
      fc.property(fc.uniqueArray(card, { minLength: 7, maxLength: 7 }), (cards) => {
        const turned = cards.map((each) => (each & ~3) | ((each + 1) & 3))
        expect(scoreOf([...turned].reverse())).toBe(scoreOf(cards))
        const fives = cards.flatMap((one, at) => {
          return cards.slice(at + 1).map((other) => cards.filter((c) => c !== one && c !== other))
        })
        expect(Math.max(...fives.map(scoreOf))).toBe(scoreOf(cards))
      }),
      { seed: 21, numRuns: 300 },
    )
  })
})

test('[PROOF-01] what a call wins in three cells is counted alike by two methods', () => {
  for (const { player, flop, total } of knownCells) {
    const boards = pairsWithout([...player, ...flop])
    expect(callTotal(rules, { player, flop }, boards)).toBe(total)
    // The second method looks at 21 fives a hand: here at a board in 240, in `test:deep` at all.
    const some = boards.filter((_, place) => place % 240 === 7)
    expect(callTotalByFives(player, flop, some)).toBe(callTotal(rules, { player, flop }, some))
  }
})

describe('the showdown', () => {
  test.each([
    ['2c 7d', 'Ac Kd', '3h 8s 9c Jd Qs', 'bank-out'],
    ['Ac Ad', '3c 3d', '5h 8s 9c Jd Qs', 'bank-out'],
    ['Ac Ad', '4c 4d', '5h 8s 9c Jd Qs', 'player'],
    ['2c 7d', '4c 4d', '5h 8s 9c Jd Qs', 'bank'],
    ['2c 7d', '3c 6d', 'Ah Kh Qs Js Th', 'tie'],
  ] as const)('[GAME-02] %s against %s on %s: %s', (player, bank, board, end) => {
    const scores = [player, bank].map((cards) => scoreOf(readCards(`${cards} ${board}`)))
    expect(endOf(scores[0] ?? 0, scores[1] ?? 0)).toBe(end)
  })
})

describe('money', () => {
  const lines = (cards: readonly [string, string, string], choice: number) => {
    const [player = [], bank = [], board = []] = cards.map(readCards)
    const outcome = holdem.outcome(rules, read(bet('ante', 1_000)), { player, bank, board, choice })
    return outcome?.lines.map((line) => `${line.bet} ${line.stakeOre} ${line.payoutOre}`).join()
  }

  test.each([
    ['2c 7d', 'Ac Kd', '3h 8s 9c Jd Qs', 'ante 1000 2000,call 2000 2000'],
    ['Ac Ad', '4c 4d', '5h 8s 9c Jd Qs', 'ante 1000 2000,call 2000 4000'],
    ['2c 7d', '4c 4d', '5h 8s 9c Jd Qs', 'ante 1000 0,call 2000 0'],
    ['2c 7d', '3c 6d', 'Ah Kh Qs Js Th', 'ante 1000 1000,call 2000 2000'],
    ['2s 7s', '4c 4d', '5h 8s 9s Jd Qs', 'ante 1000 3000,call 2000 4000'],
    ['8c 8d', '4c 4d', '5h 8s 9c 9d Qs', 'ante 1000 4000,call 2000 4000'],
    ['8c 8d', '4c 4d', '5h 8s 8h 9d Qs', 'ante 1000 11000,call 2000 4000'],
    ['7s 6s', '4c 4d', '5s 8s 9s 2d Qh', 'ante 1000 21000,call 2000 4000'],
    ['As Ks', '4c 4d', 'Qs Js Ts 2d 3h', 'ante 1000 101000,call 2000 4000'],
    ['As Ks', '7c 4d', 'Qs Js Ts 2d 3h', 'ante 1000 101000,call 2000 2000'],
  ])('[GAME-02] of a hand that is called, %s against %s on %s', (player, bank, board, paid) => {
    expect(lines([player, bank, board], call)).toBe(paid)
  })

  test('[GAME-02] of a folded hand is nothing', () => {
    expect(lines(['As Ks', '4c 4d', 'Qs Js Ts 2d 3h'], fold)).toBe('ante 1000 0')
  })

  test('[GAME-02] is never above the stated maximum, which a royal flush reaches', () => {
    const full = read(bet('ante', 50_000))
    const [player, bank, board] = [
      readCards('As Ks'),
      readCards('4c 4d'),
      readCards('Qs Js Ts 2d 3h'),
    ]
    const best = holdem.outcome(rules, full, { player, bank, board, choice: call })
    expect(best?.payoutOre).toBe(maxPayout(rules))
    expect(maxPayout(rules)).toBe(5_250_000n)
    fc.assert(
      fc.property(anyRound(), ({ bets, bytes, choice }) => {
        const round = { rules, bets: read(bets), choices: Uint8Array.of(choice) }
        const state = tableRound(holdem, round, seededRng(bytes))
        const outcome = holdem.outcome(rules, round.bets, state)
        expect(outcome && outcome.payoutOre <= maxPayout(rules)).toBe(true)
        const ante = holdem.stakeOre(rules, round.bets)
        expect(outcome?.stakeOre).toBe(choice === call ? ante * 3n : ante)
      }),
      { seed: 5 },
    )
  })
})

const bets = read(bet('ante', 700))

test('[PROOF-03] a round played live is the one that its seed and choice replay', () => {
  fc.assert(
    fc.property(anyRound(), ({ bytes, choice }) => {
      const rng = seededRng(bytes)
      const dealt = holdem.start(rules, bets, rng)
      const live = holdem.apply(rules, bets, dealt, choice, rng)
      const round = { rules, bets, choices: Uint8Array.of(choice) }
      expect(tableRound(holdem, round, seededRng(bytes))).toEqual(live)
      expect(new Set([...live.player, ...live.board, ...live.bank]).size).toBe(9)
      const other = { ...round, choices: Uint8Array.of(1 - choice) }
      const { bank, board } = tableRound(holdem, other, seededRng(bytes))
      expect({ bank, board }).toEqual({ bank: live.bank, board: live.board })
    }),
    { seed: 7 },
  )
})

test('[GAME-02] a round hides what is not dealt until the choice is made, and shows it after', () => {
  const none = { rules, bets, choices: new Uint8Array() }
  const before = tableRound(holdem, none, seededRng(seed))
  expect(Object.keys(viewOf(rules, bets, before))).toEqual(['board', 'player', 'choices'])
  expect([before.board.length, before.bank.length]).toEqual([3, 0])
  expect(holdem.outcome(rules, bets, before)).toBeUndefined()
  const seen = [fold, call].map((choice) =>
    viewOf(
      rules,
      bets,
      tableRound(holdem, { ...none, choices: Uint8Array.of(choice) }, seededRng(seed)),
    ),
  )
  expect(seen[0]?.bank).toEqual(seen[1]?.bank)
  expect(JSON.parse(JSON.stringify(seen))).toEqual(seen)
  expect(viewOf(rules, bets, before).choices).toEqual([
    { choice: fold, nameDa: 'Læg kortene ned', raiseOre: 0 },
    { choice: call, nameDa: 'Spil', raiseOre: 1_400 },
  ])
  const paid = seen[1]?.outcome?.lines.map(({ nameDa, payoutOre }) => `${nameDa} ${payoutOre}`)
  expect(paid).toMatchInlineSnapshot(`
    [
      "Ante 1400",
      "Spil 2800",
    ]
  `)
  expect(seen.map(({ endDa }) => endDa)).toMatchInlineSnapshot(`
    [
      "Du lagde kortene ned",
      "Banken går videre, og din hånd er bedst",
    ]
  `)
  const hands = [seen[1]?.player, seen[1]?.bank].map((hand) => {
    return `${hand?.nameDa}: ${hand?.cards.map(({ nameDa }) => nameDa).join(', ')}`
  })
  expect(hands).toMatchInlineSnapshot(`
    [
      "To par, niere og syvere: Ruder dame, Ruder 9",
      "Par syvere: Spar 4, Spar 3",
    ]
  `)
  expect(seen[1]?.board.map(({ nameDa }) => nameDa)).toMatchInlineSnapshot(`
    [
      "Ruder es",
      "Klør 10",
      "Hjerter 7",
      "Spar 7",
      "Hjerter 9",
    ]
  `)
})

test('[GAME-02] a round lets fold or call with two antes, once; one that is left is folded', () => {
  const state = holdem.start(rules, bets, seededRng(seed))
  expect(holdem.options(rules, bets, state)).toEqual([
    { choice: fold, raiseOre: 0n },
    { choice: call, raiseOre: ore(1_400) },
  ])
  expect(holdem.automatic()).toBe(fold)
  const ended = { ...state, choice: fold }
  expect(holdem.options(rules, bets, ended)).toEqual([])
  for (const choices of [[2], [fold, fold], [call, fold], [call, call]]) {
    const round = { rules, bets, choices: Uint8Array.from(choices) }
    expect(() => tableRound(holdem, round, seededRng(seed))).toThrow('is not open')
  }
  expect(() => holdem.apply(rules, bets, state, 2, seededRng(seed))).toThrow('choice 2')
  expect(() => holdem.apply(rules, bets, ended, call, seededRng(seed))).toThrow('choice 1')
})

test.each([
  ['no list', null, { refused: 'malformed' }],
  [
    'a call before the deal',
    [...bet('ante', 500), ...bet('call', 1_000)],
    { refused: 'malformed' },
  ],
  ['a name that every object has', bet('constructor', 500), { refused: 'malformed' }],
  ['two antes', [...bet('ante', 500), ...bet('ante', 500)], { refused: 'malformed', bet: 'ante' }],
  ['nothing', [], { refused: 'below-minimum' }],
  ['half kroner', bet('ante', 550), { refused: 'not-a-step', bet: 'ante' }],
  ['too much', bet('ante', 50_100), { refused: 'above-maximum', bet: 'ante' }],
])('[GAME-02] a slip is refused for %s', (_, value, refusal) => {
  expect(holdem.readBets(rules, value)).toEqual(refusal)
})

test('[PROOF-04] rounds that are all called return what is proven, within four standard errors', () => {
  const rounds = 25_000
  const rng = seededRng(seed)
  const bets = read(bet('ante', 100))
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const dealt = holdem.start(rules, bets, rng)
    const outcome = holdem.outcome(rules, bets, holdem.apply(rules, bets, dealt, call, rng))
    const won = Number((outcome?.payoutOre ?? 0n) - (outcome?.stakeOre ?? 0n)) / 100
    sum += won
    squares += won * won
  }
  const mean = sum / rounds
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
  expect(Math.abs(mean + 1 - toNumber(returnedByCalling))).toBeLessThan(4 * error)
})

function bet(id: string, stakeOre: number): Stake[] {
  return [[id, stakeOre]]
}

function read(value: unknown): readonly Stake[] {
  const bets = holdem.readBets(rules, value)
  if ('refused' in bets) throw new Error(bets.refused)
  return bets
}

function anyRound() {
  return fc.record({
    bets: fc.integer({ min: 1, max: 500 }).map((chips) => bet('ante', chips * 100)),
    bytes: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    choice: fc.constantFrom(fold, call),
  })
}
