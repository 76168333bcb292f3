import type { CatalogueGame } from '@nordlys/contracts'
import { required } from '@nordlys/core'

/** What lists show of a game that its mathematics does not know. */
interface Presence {
  readonly releasedAt: string
  /** The picture's dominant colour, shown until it has loaded. */
  readonly colour: string
}

const presences: Readonly<Record<string, Presence>> = {
  'vikingernes-guld': { releasedAt: '2026-11-21', colour: '#0c2b35' },
  'iduns-gyldne-aebler': { releasedAt: '2026-11-22', colour: '#243a5c' },
  vaskepanden: { releasedAt: '2026-11-22', colour: '#4c3418' },
  krystalgrotten: { releasedAt: '2026-11-22', colour: '#342858' },
  'den-store-vandring': { releasedAt: '2026-11-22', colour: '#6c3810' },
  soestjernefald: { releasedAt: '2026-11-22', colour: '#084060' },
}

export function releasedAtOf(gameId: string): string {
  return presenceOf(gameId).releasedAt
}

/** Where the site serves the game's tile. */
export function posterOf(gameId: string): CatalogueGame['image'] {
  const path = `/art/games/${gameId}`
  return { avif: `${path}.avif`, webp: `${path}.webp`, colour: presenceOf(gameId).colour }
}

function presenceOf(gameId: string): Presence {
  return required(presences[gameId], `the presence of ${gameId} in lists`)
}
