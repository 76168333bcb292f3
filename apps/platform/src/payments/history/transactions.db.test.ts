import type {
  HistoryLine,
  RequestOf,
  TransactionLine,
  readTransactions as transactionsCall,
} from '@nordlys/contracts'
import { addDays, dateOf, dayMs, hourMs, kroner, type Ore, sum, zeroOre } from '@nordlys/core'
import { whileLocked } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBreaches } from '../../../../../operations/verification/money-invariants.ts'
import { keepStretches, listStretches } from '../../ledger/index.ts'
import { PlayerLife } from '../base/test-life.ts'
import { TestPayments } from '../base/test-payments.ts'
import { readHistory } from './history.ts'
import { steps } from './test-steps.ts'
import { readTransactions } from './transactions.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

type Request = RequestOf<typeof transactionsCall>

async function read({ player }: PlayerLife, over: Partial<Request> = {}) {
  const request = { kind: 'all', days: 366, pageSize: 100, ...over } as const
  const page = await readTransactions(world.db, player, request, world.clock.now())
  if (!page.ok) throw new Error('no list')
  return page
}

async function listHistory({ player }: PlayerLife, over: object) {
  const request = { kind: 'all', days: 366, page: 1, pageSize: 100, ...over } as const
  const history = await readHistory(world.db, player, request, world.clock.now())
  if (!history.ok) throw new Error('no history')
  return history
}

/** No life of a test has more: a page that leads back to itself ends the test. */
const pagesMax = 200

/** All pages of a size, down from the newest line and up again from the last page. */
async function turn(life: PlayerLife, over: Partial<Request>) {
  const down = [await read(life, over)]
  for (let last = down.at(-1); last?.older; last = down.at(-1)) {
    expect(down.length).toBeLessThan(pagesMax)
    down.push(await read(life, { ...over, from: { place: last.older, toward: 'older' } }))
  }
  const up = down.slice(-1)
  for (let first = up[0]; first?.newer; first = up[0]) {
    expect(up.length).toBeLessThan(pagesMax)
    up.unshift(await read(life, { ...over, from: { place: first.newer, toward: 'newer' } }))
  }
  return { down, up }
}

const linesOf = (pages: readonly { lines: TransactionLine[] }[]) =>
  pages.flatMap(({ lines }) => lines)
const idsOf = (lines: readonly TransactionLine[]) => lines.map(({ kind, id }) => `${kind} ${id}`)

/** Each stretch as the rounds that it opens to, each of which is of its game. */
async function opened(life: PlayerLife, lines: readonly TransactionLine[]): Promise<HistoryLine[]> {
  const rounds = lines.map(async (line) => {
    if (line.kind !== 'stretch') return [line]
    const { numbers, rounds, gameId } = line
    const found = await listHistory(life, { numbers })
    expect([found.totalRecords, found.lines.length]).toEqual([rounds, rounds])
    const played = found.lines.flatMap((round) => (round.kind === 'round' ? [round] : []))
    expect(played.map((round) => round.gameId)).toEqual(Array(rounds).fill(gameId))
    const open = played.flatMap(({ state, stakeOre }) => (state === 'open' ? [stakeOre] : []))
    expect([line.stakeOre, line.winOre, line.openStakesOre ?? zeroOre]).toEqual([
      sum(...played.map(({ stakeOre }) => stakeOre)),
      sum(...played.map(({ winOre }) => winOre)),
      sum(...open),
    ])
    expect([line.id, line.at, line.balanceAfterOre]).toEqual([
      played[0]?.id,
      played[0]?.at,
      played[0]?.balanceAfterOre,
    ])
    expect(line.beganAt).toEqual(played.at(-1)?.at)
    return found.lines
  })
  return (await Promise.all(rounds)).flat()
}

