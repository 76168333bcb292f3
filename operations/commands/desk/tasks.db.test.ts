import {
  type Caller,
  createCaller,
  decideTask,
  listMarkedPlayers,
  listTasks,
  readPlayerMarkers,
  readPlayerPauses,
} from '@nordlys/contracts'
import { TestClock } from '@nordlys/core'
import { platformConfigFrom, startPlatform } from '@nordlys/platform'
import { sandboxConfigFrom, startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addressesOf } from '../../../world/config/addresses.ts'
import { seedDemoPlayers } from '../../../world/seed/demo-players.ts'
import { deskAs } from '../../../world/seed/desk-as.ts'
import { ownSettings } from '../../../world/world.ts'
import { runDesk } from './run-desk.ts'

let desk: Caller
let second: Caller
let site: Caller

openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  const settings = await ownSettings({ DATABASE_URL: database.url })
  const common = { clock: new TestClock(), logger: pino({ level: 'silent' }) }
  stack.use(await startSandbox({ ...sandboxConfigFrom(settings), ...common }))
  stack.use(await startPlatform({ ...platformConfigFrom(settings), ...common, tickMs: 0 }))
  const { urls } = addressesOf(settings)
  const secrets = {
    siteCredential: settings.get('SITE_CREDENTIAL'),
    deskCredential: settings.get('DESK_CREDENTIAL'),
  }
  const asDesk = { baseUrl: urls.platform, credential: secrets.deskCredential }
  desk = await deskAs('Ida', asDesk)
  second = await deskAs('Bo', asDesk)
  site = createCaller({ baseUrl: urls.platform, credential: secrets.siteCredential })
  await seedDemoPlayers({ urls, secrets, databaseUrl: database.url })
  await makeTask(database.url)
})

const marks = [
  { name: 'deposits-a-day', strength: 'strong', figure: 8 },
  { name: 'loss-a-day', strength: 'clear', figure: 250_000 },
  { name: 'growing-stakes', strength: 'clear', figure: 240 },
  { name: 'age-18-to-24', strength: 'clear', figure: 21 },
]

/** A task about the first player, as a look would have made it. */
async function makeTask(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`INSERT INTO markers_player (player_id, seen_seq, level, reached_at, looked_at)
    SELECT min(player_id), 0, 3, now(), now() FROM players_player`)
  await client.query(
    `INSERT INTO markers_level (player_id, from_level, to_level, marks, look, at)
     SELECT player_id, 0, 3, $1, 'event', '2026-11-26T10:00:00Z' FROM markers_player`,
    [JSON.stringify(marks)],
  )
  await client.query(
    `INSERT INTO markers_task (player_id, marks, made_at)
     SELECT player_id, $1, '2026-11-26T10:00:00Z' FROM markers_player`,
    [JSON.stringify(marks)],
  )
  await client.end()
}

const type = (...words: string[]) => runDesk(desk, words)
const deciding = ['decide', '--task', '1', '--decision', 'contact', '--note', 'Ringet op']

test('what waits is listed with why, decided by name, and listed no more', async () => {
  const seen = [
    expect.stringMatching(/^Task 1, made 26. november 2026 kl. 11.00: player \d+, now at level 3$/),
    '  Har indbetalt 8 gange på et døgn (tydeligt)',
    expect.stringMatching(/^ {2}Har tabt 2.500.* på et døgn$/),
    '  Indsatserne er i gennemsnit 240 % af dem i ugerne før',
    '  Er 21 år',
  ]
  expect(await type('list')).toEqual(seen)
  const decided = expect.stringMatching(/^ {2}decided .* by Ida: contact. Ringet op$/)
  expect(await type(...deciding)).toEqual([...seen, decided])
  expect(await type('list')).toEqual(['No task waits.'])
  expect(await type('list', '--all')).toEqual([...seen, decided])
  await expect(runDesk(second, deciding)).rejects.toThrow(/decided already.*by Ida: contact/s)
})

test.each([
  [['decide'], /--task wants the number/],
  [['decide', '--task', 'x', '--decision', 'contact'], /--task wants the number/],
  [['decide', '--task', '1', '--decision', 'nothing'], /contact, pause-proposed, no-action/],
  [['decide', '--task', '1', '--decision', 'contact'], /--note is missing/],
  [['decide', '--task', '99', '--decision', 'contact', '--note', 'x'], /no task 99/],
  [[...deciding.slice(0, -1), 'om 010190-1234'], /no CPR number/],
])('what is typed wrong is told in a sentence: %j', async (words, told) => {
  await expect(type(...words)).rejects.toThrow(told)
})

test('[SEC-89] no program but the desk reads what was seen of players, or decides on it', async () => {
  const wish = { taskId: 1, decision: 'no-action', note: 'x' } as const
  await expect(site.call(listTasks, { all: true })).rejects.toThrow('403')
  await expect(site.call(decideTask, wish)).rejects.toThrow('403')
  expect(await desk.call(listTasks, { all: true })).toMatchObject({ ok: true })
})

test('staff see who stands at a level, and of one player everything that is held', async () => {
  const [first = '', ...why] = await type('levels', '--level', '3')
  expect(first).toMatch(/^Player \d+, since 26. november 2026 kl. 11.00$/)
  expect(why[0]).toBe('  Har indbetalt 8 gange på et døgn (tydeligt)')
  expect(await type('levels', '--level', '2')).toEqual(['Nobody stands at level 2.'])
  await expect(type('levels', '--level', '0')).rejects.toThrow('--level wants 1, 2 or 3')
  const playerId = Number(/\d+/.exec(first)?.[0])
  const player = ['--player', String(playerId)]
  expect(await type('show', ...player)).toEqual([
    `Player ${playerId}: offers-stopped`,
    'Level 3',
    ...why,
    '  26. november 2026 kl. 11.00: from 0 to 3',
    expect.stringContaining('deposit-'),
    'Never paused.',
    'Never locked.',
  ])
  await expect(type('show', '--player', '1')).rejects.toThrow('There is no player 1.')
})

test('neither the site nor a player reads who stands at a level', async () => {
  await expect(site.call(listMarkedPlayers, { level: 3 })).rejects.toThrow()
  await expect(site.call(readPlayerMarkers, { playerId: 100_001 })).rejects.toThrow()
  await expect(site.call(readPlayerPauses, { playerId: 100_001 })).rejects.toThrow()
})
