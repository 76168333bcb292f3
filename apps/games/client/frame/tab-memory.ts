import type { ClientRound } from '@nordlys/contracts'

/** A play that can be gone on with after a reload. */
export interface KeptPlay {
  playToken: string
  roundKey: string
  /** The round that is being shown, while one is. */
  shown?: ShownRound | undefined
}

interface ShownRound {
  key: string
  definitionHash: string
  /** The event of it that is on screen. */
  at: number
  /** The round itself, when only this tab knows it: play money leaves none in the books. */
  round?: ClientRound | undefined
}

/**
 * Stores the play in `history.state` of this tab. A reload restores it, a new launch does not, and
 * browsers that forbid storage to a cross-site frame allow it all the same.
 */
export function keepPlay({ shown, ...play }: KeptPlay): void {
  const kept = shown && { ...shown, round: shown.round && textOf(shown.round) }
  history.replaceState({ ...play, ...(kept && { shown: kept }), wishes: keptWishes() }, '')
}

const roundTexts = new WeakMap<ClientRound, string>()

/**
 * The serialized round is memoized: the state is stored with every event of the round, and a string is
 * copied faster than an object.
 */
function textOf(round: ClientRound): string {
  const text = roundTexts.get(round) ?? JSON.stringify(round)
  roundTexts.set(round, text)
  return text
}

export function forgetPlay(): void {
  history.replaceState({ wishes: keptWishes() }, '')
}

/** The play this tab held before it was loaded again. */
export function recallPlay(): KeptPlay | undefined {
  const kept: unknown = history.state
  if (!isKept(kept)) return undefined
  const { shown, ...play } = kept
  return shown ? { ...play, shown: { ...shown, round: roundOf(shown.round) } } : play
}

function roundOf(kept: unknown): ClientRound | undefined {
  return typeof kept === 'string' ? JSON.parse(kept) : undefined
}

/** A play at a table that can be gone on with after a reload. */
export interface KeptTable {
  readonly playToken: string
  readonly roundKey: string
  readonly stakedOre: number
  readonly wonOre: number
  /** The definition shown in the play: another release deals other cards for the same choices. */
  readonly definitionHash: string
  /** The hand of play money that is played: the server keeps none. */
  readonly free?: { readonly bets: unknown; readonly choices: readonly number[] } | undefined
  /** Of a live table: the last round whose stake and win are in the sums. */
  readonly counted?: number | undefined
}

export function keepTable(table: KeptTable): void {
  history.replaceState({ table: JSON.stringify(table), wishes: keptWishes() }, '')
}

export function recallTable(): KeptTable | undefined {
  const kept: unknown = history.state
  if (typeof kept !== 'object' || kept === null || !('table' in kept)) return undefined
  // Only we write there.
  return typeof kept.table === 'string' ? (JSON.parse(kept.table) as KeptTable) : undefined
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
  wishes = { ...keptWishes(), [name]: isOn }
  history.replaceState({ ...history.state, wishes }, '')
  inStorage((storage) => storage.setItem(storageName(name), String(isOn)))
}

export function recall(name: string): boolean {
  return keptWishes()[name] ?? inStorage((all) => all.getItem(storageName(name))) === 'true'
}

type Wishes = Readonly<Record<string, boolean>>

let wishes: Wishes | undefined

/** Read once: `history.state` returns a copy each time, with a whole round in it. */
function keptWishes(): Wishes {
  wishes ??= wishesIn(history.state)
  return wishes
}

function wishesIn(kept: unknown): Wishes {
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
