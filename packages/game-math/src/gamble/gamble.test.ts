import { createHash } from 'node:crypto'
import { ore } from '@nordlys/core'
import { expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { definitionHash } from '../base/definition-hash.ts'
import { checkDefinition } from '../game/check-definition.ts'
import { prove } from '../game/prove.ts'
import { rulesOf } from '../game/rules-text.ts'
import { smallGame } from '../mechanics/lines/small-game.ts'
import { gambleColours, gambleHash, gambleOf, mayGamble, playGamble } from './gamble.ts'

const test = provenTest(import.meta.url)

const terms = { maxSteps: 3, capBets: 200 }

function seedOf(number: number): Uint8Array {
  return new Uint8Array(createHash('sha256').update(`gamble ${number}`).digest())
}

test('[PROOF-04] each colour wins half of the draws, and pays twice the stake', () => {
  const draws = 100_000
  for (const choice of gambleColours) {
    let won = 0
    for (let number = 0; number < draws; number += 1) {
      const { card, winOre } = playGamble(choice, seedOf(number), ore(35))
      expect(winOre === (card === choice ? 70n : 0n)).toBe(true)
      if (winOre > 0n) won += 1
    }
    // Four standard errors of a fair coin.
    expect(Math.abs(won - draws / 2)).toBeLessThan(4 * Math.sqrt(draws) * 0.5)
  }
})

test('[PROOF-03] a seed gives the same card for ever, whatever was named and staked', () => {
  const cards = Array.from({ length: 16 }, (_, number) => {
    const { card } = playGamble('red', seedOf(number), ore(20))
    expect(playGamble('black', seedOf(number), ore(2_000)).card).toBe(card)
    return card === 'red' ? 'r' : 'b'
  })
  expect(cards.join('')).toBe('rbrrrbbbbrbbbbbb')
})

test('[PROOF-03] a gamble is known by its hash: of this version of the game, on this colour', () => {
  const game = definitionHash(smallGame({ gamble: terms }))
  const hashes = [
    gambleHash(gambleOf(game, 'red')),
    gambleHash(gambleOf(game, 'black')),
    gambleHash(gambleOf(definitionHash(smallGame()), 'red')),
    game,
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/)
})

test('[S51] what may be gambled: a win, within the steps, and no more than the cap when it doubles', () => {
  const betOre = 100
  expect(mayGamble(terms, { winOre: 10_000, betOre, step: 0 })).toBe(true)
  expect(mayGamble(terms, { winOre: 10_001, betOre, step: 0 })).toBe(false)
  expect(mayGamble(terms, { winOre: 0, betOre, step: 0 })).toBe(false)
  expect(mayGamble(terms, { winOre: 100, betOre, step: 2 })).toBe(true)
  expect(mayGamble(terms, { winOre: 100, betOre, step: 3 })).toBe(false)
})

test('[S51] the rules of such a game tell its terms, and those of another say nothing of it', () => {
  const text = (game: ReturnType<typeof smallGame>) => JSON.stringify(rulesOf(game, prove(game)))
  const rules = text(smallGame({ gamble: terms }))
  expect(rules).toContain(
    'op til 3 gange i træk, så længe det dobbelte højst er 200 gange indsatsen',
  )
  expect(rules).toContain('Chancen er 1 ud af 2, og indsatsen betales 2 gange.')
  expect(text(smallGame())).not.toContain('Kvit eller dobbelt')
})

test('[PROOF-01] a proof does not know of gambles', () => {
  const { definitionHash: _, ...proven } = prove(smallGame({ gamble: terms }))
  expect(prove(smallGame())).toMatchObject(proven)
})

test('[PROOF-01] a game without gambles has the hash it had, and one with them is checked', () => {
  expect(definitionHash(smallGame())).toBe(
    'b1a369fdebbae48049dc4d06a744bcf9eb3c8a86ffe24d6749452e4943d22948',
  )
  const checked = checkDefinition(smallGame({ gamble: terms }))
  expect(checked).toMatchObject({ ok: true, definition: { gamble: terms } })
  for (const wrong of [
    { ...terms, maxSteps: 6 },
    { ...terms, capBets: 1 },
    { maxSteps: 3 },
    null,
  ]) {
    expect(checkDefinition({ ...smallGame(), gamble: wrong }).ok).toBe(false)
  }
})
