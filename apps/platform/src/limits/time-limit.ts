import type { PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { readPlayLimits } from '../ledger/index.ts'

/**
 * Whether limits of time leave a player nothing, and when all of them leave something again; without a
 * moment where one never does.
 */
export async function findTimeLimit(
  db: Db,
  playerId: PlayerId,
  at: Date,
): Promise<{ opensAt?: Date } | undefined> {
  const limits = await readPlayLimits(db, playerId, at)
  const usedUp = limits.filter(({ measure, size, used }) => measure === 'time' && used >= size)
  if (usedUp.length === 0) return undefined
  const moments = usedUp.map(({ size, roomAt }) => (size > 0n ? roomAt : undefined))
  if (moments.includes(undefined)) return {}
  const opensAt = moments.reduce((latest, each) =>
    each && latest && each > latest ? each : latest,
  )
  return opensAt ? { opensAt } : {}
}
