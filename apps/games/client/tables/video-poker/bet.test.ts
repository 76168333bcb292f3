import { readBets } from '@nordlys/game-math/tables/video-poker/bets'
import { videoPokers } from '@nordlys/game-math/tables/video-poker/paytables'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { expect, test } from 'vitest'
import { changesOf, firstBet, nextCoin, nextHands, stakeOre, withHands } from './bet.ts'

const [jacks] = videoPokers as [VideoPokerRules]

test('[GAME-02] the first bet is the smallest there is', () => {
  expect(firstBet(jacks)).toEqual({ hands: 1, coins: 1, coinOre: 100 })
  expect(stakeOre(firstBet(jacks))).toBe(100)
})

test('[GAME-02] coins go from one to five, one at a time or all at once', () => {
  const one = { hands: 1, coins: 1, coinOre: 100 }
  expect(changesOf(jacks, one).fewerCoins).toBeUndefined()
  expect(changesOf(jacks, one).moreCoins).toEqual({ ...one, coins: 2 })
  expect(changesOf(jacks, one).mostCoins).toEqual({ ...one, coins: 5 })
  const five = { ...one, coins: 5 }
  expect(changesOf(jacks, five).fewerCoins).toEqual({ ...one, coins: 4 })
  expect(changesOf(jacks, five).moreCoins).toBeUndefined()
  expect(changesOf(jacks, five).mostCoins).toBeUndefined()
})

test('[GAME-02] a coin’s value goes through its steps and stops at their ends', () => {
  const bet = { hands: 1, coins: 1, coinOre: 100 }
  expect(changesOf(jacks, bet).lowerCoin).toBeUndefined()
  expect(changesOf(jacks, bet).higherCoin).toEqual({ ...bet, coinOre: 200 })
  const highest = { ...bet, coinOre: 2_000 }
  expect(changesOf(jacks, highest).lowerCoin).toEqual({ ...bet, coinOre: 1_000 })
  expect(changesOf(jacks, highest).higherCoin).toBeUndefined()
})

test('[GAME-02] nothing makes a round cost more than it may', () => {
  const dear = { hands: 25, coins: 2, coinOre: 1_000 }
  expect(stakeOre(dear)).toBe(jacks.stakeMaxOre)
  expect(changesOf(jacks, dear).moreCoins).toBeUndefined()
  expect(changesOf(jacks, dear).mostCoins).toBeUndefined()
  expect(changesOf(jacks, dear).higherCoin).toBeUndefined()
  expect(withHands(jacks, { ...dear, hands: 10 }, 25)).toEqual(dear)
  expect(withHands(jacks, { hands: 10, coins: 5, coinOre: 1_000 }, 25)).toBeUndefined()
  // As many as there is room for.
  const three = changesOf(jacks, { hands: 25, coins: 1, coinOre: 500 }).mostCoins
  expect(three?.coins).toBe(4)
})

test('[GAME-02] a number of hands that there is not is refused', () => {
  expect(withHands(jacks, firstBet(jacks), 2)).toBeUndefined()
  expect(withHands(jacks, firstBet(jacks), 1)).toBeUndefined()
})

test('[GAME-02] one key goes through all hands and all coins, and begins again', () => {
  let bet = firstBet(jacks)
  const hands = Array.from({ length: 5 }, () => {
    bet = nextHands(jacks, bet)
    return bet.hands
  })
  expect(hands).toEqual([3, 10, 25, 1, 3])
  const coins = Array.from({ length: 6 }, () => {
    bet = nextCoin(jacks, bet)
    return bet.coinOre
  })
  expect(coins).toEqual([200, 500, 1_000, 2_000, 100, 200])
  expect(nextHands(jacks, { hands: 10, coins: 5, coinOre: 1_000 }).hands).toBe(1)
})

test('[GAME-02] every bet that can be reached is one that the server takes', () => {
  for (const rules of videoPokers) {
    const seen = new Set<string>()
    const left = [firstBet(rules)]
    for (let bet = left.pop(); bet; bet = left.pop()) {
      const name = JSON.stringify(bet)
      if (seen.has(name)) continue
      seen.add(name)
      expect(readBets(rules, bet), name).toEqual(bet)
      const next = rules.handCounts.map((hands) => withHands(rules, bet, hands))
      for (const each of [...Object.values(changesOf(rules, bet)), ...next]) {
        if (each) left.push(each)
      }
    }
    expect(seen.size).toBeGreaterThan(60)
  }
})
