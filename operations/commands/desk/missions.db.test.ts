import type { Caller } from '@nordlys/contracts'
import { TestClock } from '@nordlys/core'
import { platformConfigFrom, seedPlatform, startPlatform } from '@nordlys/platform'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addressesOf } from '../../../world/config/addresses.ts'
import { deskAs } from '../../../world/seed/desk-as.ts'
import { ownSettings } from '../../../world/world.ts'
import { runDesk } from './run-desk.ts'

const clock = new TestClock(new Date('2026-11-26T12:00:00Z'))
let desk: Caller
let owner: pg.Client
let databaseUrl: string

openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  databaseUrl = database.url
  await seedPlatform(databaseUrl)
  const settings = await ownSettings({ DATABASE_URL: databaseUrl })
  const logger = pino({ level: 'silent' })
  stack.use(await startPlatform({ ...platformConfigFrom(settings), clock, logger, tickMs: 0 }))
  const baseUrl = addressesOf(settings).urls.platform
  desk = await deskAs('Berit', { baseUrl, credential: settings.get('DESK_CREDENTIAL') })
  owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  stack.defer(() => owner.end())
})

const type = (...words: string[]) => runDesk(desk, words)
const why = ['--reason', 'Ny ordlyd']
const to = (state: 'on' | 'off', mission: string, by = why) =>
  type('switch-mission', state, '--mission', mission, ...by)

const auditOf = async (mission: string) => {
  const { rows } = await owner.query(
    `SELECT actor, action, details FROM audit_line
     WHERE details->>'mission' = $1 AND actor = 'staff' ORDER BY line_id`,
    [mission],
  )
  return rows
}

/** As an editor's change of the text stands in the database. */
const write = (text: string) =>
  owner.query(
    `UPDATE content_entry SET value = to_jsonb($1::text)
     WHERE kind = 'translation' AND id = 'mission.set-limit_title'`,
    [text],
  )

test('[BONUS-01] a mission is switched off and on by command, and written down with why', async () => {
  expect(await to('off', 'set-limit')).toEqual([
    'set-limit is not offered any more; who has begun it goes on.',
  ])
  await expect(to('off', 'set-limit')).rejects.toThrow('set-limit is off already')
  const off = /^set-limit: off; newest version 1 of .*: set-limit$/
  expect(await type('missions')).toContainEqual(expect.stringMatching(off))
  expect(await to('on', 'set-limit')).toEqual(['set-limit is offered in version 1.'])
  await expect(to('on', 'set-limit')).rejects.toThrow('set-limit is on already')
  const by = { reason: 'Ny ordlyd' }
  expect(await auditOf('set-limit')).toEqual([
    {
      actor: 'staff',
      action: 'mission-switched-off',
      details: { mission: 'set-limit', version: null, was: 1, ...by },
    },
    {
      actor: 'staff',
      action: 'mission-switched-on',
      details: { mission: 'set-limit', version: 1, was: null, ...by },
    },
  ])
})

test('[BONUS-01] what cannot be switched is told, and nothing is written down', async () => {
  await expect(to('on', 'daily-login')).rejects.toThrow('There is no mission daily-login')
  await expect(type('switch-mission', 'up')).rejects.toThrow('on or off')
  await expect(type('switch-mission', 'off')).rejects.toThrow('--mission is missing')
  const personal = ['--reason', 'Klage fra 010190-1234']
  await expect(to('off', 'check-round', personal)).rejects.toThrow('no CPR number')
  expect(await auditOf('check-round')).toEqual([])
})

test('[FLT-85] a mission whose texts speak of staking is not offered, and a start warns', async () => {
  const { rows } = await owner.query(
    "SELECT value FROM content_entry WHERE kind = 'translation' AND id = 'mission.set-limit_title'",
  )
  await to('off', 'take-self-test')
  await to('off', 'read-figures')
  await owner.query("DELETE FROM missions_version WHERE mission_id = 'read-figures'")
  await owner.query("DELETE FROM missions_mission WHERE mission_id = 'read-figures'")
  await write('Sats 100 kr. i dag')
  await expect(to('on', 'take-self-test')).rejects.toThrow('No mission may say so: "sats"')
  // A start finds a mission that is not there yet: it stays off, and the start goes on.
  const warnings: string[] = []
  await seedPlatform(databaseUrl, (warning) => warnings.push(warning))
  expect(warnings).toEqual([
    'warning: the mission read-figures is not offered: no mission may say "sats", "100 kr"',
  ])
  const line = 'read-figures: off; its words were never lawful'
  expect(await type('missions')).toContainEqual(line)
  await expect(to('on', 'read-figures')).rejects.toThrow('No mission may say so')
  await write(rows[0].value)
  expect(await to('on', 'read-figures')).toEqual(['read-figures is offered in version 1.'])
  expect(await to('on', 'take-self-test')).toEqual(['take-self-test is offered in version 1.'])
})
