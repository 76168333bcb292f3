import { ore } from '@nordlys/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { equal, fraction, toNumber } from '../../prove/fraction.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { readCards, showCard } from '../cards/card.ts'
import { figuresOf } from '../figures.ts'
import { tableRound } from '../machine.ts'
import type { Stake } from '../stakes.ts'
import { countBySequence, countPairsBySequence, pairResultsOf, resultsOf } from './exact.ts'
import { countByHands, pairChance } from './exact-by-hands.ts'
import { puntoBancoFigures } from './figures.ts'
import { playedOut, puntoBanco } from './machine.ts'
import { betLabelDa } from './names.ts'
import { betPayout, maxPayout } from './payouts.ts'
import { puntoBancoBets, puntoBancoRules as rules } from './rules.ts'
import { viewOf } from './view.ts'

const seed = Uint8Array.from({ length: 32 }, (_, index) => index * 3 + 2)
const choices = new Uint8Array()

describe('the value', () => {
  test.each([
    { decks: 8, player: 2230518282592256n, bank: 2292252566437888n, tie: 475627426473216n },
    { decks: 6, player: 392220492728832n, bank: 403095751234560n, tie: 83552962932288n },
  ])('[PROOF-01] every deal of $decks decks is counted alike by two methods', (counts) => {
    const { decks, player, bank, tie } = counts
    const all = player + bank + tie
    expect(countBySequence(decks)).toEqual({ player, bank, tie, all })
    expect(countByHands(decks)).toEqual([player, bank, tie])
  })

  test('[PROOF-01] a pair is as likely by every deal as by the second card alone', () => {
    for (const decks of [1, 6, 8]) {
      const { playerPair, bankPair, all } = countPairsBySequence(decks)
      const [pairs, cards] = pairChance(decks)
      expect(equal(fraction(playerPair, all), fraction(pairs, cards))).toBe(true)
      expect(bankPair).toBe(playerPair)
    }
  })

  test('[PROOF-01] each bet has the figures that are told of it, by both methods', () => {
    const [player, bank, tie] = countByHands(rules.decks)
    for (const bet of ['player', 'bank', 'tie'] as const) {
      const declared = puntoBancoFigures[bet]
      const deals = countBySequence(rules.decks)
      expect(figuresOf(resultsOf(rules, bet, deals))).toEqual(declared)
      expect(figuresOf(resultsOf(rules, bet, { ...deals, player, bank, tie }))).toEqual(declared)
    }
    const { playerPair, bankPair, all } = countPairsBySequence(rules.decks)
    const pairs = [playerPair, bankPair].map((ways) => figuresOf(pairResultsOf(rules, ways, all)))
    expect(pairs).toEqual([puntoBancoFigures['player-pair'], puntoBancoFigures['bank-pair']])
    expect(figuresOf(pairResultsOf(rules, ...pairChance(rules.decks)))).toEqual(pairs[0])
  })
})

