import type { ChainPar } from '../../prove/par.ts'
import { scattersSentence } from '../../rules/free-spins-section.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { nameOfKind } from '../../rules/how-to-play.ts'
import { lineWildSection } from '../../rules/line-wild.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { enumerate, oneIn } from '../../rules/wording.ts'
import { howToPlayLines } from '../lines/rules.ts'
import type { SymbolUpgradeDefinition } from './definition.ts'

export function symbolUpgradeRules(
  definition: SymbolUpgradeDefinition,
  par: ChainPar,
): MechanicRules {
  const never = ['scatter', 'upgrade'].map((kind) => nameOfKind(definition, kind))
  return {
    sections: [
      howToPlayLines(definition),
      ...lineWildSection(definition, enumerate(never)),
      ...freeSection(definition, par),
    ],
    drawn: ', hvor hvert hjul standser, også i hvert free spin',
  }
}

function freeSection(definition: SymbolUpgradeDefinition, par: ChainPar): RulesSection[] {
  const free = par.parts.find(({ part }) => part === 'free-spins')
  if (!free) return []
  const { multiplier } = definition.freeSpins
  const multiplied = multiplier > 1 ? ` Alle gevinster i free spins ganges med ${multiplier}.` : ''
  return [
    {
      heading: 'Free spins med symbolopgradering',
      paragraphs: [
        scattersSentence(definition),
        'Under free spins spilles der på hjul med en anden fordeling af symboler. De spilles ' +
          `automatisk med rundens indsats og koster ikke noget.${multiplied}`,
        ...upgradeText(definition),
        'Der kan ikke vindes flere free spins undervejs.',
        `I gennemsnit udløses free spins i ${oneIn(free.rounds)}.`,
      ],
    },
  ]
}

function upgradeText(definition: SymbolUpgradeDefinition): string[] {
  const { symbols, strips, upgrades } = definition
  const upgrade = symbols.find(({ kind }) => kind === 'upgrade')
  const on = strips.free.flatMap((strip, reel) =>
    strip.includes(upgrade?.key ?? '') ? [String(reel + 1)] : [],
  )
  const paying = symbols.filter(({ kind }) => kind === 'pay').map(({ nameDa }) => nameDa)
  const going = paying.slice(-upgrades.steps).toReversed()
  const often = upgrades.perStep === 1 ? 'det lander' : `${upgrades.perStep} af dem er landet`
  const reels = on.length === 1 ? `hjul ${on.join()}` : `hjulene ${enumerate(on)}`
  const goingText =
    going.length === 1
      ? `Kun ${enumerate(going)} kan forsvinde`
      : `De forsvinder i denne rækkefølge: ${enumerate(going)}`
  return [
    `Symbolet ${upgrade?.nameDa ?? ''} findes kun i free spins, på ${reels} talt fra venstre. ` +
      `Hver gang ${often}, forsvinder det billigste af de symboler, der er tilbage: Når spinnets ` +
      'gevinster er talt op, bliver det til det næstbilligste i alle de free spins, der er tilbage.',
    `${goingText}. I næste runde er alle symboler med igen.`,
  ]
}
