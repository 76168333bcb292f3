import { type Caller, NeighbourError, readJackpots, readPopularGames } from '@nordlys/contracts'
import { TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { popularityCache } from './popularity-cache.ts'

/** A platform that counts what it is asked. */
function scene() {
  const asked: string[] = []
  const platform = {
    isAway: false,
    async call(spec: { name: string }) {
      asked.push(spec.name)
      if (platform.isAway) throw new NeighbourError(spec.name, 'no answer')
      return { ok: true, networks: [], wins: [], games: [], days: 28 }
    },
  }
  const clock = new TestClock(new Date('2026-11-21T13:00:00Z'))
  const popularity = popularityCache(platform as unknown as Caller, clock)
  return { asked, platform, popularity, clock }
}

test('what everybody sees alike is asked once for all who come at the same time', async () => {
  const { asked, popularity } = scene()
  await Promise.all([
    popularity.popular(),
    popularity.popular(),
    popularity.jackpots(),
    popularity.jackpots(),
  ])
  expect(asked).toEqual([readPopularGames.name, readJackpots.name])
})

test('a jackpot is never older than a second, and what is popular than half a minute', async () => {
  const { asked, popularity, clock } = scene()
  await Promise.all([popularity.popular(), popularity.jackpots()])
  clock.advance({ ms: 999 })
  await Promise.all([popularity.popular(), popularity.jackpots()])
  expect(asked).toHaveLength(2)
  clock.advance({ ms: 1 })
  await Promise.all([popularity.popular(), popularity.jackpots()])
  expect(asked.slice(2)).toEqual([readJackpots.name])
  clock.advance({ seconds: 29 })
  await popularity.popular()
  expect(asked.slice(3)).toEqual([readPopularGames.name])
})

test('a platform that was away is asked again by the next page', async () => {
  const { asked, platform, popularity } = scene()
  platform.isAway = true
  await expect(popularity.jackpots()).rejects.toThrow(NeighbourError)
  platform.isAway = false
  await expect(popularity.jackpots()).resolves.toMatchObject({ ok: true })
  expect(asked).toHaveLength(2)
})
