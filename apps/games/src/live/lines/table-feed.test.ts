import type { LiveEvent, LiveState, LiveTold } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { TableFeed } from './table-feed.ts'

const door = { bet: () => undefined, placed: async () => undefined }
const stateAt = (n: number, epoch = 1): LiveState => ({
  ...{ type: 'state', epoch, n, table: 't', definitionHash: 'd', round: n, phase: 'betting' },
  ...{ now: 0, latest: [] },
})
const eventOf = (n: number, epoch = 1): LiveEvent => ({ type: 'held', round: n, epoch, n })

/** A feed after so many events. */
function fed(count: number): TableFeed {
  const feed = new TableFeed('t', () => 777)
  feed.open(door, stateAt(0))
  for (let n = 1; n <= count; n += 1) feed.tellAll([eventOf(n)], stateAt(n))
  return feed
}

function lineOf(feed: TableFeed, seen?: { epoch: number; n: number }, player?: string) {
  const heard: (LiveEvent | LiveTold)[] = []
  const line = {
    id: crypto.randomUUID(),
    player,
    playSession: player && `play of ${player}`,
    send: (...texts: string[]) => heard.push(...texts.map((text) => JSON.parse(text))),
    close: () => undefined,
  }
  feed.add(line, seen)
  return { heard, line }
}

test('[LV13] a line that comes gets the whole state, with the clock of this moment', () => {
  expect(lineOf(fed(3)).heard).toEqual([{ ...stateAt(3), now: 777 }])
})

test.each([
  ['nothing', 205, []],
  ['the last', 204, [205]],
  ['all that the ring has', 5, Array.from({ length: 200 }, (_, place) => place + 6)],
])('[LV13] a line that missed %s gets it, in order', (_, seen, numbers) => {
  const { heard } = lineOf(fed(205), { epoch: 1, n: seen })
  expect(heard).toEqual(numbers.map((n) => eventOf(n)))
})

test.each([
  ['one more than the ring has', { epoch: 1, n: 4 }],
  ['an event that never was', { epoch: 1, n: 206 }],
  ['another epoch', { epoch: 2, n: 200 }],
])('[LV13] a line that names %s gets the whole state', (_, seen) => {
  expect(lineOf(fed(205), seen).heard).toMatchObject([{ type: 'state', n: 205 }])
})

test('[LV46] a state is written once an event, however often it is asked for', () => {
  let written = 0
  const feed = fed(1)
  const latest = [{ toJSON: () => ++written }]
  feed.tellAll([eventOf(2)], { ...stateAt(2), latest })
  const { line, heard } = lineOf(feed)
  for (let n = 0; n < 20; n += 1) feed.catchUp(line, undefined)
  expect([heard.length, written]).toEqual([21, 1])
  expect(heard[20]).toEqual({ ...stateAt(2), now: 777, latest: [1] })
})

test('[LV13] the events of an earlier epoch are none of this one', () => {
  const feed = fed(3)
  feed.tellAll([eventOf(1, 2)], stateAt(1, 2))
  expect(lineOf(feed, { epoch: 2, n: 0 }).heard).toEqual([eventOf(1, 2)])
  expect(lineOf(feed, { epoch: 1, n: 2 }).heard).toMatchObject([{ type: 'state', epoch: 2 }])
})

test('[LV13] an event is heard by every line, in order, and by none that has gone', () => {
  const feed = fed(0)
  const [one, two] = [lineOf(feed, { epoch: 1, n: 0 }), lineOf(feed, { epoch: 1, n: 0 })]
  feed.tellAll([eventOf(1), eventOf(2)], stateAt(2))
  feed.remove(one.line)
  feed.tellAll([eventOf(3)], stateAt(3))
  expect(one.heard).toEqual([eventOf(1), eventOf(2)])
  expect(two.heard).toEqual([eventOf(1), eventOf(2), eventOf(3)])
})

test('[LV14] a player’s own is heard by the player’s lines alone, an answer by its line', () => {
  const feed = fed(0)
  const seen = { epoch: 1, n: 0 }
  const [mine, also, other] = ['anna', 'anna', 'bo'].map((player) => lineOf(feed, seen, player))
  feed.tell('anna', { type: 'slip', round: 1, version: 1, stakeOre: 5 })
  feed.answer(mine?.line.id ?? '', { type: 'too-late', round: 1 })
  expect(mine?.heard.map(({ type }) => type)).toEqual(['slip', 'too-late'])
  expect(also?.heard.map(({ type }) => type)).toEqual(['slip'])
  expect(other?.heard).toEqual([])
})

test('[LV15] a line that hears nothing else for most of two seconds hears that it is whole', () => {
  const feed = fed(1)
  const { heard } = lineOf(feed, { epoch: 1, n: 1 })
  const looks = (count: number) => {
    for (let look = 0; look < count; look += 1) feed.breathe()
    return heard.length
  }
  expect([looks(3), looks(1)]).toEqual([0, 1])
  // Four looks follow an event that comes right after a look; three follow the word of a look itself.
  expect([looks(2), looks(1)]).toEqual([1, 2])
  feed.tellAll([eventOf(2)], stateAt(2))
  expect([looks(3), looks(1)]).toEqual([3, 4])
  expect(heard.map(({ type }) => type)).toEqual(['here', 'here', 'held', 'here'])
})

test('[LV15] lines hear that the owner is away, once, and the state when there is one again', () => {
  const feed = fed(1)
  const { heard } = lineOf(feed, { epoch: 1, n: 1 })
  feed.shut(door)
  feed.shut(door)
  expect(lineOf(feed).heard.map(({ type }) => type)).toEqual(['state', 'away'])
  feed.open(door, stateAt(4, 2))
  expect(heard.map(({ type }) => type)).toEqual(['away', 'state'])
})
