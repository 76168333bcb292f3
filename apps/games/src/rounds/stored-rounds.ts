import type { ClientRound, StoredRound } from '@nordlys/contracts'
import { fromHex, invariant, type Ore } from '@nordlys/core'
import type { Played } from '../catalogue/index.ts'
import {
  gambleFromSeed,
  type PlayedGamble,
  type PlayedRound,
  playFromSeed,
  presentRound,
} from '../slots/index.ts'
import type { RoundsContext } from './context.ts'
import type { Play } from './play-token.ts'

const roundsShown = 50

/**
 * A round of the books, played again from its seed on the version it was begun on. That it wins
 * anything else than was paid is a bug and stops the request. [PROOF-03]
 */
export async function playStored(
  on: Played,
  stored: Pick<StoredRound, 'key' | 'seed' | 'stakeOre' | 'winOre' | 'spin'>,
): Promise<PlayedRound | PlayedGamble> {
  const { key, seed, stakeOre, winOre, spin } = stored
  const again = await playAgain(on, fromHex(seed), spin?.valueOre ?? stakeOre)
  const played = spin && !('gamble' in again) ? { ...again, isSpin: true as const } : again
  invariant(played.winOre === winOre, `round ${key} replays to another win`)
  return played
}

async function playAgain({ game, gamble }: Played, seed: Uint8Array, stakeOre: Ore) {
  if (gamble) return gambleFromSeed(gamble.choice, seed, stakeOre)
  await game.ready()
  return playFromSeed(game.compiled, seed, stakeOre)
}

/** A round of the books as the client shows it. */
export async function presentStored(on: Played, stored: StoredRound): Promise<ClientRound> {
  return presentRound(on.game.compiled, await playStored(on, stored), {
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
    const on = await context.catalogue.findPlayed(round.definitionHash)
    // Rounds from before versions were kept are in the books alone.
    if (on) told.push(await presentStored(on, round))
  }
  return told
}
