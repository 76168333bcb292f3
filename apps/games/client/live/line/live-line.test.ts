import { liveCloses, liveSilenceMs } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { LiveLine, type TicketAnswer } from './live-line.ts'
import { HandTiming, HandTransport, state } from './test-line.ts'

const betting = { type: 'phase', epoch: 1, phase: 'betting', round: 13, now: 0 }
const held = { type: 'held', epoch: 1, round: 12 }

async function lineOf(ticket: () => TicketAnswer = () => ({ ticket: 't' })) {
  const timing = new HandTiming()
  const transport = new HandTransport()
  const told: string[] = []
  const stands: string[] = []
  const refused: string[] = []
  const line = new LiveLine({
    ...{ transport, timing, chance: () => 1 },
    ticket: async () => ticket(),
    told: (message) => told.push('n' in message ? `${message.type} ${message.n}` : message.type),
    stands: (stand) => stands.push(stand),
    refused: (refusal) => refused.push(refusal),
  })
  line.open()
  await Promise.resolve()
  return { line, timing, transport, told, stands, refused }
}

/** A line that shows its table. */
async function openLine() {
  const all = await lineOf()
  all.transport.last.end.opened()
  all.transport.tell(state)
  return all
}

test('a line says hello with its ticket, and is open once the whole state came', async () => {
  const { transport, told, stands, line } = await lineOf()
  transport.last.end.opened()
  expect(transport.last.asked).toEqual([{ type: 'hello', ticket: 't' }])
  expect(line.ask({ type: 'bet', round: 12, bets: [] })).toBe(false)
  transport.tell(state)
  expect([told, stands]).toEqual([['state 7'], ['open']])
  expect(line.ask({ type: 'bet', round: 12, bets: [] })).toBe(true)
})

test('events come in order, each once; what is doubled or comes late shows nothing', async () => {
  const { transport, told } = await openLine()
  transport.tell({ ...held, n: 8 }, { ...held, n: 8 }, { ...held, n: 7 }, { ...betting, n: 9 })
  expect(told).toEqual(['state 7', 'held 8', 'phase 9'])
  expect(transport.last.asked.map(({ type }) => type)).toEqual(['hello'])
})

test('a hole is asked for once, and filled in order', async () => {
  const { transport, told, timing } = await openLine()
  transport.tell({ ...held, n: 9 }, { ...betting, n: 10 })
  expect(told).toEqual(['state 7'])
  const resume = { type: 'resume', seen: { epoch: 1, n: 7 } }
  expect(transport.last.asked.slice(1)).toEqual([resume])
  transport.tell({ ...held, n: 8 }, { ...held, n: 9 }, { ...betting, n: 10 })
  expect(told).toEqual(['state 7', 'held 8', 'held 9', 'phase 10'])
  // An answer that did not close the hole is asked for once more.
  transport.tell({ ...held, n: 12 })
  timing.pass(2_900)
  transport.tell({ type: 'here' })
  timing.pass(200)
  transport.tell({ ...held, n: 13 })
  const again = { type: 'resume', seen: { epoch: 1, n: 10 } }
  expect(transport.last.asked.slice(2)).toEqual([again, again])
})

test('a new owner is asked for the state; the one before tells nothing more', async () => {
  const { transport, told } = await openLine()
  transport.tell({ ...held, epoch: 2, n: 0 })
  expect(transport.last.asked.at(-1)).toEqual({ type: 'resume', seen: { epoch: 1, n: 7 } })
  transport.tell({ ...state, epoch: 2, n: 3 }, { ...betting, n: 8 }, { ...state, n: 8 })
  expect(told).toEqual(['state 7', 'state 3'])
})

test('an event of a kind that is not known yet takes its place and leaves no hole', async () => {
  const { transport, told } = await openLine()
  transport.tell({ type: 'card', epoch: 1, n: 8, round: 12 }, { ...betting, n: 9 })
  expect(told).toEqual(['state 7', 'unknown 8', 'phase 9'])
})

test('three seconds without a word are a cut line, which resumes where it was', async () => {
  const { transport, told, stands, timing, line } = await openLine()
  expect(liveSilenceMs).toBeLessThan(3_000)
  timing.pass(2_900)
  transport.tell({ type: 'here' })
  timing.pass(2_900)
  expect(stands).toEqual(['open'])
  timing.pass(200)
  expect(stands).toEqual(['open', 'cut'])
  expect(transport.last.isClosed).toBe(true)
  expect(line.ask({ type: 'bet', round: 12, bets: [] })).toBe(false)
  timing.pass(400)
  await Promise.resolve()
  expect(transport.lines.length).toBe(2)
  transport.last.end.opened()
  const seen = { epoch: 1, n: 7 }
  expect(transport.last.asked).toEqual([{ type: 'hello', ticket: 't', seen }])
  transport.tell({ ...held, n: 8 })
  expect([told, stands]).toEqual([
    ['state 7', 'here', 'held 8'],
    ['open', 'cut', 'open'],
  ])
  // The one that was cut may wake: what it tells is of before.
  transport.lines[0]?.end.message(JSON.stringify({ ...held, n: 9 }))
  expect(told.length).toBe(3)
})

test('a line that is not to be had is tried less and less often', async () => {
  const { transport, timing } = await openLine()
  const waits: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    transport.last.end.closed(1006)
    const opened = transport.lines.length
    let waited = 0
    while (transport.lines.length === opened) {
      timing.pass(100)
      waited += 100
      await Promise.resolve()
    }
    waits.push(waited)
  }
  expect(waits).toEqual([400, 800, 1_600, 3_200, 6_400, 8_000, 8_000])
})

test.each([
  ['who asked too fast', liveCloses.tooFast, 4_000],
  ['[LV45] a line in whose place another was opened', liveCloses.replaced, 60_000],
])('%s waits longer', async (_, code, waitMs) => {
  const { transport, timing } = await openLine()
  transport.last.end.closed(code)
  timing.pass(waitMs - 100)
  await Promise.resolve()
  expect(transport.lines.length).toBe(1)
  timing.pass(100)
  await Promise.resolve()
  expect(transport.lines.length).toBe(2)
})

test('a ticket that is lost is asked for again, a refused one ends the line', async () => {
  const answers: TicketAnswer[] = ['lost', { refused: 'play-ended' }]
  const { transport, timing, refused, stands } = await lineOf(() => answers.shift() ?? 'lost')
  timing.pass(400)
  await Promise.resolve()
  expect([refused, stands]).toEqual([['play-ended'], ['ended']])
  timing.pass(60_000)
  await Promise.resolve()
  expect([transport.lines.length, answers.length]).toEqual([0, 0])
})

test('a browser without a network says so at once', async () => {
  const { line, stands } = await openLine()
  line.lost()
  expect(stands).toEqual(['open', 'cut'])
})
