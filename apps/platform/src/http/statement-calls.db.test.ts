import { beginStatement, readStatement, type StatementLine } from '@nordlys/contracts'
import { kroner, type PlayerId, required } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LongReads } from '../ledger/index.ts'
import { loseCash, PlayerLife } from '../payments/base/test-life.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { cancelWithdrawal } from '../payments/payout/withdrawal-states.ts'
import { defaultThrottleRules } from '../throttle/throttle-rules.ts'
import { registerStatementCalls } from './statement-calls.ts'
import { OwnCalls } from './test-own-calls.ts'

let world: TestPayments
let calls: OwnCalls
const longReads = new LongReads()

openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  const rules = { ...defaultThrottleRules, 'make-statement': { attemptsMax: 6, windowMs: 60_000 } }
  const throttle = {
    db: world.db,
    rules,
    mark: (act: string, name: string) => Buffer.from(act + name),
  }
  const context = { db: world.db, players: { throttle }, longReads }
  calls = stack.use(new OwnCalls(world.clock, (edge) => registerStatementCalls(edge, context)))
})

/** The player is the one who asks from here on. */
function askAs(playerId: PlayerId): void {
  calls.asking = { playerId, loggedInAt: world.clock.now() }
}

const ask = (call: { path: string }, payload: object) => calls.ask(call, payload)

const begin = async (from: string, until: string) =>
  (await ask(beginStatement, { from, until })).json()

async function linesOf(numbers: { above: number; upTo: number }): Promise<StatementLine[]> {
  const answer = (await ask(readStatement, numbers)).json()
  return readStatement.answer.parse(answer).lines
}

const names = ['cashOre', 'bonusOre', 'reservedOre', 'openStakesOre', 'debtOre'] as const

test('[LED-09] a statement’s lines lead from its opening to its closing, each to its balance', async () => {
  await using life = await PlayerLife.open(world)
  askAs(life.player)
  await life.deposit('500')
  await life.bet('over-midnight', 'over-1', kroner(7))
  world.clock.advance({ days: 1 })
  await life.win('over-midnight', 'over-2', kroner(30))
  await life.play(kroner(10), kroner(4))
  await life.hand(kroner(20), kroner(50))
  await life.hand(kroner(5))
  await life.bet('undone', 'undone-1', kroner(3))
  await life.rollback('undone-1')
  await life.bonus(kroner(50), kroner(5_000))
  await life.jackpot(kroner(11))
  const withdrawalId = await life.withdraw('100')
  await cancelWithdrawal(world.context, { playerId: life.player, withdrawalId })
  await life.withdraw('120')
  const taken = await life.deposit('300')
  await loseCash(life)
  await life.chargeBack(taken)
  world.clock.advance({ days: 1 })
  await life.deposit('100')

  const statement = await begin('2026-11-22', '2026-11-23')
  expect(statement).toMatchObject({
    ok: true,
    account: String(life.player),
    from: '2026-11-21T23:00:00.000Z',
    to: '2026-11-22T23:00:00.000Z',
    opening: { cashOre: 49_300, openStakesOre: 700 },
    depositedOre: 30_000,
    takenBackOre: 30_000,
    withdrawnOre: 12_000,
    jackpotsOre: 1_100,
    grantedOre: 5_000,
  })
  const lines = await linesOf(statement.numbers)
  const standing = new Map(names.map((name) => [name, BigInt(statement.opening[name])]))
  let [staked, won] = [0n, 0n]
  for (const line of lines) {
    for (const name of names) standing.set(name, (standing.get(name) ?? 0n) + line[name])
    expect([line.cashAfterOre, line.bonusAfterOre]).toEqual([
      standing.get('cashOre'),
      standing.get('bonusOre'),
    ])
    staked += line.stakedOre
    won += line.wonOre
  }
  for (const name of names) expect(standing.get(name)).toBe(BigInt(statement.closing[name]))
  expect(staked).toBe(BigInt(statement.stakedOre))
  expect(won).toBe(BigInt(statement.wonOre + statement.jackpotsOre))
  expect(lines.map((line) => line.number)).toEqual(
    lines.map((_, place) => statement.numbers.above + 1 + place),
  )
  // The same balances as an auditor has of these moments.
  const { rows } = await sql<{ ore: bigint }>`
    SELECT balance_ore AS ore FROM audit_statement(${`player:${life.player}:cash`},
      ${new Date(+new Date(statement.from) - 1)}, ${new Date(+new Date(statement.to) - 1)})
    WHERE line IN ('opening', 'closing') ORDER BY place`.execute(world.db)
  expect(rows.map(({ ore }) => Number(ore))).toEqual([
    statement.opening.cashOre,
    statement.closing.cashOre,
  ])
})

