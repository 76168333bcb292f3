import { europeanRoulette } from '@nordlys/game-math/tables/roulette/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HandTiming, HandTransport, state } from './line/test-line.ts'
import { LivePlay } from './live-play.ts'
import { roulettePayout } from './roulette/roulette-payout.ts'
import { firstState } from './round/first-state.ts'
import { ownOf } from './round/view.ts'

const bets = [['n17', 5_000]]
const more = [
  ['n17', 5_000],
  ['red', 2_000],
]
const slip = { type: 'slip', round: 12, version: 1, stakeOre: 5_000 }
const closing = { type: 'phase', epoch: 1, n: 8, phase: 'closing', round: 12, now: 15_000 }
const closed = { type: 'closed', epoch: 1, n: 9, round: 12, commitment: 'c0', root: 'f0' }
const booked = {
  ...{ type: 'booked', round: 12, key: '0a', stakeOre: 5_000, balanceOre: 95_000 },
  ...{ leaf: 0, path: [] },
}
const spun = { type: 'spun', epoch: 1, n: 10, round: 12, outcome: { number: 17 }, landsAt: 26_000 }
const result = {
  ...{ type: 'result', epoch: 1, n: 11, round: 12, outcome: { number: 17 }, seed: '07' },
  definitionHash: 'ab',
}
const next = { type: 'phase', epoch: 1, n: 12, phase: 'betting', round: 13, now: 30_000 }

let asked: string[]
let answers: Record<string, object>

beforeEach(() => {
  asked = []
  answers = {
    '/api/live-table/ticket': { ok: true, ticket: 't' },
    '/api/balance': { ok: true, balanceOre: 275_000 },
  }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(answers[path])
  })
})
afterEach(() => vi.unstubAllGlobals())

async function playOf({ playToken = 'p' }: { playToken?: string | undefined } = {}) {
  const timing = new HandTiming()
  const transport = new HandTransport()
  const said: string[] = []
  const play = new LivePlay({
    ...{
      playToken,
      payoutOf: roulettePayout(europeanRoulette),
      transport,
      timing,
      chance: () => 1,
    },
    first: firstState({ isWatching: false, balanceOre: 100_000 }),
    show: () => undefined,
    settled: ({ counted }) => said.push(`settled ${counted}`),
    noticeDue: () => said.push('notice'),
    ended: (refusal) => said.push(refusal),
  })
  play.begin()
  await vi.waitUntil(() => transport.lines.length === 1)
  transport.last.end.opened()
  transport.tell(state)
  const betsAsked = () => transport.last.asked.filter(({ type }) => type === 'bet')
  return { play, timing, transport, said, betsAsked }
}

test('chips that are laid are sent as the whole slip, once', async () => {
  const { play, timing, transport, betsAsked } = await playOf()
  play.lay(bets)
  play.lay([...bets])
  expect(betsAsked()).toEqual([{ type: 'bet', round: 12, bets }])
  transport.tell(slip)
  timing.pass(1_000)
  play.lay(more)
  play.lay([])
  timing.pass(1_000)
  expect(betsAsked().slice(1)).toEqual([
    { type: 'bet', round: 12, bets: more },
    { type: 'bet', round: 12, bets: [] },
  ])
})

test('the last chips of a round are sent before it closes, and none after it', async () => {
  const { play, transport, betsAsked } = await playOf()
  play.lay(bets)
  play.lay(more)
  transport.tell(closing)
  expect(betsAsked()).toMatchObject([{ bets }, { bets: more }])
  play.lay([])
  transport.tell(closed)
  expect(betsAsked().length).toBe(2)
})

test('a bet without an answer is sent again after a cut, once its end is known', async () => {
  const { play, timing, transport, betsAsked } = await playOf()
  play.lay(bets)
  play.lost()
  timing.pass(400)
  await vi.waitUntil(() => transport.lines.length === 2)
  transport.last.end.opened()
  transport.tell({ type: 'here' })
  expect([play.state.line, betsAsked()]).toEqual(['open', []])
  transport.tell({ type: 'own', slips: [] })
  expect(betsAsked()).toEqual([{ type: 'bet', round: 12, bets }])
})

test('chips that another line of the player has laid are asked for, and shown', async () => {
  const { play, transport, betsAsked } = await playOf()
  transport.tell({ ...slip, stakeOre: 7_000 })
  const resume = { type: 'resume', seen: { epoch: 1, n: 7 } }
  expect(transport.last.asked.at(-1)).toEqual(resume)
  const own = { round: 12, version: 1, status: 'placed', bets: more, stakeOre: 7_000 }
  play.lay(more)
  transport.tell({ type: 'own', slips: [own] })
  expect([ownOf(play.state.view, 12)?.bets, betsAsked()]).toEqual([more, []])
})

test('a bet that the table has is not sent again after a cut', async () => {
  const { play, timing, transport, betsAsked } = await playOf()
  play.lay(bets)
  transport.tell(slip)
  play.lost()
  timing.pass(400)
  await vi.waitUntil(() => transport.lines.length === 2)
  transport.last.end.opened()
  const own = { round: 12, version: 1, status: 'booked', bets, stakeOre: 5_000, key: '0a' }
  transport.tell({ type: 'own', slips: [own] })
  expect([betsAsked(), ownOf(play.state.view, 12)?.status]).toEqual([[], 'booked'])
})

test('what a round won is shown when the ball lies, and counted once', async () => {
  const { play, timing, transport, said } = await playOf()
  play.lay(bets)
  const pass = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      timing.pass(1_000)
      transport.tell({ type: 'here' })
    }
  }
  pass(15)
  transport.tell(slip, closing, closed, booked, spun)
  pass(1)
  expect([play.state.landed, play.state.view.balanceOre, play.state.wonOre]).toEqual([0, 95_000, 0])
  pass(9)
  expect(play.state.landed).toBe(0)
  pass(1)
  expect([play.state.landed, play.state.view.latest]).toEqual([12, [{ number: 17 }, { number: 0 }]])
  transport.tell(result)
  expect(play.state).toMatchObject({ landed: 12, counted: 12, stakedOre: 5_000, wonOre: 180_000 })
  expect([play.state.view.balanceOre, said]).toEqual([275_000, ['settled 12']])
})

test('while a ball rolls the wallet is not asked: it knows of the win already', async () => {
  const { play, transport } = await playOf()
  transport.tell(closing, closed, spun)
  await play.refreshBalance()
  expect(asked).not.toContain('/api/balance')
  transport.tell(result, next)
  await vi.waitUntil(() => play.state.view.balanceOre === 275_000)
})

test('[SCREEN-04] under a notice of the page no chips leave it, and they do when it is gone', async () => {
  const { play, betsAsked } = await playOf()
  play.hold()
  play.lay(bets)
  expect(betsAsked()).toEqual([])
  play.goOn()
  expect(betsAsked()).toEqual([{ type: 'bet', round: 12, bets }])
})

test('a pause before the booking ends the play; a notice that is due is asked for', async () => {
  const { play, transport, said, betsAsked } = await playOf()
  play.lay(bets)
  transport.tell(slip, closing, closed)
  transport.tell({ type: 'refused', round: 12, refusal: 'notice-due' })
  expect(said).toEqual(['notice'])
  transport.tell({ type: 'refused', round: 12, refusal: 'logged-out' })
  expect([said, play.state.ended, play.state.line]).toEqual([
    ['notice', 'logged-out'],
    'logged-out',
    'ended',
  ])
  play.lay(more)
  expect(betsAsked().length).toBe(1)
})
