import { gameProblems, type KeptGame, plannedGames } from '@nordlys/game-catalogue/generate'
import { generatedFile } from '@nordlys/game-catalogue/generated'
import { expect, test } from 'vitest'
import { indexOf, keptFiles, readGame, readIndex } from './files.ts'

test('[PROOF-01] the catalogue is what its plan asks for, game by game: else npm run games:generate', {
  timeout: 60_000,
}, async () => {
  const plan = plannedGames()
  const games: KeptGame[] = []
  for (const spec of plan) {
    const game = await readGame(spec)
    expect([spec.id, game ? gameProblems(spec, game) : 'is not there']).toEqual([spec.id, []])
    if (game) games.push(game)
  }
  expect((await keptFiles()).toSorted()).toEqual(plan.map(generatedFile).toSorted())
  expect(await readIndex()).toBe(indexOf(games))
})
