import type { HistoryLine, readHistory as historyCall, RequestOf } from '@nordlys/contracts'
import { addDays, dateOf, dayMs, kroner, sum, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PlayerLife } from '../base/test-life.ts'
import { TestPayments } from '../base/test-payments.ts'
import { readHistory } from './history.ts'
import { steps } from './test-steps.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

async function read({ player }: PlayerLife, over: Partial<RequestOf<typeof historyCall>> = {}) {
  const request = { kind: 'all', days: 366, page: 1, pageSize: 100, ...over } as const
  const history = await readHistory(world.db, player, request, world.clock.now())
  if (!history.ok) throw new Error('no history')
  return history
}

/** What a line did to all that is the player's: cash, bonus, reserved money and open stakes. */
function effectOf(line: HistoryLine): bigint {
  switch (line.kind) {
    case 'deposit':
      return line.status === 'implemented' ? line.amountOre : 0n
    case 'withdrawal':
      return line.status === 'initiated' || line.status === 'implemented' ? -line.amountOre : 0n
    case 'round':
      return line.winOre - (line.state === 'open' ? 0n : line.stakeOre)
    case 'bonus':
      if (line.change === 'converted') return 0n
      return line.change === 'forfeited' ? -line.amountOre : line.amountOre
    case 'jackpot':
      return line.amountOre
  }
}

/** The lines of all pages and the totals both say what the ledger says, account by account. */
async function expectToAddUp(life: PlayerLife): Promise<void> {
  const { lines, totals, totalRecords } = await read(life)
  const { cash, bonus, reserved, staked, debt } = await life.accounts()
  expect(lines).toHaveLength(totalRecords)
  const effect = lines.map(effectOf).reduce((total, each) => total + each, 0n)
  expect(effect).toBe(cash + bonus + reserved + staked + debt)
  const paid = totals.depositedOre - totals.takenBackOre - totals.withdrawnOre
  const played = totals.wonOre + totals.jackpotsOre - totals.stakedOre
  expect(paid + played + totals.grantedOre - totals.forfeitedOre).toBe(cash + bonus + debt)
  expect(totals.closing.openStakesOre).toBe(staked)
  const waiting = lines.flatMap((line) =>
    line.kind === 'withdrawal' && (line.status === 'pending' || line.status === 'processing')
      ? [line.amountOre]
      : [],
  )
  expect(sum(...waiting)).toBe(reserved)
}

test('I20 after each thing that can move money, the history adds up to what the player has', async () => {
  await using life = await PlayerLife.open(world)
  for (const [what, step] of steps) {
    await step(life)
    try {
      await expectToAddUp(life)
    } catch (error) {
      throw new Error(`after ${what}`, { cause: error })
    }
  }
  // Of all kinds of movements the player has had every one but the funding of a jackpot.
  expect(await life.kinds()).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20,
  ])
  const { lines } = await read(life)
  expect(
    lines
      .map(whatOf)
      .filter((what, place, all) => all.indexOf(what) === place)
      .sort(),
  ).toEqual([
    'bonus converted implemented',
    // What a round gives back after its bonus has ended has no end of its own.
    'bonus forfeited bonus-void',
    'bonus forfeited expired',
    'bonus granted implemented',
    'bonus restored implemented',
    'deposit canceled',
    'deposit implemented',
    'deposit pending',
    'deposit reversed',
    'jackpot',
    'round open',
    'round rolled-back',
    'round settled',
    'withdrawal canceled',
    'withdrawal implemented',
    'withdrawal initiated',
    'withdrawal pending',
    'withdrawal processing',
    'withdrawal reversed',
  ])
  const { debt, staked, reserved, bonus } = await life.accounts()
  for (const account of [-debt, staked, reserved, bonus]) expect(account).toBeGreaterThan(0n)
})

function whatOf(line: HistoryLine): string {
  switch (line.kind) {
    case 'deposit':
    case 'withdrawal':
      return `${line.kind} ${line.status}`
    case 'round':
      return `round ${line.state}`
    case 'bonus':
      return `bonus ${line.change} ${line.reason ?? line.status}`
    case 'jackpot':
      return line.kind
  }
}

