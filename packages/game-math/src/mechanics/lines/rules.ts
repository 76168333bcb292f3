import type { DefinitionBase } from '../../base/definition-base.ts'
import { freeMultipliersOf } from '../../features/free-spins.ts'
import type { FreeSpinsPar } from '../../prove/par.ts'
import { freeSpinsSection } from '../../rules/free-spins-section.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import {
  chooseStake,
  linesAreReadBothWays,
  linesAreReadFromTheLeft,
  nameOfKind,
  winsFollowStake,
} from '../../rules/how-to-play.ts'
import { lineWildSection } from '../../rules/line-wild.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import type { LineDirection, Lines, LinesDefinition } from './definition.ts'

export function linesRules(definition: LinesDefinition, par: FreeSpinsPar): MechanicRules {
  return {
    sections: [
      howToPlayLines(definition),
      ...lineWildSection(definition, nameOfKind(definition, 'scatter')),
      ...freeSpinsSection(definition, freeMultipliersOf(definition.freeSpins), par),
    ],
    drawn: ', hvor hvert hjul standser',
  }
}

export function howToPlayLines(
  definition: DefinitionBase & { readonly lines: Lines; readonly direction?: LineDirection },
): RulesSection {
  const { titleDa, reels, rows, lines, direction } = definition
  return {
    heading: 'Sådan spiller du',
    paragraphs: [
      `${titleDa} har ${reels} hjul med ${rows} rækker og ${lines.length} gevinstlinjer. ` +
        `${chooseStake(definition)} Indsatsen gælder hele runden og alle gevinstlinjer.`,
      direction ? linesAreReadBothWays : linesAreReadFromTheLeft,
      winsFollowStake,
    ],
  }
}
