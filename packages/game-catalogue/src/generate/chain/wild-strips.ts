import type { Strips } from '@nordlys/game-math/game/definition'
import type { Chance } from '../shared/chance.ts'
import { risingCounts, spacedStrip } from '../shared/strips.ts'

/** How long strips are, from and to. */
interface Stops {
  readonly withWild: readonly [number, number]
  readonly others: readonly [number, number]
}

/** A strip for each reel: one wild on some of them, and what pays. */
export function wildStrips(
  reels: number,
  wildReels: readonly number[],
  keys: { readonly wild: string; readonly paying: readonly string[] },
  stops: Stops,
  chance: Chance,
): Strips {
  const steep = chance.between(0.08, 0.2)
  return Array.from({ length: reels }, (_, reel) => {
    const wilds = wildReels.includes(reel) ? 1 : 0
    const length = chance.whole(...(wilds > 0 ? stops.withWild : stops.others))
    const others = risingCounts(keys.paying, length - wilds, steep, chance)
    const counts = new Map([...(wilds > 0 ? [[keys.wild, wilds] as const] : []), ...others])
    return spacedStrip({ counts, apart: new Map() }, chance)
  })
}
