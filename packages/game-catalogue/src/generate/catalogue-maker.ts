import { canonicalHash } from '@nordlys/game-math/base/definition-hash'
import { type Fingerprint, fingerprintOf } from './fingerprint.ts'
import { twinReason } from './gate.ts'
import { generatorOf } from './generators.ts'
import { makeGame, type ProvenGame } from './make-game.ts'
import type { GameSpec } from './shared/spec.ts'

/** A game as it is kept, with the hash of the specification it was made from. */
export interface KeptGame extends ProvenGame {
  readonly spec: string
  /**
   * Of a game that was drawn again because it was too like another: a hash of all games of its
   * generator before it. After others, chance might give another game.
   */
  readonly after?: string
}

/**
 * Makes the games of a plan one after the other, each unlike those before it. A kept game is taken
 * over when a run without any kept games would make the same one: its specification has not
 * changed, it is still unlike those before it, and it owes nothing to games that are no more.
 */
export class CatalogueMaker {
  readonly #known = new Map<string, Fingerprint[]>()

  /** `kept` is what the last run left of this game. */
  make(spec: GameSpec, kept: KeptGame | undefined): KeptGame & { readonly isNew: boolean } {
    const hash = canonicalHash(spec)
    const before = canonicalHash(this.#of(spec))
    const isCurrent = kept?.spec === hash && (kept.after === undefined || kept.after === before)
    if (isCurrent && this.#isOwn(spec, kept)) return this.#take(spec, kept, false)
    const { definition, par, twins } = makeGame(spec, (made) => this.#isOwn(spec, made))
    const made = { spec: hash, ...(twins > 0 ? { after: before } : {}), definition, par }
    return this.#take(spec, made, true)
  }

  #take(spec: GameSpec, game: KeptGame, isNew: boolean) {
    this.#of(spec).push(printOf(spec, game))
    return { ...game, isNew }
  }

  #isOwn(spec: GameSpec, made: ProvenGame): boolean {
    const print = printOf(spec, made)
    return this.#of(spec).every((other) => twinReason(print, other) === undefined)
  }

  #of({ generator }: GameSpec): Fingerprint[] {
    const prints = this.#known.get(generator) ?? []
    this.#known.set(generator, prints)
    return prints
  }
}

export function printOf({ generator }: GameSpec, { definition, par }: ProvenGame): Fingerprint {
  return fingerprintOf(definition, par, generatorOf(generator).structure(definition))
}
