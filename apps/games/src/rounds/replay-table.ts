import type { HandRefusal, ReplayedHand } from '@nordlys/contracts'
import { replaySteps } from '../tables/index.ts'
import { presentTableGame } from './present-table-game.ts'
import type { TablePlayContext } from './table-play.ts'

/**
 * A round at a table as it was when it was played, on the definition it was played on. Whose it is, the
 * wallet has seen to when it gave the token. Throws `WalletDown`. [PROOF-03]
 */
export async function replayTable(
  { wallet, tables }: TablePlayContext,
  replayToken: string,
): Promise<ReplayedHand | HandRefusal> {
  const found = await wallet.replayTable(replayToken)
  if (!found.ok) return found
  const { round } = found
  const game = await tables.definitions.find(round.definitionHash)
  if (!game) return { ok: false, refusal: 'game-unknown' }
  const endedAt = round.endedAt.toISOString()
  return { ok: true, game: presentTableGame(game), ...replaySteps(game, round), endedAt }
}
