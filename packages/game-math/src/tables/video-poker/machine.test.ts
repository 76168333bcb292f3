import { ore } from '@nordlys/core'
import { describe, expect, test } from 'vitest'
import { seededRng } from '../../random/seeded-rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import { joker, readCards, showCard } from '../cards/card.ts'
import { fullShoe } from '../cards/shoe.ts'
import { tableRound } from '../machine.ts'
import { payoutMaxOf, readBets, type VideoPokerBets } from './bets.ts'
import { holdTableOf } from './hold-tables.ts'
import { type VideoPokerState, videoPokerMachine } from './machine.ts'
import { videoPokers } from './paytables.ts'
import type { VideoPokerRules } from './rules.ts'

const games = videoPokers.map((rules) => {
  return { rules, machine: videoPokerMachine(holdTableOf(rules)) }
})
const [jacks, , , deuces, jokers] = games as [Game, Game, Game, Game, Game]
type Game = (typeof games)[number]

const bets: VideoPokerBets = { hands: 1, coins: 5, coinOre: 100 }

describe('[GAME-02] a bet is read', () => {
  test('as so many hands of so many coins, which is what it costs', () => {
    for (const hands of [1, 3, 10, 25]) {
      for (const coins of [1, 2, 3, 4, 5]) {
        const read = readBets(jacks.rules, { hands, coins, coinOre: 200 })
        expect(read).toEqual({ hands, coins, coinOre: 200 })
        const stake = jacks.machine.stakeOre(jacks.rules, read as VideoPokerBets)
        expect(stake).toBe(ore(hands * coins * 200))
      }
    }
  })

  test.each([
    ['nothing', undefined],
    ['no object', 5],
    ['a list', [1, 5, 100]],
    ['no number of hands', { coins: 5, coinOre: 100 }],
    ['something more', { ...bets, raise: 1 }],
    ['another name', { hands: 1, coins: 5, coinKr: 1 }],
    ['half a coin', { ...bets, coins: 2.5 }],
    ['a text', { ...bets, hands: '1' }],
    ['no number', { ...bets, coins: Number.NaN }],
    ['more than counts', { ...bets, coinOre: 2 ** 53 }],
  ])('and %s is refused as malformed', (_what, value) => {
    expect(readBets(jacks.rules, value)).toEqual({ refused: 'malformed' })
  })

  test.each([
    [{ hands: 0 }, 'below-minimum', 'hands'],
    [{ hands: 2 }, 'not-a-step', 'hands'],
    [{ hands: 26 }, 'above-maximum', 'hands'],
    [{ coins: 0 }, 'below-minimum', 'coins'],
    [{ coins: -1 }, 'below-minimum', 'coins'],
    [{ coins: 6 }, 'above-maximum', 'coins'],
    [{ coinOre: 99 }, 'below-minimum', 'coinOre'],
    [{ coinOre: 300 }, 'not-a-step', 'coinOre'],
    [{ coinOre: 2_001 }, 'above-maximum', 'coinOre'],
    [{ hands: 25, coinOre: 500 }, 'above-maximum', 'stake'],
    [{ hands: 2, coins: 0, coinOre: 1 }, 'not-a-step', 'hands'],
    [{ coins: 0, coinOre: 1 }, 'below-minimum', 'coins'],
  ] as const)('and %j is refused, the first of its numbers first', (change, refused, bet) => {
    expect(readBets(jacks.rules, { ...bets, ...change })).toEqual({ refused, bet })
  })

  test('up to the maximum stake and no øre beyond', () => {
    const most = { hands: 25, coins: 4, coinOre: 500 }
    expect(readBets(jacks.rules, most)).toEqual(most)
    expect(readBets({ ...jacks.rules, stakeMaxOre: 49_999 }, most)).toEqual({
      ...{ refused: 'above-maximum', bet: 'stake' },
    })
  })
})

test('[PROOF-06] rules are plain JSON, and a hand pays as much for each coin, however many are bet', () => {
  for (const { rules, machine } of games) {
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules)
    for (const { hand, pays } of rules.pays) {
      const cards = exampleOf(rules, hand)
      for (const coins of [1, 2, 3, 4, 5]) {
        const state = { dealt: cards, shoe: fullShoe(1), held: 31, hands: [cards] }
        const outcome = machine.outcome(rules, { ...bets, coins }, state)
        expect(outcome?.payoutOre, `${rules.id} ${hand}`).toBe(ore(coins * 100 * pays))
        expect(outcome?.lines.map((line) => line.hand)).toEqual([hand])
      }
    }
  }
})

