import { seededRng } from '@nordlys/game-math'
import { joker } from '@nordlys/game-math/tables/cards/card'
import { videoPokerRound } from '@nordlys/game-math/tables/video-poker/machine'
import { videoPokers } from '@nordlys/game-math/tables/video-poker/paytables'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { expect, test } from 'vitest'
import { heldOf, isHeld, isWild, noHolds, toggle } from './holds.ts'

const [jacks] = videoPokers as [VideoPokerRules]
const bets = { hands: 3, coins: 1, coinOre: 100 }

test('[GAME-02] a card is held by one press and let go by the next', () => {
  const second = toggle(noHolds, 1)
  expect([0, 1, 2, 3, 4].map((place) => isHeld(second, place))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
  expect(toggle(second, 1)).toBe(noHolds)
  expect(heldOf(toggle(second, 4), ['a', 'b', 'c', 'd', 'e'])).toEqual(['b', 'e'])
})

test('[GAME-02] the choice that is sent holds those very cards in the machine, any of the 32', () => {
  const start = () => {
    const rng = seededRng(new Uint8Array(32).fill(7))
    return { rng, state: videoPokerRound.start(jacks, bets, rng) }
  }
  for (let wanted = 0; wanted < 32; wanted += 1) {
    const places = [0, 1, 2, 3, 4].filter((place) => isHeld(wanted, place))
    const holds = places.reduce(toggle, noHolds)
    const { rng, state } = start()
    const { dealt } = state
    const after = videoPokerRound.apply(jacks, bets, state, holds, rng)
    for (const hand of after.hands ?? []) {
      for (const [place, card] of hand.entries()) {
        expect(card === dealt[place], `${holds} ${place}`).toBe(places.includes(place))
      }
    }
  }
})

test('[GAME-02] the twos are wild in one game, the joker in another, and nothing in the others', () => {
  expect([0, 3, 4, 51, joker].map((card) => isWild(card, 'deuces'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect([0, 3, 51, joker].map((card) => isWild(card, 'joker'))).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect([0, 51].map((card) => isWild(card, 'none'))).toEqual([false, false])
})
