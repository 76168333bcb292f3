import { invariant } from '@nordlys/core'
import type { DefinitionBase } from '../base/definition-base.ts'
import type { Layout } from '../base/layout.ts'
import type { RoundOutcome } from '../base/outcome.ts'
import type { Shape } from '../base/shape.ts'
import type { Par } from '../prove/par.ts'
import type { Rng } from '../random/rng.ts'
import type { MechanicRules } from '../rules/mechanic-rules.ts'

/** What any definition says; `game/` has the union of those there are. */
interface AnyDefinition extends DefinitionBase {
  readonly mechanic: string
}

/** A game laid out for play, whatever its mechanic. */
export interface LaidOutGame<D extends AnyDefinition> {
  readonly definition: D
  /** Of the symbols, by index. */
  readonly keys: readonly string[]
  playRound(rng: Rng): RoundOutcome
  playRoundCoins(rng: Rng): number
  /**
   * What must be worked out before the first round, in pieces of a few milliseconds at most: who
   * has other things to do takes one piece at a time. Without it the first round takes as long as
   * all of them. Throws when the game is not the one that was proven.
   */
  prepare(): Iterable<void>
}

/** What a mechanic can do with a definition `D` of its own; it crashes on one of another's. */
export interface Mechanic<D extends AnyDefinition> {
  readonly id: D['mechanic']
  /** Every problem of unknown JSON that calls itself this mechanic's. */
  check(value: unknown): { definition?: D; problems: string[] }
  compile(definition: AnyDefinition): LaidOutGame<D>
  prove(definition: AnyDefinition): Par
  rules(definition: AnyDefinition, par: Par): MechanicRules
  layout(definition: AnyDefinition): Layout
}

/** A mechanic as its folder writes it: for its own definition, compiled game and report. */
interface MechanicParts<D extends AnyDefinition, Compiled, P extends Par> {
  readonly id: D['mechanic']
  readonly shape: Shape<D>
  problems(definition: D): string[]
  compile(definition: D): Compiled
  /** None where a round needs nothing but the compiled game. */
  prepare?(game: Compiled): Iterable<void>
  /** The engine: builds what the client shows. */
  playRound(game: Compiled, rng: Rng): RoundOutcome
  /** The fast path, written apart from the engine: the coins it would win from the same draws. */
  playRoundCoins(game: Compiled, rng: Rng): number
  prove(definition: D): P
  isPar(par: Par): par is P
  rules(definition: D, par: P): MechanicRules
  layout(definition: D): Layout
}

/** Joins a mechanic's parts so that the registry holds all mechanics as one type. */
export function mechanic<D extends AnyDefinition, Compiled, P extends Par>(
  parts: MechanicParts<D, Compiled, P>,
): Mechanic<D> {
  function isOurs(definition: AnyDefinition): definition is D {
    return definition.mechanic === parts.id
  }
  function ours(definition: AnyDefinition): D {
    invariant(isOurs(definition), `${definition.id} is no game of ${parts.id}`)
    return definition
  }
  return {
    id: parts.id,
    check(value) {
      const problems: string[] = []
      if (!parts.shape(value, 'definition', problems)) return { problems }
      problems.push(...parts.problems(value))
      return { definition: value, problems }
    },
    compile(given) {
      const definition = ours(given)
      const game = parts.compile(definition)
      return {
        definition,
        keys: definition.symbols.map(({ key }) => key),
        playRound: (rng) => parts.playRound(game, rng),
        playRoundCoins: (rng) => parts.playRoundCoins(game, rng),
        prepare: () => parts.prepare?.(game) ?? [],
      }
    },
    prove: (definition) => parts.prove(ours(definition)),
    rules(definition, par) {
      invariant(parts.isPar(par), `a report of another mechanic than ${parts.id}`)
      return parts.rules(ours(definition), par)
    },
    layout: (definition) => parts.layout(ours(definition)),
  }
}
