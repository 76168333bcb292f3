import { brandName } from '@nordlys/contracts'
import { kroner, ore, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runLook } from './looks.ts'
import { TestMarkers } from './test-markers.ts'

let markers: TestMarkers
let player: PlayerId
beforeAll(async () => {
  markers = await TestMarkers.open()
})
beforeEach(async () => {
  player = await markers.world.player(kroner(9_000))
  pass({ days: 1 })
  await runLook(markers.context, 'event')
  markers.letters.length = 0
})
afterAll(() => markers[Symbol.asyncDispose]())

const pass = (by: { minutes?: number; days?: number }) => markers.clock.advance(by)
const look = async () => {
  pass({ minutes: 3 })
  await runLook(markers.context, 'event')
}
const decline = async (times: number) => {
  for (let time = 0; time < times; time++) await markers.decline(player)
}

/** What was written to the player, and where it leads. */
async function letters() {
  const { email } = await markers.db
    .selectFrom('players_player')
    .select('email')
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  return markers.letters.filter(({ to }) => to === email)
}

test('a player who reaches level 1 is written that something was seen, and to whom to turn', async () => {
  await decline(4)
  await look()
  const [letter, ...more] = await letters()
  expect([letter?.templateId, more]).toEqual(['harm-seen', []])
  for (const word of ['grænse', 'pause', 'StopSpillet', 'rofus.nu', 'oversigt', 'profil']) {
    expect(letter?.text).toContain(word)
  }
  // Neither what was seen nor an offer, and nothing on a locked screen.
  expect(letter?.text).not.toMatch(/afvist|bonus|spins|ingen tilbud/i)
  expect(letter?.subject).toBe(`Besked om din spilkonto hos ${brandName}`)
})

test('nobody is written to who is looked at and stands at no level', async () => {
  await decline(1)
  await look()
  expect(markers.letters).toEqual([])
})

/** A change of level that is written by hand, before the next look. */
async function setLevel(from: number, to: number) {
  await sql`INSERT INTO markers_level (player_id, from_level, to_level, marks, look, at)
    VALUES (${player}, ${from}, ${to}, '[]', 'night', ${markers.clock.now()})`.execute(markers.db)
  await sql`UPDATE markers_player SET level = ${to} WHERE player_id = ${player}`.execute(markers.db)
}

test('[MH12] who rises from level 1 is written once that no offers come from now on', async () => {
  await decline(4)
  await look()
  await markers.play(player, kroner(5_500), ore(0))
  await look()
  expect(await markers.changes(player)).toMatchObject([{ to_level: 1 }, { to_level: 3 }])
  const told = async () => (await letters()).map(({ text }) => text.includes('ingen tilbud'))
  expect(await told()).toEqual([false, true])
  // Back at level 1 and up again: it was told already.
  await setLevel(3, 1)
  await decline(1)
  await look()
  expect((await markers.changes(player)).at(-1)).toMatchObject({ from_level: 1, to_level: 3 })
  expect(await told()).toEqual([false, true])
  // Level 0 was left behind: all is told anew.
  await setLevel(3, 0)
  await setLevel(0, 1)
  await decline(1)
  await look()
  expect((await markers.changes(player)).at(-1)).toMatchObject({ from_level: 1, to_level: 3 })
  expect(await told()).toEqual([false, true, true])
})

test('each is written once while the player stands above level 0, and again after it was left', async () => {
  await decline(4)
  await look()
  await markers.play(player, kroner(5_500), ore(0))
  await look()
  await decline(1)
  await look()
  expect(await markers.changes(player)).toMatchObject([{ to_level: 1 }, { to_level: 3 }])
  expect(await letters()).toHaveLength(2)
  pass({ days: 8 })
  await sql`INSERT INTO markers_decision (task_id, decision, note, decided_by, at)
    SELECT task_id, 'contact', 'ringet op', 'Ida', ${markers.clock.now()} FROM markers_task`.execute(
    markers.db,
  )
  await runLook(markers.context, 'night')
  expect((await markers.changes(player)).at(-1)).toMatchObject({ to_level: 0 })
  expect(await letters()).toHaveLength(2)
  await decline(4)
  await look()
  const keys = (await letters()).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(3)
})

test('who passes level 1 is written to as well, and that no offers come', async () => {
  await decline(4)
  await markers.play(player, kroner(5_500), ore(0))
  await look()
  expect(await markers.changes(player)).toMatchObject([{ from_level: 0, to_level: 3 }])
  const [letter, ...more] = await letters()
  expect([letter?.text.includes('ingen tilbud'), more]).toEqual([true, []])
})

test('players looked at together are each judged by what they did', async () => {
  const [declined, rich, quiet] = [
    player,
    await markers.world.player(kroner(9_000)),
    await markers.world.player(kroner(100)),
  ]
  for (let time = 0; time < 4; time++) await markers.decline(declined)
  await markers.play(rich, kroner(5_500), ore(0))
  await markers.play(quiet, kroner(10), ore(0))
  await look()
  const marks = async (who: PlayerId) =>
    (await markers.changes(who)).map((each) => each.marks.map(({ name }) => name))
  expect(await marks(declined)).toEqual([['declined-deposits']])
  expect(await marks(rich)).toEqual([['loss-a-day', 'loss-a-session']])
  expect(await marks(quiet)).toEqual([])
  const { rows } = await sql<{ lost: bigint }>`
      SELECT sum(lost_ore)::bigint AS lost FROM markers_slice
      WHERE player_id IN (${rich}, ${quiet}) GROUP BY player_id ORDER BY 1`.execute(markers.db)
  expect(rows.map(({ lost }) => lost)).toEqual([kroner(10), kroner(5_500)])
})
