import type { CatalogueGame } from '@nordlys/contracts'
import { ore } from '@nordlys/core'

/** A game of a list, for tests of lists: only its title need be said. */
export function testGame(title: string, change: Partial<CatalogueGame> = {}): CatalogueGame {
  const gameId = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return {
    gameId,
    title,
    studio: 'Nordlys Studio',
    theme: { slug: 'vikinger', name: 'Vikinger' },
    mechanic: { id: 'lines', name: 'Gevinstlinjer', wayToWin: '10 gevinstlinjer' },
    features: [{ id: 'free-spins', name: 'Free spins' }],
    returnToPlayer: 0.955,
    hitRate: 0.25,
    volatility: 'mellem',
    maxWinBets: 5_000,
    stakesOre: [ore(20), ore(100), ore(1_000)],
    lines: 10,
    releasedAt: '2025-06-05',
    image: {
      avif: `/art/${gameId}.avif`,
      webp: `/art/${gameId}.webp`,
      colour: '#101010',
      widths: [360],
    },
    ...change,
  }
}
