import { formatKroner, ore } from '@nordlys/core'
import type { Par } from '../prove/par.ts'
import type { GameDefinition } from '../slot/definition.ts'
import type { RulesSection } from './game-rules.ts'
import { count, enumerate, oneIn } from './wording.ts'

export function howToPlay(definition: GameDefinition): RulesSection {
  const { lines, reels, rows, stakesOre } = definition
  const least = formatKroner(ore(stakesOre[0] ?? 0))
  const most = formatKroner(ore(stakesOre.at(-1) ?? 0))
  return {
    heading: 'Sådan spiller du',
    paragraphs: [
      `${definition.titleDa} har ${reels} hjul med ${rows} rækker og ${lines.length} ` +
        `gevinstlinjer. Vælg en indsats fra ${least} til ${most}, og tryk på spin. ` +
        'Indsatsen gælder hele runden og alle gevinstlinjer.',
      'En linje giver gevinst, når ens symboler står på nabohjul fra venstre mod højre, og det ' +
        'første står på hjulet længst til venstre. Kun den højeste gevinst på hver linje ' +
        'udbetales, og gevinster på forskellige linjer lægges sammen.',
      'Gevinsttabellen viser, hvad hvert symbol giver. Alle gevinster følger indsatsen: Dobbelt ' +
        'indsats giver dobbelt gevinst.',
    ],
  }
}

export function featureSections(definition: GameDefinition, par: Par): RulesSection[] {
  return [...wildSection(definition), ...freeSpinsSection(definition, par)]
}

function wildSection({ symbols, wildMultiplier }: GameDefinition): RulesSection[] {
  const wild = symbols.find(({ kind }) => kind === 'wild')
  if (!wild) return []
  const paragraphs = [
    `Symbolet ${wild.nameDa} er wild og kan træde i stedet for alle andre symboler end ` +
      `${scatterName(symbols)}.`,
  ]
  if (Object.keys(wild.pays).length > 0) {
    paragraphs.push(
      'Wilds giver også gevinst alene. Kan en linje læses på to måder, får du den højeste gevinst.',
    )
  }
  if (wildMultiplier > 1) {
    paragraphs.push(
      `Når wild hjælper et andet symbol til en gevinst, ganges gevinsten med ${wildMultiplier}.`,
    )
  }
  return [{ heading: 'Wild', paragraphs }]
}

function freeSpinsSection(definition: GameDefinition, par: Par): RulesSection[] {
  const { symbols, freeSpins, caps } = definition
  const steps = Object.entries(freeSpins.spinsByScatters)
  if (steps.length === 0) return []
  const name = scatterName(symbols)
  const first = steps.map(([scatters, spins]) => `${scatters} giver ${spins} free spins`)
  const multiplied =
    freeSpins.multiplier > 1 ? `, og alle gevinster ganges med ${freeSpins.multiplier}` : ''
  return [
    {
      heading: 'Free spins',
      paragraphs: [
        `Symbolet ${name} tæller, uanset hvor på hjulene det står: ${enumerate(first)}. ` +
          'Det giver desuden gevinst efter gevinsttabellen.',
        `Under free spins spilles der på hjul med en anden fordeling af symboler${multiplied}. ` +
          'Free spins spilles automatisk med rundens indsats og koster ikke noget.',
        `Du kan vinde flere free spins undervejs på samme måde, dog højst ` +
          `${count(caps.maxFreeSpins)} i alt i én runde.`,
        `I gennemsnit udløses free spins i ${oneIn(par.roundsPerFeature)}.`,
      ],
    },
  ]
}

function scatterName(symbols: GameDefinition['symbols']): string {
  return symbols.find(({ kind }) => kind === 'scatter')?.nameDa ?? ''
}
