import type { CatalogueGame } from '@nordlys/contracts'

export type PlayType = 'money' | 'free'

/** The facts of a game that its address needs: slots and tables stand under lists of their own. */
export type NamedGame = Pick<CatalogueGame, 'gameId' | 'family'>

/** The list that games of a family stand under, and before their addresses. */
export const listOfFamily = {
  slot: '/spilleautomater',
  table: '/bordspil',
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

/** A live game is played for money, or not at all. */
export function liveGameAddress(gameId: string | undefined): string {
  return gameId ? `/live-casino/money/${encodeURIComponent(gameId)}` : '/live-casino'
}

/** The page with the figures of a game's proof. */
export function mathematicsAddress({ gameId, family }: NamedGame): string {
  return `${listOfFamily[family]}/matematik/${encodeURIComponent(gameId)}`
}

/** The two values of the address's play type, and nothing else. */
export function isPlayType(text: string | undefined): text is PlayType {
  return text === 'money' || text === 'free'
}