/** Every line of the history is in the list once, by itself or in its stretch, whatever the page. */
async function expectWhole(life: PlayerLife): Promise<void> {
  const history = await listHistory(life, {})
  const whole = await read(life)
  expect(whole.totals).toEqual(history.totals)
  const sorted = (lines: readonly HistoryLine[]) =>
    [...lines].sort((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1))
  expect(sorted(await opened(life, whole.lines))).toEqual(sorted(history.lines))
  for (const pageSize of [1, 3, 10]) {
    const { down, up } = await turn(life, { pageSize })
    expect(idsOf(linesOf(down))).toEqual(idsOf(whole.lines))
    expect(down.slice(0, -1).every(({ lines }) => lines.length === pageSize)).toBe(true)
    // Up again, pages are whole: the first is the newest one, which may have some lines of the next.
    const upwards = [...new Set(idsOf(linesOf(up)))]
    expect(upwards).toEqual(idsOf(whole.lines))
    expect(up[0]?.newer).toBe(undefined)
  }
}

test('[PA105] [PA106] after all that moves money, the list has each line once, on any pages', async () => {
  await using life = await PlayerLife.open(world)
  for (const [place, [, step]] of steps.entries()) {
    await step(life)
    if (place % 8 === 0) await expectWhole(life)
  }
  await expectWhole(life)
  world.clock.advance({ ms: 2 * hourMs })
  await keepStretches(world.db, world.clock.now())
  await expectWhole(life)
  // Of rounds in a stretch that is kept, one wins and one is taken back.
  await life.win('bonus-open', 'win-late', kroner(9))
  await life.rollback('bet-5')
  await expectWhole(life)
})

const played = (line: TransactionLine | undefined) =>
  line?.kind === 'stretch' ? [line.gameId, line.rounds, line.stakeOre, line.winOre] : line?.kind

test('[PA105] a game, a rest and nothing else end a stretch; one round is that round', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('500')
  await life.play(kroner(1), zeroOre)
  await life.play(kroner(2), kroner(5))
  await life.jackpot(kroner(7))
  await life.deposit('100')
  await life.play(kroner(3), zeroOre)
  await life.hand(kroner(10), kroner(20))
  await life.play(kroner(4), zeroOre)
  world.clock.advance({ minutes: 29 })
  await life.play(kroner(5), zeroOre)
  world.clock.advance({ minutes: 31 })
  await life.play(kroner(6), zeroOre)
  await life.play(kroner(7), zeroOre)
  const { lines } = await read(life)
  expect(lines.map(played)).toEqual([
    ['a-game', 2, kroner(13), zeroOre],
    ['a-game', 2, kroner(9), zeroOre],
    'round',
    ['a-game', 3, kroner(6), kroner(5)],
    'deposit',
    'jackpot',
    'deposit',
  ])
  const { lines: rounds } = await read(life, { kind: 'rounds' })
  expect(rounds.map(({ kind }) => kind)).toEqual([
    ...['stretch', 'stretch', 'round', 'stretch', 'jackpot'],
  ])
})

test('[PA105] I22 a stretch whose sums are not those of its rounds is found', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('500')
  for (let turns = 0; turns < 2; turns += 1) {
    await life.play(kroner(1), kroner(3))
    await life.play(kroner(1), kroner(3))
    world.clock.advance({ ms: hourMs })
  }
  await life.hand(kroner(10), kroner(20))
  world.clock.advance({ ms: 2 * hourMs })
  await keepStretches(world.db, world.clock.now())
  const found = async () => (await findBreaches(world.ownerUrl)).map(({ invariant }) => invariant)
  expect(await found()).toEqual([])
  const { player } = life
  const slots = sql`WHERE player = ${player} AND game LIKE 'a-game%'`
  const first = sql`(SELECT min(first_seq) FROM ledger_stretch ${slots})`
  const change = (columns: RawBuilder<unknown>) =>
    world.asOwner(sql`UPDATE ledger_stretch SET ${columns} ${slots}`)
  for (const [wrong, right] of [
    [sql`won = won + 1`, sql`won = won - 1`],
    // The sums of all stretches together are the same.
    ...[sql`won`, sql`staked`, sql`rounds`].map((column) => {
      const by = (sign: number) => sql`${column} = ${column} + CASE first_seq WHEN ${first}
        THEN ${sql.lit(sign)} ELSE ${sql.lit(-sign)} END`
      return [by(1), by(-1)] as const
    }),
    [sql`game = game || '-too'`, sql`game = replace(game, '-too', '')`],
    [sql`first_seq = first_seq - 1`, sql`first_seq = first_seq + 1`],
  ] as const) {
    await change(wrong)
    expect(await found()).toEqual([expect.stringContaining('I22')])
    await change(right)
    expect(await found()).toEqual([])
  }
})

