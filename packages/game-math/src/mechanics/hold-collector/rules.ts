import { rounded } from '../../prove/figures.ts'
import type { HoldPar } from '../../prove/par.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { nameOfKind } from '../../rules/how-to-play.ts'
import { lineWildSection } from '../../rules/line-wild.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { count, enumerate, oneIn } from '../../rules/wording.ts'
import { totalWeight } from '../chain/spin-chain.ts'
import { prizesSection } from '../hold/rules.ts'
import { howToPlayLines } from '../lines/rules.ts'
import type { HoldCollectorDefinition } from './definition.ts'

export function holdCollectorRules(
  definition: HoldCollectorDefinition,
  par: HoldPar,
): MechanicRules {
  return {
    sections: [
      howToPlayLines(definition),
      ...lineWildSection(definition, nameOfKind(definition, 'coin')),
      holdSection(definition, par),
      collectorSection(definition, par),
      chestSection(definition),
      prizesSection(definition, par, {
        feature: 'hold og saml',
        each: `Hvert symbol af slagsen ${nameOfKind(definition, 'coin')}`,
      }),
    ],
    drawn: ', hvor hvert hjul standser, hvad kisten giver, og hvad der lander i hold og saml',
  }
}

function holdSection(definition: HoldCollectorDefinition, par: HoldPar): RulesSection {
  const { trigger, spins } = definition.holdAndWin
  const [coin, collector] = [nameOfKind(definition, 'coin'), nameOfKind(definition, 'collector')]
  return {
    heading: 'Hold og saml',
    paragraphs: [
      `Symbolet ${coin} giver ikke gevinst på linjerne. Står det mindst ${trigger} steder på ` +
        'hjulene efter et spin, begynder hold og saml: Symbolerne bliver stående, og hvert af dem ' +
        'viser, hvad det er værd.',
      `Du får ${spins} omgange, hvor kun de tomme felter drejer. Lander der mindst ét nyt symbol, ` +
        `${coin} eller ${collector}, bliver det også stående, og du har igen ${spins} omgange. ` +
        'Hold og saml slutter, når omgangene er brugt, eller alle felter er fyldt. Så får du ' +
        'udbetalt, hvad alle symbolerne tilsammen er værd.',
      'Omgangene spilles automatisk med rundens indsats og koster ikke noget. Gevinster på ' +
        'linjerne fra det spin, der udløste dem, udbetales også.',
      `I gennemsnit udløses hold og saml i ${oneIn(par.roundsPerFeature)}.`,
    ],
  }
}

function collectorSection(definition: HoldCollectorDefinition, par: HoldPar): RulesSection {
  const [coin, collector] = [nameOfKind(definition, 'coin'), nameOfKind(definition, 'collector')]
  const each = count(rounded(par.collectorsPerFeature ?? 0, 2))
  return {
    heading: 'Samleren',
    paragraphs: [
      `Symbolet ${collector} er samleren. Den findes kun i hold og saml. Når den lander, bliver ` +
        `den lige så meget værd som alle symboler af slagsen ${coin} på pladen tilsammen, også dem, ` +
        'der landede i samme omgang. De beholder selv deres værdi.',
      'Samlere tæller ikke hinanden med, og en samler vokser ikke, efter at den er landet. Lander ' +
        'der flere i samme omgang, får de hver især det hele.',
      `I gennemsnit lander der ${each} samlere, hver gang hold og saml udløses.`,
    ],
  }
}

function chestSection({ coinsPerBet, chest }: HoldCollectorDefinition): RulesSection {
  const total = totalWeight(chest.prizes)
  const odds = chest.prizes.map(
    ({ coins, weight }) => `${count(coins / coinsPerBet)} i ${count(weight)}`,
  )
  return {
    heading: 'Kisten',
    paragraphs: [
      'Når hold og saml begynder, åbner du én af tre kister og får præmien i den. Præmien er ' +
        'trukket, før kisterne vises, og er den samme, hvilken kiste du end vælger: Dit valg ' +
        'ændrer ikke præmien. Spilles der autospil, åbnes en kiste af sig selv.',
      `Ud af ${count(total)} gange er præmien i gange indsatsen: ${enumerate(odds)}.`,
    ],
  }
}
