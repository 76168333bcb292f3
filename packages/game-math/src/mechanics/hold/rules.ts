import type { DefinitionBase } from '../../base/definition-base.ts'
import type { HoldPar } from '../../prove/par.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { nameOfKind } from '../../rules/how-to-play.ts'
import { lineWildSection } from '../../rules/line-wild.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { count, oneIn, times } from '../../rules/wording.ts'
import { howToPlayLines } from '../lines/rules.ts'
import type { HoldDefinition } from './definition.ts'

export function holdRules(definition: HoldDefinition, par: HoldPar): MechanicRules {
  return {
    sections: [
      howToPlayLines(definition),
      ...lineWildSection(definition, nameOfKind(definition, 'coin')),
      holdSection(definition, par),
      prizesSection(definition, par),
    ],
    drawn: ', hvor hvert hjul standser, og hvad der lander i hold og vind',
  }
}

function holdSection(definition: HoldDefinition, par: HoldPar): RulesSection {
  const { trigger, spins } = definition.holdAndWin
  const name = nameOfKind(definition, 'coin')
  return {
    heading: 'Hold og vind',
    paragraphs: [
      `Symbolet ${name} giver ikke gevinst på linjerne. Står det mindst ${trigger} steder på ` +
        'hjulene efter et spin, begynder hold og vind: Symbolerne bliver stående, og hvert af dem ' +
        'viser, hvad det er værd.',
      `Du får ${spins} omgange, hvor kun de tomme felter drejer. Lander der mindst ét nyt symbol ` +
        `af samme slags, bliver det også stående, og du har igen ${spins} omgange. Hold og vind ` +
        'slutter, når omgangene er brugt, eller alle felter er fyldt. Så får du udbetalt, hvad ' +
        'alle symbolerne tilsammen er værd.',
      'Hold og vind spilles automatisk med rundens indsats og koster ikke noget. Gevinster på ' +
        'linjerne fra det spin, der udløste det, udbetales også.',
      `I gennemsnit udløses hold og vind i ${oneIn(par.roundsPerFeature)}.`,
    ],
  }
}

export function prizesSection(
  definition: DefinitionBase & Pick<HoldDefinition, 'holdAndWin'>,
  par: HoldPar,
  words = { feature: 'hold og vind', each: 'Hvert symbol, der bliver stående,' },
): RulesSection {
  const { coinsPerBet, holdAndWin } = definition
  const { prizes, fullGridCoins } = holdAndWin
  const bets = (coins: number) => count(coins / coinsPerBet)
  const plain = prizes.filter(({ nameDa }) => nameDa === '').map(({ coins }) => bets(coins))
  const fixed = prizes
    .filter(({ nameDa }) => nameDa !== '')
    .map(({ nameDa, coins }) => `${nameDa} på ${times(coins / coinsPerBet)}`)
  const full = count(Math.round(Number(par.featuresPerFullGrid.toPrecision(3))))
  return {
    heading: `Præmier i ${words.feature}`,
    paragraphs: [
      `${words.each} giver ${either(ordinary(plain))} indsatsen` +
        `${fixed.length > 0 ? ` eller en fast præmie: ${either(fixed)}.` : '.'}`,
      'Små præmier er mere sandsynlige end store, og præmierne vokser ikke fra runde til runde.',
      ...(fullGridCoins > 0
        ? [
            `Bliver alle felter fyldt, får du desuden ${times(fullGridCoins / coinsPerBet)}. Det ` +
              `sker i gennemsnit én gang, for hver ${full} gange ${words.feature} udløses.`,
          ]
        : []),
    ],
  }
}

/** `0,5, 1` would read as one number; each gets its own word. */
function ordinary(bets: readonly string[]): string[] {
  return bets.map((each) => (each === '1' ? '1 gang' : `${each} gange`))
}

/** `a, b eller c` */
function either(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} eller ${last}` : last
}
