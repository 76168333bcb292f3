import {
  after,
  dayMs,
  dayOf,
  hourMs,
  midnight,
  minuteMs,
  type Ore,
  type PlayerId,
  required,
  subtract,
  sum,
} from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import '../base/tables.ts'
import { type PendingRound, readPendingRounds, wonIn } from '../base/pending-rounds.ts'

/** A player's accounts at a moment. Debt is zero or less. */
interface Standings {
  cashOre: Ore
  bonusOre: Ore
  /** Asked for as withdrawals and not sent. */
  reservedOre: Ore
  /** Stakes of rounds that have not ended. */
  openStakesOre: Ore
  debtOre: Ore
}

/** Sums of a player's movements; each counts when its money moves. */
interface Movements {
  /** By payments into the account; a debt that one paid is a part of it. */
  depositedOre: Ore
  /** Of deposits, by the payment provider or by us. */
  takenBackOre: Ore
  /** Asked for, less what was canceled or came back. */
  withdrawnOre: Ore
  /** Accepted and not given back; those of open rounds, and of gambles, too. */
  stakedOre: Ore
  /** Paid and not taken back; jackpots aside. */
  wonOre: Ore
  jackpotsOre: Ore
  grantedOre: Ore
  /** The win of a bonus that was over is both won and forfeited. */
  forfeitedOre: Ore
}

/** A period of a player's: any two that meet add up to the period of both. */
export interface Figures extends Movements {
  /** Wins and jackpots less stakes; a stake that is still open has lost nothing. */
  resultOre: Ore
  opening: Standings
  closing: Standings
  /** The numbers of the movements in it: above the one and up to the other. */
  numbers: { above: bigint; upTo: bigint }
}

/** An end of a period; `now` has all that is booked. */
export type Edge = Date | 'now'

type Sums = Movements & Standings & { seq: bigint }

interface SumsRow {
  seq: bigint
  cash: bigint
  bonus: bigint
  reserved: bigint
  open_stakes: bigint
  debt: bigint
  deposited: bigint
  taken_back: bigint
  withdrawn: bigint
  staked: bigint
  won: bigint
  jackpots: bigint
  granted: bigint
  forfeited: bigint
}

/** Copies' clocks differ by seconds: a movement further out of its order is in the neighbouring period. */
const disorder = sql.lit(`${5 * minuteMs} milliseconds`)

/**
 * The figures of the periods between moments that rise: one fewer than there are moments, from one
 * snapshot. Days that are closed cost the same however much was played in them.
 */
export async function readFigures(
  db: Db | Tx,
  playerId: PlayerId,
  edges: readonly Edge[],
): Promise<Figures[]> {
  const moments = edges.map((edge) => (edge === 'now' ? 'infinity' : edge.toISOString()))
  const { rows } = await sql<SumsRow>`
    SELECT * FROM ledger_sums_at(${playerId}, ${moments}::timestamptz[], ${disorder}::interval)
      WITH ORDINALITY AS sums ORDER BY ordinality`.execute(db)
  const sums = rows.map(sumsOf)
  return sums
    .slice(1)
    .map((end, place) => between(required(sums[place], 'the sums before a period'), end))
}

/** As `readFigures`, as their player sees them at a moment: without wins that are not shown yet. [LV20] */
export async function readShownFigures(
  db: Db | Tx,
  playerId: PlayerId,
  edges: readonly Edge[],
  at: Date,
): Promise<Figures[]> {
  const figures = await readFigures(db, playerId, edges)
  const pending = await readPendingRounds(db, { playerId, at })
  return figures.map((each) => withoutPending(each, pending))
}

/** A period's figures without the wins of pending rounds. Their stakes are in them. */
export function withoutPending(figures: Figures, pending: readonly PendingRound[]): Figures {
  if (pending.length === 0) return figures
  const { above, upTo } = figures.numbers
  const [before, until] = [above, upTo].map((bound) =>
    wonIn(pending.filter(({ seq }) => seq <= bound)),
  ) as [Ore, Ore]
  const within = subtract(until, before)
  return {
    ...figures,
    wonOre: subtract(figures.wonOre, within),
    resultOre: subtract(figures.resultOre, within),
    opening: { ...figures.opening, cashOre: subtract(figures.opening.cashOre, before) },
    closing: { ...figures.closing, cashOre: subtract(figures.closing.cashOre, until) },
  }
}

