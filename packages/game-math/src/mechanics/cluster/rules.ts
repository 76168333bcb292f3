import type { DefinitionBase } from '../../base/definition-base.ts'
import type { TablePar } from '../../prove/par.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { chooseStake, winsFollowStake } from '../../rules/how-to-play.ts'
import { listSection } from '../../rules/list-section.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { tumbleParagraphs } from '../../rules/tumble-paragraphs.ts'
import type { ClusterDefinition } from './definition.ts'

export function clusterRules(definition: ClusterDefinition, par: TablePar): MechanicRules {
  return {
    sections: [howToPlayClusters(definition), tumbleSection(definition), listSection(par)],
    drawn: ' rundens forløb',
  }
}

export function howToPlayClusters(definition: DefinitionBase): RulesSection {
  const { titleDa, reels, rows, symbols } = definition
  const paying = symbols.find(({ kind }) => kind === 'pay')
  const least = Math.min(...Object.keys(paying?.pays ?? {}).map(Number))
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
  return {
    heading: 'Fald',
    paragraphs: tumbleParagraphs(tumble, {
      removed: 'Når en klynge har givet gevinst, forsvinder dens symboler.',
      again: 'Giver det nye klynger',
      within: 'i én runde',
      restarts: 'Hver ny runde begynder forfra.',
    }),
  }
}
