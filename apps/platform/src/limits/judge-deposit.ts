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

export type DepositJudgement = { ok: true } | { ok: false; refusal: 'no-deposit-limit' } | HitLimit

/** The strictest limit, and when some room comes back where time brings it. */
interface HitLimit {
  ok: false
  refusal: 'limit-exceeded'
  period: LimitPeriod
  limitOre: Ore
  leftOre: Ore
  roomAt?: Date
}

/** Whether an amount fits what is left of every limit, or the strictest one that forbids it. [LIM-01] */
export function judgeDeposit(standings: DepositStandings, amountOre: Ore): DepositJudgement {
  const { limits, leftOre } = standings
  if (leftOre === undefined) return { ok: false, refusal: 'no-deposit-limit' }
  if (amountOre <= leftOre) return { ok: true }
  const { period, amountOre: limitOre, roomAt } = strictestOf(limits)
  const hit = { ok: false, refusal: 'limit-exceeded', period, limitOre, leftOre } as const
  return { ...hit, ...(roomAt && { roomAt }) }
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
    const room = nextRoom(uses, { period, at, limit: limit.amountOre })
    const standing = { period, amountOre: limit.amountOre, usedOre, leftOre, since: limit.since }
    return [{ ...standing, ...(room && { roomAt: room.at }) }]
  })
  const [first, ...rest] = limits.map((limit) => limit.leftOre)
  return { limits, ...(first !== undefined && { leftOre: rest.reduce(lesser, first) }) }
}

/** The window ends with `at` and is open at its beginning: what is exactly so old has left it. */
export function usedIn(uses: readonly CountedUse[], period: LimitPeriod, at: Date): Ore {
  return sum(...countedIn(uses, period, at).map(({ amountOre }) => amountOre))
}

function countedIn(uses: readonly CountedUse[], period: LimitPeriod, at: Date): CountedUse[] {
  const from = after(at, -limitLookBackMs[period])
  return uses.filter((use) => use.state === 'open' || use.at > from)
}

/**
 * Room comes back when a booked deposit is as old as the period; where more is used than the limit allows
 * by now, the first ones that go make no room yet.
 */
export function nextRoom(
  uses: readonly CountedUse[],
  { period, at, limit }: { period: LimitPeriod; at: Date; limit: Ore },
): { at: Date; amountOre: Ore } | undefined {
  const booked = countedIn(uses, period, at)
    .filter(({ state }) => state === 'settled')
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const freeAt = (used: Ore) => greater(subtract(limit, used), zeroOre)
  let rest = usedIn(uses, period, at)
  const leftNow = freeAt(rest)
  for (const [place, use] of booked.entries()) {
    rest = subtract(rest, use.amountOre)
    if (booked[place + 1]?.at.getTime() === use.at.getTime()) continue
    const amountOre = subtract(freeAt(rest), leftNow)
    if (amountOre > 0n) return { at: after(use.at, limitLookBackMs[period]), amountOre }
  }
  return undefined
}

/** The strictest of the limits: the one that leaves least; of equals the shortest period. */
function strictestOf(limits: readonly DepositLimitStanding[]): DepositLimitStanding {
  return limits.reduce((strictest, each) => (each.leftOre < strictest.leftOre ? each : strictest))
}
