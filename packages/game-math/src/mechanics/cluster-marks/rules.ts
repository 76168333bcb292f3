import type { TablePar } from '../../prove/par.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { listSection } from '../../rules/list-section.ts'
import { listedFreeSpinsSection } from '../../rules/listed-free-spins.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { tumbleParagraphs } from '../../rules/tumble-paragraphs.ts'
import { enumerate } from '../../rules/wording.ts'
import { howToPlayClusters } from '../cluster/rules.ts'
import type { ClusterMarksDefinition } from './definition.ts'

export function clusterMarksRules(
  definition: ClusterMarksDefinition,
  par: TablePar,
): MechanicRules {
  return {
    sections: [
      howToPlayClusters(definition),
      tumbleSection(definition),
      marksSection(definition),
      ...listedFreeSpinsSection(definition, par, {
        where: 'i gitteret',
        special: 'Felter, der gløder, bliver ved med det gennem alle rundens free spins.',
      }),
      listSection(par),
    ],
    drawn: ' rundens forløb',
  }
}

function tumbleSection({ tumble }: ClusterMarksDefinition): RulesSection {
  return {
    heading: 'Fald',
    paragraphs: tumbleParagraphs(
      { multipliers: [1], most: tumble.most },
      {
        removed: 'Når en klynge har givet gevinst, forsvinder dens symboler.',
        again: 'Giver det nye klynger',
        within: 'i ét spin',
        restarts: '',
      },
    ),
  }
}

function marksSection({ marks }: ClusterMarksDefinition): RulesSection {
  const [first = 1, ...later] = marks.multipliers
  const last = later.at(-1)
  const grows =
    last === undefined
      ? `Tallet er ${first}.`
      : `Tallet er ${first} efter feltets første gevinst i runden. For hver gevinst mere vokser ` +
        `det, til ${enumerate(later.map(String))}, og derefter bliver det stående.`
  return {
    heading: 'Glødende felter',
    paragraphs: [
      'De felter, en klynge har givet gevinst på, begynder at gløde med et tal. Felterne gløder ' +
        `resten af runden, også når symbolerne på dem skifter. ${grows}`,
      'Ligger en klynge på felter, der allerede gløder, ganges dens gevinst med summen af deres ' +
        'tal. Ligger den ikke på nogen, ganges den ikke. Hver ny runde begynder uden glødende ' +
        'felter.',
    ],
  }
}