describe('the deal', () => {
  test.each([
    ['a natural ends it', '4c 2d 4h 3d', '4c 4h', '2d 3d', 'Punto vinder med 8 mod 5'],
    ['also the bank’s', '2c 9d 3h Kd', '2c 3h', '9d Kd', 'Banco vinder med 9 mod 5'],
    ['both stand', '3c 2d 3h 4d', '3c 3h', '2d 4d', 'Uafgjort med 6 mod 6'],
    [
      'the bank draws to 5 alone',
      '3c 2d 4h 3d Tc',
      '3c 4h',
      '2d 3d Tc',
      'Punto vinder med 7 mod 5',
    ],
    ['3 stands on an 8', '2c 3d 3h Td 8c', '2c 3h 8c', '3d Td', 'Uafgjort med 3 mod 3'],
    ['3 draws on a 9', '2c 3d 3h Td 9c 2h', '2c 3h 9c', '3d Td 2h', 'Banco vinder med 5 mod 4'],
    ['4 stands on an ace', '2c 4d 3h Td Ac', '2c 3h Ac', '4d Td', 'Punto vinder med 6 mod 4'],
    ['6 draws on a 6', '2c 6d 3h Td 6c Kh', '2c 3h 6c', '6d Td Kh', 'Banco vinder med 6 mod 1'],
    ['6 stands on a 5', '2c 6d 3h Td 5c', '2c 3h 5c', '6d Td', 'Banco vinder med 6 mod 0'],
    ['7 never draws', '2c 7d 3h Td 6c', '2c 3h 6c', '7d Td', 'Banco vinder med 7 mod 1'],
  ])('[GAME-02] goes by the fixed rules: %s', (_, cards, player, bank, winner) => {
    const shoe = readCards(cards)
    const state = playedOut(() => shoe.shift() ?? -1)
    expect(shoe).toEqual([])
    expect(state.player.map(showCard).join(' ')).toBe(player)
    expect(state.bank.map(showCard).join(' ')).toBe(bank)
    expect(viewOf(rules, [], state).winnerDa).toBe(winner)
  })

  test('[PROOF-03] is the same again from its seed, whatever is staked, and has no choice', () => {
    const slips = [read([['player', 500]]), read([['bank', 100]])]
    const states = [...slips, ...slips].map((bets) =>
      tableRound(puntoBanco, { rules, bets, choices }, seededRng(seed)),
    )
    for (const state of states) expect(state).toEqual(states[0])
    expect([...(states[0]?.player ?? []), ...(states[0]?.bank ?? [])].map(showCard)).toEqual(
      '5c 9h 2c Qs Jc 3c'.split(' '),
    )
    expect(puntoBanco.options()).toEqual([])
    expect(() => puntoBanco.apply()).toThrow('a choice at punto banco')
    expect(() => puntoBanco.automatic()).toThrow('a choice at punto banco')
  })
})

test('[GAME-02] a round is told in Danish, as plain JSON', () => {
  const shoe = readCards('2c 3d 3h Td 9c 2h')
  const state = playedOut(() => shoe.shift() ?? -1)
  const view = viewOf(rules, read([['bank', 1_000]]), state)
  expect(JSON.parse(JSON.stringify(view))).toEqual(view)
  expect(view.bank.points).toBe(5)
  expect(view.bank.cards.map(({ nameDa }) => nameDa)).toEqual(['Ruder 3', 'Ruder 10', 'Hjerter 2'])
  expect(view.outcome).toEqual({
    stakeOre: 1_000,
    payoutOre: 1_950,
    lines: [{ bet: 'bank', nameDa: 'Banco', stakeOre: 1_000, payoutOre: 1_950 }],
  })
})

describe('money', () => {
  test.each([
    ['5c 2d 4h 3d', 'player', [2_000n, 0n, 0n, 0n, 0n]],
    ['2c 5d 3h 4d', 'bank', [0n, 1_950n, 0n, 0n, 0n]],
    ['3c 2d 3h 4d', 'tie', [1_000n, 1_000n, 10_000n, 13_000n, 0n]],
    ['4c 9s 4h 9d', 'tie, pairs', [1_000n, 1_000n, 10_000n, 13_000n, 13_000n]],
    ['Kc 7d Qh Td 2c', 'bank without a pair', [0n, 1_950n, 0n, 0n, 0n]],
  ])('[GAME-02] is paid line by line: %s, %s', (cards, _, paid) => {
    const shoe = readCards(cards)
    const state = playedOut(() => shoe.shift() ?? -1)
    const bets = read(puntoBancoBets.map((bet) => [bet, 1_000]))
    const { lines, payoutOre, stakeOre } = puntoBanco.outcome(rules, bets, state)
    expect(lines.map((line) => line.payoutOre)).toEqual(paid)
    expect(payoutOre).toBe(paid.reduce((sum, each) => sum + each, 0n))
    expect(stakeOre).toBe(5_000n)
  })

  test('[GAME-02] 5 % of a stake in whole kroner is whole øre', () => {
    expect(betPayout(ore(100), 195)).toBe(195n)
    expect(betPayout(ore(12_300), 195)).toBe(23_985n)
  })

  test('[GAME-02] is never more than the stated maximum', () => {
    expect(maxPayout(rules)).toBe(3_100_000n)
    const full = read([
      ['tie', 100_000],
      ['player-pair', 50_000],
      ['bank-pair', 50_000],
      ['player', 500_000],
      ['bank', 300_000],
    ])
    const shoe = readCards('4c 4s 4h 4d')
    const best = playedOut(() => shoe.shift() ?? -1)
    expect(puntoBanco.outcome(rules, full, best).payoutOre).toBe(maxPayout(rules))
    fc.assert(
      fc.property(anySlip(), fc.uint8Array({ minLength: 32, maxLength: 32 }), (slip, ofRound) => {
        const bets = read(slip)
        const state = tableRound(puntoBanco, { rules, bets, choices }, seededRng(ofRound))
        const { payoutOre, stakeOre, lines } = puntoBanco.outcome(rules, bets, state)
        expect(payoutOre <= maxPayout(rules)).toBe(true)
        expect(stakeOre).toBe(puntoBanco.stakeOre(rules, bets))
        const alone = bets.map((bet) => puntoBanco.outcome(rules, [bet], state).payoutOre)
        expect(alone).toEqual(lines.map((line) => line.payoutOre))
      }),
      { seed: 8, numRuns: 300 },
    )
  })
})

