import { after, type Clock, secondMs } from '@nordlys/core'
import type { TierStanding } from '@nordlys/game-math'
import type { Db } from '../db/index.ts'
import { type JackpotStanding, readJackpots } from '../ledger/index.ts'
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

/** So old may what is shown be, and what tells who must look closer. */
const standingLifeMs = secondMs

/** What the tiers held a moment ago, read once a second however many ask. */
export class RecentStanding {
  readonly #db: Db
  readonly #clock: Clock
  #standing: readonly JackpotStanding[] = []
  #until = new Date(0)
  #reading: Promise<void> | undefined

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  async read(): Promise<readonly JackpotStanding[]> {
    if (this.#clock.now() >= this.#until) {
      this.#reading ??= this.#readAgain().finally(() => {
        this.#reading = undefined
      })
      await this.#reading
    }
    return this.#standing
  }

  /** The next who asks reads again: a tier has fallen. */
  forget(): void {
    this.#until = new Date(0)
  }

  async #readAgain(): Promise<void> {
    const at = this.#clock.now()
    this.#standing = await readJackpots(this.#db)
    this.#until = after(at, standingLifeMs)
  }
}
