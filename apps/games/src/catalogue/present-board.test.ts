import { studioGames } from '@nordlys/game-catalogue'
import { exampleGame } from '@nordlys/game-catalogue/generate'
import { expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { presentBoard } from './present-board.ts'

const test = provenTest(import.meta.url)

test('the screen is told the multipliers of free spins where they rise', () => {
  const told = studioGames.map((game) => [game.id, presentBoard(game).freeMultipliers])
  expect(Object.fromEntries(told)).toEqual({ 'iduns-gyldne-aebler': [2, 3, 4] })
  for (const game of studioGames) {
    if (game.mechanic !== 'lines') continue
    const { spinsByScatters } = game.freeSpins
    const rising = { ...game, freeSpins: { spinsByScatters, multipliers: [1, 1, 2] } }
    expect(presentBoard(rising).freeMultipliers).toEqual([1, 1, 2])
    const level = { ...game, freeSpins: { spinsByScatters, multipliers: [2, 2] } }
    expect(presentBoard(level)).not.toHaveProperty('freeMultipliers')
  }
})

test('[PROOF-02] the client is told where lines win both ways, and nothing where they do not', () => {
  const { definition } = exampleGame('wild-respins')
  expect(presentBoard(definition).bothWays).toBe(true)
  expect(presentBoard(exampleGame('walking-wilds').definition)).not.toHaveProperty('bothWays')
})
