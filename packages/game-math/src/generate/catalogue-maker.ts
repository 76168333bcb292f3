import { canonicalHash } from '../slot/definition-hash.ts'
import { type Fingerprint, fingerprintOf } from './fingerprint.ts'
import { twinReason } from './gate.ts'
import { generatorOf } from './generators.ts'
import { type MadeGame, makeGame } from './make-game.ts'
import type { GameSpec } from './spec.ts'

/** A game as it is kept, with the hash of the specification it was made from. */
export interface KeptGame extends Pick<MadeGame, 'definition' | 'par'> {
  readonly spec: string
}

/**
 * Makes the games of a plan one after the other, each unlike those before it. A kept game is taken
 * over when its specification has not changed and it is still unlike them.
 */
export class CatalogueMaker {
  readonly #known = new Map<string, Fingerprint[]>()

  /** `kept` is what the last run left of this game. */
  make(spec: GameSpec, kept: KeptGame | undefined): KeptGame & { readonly isNew: boolean } {
    const hash = canonicalHash(spec)
    if (kept?.spec === hash && this.#isOwn(spec, kept)) return this.#take(spec, kept, false)
    const { definition, par } = makeGame(spec, (made) => this.#isOwn(spec, made))
    return this.#take(spec, { spec: hash, definition, par }, true)
  }

  #take(spec: GameSpec, game: KeptGame, isNew: boolean) {
    this.#of(spec).push(printOf(spec, game))
    return { ...game, isNew }
  }

  #isOwn(spec: GameSpec, made: Pick<MadeGame, 'definition' | 'par'>): boolean {
    const print = printOf(spec, made)
    return this.#of(spec).every((other) => twinReason(print, other) === undefined)
  }

  #of({ generator }: GameSpec): Fingerprint[] {
    const prints = this.#known.get(generator) ?? []
    this.#known.set(generator, prints)
    return prints
  }
}

export function printOf(
  { generator }: GameSpec,
  { definition, par }: Pick<MadeGame, 'definition' | 'par'>,
): Fingerprint {
  return fingerprintOf(definition, par, generatorOf(generator).structure(definition))
}
