import { fromHex, hex, kroner, ore, required } from '@nordlys/core'
import { seededRng } from '@nordlys/game-math'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { Cut } from '../../tables/test-tables.ts'
import { sweepLeft } from './sweep-left.ts'
import { TableOwner } from './table-owner.ts'
import { Death, game, Heard, TestLive, timing } from './test-live.ts'

let live: TestLive
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  live = stack.use(await TestLive.open(database.url))
})

const bets = [['red', 1_000]]
type Player = ReturnType<TestLive['player']>

function bet(owner: TableOwner, { player, playSession }: Player, on: unknown = bets): void {
  const { round } = owner.state
  owner.bet({ line: `line of ${player}`, player, playSession, round, bets: on })
}

/** From the end of betting to the row of the round. */
function endBetting(): void {
  live.time.advance(timing.bettingMs)
  live.time.advance(timing.graceMs)
}

const booked = (table: string, player: Player, round: number) =>
  live.rounds.find(table, round).then((row) => {
    const { key } = required(
      row?.slips.find((slip) => slip.player === player.player),
      'a slip',
    )
    return live.wallet.storedRounds().filter((each) => each.key === key)
  })

test('[LV5][LV6] a round is drawn once its slips are final, and settled', async () => {
  const table = live.newTable()
  const { owner, heard } = await live.takeOver(table)
  await heard.phase('betting')
  const { round } = owner.state
  const players = [live.player(kroner(100)), live.player(kroner(100))]
  for (const player of players) bet(owner, player)
  expect(await live.rounds.find(table, round)).toBeUndefined()
  endBetting()
  const { commitment, root } = await heard.event('closed')
  const { outcome, landsAt } = await heard.event('spun')
  const row = required(await live.rounds.find(table, round), 'the row')
  expect(row).toMatchObject({ commitment, booked: Uint8Array.of(1, 1), landsAt: new Date(landsAt) })
  expect(root).toMatch(/^[0-9a-f]{64}$/)
  const { payoutOre } = required(
    game.engine.round(bets, new Uint8Array(), seededRng(row.seed)).outcome,
    'an outcome',
  )
  for (const player of players) {
    const [stored, ...others] = await booked(table, player, round)
    expect(others).toEqual([])
    const { seed, stakeOre, winOre } = required(stored, 'a stored round')
    expect({ seed: fromHex(seed), stakeOre, winOre }).toEqual({
      ...{ seed: row.seed, stakeOre: kroner(10), winOre: payoutOre },
    })
  }
  live.time.advance(landsAt - live.time.now())
  expect(await heard.event('result')).toMatchObject({ round, outcome })
  owner.lost()
})

test('[LV7] a player hears of the booking without the win, and of a refusal before the wheel', async () => {
  const table = live.newTable()
  const { owner, heard } = await live.takeOver(table)
  await heard.phase('betting')
  const [rich, poor] = [live.player(kroner(100)), live.player(kroner(5))]
  // Red and black: one of them wins, but for zero.
  bet(owner, rich, [
    ['red', 1_000],
    ['black', 1_000],
  ])
  bet(owner, poor)
  endBetting()
  await heard.event('spun')
  const told = (player: Player) =>
    heard.told.filter(({ to }) => to === player.player).at(-1)?.message
  expect(told(rich)).toMatchObject({ type: 'booked', stakeOre: 2_000, balanceOre: 8_000 })
  expect(told(poor)).toMatchObject({
    type: 'refused',
    refusal: 'too-little-money',
    balanceOre: 500,
  })
  owner.lost()
})

test('[LV8] the write of an owner whose table was taken changes nothing', async () => {
  const table = live.newTable()
  const first = await live.takeOver(table)
  await first.heard.phase('betting')
  const [player, { round }] = [live.player(kroner(100)), first.owner.state]
  bet(first.owner, player)
  const second = await live.takeOver(table)
  expect(await second.heard.event('void')).toMatchObject({ round })
  await second.heard.phase('betting')
  const heardBefore = first.heard.events.length
  endBetting()
  await first.owner.over
  expect(await live.rounds.find(table, round)).toBeUndefined()
  // Betting ended at the first one too, by the same clock; the row was refused.
  expect(first.heard.events.slice(heardBefore)).toMatchObject([{ phase: 'closing' }])
  second.owner.lost()
})