test('[SCREEN-12] rounds of suppliers, bonuses and payments page as one list in one order', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('500')
  await life.play(kroner(10), kroner(4))
  await life.bet('paged', 'paged-1', kroner(20))
  await life.play(kroner(1), zeroOre)
  await life.win('paged', 'paged-2', kroner(50))
  await life.bonus(kroner(50), kroner(5_000))
  await life.deposit('100')
  await life.jackpot(kroner(7))
  await life.bet('paged-too', 'paged-3', kroner(5))
  await life.rollback('paged-3')
  await life.end('paged')
  await life.play(kroner(2), kroner(2))
  const { lines: whole } = await read(life)
  expect(whole.map(whatOf)).toEqual([
    'round settled',
    'round rolled-back',
    'jackpot',
    'deposit implemented',
    'bonus granted implemented',
    'round settled',
    'round settled',
    'round settled',
    'deposit implemented',
  ])
  expect(whole[6]).toMatchObject({ gameId: 'a-game', stakeOre: kroner(20), winOre: kroner(50) })
  expect(whole.map((line) => line.at)).toEqual(
    whole.map((line) => line.at).toSorted((a, b) => +b - +a),
  )
  for (const pageSize of [1, 2, 4, 5]) {
    const paged = []
    for (let page = 1; page <= 10; page++)
      paged.push(...(await read(life, { page, pageSize })).lines)
    expect(paged).toEqual(whole)
  }
  const kindsOf = async (kind: 'rounds' | 'bonuses') => {
    const { lines, totalRecords } = await read(life, { kind })
    expect(lines).toHaveLength(totalRecords)
    return lines.map((line) => line.kind)
  }
  expect(await kindsOf('rounds')).toEqual(['round', 'round', 'jackpot', 'round', 'round', 'round'])
  expect(await kindsOf('bonuses')).toEqual(['bonus'])
})

test('[SCREEN-12] [PROOF-03] a slot’s round and a hand that is over can be shown again', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('500')
  await life.play(kroner(10), kroner(4))
  await life.bet('theirs', 'theirs-1', kroner(20))
  await life.end('theirs')
  await life.hand(kroner(50), kroner(100))
  await life.hand(kroner(30))
  const { lines, totals } = await read(life, { kind: 'rounds' })
  const rounds = lines.filter((line) => line.kind === 'round')
  expect(
    rounds.map((line) => [line.gameId, line.state, line.isAtTable, line.isReplayable]),
  ).toEqual([
    ['a-table', 'open', true, undefined],
    ['a-table', 'settled', true, true],
    ['a-game', 'settled', undefined, undefined],
    ['a-game', 'settled', undefined, true],
  ])
  expect(rounds[1]).toMatchObject({ stakeOre: kroner(50), winOre: kroner(100) })
  expect(totals).toMatchObject({
    stakedOre: kroner(110),
    closing: { openStakesOre: kroner(30) },
  })
})

test('[SCREEN-12] clocks that differ put no line on two pages and lose none', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('500')
  // The third round falls to a copy whose clock is behind, before the deposit.
  for (const minutes of [0, 0, -5, 5, 0]) {
    world.clock.advance({ minutes })
    await life.play(kroner(1), zeroOre)
  }
  const { lines: whole, totalRecords } = await read(life)
  expect(new Set(whole.map((line) => line.id)).size).toBe(6)
  expect(totalRecords).toBe(6)
  for (const pageSize of [1, 2, 3, 4]) {
    const paged = []
    for (let page = 1; page <= 6; page++)
      paged.push(...(await read(life, { page, pageSize })).lines)
    expect(paged).toEqual(whole)
  }
})

