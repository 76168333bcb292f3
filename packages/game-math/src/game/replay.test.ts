import { createHash } from 'node:crypto'
import { ore } from '@nordlys/core'
import { lineGames } from '@nordlys/game-catalogue'
import { expect, test } from 'vitest'
import { canonicalJson, definitionHash } from '../base/definition-hash.ts'
import { smallGame } from '../mechanics/lines/small-game.ts'
import { replay, winOre } from './replay.ts'

const seeds = Array.from({ length: 500 }, (_, index) =>
  Uint8Array.from(createHash('sha256').update(`replay ${index}`).digest()),
)

test('[PROOF-03] a round replays to the last symbol, the same in every build', () => {
  for (const game of lineGames) {
    const first = seeds.map((seed) => replay(game, seed, ore(400)))
    expect(seeds.map((seed) => replay(game, seed, ore(400)))).toEqual(first)
    expect(first.some(({ outcome }) => outcome.freeSpinsAwarded > 0)).toBe(true)
    const print = createHash('sha256').update(JSON.stringify(first.map(({ outcome }) => outcome)))
    expect({ [game.id]: print.digest('hex') }).toMatchInlineSnapshot(`
      {
        "vikingernes-guld": "33aa96f4d732fc8ead310618ebce4f72806162356f792532f5aa348cfeecd508",
      }
    `)
  }
})

test('[PROOF-06] the stake changes the money and nothing else', () => {
  for (const game of lineGames) {
    for (const seed of seeds.slice(0, 100)) {
      const rounds = game.stakesOre.map((stake) => replay(game, seed, ore(stake)))
      for (const [index, round] of rounds.entries()) {
        const stake = BigInt(game.stakesOre[index] ?? 0)
        expect(round.outcome).toEqual(rounds[0]?.outcome)
        expect(round.winOre * BigInt(game.coinsPerBet)).toBe(stake * BigInt(round.outcome.winCoins))
      }
    }
  }
})

test('[PROOF-03] a win is exact, and a stake that would round it is a bug', () => {
  const round = { winCoins: 7, totalBetCoins: 5 }
  expect(winOre(round, ore(20))).toBe(28n)
  expect(() => winOre(round, ore(21))).toThrow('a stake of 21 øre on 5 coins')
  expect(() => winOre(round, ore(0))).toThrow('a stake of 0 øre on 5 coins')
})

test('[PROOF-03] the hash ignores the order of names and nothing else', () => {
  const game = smallGame()
  const turned = Object.fromEntries(Object.entries(game).reverse())
  expect(Object.keys(turned)).not.toEqual(Object.keys(game))
  expect(canonicalJson(turned)).toBe(canonicalJson(game))
  expect(definitionHash({ ...game, version: 2 })).not.toBe(definitionHash(game))
  const declared = { ...game.declared, hitRate: 0.51 }
  expect(definitionHash({ ...game, declared })).not.toBe(definitionHash(game))
})
