import { invariant } from '@nordlys/core'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import type { SpinChain } from '@nordlys/game-math/mechanics/chain/spin-chain'
import type { Chance } from '../shared/chance.ts'
import type { Draft, GameSpec, Generator } from '../shared/spec.ts'
import { chainDraft } from './chain-draft.ts'

/** How many of a symbol win on a line. */
export const lineCounts = [3, 4, 5]

/** What the games of one mechanic have of their own, when their rounds are chains of spins on lines. */
interface ChainGames<D extends GameDefinition>
  extends Pick<Generator, 'edition' | 'volatilities' | 'hitRate'> {
  /** The generator has its name. */
  readonly mechanic: D['mechanic']
  /** Whether what follows a spin depends on its having won; absent where it does not. */
  readonly followsWins?: true
  /** Everything that chance decides before the paytable. Symbols without open pays stand first. */
  draw(spec: GameSpec, chance: Chance): D
  compile(definition: D): { readonly chain: SpinChain; readonly pays: Int32Array }
  ladder(definition: D): Draft['ladder']
  structure(definition: D): readonly unknown[]
  /** Where the draft of lines that win apart is not near enough. */
  corrected?(draft: Draft, definition: D, chance: Chance): Draft
}

export function chainGenerator<D extends GameDefinition>(games: ChainGames<D>): Generator {
  const { mechanic, edition, volatilities, hitRate } = games
  function isOurs(definition: GameDefinition): definition is D {
    return definition.mechanic === mechanic
  }
  function ours(definition: GameDefinition): D {
    invariant(isOurs(definition), `${definition.id} is no game of ${mechanic}`)
    return definition
  }
  return {
    id: mechanic,
    mechanic,
    edition,
    volatilities,
    hitRate,
    draft(spec, chance) {
      const definition = games.draw(spec, chance)
      const draft = chainDraft(
        {
          definition,
          ...games.compile(definition),
          tunable: definition.symbols.flatMap(({ kind }, index) => (kind === 'pay' ? [index] : [])),
          counts: lineCounts,
          followsWins: games.followsWins ?? false,
          ladder: games.ladder(definition),
          chainOf: (finished) => games.compile(ours(finished)).chain,
        },
        chance,
      )
      return games.corrected?.(draft, definition, chance) ?? draft
    },
    structure: (definition) => games.structure(ours(definition)),
  }
}
