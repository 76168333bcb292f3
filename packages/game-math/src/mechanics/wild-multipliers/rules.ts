import type { FreeSpinsPar } from '../../prove/par.ts'
import { freeSpinsSection } from '../../rules/free-spins-section.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { nameOfKind } from '../../rules/how-to-play.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { enumerate } from '../../rules/wording.ts'
import { howToPlayLines } from '../lines/rules.ts'
import type { WildMultipliersDefinition } from './definition.ts'

export function wildMultipliersRules(
  definition: WildMultipliersDefinition,
  par: FreeSpinsPar,
): MechanicRules {
  return {
    sections: [
      howToPlayLines(definition),
      wildSection(definition),
      ...freeSpinsSection(definition, [definition.freeSpins.multiplier], par),
    ],
    drawn: ', hvor hvert hjul standser',
  }
}

function wildSection(definition: WildMultipliersDefinition): RulesSection {
  const { symbols, wilds } = definition
  const named = symbols.filter(({ kind }) => kind === 'wild')
  const worths = named.map(
    ({ key, nameDa }) => `${nameDa} ganger med ${wilds.multipliers[key] ?? 1}`,
  )
  const [a = 1, b = a] = Object.values(wilds.multipliers)
  const together =
    wilds.combine === 'sum'
      ? `lægges sammen: ${a} og ${b} giver ${a + b}`
      : `ganges: ${a} og ${b} giver ${a * b}`
  const isOne = named.length === 1
  return {
    heading: 'Wilds, der ganger',
    paragraphs: [
      `${isOne ? 'Symbolet' : 'Symbolerne'} ${enumerate(named.map(({ nameDa }) => nameDa))} er wild ` +
        `og kan træde i stedet for alle andre symboler end ${nameOfKind(definition, 'scatter')}. ` +
        'Wilds findes ikke på hjulet længst til venstre og giver ikke gevinst alene.',
      `Hver wild ganger den gevinst, den hjælper til: ${enumerate(worths)}.`,
      `Er der flere wilds i samme gevinst, bliver deres tal ${together}.`,
    ],
  }
}
