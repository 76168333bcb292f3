import { seededRng } from '@nordlys/game-math'
import { readCards } from '@nordlys/game-math/tables/cards/card'
import { holdTableOf } from '@nordlys/game-math/tables/video-poker/hold-tables'
import { videoPokerMachine, videoPokerRound } from '@nordlys/game-math/tables/video-poker/machine'
import { videoPokers } from '@nordlys/game-math/tables/video-poker/paytables'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { expect, test } from 'vitest'
import { loadAdviser } from './advice.ts'

const [jacks, bonus] = videoPokers as [VideoPokerRules, VideoPokerRules]
const bets = { hands: 1, coins: 1, coinOre: 100 }

test('[GAME-02] the advice is what a hand that was left holds, and no hold is better', async () => {
  for (const rules of videoPokers) {
    const adviser = await loadAdviser(rules)
    const machine = videoPokerMachine(holdTableOf(rules))
    for (let round = 0; round < 12; round += 1) {
      const rng = seededRng(new Uint8Array(32).fill(round))
      const state = videoPokerRound.start(rules, bets, rng)
      const advice = adviser.of(state.dealt)
      expect(advice.best).toBe(machine.automatic(rules, bets, state))
      const returns = Array.from({ length: 32 }, (_, holds) => advice.returnOf(holds))
      expect(advice.returnOf(advice.best)).toBeCloseTo(Math.max(...returns), 10)
      expect(advice.isAsGood(advice.best)).toBe(true)
    }
  }
})

test('[GAME-02] four to a royal flush give 919 coins in 47 draws, the flush that was dealt 6', async () => {
  const advice = (await loadAdviser(jacks)).of(readCards('Th 3h Jh Qh Kh'))
  expect(advice.best).toBe(0b11101)
  expect(advice.returnOf(0b11101)).toBe(919 / 47)
  expect(advice.returnOf(0b11111)).toBe(6)
  expect(advice.isAsGood(0b11111)).toBe(false)
})

test('[GAME-02] another hold that is worth the same is as good', async () => {
  const advice = (await loadAdviser(bonus)).of(readCards('7c 7d 7h 7s Ac'))
  expect(advice.isAsGood(0b01111) && advice.isAsGood(0b11111)).toBe(true)
  expect(advice.isAsGood(0)).toBe(false)
})
