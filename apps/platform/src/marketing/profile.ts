import { mayCall, type Profile } from '@nordlys/contracts'
import { type PlayerSession, readUserInfo, rulesNow } from '../players/index.ts'
import type { MarketingContext } from './context.ts'
import { readOffers } from './offers.ts'
import { readPlayerType } from './player-kind.ts'

/**
 * A player's identity, the money they play for and the offers they accept. [DATA-01] The channels
 * of promotion are those that may be used now: none to a player who may not play, whatever they
 * accept. [LIM-06]
 */
export async function readUserProfile(
  context: MarketingContext,
  session: Pick<PlayerSession, 'playerId' | 'standing'>,
): Promise<Profile> {
  const { db } = context
  const { playerId: player, standing } = session
  const userInfo = await readUserInfo(db, player, await rulesNow(context))
  return {
    userInfo: mayCall('promotional-channels', standing)
      ? userInfo
      : { ...userInfo, customPromotionalChannels: '' },
    playerType: await readPlayerType(db, player),
    userProfileOffer: await readOffers(context, player),
  }
}
