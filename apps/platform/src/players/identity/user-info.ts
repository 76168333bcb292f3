import { type UserInfo, userInfo } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db } from '../../db/index.ts'
import type { PlayerRules } from '../base/context.ts'
import { marketingChannels, readMarketingConsents } from './consents.ts'

/**
 * A player's identity, by the specification's names. What we do not hold is empty, and so is the
 * personal number, which nobody needs to read again. [DATA-01]
 */
export async function readUserInfo(
  db: Db,
  player: PlayerId,
  rules: Pick<PlayerRules, 'brand' | 'mobileDigits'>,
): Promise<UserInfo> {
  const row = await db
    .selectFrom('players_player')
    .select(['first_name', 'last_name', 'email', 'mobile', 'birth_date', 'created_at'])
    .select(['campaign_code', 'campaign_name', 'affiliate_tag'])
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  const consents = await readMarketingConsents(db, player, rules.brand)
  const countryCode =
    Object.keys(rules.mobileDigits).find((code) => row.mobile.startsWith(code)) ?? ''
  return {
    ...nothingHeld(),
    userId: String(player),
    birthday: row.birth_date,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobileCC: countryCode,
    mobileNo: row.mobile.slice(countryCode.length),
    currency: 'DKK',
    language: 'da',
    campaignCode: row.campaign_code ?? '',
    campaignName: row.campaign_name ?? '',
    bTag: row.affiliate_tag ?? '',
    timeZone: 'Europe/Copenhagen',
    emailNotify: consents.email ? 'True' : 'False',
    customPromotionalChannels: marketingChannels.filter((channel) => consents[channel]).join(','),
    registered: row.created_at.toISOString(),
  }
}

function nothingHeld(): UserInfo {
  return userInfo.parse(Object.fromEntries(Object.keys(userInfo.shape).map((name) => [name, ''])))
}
