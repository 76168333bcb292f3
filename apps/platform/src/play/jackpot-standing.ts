import { danishDay } from '@nordlys/core'
import type { TierStanding } from '@nordlys/game-math'
import type { JackpotStanding } from '../ledger/index.ts'

/** The figures that the odds need of a tier's standing at a moment. */
export function tierStanding(standing: JackpotStanding, at: Date): TierStanding {
  const { levelMilliOre, wonAt } = standing
  const { startMs, endMs } = danishDay(at)
  return {
    levelMilliOre,
    day: {
      leftMs: endMs - at.getTime(),
      lengthMs: endMs - startMs,
      hasDropped: wonAt !== undefined && wonAt.getTime() >= startMs,
    },
  }
}
