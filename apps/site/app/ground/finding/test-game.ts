import type { CatalogueLive, CatalogueOwnTable, CatalogueSlot } from '@nordlys/contracts'
import { ore } from '@nordlys/core'

/** A slot of a list, for tests of lists: only its title need be said. */
export function testGame(title: string, change: Partial<CatalogueSlot> = {}): CatalogueSlot {
  const gameId = idOf(title)
  return {
    family: 'slot',
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
    image: imageOf(gameId),
    ...change,
  }
}

/** A table of a list. */
export function testTable(
  title: string,
  change: Partial<CatalogueOwnTable> = {},
): CatalogueOwnTable {
  const kind = { id: 'blackjack', name: 'Blackjack' } as const
  return { ...tableFacts(title), family: 'table', kind, ...change }
}

/** A live table of a list. */
export function testLive(title: string, change: Partial<CatalogueLive> = {}): CatalogueLive {
  const kind = { id: 'live-roulette', name: 'Live roulette' } as const
  return { ...tableFacts(title), family: 'live', kind, ...change }
}

function tableFacts(title: string): Omit<CatalogueOwnTable, 'family' | 'kind'> {
  const gameId = idOf(title)
  return {
    gameId,
    title,
    studio: 'Nordlys Studio',
    returned: '199/200',
    returnToPlayer: 0.995,
    playedBy: 'chart',
    hitRate: 0.42,
    minStakeOre: ore(1_000),
    maxStakeOre: ore(500_000),
    maxPayoutOre: ore(5_020_000),
    source: 'computer',
    releasedAt: '2025-06-05',
    image: imageOf(gameId),
  }
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

function imageOf(gameId: string): CatalogueSlot['image'] {
  return {
    avif: `/art/${gameId}.avif`,
    webp: `/art/${gameId}.webp`,
    colour: '#101010',
    widths: [360],
  }
}