test('[LV8] an owner whose lease ran out by its own clock says nothing until it is renewed', async () => {
  const table = live.newTable()
  const { owner, heard } = await live.takeOver(table)
  await heard.phase('betting')
  const before = heard.events.length
  live.time.sleptMs += 2_500
  bet(owner, live.player(kroner(100)))
  expect(heard.told).toEqual([])
  live.time.advance(timing.bettingMs + timing.graceMs)
  expect(heard.events).toHaveLength(before)
  owner.renewed(live.time.monotonic())
  expect(heard.told).toMatchObject([{ message: { type: 'too-late' } }])
  expect(heard.events.slice(before)).toMatchObject([{ phase: 'closing' }])
  owner.lost()
})

test('[LV8] a process whose lease ran out while it read the rows is no owner, and says nothing', async () => {
  const [table, heard, process] = [live.newTable(), new Heard(), live.owner()]
  const owned = { table, owner: process.id, epoch: (await live.leases(process).take(table)) ?? 0 }
  const parts = live.parts(table, heard)
  const slow = {
    ...parts,
    definitions: {
      ...{ find: parts.definitions.find.bind(parts.definitions) },
      async keep() {
        live.time.sleptMs += 2_500
      },
    },
  }
  expect(await TableOwner.open(slow, owned, live.time.monotonic())).toBeUndefined()
  expect(heard.events).toEqual([])
})

interface Played {
  readonly table: string
  readonly heards: readonly Heard[]
  /** Absent where betting was never opened. */
  readonly round: number | undefined
}

/** Three bets, one of which cannot be paid, and a process that may fail or die before the round is shown. */
async function playWith(steps: Cut | Death): Promise<Played> {
  const table = live.newTable()
  const heard = new Heard()
  const died = steps instanceof Death ? steps.died : new Promise<void>(() => undefined)
  const opening = live.takeOver(table, heard, steps)
  const opened = await Promise.race([opening, died])
  await Promise.race([heard.phase('betting'), died])
  const round = heard.events.find(({ type }) => type === 'phase')?.round
  if (opened && round !== undefined) {
    for (const cash of [100, 5, 100]) bet(opened.owner, live.player(kroner(cash)))
    endBetting()
    await Promise.race([heard.event('spun'), died])
    opened.owner.lost()
  }
  return { table, heards: [heard], round }
}

/** Another process goes on with the table, to the number of the same round or to the next. */
async function goOn({ table, heards, round }: Played): Promise<Played> {
  const { owner, heard } = await live.takeOver(table)
  await heard.until(() =>
    heard.events.some(({ type, round: of }) => type === 'spun' || of !== round),
  )
  await Promise.race([heard.event('spun'), heard.phase('betting')])
  owner.lost()
  return { table, heards: [...heards, heard], round }
}

/** Whether the round was booked: then each slip once and with one seed, and everybody saw one number. */
async function isBookedOnce({ table, heards, round }: Played): Promise<boolean> {
  const events = heards.flatMap((heard) => heard.events).filter((each) => each.round === round)
  const shown = events.flatMap((each) =>
    each.type === 'spun' ? [JSON.stringify(each.outcome)] : [],
  )
  const row = round === undefined ? undefined : await live.rounds.find(table, round)
  if (!row) {
    expect(shown).toEqual([])
    return false
  }
  expect(row.booked?.filter((each) => each === 1)).toHaveLength(2)
  const keys = new Set(row.slips.map(({ key }) => key))
  const stored = live.wallet.storedRounds().filter(({ key }) => keys.has(key))
  expect(stored.map(({ stakeOre }) => stakeOre)).toEqual([ore(1_000), ore(1_000)])
  expect(new Set(stored.map(({ seed }) => seed))).toEqual(new Set([hex(row.seed)]))
  expect(new Set(shown).size).toBe(1)
  return true
}

test('[LV7][LED-03] whatever is not answered is asked for again, and each slip is booked once', async () => {
  const whole = new Cut()
  await playWith(whole)
  for (let step = 4; step <= whole.steps; step += 1) {
    for (const isAfter of [false, true]) {
      expect(await isBookedOnce(await playWith(new Cut(step, isAfter)))).toBe(true)
    }
  }
})

