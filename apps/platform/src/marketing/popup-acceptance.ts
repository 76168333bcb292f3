import { acceptanceDays } from '@nordlys/contracts'
import { after, dayMs, type PlayerId } from '@nordlys/core'
import { readConfiguration } from '../content/index.ts'
import type { MarketingContext } from './context.ts'
import './tables.ts'

export interface PopupAcceptance {
  accepted: boolean
  acceptedAt?: Date
  validUntil?: Date
  day: number
}

/** Whether the marketing popup was accepted and that still holds. [MKT-01] */
export async function readAcceptance(
  { db }: MarketingContext,
  player: PlayerId,
  at: Date,
): Promise<PopupAcceptance> {
  const day = await configuredDays(db)
  const row = await db
    .selectFrom('marketing_player')
    .select(['notification_accepted_at', 'notification_valid_until'])
    .where('player_id', '=', player)
    .executeTakeFirst()
  const acceptedAt = row?.notification_accepted_at
  const validUntil = row?.notification_valid_until
  if (!acceptedAt || !validUntil || at >= validUntil) return { accepted: false, day }
  return { accepted: true, acceptedAt, validUntil, day }
}

/** Accepts the popup from now on, for at most as many days as are configured. [MKT-02] */
export async function acceptPopup(
  context: MarketingContext,
  accepted: { playerId: PlayerId; days: number; at: Date },
): Promise<PopupAcceptance> {
  const { playerId, at } = accepted
  const day = await configuredDays(context.db)
  const validUntil = after(at, Math.min(accepted.days, day) * dayMs)
  const acceptance = { notification_accepted_at: at, notification_valid_until: validUntil }
  await context.db
    .insertInto('marketing_player')
    .values({ player_id: playerId, ...acceptance })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(acceptance))
    .execute()
  return { accepted: true, acceptedAt: at, validUntil, day }
}

const longestDays = 366

/** `marketingNotification` says how many days; one, when it does not say. */
function configuredDays(db: MarketingContext['db']): Promise<number> {
  const read = (value: unknown) => {
    if (typeof value !== 'object' || value === null || !('day' in value)) return undefined
    const days = Number(value.day)
    return Number.isInteger(days) && days >= 1 && days <= longestDays ? days : undefined
  }
  return readConfiguration(db, 'marketingNotification', read, acceptanceDays)
}
