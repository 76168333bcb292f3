import type { AnswerOf, readSpinHistory as readCall } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { readSpinDays, readSpinGrants, type SpinGrant } from '../ledger/index.ts'

/** Grants and days that are told; who has had more has forgotten the first. */
const most = 31

/** The player's spins day by day, and the grants that have ended, each the newest first. [SCREEN-14] */
export async function readSpinHistory(
  db: Db,
  asked: { playerId: PlayerId; at: Date },
): Promise<{ ok: true } & AnswerOf<typeof readCall>> {
  const grants = await readSpinGrants(db, asked)
  const from = grants.at(-1)?.grantedAt
  if (!from) return { ok: true, days: [], ended: [] }
  const days = await readSpinDays(db, { playerId: asked.playerId, from, most })
  return { ok: true, days, ended: grants.flatMap(presentEnded).slice(0, most) }
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
