import type { ChainPar } from '../../prove/par.ts'
import { chainFreeSpinsSection } from '../../rules/chain-free-spins.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { nameOfKind } from '../../rules/how-to-play.ts'
import { lineWildSection } from '../../rules/line-wild.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { enumerate } from '../../rules/wording.ts'
import { howToPlayLines } from '../lines/rules.ts'
import type { MysteryDefinition } from './definition.ts'

export function mysteryRules(definition: MysteryDefinition, par: ChainPar): MechanicRules {
  return {
    sections: [
      howToPlayLines(definition),
      mysterySection(definition),
      ...lineWildSection(definition, nameOfKind(definition, 'scatter')),
      ...chainFreeSpinsSection(definition, par),
    ],
    drawn: ', hvor hvert hjul standser, og hvad mysteriesymbolerne bliver til',
  }
}

function mysterySection(definition: MysteryDefinition): RulesSection {
  const { symbols, reveals } = definition
  const total = reveals.reduce((sum, { weight }) => sum + weight, 0)
  const odds = reveals.map(({ symbol, weight }) => {
    const name = symbols.find(({ key }) => key === symbol)?.nameDa ?? symbol
    return `${name} i ${weight} ud af ${total} spins`
  })
  return {
    heading: 'Mysteriesymboler',
    paragraphs: [
      `Når hjulene står stille, bliver alle symboler af slagsen ${nameOfKind(definition, 'mystery')} ` +
        'til ét og samme symbol, og derefter tælles gevinsterne op.',
      `Hvad de bliver til, trækkes for hvert spin: ${enumerate(odds)}.`,
    ],
  }
}
