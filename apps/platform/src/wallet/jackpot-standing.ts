import type { TierStanding } from '@nordlys/game-math'
import type { JackpotStanding } from '../ledger/index.ts'
import { danishDay } from './danish-day.ts'

/** What the odds ask of a tier's standing at a moment. */
export function tierStanding(standing: JackpotStanding, at: Date): TierStanding {
  const { levelMilliOre, openedAt, wonAt } = standing
  const { beforeMs, startMs, endMs } = danishDay(at)
  const wonMs = wonAt?.getTime()
  return {
    levelMilliOre,
    day: {
      leftMs: endMs - at.getTime(),
      lengthMs: endMs - startMs,
      hasDropped: wonMs !== undefined && wonMs >= startMs,
      isOverdue: wonMs === undefined ? openedAt.getTime() < startMs : wonMs < beforeMs,
    },
  }
}
