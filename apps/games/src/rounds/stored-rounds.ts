import type { ClientRound, StoredRound } from '@nordlys/contracts'
import { fromHex, invariant } from '@nordlys/core'
import type { PublishedGame } from '../catalogue/index.ts'
import { playFromSeed, presentRound } from '../slots/index.ts'
import type { RoundsContext } from './context.ts'
import type { Play } from './play-token.ts'

const roundsShown = 50

/** A round of the books as the client shows it, replayed from its seed. [PROOF-03] */
export function presentStored(game: PublishedGame, stored: StoredRound): ClientRound {
  const played = playFromSeed(game.compiled, fromHex(stored.seed), stored.stakeOre)
  invariant(played.winOre === stored.winOre, `round ${stored.key} replays to another win`)
  return presentRound(game.compiled, played, {
    key: stored.key,
    balanceOre: stored.balanceAfterOre,
    at: stored.at,
    jackpots: stored.jackpots,
  })
}

/** The player's own latest rounds, newest first; play money leaves none. Throws `WalletDown`. */
export async function listRounds(context: RoundsContext, play: Play): Promise<ClientRound[]> {
  const game = await context.catalogue.find(play.gameId)
  if (!game || play.mode === 'free') return []
  const stored = await context.wallet.rounds(play.playSession, roundsShown)
  return stored
    .filter((round) => round.definitionHash === game.hash)
    .map((round) => presentStored(game, round))
}
