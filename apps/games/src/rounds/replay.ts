import type { GameRefusal } from '@nordlys/contracts'
import type { ReplayedGame } from '../../protocol/opened-game.ts'
import { presentGame } from '../catalogue/index.ts'
import type { RoundsContext } from './context.ts'
import { presentStored } from './stored-rounds.ts'

/** A round that is shown again; the HTTP layer adds where its pictures are. */
export type Replayed = Omit<ReplayedGame, 'art'>

/**
 * A finished round as it was when it was played, on the version it was played on, whether or not
 * that may still be played. Whose it is, the wallet has seen to when it gave the token. Throws
 * `WalletDown`. [PROOF-03]
 */
export async function replayRound(
  { wallet, catalogue }: RoundsContext,
  replayToken: string,
): Promise<Replayed | GameRefusal> {
  const found = await wallet.replay(replayToken)
  if (!found.ok) return found
  const on = await catalogue.findPlayed(found.round.definitionHash)
  if (!on) return { ok: false, refusal: 'game-unknown' }
  const { game } = on
  return {
    ok: true,
    game: presentGame(game),
    symbolNames: game.definition.symbols.map(({ nameDa }) => nameDa),
    round: await presentStored(on, found.round),
  }
}
