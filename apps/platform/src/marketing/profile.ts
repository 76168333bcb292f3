import type { Profile } from '@nordlys/contracts'
import { type PlayerSession, readUserInfo, rulesNow } from '../players/index.ts'
import type { MarketingContext } from './context.ts'
import { readOffers } from './offers.ts'
import { readPlayerType } from './player-kind.ts'

/**
 * Who a player is, what they play for and what offers they accept. [DATA-01] The channels of promotion
 * are those that may be used now: none to a player who may not play, whatever they accept. [LIM-06]
 */
export async function readUserProfile(
  context: MarketingContext,
  session: Pick<PlayerSession, 'playerId' | 'restriction'>,
): Promise<Profile> {
  const { db } = context
  const { playerId: player } = session
  const userInfo = await readUserInfo(db, player, await rulesNow(context))
  return {
    userInfo: mayAdvertiseTo(session) ? userInfo : { ...userInfo, customPromotionalChannels: '' },
    playerType: await readPlayerType(db, player),
    userProfileOffer: await readOffers(context, player),
  }
}

/** Whether marketing may reach a player: not one who is paused, excluded or not known to be neither. */
export function mayAdvertiseTo({ restriction }: Pick<PlayerSession, 'restriction'>): boolean {
  return restriction === undefined || restriction === 'no-deposit-limit'
}
