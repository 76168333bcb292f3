import { hourMs } from '@nordlys/core'
import { authenticate, startPlay } from '../../apps/platform/src/play/index.ts'
import { gameId } from './facts.ts'
import { expectEqual } from './failure.ts'
import type { Scene, SimulatedPlayer } from './operation.ts'

export const definitionHash = 'ab'.repeat(32)

/** Opens a game: from then on the player may stake in it, and in no other. */
export function wantPlay(scene: Scene, player: SimulatedPlayer): void {
  if (player.isOpening) return
  player.isOpening = true
  scene.want('play', async ({ play }) => {
    const at = play.clock.now()
    const sessionEndsAt = new Date(at.getTime() + 12 * hourMs)
    const wish = { playerId: player.id, sessionId: 'login', gameId, sessionEndsAt, at }
    const { launchToken } = await startPlay(play, wish)
    const answer = await authenticate(play, launchToken)
    return () => {
      player.isOpening = false
      if (answer.ok) player.playSession = answer.playSession
      else {
        // It works for a minute, which may have passed while we asked.
        expectEqual(answer.refusal, 'token-expired', 'a fresh launch')
        wantPlay(scene, player)
      }
    }
  })
}
