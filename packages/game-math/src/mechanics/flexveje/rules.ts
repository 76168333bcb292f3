import type { DefinitionBase } from '../../base/definition-base.ts'
import { type Heights, waysBetween } from '../../features/heights.ts'
import type { FreeSpinsPar } from '../../prove/par.ts'
import { freeSpinsSection } from '../../rules/free-spins-section.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { chooseStake } from '../../rules/how-to-play.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { count } from '../../rules/wording.ts'
import { waysParagraphs, wildSection } from '../ways/rules.ts'
import type { FlexvejeDefinition } from './definition.ts'

export function flexvejeRules(definition: FlexvejeDefinition, par: FreeSpinsPar): MechanicRules {
  return {
    sections: [
      withHeightsOfFreeSpins(definition),
      ...wildSection(definition),
      ...freeSpinsSection(definition, definition.freeSpins.multipliers, par),
    ],
    drawn: ', hvor højt hvert hjul bliver, og hvor det standser',
  }
}

/** In free spins the reels may be higher or lower than in a base spin. */
function withHeightsOfFreeSpins(definition: FlexvejeDefinition): RulesSection {
  const { heights, freeSpins } = definition
  const section = howToPlayFlexveje(definition, heights.base)
  const isAlike = heights.free.join(';') === heights.base.join(';')
  if (isAlike || Object.keys(freeSpins.spinsByScatters).length === 0) return section
  const { least, most } = waysBetween(heights.free)
  const sentence =
    'I free spins er andre højder mere sandsynlige end ellers, og der er fra ' +
    `${count(least)} til ${count(most)} veje.`
  return { ...section, paragraphs: [...section.paragraphs, sentence] }
}

/** `heights` are those of a base spin. */
export function howToPlayFlexveje(definition: DefinitionBase, heights: Heights): RulesSection {
  const { titleDa, reels, rows } = definition
  const { least, most } = waysBetween(heights)
  return {
    heading: 'Sådan spiller du',
    paragraphs: [
      `${titleDa} har ${reels} hjul, der skifter højde: I hvert spin viser hvert hjul fra 2 til ` +
        `${rows} rækker. Antallet af veje til gevinst er alle hjulenes højder ganget med hinanden, ` +
        `fra ${count(least)} til ${count(most)}. ${chooseStake(definition)} Indsatsen gælder hele ` +
        'runden og alle veje.',
      ...waysParagraphs,
      'Hjulenes højder trækkes uafhængigt af hinanden, og nogle højder er mere sandsynlige end ' +
        'andre. En gevinst kan være mindre end indsatsen.',
    ],
  }
}
