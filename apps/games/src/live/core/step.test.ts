import { required } from '@nordlys/core'
import { expect, test } from 'vitest'
import { TestTable } from './test-table.ts'

test('[LV2] a bet replaces its player’s whole slip, and none takes it back', () => {
  const table = TestTable.betting()
  expect(table.bet('anna', [['red', 500]])).toEqual({
    type: 'slip',
    round: 1,
    version: 1,
    stakeOre: 500,
  })
  expect(table.bet('anna', [['black', 300]])).toMatchObject({ version: 2, stakeOre: 300 })
  table.bet('bo', [['17', 100]])
  table.bet('bo', [])
  table.close()
  expect(table.decided.slips).toMatchObject([
    { player: 'anna', bets: [['black', 300]], stakeOre: 300 },
  ])
})

test('[LV2] bets that the table refuses, or that cash cannot carry, leave the slip as it was', () => {
  const table = TestTable.betting()
  table.bet('anna', [['red', 500]])
  expect(table.bet('anna', [['red', 50]])).toEqual({
    ...{ type: 'bets-invalid', round: 1, refused: 'not-a-step', bet: 'red' },
  })
  expect(table.bet('anna', [['red', 900]], { balanceOre: 899 })).toEqual({
    ...{ type: 'refused', round: 1, refusal: 'too-little-money', balanceOre: 899 },
  })
  table.close()
  expect(table.decided.slips).toMatchObject([{ stakeOre: 500 }])
})

test('[LV3] a bet that was on its way counts for 300 ms, the next is too late', () => {
  const table = TestTable.betting()
  const { bettingMs } = table.game.timing
  table.at(bettingMs + 299)
  expect(table.phase).toBe('closing')
  expect(table.bet('anna', [['red', 500]])).toMatchObject({ type: 'slip' })
  table.at(bettingMs + 300)
  // Nothing has ticked in between: the deadline passes before the bet is looked at.
  expect(table.bet('bo', [['red', 500]])).toEqual({ type: 'too-late', round: 1 })
  expect(table.commands('decide')).toMatchObject([{ slips: [{ player: 'anna' }] }])
})

test('[LV3] a bet of a round that is over is too late, and says which one is open', () => {
  const table = TestTable.betting()
  table.playRound()
  expect(table.bet('anna', [['red', 500]], { round: 1 })).toEqual({
    ...{ type: 'too-late', round: 1, open: 2 },
  })
})

test('[LV7] nobody hears a number before the last slip is booked or refused, and the row says so', () => {
  const table = TestTable.betting()
  for (const player of ['anna', 'bo', 'carl']) table.bet(player, [['red', 500]])
  table.close()
  expect(table.told('closed')).toMatchObject([{ round: 1, commitment: 'c1' }])
  table.settle({ place: 0, ok: true, balanceOre: 10_000 })
  table.settle({ place: 2, ok: false, refusal: 'too-little-money', balanceOre: 0 })
  expect(table.commands('note')).toEqual([])
  table.settle({ place: 1, ok: true, balanceOre: 700 })
  expect(table.commands('note')).toMatchObject([{ booked: Uint8Array.of(1, 1, 7), isLater: false }])
  expect(table.told('spun')).toEqual([])
  table.noted()
  expect(table.told('spun')).toMatchObject([{ round: 1, outcome: { number: 17 } }])
  expect(table.toPlayer('carl')).toEqual({
    ...{ type: 'refused', round: 1, refusal: 'too-little-money', balanceOre: 0 },
  })
  expect(table.toPlayer('bo')).toMatchObject({ type: 'booked', balanceOre: 700, leaf: 1 })
})

test('[LV7] the books’ answer that comes again changes nothing', () => {
  const table = TestTable.betting()
  for (const player of ['anna', 'bo']) table.bet(player, [['red', 500]])
  table.close()
  table.settle({ place: 0, ok: true, balanceOre: 1 })
  table.settle({ place: 0, ok: false, refusal: 'conflict' })
  expect(table.commands('note')).toEqual([])
  table.settle({ place: 1, ok: true, balanceOre: 1 })
  expect(table.commands('note')).toMatchObject([{ booked: Uint8Array.of(1, 1) }])
})

