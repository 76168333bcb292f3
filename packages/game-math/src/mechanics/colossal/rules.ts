import type { ChainPar } from '../../prove/par.ts'
import { chainFreeSpinsSection } from '../../rules/chain-free-spins.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { nameOfKind } from '../../rules/how-to-play.ts'
import { lineWildSection } from '../../rules/line-wild.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { enumerate } from '../../rules/wording.ts'
import { howToPlayLines } from '../lines/rules.ts'
import { type ColossalDefinition, giantReels } from './definition.ts'

export function colossalRules(definition: ColossalDefinition, par: ChainPar): MechanicRules {
  return {
    sections: [
      howToPlayLines(definition),
      ...lineWildSection(definition, nameOfKind(definition, 'scatter')),
      ...chainFreeSpinsSection(definition, par),
      giantSection(definition),
    ],
    drawn: ', hvor hvert hjul standser, også kæmpehjulet i hvert free spin',
  }
}

function giantSection(definition: ColossalDefinition): RulesSection {
  const { rows, strips } = definition
  const middle = giantReels(definition)
  const scatter = nameOfKind(definition, 'scatter')
  const onGiant = strips.free[1]?.includes(
    definition.symbols.find(({ kind }) => kind === 'scatter')?.key ?? '',
  )
  const counted =
    `Kolossymbolet ${scatter} tæller som ${middle.length}: ét for hvert af de hjul, det ` +
    'dækker.'
  return {
    heading: 'Kolossymboler',
    paragraphs: [
      `I free spins drejer hjul ${enumerate(middle.map((reel) => String(reel + 1)))} som ét ` +
        `kæmpehjul. Det standser altid med ét helt kolossymbol, der dækker alle ` +
        `${middle.length} × ${rows} felter, og på linjerne tæller det i hvert af felterne.`,
      ...(onGiant ? [counted] : []),
    ],
  }
}
