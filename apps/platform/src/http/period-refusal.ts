import { dateOf, type PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { accountOpenedAt } from '../players/index.ts'

/** Why a period of Danish calendar days cannot be one of this player's; undefined when it can. */
export async function refusalOfPeriod(
  db: Db,
  playerId: PlayerId,
  { from, until }: { from: string; until: string },
) {
  if (until <= from) return { ok: false, refusal: 'ends-before-it-begins' } as const
  const openedOn = dateOf(await accountOpenedAt(db, playerId))
  if (until <= openedOn) return { ok: false, refusal: 'before-account', openedOn } as const
  return undefined
}