test('[LV10] the ball lies when it was said to, and the seed is opened then', () => {
  const table = TestTable.betting()
  table.bet('anna', [['red', 500]])
  table.close()
  table.settleAll()
  table.noted()
  const { landsAt } = required(table.told('spun')[0], 'spun')
  table.at(landsAt - table.begunAt - 1)
  expect(table.told('result')).toEqual([])
  table.at(landsAt - table.begunAt)
  expect(table.told('result')).toMatchObject([{ seed: 'seed1', outcome: { number: 17 } }])
  expect(table.commands('open')).toEqual([{ do: 'open', round: 1, seed: 'seed1' }])
})

test('[LV9] a booking without an answer holds the wheel after 10 s, and the ball lies 9 s after it', () => {
  const table = TestTable.betting()
  table.bet('anna', [['red', 500]])
  table.close()
  const closedAt = table.decided.closedAt - table.begunAt
  table.at(closedAt + 9_999)
  expect(table.told('held')).toEqual([])
  table.at(closedAt + 10_000)
  expect(table.told('held')).toEqual([{ type: 'held', round: 1, epoch: 1, n: expect.any(Number) }])
  table.at(closedAt + 20_000)
  table.settleAll()
  expect(table.commands('note')).toMatchObject([{ isLater: true, landsAt: table.now + 9_000 }])
  table.noted()
  expect(table.told('spun')).toMatchObject([{ landsAt: table.now + 9_000 }])
})

test('[LV9] while the wheel waits, the wallet is told in time to show nobody what was won', () => {
  const table = TestTable.betting()
  for (const player of ['anna', 'bo']) table.bet(player, [['red', 500]])
  table.close()
  table.settle({ place: 0, ok: true, balanceOre: 1 })
  const [{ tellFrom: first = 0 } = {}] = table.commands('book')
  let known = first
  for (let ms = first - table.begunAt - 6_000; ms < 100_000; ms += 1_000) {
    table.at(ms)
    known = table.commands('hide').at(-1)?.tellFrom ?? known
    expect(known - table.now).toBeGreaterThan(4_000)
    expect(known - table.now).toBeLessThanOrEqual(30_000)
  }
  expect(table.commands('hide').length).toBeLessThan(30)
})

test('[LV8][LV9] an owner that goes on with a booking tells the wallet at once when the ball lies', () => {
  const before = TestTable.betting()
  before.bet('anna', [['red', 500]])
  before.close()
  const unfinished = { decided: before.decided }
  const table = TestTable.takenOver({ epoch: 2, round: 1, isDecided: true, unfinished, latest: [] })
  expect(table.commands('hide')).toMatchObject([{ tellFrom: table.now + 10_500 }])
})

test('[LV9] after 120 s the table goes on, and late answers are none of the next round', () => {
  const table = TestTable.betting()
  table.bet('anna', [['red', 500]])
  table.close()
  const closedAt = table.decided.closedAt - table.begunAt
  table.at(closedAt + 120_000)
  expect(table.told('unsettled')).toMatchObject([{ round: 1 }])
  expect(table.commands('leave')).toEqual([{ do: 'leave', round: 1 }])
  table.begun()
  table.bet('bo', [['red', 500]])
  table.close()
  table.settle({ place: 0, ok: true, balanceOre: 1, round: 1 })
  expect(table.toPlayer('bo')).toMatchObject({ type: 'slip' })
  expect(table.told('spun')).toEqual([])
})

test('[LV9] a write that takes long moves the landing, and the wallet hears first', () => {
  const table = TestTable.betting()
  table.bet('anna', [['red', 500]])
  table.close()
  table.settleAll()
  const first = required(table.commands('note')[0], 'note').landsAt
  table.at(first - table.begunAt - 5_000)
  table.noted()
  expect(table.told('spun')).toEqual([])
  expect(table.commands('note')).toMatchObject([{ isLater: true, landsAt: table.now + 9_000 }])
  table.noted()
  expect(table.told('spun')).toMatchObject([{ landsAt: table.now + 9_000 }])
})

test('[LV8] betting that nobody could close in time is void, and nothing of it is drawn', () => {
  const table = TestTable.betting()
  table.bet('anna', [['red', 500]])
  table.at(table.game.timing.bettingMs + 3_001)
  expect(table.told('void')).toMatchObject([{ round: 1 }])
  expect(table.commands('decide')).toEqual([])
  expect(table.commands('begin')).toHaveLength(2)
})

