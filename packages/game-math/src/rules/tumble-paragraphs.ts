import type { Tumble } from '../features/tumble.ts'
import { count } from './wording.ts'

/** What a mechanic calls its own wins in them. */
interface TumbleWords {
  /** A whole sentence on what goes. */
  readonly removed: string
  /** Begins the sentence on the next wins. */
  readonly again: string
  readonly within: string
  /** A whole sentence on when the multiplier starts again. */
  readonly restarts: string
}

export function tumbleParagraphs({ multipliers, most }: Tumble, words: TumbleWords): string[] {
  const [first = 1, ...later] = multipliers
  const last = later.pop()
  const steps = later.length > 0 ? `${later.join(', ')} og til sidst ${last}` : `${last}`
  const rising =
    last === undefined
      ? []
      : [
          `Før det første fald ganges gevinsterne med ${first}. For hvert fald ganges de med det ` +
            `næste tal: ${steps}. ${words.restarts}`,
        ]
  return [
    `${words.removed} Symbolerne over dem falder ned, og nye falder ind fra oven. ${words.again}, ` +
      'udbetales de også, og det gentager sig, så længe der kommer gevinst, dog højst ' +
      `${count(most)} gange ${words.within}. Fald koster ikke noget.`,
    ...rising,
  ]
}