/** Each part from the last number of the one before it on. */
async function readOn({ above, upTo }: { above: number; upTo: number }) {
  const parts: StatementLine[][] = []
  for (let last = above; last < upTo; last = required(parts.at(-1)?.at(-1), 'a line').number)
    parts.push(await linesOf({ above: last, upTo }))
  return parts
}

test('[LED-09] [PA109] a long statement is read piece by piece, each movement once', async () => {
  await using life = await PlayerLife.open(world)
  askAs(life.player)
  await life.deposit('500')
  for (let round = 0; round < 140; round += 1) await life.play(kroner(1), kroner(1))
  const { numbers } = await begin('2026-11-01', '2030-01-01')
  expect(numbers.above).toBe(0)
  const whole = await linesOf(numbers)
  expect(whole).toHaveLength(numbers.upTo)
  const parts: StatementLine[] = []
  for (let above = 0; above < numbers.upTo; above += 33)
    parts.push(...(await linesOf({ above, upTo: Math.min(above + 33, numbers.upTo) })))
  expect(parts).toEqual(whole)
  longReads.notePlay()
  const few = await readOn(numbers)
  expect(few.flat()).toEqual(whole)
  expect(few.map((part) => part.at(-1)?.number)).toEqual([128, numbers.upTo])
  await life.play(kroner(2), kroner(0))
  expect((await readOn(numbers)).flat()).toEqual(whole)
})

test('[SEC-67] so many statements are made an hour, each with its line in the audit', async () => {
  const player = await world.player(kroner(100))
  askAs(player)
  await sql`UPDATE players_player SET created_at = '2026-11-21T12:00:00Z'
    WHERE player_id = ${player}`.execute(world.db)
  const refusal = (name: string) => ({ ok: false, refusal: name })
  expect(await begin('2026-12-01', '2026-12-01')).toEqual(refusal('ends-before-it-begins'))
  expect(await begin('2026-10-01', '2026-11-21')).toMatchObject(refusal('before-account'))
  for (let time = 0; time < 6; time += 1)
    expect(await begin('2026-11-01', '2026-12-01')).toMatchObject({ ok: true })
  expect(await begin('2026-11-01', '2026-12-01')).toEqual(refusal('too-many-statements'))
  const lines = await world.db
    .selectFrom('audit_line')
    .select(['actor', 'details'])
    .where('action', '=', 'statement-made')
    .where('player_id', '=', player)
    .execute()
  const details = { from: '2026-11-01', until: '2026-12-01' }
  expect(lines).toEqual(Array(6).fill({ actor: 'player', details }))
})

test('[LED-09] another’s movements are in no statement, and without a session there is none', async () => {
  await using other = await PlayerLife.open(world)
  await other.deposit('300')
  askAs(await world.player())
  expect(await linesOf({ above: 0, upTo: 100 })).toEqual([])
  for (const numbers of [
    { above: -1, upTo: 5 },
    { above: 0, upTo: 1e300 },
    { above: 'x', upTo: 1 },
  ])
    expect((await ask(readStatement, numbers)).statusCode).toBe(400)
  calls.asking = undefined
  const expired = { ok: false, refusal: 'session-expired' }
  expect(await begin('2026-11-01', '2026-12-01')).toEqual(expired)
  expect((await ask(readStatement, { above: 0, upTo: 5 })).json()).toEqual(expired)
})
