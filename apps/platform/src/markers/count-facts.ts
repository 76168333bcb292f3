import { after, greater, minuteMs, type Ore, subtract, sum, zeroOre } from '@nordlys/core'
import type { HarmEventKind, HarmFacts, Observed, Slice } from './harm-facts.ts'
import {
  longSittingMs,
  meanOfRoundsMin,
  meanStakeMinOre,
  sittingGapMs,
  sliceMs,
  windows,
} from './thresholds.ts'

/** Counts by elapsed time up to `at`. A slice that a window's edge cuts counts as a whole. */
export function countFacts({ ageYears, slices, events }: Observed, at: Date): HarmFacts {
  const day = slicesSince(slices, after(at, -windows.dayMs), at)
  const weekFrom = after(at, -windows.weekMs)
  const week = slicesSince(slices, weekFrom, at)
  const sittings = sittingsOf(slicesSince(slices, new Date(0), at)).filter(
    (each) => each.endMs > weekFrom.getTime(),
  )
  const times = (kind: HarmEventKind, lastsMs: number) =>
    events.filter((each) => each.kind === kind && each.at > after(at, -lastsMs) && each.at <= at)
      .length
  return {
    ageYears,
    deposits: total(day, 'deposits'),
    declined: times('declined-deposit', windows.dayMs),
    lossDayOre: greater(zeroOre, lossOf(day)),
    limitRaises: times('limit-raise', windows.weekMs),
    limitHits: times('limit-hit', windows.weekMs),
    chases: total(week, 'chases'),
    canceledWithdrawals: times('canceled-withdrawal', windows.weekMs),
    drains: total(week, 'drains'),
    nightMinutes: (week.filter(isPlayedByNight).length * sliceMs) / minuteMs,
    longSittings: sittings.filter((each) => each.endMs - each.startMs >= longSittingMs).length,
    sittingLossOre: sittings.reduce((most, { lostOre }) => greater(most, lostOre), zeroOre),
    stakeRatio: stakeRatio(week, slicesBefore(slices, weekFrom)),
  }
}

/** The slices that end after one moment and begin by another. */
function slicesSince(slices: readonly Slice[], from: Date, at: Date): Slice[] {
  const endsAfter = from.getTime() - sliceMs
  return slices.filter((each) => each.at.getTime() > endsAfter && each.at <= at)
}

/** The weeks before the last one: what ends by its beginning. */
function slicesBefore(slices: readonly Slice[], weekFrom: Date): Slice[] {
  const from = weekFrom.getTime() - windows.beforeMs
  return slices.filter(
    ({ at }) => at.getTime() > from && at.getTime() + sliceMs <= weekFrom.getTime(),
  )
}

function isPlayedByNight({ isNight, rounds }: Slice): boolean {
  return isNight && rounds > 0
}

function total(
  slices: readonly Slice[],
  what: 'deposits' | 'chases' | 'drains' | 'rounds',
): number {
  return slices.reduce((count, slice) => count + slice[what], 0)
}

function lossOf(slices: readonly Slice[]): Ore {
  return sum(...slices.map(({ lostOre }) => lostOre))
}

interface Sitting {
  startMs: number
  endMs: number
  lostOre: Ore
}

/** Play without a break, whatever games it was of. */
function sittingsOf(slices: readonly Slice[]): Sitting[] {
  const sittings: Sitting[] = []
  for (const { at, rounds, lostOre } of slices) {
    if (rounds === 0) continue
    const startMs = at.getTime()
    const endMs = startMs + sliceMs
    const last = sittings.at(-1)
    if (last && startMs - (last.endMs - sliceMs) < sittingGapMs) {
      last.endMs = endMs
      last.lostOre = sum(last.lostOre, lostOre)
    } else sittings.push({ startMs, endMs, lostOre })
  }
  return sittings
}

function stakeRatio(week: readonly Slice[], before: readonly Slice[]): number {
  const [now, then] = [week, before].map((slices) => ({
    rounds: BigInt(total(slices, 'rounds')),
    stakedOre: sum(...slices.map(({ stakedOre }) => stakedOre)),
  }))
  const roundsMin = BigInt(meanOfRoundsMin)
  if (!now || !then || now.rounds < roundsMin || then.rounds < roundsMin) return 0
  const isLow = subtract(now.stakedOre, (meanStakeMinOre * now.rounds) as Ore) < zeroOre
  if (isLow || then.stakedOre === zeroOre) return 0
  return Number((100n * now.stakedOre * then.rounds) / (then.stakedOre * now.rounds))
}
