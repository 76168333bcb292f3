import { retentionMs } from '@nordlys/contracts'
import { after, dayMs, hourMs, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startPause } from '../../limits/index.ts'
import { TestPlayers } from '../../players/base/test-players.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { testPersonalData } from '../base/test-personal-data.ts'
import { holdErasure, liftHold } from '../hold/hold.ts'
import { enqueueDueRetention, runRetention } from '../index.ts'
import { whatIsDue } from './what-is-due.ts'

let players: TestPlayers
let context: PersonalDataContext
openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  context = testPersonalData(players)
  await runRetention(context)
})

const cprs = Array.from({ length: 9 }, (_, each) => `61015${each}0000`)

async function closedPlayer(): Promise<PlayerId> {
  const cpr = cprs.pop() ?? ''
  const { id } = await players.player({ cpr, name: 'Mette Kjær' }, cpr)
  const wish = { kind: 'permanent', idempotencyKey: crypto.randomUUID() } as const
  await startPause(players.context, { playerId: id, sessionId: 'here' }, wish)
  return id
}

function accountOf(id: PlayerId) {
  return players.db
    .selectFrom('players_player')
    .selectAll()
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow()
}

const night = async () => {
  players.clock.advance({ ms: dayMs })
  await runRetention(context)
}
const passFiveYears = () => players.clock.advance({ ms: retentionMs.closedAccount - dayMs })

async function rowsOf(table: 'players_session' | 'players_consent', id: PlayerId): Promise<number> {
  const rows = await players.db
    .selectFrom(table)
    .select('player_id')
    .where('player_id', '=', id)
    .execute()
  return rows.length
}

async function linesOf(action: string) {
  const rows = await players.db
    .selectFrom('audit_line')
    .select(['player_id', 'details'])
    .where('action', '=', action)
    .where('at', '=', players.at)
    .orderBy('line_id')
    .execute()
  return rows.map(({ player_id, details }) => [player_id, details])
}

test('[PD11] five years after the closing a person leaves, and the number names nobody', async () => {
  const id = await closedPlayer()
  const before = await accountOf(id)
  passFiveYears()
  await runRetention(context)
  expect(await accountOf(id)).toEqual(before)
  await night()
  const left = await accountOf(id)
  expect(left).toMatchObject({
    ...{ player_id: id, status: 'closed', closed_at: before.closed_at, left_at: players.at },
    ...{ first_name: '', last_name: '', email: '', email_normalised: '', mobile: '' },
    ...{ birth_date: '', cpr_sealed: '', mitid_sub: '', mitid_uuid: null, campaign: null },
  })
  expect(left.cpr_lookup).not.toEqual(before.cpr_lookup)
  expect([await rowsOf('players_session', id), await rowsOf('players_consent', id)]).toEqual([0, 0])
  expect(await linesOf('person-left')).toEqual([[id, {}]])
})

test('[PD9] each kind leaves one audit line with its count, and nothing of anybody', async () => {
  await closedPlayer()
  await closedPlayer()
  passFiveYears()
  await night()
  const lines = await linesOf('data-removed')
  expect(lines).toContainEqual([null, { kind: 'players_player', count: 2 }])
  expect(lines).toContainEqual([null, { kind: 'players_session', count: 2 }])
  expect(
    new Set(
      lines.map(([, details]) =>
        Object.keys(details as object)
          .sort()
          .join(),
      ),
    ),
  ).toEqual(new Set(['count,kind']))
  expect(new Set(lines.map(([player]) => player))).toEqual(new Set([null]))
})

test('[PD9] the night is due once a Danish day, from four o’clock, and is queued', async () => {
  players.clock.advance({ ms: dayMs - (players.at.getTime() % dayMs) + hourMs })
  await runRetention(context)
  const queued = async () => {
    players.tasks.splice(0)
    await enqueueDueRetention(context, players.at)
    return players.tasks.map(({ task }) => task)
  }
  players.clock.advance({ ms: hourMs / 2 })
  expect(await queued()).toEqual([])
  players.clock.advance({ ms: 3 * hourMs })
  expect(await queued()).toEqual(['retention'])
  await runRetention(context)
  expect(await queued()).toEqual([])
})