test('[LV8] a round whose row cannot be written is void, and the next one opens', () => {
  const table = TestTable.betting()
  table.bet('anna', [['red', 500]])
  table.failToDecide()
  expect(table.told('void')).toMatchObject([{ round: 1 }])
  expect(table.phase).toBe('betting')
  expect(table.bet('anna', [['red', 500]], { round: 2 })).toMatchObject({ type: 'slip', round: 2 })
})

test('[LV8] a new owner voids a round that was not decided', () => {
  const table = TestTable.takenOver({ epoch: 2, round: 8, isDecided: false, latest: [] })
  expect(table.told('void')).toEqual([{ type: 'void', round: 8, epoch: 2, n: 1 }])
  table.begun()
  expect(table.phase).toBe('betting')
})

test('[LV8] a round that was begun and never opened is not voided, and hides no decided one', () => {
  const before = TestTable.betting()
  before.bet('anna', [['red', 500]])
  before.close()
  const unfinished = { decided: before.decided }
  const found = { epoch: 2, round: 2, isDecided: false, unfinished, latest: [] }
  const table = TestTable.takenOver(found)
  expect(table.told('void')).toEqual([])
  expect(table.told('phase')).toMatchObject([{ round: 1, phase: 'spin' }])
})

test('[LV8] a new owner settles what was decided under the same keys, and draws nothing', () => {
  const before = TestTable.betting()
  before.bet('anna', [['red', 500]])
  before.close()
  const unfinished = { decided: before.decided }
  const table = TestTable.takenOver({ epoch: 2, round: 1, isDecided: true, unfinished, latest: [] })
  expect(table.commands('book')).toMatchObject([{ decided: before.decided }])
  expect(table.commands('decide')).toEqual([])
  table.settleAll()
  table.noted()
  expect(table.told('spun')).toMatchObject([{ outcome: { number: 17 }, epoch: 2 }])
})

test('[LV8] a new owner of a round that was booked shows its number, at the moment that was said', () => {
  const before = TestTable.betting()
  before.bet('anna', [['red', 500]])
  before.close()
  before.settleAll()
  const { landsAt, booked } = required(before.commands('note')[0], 'note')
  const unfinished = { decided: before.decided, booked, landsAt }
  const table = TestTable.takenOver({ epoch: 2, round: 1, isDecided: true, unfinished, latest: [] })
  expect(table.commands('book')).toEqual([])
  expect(table.told('spun')).toMatchObject([{ landsAt, outcome: { number: 17 } }])
})

test('[LV11] a table that closes ends after its round, and says so', () => {
  const table = TestTable.betting()
  table.end()
  expect(table.told('ending')).toMatchObject([{ round: 1 }])
  table.bet('anna', [['red', 500]])
  table.playRound()
  expect(table.commands('release')).toEqual([{ do: 'release' }])
  expect(table.bet('anna', [['red', 500]], { round: 1 })).toEqual({ type: 'too-late', round: 1 })
})

test('[LV11] a closed table that is taken for a round opens no betting after it', () => {
  const before = TestTable.betting()
  before.bet('anna', [['red', 500]])
  before.close()
  const unfinished = { decided: before.decided }
  const rows = { epoch: 2, round: 1, isDecided: true, unfinished, latest: [] }
  const table = TestTable.takenOver({ ...rows, isClosed: true })
  table.at(table.decided.closedAt - table.begunAt + 120_000)
  expect(table.told('unsettled')).toMatchObject([{ round: 1 }])
  expect(table.commands('begin')).toEqual([])
  expect(table.commands('release')).toEqual([{ do: 'release' }])
})

test.each(['end', 'leave'] as const)(
  '[LV11] a table that is to %s while its next round begins opens no betting',
  (how) => {
    const table = TestTable.takenOver({ epoch: 2, round: 1, isDecided: true, latest: [] })
    table[how]()
    table.begun()
    expect(table.commands('release')).toEqual([{ do: 'release' }])
    expect(table.told('phase')).toEqual([])
  },
)

test('[LV12] events are numbered without a hole', () => {
  const table = TestTable.betting()
  for (let round = 1; round < 4; round += 1) table.playRound()
  const numbers = table.events.map(({ n }) => n)
  expect(numbers).toEqual(numbers.map((_, place) => place + 1))
})