describe('a round', () => {
  test('[GAME-02] offers each of 32 holds, for nothing, until one is chosen', () => {
    for (const { rules, machine } of games) {
      const rng = seededRng(seedOf(1))
      const state = machine.start(rules, bets, rng)
      const options = machine.options(rules, bets, state)
      expect(options.map(({ choice }) => choice)).toEqual([...Array(32).keys()])
      expect(options.every(({ raiseOre }) => raiseOre === 0n)).toBe(true)
      expect(machine.outcome(rules, bets, state)).toBeUndefined()
      const ended = machine.apply(rules, bets, state, 9, rng)
      expect(machine.options(rules, bets, ended)).toEqual([])
      expect(() => machine.apply(rules, bets, ended, 9, rng)).toThrow('a second choice')
    }
  })

  test('[GAME-02] what is no hold of five cards is a crash, live and in a replay', () => {
    const { rules, machine } = jacks
    const rng = seededRng(seedOf(1))
    const state = machine.start(rules, bets, rng)
    for (const choice of [-1, 32, 255, 1.5, Number.NaN]) {
      expect(() => machine.apply(rules, bets, state, choice, rng)).toThrow('no hold')
    }
    for (const choices of [[32], [255], [3, 3]]) {
      const round = { rules, bets, choices: Uint8Array.from(choices) }
      expect(() => tableRound(machine, round, seededRng(seedOf(1)))).toThrow('is not open')
    }
  })

  test('[PROOF-03] is worked out again from its seed and its choice, as it was played', () => {
    for (const { rules, machine } of games) {
      for (let round = 0; round < 60; round += 1) {
        const own = { hands: [1, 3, 10, 25][round % 4] ?? 1, coins: 1 + (round % 5), coinOre: 100 }
        const choice = (round * 7) % 32
        const rng = seededRng(seedOf(round))
        const live = machine.apply(rules, own, machine.start(rules, own, rng), choice, rng)
        const choices = Uint8Array.of(choice)
        const again = tableRound(machine, { rules, bets: own, choices }, seededRng(seedOf(round)))
        expect(again).toEqual(live)
        expect(machine.outcome(rules, own, again)).toEqual(machine.outcome(rules, own, live))
      }
    }
  })

  test('[PROOF-03] no choice moves a card: each hand draws its own five, from the first on', () => {
    const many = { ...bets, hands: 3 }
    for (const { rules, machine } of games) {
      const ofHold = (choice: number) =>
        tableRound(
          machine,
          { rules, bets: many, choices: Uint8Array.of(choice) },
          seededRng(seedOf(5)),
        )
      const drawn = ofHold(0).hands ?? []
      for (let choice = 0; choice < 32; choice += 1) {
        const { dealt, hands = [] } = ofHold(choice)
        for (const [index, cards] of hands.entries()) {
          const next = [...(drawn[index] ?? [])]
          const due = dealt.map((card, nth) => ((choice >> nth) & 1 ? card : next.shift()))
          expect(cards).toEqual(due)
        }
      }
    }
  })

  test('[PROOF-06] cards do not depend on the bet, and none that was dealt comes again', () => {
    for (const { rules, machine } of games) {
      const most = { hands: 25, coins: 4, coinOre: 500 }
      const choices = Uint8Array.of(4)
      const round = tableRound(machine, { rules, bets: most, choices }, seededRng(seedOf(9)))
      const small = tableRound(machine, { rules, bets, choices }, seededRng(seedOf(9)))
      expect(small.dealt).toEqual(round.dealt)
      expect(small.hands?.[0]).toEqual(round.hands?.[0])
      const { hands = [], dealt } = round
      expect(hands).toHaveLength(25)
      for (const cards of hands) {
        expect(cards[2]).toBe(dealt[2])
        expect(new Set([...cards, ...dealt]).size).toBe(9)
      }
    }
  })

  test('[PROOF-06] each hand draws from all that the deal left, whatever another hand drew', () => {
    const [many, choices] = [{ ...bets, hands: 3 }, Uint8Array.of(0)]
    for (const { rules, machine } of games) {
      let twice = 0
      for (let round = 0; round < 40; round += 1) {
        const rng = seededRng(seedOf(round))
        const { hands = [] } = tableRound(machine, { rules, bets: many, choices }, rng)
        if (new Set(hands.flat()).size < 15) twice += 1
      }
      // Fifteen cards from three full decks have one twice in five rounds of six, from one shoe never.
      expect(twice).toBeGreaterThan(20)
    }
  })

  test('[GAME-02] the joker is dealt in its own game alone', () => {
    for (const { rules, machine } of games) {
      const dealt = Array.from(
        { length: 2_000 },
        (_, round) => machine.start(rules, bets, tableRng(3, round)).dealt,
      )
      const times = dealt.filter((cards) => cards.includes(joker)).length
      // One deal in 10.6: 189 of 2,000, with a deviation of 13.
      expect(times > 130 && times < 250).toBe(rules.wild === 'joker')
      expect(times === 0).toBe(rules.wild !== 'joker')
    }
  })
})

