import { after, dayMs } from '@nordlys/core'
import {
  countFacts,
  type HarmEvent,
  judgeHarm,
  type Observed,
} from '../../apps/platform/src/markers/index.ts'
import type { Course } from './courses.ts'
import { type MadeUpPlayer, makeUp } from './population.ts'

/** The levels that are measured. */
export const levels = [1, 2, 3] as const
type MeasuredLevel = (typeof levels)[number]

/** When a player first stood at each level or above; absent for never. */
type FirstAt = Partial<Record<MeasuredLevel, Date>>

/** Looks at a player after every sitting and every event, as the product does. */
function firstLevels({ observed, endsOfSittings }: MadeUpPlayer, from: Date): FirstAt {
  const looks = [...endsOfSittings, ...observed.events.map(({ at }) => at)]
    .filter((at) => at >= from)
    .sort((a, b) => a.getTime() - b.getTime())
  const first: FirstAt = {}
  for (const at of looks) {
    const { level } = judgeHarm(countFacts(lately(observed, at), at))
    for (const each of levels) if (level >= each) first[each] ??= at
    if (first[3]) break
  }
  return first
}

/** What the database would give: five weeks and a day. */
function lately({ ageYears, slices, events }: Observed, at: Date): Observed {
  const from = after(at, -36 * dayMs)
  const isLate = (each: { at: Date }) => each.at > from && each.at <= at
  return { ageYears, slices: slices.filter(isLate), events: events.filter(isLate) as HarmEvent[] }
}

/** Makes so many players of a seed and judges them all. */
export function measurePopulation(seed: number, players: number) {
  const measured = new Map<Course, { players: number; reached: Record<MeasuredLevel, number> }>()
  const counts = new Map(levels.map((level) => [level, { falsely: 0, leads: [] as number[] }]))
  let harmed = 0
  for (let number = 0; number < players; number++) {
    const player = makeUp(seed, number)
    const { course, harm } = player
    const own = measured.get(course) ?? { players: 0, reached: { 1: 0, 2: 0, 3: 0 } }
    measured.set(course, own)
    own.players += 1
    if (harm) harmed += 1
    const before = harm && firstLevels(player, new Date(0))
    const first = firstLevels(player, harm?.beginsAt ?? new Date(0))
    for (const level of levels) {
      const count = counts.get(level)
      const early = before?.[level]
      if (harm && early && early < harm.beginsAt && count) count.falsely += 1
      const at = first[level]
      if (!at || !count) continue
      own.reached[level] += 1
      if (harm) count.leads.push((harm.worstAt.getTime() - at.getTime()) / dayMs)
      else count.falsely += 1
    }
  }
  const levelOf = (level: MeasuredLevel) => summary(counts.get(level), harmed)
  const byLevel = { 1: levelOf(1), 2: levelOf(2), 3: levelOf(3) }
  return { players, harmed, byLevel, byCourse: measured }
}

function summary(count: { falsely: number; leads: number[] } | undefined, harmed: number) {
  const { falsely, leads } = count ?? { falsely: 0, leads: [] }
  const sorted = leads.toSorted((a, b) => a - b)
  const quarter = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return {
    /** Of the harmed, found from the beginning of their course on. */
    found: sorted.length,
    /** Unharmed, or not yet. */
    falsely,
    precision: sorted.length / (sorted.length + falsely),
    recall: sorted.length / harmed,
    /** Days from being found to the worst of the course, of those found: quarters and middle. */
    leadDays: { low: quarter(0.25), middle: quarter(0.5), high: quarter(0.75) },
  }
}
