import type { ChainPar } from '../../prove/par.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { nameOfKind } from '../../rules/how-to-play.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { count, enumerate, oneIn } from '../../rules/wording.ts'
import { howToPlayLines } from '../lines/rules.ts'
import type { RespinWheelDefinition } from './definition.ts'
import { fillingSymbols } from './filled.ts'

export function respinWheelRules(definition: RespinWheelDefinition, par: ChainPar): MechanicRules {
  return {
    sections: [
      howToPlayLines(definition),
      ...wildSection(definition),
      respinSection(definition, par),
      wheelSection(definition, par),
    ],
    drawn:
      ', hvor hvert hjul standser, også i et respin, og hvilket felt multiplikatorhjulet rammer',
  }
}

function wildSection(definition: RespinWheelDefinition): RulesSection[] {
  const wild = nameOfKind(definition, 'wild')
  if (wild === '') return []
  return [
    {
      heading: 'Wild',
      paragraphs: [
        `Symbolet ${wild} er wild og kan træde i stedet for alle andre symboler. Det findes ikke på ` +
          'hjulet længst til venstre og giver ikke gevinst alene.',
      ],
    },
  ]
}

function respinSection(definition: RespinWheelDefinition, par: ChainPar): RulesSection {
  const { symbols, strips, rows, pairRespins } = definition
  const filling = fillingSymbols(symbols, strips.base, rows)
  const names = symbols.flatMap(({ key, nameDa }) => (filling.includes(key) ? [nameDa] : []))
  const respins = par.parts.find(({ part }) => part === 'respins')
  const again =
    pairRespins === 1
      ? 'Det tredje hjul drejer én gang.'
      : `Det tredje hjul drejer, indtil der er gevinst, dog højst ${count(pairRespins)} gange.`
  return {
    heading: 'Respin',
    paragraphs: [
      `Når to af de tre hjul er fyldt med det samme symbol${helping(definition)}, og spinnet ikke ` +
        'giver gevinst, bliver de to hjul stående, og det tredje drejer igen i et respin. ' +
        `${again} Et respin koster ikke noget.`,
      `Et hjul kan fyldes med ${names.length > 1 ? 'disse symboler: ' : ''}${enumerate(names)}.`,
      ...(respins ? [`I gennemsnit er der respin i ${oneIn(respins.rounds)}.`] : []),
    ],
  }
}

function wheelSection(definition: RespinWheelDefinition, par: ChainPar): RulesSection {
  const { multipliers } = definition.wheel
  const wheel = par.parts.find(({ part }) => part === 'wheel')
  const different = [...new Set(multipliers)].sort((a, b) => a - b)
  const odds = different.map((each) => {
    const segments = multipliers.filter((multiplier) => multiplier === each).length
    return `${each} står på ${count(segments)}`
  })
  return {
    heading: 'Multiplikatorhjulet',
    paragraphs: [
      `Når alle tre hjul er fyldt med det samme symbol${helping(definition)}, efter et spin eller et ` +
        'respin, drejer multiplikatorhjulet. Gevinsten ganges med det tal, hjulet standser på.',
      `Hjulet har ${count(multipliers.length)} lige store felter, og alle felter er lige ` +
        `sandsynlige: ${enumerate(odds)}.`,
      ...(wheel ? [`I gennemsnit drejer multiplikatorhjulet i ${oneIn(wheel.rounds)}.`] : []),
    ],
  }
}

function helping(definition: RespinWheelDefinition): string {
  return nameOfKind(definition, 'wild') === '' ? '' : ', eventuelt med hjælp fra wild'
}
