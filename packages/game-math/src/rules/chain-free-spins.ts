import type { DefinitionBase } from '../base/definition-base.ts'
import type { FreeSpinsDefinition } from '../features/free-spins.ts'
import type { ChainPar } from '../prove/par.ts'
import { scattersSentence } from './free-spins-section.ts'
import type { RulesSection } from './game-rules.ts'
import { count, oneIn } from './wording.ts'

interface FreeSpinsGame extends DefinitionBase {
  readonly freeSpins: FreeSpinsDefinition
  readonly caps: { readonly maxFreeSpins: number }
}

/** Free spins of a round that is a chain; `more` tells what else is special in them. */
export function chainFreeSpinsSection(
  definition: FreeSpinsGame,
  par: ChainPar,
  ...more: readonly string[]
): RulesSection[] {
  const { freeSpins, caps } = definition
  const free = par.parts.find(({ part }) => part === 'free-spins')
  if (!free) return []
  const multiplied =
    freeSpins.multiplier > 1 ? `, og alle gevinster ganges med ${freeSpins.multiplier}` : ''
  return [
    {
      heading: 'Free spins',
      paragraphs: [
        scattersSentence(definition),
        'Under free spins spilles der på hjul med en anden fordeling af symboler' +
          `${multiplied}. Free spins spilles automatisk med rundens indsats og koster ikke noget.`,
        ...more,
        `Du kan vinde flere free spins undervejs på samme måde, dog højst ` +
          `${count(caps.maxFreeSpins)} i alt i én runde.`,
        `I gennemsnit udløses free spins i ${oneIn(free.rounds)}.`,
      ],
    },
  ]
}
