import type { DefinitionBase } from '../base/definition-base.ts'
import type { FreeSpinsPar } from '../prove/par.ts'
import type { RulesSection } from './game-rules.ts'
import { count, enumerate, oneIn } from './wording.ts'

/** What the section tells, whichever mechanic the spins are played with. */
interface FreeSpinsGame extends DefinitionBase {
  readonly freeSpins: { readonly spinsByScatters: Readonly<Record<string, number>> }
  readonly caps: { readonly maxFreeSpins: number }
}

/** `multipliers` are those of the first, second, ... spin; the last one stays. */
export function freeSpinsSection(
  definition: FreeSpinsGame,
  multipliers: readonly number[],
  par: FreeSpinsPar,
): RulesSection[] {
  if (Object.keys(definition.freeSpins.spinsByScatters).length === 0) return []
  return [
    {
      heading: 'Free spins',
      paragraphs: [
        scattersSentence(definition),
        `Under free spins spilles der på hjul med en anden fordeling af symboler` +
          `${multiplied(multipliers)} ` +
          'Free spins spilles automatisk med rundens indsats og koster ikke noget.',
        `Du kan vinde flere free spins undervejs på samme måde, dog højst ` +
          `${count(definition.caps.maxFreeSpins)} i alt i én runde.`,
        `I gennemsnit udløses free spins i ${oneIn(par.roundsPerFeature)}.`,
      ],
    },
  ]
}

/** Which scatters give how many free spins, and whether they pay too. */
export function scattersSentence(definition: FreeSpinsGame, where = 'på hjulene'): string {
  const steps = Object.entries(definition.freeSpins.spinsByScatters)
  const scatter = definition.symbols.find(({ kind }) => kind === 'scatter' || kind === 'book')
  const name = scatter?.nameDa ?? ''
  const scatterPays = Object.keys(scatter?.pays ?? {}).length > 0
  const first = steps.map(([scatters, spins]) => `${scatters} giver ${spins} free spins`)
  const counted = `Symbolet ${name} tæller, uanset hvor ${where} det står: ${enumerate(first)}.`
  return scatterPays ? `${counted} Det giver desuden gevinst efter gevinsttabellen.` : counted
}

/** Ends the sentence about the strips of free spins. */
function multiplied(multipliers: readonly number[]): string {
  const [first = 1] = multipliers
  const last = multipliers.at(-1) ?? 1
  if (last === 1) return '.'
  if (first === last) return `, og alle gevinster ganges med ${last}.`
  return `. Gevinsterne ganges med et tal, der vokser undervejs: ${enumerate(steps(multipliers))}.`
}

/** `med 1 i free spin 1 til 4`, and so on; the last step lasts for the rest of them. */
function steps(multipliers: readonly number[]): string[] {
  const starts = multipliers.flatMap((each, place) =>
    each === multipliers[place - 1] ? [] : [{ each, from: place + 1 }],
  )
  return starts.map(({ each, from }, step) => {
    const until = (starts[step + 1]?.from ?? 0) - 1
    if (until < 0) return `med ${each} fra free spin ${from}`
    return `med ${each} i free spin ${until === from ? from : `${from} til ${until}`}`
  })
}
