import { createHash } from 'node:crypto'
import { type LimitKind, type LimitPeriod, limitLookBackMs } from '@nordlys/contracts'
import {
  after,
  dayMs,
  hourMs,
  kroner,
  minuteMs,
  type Ore,
  type PlayerId,
  playerId,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect, type Db } from '../db/index.ts'
import { inputHash } from '../ledger/base/input-hash.ts'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import {
  beginPlay,
  bet,
  nameSupplier,
  openAccounts,
  postTransfer,
  prepareMonths,
} from '../ledger/index.ts'
import { defaultPlayerRules, type PlayersContext } from '../players/index.ts'
import { defaultThrottleRules } from '../throttle/index.ts'
import {
  cancelLimitChange,
  changeLimit,
  countDeposit,
  type LimitsContext,
  lockLimits,
  releaseDeposit,
  reserveDeposit,
  setFirstDepositLimit,
  startPause,
} from './index.ts'

const periods = ['day', 'week', 'month'] as const
const copy = fc.nat(1)
const period = fc.constantFrom(...periods)
const kind = fc.constantFrom<LimitKind>('deposit', 'loss', 'stake', 'time')

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('stake' as const),
      copy,
      kroner: fc.constantFrom(10, 40, 90),
      win: fc.constantFrom(0, 0, 30),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('deposit' as const),
      copy,
      kroner: fc.constantFrom(100, 300, 700),
      ends: fc.constantFrom('booked', 'booked', 'open', 'given-up'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('bet' as const),
      copy,
      kroner: fc.constantFrom(10, 40, 90),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('change' as const),
      copy,
      kind,
      period,
      // Kroner, and of time minutes.
      to: fc.constantFrom('none', '0', '50', '100', '300', '1000'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('take-back' as const), copy, kind, period }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pause' as const), copy }) },
)
const waitsMs = [minuteMs, 20 * hourMs, dayMs - 1, 1, dayMs, 6 * dayMs]

