import { kroner, ore, playerId } from '@nordlys/core'
import { expect, test } from 'vitest'
import { endOf } from './log-archive.ts'
import type { Lost } from './lost.ts'
import { lostTable } from './lost-table.ts'
import { type BaseBackup, baseFor } from './manifest.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { readJournal, writeJournal } from './outside-money.ts'
import { runsOf } from './play-again.ts'
import { recoverySettings } from './restore.ts'

const segmentBytes = 16n * 1024n * 1024n

test.each([
  ['000000010000000000000001', '0/2000000'],
  ['0000000100000000000000FE', '0/FF000000'],
  // The last file of a gigabyte's quarter ends where the next begins.
  ['0000000100000000000000FF', '1/0'],
  ['00000003000000AB00000042', 'AB/43000000'],
])('the log file %s ends at %s', (name, end) => {
  expect(endOf(name, segmentBytes)).toBe(end)
})

function backupOf(finishedAt: string): BaseBackup {
  return { folder: finishedAt, manifest: { finishedAt } as BaseBackup['manifest'] }
}

test('a moment is reached from the newest base backup that had ended by then', () => {
  const backups = ['2026-11-21T10:00:00.000Z', '2026-11-21T12:00:00.000Z'].map(backupOf)
  expect(baseFor(backups, new Date('2026-11-21T11:59:59Z')).folder).toContain('T10')
  expect(baseFor(backups, new Date('2026-11-21T12:00:00Z')).folder).toContain('T12')
  expect(baseFor(backups, undefined).folder).toContain('T12')
  expect(() => baseFor(backups, new Date('2026-11-21T09:00:00Z'))).toThrow(/choose a later moment/)
  expect(() => baseFor([], undefined)).toThrow(/no whole base backup/)
})

test('a quote in a folder’s name does not end the setting it stands in', () => {
  const [command] = recoverySettings("/backups/o'hara", undefined)
  expect(command).toBe(`restore_command = 'cp "/backups/o''hara/%f" "%p"'`)
})

test('a journal reads back as it was written, and a line that is none is refused', () => {
  const round = {
    key: '01a1fef5-032c-7dd0-8305-0d4bf965caa5',
    playerRef: 'anna',
    gameId: 'vikingernes-guld',
    definitionHash: 'ab',
    stakeOre: ore(200),
    winOre: ore(0),
    seed: 'cd',
    choices: '',
    at: new Date('2026-11-21T12:00:00Z'),
  }
  const atTable = { ...round, choices: 'bets', bets: '[["n17",200]]' }
  for (const each of [round, atTable]) {
    const text = writeJournal([each as Parameters<typeof writeJournal>[0][number]])
    expect(readJournal(text)).toEqual([each])
  }
  expect(() => readJournal('{"key":"x"}')).toThrow('no round key')
})

test('what was played is repeated in the order it was, game by game, supplier by supplier', () => {
  const own = { supplier: undefined }
  const played = [
    { gameId: 'a', place: 0, ...own },
    { gameId: 'a', place: 1, ...own },
    { gameId: 'b', place: 2, ...own },
    { gameId: 'b', place: 3, supplier: 'sandbox' },
    { gameId: 'a', place: 4, ...own },
  ]
  expect(runsOf(played).map((run) => run.map(({ place }) => place))).toEqual([
    [0, 1],
    [2],
    [3],
    [4],
  ])
})

test('a failure among several is thrown when those under way have ended, and none is begun', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    await Promise.resolve()
    if (item === 3) throw new Error('the third')
    ended.push(item)
  }
  const all = Array.from({ length: 100 }, (_, place) => place)
  await expect(mapConcurrently(all, work)).rejects.toThrow('the third')
  expect(begun.length).toBeLessThan(100)
  expect(ended).toHaveLength(begun.length - 1)
})

function lostRound(place: number, remedy: Lost['remedy']): Lost {
  const at = new Date('2026-11-21T12:00:00Z')
  const common = { playerId: playerId(100_001), amountOre: kroner(-2), at, because: 'b' }
  return { kind: 'round', key: `round-${place}`, remedy, ...common }
}

test('a long list is cut short, but never by what a person must decide', () => {
  const rounds = Array.from({ length: 30 }, (_, place) =>
    lostRound(place, place === 25 ? 'person' : 'settle-again'),
  )
  const text = lostTable(rounds)
  expect(text).toMatch(/round-25 .* A PERSON DECIDES/)
  expect(text).toContain('… 21 more rounds')
  expect(text).toContain('deposits: 0, payouts: 0, rounds: 30, bets: 0, wins: 0')
  expect(lostTable([])).toBe('Nothing is missing.')
})
