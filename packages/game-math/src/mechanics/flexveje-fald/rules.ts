import type { TablePar } from '../../prove/par.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { listSection } from '../../rules/list-section.ts'
import { listedFreeSpinsSection } from '../../rules/listed-free-spins.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { tumbleParagraphs } from '../../rules/tumble-paragraphs.ts'
import { howToPlayFlexveje } from '../flexveje/rules.ts'
import { waysWildSection } from '../ways/rules.ts'
import type { FlexvejeFaldDefinition } from './definition.ts'

export function flexvejeFaldRules(
  definition: FlexvejeFaldDefinition,
  par: TablePar,
): MechanicRules {
  return {
    sections: [
      howToPlayFlexveje(definition, definition.heights),
      ...waysWildSection(definition),
      tumbleSection(definition),
      ...listedFreeSpinsSection(definition, par, {
        where: 'på hjulene',
        special:
          'I free spins begynder gevinsterne med det første tal og ganges med mere for hvert fald, ' +
          'og tallet bliver stående fra det ene free spin til det næste.',
      }),
      listSection(par),
    ],
    drawn: ' rundens forløb',
  }
}

function tumbleSection({ tumble }: FlexvejeFaldDefinition): RulesSection {
  return {
    heading: 'Fald',
    paragraphs: tumbleParagraphs(tumble, {
      removed: 'Når et spin har givet gevinst, forsvinder de symboler, der er med i den.',
      again: 'Giver det nye gevinster',
      within: 'i ét spin',
      restarts: 'Hvert spin uden for free spins begynder forfra.',
    }),
  }
}
