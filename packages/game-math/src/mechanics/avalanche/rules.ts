import type { ChainPar } from '../../prove/par.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { count, oneIn } from '../../rules/wording.ts'
import { howToPlayLines } from '../lines/rules.ts'
import type { AvalancheDefinition } from './definition.ts'

export function avalancheRules(definition: AvalancheDefinition, par: ChainPar): MechanicRules {
  const { most, multipliers } = definition.tumble
  const [first = 1, ...later] = multipliers
  const last = later.pop()
  const steps = later.length > 0 ? `${later.join(', ')} og til sidst ${last}` : `${last}`
  const avalanche = par.parts.find(({ part }) => part === 'avalanche')
  return {
    sections: [
      howToPlayLines(definition),
      ...wildSection(definition),
      {
        heading: 'Laviner',
        paragraphs: [
          'Giver symbolerne gevinst, forsvinder de alle sammen, og et helt nyt sæt symboler falder ' +
            'ned. Giver de nye også gevinst, sker det igen, så længe der kommer gevinst, dog højst ' +
            `${count(most)} gange i én runde. Laviner koster ikke noget.`,
          ...(last === undefined
            ? []
            : [
                `Før den første lavine ganges gevinsterne med ${first}. For hver lavine ganges de ` +
                  `med det næste tal: ${steps}. Hver runde begynder forfra.`,
              ]),
          ...(avalanche ? [`I gennemsnit er der laviner i ${oneIn(avalanche.rounds)}.`] : []),
        ],
      },
    ],
    drawn: ' alle de symboler, der falder, også i hver lavine',
  }
}

function wildSection({ symbols, wildMultiplier }: AvalancheDefinition) {
  const wild = symbols.find(({ kind }) => kind === 'wild')
  if (!wild) return []
  const isPaying = Object.keys(wild.pays).length > 0
  return [
    {
      heading: 'Wild',
      paragraphs: [
        `Symbolet ${wild.nameDa} er wild og kan træde i stedet for alle andre symboler.`,
        ...(isPaying
          ? [
              'Wilds giver også gevinst alene. Kan en linje læses på to måder, får du den højeste ' +
                'gevinst.',
            ]
          : []),
        ...(wildMultiplier > 1
          ? [
              `Når wild hjælper et andet symbol til en gevinst, ganges gevinsten med ${wildMultiplier}.`,
            ]
          : []),
      ],
    },
  ]
}
