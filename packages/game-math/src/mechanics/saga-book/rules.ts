import type { ChainPar } from '../../prove/par.ts'
import { chainFreeSpinsSection } from '../../rules/chain-free-spins.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { nameOfKind } from '../../rules/how-to-play.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { enumerate } from '../../rules/wording.ts'
import { howToPlayLines } from '../lines/rules.ts'
import type { SagaBookDefinition } from './definition.ts'

export function sagaBookRules(definition: SagaBookDefinition, par: ChainPar): MechanicRules {
  return {
    sections: [
      howToPlayLines(definition),
      bookSection(definition),
      ...chainFreeSpinsSection(definition, par),
      specialSection(definition),
    ],
    drawn: ', hvor hvert hjul standser, og hvilket symbol bogen viser',
  }
}

function bookSection(definition: SagaBookDefinition): RulesSection {
  const book = nameOfKind(definition, 'book')
  return {
    heading: 'Bogen',
    paragraphs: [
      `Symbolet ${book} er bogen: Det er både wild og det symbol, der giver free spins. Som wild kan ` +
        'det træde i stedet for alle andre symboler på en linje, men det giver ikke linjegevinst alene.',
    ],
  }
}

function specialSection(definition: SagaBookDefinition): RulesSection {
  const { symbols, specials, lines } = definition
  const total = specials.reduce((sum, { weight }) => sum + weight, 0)
  const areAlike = specials.every(({ weight }) => weight === specials[0]?.weight)
  const odds = specials.map(({ symbol, weight }) => {
    const name = symbols.find(({ key }) => key === symbol)?.nameDa ?? symbol
    return areAlike ? name : `${name} i ${weight} ud af ${total} tilfælde`
  })
  const drawn = areAlike
    ? `Specialsymbolet trækkes i hver runde, og disse er lige sandsynlige: ${enumerate(odds)}.`
    : `Specialsymbolet trækkes i hver runde: ${enumerate(odds)}.`
  return {
    heading: 'Specialsymbolet',
    paragraphs: [
      'Før de første free spins åbner bogen sig og viser ét symbol. Det er specialsymbolet i alle ' +
        'rundens free spins, også dem, du vinder undervejs.',
      'I hvert free spin udbetales linjerne først. Står specialsymbolet derefter på så mange hjul, ' +
        'at det giver gevinst efter gevinsttabellen, fylder det alle felter på de hjul. Så giver ' +
        `hver af de ${lines.length} linjer gevinst for lige så mange ens, som der er fyldte hjul, ` +
        'også når hjulene ikke står ved siden af hinanden. Bogen tæller ikke med som ' +
        'specialsymbol.',
      drawn,
    ],
  }
}
