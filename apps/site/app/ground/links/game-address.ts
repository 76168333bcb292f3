export type PlayType = 'money' | 'free'

/** A game's canonical address, or the list's when no game is named. */
export function gameAddress(playType: PlayType, gameId: string | undefined): string {
  if (!gameId) return '/spilleautomater'
  return `/spilleautomater/${playType}/${encodeURIComponent(gameId)}`
}

/** A live game is played for money, or not at all. */
export function liveGameAddress(gameId: string | undefined): string {
  return gameId ? `/live-casino/money/${encodeURIComponent(gameId)}` : '/live-casino'
}

/** Where the figures of a game's proof are told. */
export function mathematicsAddress(gameId: string): string {
  return `/spilleautomater/matematik/${encodeURIComponent(gameId)}`
}

/** The two values of the address's play type, and nothing else. */
export function isPlayType(text: string | undefined): text is PlayType {
  return text === 'money' || text === 'free'
}
