import { howToPlayLines } from '../lines/rules.ts'
import type { ChainPar } from '../prove/par.ts'
import type { RulesSection } from '../rules/game-rules.ts'
import { nameOfKind } from '../rules/how-to-play.ts'
import type { MechanicRules } from '../rules/mechanic-rules.ts'
import { count, enumerate, oneIn } from '../rules/wording.ts'
import type { DefinitionBase, Strips } from '../slot/definition-base.ts'
import type { WildReelsDefinition } from './definition.ts'

/** `howWildsGoOn` tells what wild reels do between two spins, in whole sentences. */
export function wildReelsRules(
  definition: WildReelsDefinition,
  par: ChainPar,
  howWildsGoOn: string,
): MechanicRules {
  const respins = par.parts.find(({ part }) => part === 'respins')
  return {
    sections: [
      howToPlayLines(definition),
      fillingWildSection(definition, definition.strips.base),
      {
        heading: 'Respins',
        paragraphs: [
          howWildsGoOn,
          `En runde har højst ${count(definition.caps.maxRespins)} respins. De spilles automatisk ` +
            `med rundens indsats og koster ikke noget.${multiplied(definition)}`,
          ...(respins ? [`I gennemsnit er der respins i ${oneIn(respins.rounds)}.`] : []),
        ],
      },
    ],
    drawn: ', hvor hvert hjul standser, også i hvert respin',
  }
}

/** The wild that fills its reel, and the reels it is on. */
function fillingWildSection(definition: DefinitionBase, strips: Strips): RulesSection {
  const wild = definition.symbols.find(({ kind }) => kind === 'wild')
  const on = strips.flatMap((strip, reel) => (strip.includes(wild?.key ?? '') ? [reel + 1] : []))
  const scatter = nameOfKind(definition, 'scatter')
  return {
    heading: 'Wild',
    paragraphs: [
      `Symbolet ${wild?.nameDa ?? ''} er wild og kan træde i stedet for alle andre symboler` +
        `${scatter ? ` end ${scatter}` : ''}. Det findes på hjul ${enumerate(on.map(String))}, ` +
        'talt fra venstre, og giver ikke gevinst alene.',
      'Når wild lander, fylder det hele sit hjul, før gevinsterne tælles op.',
    ],
  }
}

function multiplied({ respins, caps }: WildReelsDefinition): string {
  // What comes after the last respin there can be is never reached.
  const multipliers = respins.multipliers.slice(0, caps.maxRespins)
  const [first = 1] = multipliers
  const last = multipliers.at(-1) ?? 1
  if (last === 1) return ''
  if (first === last) return ` Gevinster i respins ganges med ${last}.`
  const rising =
    ' Gevinster i respins ganges med et tal, der vokser undervejs: med ' +
    enumerate(multipliers.map(String))
  if (multipliers.length === caps.maxRespins) return `${rising}.`
  return `${rising} i de første ${multipliers.length} og derefter med ${last} i resten.`
}
