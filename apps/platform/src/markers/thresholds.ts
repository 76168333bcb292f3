import type { MarkerName } from '@nordlys/contracts'
import { dayMs, hourMs, kroner, minuteMs } from '@nordlys/core'
import type { HarmFacts } from './harm-facts.ts'

/** How long what is counted counts: elapsed time, never a day of the calendar. */
export const windows = {
  /** Money and its refusals move within hours: more than a day would mix one evening with the next. */
  dayMs,
  /** Habits show over a week, which has one weekend wherever it begins. */
  weekMs: 7 * dayMs,
  /** The period that this week is compared with: four weeks have four weekends and one pay day. */
  beforeMs: 28 * dayMs,
}

/** The grain in which play is kept: the least that still tells a break from a pause for coffee. */
export const sliceMs = 10 * minuteMs

/** Play without two empty slices in a row is one sitting, whatever games it was of. */
export const sittingGapMs = 3 * sliceMs

/** Six times the notice's first interval: by then a player has read it three times and gone on. */
export const longSittingMs = 3 * hourMs

/** A deposit so soon after a loss is a decision of the moment. (The Danish authority's marker.) */
export const chaseMs = 10 * minuteMs
/** The least deposit: less lost is no loss that a deposit could chase. */
export const chaseLossOre = kroner(100)
/** Less than this is an account played empty: hardly one stake is left. */
export const drainedOre = kroner(10)

/** Fewer rounds than this have no mean stake worth comparing. */
export const meanOfRoundsMin = 100
/** Stakes below this grow from next to nothing, and mean nothing. */
export const meanStakeMinOre = kroner(2)

export interface Threshold {
  name: Exclude<MarkerName, 'age-18-to-24'>
  /** The counted figure, in the marker's unit. */
  figure: (facts: HarmFacts) => number
  /** From here on it is seen, and from there on it is strong. */
  clear: number
  strong: number
  /** Why these figures. All are our own choice, to be held against what staff finds. */
  reason: string
}

export const thresholds: readonly Threshold[] = [
  {
    name: 'deposits-a-day',
    figure: (facts) => facts.deposits,
    clear: 4,
    strong: 7,
    reason: 'who plans an evening deposits once or twice; the fourth time is no plan any more',
  },
  {
    name: 'declined-deposits',
    figure: (facts) => facts.declined,
    clear: 2,
    strong: 4,
    reason: 'once is a typing error or an old card; again and again is a card without money',
  },
  {
    name: 'limit-raises',
    figure: (facts) => facts.limitRaises,
    clear: 2,
    strong: 4,
    reason: 'one increase is an adjustment; two in a week are a limit that does not hold',
  },
  {
    name: 'limit-hits',
    figure: (facts) => facts.limitHits,
    clear: 3,
    strong: 6,
    reason: 'one refusal informs, and the second may be a mistake; from the third on one pushes',
  },
  {
    name: 'deposit-after-loss',
    figure: (facts) => facts.chases,
    clear: 2,
    strong: 5,
    reason: 'once happens to many; twice in a week is a way to play',
  },
  {
    name: 'canceled-withdrawals',
    figure: (facts) => facts.canceledWithdrawals,
    clear: 2,
    strong: 4,
    reason: 'one may be a changed mind; two are money that was to leave and was staked',
  },
  {
    name: 'night-play',
    figure: (facts) => facts.nightMinutes,
    clear: 240,
    strong: 600,
    reason: 'four hours in a week is more than one late evening, ten is most nights',
  },
  {
    name: 'long-sessions',
    figure: (facts) => facts.longSittings,
    clear: 2,
    strong: 4,
    reason: 'one long evening in a week is a hobby; on every second day it crowds out others',
  },
  {
    name: 'growing-stakes',
    figure: (facts) => facts.stakeRatio,
    clear: 200,
    strong: 400,
    reason: 'twice the mean of four weeks is more than the next step of a stake',
  },
  {
    name: 'loss-a-day',
    figure: (facts) => Number(facts.lossDayOre),
    clear: Number(kroner(2_000)),
    strong: Number(kroner(5_000)),
    reason: 'more than a household has over in a week, and more than it has over in a month',
  },
  {
    name: 'loss-a-session',
    figure: (facts) => Number(facts.sittingLossOre),
    clear: Number(kroner(1_500)),
    strong: Number(kroner(4_000)),
    reason: 'below the day’s, since nothing came between: no meal, no sleep, no second thought',
  },
  {
    name: 'account-drained',
    figure: (facts) => facts.drains,
    clear: 4,
    strong: 8,
    reason: 'who deposits what they mean to play drains it once an evening; more is playing on',
  },
]

/** The points that a mark adds. Strong ones weigh double: two of them equal four others. */
export const points = { clear: 1, strong: 2 } as const

/** Up to this age the same play harms more, and sooner. From 18 on, since nobody younger plays. */
export const youngUpToYears = 24
/** A factor: it adds one point to so many others, and nothing to fewer. */
export const youngFromPoints = 2

/** A level needs its points, and from so many different markers, lest one habit count as many. */
export const levelSteps = [
  { level: 3, points: 6, markers: 3 },
  { level: 2, points: 4, markers: 3 },
  { level: 1, points: 2, markers: 1 },
] as const

/** A level stays so long after it was last reached: a quiet day ends no course. */
export const levelLastsMs = 7 * dayMs
/** After a decision nobody is asked again about the same player for so long. */
export const decisionLastsMs = 7 * dayMs
