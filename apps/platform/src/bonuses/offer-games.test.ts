import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { spinsOf } from './offers.ts'
import { offersOfSeed } from './seed-offers.ts'

const packages = new URL('../../../../packages/', import.meta.url)

async function readPacked<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(new URL(path, packages), 'utf8')) as T
}

test('[BONUS-01] spins of the seed are for games with such a stake and no jackpot', async () => {
  const members = JSON.stringify(
    await readPacked('game-math/src/jackpot/generated/memberships.json'),
  )
  expect(members).toContain('"vikingernes-guld"')
  const parts = offersOfSeed.flatMap(({ terms }) => spinsOf(terms) ?? [])
  expect(parts.length).toBeGreaterThan(0)
  for (const { gameIds, valueOre } of parts) {
    for (const gameId of gameIds) {
      expect(members).not.toContain(`"${gameId}"`)
      const path = `game-catalogue/src/games/${gameId}.json`
      const { stakesOre } = await readPacked<{ stakesOre: number[] }>(path)
      expect(stakesOre).toContain(Number(valueOre))
    }
  }
})