function sumsOf(row: SumsRow): Sums {
  return {
    seq: row.seq,
    cashOre: row.cash as Ore,
    bonusOre: row.bonus as Ore,
    reservedOre: row.reserved as Ore,
    openStakesOre: row.open_stakes as Ore,
    debtOre: row.debt as Ore,
    depositedOre: row.deposited as Ore,
    takenBackOre: row.taken_back as Ore,
    withdrawnOre: row.withdrawn as Ore,
    stakedOre: row.staked as Ore,
    wonOre: row.won as Ore,
    jackpotsOre: row.jackpots as Ore,
    grantedOre: row.granted as Ore,
    forfeitedOre: row.forfeited as Ore,
  }
}

/** The period of neighbouring periods, the first of them first. */
export function joined(periods: readonly Figures[]): Figures {
  const first = required(periods[0], 'the first of some periods')
  const last = required(periods.at(-1), 'the last of some periods')
  const of = (name: keyof Movements | 'resultOre') => sum(...periods.map((each) => each[name]))
  return {
    depositedOre: of('depositedOre'),
    takenBackOre: of('takenBackOre'),
    withdrawnOre: of('withdrawnOre'),
    stakedOre: of('stakedOre'),
    wonOre: of('wonOre'),
    jackpotsOre: of('jackpotsOre'),
    grantedOre: of('grantedOre'),
    forfeitedOre: of('forfeitedOre'),
    resultOre: of('resultOre'),
    opening: first.opening,
    closing: last.closing,
    numbers: { above: first.numbers.above, upTo: last.numbers.upTo },
  }
}

function between(opening: Sums, closing: Sums): Figures {
  const of = (name: keyof Movements) => subtract(closing[name], opening[name])
  const [stakedOre, wonOre, jackpotsOre] = [of('stakedOre'), of('wonOre'), of('jackpotsOre')]
  const newlyOpenOre = subtract(closing.openStakesOre, opening.openStakesOre)
  return {
    depositedOre: of('depositedOre'),
    takenBackOre: of('takenBackOre'),
    withdrawnOre: of('withdrawnOre'),
    stakedOre,
    wonOre,
    jackpotsOre,
    grantedOre: of('grantedOre'),
    forfeitedOre: of('forfeitedOre'),
    resultOre: subtract(sum(wonOre, jackpotsOre, newlyOpenOre), stakedOre),
    opening: standingsOf(opening),
    closing: standingsOf(closing),
    numbers: { above: opening.seq, upTo: closing.seq },
  }
}

function standingsOf({ cashOre, bonusOre, reservedOre, openStakesOre, debtOre }: Sums): Standings {
  return { cashOre, bonusOre, reservedOre, openStakesOre, debtOre }
}

/** A day is closed so long after its end: what is booked later bears a time of the next day. */
const closedAfterMs = 2 * hourMs
const playersAtOnce = 100
/** A moment within a day is found by walking no more movements than a part of the day has. */
const movementsOfPart = 16
/** One tick closes no more of them, where many days are open at once. */
const daysAtOnce = 31

/**
 * Keeps players' running sums at the end of each Danish day that is over, and of its parts, the oldest
 * first. Harmless to repeat, and by several copies at once. A job ticks it.
 */
export async function closeDays(db: Db, at: Date, ofPart = movementsOfPart): Promise<void> {
  for (let day = 0; day < daysAtOnce; day += 1) {
    const begins = await findOpenDay(db)
    if (!begins) return
    const ends = new Date(midnight(dayOf(begins) + dayMs))
    if (after(ends, closedAfterMs) > at) return
    await closeDay(db, { begins, ends, ofPart })
  }
}

/** When the oldest day that is not closed began; undefined while nothing was ever booked. */
async function findOpenDay(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date | number; first: Date | null }>`
    SELECT until, CASE WHEN until = '-infinity' THEN (
      SELECT at FROM ledger_journal ORDER BY key LIMIT 1) END AS first
    FROM ledger_days_closed`.execute(db)
  const { until, first } = required(rows[0], 'up to when days are closed')
  if (until instanceof Date) return until
  return first ? new Date(midnight(dayOf(first))) : undefined
}

interface Day {
  begins: Date
  ends: Date
  /** How many movements a part of it has. */
  ofPart: number
}

async function closeDay(db: Db, { begins, ends, ofPart }: Day): Promise<void> {
  for (let last: number | null = 0; last !== null; ) {
    const { rows } = await sql<{ last: number | null }>`
      SELECT ledger_close_day(${begins}, ${ends}, ${last}, ${playersAtOnce}, ${ofPart}) AS last`.execute(
      db,
    )
    last = required(rows[0], 'the answer of ledger_close_day').last
  }
}
