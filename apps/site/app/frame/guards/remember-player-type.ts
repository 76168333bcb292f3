import { isFailure, updatePlayerType } from '@nordlys/contracts'
import type { PlayType } from '../../ground/links/game-address.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

/**
 * Has the platform keep what a player opens a game for; of a visitor nothing is kept. No page waits
 * for it, and what fails is written down: the player came to play. [NAV-01, DATA-15]
 */
export function rememberPlayerType(
  scope: RequestScope,
  opened: { playType: PlayType; gameId: string | undefined },
): void {
  if (scope.knownPlayer) storeType(scope, opened).catch(scope.noteFailure)
}

async function storeType(
  { games, store, session, clientAddress }: RequestScope,
  { playType, gameId }: { playType: PlayType; gameId: string | undefined },
): Promise<void> {
  if (!session) return
  const isGame = (await games.catalogue()).some((game) => game.gameId === gameId)
  if (!isGame) return
  const query = { sessionId: session.handle, playerType: playType }
  const asked = { params: {}, query, body: undefined }
  const answer = await store.call(updatePlayerType, asked, { ...session, clientAddress })
  if (isFailure(answer)) throw new Error(`the player type was not stored: ${answer.code}`)
}
