import type { TablePar } from '../../prove/par.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { chooseStake, nameOfKind, winsFollowStake } from '../../rules/how-to-play.ts'
import { listSection } from '../../rules/list-section.ts'
import { listedFreeSpinsSection } from '../../rules/listed-free-spins.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { tumbleParagraphs } from '../../rules/tumble-paragraphs.ts'
import { count, enumerate } from '../../rules/wording.ts'
import type { ScatterPaysDefinition } from './definition.ts'

export function scatterPaysRules(definition: ScatterPaysDefinition, par: TablePar): MechanicRules {
  return {
    sections: [
      howToPlayAnywhere(definition),
      tumbleSection(definition),
      orbSection(definition),
      ...listedFreeSpinsSection(definition, par, {
        where: 'i gitteret',
        special:
          'I free spins er symbolerne fordelt anderledes, og kuglernes tal lægges sammen fra det ' +
          'første free spin til det sidste: Når et free spin giver gevinst, kommer tallene på dets ' +
          'kugler oven i en sum, der bliver stående, og gevinsten ganges med hele summen, også når ' +
          'der ingen kugler er i netop det spin.',
      }),
      listSection(par),
    ],
    drawn: ' rundens forløb',
  }
}

function howToPlayAnywhere(definition: ScatterPaysDefinition): RulesSection {
  const { titleDa, reels, rows, symbols } = definition
  const paying = symbols.find(({ kind }) => kind === 'pay')
  const least = Math.min(...Object.keys(paying?.pays ?? {}).map(Number))
  return {
    heading: 'Sådan spiller du',
    paragraphs: [
      `${titleDa} har ${reels} kolonner med ${rows} rækker og ingen gevinstlinjer. ` +
        `${chooseStake(definition)} Indsatsen gælder hele runden.`,
      `Mindst ${least} ens symboler giver gevinst, uanset hvor i gitteret de ligger. Jo flere der ` +
        'er, desto mere giver de. Gevinster på forskellige symboler lægges sammen.',
      `${winsFollowStake} Ligger antallet mellem to trin i tabellen, gælder det laveste af dem.`,
    ],
  }
}

function tumbleSection({ tumble }: ScatterPaysDefinition): RulesSection {
  return {
    heading: 'Fald',
    paragraphs: tumbleParagraphs(
      { multipliers: [1], most: tumble.most },
      {
        removed: 'Når ens symboler har givet gevinst, forsvinder de.',
        again: 'Giver det nye gevinster',
        within: 'i ét spin',
        restarts: '',
      },
    ),
  }
}

function orbSection(definition: ScatterPaysDefinition): RulesSection {
  const { orbs } = definition
  const total = orbs.reduce((sum, { weight }) => sum + weight, 0)
  const odds = orbs.map(({ times, weight }) => `×${times} i ${count(weight)}`)
  return {
    heading: 'Kugler',
    paragraphs: [
      'En kugle bærer et tal. Den giver ikke selv gevinst og forsvinder ikke, når andre symboler ' +
        'gør det. Når et spin ikke falder mere, ganges alle dets gevinster på ens symboler med ' +
        'summen af tallene på de kugler, der ligger i gitteret. Uden kugler ganges de ikke, og ' +
        `uden gevinst tæller kuglerne ikke. Gevinst på ${nameOfKind(definition, 'scatter')} ganges ` +
        'aldrig.',
      `Tallet trækkes for hver kugle, der falder. Af ${count(total)} kugler er det i gennemsnit ` +
        `${enumerate(odds)}.`,
    ],
  }
}