test('[PD9] a night that was cut off goes on, and two at once take each thing once', async () => {
  const id = await closedPlayer()
  passFiveYears()
  players.clock.advance({ ms: dayMs })
  // What a night that died had done: it had begun with the person, and no more.
  await players.db
    .updateTable('players_player')
    .set({ leaving_at: players.at })
    .where('player_id', '=', id)
    .execute()
  await Promise.all([runRetention(context), runRetention(context)])
  expect((await accountOf(id)).left_at).toEqual(players.at)
  expect(await linesOf('person-left')).toEqual([[id, {}]])
})

test('[PD14] a hold keeps the person until it is lifted or ends', async () => {
  const [lifted, ended] = [await closedPlayer(), await closedPlayer()]
  passFiveYears()
  const by = await testEmployee(players.db, 'Ida')
  const until = new Date(players.at.getTime() + 3 * dayMs)
  const hold = (playerId: PlayerId) =>
    holdErasure(players.context, { playerId, kind: 'authority', reason: 'SØIK 12', until }, by)
  const held = await hold(lifted)
  expect(held).toMatchObject({ ok: true, hold: { setBy: 'Ida', until } })
  await hold(ended)
  await night()
  const leftAt = async () => [(await accountOf(lifted)).left_at, (await accountOf(ended)).left_at]
  expect(await leftAt()).toEqual([null, null])
  const holdId = held.ok ? held.hold.holdId : 0
  await liftHold(players.context, { holdId, reason: 'Afsluttet' }, by)
  await night()
  const first = players.at
  expect(await leftAt()).toEqual([first, null])
  await night()
  expect(await leftAt()).toEqual([first, players.at])
})

test('[PD11] nobody leaves before the law lets them: the database refuses it', async () => {
  const id = await closedPlayer()
  const set = (at: Date) =>
    players.db
      .updateTable('players_player')
      .set({ leaving_at: at })
      .where('player_id', '=', id)
      .execute()
  await expect(set(players.at)).rejects.toThrow('players_player_leaves_after_the_law')
  const remove = players.db.deleteFrom('players_session').where('player_id', '=', id).execute()
  await expect(remove).rejects.toThrow('a row of players_session goes with its player alone')
})

const countBy = (owner: pg.Client) => async (query: string) =>
  (await owner.query(query)).rows[0].count

test('[PD9] a dry run tells what is due and changes nothing', async () => {
  passFiveYears()
  await night()
  const id = await closedPlayer()
  passFiveYears()
  players.clock.advance({ ms: dayMs })
  // As the operator who runs it.
  const owner = new pg.Client({ connectionString: players.databaseUrl })
  await owner.connect()
  const lines = await whatIsDue(players.at, countBy(owner))
  await owner.end()
  expect(lines).toContain('people who leave: 1')
  expect(lines).toContain('kept by a hold or by what is not over: 0')
  expect(lines.at(-1)).toMatch(/needs the compliance officer’s signature, and nothing does it$/)
  expect((await accountOf(id)).left_at).toBeNull()
})

test('[PD10] a letter that was tried in vain to the end is forgotten after thirty days', async () => {
  const owner = new pg.Client({ connectionString: players.databaseUrl })
  await owner.connect()
  const add = async (text: string, tried: string, task = 'send-email') => {
    const payload = JSON.stringify({ to: 'anna@example.dk', text })
    await owner.query('SELECT jobs_add($1, $2, NULL, NULL)', [task, payload])
    await owner.query(
      `UPDATE graphile_worker._private_jobs SET attempts = ${tried}, updated_at = $1
       WHERE payload ->> 'text' = $2`,
      [players.at, text],
    )
  }
  await add('in vain', 'max_attempts')
  await add('waits', 'max_attempts - 1')
  await add('sms in vain', 'max_attempts', 'send-sms')
  await add('another task', 'max_attempts', 'reconcile')
  const left = async () => {
    const { rows } = await owner.query(
      "SELECT payload ->> 'text' AS text FROM graphile_worker._private_jobs ORDER BY 1",
    )
    return rows.map(({ text }) => text)
  }
  players.clock.advance({ ms: retentionMs.failedJob - 2 * dayMs })
  await night()
  expect(await left()).toEqual(['another task', 'in vain', 'sms in vain', 'waits'])
  expect(await whatIsDue(after(players.at, dayMs), countBy(owner))).toContain('failed-jobs: 2')
  await night()
  expect(await left()).toEqual(['another task', 'waits'])
  expect(await linesOf('data-removed')).toContainEqual([null, { kind: 'failed-jobs', count: 2 }])
  await owner.end()
})
