import type { TablePar } from '../prove/par.ts'
import type { RulesSection } from '../rules/game-rules.ts'
import { chooseStake, winsFollowStake } from '../rules/how-to-play.ts'
import type { MechanicRules } from '../rules/mechanic-rules.ts'
import { count } from '../rules/wording.ts'
import type { ClusterDefinition } from './definition.ts'

export function clusterRules(definition: ClusterDefinition, par: TablePar): MechanicRules {
  return {
    sections: [howToPlayClusters(definition), tumbleSection(definition), listSection(par)],
    drawn: ' rundens forløb',
  }
}

function howToPlayClusters(definition: ClusterDefinition): RulesSection {
  const { titleDa, reels, rows, symbols } = definition
  const least = Math.min(...Object.keys(symbols[0]?.pays ?? {}).map(Number))
  return {
    heading: 'Sådan spiller du',
    paragraphs: [
      `${titleDa} har ${reels} kolonner med ${rows} rækker og ingen gevinstlinjer. ` +
        `${chooseStake(definition)} Indsatsen gælder hele runden.`,
      `Mindst ${least} ens symboler, der rører hinanden vandret eller lodret, er en klynge og ` +
        'giver gevinst, uanset hvor i gitteret den ligger. Jo større klyngen er, desto mere giver ' +
        'den. Gevinster på flere klynger lægges sammen.',
      `${winsFollowStake} Ligger en klynges størrelse mellem to trin i tabellen, gælder det ` +
        'laveste af dem.',
    ],
  }
}

function tumbleSection({ tumble }: ClusterDefinition): RulesSection {
  const { multipliers, most } = tumble
  const [first = 1, ...later] = multipliers
  const last = later.pop()
  const steps = later.length > 0 ? `${later.join(', ')} og til sidst ${last}` : `${last}`
  const rising =
    last === undefined
      ? []
      : [
          `Før det første fald ganges gevinsterne med ${first}. For hvert fald i runden ganges de ` +
            `med mere: ${steps}. Hver ny runde begynder forfra.`,
        ]
  return {
    heading: 'Fald',
    paragraphs: [
      'Når en klynge har givet gevinst, forsvinder dens symboler. Symbolerne over dem falder ned, ' +
        'og nye falder ind fra oven. Giver det nye klynger, udbetales de også, og det gentager ' +
        `sig, så længe der kommer gevinst, dog højst ${count(most)} gange i én runde. Fald koster ` +
        'ikke noget.',
      ...rising,
    ],
  }
}

function listSection({ table }: TablePar): RulesSection {
  return {
    heading: 'Sådan trækkes en runde',
    paragraphs: [
      `Hver runde trækkes blandt ${count(table.rounds)} forløb, der er spillet på forhånd efter ` +
        'reglerne her. Først trækkes gevinstens størrelse i grove trin, og derefter et forløb med ' +
        'den størrelse. Alle forløb er med i hver eneste trækning, så det samme kan komme igen, og ' +
        'ingen gevinst bliver brugt op.',
    ],
  }
}
