import { type LiveState, liveCloses } from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { Choice } from '../owner/index.ts'
import { LineSession } from './line-session.ts'
import { TableFeed } from './table-feed.ts'

const state: LiveState = {
  ...{ type: 'state', epoch: 1, n: 1, table: 't', definitionHash: 'd', round: 1, phase: 'betting' },
  ...{ now: 0, latest: [] },
}

/** A player's line at a table, to a network that takes what a test says. */
async function lineOf(isRevoked: () => Promise<boolean> = async () => false, hasHand = false) {
  const network = { unsent: 0, sent: [] as string[], code: 0 }
  let now = 0
  const feed = new TableFeed('t', () => now)
  const chosen: Choice[] = []
  const choose = (choice: Choice) => chosen.push(choice)
  feed.open({ bet: () => undefined, choose, placed: async () => undefined }, state)
  const session = new LineSession(
    {
      feed,
      game: {
        ...{ id: 't', timing: {} as never, ...(hasHand && { hand: {} as never }) },
        read: () => ({ ok: true, stakeOre: 100 }),
      },
      own: { of: async () => [] } as never,
      tickets: { redeem: async () => ({ table: 't', player: 'anna', playSession: 'play' }) },
      wallet: { isRevoked, balance: async () => ({ ok: true, balanceOre: ore(1_000) }) },
      now: () => now,
      onFault: (error) => {
        throw error
      },
    },
    {
      send: (text) => network.sent.push(JSON.parse(text).type),
      unsent: () => network.unsent,
      close: (code) => {
        network.code = code
      },
      mayWatch: () => true,
    },
  )
  session.receive(JSON.stringify({ type: 'hello', ticket: 'a ticket' }))
  await session.settled()
  const pass = (ms: number) => {
    now += ms
  }
  return { feed, network, session, pass, chosen }
}

const held = (n: number) => ({ type: 'held', round: 1, epoch: 1, n }) as const

test('[LV46] a slow network gets the whole state in place of events, a stuck one is closed', async () => {
  const { feed, network, session } = await lineOf()
  network.sent.length = 0
  network.unsent = 65_537
  feed.tellAll([held(2)], { ...state, n: 2 })
  expect(network.sent).toEqual([])
  network.unsent = 0
  feed.tellAll([held(3)], { ...state, n: 3 })
  await session.settled()
  expect(network.sent).toEqual(['state', 'own'])
  network.unsent = 262_145
  feed.tellAll([held(4)], { ...state, n: 4 })
  expect([network.code, feed.linesCount]).toEqual([liveCloses.tooFast, 0])
})

test('[LV46] a network that takes nothing for half a minute is left', async () => {
  const { feed, network, pass } = await lineOf()
  network.unsent = 65_537
  for (const [ms, code] of [
    [0, 0],
    [30_000, 0],
    [1, liveCloses.tooFast],
  ] as const) {
    pass(ms)
    feed.tellAll([held(2)], { ...state, n: 2 })
    expect(network.code).toBe(code)
  }
})

test('[LV46] a line whose messages wait is closed before they are many', async () => {
  const { network, session, pass } = await lineOf(() => new Promise(() => undefined))
  for (let sent = 0; sent < 40; sent += 1) {
    session.receive(JSON.stringify({ type: 'bet', round: 1, bets: [] }))
    pass(100)
  }
  expect(network.code).toBe(0)
  session.receive(JSON.stringify({ type: 'bet', round: 1, bets: [] }))
  expect(network.code).toBe(liveCloses.tooFast)
})

const choice = { type: 'choose', round: 1, step: 0, choice: 104 }

test('[LV39] a choice goes to the owner, but from no login that was ended, and at no wheel', async () => {
  const { session, chosen } = await lineOf(undefined, true)
  session.receive(JSON.stringify(choice))
  await session.settled()
  const { type: _, ...asked } = choice
  expect(chosen).toEqual([{ ...asked, line: session.id, player: 'anna' }])
  const ended = await lineOf(async () => true, true)
  ended.session.receive(JSON.stringify(choice))
  await ended.session.settled()
  expect([ended.network.sent.at(-1), ended.chosen]).toEqual(['choice-refused', []])
  const wheel = await lineOf()
  wheel.session.receive(JSON.stringify(choice))
  await wheel.session.settled()
  expect([wheel.network.code, wheel.chosen]).toEqual([liveCloses.malformed, []])
})
