import type { PlayerId } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import type { PlayerRules } from '../base/context.ts'

export type MarketingChannel = 'email' | 'sms'

/** By channel, whether offers may be sent: what was said last counts, and silence is a no. [MKT-05] */
export type MarketingConsents = Readonly<Record<MarketingChannel, boolean>>

export const marketingChannels = ['email', 'sms'] as const

export async function readMarketingConsents(
  db: Db | Tx,
  player: PlayerId,
  brand: string,
): Promise<MarketingConsents> {
  const rows = await db
    .selectFrom('players_consent')
    .distinctOn('kind')
    .select(['kind', 'given'])
    .where('player_id', '=', player)
    .where('brand', '=', brand)
    .where('kind', 'in', ['marketing-email', 'marketing-sms'])
    .orderBy('kind')
    .orderBy('consent_id', 'desc')
    .execute()
  const isGiven = (kind: string) => rows.some((row) => row.kind === kind && row.given)
  return { email: isGiven('marketing-email'), sms: isGiven('marketing-sms') }
}

export interface ConsentChange {
  playerId: PlayerId
  /** The channels that are spoken of; the others stay. */
  given: Partial<MarketingConsents>
  /** Where it was said: in the player's own pages, or by a message's link. */
  way: 'profile' | 'link'
  /** Where from, as evidence of what was done without a login. */
  clientAddress?: string
  at: Date
}

/**
 * Notes what a player says about offers, with a line for each channel that changes; what is said again
 * leaves no second trace. Answers the consents as they are then; undefined for a player there is not.
 */
export async function setMarketingConsents(
  { brand, marketingVersion: version }: Pick<PlayerRules, 'brand' | 'marketingVersion'>,
  tx: Tx,
  change: ConsentChange,
): Promise<MarketingConsents | undefined> {
  const { playerId, way, clientAddress, at } = change
  // Held until the end, so that two who say it at once leave one line.
  const player = await tx
    .selectFrom('players_player')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst()
  if (!player) return undefined
  const before = await readMarketingConsents(tx, playerId, brand)
  const after = { ...before, ...change.given }
  for (const channel of marketingChannels) {
    const given = after[channel]
    if (given === before[channel]) continue
    const kind = `marketing-${channel}` as const
    await tx
      .insertInto('players_consent')
      .values({
        ...{ player_id: playerId, brand, kind, given, version, at },
        client_address: clientAddress ?? null,
      })
      .execute()
    await audit(tx, {
      actor: 'player',
      playerId,
      action: given ? 'marketing-consent-given' : 'marketing-consent-withdrawn',
      details: { channel, brand, way },
      at,
    })
  }
  return after
}