test.each([
  ['no list', 'player', { refused: 'malformed' }],
  ['a bet that is none', [['dragon', 500]], { refused: 'malformed' }],
  ['a name that every object has', [['toString', 500]], { refused: 'malformed' }],
  ['a bet twice', [['tie', 500], ...read([['tie', 500]])], { refused: 'malformed', bet: 'tie' }],
  ['half kroner', [['bank', 150]], { refused: 'not-a-step', bet: 'bank' }],
  ['too much', [['tie', 100_100]], { refused: 'above-maximum', bet: 'tie' }],
  ['nothing', [], { refused: 'below-minimum' }],
])('[GAME-02] a slip is refused for %s', (_, value, refusal) => {
  expect(puntoBanco.readBets(rules, value)).toEqual(refusal)
})

test('[GAME-02] bets on both sides are taken, up to the limit of the table', () => {
  const both: Stake[] = [
    ['player', 500_000],
    ['bank', 500_000],
  ]
  expect(puntoBanco.readBets(rules, both)).toEqual(both)
  const more = [...both, ['tie', 100]]
  expect(puntoBanco.readBets(rules, more)).toEqual({ refused: 'above-maximum' })
})

test('[GAME-02] each bet is told in Danish with what it pays', () => {
  expect(puntoBancoBets.map((bet) => betLabelDa(rules, bet))).toEqual([
    'Punto, udbetaler 1 til 1',
    'Banco, udbetaler 0,95 til 1',
    'Uafgjort, udbetaler 9 til 1',
    'Par på punto, udbetaler 12 til 1',
    'Par på banco, udbetaler 12 til 1',
  ])
})

test('[PROOF-04] rounds that are played return what is proven, within four standard errors', () => {
  const rounds = 60_000
  const rng = seededRng(seed)
  const bets = read(puntoBancoBets.map((bet) => [bet, 100]))
  const sums = new Map(puntoBancoBets.map((bet) => [String(bet), { sum: 0, squares: 0 }]))
  for (let round = 0; round < rounds; round += 1) {
    const state = puntoBanco.start(rules, bets, rng)
    for (const { bet, payoutOre } of puntoBanco.outcome(rules, bets, state).lines) {
      const back = Number(payoutOre) / 100
      const { sum, squares } = sums.get(bet) ?? { sum: 0, squares: 0 }
      sums.set(bet, { sum: sum + back, squares: squares + back * back })
    }
  }
  for (const bet of puntoBancoBets) {
    const { sum, squares } = sums.get(bet) ?? { sum: 0, squares: 0 }
    const mean = sum / rounds
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
    const proven = toNumber(puntoBancoFigures[bet].returned)
    expect(Math.abs(mean - proven), bet).toBeLessThan(4 * error)
  }
})

function read(value: unknown): readonly Stake[] {
  const bets = puntoBanco.readBets(rules, value)
  if ('refused' in bets) throw new Error(bets.refused)
  return bets
}

function anySlip(): fc.Arbitrary<Stake[]> {
  const bet = fc.constantFrom(...puntoBancoBets).chain((each) => {
    const chips = fc.integer({ min: 1, max: rules.limits[each].maxOre / 100 })
    return chips.map((count): Stake => [each, count * 100])
  })
  return fc
    .uniqueArray(bet, { minLength: 1, selector: ([each]) => each })
    .filter((slip) => slip.reduce((sum, [, stake]) => sum + stake, 0) <= rules.maxTableOre)
}
