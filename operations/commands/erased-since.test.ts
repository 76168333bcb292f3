import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { erasedSince } from './erased-since.ts'

const wished = (playerId: number, time: string) =>
  JSON.stringify({ level: 30, time, playerId, msg: 'a player is to be erased' })
const lines = [
  wished(100_001, '2026-11-21T16:29:59.000Z'),
  'npm start',
  wished(100_003, '2026-11-21T18:00:00.000Z'),
  wished(100_002, '2026-11-21T17:00:00.000Z'),
  JSON.stringify({ time: '2026-11-21T17:30:00.000Z', playerId: 100_009, msg: 'another thing' }),
  wished(100_002, '2026-11-21T19:00:00.000Z'),
  '{ cut of',
]

test('[PD23] the log tells which erasures a restore has lost, and how each is repeated', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'erased-'))
  try {
    const log = join(folder, 'platform.log')
    await writeFile(log, lines.join('\n'))
    const command = (player: number, at: string) =>
      `npm run desk -- repeat-erasure --player ${player} --asked ${at} --reason "..."`
    expect(await erasedSince(log, new Date('2026-11-21T16:30:00Z'))).toEqual([
      command(100_002, '2026-11-21T17:00:00.000Z'),
      command(100_003, '2026-11-21T18:00:00.000Z'),
    ])
    const none = await erasedSince(log, new Date('2027-01-01T00:00:00Z'))
    expect(none).toEqual(['The log tells of no erasure since then.'])
    await expect(erasedSince(log, new Date('then'))).rejects.toThrow('--since wants')
  } finally {
    await rm(folder, { recursive: true })
  }
})
