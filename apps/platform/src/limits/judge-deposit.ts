import { type DepositLimitStanding, type LimitPeriod, limitLookBackMs } from '@nordlys/contracts'
import { after, greater, lesser, type Ore, subtract, sum, zeroOre } from '@nordlys/core'
import { limitPeriods } from './periods.ts'

/** A limit in force. */
export interface DepositLimit {
  period: LimitPeriod
  amountOre: Ore
  since: Date
}

/** A deposit that counts: an open one always, since it may be booked any moment; a booked one from `at`. */
export interface CountedUse {
  amountOre: Ore
  state: 'open' | 'settled'
  at: Date
}

export interface DepositStandings {
  /** In the order day, week, month; only the periods that have a limit. */
  limits: DepositLimitStanding[]
  /** The rest that the strictest limit leaves; absent without a limit. */
  leftOre?: Ore
}

export type DepositJudgement =
  | { ok: true }
  | { ok: false; refusal: 'no-deposit-limit' }
  | { ok: false; refusal: 'limit-exceeded'; period: LimitPeriod; limitOre: Ore; leftOre: Ore }

/** Whether an amount fits what is left of every limit, or the strictest one that forbids it. [LIM-01] */
export function judgeDeposit(standings: DepositStandings, amountOre: Ore): DepositJudgement {
  const { limits, leftOre } = standings
  if (leftOre === undefined) return { ok: false, refusal: 'no-deposit-limit' }
  if (amountOre <= leftOre) return { ok: true }
  const { period, amountOre: limitOre } = strictestOf(limits)
  return { ok: false, refusal: 'limit-exceeded', period, limitOre, leftOre }
}

/** The used and free part of each limit at `at`, of uses that may be older than any window. */
export function standingsOf(
  inForce: readonly DepositLimit[],
  uses: readonly CountedUse[],
  at: Date,
): DepositStandings {
  const limits = limitPeriods.flatMap((period) => {
    const limit = inForce.find((each) => each.period === period)
    if (!limit) return []
    const usedOre = usedIn(uses, period, at)
    // A limit lowered below what is used already leaves nothing, not less than nothing.
    const leftOre = greater(subtract(limit.amountOre, usedOre), zeroOre)
    return [{ period, amountOre: limit.amountOre, usedOre, leftOre, since: limit.since }]
  })
  const [first, ...rest] = limits.map((limit) => limit.leftOre)
  return { limits, ...(first !== undefined && { leftOre: rest.reduce(lesser, first) }) }
}

/** The window ends with `at` and is open at its beginning: what is exactly so old has left it. */
function usedIn(uses: readonly CountedUse[], period: LimitPeriod, at: Date): Ore {
  const from = after(at, -limitLookBackMs[period])
  const counted = uses.filter((use) => use.state === 'open' || use.at > from)
  return sum(...counted.map(({ amountOre }) => amountOre))
}

/** The strictest of the limits: the one that leaves least; of equals the shortest period. */
function strictestOf(limits: readonly DepositLimitStanding[]): DepositLimitStanding {
  return limits.reduce((strictest, each) => (each.leftOre < strictest.leftOre ? each : strictest))
}
