import {
  after,
  dayMs,
  dayOf,
  hourMs,
  kroner,
  midnight,
  minuteMs,
  type Ore,
  required,
  zeroOre,
} from '@nordlys/core'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  closeDays,
  type Edge,
  type Figures,
  prepareMonths,
  readFigures,
  sweepDue,
} from '../../ledger/index.ts'
import { PlayerLife } from '../base/test-life.ts'
import type { TestPayments } from '../base/test-payments.ts'
import { cancelWithdrawal } from '../payout/withdrawal-states.ts'

interface Entry {
  kind: string
  leg: string
  ore: bigint
  at: Date
}

/** Every entry of a player's, and the stakes of our own rounds, from the journal itself. */
async function entriesOf(life: PlayerLife): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    SELECT t.kind, split_part(e.entry_id, ':', 2) AS leg, e.amount_ore AS ore, t.created_at AS at
    FROM audit_txns t JOIN audit_entries e USING (txn_id) WHERE t.player_id = ${life.player}
    UNION ALL
    SELECT 'stake', 'stake', stake, at FROM ledger_journal
    WHERE player = ${life.player} AND kind = 1 AND refusal IS NULL`.execute(life.world.db)
  return rows
}

/** A player's sums before a moment, added up entry by entry. */
function booksBefore(entries: readonly Entry[], at: Date) {
  const rows = entries.filter((entry) => entry.at < at)
  const of = (leg: string, ...kinds: readonly string[]) =>
    rows
      .filter((row) => row.leg === leg && (kinds.length === 0 || kinds.includes(row.kind)))
      .reduce((total, row) => total + row.ore, 0n)
  const own = (...kinds: readonly string[]) =>
    of('cash', ...kinds) + of('bonus', ...kinds) + of('debt', ...kinds)
  const inRounds = of('stake')
  const back = ['bet', 'bet-rolled-back']
  const paid = ['win', 'win-rolled-back', 'round-ended', 'round-paid']
  return {
    cashOre: of('cash'),
    bonusOre: of('bonus'),
    reservedOre: of('reserved'),
    openStakesOre: of('staked'),
    debtOre: of('debt'),
    depositedOre: -of('payment-provider', 'deposit'),
    takenBackOre: of('payment-provider', 'deposit-reversed'),
    withdrawnOre:
      of('reserved', 'withdrawal-reserved', 'withdrawal-released') +
      of('bank', 'withdrawal-returned'),
    stakedOre: inRounds - own(...back) - of('bonus-cost', ...back),
    wonOre: inRounds + own('round') + own(...paid) + of('bonus-cost', ...paid),
    jackpotsOre: -of('jackpot', 'jackpot-won') - of('house', 'jackpot-won'),
    grantedOre: -of('bonus-cost', 'bonus-granted'),
    forfeitedOre: of('bonus-cost') - of('bonus-cost', 'bonus-granted') - of('bonus-cost', 'round'),
  }
}

type Books = ReturnType<typeof booksBefore>

/** So few that days of these lives have parts. */
const movementsOfPart = 2

const standings = ['cashOre', 'bonusOre', 'reservedOre', 'openStakesOre', 'debtOre'] as const

function expectFigures(figures: Figures, [from, to]: readonly Books[]): void {
  if (!from || !to) throw new Error('a period has two ends')
  const { opening, closing, resultOre, numbers: _, ...moved } = figures
  for (const name of standings) {
    expect({ [name]: opening[name] }).toEqual({ [name]: from[name] })
    expect({ [name]: closing[name] }).toEqual({ [name]: to[name] })
  }
  for (const [name, amount] of Object.entries(moved)) {
    const key = name as keyof typeof moved
    expect({ [name]: amount }).toEqual({ [name]: to[key] - from[key] })
  }
  const openOre = to.openStakesOre - from.openStakesOre
  expect(resultOre).toBe(moved.wonOre + moved.jackpotsOre - moved.stakedOre + openOre)
}

const pausesMs = [0, 2 * minuteMs, hourMs, 5 * hourMs, 31 * hourMs] as const

/** One thing that happens in a life, and how long it is to the next. */
const someStep = fc.record({
  act: fc.nat(),
  stake: fc.integer({ min: 1, max: 20 }).map((kr) => kroner(kr)),
  pays: fc.nat(40).map((kr) => kroner(kr)),
  pick: fc.nat(),
  pauseMs: fc.constantFrom(...pausesMs),
  isLookedAt: fc.boolean(),
  closesDays: fc.boolean(),
})
type Step = typeof someStep extends fc.Arbitrary<infer Value> ? Value : never

/** A life over days, in which days are closed now and then. */
class RandomLife {
  readonly life: PlayerLife
  readonly #withdrawals: string[] = []
  readonly #bets: { round: string; tx: string }[] = []
  readonly #wins: string[] = []
  #count = 0

  constructor(life: PlayerLife) {
    this.life = life
  }

  /** The moments at which it is looked at. */
  async live(steps: readonly Step[]): Promise<Date[]> {
    const { world } = this.life
    const moments = [world.clock.now()]
    await this.life.deposit('2000')
    for (const step of steps) {
      await this.#take(step).catch(refused)
      world.clock.advance({ ms: step.pauseMs })
      if (step.isLookedAt) moments.push(world.clock.now())
      if (step.closesDays) await closeDays(world.db, world.clock.now(), movementsOfPart)
    }
    return moments
  }

  async #take({ act, stake, pays, pick }: Step): Promise<unknown> {
    const { life } = this
    const { world } = life
    this.#count += 1
    const name = `${life.player}-${this.#count}`
    const one = <T>(of: T[]) => of.splice(pick % Math.max(1, of.length), 1)
    const acts: (() => Promise<unknown>)[] = [
      () => life.play(stake, pays),
      () => life.play(stake, zeroOre),
      () => life.hand(stake, pays),
      () => life.hand(stake),
      () => this.#bet(name, stake, pick),
      () => this.#bet(name, stake, pick),
      () => this.#win(name, pays),
      () => Promise.all(one(this.#bets).map(({ round }) => life.end(round))),
      () => Promise.all(one(this.#bets).map(({ tx }) => life.rollback(tx))),
      () => Promise.all(one(this.#wins).map((tx) => life.rollback(tx))),
      () => life.jackpot(stake),
      () => life.bonus(kroner(50), kroner(pick % 2 === 0 ? 20 : 500)),
      () => sweepDue(world.db, world.clock.now()),
      () => life.deposit('150'),
      async () => life.chargeBack(await life.deposit('300')),
      async () => this.#withdrawals.push(await life.withdraw('100')),
      () => Promise.all(one(this.#withdrawals).map((id) => this.#cancel(id))),
      async () => life.nemkonto(await life.withdraw('120'), pick % 2 === 0 ? 'sent' : 'settled'),
      async () => life.nemkonto(await life.withdraw('130'), 'returned'),
    ]
    return required(acts[act % acts.length], 'something that happens')()
  }

  /** In a round of its own, or as a further stake of one that is open. */
  async #bet(name: string, stake: Ore, pick: number): Promise<void> {
    const rounds = [name, ...this.#bets.map(({ round }) => round)]
    const round = required(rounds[pick % rounds.length], 'a round')
    await this.life.bet(round, `bet-${name}`, stake)
    this.#bets.push({ round, tx: `bet-${name}` })
  }

  async #win(name: string, pays: Ore): Promise<void> {
    for (const { round } of this.#bets.slice(-1)) {
      await this.life.win(round, `win-${name}`, pays)
      this.#wins.push(`win-${name}`)
    }
  }

  #cancel(withdrawalId: string) {
    return cancelWithdrawal(this.life.world.context, { playerId: this.life.player, withdrawalId })
  }
}

/** A step that the rules refuse moves nothing, and the life goes on. */
function refused(error: unknown): void {
  if (!(error instanceof Error) || !error.message.includes('refused')) throw error
}

/** The figures between any two neighbours of its moments, before its days are closed and after. */
async function expectAddsUp(world: TestPayments, steps: readonly Step[]): Promise<void> {
  await prepareMonths(world.db, world.clock.now())
  await using life = await PlayerLife.open(world)
  const drawn = await new RandomLife(life).live(steps)
  const first = dayOf(required(drawn[0], 'a moment'))
  const days = Math.ceil((world.clock.now().getTime() - first) / dayMs)
  const midnights = Array.from(
    { length: days },
    (_, day) => new Date(midnight(first + day * dayMs)),
  )
  const moments = [...drawn, ...midnights].sort((a, b) => +a - +b)
  const edges: Edge[] = [...moments, 'now']
  const entries = await entriesOf(life)
  const books = [...moments, after(world.clock.now(), 1)].map((at) => booksBefore(entries, at))
  const expectAll = async () => {
    const read = await readFigures(world.db, life.player, edges)
    expect(read).toHaveLength(moments.length)
    for (const [place, figures] of read.entries())
      expectFigures(figures, books.slice(place, place + 2))
  }
  await expectAll()
  await closeDays(world.db, world.clock.now(), movementsOfPart)
  await expectAll()
}

/** So many generated lives, each of whose figures are those of the books. */
export function expectLivesToAddUp(world: TestPayments, lives: { numRuns: number; seed: number }) {
  const life = fc.array(someStep, { minLength: 12, maxLength: 28, size: 'max' })
  const property = fc.asyncProperty(life, (steps) => expectAddsUp(world, steps))
  return fc.assert(property, { ...lives, endOnFailure: true })
}
