import { after, minuteMs, ore } from '@nordlys/core'
import type { HarmFacts, Observed, Slice } from './harm-facts.ts'

/** A Thursday at noon in Denmark. */
export const noon = new Date('2026-11-19T11:00:00Z')

export const hoursBefore = (at: Date, hours: number) => after(at, -hours * 60 * minuteMs)

/** Ten minutes in which nothing happened, but for what is told. */
export function slice(at: Date, told: Partial<Slice> = {}): Slice {
  const nothing = { rounds: 0, drains: 0, deposits: 0, chases: 0, isNight: false }
  return { at, ...nothing, stakedOre: ore(0), lostOre: ore(0), ...told }
}

/** Play from one moment on without a break. */
export function played(from: Date, minutes: number, told: Partial<Slice> = {}): Slice[] {
  return Array.from({ length: minutes / 10 }, (_, index) =>
    slice(after(from, index * 10 * minuteMs), {
      rounds: 60,
      stakedOre: ore(60 * 300),
      lostOre: ore(100),
      ...told,
    }),
  )
}

export function observed(told: Partial<Observed>): Observed {
  return { ageYears: 40, slices: [], events: [], ...told }
}

/** The figures of somebody who has done nothing, but for what is told. */
export function facts(told: Partial<HarmFacts> = {}): HarmFacts {
  const times = { deposits: 0, declined: 0, limitRaises: 0, limitHits: 0, chases: 0, drains: 0 }
  const play = { nightMinutes: 0, longSittings: 0, canceledWithdrawals: 0, stakeRatio: 0 }
  const money = { lossDayOre: ore(0), sittingLossOre: ore(0) }
  return { ageYears: 40, ...times, ...play, ...money, ...told }
}
