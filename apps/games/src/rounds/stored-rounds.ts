import type { ClientRound, StoredRound } from '@nordlys/contracts'
import { fromHex, invariant } from '@nordlys/core'
import type { PublishedGame } from '../catalogue/index.ts'
import { type PlayedRound, playFromSeed, presentRound } from '../slots/index.ts'
import type { RoundsContext } from './context.ts'
import type { Play } from './play-token.ts'

const roundsShown = 50

/**
 * A round of the books, played again from its seed on the version it was begun on. That it wins
 * anything else than was paid is a bug and stops the request. [PROOF-03]
 */
export async function playStored(
  game: PublishedGame,
  { key, seed, stakeOre, winOre }: Pick<StoredRound, 'key' | 'seed' | 'stakeOre' | 'winOre'>,
): Promise<PlayedRound> {
  await game.ready()
  const played = playFromSeed(game.compiled, fromHex(seed), stakeOre)
  invariant(played.winOre === winOre, `round ${key} replays to another win`)
  return played
}

/** A round of the books as the client shows it. */
export async function presentStored(
  game: PublishedGame,
  stored: StoredRound,
): Promise<ClientRound> {
  return presentRound(game.compiled, await playStored(game, stored), {
    key: stored.key,
    balanceOre: stored.balanceAfterOre,
    at: stored.at,
    jackpots: stored.jackpots,
  })
}

/**
 * The player's own latest rounds, newest first, each on its own version; play money leaves none.
 * Throws `WalletDown`.
 */
export async function listRounds(context: RoundsContext, play: Play): Promise<ClientRound[]> {
  if (play.mode === 'free') return []
  const stored = await context.wallet.rounds(play.playSession, roundsShown)
  const told: ClientRound[] = []
  for (const round of stored) {
    const game = await context.catalogue.findVersion(round.definitionHash)
    // Rounds from before versions were kept are in the books alone.
    if (game) told.push(await presentStored(game, round))
  }
  return told
}
