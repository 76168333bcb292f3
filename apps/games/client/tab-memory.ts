/**
 * What this tab keeps over a reload. A browser may forbid storage to a frame; then nothing is kept,
 * and the page around it launches the game anew. Tells whether the value was kept.
 */
export function remember(name: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(`nordlys-game.${name}`, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** What was kept, or undefined; the caller checks what it is. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`nordlys-game.${name}`) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A play that can be gone on with after a reload. */
export interface KeptPlay {
  playToken: string
  roundKey: string
}

/** The play of this game and mode that the tab held last. */
export function recallPlay(name: string): KeptPlay | undefined {
  const kept = recall(name)
  if (typeof kept !== 'object' || kept === null) return undefined
  if (!('playToken' in kept && 'roundKey' in kept)) return undefined
  const { playToken, roundKey } = kept
  return typeof playToken === 'string' && typeof roundKey === 'string'
    ? { playToken, roundKey }
    : undefined
}
