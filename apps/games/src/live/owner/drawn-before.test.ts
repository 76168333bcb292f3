import { hex, required } from '@nordlys/core'
import { openLiveTables, seededRng, sharedDraw } from '@nordlys/game-math'
import { expect, test } from 'vitest'
import { drawnBefore } from './drawn-before.ts'

test('[LV30] a round is told by the rules it was played by, and left out where they are gone', async () => {
  const bytes = new Uint8Array(32).fill(7)
  const tables = openLiveTables()
  const now = required(tables[0], 'a live table')
  const other = tables.find(({ definition }) => definition.kind !== now.definition.kind)
  const then = required(other, 'a live table of another kind')
  const hashes = [now.hash, 'gone', then.hash]
  const seeds = hashes.map((definitionHash) => ({ seed: hex(bytes), definitionHash }))
  const find = async (hash: string) => (hash === then.hash ? then : undefined)
  const drawn = (table: typeof now) => sharedDraw(table.definition, seededRng(bytes))
  expect(await drawnBefore({ game: now, definitions: { find } }, seeds)).toEqual([
    drawn(now),
    drawn(then),
  ])
})
