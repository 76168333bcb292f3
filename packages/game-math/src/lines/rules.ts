import type { FreeSpinsPar } from '../prove/par.ts'
import { freeSpinsSection } from '../rules/free-spins-section.ts'
import type { RulesSection } from '../rules/game-rules.ts'
import {
  chooseStake,
  linesAreReadFromTheLeft,
  nameOfKind,
  winsFollowStake,
} from '../rules/how-to-play.ts'
import { lineWildSection } from '../rules/line-wild.ts'
import type { MechanicRules } from '../rules/mechanic-rules.ts'
import type { DefinitionBase } from '../slot/definition-base.ts'
import type { Lines, LinesDefinition } from './definition.ts'

export function linesRules(definition: LinesDefinition, par: FreeSpinsPar): MechanicRules {
  return {
    sections: [
      howToPlayLines(definition),
      ...lineWildSection(definition, nameOfKind(definition, 'scatter')),
      ...freeSpinsSection(definition, [definition.freeSpins.multiplier], par),
    ],
    drawn: ', hvor hvert hjul standser',
  }
}

export function howToPlayLines(
  definition: DefinitionBase & { readonly lines: Lines },
): RulesSection {
  const { titleDa, reels, rows, lines } = definition
  return {
    heading: 'Sådan spiller du',
    paragraphs: [
      `${titleDa} har ${reels} hjul med ${rows} rækker og ${lines.length} gevinstlinjer. ` +
        `${chooseStake(definition)} Indsatsen gælder hele runden og alle gevinstlinjer.`,
      linesAreReadFromTheLeft,
      winsFollowStake,
    ],
  }
}
