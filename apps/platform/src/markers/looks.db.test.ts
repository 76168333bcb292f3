import { kroner, ore, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testEmployee } from '../staff/test-employees.ts'
import { lookAtPlayers } from './look-at-players.ts'
import { enqueueDueLooks, runLook } from './looks.ts'
import type { Look } from './tables.ts'
import { decideTask, listTasks } from './tasks.ts'
import { TestMarkers } from './test-markers.ts'

let markers: TestMarkers
let player: PlayerId
beforeAll(async () => {
  markers = await TestMarkers.open()
})
beforeEach(async () => {
  player = await markers.world.player(kroner(100))
})
afterAll(() => markers[Symbol.asyncDispose]())

const pass = (by: { minutes?: number; seconds?: number; days?: number }) =>
  markers.clock.advance(by)
const look = async (kind: Look = 'event') =>
  (await lookAtPlayers(markers.context, [player], kind)).get(player)
const levels = async () =>
  (await markers.changes(player)).map((each) => [each.from_level, each.to_level])

/** Declines, refusals and canceled withdrawals: six points of three markers. */
async function reachLevel3(who = player): Promise<void> {
  for (let time = 0; time < 4; time++) await markers.decline(who)
  for (let time = 0; time < 3; time++) await markers.hitLimit(who)
  for (let time = 0; time < 3; time++) await markers.hitLimit(who)
  for (let time = 0; time < 4; time++) await markers.cancelWithdrawal(who)
}

describe('a look at a player', () => {
  test('counts declines for money, limits hit and withdrawals canceled, and no typing errors', async () => {
    for (const reason of ['504', '530', '532', '519', '554', '600']) {
      await markers.decline(player, reason)
    }
    for (let time = 0; time < 3; time++) await markers.hitLimit(player)
    await markers.cancelWithdrawal(player)
    await markers.cancelWithdrawal(player)
    expect(await look()).toBe(1)
    expect(await markers.changes(player)).toMatchObject([
      {
        from_level: 0,
        to_level: 1,
        look: 'event',
        marks: [
          { name: 'declined-deposits', strength: 'clear', figure: 2 },
          { name: 'limit-hits', strength: 'clear', figure: 3 },
          { name: 'canceled-withdrawals', strength: 'clear', figure: 2 },
        ],
      },
    ])
  })

  test('counts increases and removals of limits, and no limit that is lower or the first', async () => {
    const at = markers.clock.now()
    const dayLater = new Date(at.getTime() + 24 * 3_600_000)
    const rows = [
      ['loss', 500, at],
      ['loss', 800, dayLater],
      ['deposit', null, dayLater],
      ['loss', 300, at],
    ] as const
    for (const [kind, amount, effectiveAt] of rows) {
      await sql`INSERT INTO limits_limit (player_id, kind, period, amount_ore, requested_at,
        effective_at, requested_by) VALUES (${player}, ${kind}, 'week', ${amount}, ${at},
        ${effectiveAt}, 'player')`.execute(markers.db)
    }
    for (let time = 0; time < 3; time++) await markers.hitLimit(player)
    expect(await look()).toBe(1)
    const [change] = await markers.changes(player)
    expect(change?.marks[0]).toEqual({ name: 'limit-raises', strength: 'clear', figure: 2 })
  })

  test('writes a change, a task and their audit lines, once', async () => {
    await reachLevel3()
    expect(await look()).toBe(3)
    expect(await look()).toBe(3)
    expect(await levels()).toEqual([[0, 3]])
    expect(await markers.tasks(player)).toHaveLength(1)
    const lines = await markers.db
      .selectFrom('audit_line')
      .select(['action', 'actor', 'details'])
      .where('player_id', '=', player)
      .where('action', 'like', 'harm-%')
      .orderBy('line_id')
      .execute()
    const seen = 'declined-deposits, limit-hits, canceled-withdrawals'
    expect(lines).toMatchObject([
      { action: 'harm-level-changed', actor: 'system', details: { from: 0, to: 3, markers: seen } },
      { action: 'harm-task-made', actor: 'system', details: { markers: seen } },
    ])
  })

  test.each(['never', 'before'])(
    'of two copies at one moment is one change and one task, looked at %s',
    async (when) => {
      if (when === 'before') await look()
      await reachLevel3()
      await Promise.all(Array.from({ length: 8 }, () => look()))
      expect(await levels()).toEqual([[0, 3]])
      expect(await markers.tasks(player)).toHaveLength(1)
    },
  )

  test('what was written stays as it is', async () => {
    await reachLevel3()
    await look()
    for (const table of ['markers_level', 'markers_task']) {
      for (const change of [`DELETE FROM ${table}`, `UPDATE ${table} SET player_id = player_id`]) {
        await expect(asOwner(change)).rejects.toThrow()
      }
    }
  })
})

