import type { ClientRound, WonJackpot } from '@nordlys/contracts'
import { type Ore, oreToNumber } from '@nordlys/core'
import { type CompiledGame, eventsOf } from '@nordlys/game-math'
import type { PlayedGamble } from './gamble-from-seed.ts'
import type { PlayedRound } from './play-from-seed.ts'
import { presentEvents } from './present-events.ts'

/** A round as the client shows it: symbols by index, wins in coins; a gamble by its card. */
export function presentRound(
  game: CompiledGame,
  played: PlayedRound | PlayedGamble,
  settled: { key: string; balanceOre: Ore; at: Date; jackpots?: readonly WonJackpot[] | undefined },
): ClientRound {
  const jackpots = settled.jackpots?.map(({ nameDa, amountOre }) => ({
    nameDa,
    amountOre: oreToNumber(amountOre),
  }))
  return {
    key: settled.key,
    stakeOre: oreToNumber(played.stakeOre),
    ...('isSpin' in played && { isSpin: true as const }),
    winOre: oreToNumber(played.winOre),
    balanceOre: oreToNumber(settled.balanceOre),
    ...(jackpots && { jackpots }),
    ...('gamble' in played
      ? { events: [], gamble: { ...played.gamble } }
      : { events: presentEvents(game, eventsOf(played.outcome)) }),
    at: settled.at.toISOString(),
  }
}
