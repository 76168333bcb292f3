import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTableGames } from '@nordlys/game-math'
import { tableRecord } from '@nordlys/game-math/check/test-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../command.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordlys-round-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function checked(facts: object) {
  const file = join(folder, 'fakta.json')
  await writeFile(file, JSON.stringify(facts))
  return run(['tools/rounds/check-round.ts', file])
}

test('[PROOF-03] whoever has the facts and this code finds whether a round is as it was shown', async () => {
  const [blackjack] = openTableGames()
  if (!blackjack) throw new Error('no table')
  const record = tableRecord(blackjack, 'a hand')
  const right = await checked(record)
  expect(right.output).toMatch(/^agrees +commitment/m)
  expect(right.output).not.toContain('DIFFERS')
  expect(right.code).toBe(0)
  const wrong = await checked({ ...record, win: { ...record.win, cashOre: 12_300 } })
  expect(wrong.output).toMatch(/^DIFFERS +win +123\skr\., but it comes to /m)
  expect(wrong.code).toBe(1)
  const { seed: _, ...closed } = record
  expect((await checked(closed)).code).toBe(2)
})
