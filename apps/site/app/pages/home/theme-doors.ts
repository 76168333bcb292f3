import type { CatalogueGame, CatalogueSlot } from '@nordlys/contracts'
import { slotsOf } from '../../ground/finding/slots-of.ts'

export interface ThemeDoor {
  readonly slug: string
  readonly name: string
  readonly count: number
  readonly image: CatalogueGame['image']
}

/** How many themes stand on the home page. */
const doorCount = 6

const danish = new Intl.Collator('da')

/**
 * Some of the themes, each with a picture of its newest game: those of the day, taken evenly from the
 * whole alphabet, so that within a while every theme has stood there.
 */
export function themeDoors(games: readonly CatalogueGame[], day: number): ThemeDoor[] {
  const byTheme = new Map<string, CatalogueSlot[]>()
  for (const game of slotsOf(games)) {
    byTheme.set(game.theme.slug, [...(byTheme.get(game.theme.slug) ?? []), game])
  }
  const doors = [...byTheme.entries()].flatMap(([slug, of]) => {
    const newest = of.toSorted((a, b) => (a.releasedAt < b.releasedAt ? 1 : -1))[0]
    return newest ? [{ slug, name: newest.theme.name, count: of.length, image: newest.image }] : []
  })
  const inOrder = doors.toSorted((a, b) => danish.compare(a.name, b.name))
  const step = Math.max(1, Math.floor(inOrder.length / doorCount))
  return inOrder.filter((_, place) => place % step === day % step).slice(0, doorCount)
}
