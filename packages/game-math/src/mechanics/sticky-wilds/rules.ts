import type { ChainPar } from '../../prove/par.ts'
import { scattersSentence } from '../../rules/free-spins-section.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { nameOfKind } from '../../rules/how-to-play.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { enumerate, oneIn } from '../../rules/wording.ts'
import { howToPlayLines } from '../lines/rules.ts'
import type { StickyWildsDefinition } from './definition.ts'

export function stickyWildsRules(definition: StickyWildsDefinition, par: ChainPar): MechanicRules {
  return {
    sections: [howToPlayLines(definition), wildSection(definition), freeSection(definition, par)],
    drawn: ', hvor hvert hjul standser, også i hvert free spin',
  }
}

function wildSection(definition: StickyWildsDefinition): RulesSection {
  const [wild, scatter] = [nameOfKind(definition, 'wild'), nameOfKind(definition, 'scatter')]
  return {
    heading: 'Wild',
    paragraphs: [
      `Symbolet ${wild} er wild og kan træde i stedet for alle andre symboler end ${scatter}. Det ` +
        'findes ikke på hjulet længst til venstre og giver ikke gevinst alene.',
    ],
  }
}

function freeSection(definition: StickyWildsDefinition, par: ChainPar): RulesSection {
  const { strips, freeSpins } = definition
  const key = definition.symbols.find(({ kind }) => kind === 'wild')?.key ?? ''
  const on = strips.free.flatMap((strip, reel) => (strip.includes(key) ? [String(reel + 1)] : []))
  const free = par.parts.find(({ part }) => part === 'free-spins')
  const multiplied =
    freeSpins.multiplier > 1
      ? ` Alle gevinster i free spins ganges med ${freeSpins.multiplier}.`
      : ''
  return {
    heading: 'Free spins med klæbende wilds',
    paragraphs: [
      scattersSentence(definition),
      'Under free spins spilles der på hjul med en anden fordeling af symboler. Lander der wild på ' +
        `hjul ${enumerate(on)}, talt fra venstre, fylder det hele hjulet og bliver stående i alle ` +
        `de free spins, der er tilbage.${multiplied}`,
      'Free spins spilles automatisk med rundens indsats og koster ikke noget. Der kan ikke vindes ' +
        'flere free spins undervejs.',
      ...(free ? [`I gennemsnit udløses free spins i ${oneIn(free.rounds)}.`] : []),
    ],
  }
}
