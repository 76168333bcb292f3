import { howToPlayLines } from '../lines/rules.ts'
import type { HoldPar } from '../prove/par.ts'
import type { RulesSection } from '../rules/game-rules.ts'
import { nameOfKind } from '../rules/how-to-play.ts'
import { lineWildSection } from '../rules/line-wild.ts'
import type { MechanicRules } from '../rules/mechanic-rules.ts'
import { count, enumerate, oneIn, times } from '../rules/wording.ts'
import type { HoldDefinition } from './definition.ts'

export function holdRules(definition: HoldDefinition, par: HoldPar): MechanicRules {
  return {
    sections: [
      howToPlayLines(definition),
      ...lineWildSection(definition, nameOfKind(definition, 'coin')),
      holdSection(definition, par),
      prizesSection(definition, par),
    ],
    drawn: ', hvor hvert hjul standser, og hvilke mønter der lander',
  }
}

function holdSection(definition: HoldDefinition, par: HoldPar): RulesSection {
  const { trigger, spins } = definition.holdAndWin
  const name = nameOfKind(definition, 'coin')
  return {
    heading: 'Hold og vind',
    paragraphs: [
      `Symbolet ${name} giver ikke gevinst på linjerne. Står det mindst ${trigger} steder på ` +
        'hjulene, bliver alle forekomster stående og viser, hvad de er værd, og hold og vind ' +
        'begynder.',
      `Du får ${spins} omgange, hvor kun de tomme felter drejer. Hver gang der lander mindst ét ` +
        `nyt symbol af slagsen, bliver det stående, og du har igen ${spins} omgange. Hold og vind ` +
        'slutter, når der ikke er flere omgange eller ikke flere tomme felter, og så udbetales ' +
        'alt, hvad der står.',
      'Hold og vind spilles automatisk med rundens indsats og koster ikke noget. Gevinster på ' +
        'linjerne fra det spin, der udløste det, udbetales også.',
      `I gennemsnit udløses hold og vind i ${oneIn(par.roundsPerFeature)}.`,
    ],
  }
}

function prizesSection(definition: HoldDefinition, par: HoldPar): RulesSection {
  const { coinsPerBet, holdAndWin } = definition
  const { prizes, fullGridCoins } = holdAndWin
  const plain = prizes.filter(({ nameDa }) => nameDa === '')
  const named = prizes.filter(({ nameDa }) => nameDa !== '')
  const values = plain.map(({ coins }) => count(coins / coinsPerBet))
  const pools = named.map(({ nameDa, coins }) => `${nameDa} på ${times(coins / coinsPerBet)}`)
  return {
    heading: 'Præmier i hold og vind',
    paragraphs: [
      `Hvert holdt symbol er ${values.join(', ')} gange indsatsen værd` +
        `${pools.length > 0 ? ` eller en fast præmie: ${enumerate(pools)}` : ''}. Små præmier er ` +
        'mere sandsynlige end store.',
      ...(fullGridCoins > 0
        ? [
            `Bliver alle felter fyldt, får du desuden ${times(fullGridCoins / coinsPerBet)}. Det ` +
              `sker i gennemsnit i 1 ud af ${count(Math.round(par.featuresPerFullGrid))} gange, ` +
              'hvor hold og vind udløses.',
          ]
        : []),
      'Præmierne er faste og vokser ikke fra runde til runde.',
    ],
  }
}
