import { hex, systemRandom } from '@nordlys/core'
import { drawJackpots, type JackpotNetwork } from '@nordlys/game-math'

/** A seed whose draws are what is wanted; found by looking, as nothing else may choose them. */
export function seedWhere(
  network: JackpotNetwork,
  isWanted: (shares: readonly number[]) => boolean,
): string {
  for (;;) {
    const seed = systemRandom.bytes(32)
    const shares = drawJackpots(network, seed).map(
      ({ draw, range }) => Number(draw) / Number(range),
    )
    if (isWanted(shares)) return hex(seed)
  }
}

/** A seed with which no stake of a test wins a jackpot. */
export function winsNothing(network: JackpotNetwork): string {
  return seedWhere(network, (shares) => shares.every((share) => share > 0.5))
}