test('[LV8][LED-03] a process dies at any step: its round is void, or booked once', async () => {
  const whole = new Death()
  await playWith(whole)
  const ends: boolean[] = []
  for (let step = 1; step <= whole.steps; step += 1) {
    for (const isAfter of [false, true]) {
      const played = await goOn(await playWith(new Death(step, isAfter)))
      ends.push(await isBookedOnce(played))
    }
  }
  // Until the row is written the round is void, and booked from then on.
  expect(ends.toSorted()).toEqual(ends)
  expect(new Set(ends).size).toBe(2)
})

test('[LV9] a round that the table went on without is settled later as drawn', async () => {
  const table = live.newTable()
  const { owner, heard } = await live.takeOver(table)
  await heard.phase('betting')
  const { round } = owner.state
  bet(owner, live.player(kroner(100)))
  bet(owner, live.player(kroner(5)))
  const release = live.wallet.hold()
  endBetting()
  await heard.event('closed')
  live.time.advance(120_000)
  expect(await heard.event('unsettled')).toMatchObject({ round })
  await heard.phase('betting', 2)
  for (let left = await live.rounds.left(table); left.length === 0; ) {
    left = await live.rounds.left(table)
  }
  owner.lost()
  expect(heard.events.filter(({ type }) => type === 'spun')).toEqual([])
  release()
  const before = required(await live.rounds.find(table, round), 'the row')
  const { rounds, books, definitions, time } = live.parts(table, heard)
  const owned = { table, owner: owner.owned.owner, epoch: owner.epoch }
  await sweepLeft({
    ...{ rounds, books, definitions, time, owned, isOwner: () => true },
    onFault: (error) => {
      throw error
    },
  })
  const after = required(await live.rounds.find(table, round), 'the row')
  expect(after).toMatchObject({
    booked: Uint8Array.of(1, 7),
    seed: before.seed,
    slips: before.slips,
  })
  expect(await live.rounds.left(table)).toEqual([])
  const keys = before.slips.map(({ key }) => key)
  expect(live.wallet.storedRounds().filter(({ key }) => keys.includes(key))).toHaveLength(1)
})

test('[LV8] a round that could not be written for 10 s is void, and nothing is taken', async () => {
  const table = live.newTable()
  const heard = new Heard()
  const parts = live.parts(table, heard)
  const [process, player] = [live.owner(), live.player(kroner(100))]
  const owned = { table, owner: process.id, epoch: (await live.leases(process).take(table)) ?? 0 }
  const rounds = new Proxy(parts.rounds, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (name !== 'decide') return typeof value === 'function' ? value.bind(target) : value
      return async () => {
        live.time.advance(1_000)
        throw new Error('the database is away')
      }
    },
  })
  const owner = required(
    await TableOwner.open({ ...parts, rounds }, owned, live.time.monotonic()),
    'an owner',
  )
  await heard.phase('betting')
  const { round } = owner.state
  bet(owner, player)
  endBetting()
  expect(await heard.event('void')).toMatchObject({ round })
  await heard.phase('betting', 2)
  expect(heard.events.filter(({ type }) => type === 'closed')).toEqual([])
  expect(await live.rounds.find(table, round)).toBeUndefined()
  expect(live.wallet.balanceOf(player.player)).toBe(kroner(100))
  owner.lost()
})

test('[LV18] the auditor reads each slip with its answer, and the seed at the end', async () => {
  const table = live.newTable()
  const { owner, heard } = await live.takeOver(table)
  await heard.phase('betting')
  const players = [live.player(kroner(100)), live.player(kroner(5))]
  for (const player of players) bet(owner, player)
  endBetting()
  const { landsAt } = await heard.event('spun')
  const read = () =>
    live.audit(
      `SELECT * FROM games.audit_live_rounds WHERE table_id = '${table}' ORDER BY player_ref`,
    )
  expect(await read()).toMatchObject([
    { round: 1, player_ref: players[0]?.player, stake_ore: '1000', bets, answer: 1, seed: null },
    { round: 1, player_ref: players[1]?.player, stake_ore: '1000', bets, answer: 7, seed: null },
  ])
  live.time.advance(landsAt - live.time.now())
  const { seed } = await heard.event('result')
  await heard.until(() => owner.state.phase === 'result')
  for (let row = await read(); row[0]?.seed !== seed; ) row = await read()
  owner.lost()
})