/** What happens to one player: at each moment several things at once, on two copies of the program. */
export const limitSchedule = fc.array(
  fc.record({
    waitMs: fc.constantFrom(...waitsMs),
    acts: fc.array(act, { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 2, maxLength: 7 },
)
type Moment = typeof limitSchedule extends fc.Arbitrary<(infer M)[]> ? M : never
type Act = Moment['acts'][number]

/** The platform's limits and ledger twice over on one database, and players who have just registered. */
export class TestSchedules implements AsyncDisposable {
  readonly ledger: TestLedger
  readonly #copies: readonly (LimitsContext & Pick<PlayersContext, 'throttle'>)[]
  readonly #supplier: number
  readonly #start: Date
  #nextPlayer = 1

  private constructor(ledger: TestLedger, databaseUrl: string, supplier: number) {
    this.ledger = ledger
    this.#supplier = supplier
    this.#start = ledger.clock.now()
    this.#copies = [ledger.db, connect(databaseUrl, 4)].map((db) => ({
      db,
      clock: ledger.clock,
      enqueue: async () => undefined,
      rules: defaultPlayerRules,
      throttle: {
        db,
        rules: defaultThrottleRules,
        mark: (act, name) => createHash('sha256').update(`${act} ${name}`).digest(),
      },
    }))
  }

  static async open(databaseUrl: string): Promise<TestSchedules> {
    const ledger = await TestLedger.open(databaseUrl, 2)
    // A schedule lasts six weeks at the most.
    await prepareMonths(ledger.db, after(ledger.clock.now(), 42 * dayMs))
    const supplier = await nameSupplier(ledger.db, 'schedules')
    return new TestSchedules(ledger, databaseUrl, supplier)
  }

  /** Lives one schedule, and holds everything that was let in against the limits as they were. */
  async live(schedule: readonly Moment[]): Promise<void> {
    const { clock } = this.ledger
    clock.advance({ ms: this.#start.getTime() - clock.now().getTime() })
    const player = await this.#newPlayer()
    for (const { waitMs, acts } of schedule) {
      clock.advance({ ms: waitMs })
      await this.#beginPlay(player)
      await Promise.all(acts.map((each) => this.#do(player, each)))
    }
    await expectWithinLimits(this.ledger.db, player.id)
    await expectNothingInPauses(this.ledger.db, player.id)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#copies[1]?.db.destroy()
    await this.ledger[Symbol.asyncDispose]()
  }

  async #do(player: Player, asked: Act): Promise<unknown> {
    const context = this.#copies[asked.copy]
    if (!context) throw new Error(`no copy ${asked.copy}`)
    const own = { playerId: player.id, sessionId: '' }
    const idempotencyKey = crypto.randomUUID()
    switch (asked.does) {
      case 'stake': {
        const [stake, win] = [Number(kroner(asked.kroner)), Number(kroner(asked.win))]
        return this.ledger.settle(this.ledger.round(player, stake, win), asked.copy)
      }
      case 'deposit':
        return this.#deposit(context, player.id, asked)
      case 'bet':
        return this.#bet(context.db, player, kroner(asked.kroner))
      case 'change': {
        const to = asked.to === 'none' ? ({ none: true } as const) : { amount: asked.to }
        const { kind, period } = asked
        return changeLimit(context, own, { kind, period, to, idempotencyKey })
      }
      case 'take-back':
        return cancelLimitChange(context, own, { ...asked, idempotencyKey })
      case 'pause':
        return startPause(context, own, { kind: '24-hours', idempotencyKey })
    }
  }

  /** A deposit that is let in and on its way, and then booked, given up, or neither. */
  async #deposit(
    { db, clock }: LimitsContext,
    player: PlayerId,
    asked: { kroner: number; ends: 'booked' | 'open' | 'given-up' },
  ): Promise<void> {
    const { reference, ...held } = this.ledger.transfer(
      'deposit-held',
      player,
      kroner(asked.kroner),
    )
    const use = { playerId: player, reference, amountOre: held.amountOre, at: clock.now() }
    const isHeld = await db.transaction().execute(async (tx) => {
      await lockLimits(tx, player)
      if (!(await reserveDeposit(tx, use)).ok) return false
      const posted = await postTransfer(tx, { ...held, reference })
      if (!posted.ok) await releaseDeposit(tx, reference)
      return posted.ok
    })
    if (!isHeld || asked.ends === 'open') return
    await db
      .transaction()
      .execute((tx) =>
        asked.ends === 'booked' ? countDeposit(tx, use) : releaseDeposit(tx, reference),
      )
  }

  /** A bet in a supplier's round of its own, which wins nothing. */
  #bet(db: Db, { id, playSession }: Player, stakeOre: Ore) {
    const { definition, clock } = this.ledger
    const key = this.ledger.key()
    const message = { supplier: this.#supplier, tx: key, input: inputHash([key]), key }
    const stake = { round: key, playerId: id, playSession, definition, stakeOre, at: clock.now() }
    return bet(db, { ...message, ...stake })
  }

  /** Somebody who has 100.000 kr. to play with, and may deposit 1.000 kr. a day. */
  async #newPlayer(): Promise<Player> {
    const count = this.#nextPlayer++
    const { db, clock } = this.ledger
    const at = clock.now()
    const id = await insertPlayer(db, count, at)
    await db.transaction().execute(async (tx) => {
      await openAccounts(tx, id)
      await postTransfer(tx, this.ledger.transfer('deposit', id, kroner(100_000)))
      await setFirstDepositLimit(tx, { playerId: id, period: 'day', amountOre: kroner(1_000), at })
    })
    return { id, playSession: timeKey(clock, systemRandom) }
  }

  async #beginPlay({ id, playSession }: Player): Promise<void> {
    const at = this.ledger.clock.now()
    const until = new Date(at.getTime() + 12 * hourMs)
    await this.ledger.db
      .transaction()
      .execute((tx) => beginPlay(tx, { playerId: id, playSession, until, at }))
  }
}

interface Player {
  id: PlayerId
  playSession: string
}

async function insertPlayer(db: Db, count: number, at: Date): Promise<PlayerId> {
  const mark = Buffer.alloc(32)
  mark.writeUInt32BE(count)
  const email = `schedule-${count}@example.dk`
  const { player_id: id } = await db
    .insertInto('players_player')
    .values({
      first_name: 'Anna',
      last_name: 'Nielsen',
      email,
      email_normalised: email,
      mobile: '+4520304050',
      birth_date: '1990-01-01',
      cpr_sealed: 'sealed.test',
      cpr_lookup: mark,
      mitid_sub: `schedule-${count}`,
      mitid_uuid: null,
      offer: 'none',
      created_at: at,
    })
    .returning('player_id')
    .executeTakeFirstOrThrow()
  const session = { logged_in_at: at, acted_at: at, rofus: 'clear', rofus_asked_at: at } as const
  await db
    .insertInto('players_session')
    .values({ handle: `schedule-${count}`, secret_hash: mark, player_id: id, ...session })
    .execute()
  return playerId(id)
}

interface LimitRow {
  kind: LimitKind
  period: LimitPeriod
  amount: bigint | null
  requested: bigint
  effective: bigint
}

/**
 * What a limit was in a moment: before anything that was asked for in that moment, and after all of it.
 * Null: there was none.
 */
