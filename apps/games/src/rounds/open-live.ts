import type { HandRefusal, LiveOpened, LiveOpenRequest } from '@nordlys/contracts'
import { oreToNumber } from '@nordlys/core'
import { boundOf } from './open.ts'
import { type MoneyPlay, writePlayToken } from './play-token.ts'
import { presentTableGame } from './present-table-game.ts'
import type { TablePlayContext } from './table-play.ts'

/**
 * Opens a live table: for money the launch token is redeemed by it, and the play token asks for tickets from
 * then on; to watch nothing is needed. `tableOf` finds live tables. Throws `WalletDown`.
 */
export async function openLivePlay(
  context: Pick<TablePlayContext, 'tableOf' | 'wallet' | 'clock' | 'tokenSecret'>,
  asked: LiveOpenRequest,
): Promise<LiveOpened | HandRefusal> {
  const { tableOf, wallet, clock, tokenSecret } = context
  if (asked.mode === 'watch') {
    const game = tableOf(asked.gameId)
    if (!game) return { ok: false, refusal: 'game-unknown' }
    return { ok: true, game: presentTableGame(game) }
  }
  const player = await wallet.authenticate(asked.launchToken)
  if (!player.ok) return player
  const { gameId, playSession, playerRef } = player
  const game = tableOf(gameId)
  if (!game) return { ok: false, refusal: 'game-unknown' }
  const issuedAtMs = clock.now().getTime()
  const play: MoneyPlay = { mode: 'money', gameId, playSession, playerRef, issuedAtMs }
  return {
    ok: true,
    playToken: writePlayToken(tokenSecret, play),
    balanceOre: oreToNumber(player.balanceOre),
    ...boundOf({ stakeMaxOre: player.stakeMaxOre }),
    game: presentTableGame(game),
  }
}
