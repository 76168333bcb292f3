import type { DefinitionBase } from '../base/definition-base.ts'
import type { TablePar } from '../prove/par.ts'
import { scattersSentence } from './free-spins-section.ts'
import type { RulesSection } from './game-rules.ts'
import { count, oneIn } from './wording.ts'

interface FreeSpinsGame extends DefinitionBase {
  readonly freeSpins: { readonly spinsByScatters: Readonly<Record<string, number>> }
  readonly caps: { readonly maxFreeSpins: number }
}

/** Free spins of listed rounds that tumble; `where` scatters count, `special` what is theirs. */
export function listedFreeSpinsSection(
  definition: FreeSpinsGame,
  { roundsPerFeature }: TablePar,
  { where, special }: { readonly where: string; readonly special: string },
): RulesSection[] {
  const { reels, freeSpins, caps } = definition
  if (Object.keys(freeSpins.spinsByScatters).length === 0) return []
  return [
    {
      heading: 'Free spins',
      paragraphs: [
        `${scattersSentence(definition, where)} De tælles, når et spin ikke falder mere, og flere ` +
          `end ${reels} tæller som ${reels}.`,
        `${special} Free spins spilles automatisk med rundens indsats og koster ikke noget.`,
        `Du kan vinde flere free spins undervejs på samme måde, dog højst ` +
          `${count(caps.maxFreeSpins)} i alt i én runde.`,
        ...(roundsPerFeature
          ? [`I gennemsnit udløses free spins i ${oneIn(roundsPerFeature)}.`]
          : []),
      ],
    },
  ]
}
