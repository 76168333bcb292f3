import type { Undisturbed } from '../../ground/router/route-handle.ts'

/** The dialogs that come by themselves, the one that goes first foremost. */
export const dialogOrder = [
  'network',
  'session',
  'responsible-gambling',
  'age',
  'welcome',
  'information',
  'marketing',
] as const

export type DialogName = (typeof dialogOrder)[number]

/** What cannot wait until a game or a form is left. */
const urgent: ReadonlySet<DialogName> = new Set(['network', 'session', 'responsible-gambling'])

/**
 * Who may speak: of all dialogs that want to be shown the foremost alone, none over a payment, and over
 * a game and a form only what cannot wait. One that gives way comes back when it is its turn again.
 */
export class DialogDesk {
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
    return this.#undisturbed === undefined || urgent.has(name)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