test('[PA107] a page costs no look-up a round of a supplier, until one is taken back', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('500')
  for (let round = 0; round < 20; round += 1) {
    await life.bet(`cost-${round}`, `cost-bet-${round}`, kroner(2))
    await life.win(`cost-${round}`, `cost-win-${round}`, kroner(1))
    if (round > 0) await life.end(`cost-${round}`)
  }
  const { player: playerId } = life
  /** The stretch of the rounds, and how often rounds were looked up for it. */
  const look = () =>
    world.db.transaction().execute(async (tx) => {
      const lookups = async () => {
        const { rows } = await sql<{ n: bigint }>`SELECT idx_scan AS n
          FROM pg_stat_xact_user_tables WHERE relname = 'ledger_round'`.execute(tx)
        return Number(rows[0]?.n ?? 0)
      }
      const before = await lookups()
      const asked = { playerId, above: 0n, upTo: 10_000n, limit: 10 }
      const [stretch] = await listStretches(tx, asked)
      return [stretch?.stakeOre, stretch?.winOre, (await lookups()) - before]
    })
  const keep = async () => {
    world.clock.advance({ ms: 2 * hourMs })
    await life.deposit('100')
    world.clock.advance({ ms: 2 * hourMs })
    await keepStretches(world.db, world.clock.now())
  }
  await keep()
  // One of them is open still.
  expect(await look()).toEqual([kroner(40), kroner(20), 20])
  await life.end('cost-0')
  await keep()
  expect(await look()).toEqual([kroner(40), kroner(20), 0])
  await life.rollback('cost-win-3')
  expect(await look()).toEqual([kroner(40), kroner(19), 20])
  await keep()
  expect(await look()).toEqual([kroner(40), kroner(19), 0])
})

test('[PA107] a round that is taken back while its stretch is summed is not summed as it was', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('500')
  await life.bet('raced', 'raced-bet', kroner(2))
  await life.win('raced', 'raced-win', kroner(50))
  await life.end('raced')
  world.clock.advance({ ms: 2 * hourMs })
  const { player } = life
  const at = world.clock.now()
  const keeping = { text: 'SELECT ledger_keep_stretches($1, $1, $1, 1000)', values: [at] }
  await whileLocked(world.ownerUrl, keeping, {
    begin: () => life.rollback('raced-win'),
    meanwhile: () => undefined,
  })
  expect((await read(life)).lines[0]).toMatchObject({ kind: 'round', winOre: zeroOre })
  const [kept] = await world.asOwner<{ several_won: bigint | null }>(sql`SELECT several_won
    FROM ledger_stretch WHERE player = ${player}`)
  expect(kept).toEqual({ several_won: null })
})

test('[PA106] more is played between two pages, and no line is on both or on neither', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('500')
  for (let turns = 0; turns < 4; turns += 1) {
    await life.play(kroner(1), zeroOre)
    await life.hand(kroner(10), zeroOre)
  }
  const first = await read(life, { pageSize: 3 })
  await life.hand(kroner(10), zeroOre)
  await life.play(kroner(1), zeroOre)
  await keepStretches(world.db, world.clock.now())
  const second = await read(life, {
    pageSize: 3,
    from: { place: first.older ?? '', toward: 'older' },
  })
  const { lines } = await read(life)
  expect(idsOf([...first.lines.slice(1), ...second.lines])).toEqual(idsOf(lines.slice(2, 7)))
})

