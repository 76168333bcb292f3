import type { CatalogueGame } from '@nordlys/contracts'

export type PlayType = 'money' | 'free'

/** The facts of a game that its address needs: each family stands under a list of its own. */
export type NamedGame = Pick<CatalogueGame, 'gameId' | 'family'>

/** The list that games of a family stand under, and before their addresses. */
export const listOfFamily = {
  slot: '/spilleautomater',
  table: '/bordspil',
  live: '/live-casino',
} as const satisfies Record<CatalogueGame['family'], string>

/** A game's canonical address. */
export function gameAddress(playType: PlayType, { gameId, family }: NamedGame): string {
  return `${listOfFamily[family]}/${playType}/${encodeURIComponent(gameId)}`
}

/**
 * A game's address where only its name is known: a slot's, which leads on to a table's own. The list's when
 * no game is named.
 */
export function namedGameAddress(playType: PlayType, gameId: string | undefined): string {
  return gameId ? gameAddress(playType, { gameId, family: 'slot' }) : listOfFamily.slot
}

/** Where a live game is named alone: the list's when none is. */
export function liveGameAddress(gameId: string | undefined): string {
  return gameId ? `/live-casino/money/${encodeURIComponent(gameId)}` : '/live-casino'
}

/** The page with the figures of a game's proof: a live table's stands with those of the other tables. */
export function mathematicsAddress({ gameId, family }: NamedGame): string {
  return `${listOfFamily[family === 'live' ? 'table' : family]}/matematik/${encodeURIComponent(gameId)}`
}

/** The two values of the address's play type, and nothing else. */
export function isPlayType(text: string | undefined): text is PlayType {
  return text === 'money' || text === 'free'
}
