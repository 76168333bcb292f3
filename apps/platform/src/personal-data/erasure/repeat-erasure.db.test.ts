import { dayMs } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { keepLetter } from '../../letters/index.ts'
import { startPause } from '../../limits/index.ts'
import { TestPlayers } from '../../players/base/test-players.ts'
import type { Employee } from '../../staff/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { testPersonalData } from '../base/test-personal-data.ts'
import { holdErasure } from '../hold/hold.ts'
import { repeatErasure } from './repeat-erasure.ts'

let players: TestPlayers
let context: PersonalDataContext
let ida: Employee
let jens: Employee
let made = 0

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  context = testPersonalData(players)
  ida = await testEmployee(players.db, 'Ida')
  jens = await testEmployee(players.db, 'Jens')
})

/** A player with a letter, whose erasure was lost, and the request that repeats it. */
async function restored() {
  made += 1
  const cpr = `61018${made}0000`
  const player = await players.player({ cpr, name: 'Anna Nielsen' }, cpr)
  const { id: playerId } = player
  const letter = { playerId, key: crypto.randomUUID(), templateId: 'welcome', at: players.at }
  await keepLetter(players.db, { ...letter, subject: 'Velkommen', text: 'Hej' })
  players.clock.advance({ minutes: 1 })
  const asked = { playerId, askedAt: players.at, reason: 'Log af 21. november' }
  players.clock.advance({ minutes: 1 })
  const found = async () => {
    const { status } = await players.db
      .selectFrom('players_player')
      .select('status')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
    const letters = players.db.selectFrom('letters_letter').where('player_id', '=', playerId)
    return [status, (await letters.select('letter_id').execute()).length]
  }
  return { ...player, cpr, asked, found }
}

test('[PD23] an erasure that a restore has lost is repeated by two employees', async () => {
  const { id, asked, found, grant } = await restored()
  expect(await repeatErasure(context, asked, ida)).toEqual({ ok: true, isDone: false })
  const twice = { ok: false, refusal: 'second-person-needed' }
  expect(await repeatErasure(context, asked, ida)).toEqual(twice)
  expect(await found()).toEqual(['active', 1])
  expect(await repeatErasure(context, asked, jens)).toEqual({ ok: true, isDone: true })
  expect(await found()).toEqual(['closed', 0])
  expect(await players.read(grant, false)).toBeUndefined()
  const closed = { ok: false, refusal: 'closed' }
  expect(await repeatErasure(context, asked, ida)).toEqual(closed)
  const lines = await players.db
    .selectFrom('audit_line')
    .select(['actor', 'action'])
    .where('player_id', '=', id)
    .where('action', 'like', '%eras%')
    .orderBy('line_id')
    .execute()
  expect(lines.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    ...['staff erasure-repeat-wished', 'staff erasure-repeated', 'staff erasure-asked'],
    'system erased-at-once',
  ])
})

test('[PD23] it is refused of nobody, of a closed or a held account, and without its moment', async () => {
  const { id, cpr, asked, found } = await restored()
  const refusalOf = async (over: object = {}) => {
    const outcome = await repeatErasure(context, { ...asked, ...over }, ida)
    return outcome.ok ? 'none' : outcome.refusal
  }
  expect(await refusalOf({ playerId: 999_999 })).toBe('unknown')
  expect(await refusalOf({ reason: `CPR ${cpr}` })).toBe('personal-number')
  const tomorrow = new Date(players.at.getTime() + dayMs)
  expect(await refusalOf({ askedAt: tomorrow })).toBe('not-asked')
  expect(await refusalOf({ askedAt: new Date(0) })).toBe('not-asked')
  const hold = { playerId: id, kind: 'case', reason: 'Klage 12', until: tomorrow } as const
  await holdErasure(players.context, hold, ida)
  expect(await refusalOf()).toBe('held')
  players.clock.advance({ days: 2 })
  const wish = { kind: 'permanent', idempotencyKey: crypto.randomUUID() } as const
  await startPause(players.context, { playerId: id, sessionId: 'here' }, wish)
  expect(await refusalOf()).toBe('closed')
  expect(await found()).toEqual(['closed', 1])
})
