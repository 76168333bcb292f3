import type { AnswerOf, readSpinHistory as readCall } from '@nordlys/contracts'
import { after, danishDay, dayMs, type PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { readSpinDays, readSpinGrants, type SpinGrant } from '../ledger/index.ts'

/** As long as the longest offer lasts: all that came of it is shown when it ends. */
const toldDays = 366

/**
 * The player's spins day by day, and the grants that have ended, each the newest first: of the last year,
 * from the beginning of its first day in Denmark. [SCREEN-14]
 */
export async function readSpinHistory(
  db: Db,
  asked: { playerId: PlayerId; at: Date },
): Promise<{ ok: true } & AnswerOf<typeof readCall>> {
  const grants = await readSpinGrants(db, asked)
  const first = grants.at(-1)?.grantedAt
  if (!first) return { ok: true, days: [], ended: [] }
  const from = new Date(danishDay(after(asked.at, -toldDays * dayMs)).startMs)
  // No spin was played before the first grant: what lies before it is not searched.
  const days = await readSpinDays(db, {
    playerId: asked.playerId,
    from: first > from ? first : from,
  })
  const ended = grants.flatMap(presentEnded).filter(({ endedAt }) => endedAt >= from)
  return { ok: true, days, ended }
}

function presentEnded(grant: SpinGrant) {
  const { grantId, valueOre, count, left, wonOre, state, grantedAt, endedAt } = grant
  const { voidReason: reason } = grant
  if (state === 'active' || !endedAt) return []
  return [
    {
      grantId,
      valueOre,
      count,
      left,
      wonOre,
      state,
      grantedAt,
      endedAt,
      ...(reason && { reason }),
    },
  ]
}
