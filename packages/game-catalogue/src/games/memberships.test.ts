import { memberships } from '@nordlys/game-math'
import { expect, test } from 'vitest'
import { studioGames } from './games.ts'
import { listGenerated } from './generated-games.ts'

test('every game that a jackpot network names exists', async () => {
  const made = new Set([...studioGames, ...(await listGenerated())].map(({ id }) => id))
  expect(memberships.size).toBeGreaterThan(0)
  for (const [gameId] of memberships) expect(made.has(gameId)).toBe(true)
})