function limitAt(rows: readonly LimitRow[], at: bigint) {
  const inForce = rows.filter(({ effective }) => effective <= at)
  const before = inForce.findLast(({ requested }) => requested < at)?.amount ?? null
  return { before, last: inForce.at(-1)?.amount ?? null }
}

/** Whether an amount fits at some place in the moment. */
function fits(amount: bigint, { before, last }: ReturnType<typeof limitAt>): boolean {
  return before === null || last === null || amount <= before || amount <= last
}

interface DepositRow {
  amount: bigint
  isOpen: boolean
  at: bigint
}

const isStake = sql.raw('kind IN (1 /* round */, 15 /* bet */)')

/** Everything that was let in, against what was asked for: by the rows alone, not by the product’s code. */
async function expectWithinLimits(db: Db, player: PlayerId): Promise<void> {
  const ms = (column: string) => sql.raw(`round(extract(epoch FROM ${column}) * 1000)::bigint`)
  const { rows: limits } = await sql<LimitRow>`SELECT kind, period, amount_ore AS amount,
      ${ms('requested_at')} AS requested, ${ms('effective_at')} AS effective
    FROM limits_limit WHERE player_id = ${player} AND canceled_at IS NULL
    ORDER BY effective_at, limit_id`.execute(db)
  const { rows: uses } = await sql<DepositRow>`SELECT amount_ore AS amount,
      state = 'open' AS "isOpen", ${ms('at')} AS at FROM limits_deposit_use
    WHERE player_id = ${player} AND state <> 'released' ORDER BY at`.execute(db)
  const { rows: rounds } = await sql<{ stake: bigint; win: bigint; at: bigint }>`
    SELECT stake, coalesce(win, 0) AS win, ${ms('at')} AS at FROM ledger_journal
    WHERE player = ${player} AND ${isStake} AND refusal IS NULL ORDER BY seq`.execute(db)
  for (const period of periods) {
    const of = (kind: LimitKind) =>
      limits.filter((row) => row.kind === kind && row.period === period)
    const lasts = BigInt(limitLookBackMs[period])
    for (const { at } of uses) {
      // One is booked in the moment it is let in, if ever: an open one counts however old it is.
      const counted = uses.filter((use) => use.at <= at && (use.isOpen || use.at > at - lasts))
      const used = counted.reduce((total, { amount }) => total + amount, 0n)
      const isIn = fits(used, limitAt(of('deposit'), at))
      expect(isIn, `${used} øre of deposits in a ${period} at ${at}`).toBe(true)
    }
    expectPlayWithin(rounds, of('loss'), lasts, (round) => round.stake - round.win)
    expectPlayWithin(rounds, of('stake'), lasts, (round) => round.stake)
  }
}

/** No stake and no deposit lies inside a pause as it is shown: at its edges their order decides. */
async function expectNothingInPauses(db: Db, player: PlayerId): Promise<void> {
  const { rows } = await sql`SELECT a.what, a.at, p.starts_at, p.ends_at FROM (
      SELECT 'stake' AS what, at FROM ledger_journal
        WHERE player = ${player} AND ${isStake} AND refusal IS NULL
      UNION ALL SELECT 'deposit', at FROM limits_deposit_use
        WHERE player_id = ${player} AND state <> 'released') a
    JOIN limits_pause p ON p.player_id = ${player} AND a.at > p.starts_at AND a.at < p.ends_at`.execute(
    db,
  )
  expect(rows, 'let in inside a pause').toEqual([])
}

/** A period that may run: which rounds of the moment that first set its limit it counts is not known. */
interface Period {
  until: bigint
  used: bigint
}

function expectPlayWithin(
  rounds: readonly { stake: bigint; win: bigint; at: bigint }[],
  rows: readonly LimitRow[],
  lasts: bigint,
  uses: (round: { stake: bigint; win: bigint }) => bigint,
): void {
  const none: Period = { until: -1n, used: 0n }
  let periods: Period[] = [none]
  for (const round of rounds) {
    const { at, stake } = round
    const limit = limitAt(rows, at)
    const counted = periods
      .map((each) => (each.until <= at ? { until: at + lasts, used: 0n } : each))
      .filter(({ used }) => fits(used + stake, limit))
      .map(({ until, used }) => ({ until, used: used + uses(round) }))
    // Without a limit nothing counts, and one that is set anew has forgotten.
    if (limit.before === null) periods = limit.last === null ? [none] : [none, ...counted]
    else periods = counted
    expect(periods.length, `a stake of ${stake} øre at ${at}`).toBeGreaterThan(0)
  }
}
