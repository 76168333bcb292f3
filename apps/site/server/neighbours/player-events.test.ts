import type { Caller, readStandings } from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PlayerEvents } from './player-events.ts'

/** A platform that knows what a test says. */
function watched() {
  const totals = new Map([['mette', 100]])
  let asked = 0
  let isAway = false
  const platform = {
    async call(_spec: typeof readStandings, { sessions }: { sessions: { handle: string }[] }) {
      asked += 1
      if (isAway) throw new Error('away')
      const living = sessions.filter(({ handle }) => totals.has(handle))
      const standings = living.map(({ handle }) => ({
        handle,
        totalOre: ore(totals.get(handle) ?? 0),
      }))
      return { ok: true, standings }
    },
  } as unknown as Caller
  const events = new PlayerEvents(platform, pino({ level: 'silent' }))
  const goAway = (now: boolean) => {
    isAway = now
  }
  return { events, totals, goAway, asked: () => asked }
}

const session = { secret: 'secret', handle: 'mette' }

function page(events: PlayerEvents) {
  const told: string[] = []
  const end = events.listen(session, {
    send: (words) => told.push(words.trim()),
    end: () => told.push('end'),
  })
  return { told, end }
}

const balanceOf = (total: number) => `event: balance\ndata: {"totalOre":${total}}`

test('a page is told what holds when it opens, and then only what changes', async () => {
  const { events, totals, asked } = watched()
  using _events = events
  const { told } = page(events)
  await events.poll()
  await events.poll()
  expect(told).toEqual([balanceOf(100)])
  totals.set('mette', 250)
  await events.poll()
  expect(told).toEqual([balanceOf(100), balanceOf(250)])
  const second = page(events)
  const before = asked()
  await events.poll()
  expect(asked() - before).toBe(1)
  expect(second.told).toEqual([balanceOf(250)])
})

test('a session that is over is told so on every page, and its streams end', async () => {
  const { events, totals, asked } = watched()
  using _events = events
  const pages = [page(events), page(events)]
  totals.delete('mette')
  await events.poll()
  for (const { told } of pages) expect(told).toEqual(['event: ended\ndata: {}', 'end'])
  const before = asked()
  await events.poll()
  expect(asked()).toBe(before)
  expect(await events.admit(session)).toBe('session-expired')
})

test('a platform that is away ends no stream, and what changed meanwhile is told after', async () => {
  const { events, totals, goAway } = watched()
  using _events = events
  const { told } = page(events)
  goAway(true)
  await events.poll()
  totals.set('mette', 70)
  goAway(false)
  await events.poll()
  expect(told).toEqual([balanceOf(70)])
})

test('six pages of a session may listen, and one that is closed makes room', async () => {
  const { events } = watched()
  using _events = events
  const pages = Array.from({ length: 6 }, () => page(events))
  expect(await events.admit(session)).toBe('too-many')
  pages[0]?.end()
  pages[0]?.end()
  expect(await events.admit(session)).toMatchObject({ leave: expect.any(Function) })
  expect(await events.admit(session)).toBe('too-many')
})

test('[FLT-20] of a crowd that asks at once no more are let in than one after the other', async () => {
  const { events, totals } = watched()
  using _events = events
  const crowd = await Promise.all(Array.from({ length: 1_500 }, () => events.admit(session)))
  const places = crowd.filter((answer) => typeof answer !== 'string')
  expect(places).toHaveLength(6)
  expect(crowd.filter((answer) => answer === 'too-many')).toHaveLength(1_494)
  // A place counts once, whether its page listens, leaves or does both.
  const stop = places[0]?.listen({ send: () => undefined, end: () => undefined })
  places[1]?.leave()
  places[1]?.leave()
  stop?.()
  const next = await Promise.all(Array.from({ length: 9 }, () => events.admit(session)))
  expect(next.filter((answer) => typeof answer !== 'string')).toHaveLength(2)
  totals.delete('mette')
})

test('[FLT-20] a place is free again when the session is over or the platform is away', async () => {
  const { events, totals, goAway } = watched()
  using _events = events
  goAway(true)
  const lost = await Promise.allSettled(Array.from({ length: 6 }, () => events.admit(session)))
  expect(lost.every(({ status }) => status === 'rejected')).toBe(true)
  goAway(false)
  totals.delete('mette')
  for (let time = 0; time < 7; time += 1) {
    expect(await events.admit(session)).toBe('session-expired')
  }
  totals.set('mette', 100)
  expect(await events.admit(session)).toMatchObject({ leave: expect.any(Function) })
})