test('[SCREEN-12] a period has all since its first moment, wherever in the books it begins', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('500')
  for (let day = 0; day < 9; day++) {
    world.clock.advance({ ms: dayMs })
    await life.play(kroner(1), zeroOre)
    await life.bet(`day-${day}`, `bet-day-${day}`, kroner(2))
  }
  for (let days = 1; days <= 10; days++) {
    const { totals, totalRecords } = await read(life, { days, kind: 'rounds' })
    const seen = Math.min(days, 9)
    expect({ days, totalRecords, staked: totals.stakedOre }).toEqual({
      days,
      totalRecords: 2 * seen,
      staked: kroner(3 * seen),
    })
  }
})

test('[SCREEN-12] a filter shows the player’s own lines of its kind, and sums the whole period', async () => {
  await using other = await PlayerLife.open(world)
  await other.deposit('700')
  await other.play(kroner(9), zeroOre)
  await using life = await PlayerLife.open(world)
  const card = await life.deposit('500')
  const phone = await life.deposit('300')
  await world.asOwner(sql`UPDATE wallet_deposit SET card_last4 = '1096' WHERE reference = ${card}`)
  await world.asOwner(
    sql`UPDATE wallet_deposit SET method = 'mobile_pay' WHERE reference = ${phone}`,
  )
  const held = (await life.depositHeld('200')).attributes.reference
  const withdrawal = await life.withdraw('100')
  for (let round = 0; round < 12; round += 1) await life.play(kroner(1), zeroOre)
  await life.bet('over', 'over-1', kroner(5))
  const whole = await read(life)
  const seen = async (filter: Partial<RequestOf<typeof historyCall>>) => {
    const page = await read(life, filter)
    expect(page.totals).toEqual(whole.totals)
    expect(page.lines).toHaveLength(Math.min(page.totalRecords, filter.pageSize ?? 100))
    return page.lines.map(({ id }) => id)
  }
  expect(await seen({ way: 'card' })).toEqual([held, card])
  expect(await seen({ way: 'mobile_pay' })).toEqual([phone])
  expect(await seen({ way: 'nemkonto' })).toEqual([withdrawal])
  expect(await seen({ stand: 'open' })).toEqual([withdrawal, held])
  expect(await seen({ stand: 'implemented', way: 'card' })).toEqual([card])
  expect(await seen({ stand: 'canceled' })).toEqual([])
  expect((await read(life, { way: 'card' })).lines.at(-1)).toMatchObject({ last4: '1096' })
  const rounds = whole.lines.filter(({ kind }) => kind === 'round').map(({ id }) => id)
  expect(rounds).toHaveLength(13)
  // Numbers beyond the newest movement find what there is.
  expect(await seen({ numbers: { first: 1, last: 10_000 }, pageSize: 10 })).toEqual(
    rounds.slice(0, 10),
  )
  const beyond = await read(life, { numbers: { first: 10_000, last: 10_001 } })
  expect([beyond.lines, beyond.totalRecords]).toEqual([[], 0])
})

test('[SCREEN-12] Danish days have their own lines, which their sums count', async () => {
  await using life = await PlayerLife.open(world)
  const days: string[] = []
  for (let day = 0; day < 4; day += 1) {
    world.clock.advance({ ms: dayMs })
    days.push(dateOf(world.clock.now()))
    await life.deposit('100')
    await life.play(kroner(1 + day), zeroOre)
    await life.bet(`dated-${day}`, `dated-bet-${day}`, kroner(10 * (1 + day)))
  }
  const [, second = '', third = '', fourth = ''] = days
  for (const [from, until, count, staked] of [
    [second, third, 1, 22],
    [second, fourth, 2, 55],
    [second, addDays(fourth, 300), 3, 99],
    [addDays(fourth, 1), addDays(fourth, 9), 0, 0],
  ] as const) {
    const dates = { from, until }
    const { lines, totals, totalRecords } = await read(life, { dates })
    expect([from, totalRecords, lines.length]).toEqual([from, 3 * count, 3 * count])
    expect([totals.stakedOre, totals.depositedOre]).toEqual([kroner(staked), kroner(100 * count)])
    const rounds = await read(life, { dates, kind: 'rounds', pageSize: 1 })
    expect([rounds.totalRecords, rounds.totals.stakedOre]).toEqual([2 * count, kroner(staked)])
  }
})
