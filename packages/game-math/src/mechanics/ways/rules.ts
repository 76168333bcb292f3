import type { DefinitionBase } from '../../base/definition-base.ts'
import type { FreeSpinsPar } from '../../prove/par.ts'
import { freeSpinsSection } from '../../rules/free-spins-section.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { chooseStake, nameOfKind } from '../../rules/how-to-play.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { count, enumerate } from '../../rules/wording.ts'
import type { AnyWaysDefinition, NumberedWilds, WaysDefinition } from './definition.ts'

export function waysRules(definition: WaysDefinition, par: FreeSpinsPar): MechanicRules {
  return {
    sections: [
      howToPlayWays(definition),
      ...wildSection(definition),
      ...freeSpinsSection(definition, definition.freeSpins.multipliers, par),
    ],
    drawn: ', hvor hvert hjul standser',
  }
}

function howToPlayWays(definition: WaysDefinition): RulesSection {
  const { titleDa, reels, rows } = definition
  return {
    heading: 'Sådan spiller du',
    paragraphs: [
      `${titleDa} har ${reels} hjul med ${rows} rækker og ${count(rows ** reels)} veje til ` +
        `gevinst. ${chooseStake(definition)} Indsatsen gælder hele runden og alle veje.`,
      ...waysParagraphs,
    ],
  }
}

/** How a way wins, whatever the heights of the reels. */
export const waysParagraphs = [
  'Et symbol giver gevinst, når det står på nok nabohjul i træk fra hjulet længst til ' +
    'venstre. Hvor på hjulet det står, er uden betydning. Viser et hjul symbolet flere ' +
    'gange, er der flere veje, og hver vej udbetales: To på første hjul, ét på andet og tre ' +
    'på tredje giver 2 × 1 × 3 = 6 veje.',
  'Gevinsttabellen viser, hvad hvert symbol giver for én vej. Kun den længste række af hvert ' +
    'symbol udbetales, og gevinster på forskellige symboler lægges sammen. Alle gevinster ' +
    'følger indsatsen: Dobbelt indsats giver dobbelt gevinst.',
] as const

/** What wilds do, whether they have numbers or not. */
export function wildSection(definition: AnyWaysDefinition): RulesSection[] {
  const { wilds } = definition
  return wilds ? [numberedWildSection(definition, wilds)] : waysWildSection(definition)
}

export function waysWildSection(definition: DefinitionBase): RulesSection[] {
  const wild = nameOfKind(definition, 'wild')
  if (!wild) return []
  return [
    {
      heading: 'Wild',
      paragraphs: [
        `Symbolet ${wild} er wild og kan træde i stedet for alle andre symboler end ` +
          `${nameOfKind(definition, 'scatter')}. Det findes ikke på hjulet længst til venstre.`,
      ],
    },
  ]
}

function numberedWildSection(
  definition: AnyWaysDefinition,
  { multipliers }: NumberedWilds,
): RulesSection {
  const wilds = definition.symbols.filter(({ kind }) => kind === 'wild')
  const names = enumerate(wilds.map(({ nameDa }) => nameDa))
  const isOne = wilds.length === 1
  const numbers = wilds.map(({ key, nameDa }) => `${nameDa} ganger med ${multipliers[key] ?? 1}`)
  const [first = 2, second = first] = Object.values(multipliers)
  return {
    heading: 'Wilds, der ganger',
    paragraphs: [
      `${isOne ? 'Symbolet' : 'Symbolerne'} ${names} er wild og kan træde i stedet for alle ` +
        `andre symboler end ${nameOfKind(definition, 'scatter')}. ${isOne ? 'Det' : 'De'} findes ` +
        'ikke på hjulet længst til venstre og giver ikke gevinst alene.',
      `Hver wild ganger de veje, der går gennem den: ${enumerate(numbers)}. En vej gennem en ` +
        `wild, der ganger med ${first}, tæller altså som ${first} veje. Veje uden om den ganges ikke.`,
      `Går en vej gennem flere wilds, ganges deres tal med hinanden: ${first} og ${second} giver ` +
        `${first * second}.`,
      ...onlyInFreeSpins(definition, wilds),
    ],
  }
}

function onlyInFreeSpins(
  { strips }: AnyWaysDefinition,
  wilds: AnyWaysDefinition['symbols'],
): string[] {
  const inBase = new Set(strips.base.flat())
  const names = wilds.filter(({ key }) => !inBase.has(key)).map(({ nameDa }) => nameDa)
  return names.length === 0 ? [] : [`${enumerate(names)} findes kun i free spins.`]
}
