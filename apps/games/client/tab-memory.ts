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
  history.replaceState({ ...play, wishes: keptWishes() }, '')
}

export function forgetPlay(): void {
  history.replaceState({ wishes: keptWishes() }, '')
}

/** The play this tab held before it was loaded again. */
export function recallPlay(): KeptPlay | undefined {
  const kept: unknown = history.state
  return isKept(kept) ? kept : undefined
}

/** Keeps what a round is shown again with, so that the frame can be loaded once more. */
export function keepReplay(replayToken: string): void {
  history.replaceState({ replayToken, wishes: keptWishes() }, '')
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
 * Remembers a wish, as sound or fast play, while the tab lives: beside the play, because many
 * browsers forbid storage to a frame, and where they allow it also there, for the next game.
 */
export function remember(name: string, isOn: boolean): void {
  history.replaceState({ ...history.state, wishes: { ...keptWishes(), [name]: isOn } }, '')
  inStorage((storage) => storage.setItem(storageName(name), String(isOn)))
}

export function recall(name: string): boolean {
  return keptWishes()[name] ?? inStorage((all) => all.getItem(storageName(name))) === 'true'
}

function keptWishes(): Readonly<Record<string, boolean>> {
  const kept: unknown = history.state
  if (typeof kept !== 'object' || kept === null || !('wishes' in kept)) return {}
  const entries = Object.entries(kept.wishes ?? {})
  return Object.fromEntries(entries.filter(([, isOn]) => typeof isOn === 'boolean'))
}

function storageName(name: string): string {
  return `nordlys-game.${name}`
}

/** Undefined where the browser forbids it, or has no room. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