async function asOwner(statement: string): Promise<void> {
  await markers.db.connection().execute(async (connection) => {
    try {
      await sql`RESET ROLE`.execute(connection)
      await sql.raw(statement).execute(connection)
    } finally {
      await sql`SET ROLE nordlys_app`.execute(connection)
    }
  })
}

describe('a level', () => {
  test('falls when it was not reached for seven days, by a look of the night as well', async () => {
    for (let time = 0; time < 4; time++) await markers.decline(player)
    expect(await look()).toBe(1)
    pass({ days: 6 })
    expect(await look('night')).toBe(1)
    pass({ days: 1 })
    expect(await look('night')).toBe(0)
    expect(await levels()).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test('does not fall while a person has still to look at it', async () => {
    await reachLevel3()
    await look()
    pass({ days: 8 })
    expect(await look('night')).toBe(3)
    await decide()
    expect(await look('night')).toBe(0)
  })
})

describe('a task', () => {
  test('is there for staff until it is decided, once, by name and with a reason', async () => {
    await reachLevel3()
    await look()
    const open = async () =>
      (await listTasks(markers.db, { all: false })).tasks.filter((each) => each.playerId === player)
    expect(await open()).toMatchObject([
      { level: 3, marks: [{ name: 'declined-deposits' }, {}, {}] },
    ])
    expect(await decide()).toMatchObject({
      ok: true,
      task: { decision: 'contact', decidedBy: 'Ida' },
    })
    expect(await open()).toEqual([])
    expect(await decide()).toMatchObject({ ok: true })
    expect(await decide({ decision: 'no-action' })).toMatchObject({
      refusal: 'already-decided',
      task: { decision: 'contact' },
    })
    expect(await markers.world.audited('harm-task-decided')).toBeGreaterThanOrEqual(1)
    const { tasks } = await listTasks(markers.db, { all: true })
    expect(tasks[0]).toMatchObject({ playerId: player, decision: 'contact', note: 'ringet op' })
  })

  test('keeps no CPR number', async () => {
    const asked = { taskId: 1, decision: 'contact' } as const
    expect(
      await decideTask(markers.context, { ...asked, note: 'om 010190-1234' }, await ida()),
    ).toEqual({
      ok: false,
      refusal: 'personal-number',
    })
  })

  test('of nobody is unknown', async () => {
    const asked = { taskId: 999_999, decision: 'contact', note: 'x' } as const
    expect(await decideTask(markers.context, asked, await ida())).toEqual({
      ok: false,
      refusal: 'unknown',
    })
  })

  test('is not made again for a week after a decision, and then is', async () => {
    await reachLevel3()
    await look()
    await decide()
    pass({ days: 6 })
    await reachLevel3()
    expect(await look()).toBe(3)
    expect(await markers.tasks(player)).toHaveLength(1)
    pass({ days: 1 })
    await reachLevel3()
    expect(await look()).toBe(3)
    expect(await markers.tasks(player)).toHaveLength(2)
  })

  test('decided twice at one moment has one decision', async () => {
    await reachLevel3()
    await look()
    const decisions = await Promise.all([
      decide({ decision: 'contact' }),
      decide({ decision: 'no-action' }),
      decide({ decision: 'pause-proposed' }),
    ])
    expect(decisions.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

const ida = () => testEmployee(markers.db, 'Ida')

async function decide(over: { decision?: 'contact' | 'no-action' | 'pause-proposed' } = {}) {
  const [task] = await markers.tasks(player)
  const asked = { decision: 'contact', note: 'ringet op', ...over } as const
  return decideTask(markers.context, { taskId: Number(task?.task_id), ...asked }, await ida())
}

describe('the look at events', () => {
  const run = () => runLook(markers.context, 'event')

  test('is due every two minutes, and queued once', async () => {
    await run()
    const queued = async () => {
      const asked: Look[] = []
      const enqueueLook = async (_tx: unknown, what: Look) => void asked.push(what)
      await enqueueDueLooks({ ...markers.context, enqueueLook }, markers.clock.now())
      return asked.filter((what) => what === 'event')
    }
    expect(await queued()).toEqual([])
    pass({ minutes: 1, seconds: 59 })
    expect(await queued()).toEqual([])
    pass({ seconds: 1 })
    expect(await queued()).toEqual(['event'])
  })

  test('level 3 has its task within five minutes of the event that reached it', async () => {
    await run()
    for (const seconds of [1, 45, 119, 121]) {
      player = await markers.world.player(kroner(100))
      pass({ seconds })
      await reachLevel3()
      const happenedAt = markers.clock.now().getTime()
      while ((await markers.tasks(player)).length === 0) {
        pass({ seconds: 10 })
        await run()
        expect(markers.clock.now().getTime() - happenedAt).toBeLessThanOrEqual(5 * 60_000)
      }
    }
  })

  test('finds a loss in a game that goes on, which no payment tells of', async () => {
    const rich = await markers.world.player(kroner(9_000))
    await markers.play(rich, kroner(10), ore(0))
    pass({ minutes: 3 })
    await run()
    expect(await markers.changes(rich)).toEqual([])
    await markers.play(rich, kroner(5_500), ore(0))
    pass({ minutes: 3 })
    await run()
    expect(await markers.changes(rich)).toMatchObject([{ to_level: 1 }])
  })

  test('loses no event that was committed after a look that was later', async () => {
    await run()
    pass({ seconds: 119 })
    await reachLevel3()
    await asOwner(`UPDATE markers_look SET looked_up_to = looked_up_to + interval '120 seconds'
      WHERE look = 'event'`)
    pass({ minutes: 3 })
    await run()
    expect(await markers.tasks(player)).toHaveLength(1)
  })

  test('counts no round twice and none not at all, however often it looks', async () => {
    const rich = await markers.world.player(kroner(900))
    for (let round = 0; round < 12; round++) {
      await markers.play(rich, kroner(5), ore(0))
      pass({ seconds: 50 })
      await run()
    }
    pass({ minutes: 2 })
    await run()
    const { rows } = await sql<{ rounds: number; lost: bigint }>`
      SELECT sum(rounds)::int AS rounds, sum(lost_ore)::bigint AS lost FROM markers_slice
      WHERE player_id = ${rich}`.execute(markers.db)
    expect(rows).toEqual([{ rounds: 12, lost: kroner(60) }])
  })

  test('is left to another copy, whole, when the one that took it dies', async () => {
    await reachLevel3()
    pass({ minutes: 3 })
    const died = markers.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM markers_look WHERE look = 'event' FOR UPDATE`.execute(tx)
      await run()
      throw new Error('killed')
    })
    await expect(died).rejects.toThrow('killed')
    expect(await markers.tasks(player)).toEqual([])
    await run()
    expect(await markers.tasks(player)).toHaveLength(1)
  })

  test('of two copies at one moment is one look', async () => {
    await reachLevel3()
    pass({ minutes: 3 })
    await Promise.all([run(), run(), run()])
    pass({ minutes: 3 })
    await Promise.all([run(), run(), run()])
    expect(await levels()).toEqual([[0, 3]])
    expect(await markers.tasks(player)).toHaveLength(1)
  })

  test('a player who cannot be looked at keeps no other from it', async () => {
    const broken = await markers.world.player(kroner(100))
    await markers.play(broken, kroner(10), ore(0))
    await lookAtPlayers(markers.context, [broken], 'event')
    // One more øre lost is more than a column holds.
    await sql`UPDATE markers_slice SET lost_ore = 9223372036854775807
      WHERE player_id = ${broken}`.execute(markers.db)
    await markers.play(broken, kroner(10), ore(0))
    await reachLevel3()
    pass({ minutes: 3 })
    await run()
    expect(await markers.tasks(player)).toHaveLength(1)
  })
})

describe('the look of the night', () => {
  const run = () => runLook(markers.context, 'night')

  test('is taken once a night, at whoever played and whoever stands at a level', async () => {
    const rich = await markers.world.player(kroner(9_000))
    await run()
    await markers.play(rich, kroner(5_500), ore(0))
    await run()
    expect(await markers.changes(rich)).toEqual([])
    pass({ days: 1 })
    await run()
    expect(await markers.changes(rich)).toMatchObject([{ to_level: 1, look: 'night' }])
    pass({ days: 9 })
    await run()
    expect(await markers.changes(rich)).toMatchObject([{}, { from_level: 1, to_level: 0 }])
  })

  test('goes on where a worker died', async () => {
    pass({ days: 1 })
    const later = await markers.world.player(kroner(9_000))
    for (const each of [player, later]) {
      await markers.play(each, kroner(50), ore(0))
    }
    await sql`UPDATE markers_look SET begun_at = ${markers.clock.now()}, after_player = ${player}
      WHERE look = 'night'`.execute(markers.db)
    await run()
    const seen = await markers.db.selectFrom('markers_player').select('player_id').execute()
    const ids = seen.map(({ player_id }) => player_id)
    expect([ids.includes(player), ids.includes(later)]).toEqual([false, true])
    const state = await markers.db
      .selectFrom('markers_look')
      .select(['begun_at', 'after_player'])
      .where('look', '=', 'night')
      .executeTakeFirstOrThrow()
    expect(state).toEqual({ begun_at: null, after_player: 0 })
  })

  test('forgets slices that no window reaches', async () => {
    await markers.play(player, kroner(10), ore(0))
    await look()
    pass({ days: 40 })
    await run()
    const left = await markers.db
      .selectFrom('markers_slice')
      .select('at')
      .where('player_id', '=', player)
      .execute()
    expect(left).toEqual([])
  })
})
