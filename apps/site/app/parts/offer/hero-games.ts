import type { CatalogueGame } from '@nordlys/contracts'
import { slotsOf } from '../../ground/finding/slots-of.ts'

/** How many pictures stand beside the offer. */
const heroCount = 3

export interface HeroGame {
  readonly gameId: string
  readonly image: CatalogueGame['image']
}

/**
 * The games beside the hero's words: the first game an offer's spins are for, where there is an
 * offer, and others of other themes. Only slots that were not newly made are taken, so that the
 * hero looks the same from one day to the next.
 */
export function heroGames(
  offer: { spinGameIds: readonly string[] } | undefined,
  games: readonly CatalogueGame[],
): readonly HeroGame[] {
  const slots = slotsOf(games)
  const byAge = slots.toSorted((a, b) => (a.releasedAt < b.releasedAt ? -1 : 1))
  const own = slots.filter(({ gameId }) => gameId === offer?.spinGameIds[0])
  const themes = new Set(own.map(({ theme }) => theme.slug))
  const others = byAge.filter(({ theme }) => {
    if (themes.has(theme.slug)) return false
    themes.add(theme.slug)
    return true
  })
  return [...own, ...others].slice(0, heroCount).map(({ gameId, image }) => ({ gameId, image }))
}