describe('what a round pays', () => {
  test('[GAME-02] is told by hand, the best first, with the stake and all that comes back', () => {
    const many = { hands: 3, coins: 2, coinOre: 500 }
    const hands = ['Kc Kd 2h 5s 9c', 'Kc Kd Kh 5s 9c', 'Kc Kd 8h 7s 3c'].map(readCards)
    const state = ended('Kc Kd 2h 5s 9c', 3, hands)
    expect(jacks.machine.outcome(jacks.rules, many, state)).toEqual({
      stakeOre: 3_000n,
      payoutOre: 5_000n,
      lines: [
        { hand: 'three', count: 1, payoutOre: 3_000n },
        { hand: 'jacks-or-better', count: 2, payoutOre: 2_000n },
      ],
    })
  })

  test('[GAME-02] is never more than the most that is told, which a royal flush that is held pays', () => {
    const royal = 'Th Jh Qh Kh Ah'
    const many = { hands: 25, coins: 4, coinOre: 500 }
    for (const { rules, machine } of games) {
      const state = ended(royal, 31, Array(25).fill(readCards(royal)))
      expect(machine.outcome(rules, many, state)?.payoutOre).toBe(payoutMaxOf(rules, many))
      expect(payoutMaxOf(rules, many)).toBe(40_000_000n)
      expect(payoutMaxOf(rules, bets)).toBe(ore(rules.declared.maxWinBets * 500))
      for (let round = 0; round < 300; round += 1) {
        const rng = tableRng(11, round)
        const dealt = machine.start(rules, many, rng)
        const played = machine.apply(rules, many, dealt, rng.below(32), rng)
        const payoutOre = machine.outcome(rules, many, played)?.payoutOre ?? -1n
        expect(payoutOre >= 0n && payoutOre <= payoutMaxOf(rules, many)).toBe(true)
      }
    }
  })

  test('[GAME-02] is shown as plain JSON, before the choice and after it', () => {
    const { rules, machine } = deuces
    const state = ended('2c 2d 7h Ks As', 3, [readCards('2c 2d Qh Kh Ah')])
    const before = machine.view(rules, bets, { dealt: state.dealt, shoe: state.shoe })
    expect(before).toEqual({ dealt: state.dealt, dealtHand: 'three' })
    const after = machine.view(rules, bets, state)
    expect(JSON.parse(JSON.stringify(after))).toEqual(after)
    expect(after).toEqual({
      ...{ dealt: state.dealt, dealtHand: 'three', held: 3 },
      hands: [{ cards: readCards('2c 2d Qh Kh Ah'), hand: 'wild-royal', payoutOre: 12_500 }],
    })
  })
})

describe('a hand that was left', () => {
  test.each([
    ['Kc 2d Kh 5s 9c', jacks, 'Kc Kh'],
    ['2c 7h Td 4s 9c', jacks, ''],
    ['Th Jh Qh Kh 3h', jacks, 'Th Jh Qh Kh'],
    ['9h Th Jh Qh Kh', jacks, '9h Th Jh Qh Kh'],
    ['5c 5d 5h 5s Ac', jacks, '5c 5d 5h 5s'],
    ['2c 5h Td 7s Jh', deuces, '2c'],
    ['2c 2d 2h 4s 9c', deuces, '2c 2d 2h'],
    ['Xx 7h Kd 4s 9c', jokers, 'Xx Kd'],
    ['3c Xx 3d 3h 3s', jokers, '3c Xx 3d 3h 3s'],
  ] as const)('[GAME-02] %s holds what is best, for nothing', (dealt, { rules, machine }, held) => {
    const cards = readCards(dealt)
    const choice = machine.automatic(rules, bets, { dealt: cards, shoe: fullShoe(1) })
    const kept = cards.filter((_, nth) => (choice >> nth) & 1)
    expect(kept.map(showCard).join(' ')).toBe(held)
  })

  test('[GAME-02] is not played by the table of another game', () => {
    const state = { dealt: readCards('2c 7h Td 4s 9c'), shoe: fullShoe(1) }
    expect(() => jacks.machine.automatic(deuces.rules, bets, state)).toThrow(
      'the table of jacks-or-better for deuces-wild',
    )
  })
})

function seedOf(number: number): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, index) => (index * 7 + number * 31) % 256)
}

function ended(dealt: string, held: number, hands: number[][]): VideoPokerState {
  return { dealt: readCards(dealt), shoe: fullShoe(1), held, hands }
}

/** Five cards that are this hand in the game. */
function exampleOf({ wild }: VideoPokerRules, hand: string): number[] {
  const natural: Record<string, string> = {
    royal: 'Ts Js Qs Ks As',
    'straight-flush': '5s 6s 7s 8s 9s',
    four: '9c 9d 9h 9s Kc',
    'four-aces': 'Ac Ad Ah As Kc',
    'four-twos-to-fours': '3c 3d 3h 3s Kc',
    'four-fives-to-kings': '5c 5d 5h 5s Kc',
    'full-house': '9c 9d 9h 8s 8c',
    flush: '4s 6s 7s 8s 9s',
    straight: '5s 6s 7s 8s 9d',
    three: '9c 9d 9h 7s 8c',
    'two-pair': '9c 9d 8h 8s Kc',
    'jacks-or-better': 'Jc Jd 8h 7s 3c',
    'kings-or-better': 'Kc Kd 8h 7s 3c',
    'four-deuces': '2c 2d 2h 2s Kc',
    'wild-royal': wild === 'deuces' ? 'Ts Js Qs Ks 2c' : 'Ts Js Qs Ks Xx',
    five: wild === 'deuces' ? '9c 9d 9h 2s 2c' : '9c 9d 9h 9s Xx',
  }
  return readCards(natural[hand] ?? '')
}
