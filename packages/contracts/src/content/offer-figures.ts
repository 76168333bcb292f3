/**
 * The figures of the welcome offer that content may name, as `{offer.bonus}`: the site fills them in from
 * the offer itself. [BONUS-01]
 */
export const offerFigures = [
  'age',
  'deposit',
  'bonus',
  'spins',
  'spinValue',
  'spinsWorth',
  'games',
  'wagering',
  'required',
  'averageLoss',
  'maximumBet',
  'days',
  'until',
] as const

export type OfferFigure = (typeof offerFigures)[number]

/**
 * The figures that `inSteps` of content may name of a welcome offer described deposit by deposit:
 * the most it gives, each deposit in a sentence, and all terms in short. [BONUS-01]
 */
export const offerStepFigures = ['age', 'headline', 'steps', 'terms'] as const

export type OfferStepFigure = (typeof offerStepFigures)[number]

/**
 * Content with the words of one shape of the offer: the value of `inSteps` takes the place of the
 * words beside it while the offer is described deposit by deposit, and is left out while it is not.
 */
export function wordsFor(value: unknown, shape: 'whole' | 'in-steps'): unknown {
  if (Array.isArray(value)) return value.map((each) => wordsFor(each, shape))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const { inSteps, ...words }: { inSteps?: unknown } = value
  const chosen = shape === 'in-steps' && isRecord(inSteps) ? { ...words, ...inSteps } : words
  return Object.fromEntries(
    Object.entries(chosen).map(([name, each]) => [name, wordsFor(each, shape)]),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