test('[PA106] a stretch that goes on between two pages stands on one of them, whole', async () => {
  for (const isKept of [false, true]) {
    await using life = await PlayerLife.open(world)
    await life.deposit('500')
    await life.hand(kroner(10), zeroOre)
    await life.play(kroner(1), zeroOre)
    const deposit = await life.deposit('100')
    const first = await read(life, { pageSize: 1 })
    expect(idsOf(first.lines)).toEqual([`deposit ${deposit}`])
    await life.play(kroner(2), zeroOre)
    await life.jackpot(kroner(7))
    await life.play(kroner(3), zeroOre)
    await life.hand(kroner(10), zeroOre)
    if (isKept) world.clock.advance({ ms: 2 * hourMs })
    if (isKept) await keepStretches(world.db, world.clock.now())
    const older = { place: first.older ?? '', toward: 'older' } as const
    const second = await read(life, { pageSize: 1, from: older })
    expect(second.lines.map(played)).toEqual([['a-game', 3, kroner(6), zeroOre]])
    const up: TransactionLine[] = []
    for (let last = second; last.newer && up.length < 9; ) {
      last = await read(life, { pageSize: 1, from: { place: last.newer, toward: 'newer' } })
      up.unshift(...last.lines)
    }
    expect(up.map(({ kind }) => kind)).toEqual(['round', 'jackpot', 'deposit'])
  }
})

test('[PA107] a game is found wherever in the period it was played, beside its sums', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('500')
  await life.hand(kroner(20), kroner(10))
  for (let turns = 0; turns < 30; turns += 1) {
    world.clock.advance({ ms: dayMs })
    await life.play(kroner(1), zeroOre)
    if (turns === 15) await life.hand(kroner(30), kroner(10))
  }
  await keepStretches(world.db, world.clock.now())
  await life.hand(kroner(40), kroner(10))
  const whole = await read(life)
  const found = await read(life, { gameIds: ['a-table'], pageSize: 2 })
  expect(found.totals).toEqual(whole.totals)
  const { down } = await turn(life, { gameIds: ['a-table'], pageSize: 2 })
  const stakes = linesOf(down).map((line) => (line.kind === 'round' ? line.stakeOre : undefined))
  expect(stakes).toEqual([kroner(40), kroner(30), kroner(20)])
  expect((await read(life, { gameIds: ['no-such-game'] })).lines).toEqual([])
})

test('[PA105] a period’s stretches are those that its figures count, where a midnight cuts one', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('900')
  for (let turns = 0; turns < 80; turns += 1) {
    world.clock.advance({ minutes: turns % 9 === 8 ? 400 : 20 })
    await life.play(kroner(1), turns % 4 === 0 ? kroner(3) : zeroOre)
  }
  const today = dateOf(world.clock.now())
  const amounts = (lines: readonly TransactionLine[]): [Ore, Ore] => {
    const rounds = lines.flatMap((line) =>
      line.kind === 'stretch' || line.kind === 'round' ? [line] : [],
    )
    return [
      sum(...rounds.map(({ stakeOre }) => stakeOre)),
      sum(...rounds.map(({ winOre }) => winOre)),
    ]
  }
  for (const isKept of [false, true]) {
    if (isKept) await keepStretches(world.db, world.clock.now())
    for (const [first, days] of [
      [-2, 1],
      [-1, 1],
      [-2, 3],
      [0, 1],
    ] as const) {
      const from = addDays(today, first)
      const { lines, totals } = await read(life, { dates: { from, until: addDays(from, days) } })
      expect([from, days, ...amounts(lines)]).toEqual([
        ...[from, days],
        totals.stakedOre,
        totals.wonOre,
      ])
      expect(totals.stakedOre).toBeGreaterThan(0n)
    }
    for (const days of [1, 2]) {
      const { lines, totals } = await read(life, { days })
      expect(amounts(lines)).toEqual([totals.stakedOre, totals.wonOre])
    }
  }
})
