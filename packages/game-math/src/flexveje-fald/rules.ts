import { howToPlayFlexveje } from '../flexveje/rules.ts'
import type { TablePar } from '../prove/par.ts'
import { scattersSentence } from '../rules/free-spins-section.ts'
import type { RulesSection } from '../rules/game-rules.ts'
import { listSection } from '../rules/list-section.ts'
import type { MechanicRules } from '../rules/mechanic-rules.ts'
import { tumbleParagraphs } from '../rules/tumble-paragraphs.ts'
import { count, oneIn } from '../rules/wording.ts'
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
      ...freeSpinsSection(definition, par),
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

function freeSpinsSection(
  definition: FlexvejeFaldDefinition,
  { roundsPerFeature }: TablePar,
): RulesSection[] {
  const { spinsByScatters } = definition.freeSpins
  if (Object.keys(spinsByScatters).length === 0) return []
  return [
    {
      heading: 'Free spins',
      paragraphs: [
        `${scattersSentence(definition)} De tælles, når et spin ikke falder mere, og flere end ` +
          `${definition.reels} tæller som ${definition.reels}.`,
        'I free spins begynder gevinsterne med det første tal og ganges med mere for hvert fald, ' +
          'og tallet bliver stående fra det ene free spin til det næste. Free spins spilles ' +
          'automatisk med rundens indsats og koster ikke noget.',
        `Du kan vinde flere free spins undervejs på samme måde, dog højst ` +
          `${count(definition.caps.maxFreeSpins)} i alt i én runde.`,
        ...(roundsPerFeature
          ? [`I gennemsnit udløses free spins i ${oneIn(roundsPerFeature)}.`]
          : []),
      ],
    },
  ]
}
