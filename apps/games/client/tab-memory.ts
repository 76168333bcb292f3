import type { ClientRound } from '@nordlys/contracts'

/** A play that can be gone on with after a reload. */
export interface KeptPlay {
  playToken: string
  roundKey: string
  /** The round that is being shown, while one is. */
  shown?: ShownRound | undefined
}

export interface ShownRound {
  key: string
  definitionHash: string
  /** The event of it that is on screen. */
  at: number
  /** The round itself, when only this tab knows it: play money leaves none in the books. */
  round?: ClientRound | undefined
}

/**
 * Keeps the play beside the address in this tab's history. A reload gives it back, a new launch
 * does not, and browsers that forbid storage to a frame of another site allow it all the same.
 */
export function keepPlay(play: KeptPlay): void {
  history.replaceState(play, '')
}

export function forgetPlay(): void {
  history.replaceState(null, '')
}

/** The play this tab held before it was loaded again. */
export function recallPlay(): KeptPlay | undefined {
  const kept: unknown = history.state
  return isKept(kept) ? kept : undefined
}

/** Keeps what a round is shown again with, so that the frame can be loaded once more. */
export function keepReplay(replayToken: string): void {
  history.replaceState({ replayToken }, '')
}

export function recallReplay(): string | undefined {
  const kept: unknown = history.state
  if (typeof kept !== 'object' || kept === null || !('replayToken' in kept)) return undefined
  return typeof kept.replayToken === 'string' ? kept.replayToken : undefined
}

/** Only we write there; a client from before an update may have, in its own way. */
function isKept(kept: unknown): kept is KeptPlay {
  if (typeof kept !== 'object' || kept === null) return false
  if (!('playToken' in kept && 'roundKey' in kept)) return false
  const { playToken, roundKey } = kept
  return typeof playToken === 'string' && typeof roundKey === 'string'
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
