import { formatPercent } from '@nordlys/core'
import type { Par } from '../prove/par.ts'
import { chances } from '../rules/chances.ts'
import { gambleSection } from '../rules/gamble-section.ts'
import type { GameRules, RulesSection } from '../rules/game-rules.ts'
import { times, volatilityDa } from '../rules/wording.ts'
import type { GameDefinition } from './definition.ts'
import { mechanicOf } from './mechanics.ts'

/** The rules of a game and its report, which must be the report of this very definition. */
export function rulesOf(definition: GameDefinition, par: Par): GameRules {
  const { sections, drawn } = mechanicOf(definition).rules(definition, par)
  return {
    title: definition.titleDa,
    figures: [
      { label: 'Tilbagebetalingsprocent (RTP)', value: formatPercent(par.rtpPercent / 100, 2) },
      { label: 'Volatilitet', value: volatilityDa[par.volatility] },
      { label: 'Gevinstchance pr. runde', value: formatPercent(par.hitRate, 1) },
      { label: 'Højeste gevinst', value: times(par.maxWinBets) },
    ],
    sections: [
      ...sections,
      ...(definition.gamble ? [gambleSection(definition.gamble)] : []),
      chances(par),
      decidedAtOnce(drawn),
      interrupted,
    ],
    paytable: definition.symbols.map(({ key, nameDa, kind, pays }) => ({
      symbol: key,
      name: nameDa,
      kind,
      pays: Object.entries(pays)
        .map(([count, coins]) => ({
          count: Number(count),
          coins,
          timesStake: coins / definition.coinsPerBet,
        }))
        .sort((a, b) => b.count - a.count),
    })),
  }
}

function decidedAtOnce(drawn: string): RulesSection {
  return {
    heading: 'Hvornår gevinsten afgøres',
    paragraphs: [
      `Gevinsten afgøres, når du trykker på spin. En tilfældighedsgenerator (RNG) vælger${drawn}, ` +
        'og animationen viser et resultat, der allerede er afgjort.',
      'Resultatet afhænger hverken af din indsats, din saldo, hvem du er, eller hvad der er sket ' +
        'i tidligere runder. Alle runder har de samme chancer.',
    ],
  }
}

const interrupted: RulesSection = {
  heading: 'Afbrudt spil og fejl',
  paragraphs: [
    'Mister du forbindelsen, efter at du har trykket på spin, er runden afgjort og gemt. ' +
      'Hele gevinsten sættes ind på din saldo, og du finder runden i din spilhistorik.',
    'Kan en runde ikke afgøres på grund af en teknisk fejl, bliver den annulleret, og du får ' +
      'indsatsen tilbage.',
  ],
}
