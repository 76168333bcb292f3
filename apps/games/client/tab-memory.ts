/** A play that can be gone on with after a reload. */
export interface KeptPlay {
  playToken: string
  roundKey: string
}

/**
 * Keeps the play beside the address in this tab's history. A reload gives it back, a new launch
 * does not, and browsers that forbid storage to a frame of another site allow it all the same.
 */
export function keepPlay({ playToken, roundKey }: KeptPlay): void {
  history.replaceState({ playToken, roundKey }, '')
}

export function forgetPlay(): void {
  history.replaceState(null, '')
}

/** The play this tab held before it was loaded again. */
export function recallPlay(): KeptPlay | undefined {
  const kept: unknown = history.state
  if (typeof kept !== 'object' || kept === null) return undefined
  if (!('playToken' in kept && 'roundKey' in kept)) return undefined
  const { playToken, roundKey } = kept
  return typeof playToken === 'string' && typeof roundKey === 'string'
    ? { playToken, roundKey }
    : undefined
}

/**
 * Remembers a preference while the tab lives. A browser may forbid storage to a frame; then it is
 * simply asked for again. Tells whether it was kept.
 */
export function remember(name: string, isOn: boolean): boolean {
  try {
    sessionStorage.setItem(`nordlys-game.${name}`, String(isOn))
    return true
  } catch {
    return false
  }
}

export function recall(name: string): boolean {
  try {
    return sessionStorage.getItem(`nordlys-game.${name}`) === 'true'
  } catch {
    return false
  }
}
