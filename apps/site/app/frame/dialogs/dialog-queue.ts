import type { Undisturbed } from '../../ground/router/route-handle.ts'

/** The dialogs that open by themselves, highest priority first. */
export const dialogOrder = [
  'network',
  'session',
  'responsible-gambling',
  'wagering',
  'age',
  'welcome',
  'information',
  'marketing',
] as const

export type DialogName = (typeof dialogOrder)[number]

/** Shown even during a game or a form. */
const urgent: ReadonlySet<DialogName> = new Set(['network', 'session', 'responsible-gambling'])

/** Wanted between two rounds of a game alone, and shown there. */
const ofGames: ReadonlySet<DialogName> = new Set(['wagering'])

/**
 * Shows one dialog at a time: the wanted one of highest priority; none during a payment, only urgent
 * ones during a form, and during a game those and its own. A dialog that gives way is shown again when it
 * is first in the queue.
 */
export class DialogQueue {
  readonly #wanted = new Set<DialogName>()
  readonly #listeners = new Set<() => void>()
  #undisturbed: Undisturbed

  get shown(): DialogName | undefined {
    return dialogOrder.find((name) => this.#wanted.has(name) && this.#mayShow(name))
  }

  want(name: DialogName, isWanted: boolean): void {
    if (this.#wanted.has(name) === isWanted) return
    if (isWanted) this.#wanted.add(name)
    else this.#wanted.delete(name)
    this.#tell()
  }

  setUndisturbed(undisturbed: Undisturbed): void {
    if (this.#undisturbed === undisturbed) return
    this.#undisturbed = undisturbed
    this.#tell()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #mayShow(name: DialogName): boolean {
    if (this.#undisturbed === 'payment') return false
    if (this.#undisturbed === 'game' && ofGames.has(name)) return true
    return this.#undisturbed === undefined || urgent.has(name)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
